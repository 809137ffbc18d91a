#!/usr/bin/env bash
# Solves a corpus of patience problems, the sample by default: jobs/solve-patience.sh [INPUT [OUTPUT [OPTIONS]]]
set -euo pipefail
home="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
exec "$home/jobs/croupier" solve patience "${1:-$home/datasets/patience/sample}" "${2:-out/patience}" "${@:3}"
