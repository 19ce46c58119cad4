"""What is fitted: how the quick table's few numbers must be for it to end as the real table does."""

from typing import Annotated

import numpy as np
from msgspec import Meta, Struct, structs

from cookoff.physics.board import Board
from cookoff.physics.flight import inertia
from cookoff.physics.quick import kernel
from cookoff.physics.quick.kernel import Array

Factor = Annotated[float, Meta(ge=0.0, le=20.0)]


class Fit(Struct, frozen=True, forbid_unknown_fields=True):
    """Factors on the board's own materials, and lengths in radii of the chip: so that a fit carries over."""

    slide: Factor = 1.0
    """On the friction of chips that slide flat."""
    landing: Factor = 1.0
    """On the friction of a chip that lands, bounces or tumbles."""
    bounce: Factor = 1.0
    """On the restitution of landing."""
    bank: Factor = 1.0
    """On the restitution of the rim's walls."""
    knock: Factor = 0.5
    """On the restitution between chips."""
    graze: Factor = 1.0
    """On the friction between chips."""
    rub: Factor = 1.0
    """On the friction of the rim."""
    fade: Factor = 0.5
    """How fast bounces grow dull: at 1 m/s the restitution is divided by 1 + this."""
    ring: Factor = 0.8
    """The radius on which a flat chip rests, in radii of the chip."""
    roll: Factor = 1.0
    """On the resistance to rolling."""
    stiff: Factor = 0.15
    """The share of an overlap that is pushed apart in one step."""
    ride: Factor = 0.0
    """How much deeper than high a chip may be in a wall and still be stopped by it, in half thicknesses."""
    edge: Factor = 0.0
    """The same for a chip in the side of another."""


def numbers(board: Board, fit: Fit, step: float = 0.001, slide_step: float = 0.002) -> Array:
    """The kernel's numbers for a board."""
    m, chip, materials = board.measures, board.chip, board.materials
    across, along = inertia(chip)
    half_x, half_y = m.width / 2.0, m.depth / 2.0
    board_, rim, table, other = materials.chip_board, materials.chip_rim, materials.chip_table, materials.chip_chip
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
        board_.friction,
        rim.friction * fit.rub,
        table.friction,
        other.friction * fit.graze,
    )
    p[kernel.BOUNCE : kernel.LANDING] = (
        board_.restitution * fit.bounce,
        rim.restitution * fit.bank,
        table.restitution * fit.bounce,
        other.restitution * fit.knock,
    )
    p[kernel.LANDING :] = (
        fit.landing,
        fit.fade,
        fit.ring * chip.diameter / 2.0,
        fit.roll * board_.rolling,
        fit.stiff,
        fit.slide,
        fit.ride * chip.thickness / 2.0,
        fit.edge * chip.thickness / 2.0,
        step,
        slide_step,
    )
    return p


FIELDS = tuple(field.name for field in structs.fields(Fit))
