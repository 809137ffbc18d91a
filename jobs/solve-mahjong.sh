#!/usr/bin/env bash
# Solves a corpus of mahjong problems, the sample by default: jobs/solve-mahjong.sh [INPUT [OUTPUT [OPTIONS]]]
set -euo pipefail
home="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
exec "$home/jobs/croupier" solve mahjong "${1:-$home/datasets/mahjong/sample}" "${2:-out/mahjong}" "${@:3}"
