"""Bouncing: a chip dropped flat from a height h comes back to e²h."""

import math

from cookoff.physics.calibration.checks.probe import Probe, wide_board
from cookoff.physics.calibration.checks.row import CheckRow
from cookoff.physics.geometry import GRAVITY

ALLOWED = 0.05
DROPS = 400


def bounce() -> list[CheckRow]:
    """The mean over many heights: a single bounce depends on where within a step the chip meets the board."""
    board = wide_board()
    probe = Probe(board, 1)
    e, half = board.materials.chip_board.restitution, board.chip.thickness / 2.0
    back = []
    for number in range(DROPS):
        height = 0.02 + 0.23 * number / (DROPS - 1)
        speed = math.sqrt(2.0 * GRAVITY * height)
        probe.start([[0, 0, half + height, 1, 0, 0, 0]], [[0, 0, 0, 0, 0, 0]])
        probe.step(int(speed / GRAVITY * 1000) - 5)
        fastest = 0.0
        for _ in range(40):
            probe.step()
            fastest = max(fastest, float(probe.velocities[0, 2]))
        back.append(fastest / speed)
    mean = sum(back) / len(back)
    spread = math.sqrt(sum((b - mean) ** 2 for b in back) / len(back))
    return [
        CheckRow(
            f"bounce height from 10 cm (mean of {DROPS} drops, e = {e:g})",
            f"{e * e * 100:.2f} mm",
            f"{mean * mean * 100:.2f} mm (e = {mean:.3f} ± {spread:.3f})",
            f"e ± {ALLOWED:.0%}",
            abs(mean / e - 1.0) < ALLOWED,
        )
    ]
