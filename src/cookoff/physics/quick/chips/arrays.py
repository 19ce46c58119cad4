"""Scenes and throws as the kernel's arrays."""

from collections.abc import Sequence

import numpy as np

from cookoff.physics.common.chips.flight import inertia
from cookoff.physics.core.board import Board
from cookoff.physics.core.motion import BodyPose
from cookoff.physics.port import Face, Throw
from cookoff.physics.quick.chips import kernel
from cookoff.physics.quick.chips.kernel import Array


def lying_array(chips: Sequence[BodyPose]) -> Array:
    """One row x, y, z, qw, qx, qy, qz per chip; one unused row when there is none."""
    return np.array([chip.row() for chip in chips]) if chips else np.zeros((1, 7))


def raw_rows(throws: Sequence[Throw]) -> Array:
    """One row per throw: release, velocity, spin, tumble, tilt, facing, and 1 for the front down, else 0."""
    rows = [
        (
            (p := throw.release).x,
            p.y,
            p.z,
            (v := throw.velocity).x,
            v.y,
            v.z,
            throw.spin,
            throw.tumble,
            throw.tilt,
            throw.facing,
            throw.down is Face.FRONT,
        )
        for throw in throws
    ]
    return np.array(rows, np.float64).reshape(-1, 11)


def departure_rows(board: Board, raw: Array) -> Array:
    """Place, velocity, orientation and angular momentum (divided by the mass) of throws: 13 numbers each."""
    across, along = inertia(board.chip)
    return np.asarray(kernel.departure_rows(raw, across / board.chip.mass, along / board.chip.mass))
