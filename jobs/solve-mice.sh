#!/usr/bin/env bash
# Solves a corpus of mice problems, the sample by default: jobs/solve-mice.sh [INPUT [OUTPUT [OPTIONS]]]
set -euo pipefail
home="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
exec "$home/jobs/croupier" solve mice "${1:-$home/datasets/mice/sample}" "${2:-out/mice}" "${@:3}"
