#!/usr/bin/env bash
# Statistics of solved ladders problems, those of solve-ladders.sh by default: jobs/stats-ladders.sh [ANSWERS [OUTPUT [OPTIONS]]]
set -euo pipefail
home="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
exec "$home/jobs/croupier" stats ladders "${1:-out/ladders}" "${2:-out/stats-ladders}" "${@:3}"
