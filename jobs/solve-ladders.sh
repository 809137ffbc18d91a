#!/usr/bin/env bash
# Solves a corpus of ladders problems, the sample by default: jobs/solve-ladders.sh [INPUT [OUTPUT [OPTIONS]]]
set -euo pipefail
home="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
exec "$home/jobs/croupier" solve ladders "${1:-$home/datasets/ladders/sample}" "${2:-out/ladders}" "${@:3}"
