#!/usr/bin/env bash
# The exact distribution over all mahjong hands: jobs/all-hands.sh [OUTPUT [OPTIONS]]
set -euo pipefail
home="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
exec "$home/jobs/croupier" all-hands "${1:-out/all-hands}" "${@:2}"
