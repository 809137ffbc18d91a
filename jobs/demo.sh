#!/usr/bin/env bash
# Solves the sample corpus of each game and shows the first answers as tables: jobs/demo.sh
# Needs a JDK 17 and Maven; the first call builds the program.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

for game in mahjong ladders patience mice; do
  echo "== $game"
  jobs/croupier solve "$game" "datasets/$game/sample" "out/demo/$game" --mode overwrite --show 5
done
