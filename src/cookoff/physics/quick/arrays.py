"""Scenes and throws as the kernel's arrays."""

from collections.abc import Sequence

import numpy as np

from cookoff.physics.board import Board
from cookoff.physics.flight import Launch, inertia
from cookoff.physics.motion import BodyPose
from cookoff.physics.port import Throw
from cookoff.physics.quick.kernel import Array


def lying_array(chips: Sequence[BodyPose]) -> Array:
    """One row x, y, z, qw, qx, qy, qz per chip; one unused row when there is none."""
    rows = [
        (c.position.x, c.position.y, c.position.z, c.orientation.w, c.orientation.x, c.orientation.y, c.orientation.z)
        for c in chips
    ]
    return np.array(rows) if rows else np.zeros((1, 7))


def launch_row(board: Board, throw: Throw) -> list[float]:
    """Place, velocity, orientation and angular momentum (divided by the mass) of a throw: 13 numbers."""
    launch = Launch(throw)
    across, along = inertia(board.chip)
    p, v, q, w = launch.position, launch.velocity, launch.orientation, launch.rotation
    axis = q.axis_z()
    own = (along - across) * (w.x * axis.x + w.y * axis.y + w.z * axis.z)
    pairs = ((w.x, axis.x), (w.y, axis.y), (w.z, axis.z))
    momentum = ((across * turn + own * part) / board.chip.mass for turn, part in pairs)
    return [p.x, p.y, p.z, v.x, v.y, v.z, q.w, q.x, q.y, q.z, *momentum]
