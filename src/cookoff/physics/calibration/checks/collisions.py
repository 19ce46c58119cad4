"""Collisions: two chips that meet keep their common momentum."""

import math

from msgspec import structs

from cookoff.physics.calibration.checks.probe import Probe, wide_board
from cookoff.physics.calibration.checks.row import CheckRow

ALLOWED = 0.02
SPEED = 1.0


def collisions() -> list[CheckRow]:
    """Momentum before and after, on a board with hardly any friction: head on, and off centre."""
    board = wide_board()
    slippery = structs.replace(board.materials.chip_board, friction=0.02)
    board = structs.replace(board, materials=structs.replace(board.materials, chip_board=slippery))
    probe = Probe(board, 2)
    d, half = board.chip.diameter, board.chip.thickness / 2.0
    rows = []
    for name, aside in (("head on", 0.0), ("half off centre", 0.5 * d)):
        gap = math.sqrt(d * d - aside * aside) + 0.003
        probe.start(
            [[0, 0, half, 1, 0, 0, 0], [gap, aside, half, 1, 0, 0, 0]], [[SPEED, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0]]
        )
        probe.step(30)
        total = probe.velocities[:, :3].sum(axis=0)
        # The board's friction takes µg from every moving chip while we look: 0.02 · 9.81 · 30 ms is 6 mm/s.
        off = math.hypot(float(total[0]) - SPEED, float(total[1])) / SPEED
        moved = float(probe.velocities[1, 0])
        rows.append(
            CheckRow(
                f"two chips {name}: common momentum",
                "100 %",
                f"{1.0 - off:.1%} (the second leaves with {moved:.2f} m/s)",
                f"± {ALLOWED:.0%}",
                off < ALLOWED and moved > 0.2,
            )
        )
    return rows
