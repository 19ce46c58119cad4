"""The kernel's parameters of a board and a fit."""

import numpy as np

from cookoff.physics.common.chips.flight import inertia
from cookoff.physics.core.board import Board
from cookoff.physics.quick.chips.fit import Fit
from cookoff.physics.quick.chips.kernel import NUMBERS, Numbers, Record

STEP = 0.002
"""Seconds between two looks at a chip that tumbles; and at chips that slide flat."""
SLIDE_STEP = 0.004
ANSWER = 0.004
"""The contact time constant before the fit, in seconds."""


def numbers(board: Board, fit: Fit, step: float = STEP, slide_step: float = SLIDE_STEP) -> Record:
    """The kernel's parameters for a board."""
    m, chip, materials = board.measures, board.chip, board.materials
    across, along = inertia(chip)
    flat, rim, table, other = materials.chip_board, materials.chip_rim, materials.chip_table, materials.chip_chip
    # A spring and a damper: the time constant, and the damping ratio, which goes with 1 / restitution.
    lag = max(ANSWER * fit.soft, 0.8 * step)
    values = {
        "radius": chip.diameter / 2.0,
        "half": chip.thickness / 2.0,
        "across": chip.mass / across,
        "along": chip.mass / along,
        "excess": chip.mass / along - chip.mass / across,
        "inner_x": m.inner_x,
        "inner_y": m.inner_y,
        "outer_x": m.outer_x,
        "outer_y": m.outer_y,
        "table_x": m.outer_x + m.table,
        "table_y": m.outer_y + m.table,
        "rim": m.rim_height,
        "floor": -m.thickness,
        "time": board.limits.time,
        "friction": (flat.friction, rim.friction * fit.rub, table.friction, other.friction * fit.graze),
        "bounce": (flat.restitution, rim.restitution * fit.bank, table.restitution, other.restitution * fit.knock),
        "spring": tuple(
            (max(pair.restitution, 0.02) / (lag * 0.1 * max(fit.damp, 0.1))) ** 2 for pair in (flat, rim, table, other)
        ),
        "landing": fit.landing,
        "fade": fit.fade,
        "yielding": 2.0 / lag,
        "share": fit.share,
        "near": fit.near * chip.thickness / 2.0,
        "ring": fit.ring * chip.diameter / 2.0,
        "roll": fit.roll * flat.rolling,
        "load": fit.slide,
        "ride": fit.ride * chip.thickness / 2.0,
        "edge": fit.edge * chip.thickness / 2.0,
        "perch": fit.perch * other.friction,
        "hop": fit.hop * chip.thickness / 2.0,
        "step": step,
        "slide_step": slide_step,
    }
    return np.array([tuple(values[name] for name in Numbers.__annotations__)], NUMBERS)
