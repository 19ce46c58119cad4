"""Random playouts of 4-player Yatai beside OpenSpiel's games: decisions per second, the same loop for all.

Each side runs in a process of its own and takes turns with the others. A machine's speed may change by a third within
a minute, so sides are compared within each round, and the median of the rounds counts. A step of OpenSpiel is a
decision of a player; the chance moves between them are drawn in the same loop and not counted, as our rules draw theirs
inside a decision.
"""

import subprocess
import sys
from pathlib import Path
from statistics import median

from bench.peers import interpreter

SECONDS = 0.6
ROUNDS = 13
OURS = "cookoff yatai"
PEERS = {
    "backgammon": "OpenSpiel backgammon (C++)",
    "gin_rummy": "OpenSpiel gin_rummy (C++)",
    "hanabi": "OpenSpiel hanabi (C++)",
    "python_team_dominoes": "OpenSpiel team_dominoes (Python)",
}


def main() -> None:
    """Print the table of speeds and ratios."""
    peer = interpreter("open-spiel", ["open-spiel==2.0.2"])
    here = Path(__file__).parent
    sides = {OURS: [sys.executable, str(here / "_playouts_ours.py"), str(SECONDS)]}
    for game, name in PEERS.items():
        sides[name] = [str(peer), str(here / "_playouts_openspiel.py"), game, str(SECONDS)]
    speeds: dict[str, list[float]] = {name: [] for name in sides}
    for round_ in range(1, ROUNDS + 1):
        print(f"round {round_} of {ROUNDS} ...", file=sys.stderr, flush=True)
        for name, command in sides.items():
            told = subprocess.run(command, capture_output=True, text=True, check=True)
            speeds[name].append(float(told.stdout))
    print(f"{'random playouts':40} {'decisions/s':>12} {'lowest':>10} {'highest':>10} {'yatai is':>9}")
    for name, measured in speeds.items():
        ratio = median(ours / theirs for ours, theirs in zip(speeds[OURS], measured, strict=True))
        print(f"{name:40} {median(measured):12,.0f} {min(measured):10,.0f} {max(measured):10,.0f} {ratio:8.2f}×")
    subprocess.run([sys.executable, str(here / "_playouts_ours.py"), "sizes"], check=True)
