"""Thick coins: the thicker a coin, the more often it comes to rest on its edge."""

import math
from itertools import pairwise
from random import Random

from msgspec import structs

from cookoff.physics.calibration.checks.probe import Probe, wide_board
from cookoff.physics.calibration.checks.row import CheckRow

THICKNESS = (0.1, 0.5, 0.8, 1.1)
"""As a share of the diameter."""
DROPS = 50


def edge_landings() -> list[CheckRow]:
    """The shares of coins on edge, dropped from 5 cm with random turns."""
    shares = []
    for ratio in THICKNESS:
        board = wide_board()
        board = structs.replace(board, chip=structs.replace(board.chip, thickness=ratio * board.chip.diameter))
        probe, rng, edges = Probe(board, 1), Random(11), 0
        for _ in range(DROPS):
            quat = [rng.gauss(0, 1) for _ in range(4)]
            norm = math.sqrt(sum(c * c for c in quat))
            turn = [rng.gauss(0, 8) for _ in range(3)]
            probe.start([[0, 0, 0.05 + board.chip.diameter, *(c / norm for c in quat)]], [[0, 0, 0, *turn]])
            probe.rest(4.0)
            x, y = float(probe.poses[0, 4]), float(probe.poses[0, 5])
            edges += abs(1.0 - 2.0 * (x * x + y * y)) < 0.5
        shares.append(edges / DROPS)
    rising = all(a <= b for a, b in pairwise(shares)) and shares[-1] > shares[0]
    return [
        CheckRow(
            f"coins on edge, thickness {', '.join(f'{r:g}' for r in THICKNESS)} of the diameter",
            "rising from about 0",
            ", ".join(f"{share:.0%}" for share in shares),
            "rising, first under 5 %",
            rising and shares[0] < 0.05,
        )
    ]
