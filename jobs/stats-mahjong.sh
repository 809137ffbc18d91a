#!/usr/bin/env bash
# Statistics of solved mahjong problems, those of solve-mahjong.sh by default: jobs/stats-mahjong.sh [ANSWERS [OUTPUT [OPTIONS]]]
set -euo pipefail
home="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
exec "$home/jobs/croupier" stats mahjong "${1:-out/mahjong}" "${2:-out/stats-mahjong}" "${@:3}"
