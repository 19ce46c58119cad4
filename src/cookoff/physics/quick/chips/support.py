"""Finishes the kernel's work: chips without support fall, and chips still moving at the end are laid down.

Both are laid flat where they are, by the rule of `cookoff.physics.common.chips.forced_rest`.
"""

import math

import numpy as np

from cookoff.physics.common.chips.forced_rest import lay_down, surface_height
from cookoff.physics.core.board import Board
from cookoff.physics.core.motion import BodyPose
from cookoff.physics.quick.chips import kernel
from cookoff.physics.quick.chips.kernel import Array, Whole
from cookoff.physics.readings.touch import lowest_on_rim, rests_on

HOVER = 0.0005
"""A chip higher than this above its support hangs in the air, in metres."""


def finish(board: Board, lying: Array, rest: Array, fate: Whole) -> None:
    """Lay down, in place, chips that still move or have lost their support."""
    forced = {int(i) for i in np.flatnonzero(fate & kernel.FORCED)}
    fallen = _unsupported(board, lying, fate)
    if not forced and not fallen:
        return
    gone = {int(i) for i in np.flatnonzero(fate & kernel.GONE)}
    rest[:] = lay_down(board, rest, forced | fallen, gone)
    for i in fallen:
        fate[i] |= kernel.MOVED


def loose(board: Board, chips: tuple[BodyPose, ...]) -> set[int]:
    """The indexes of chips that hang in the air, and of those that lie on them."""
    radius, half = board.chip.diameter / 2.0, board.chip.thickness / 2.0
    found: set[int] = set()
    for i, chip in sorted(enumerate(chips), key=lambda item: item[1].position.z):
        p = chip.position
        flat = abs(chip.orientation.axis_z().z) > 0.9999
        if flat and abs(p.z - half - surface_height(board, p.x, p.y, radius)) < HOVER:
            continue
        # Half up on the rim a chip leans on nothing else.
        leans = not flat and abs(lowest_on_rim(board, chip)) <= HOVER
        under = [j for j, other in enumerate(chips) if j != i and rests_on(board, chip, other)]
        if any(j in found for j in under) or not (leans or under):
            found.add(i)
    return found


def _unsupported(board: Board, lying: Array, fate: Whole) -> set[int]:
    """Chips on others that moved, or that moved themselves, and the chips on top of them."""
    radius, half = board.chip.diameter / 2.0, board.chip.thickness / 2.0
    changed = {int(i) for i in np.flatnonzero(fate) if i > 0}
    if not changed:
        return set()
    found: set[int] = set()
    above = sorted((float(lying[i, 2]), i + 1) for i in range(len(lying)) if lying[i, 2] > 1.2 * half)
    for height, i in above:
        here = lying[i - 1]
        under = (
            j + 1
            for j in range(len(lying))
            if j != i - 1 and lying[j, 2] < height and math.dist(here[:2], lying[j, :2]) < 2.0 * radius
        )
        if i in changed or any(j in changed or j in found for j in under):
            found.add(i)
    return found
