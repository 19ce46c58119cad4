"""Ends motions that do not end in time.

A chip that still moves at the time limit (or whose state the engine could not compute) is laid flat where its centre
is, more upward face up; exactly upright, front down. It lies on the highest thing under it, so that it overlaps
nothing: table, board, rim or other chips.
"""

import math

import numpy as np

from cookoff.physics.common.chips.flight import Array
from cookoff.physics.core.board import Board


def lay_down(board: Board, poses: Array, moving: set[int], gone: set[int]) -> Array:
    """A copy of the poses (one row x, y, z, qw, qx, qy, qz per chip) with the moving ones laid flat."""
    radius, half = board.chip.diameter / 2.0, board.chip.thickness / 2.0
    laid = poses.copy()
    lying = [number for number in range(len(poses)) if number not in moving and number not in gone]
    # From the lowest to the highest, so that a pile stays a pile.
    for number in sorted(moving, key=lambda n: (float(poses[n, 2]), n)):
        x, y = float(poses[number, 0]), float(poses[number, 1])
        support = surface_height(board, x, y, radius)
        for other in lying:
            if math.hypot(laid[other, 0] - x, laid[other, 1] - y) < 2.0 * radius:
                support = max(support, _top(board, laid[other]))
        laid[number] = _flat(laid[number], x, y, support + half)
        lying.append(number)
    return laid


def surface_height(board: Board, x: float, y: float, radius: float) -> float:
    """The height of the highest surface under a flat disc at (x, y): table, board or rim."""
    m = board.measures
    beyond = math.hypot(max(abs(x) - m.outer_x, 0.0), max(abs(y) - m.outer_y, 0.0))
    if beyond >= radius:
        return -m.thickness
    inside = min(m.inner_x - abs(x), m.inner_y - abs(y))
    return 0.0 if inside >= radius else m.rim_height


def _top(board: Board, pose: Array) -> float:
    upright = abs(1.0 - 2.0 * (pose[4] ** 2 + pose[5] ** 2))
    across = math.sqrt(max(0.0, 1.0 - upright * upright))
    return float(pose[2] + board.chip.diameter / 2.0 * across + board.chip.thickness / 2.0 * upright)


def _flat(pose: Array, x: float, y: float, z: float) -> Array:
    front_up = 1.0 - 2.0 * (pose[4] ** 2 + pose[5] ** 2) > 0.0
    return np.array([x, y, z, *((1.0, 0.0, 0.0, 0.0) if front_up else (0.0, 1.0, 0.0, 0.0))])
