"""A board and a fit as the kernel's numbers."""

import numpy as np

from cookoff.physics.board import Board
from cookoff.physics.flight import inertia
from cookoff.physics.quick import kernel
from cookoff.physics.quick.fit import Fit
from cookoff.physics.quick.kernel import Array

STEP = 0.002
"""Seconds between two looks at a chip that tumbles; and at chips that slide flat."""
SLIDE_STEP = 0.004
ANSWER = 0.004
"""Seconds in which a contact answers, before the fit."""


def numbers(board: Board, fit: Fit, step: float = STEP, slide_step: float = SLIDE_STEP) -> Array:
    """The kernel's numbers for a board."""
    m, chip, materials = board.measures, board.chip, board.materials
    across, along = inertia(chip)
    half_x, half_y = m.width / 2.0, m.depth / 2.0
    flat, rim, table, other = materials.chip_board, materials.chip_rim, materials.chip_table, materials.chip_chip
    p = np.empty(kernel.NUMBERS)
    p[: kernel.FRICTION] = (
        chip.diameter / 2.0,
        chip.thickness / 2.0,
        chip.mass / across,
        chip.mass / along,
        chip.mass / along - chip.mass / across,
        half_x - m.rim_width,
        half_y - m.rim_width,
        half_x,
        half_y,
        half_x + m.table,
        half_y + m.table,
        m.rim_height,
        -m.thickness,
        board.limits.time,
    )
    p[kernel.FRICTION : kernel.BOUNCE] = (
        flat.friction,
        rim.friction * fit.rub,
        table.friction,
        other.friction * fit.graze,
    )
    p[kernel.BOUNCE : kernel.SPRING] = (
        flat.restitution,
        rim.restitution * fit.bank,
        table.restitution,
        other.restitution * fit.knock,
    )
    # A spring and a damper: the time constant, and the damping ratio, which goes with 1 / restitution.
    lag = max(ANSWER * fit.soft, 0.8 * step)
    p[kernel.SPRING : kernel.LANDING] = [
        (max(pair.restitution, 0.02) / (lag * 0.1 * max(fit.damp, 0.1))) ** 2 for pair in (flat, rim, table, other)
    ]
    p[kernel.LANDING :] = (
        fit.landing,
        fit.fade,
        2.0 / lag,
        fit.share,
        fit.near * chip.thickness / 2.0,
        fit.ring * chip.diameter / 2.0,
        fit.roll * flat.rolling,
        fit.slide,
        fit.ride * chip.thickness / 2.0,
        fit.edge * chip.thickness / 2.0,
        fit.perch * other.friction,
        fit.hop * chip.thickness / 2.0,
        step,
        slide_step,
    )
    return p
