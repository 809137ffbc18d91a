#!/usr/bin/env bash
# Statistics of solved mice problems, those of solve-mice.sh by default: jobs/stats-mice.sh [ANSWERS [OUTPUT [OPTIONS]]]
set -euo pipefail
home="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
exec "$home/jobs/croupier" stats mice "${1:-out/mice}" "${2:-out/stats-mice}" "${@:3}"
