#!/usr/bin/env bash
# Statistics of solved patience problems, those of solve-patience.sh by default: jobs/stats-patience.sh [ANSWERS [OUTPUT [OPTIONS]]]
set -euo pipefail
home="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
exec "$home/jobs/croupier" stats patience "${1:-out/patience}" "${2:-out/stats-patience}" "${@:3}"
