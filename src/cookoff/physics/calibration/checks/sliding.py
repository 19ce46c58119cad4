"""Sliding: a chip that begins at speed v stops after v²/(2µg)."""

from cookoff.physics.calibration.checks.probe import Probe, wide_board
from cookoff.physics.calibration.checks.row import CheckRow
from cookoff.physics.geometry import GRAVITY

ALLOWED = 0.05


def sliding_distance() -> list[CheckRow]:
    """Distances for some speeds, flat on the board, without spin."""
    board = wide_board()
    probe = Probe(board, 1)
    mu = board.materials.chip_board.friction
    rows = []
    for speed in (0.5, 1.0, 2.0, 3.0):
        probe.start([[-1.3, 0, board.chip.thickness / 2, 1, 0, 0, 0]], [[speed, 0, 0, 0, 0, 0]])
        rested = probe.rest(5.0)
        theory, found = speed * speed / (2.0 * mu * GRAVITY), float(probe.poses[0, 0]) + 1.3
        rows.append(
            CheckRow(
                f"sliding from {speed:g} m/s with µ = {mu:g}",
                f"{theory * 100:.2f} cm",
                f"{found * 100:.2f} cm",
                f"± {ALLOWED:.0%}",
                rested and abs(found / theory - 1.0) < ALLOWED,
            )
        )
    return rows
