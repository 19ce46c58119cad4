"""The environments for programs that learn, beside other libraries: decisions per second on one core.

Yatai with observation and mask in every row, through PettingZoo and as many games at once; PettingZoo's connect_four,
RLCard and OpenSpiel's rl_environment driven by loops of the same kind. Each side runs in a process of its own and takes
turns with the others; processor time counts, and the median of the rounds.
"""

import subprocess
import sys
from pathlib import Path
from statistics import median

from bench.peers import interpreter

SECONDS = 1.0
ROUNDS = 3
OURS = {
    "rules": "the rules alone, four players",
    "encoding": "from view to numbers alone, four players",
    "observation": "view and numbers alone, four players",
    "aec": "cookoff AEC, four players",
    "aec-raw": "cookoff AEC without PettingZoo's guards",
    "vector-2": "cookoff, 128 games at once, two players",
    "vector-4": "cookoff, 128 games at once, four players",
}
PEERS = {
    "connect_four": "PettingZoo connect_four_v3",
    "rlcard-uno": "RLCard uno",
    "rlcard-gin": "RLCard gin-rummy",
    "spiel-gin": "OpenSpiel rl_environment gin_rummy (C++)",
    "spiel-backgammon": "OpenSpiel rl_environment backgammon (C++)",
}


def main() -> None:
    """Print the table of speeds and ratios."""
    peer = interpreter(
        "research", ["pettingzoo[classic]==1.27.0", "rlcard==1.2.0", "open-spiel==2.0.2", "setuptools<81"]
    )
    here = Path(__file__).parent
    sides = {name: [sys.executable, str(here / "_ours.py"), side] for side, name in OURS.items()}
    sides |= {name: [str(peer), str(here / "_peers.py"), side] for side, name in PEERS.items()}
    speeds: dict[str, list[float]] = {name: [] for name in sides}
    for round_ in range(1, ROUNDS + 1):
        print(f"round {round_} of {ROUNDS} ...", file=sys.stderr, flush=True)
        for name, command in sides.items():
            told = subprocess.run([*command, str(SECONDS)], capture_output=True, text=True, check=True)
            speeds[name].append(float(told.stdout.splitlines()[-1]))
    ours = median(speeds[OURS["aec"]])
    print(f"{'':45} {'decisions/s':>12} {'lowest':>10} {'highest':>10} {'our AEC is':>10}")
    for name, measured in speeds.items():
        middle = median(measured)
        print(f"{name:45} {middle:12,.0f} {min(measured):10,.0f} {max(measured):10,.0f} {ours / middle:9.2f}×")
