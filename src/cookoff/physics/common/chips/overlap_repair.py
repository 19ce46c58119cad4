"""Repairs motions in which a chip ends inside another one or inside the board.

The real simulator makes none. The quick one does, once in some hundreds of throws: such a chip is laid flat on the
highest thing below it, like one that did not settle in time.
"""

import math
from collections.abc import Sequence

import numpy as np
from msgspec.structs import replace

from cookoff.physics.common.chips.forced_rest import lay_down, surface_height
from cookoff.physics.core.motion import BodyPose, Motion, Rest
from cookoff.physics.port import Quat, Scene, Vec3
from cookoff.physics.readings import settled


def repair_overlaps(scene: Scene, motion: Motion) -> Motion:
    """The motion, with overlapping chips laid down flat."""
    lying: list[BodyPose | Rest] = [chip for chip in scene.chips if all(rest.id != chip.id for rest in motion.rest)]
    bad = set()
    for rest in motion.rest:
        if not rest.gone:
            if _sunk(scene, rest) or _nested(scene, rest, lying):
                bad.add(rest.id)
            lying.append(rest)
    if not bad:
        return motion
    chips = settled(scene, motion).chips
    numbers = {number for number, chip in enumerate(chips) if chip.id in bad}
    laid = lay_down(scene.board, np.array([chip.row() for chip in chips]), numbers, set())
    ends = {rest.id: rest for rest in motion.rest}
    for number in sorted(numbers):
        x, y, z, w, i, j, k = laid[number].tolist()
        ends[chips[number].id] = Rest(chips[number].id, Vec3(x, y, z), Quat(w, i, j, k), forced=True)
    return replace(motion, rest=tuple(ends.values()))


def _sunk(scene: Scene, chip: BodyPose | Rest) -> bool:
    """Whether a chip's centre is below the surface under it."""
    p = chip.position
    return p.z < 0.0 and p.z < surface_height(scene.board, p.x, p.y, 1e-6)


def _nested(scene: Scene, chip: BodyPose | Rest, others: Sequence[BodyPose | Rest]) -> bool:
    """Whether the chip overlaps another one."""
    # The centres of two chips that do not overlap are at least one thickness apart, however they lie.
    least = 0.75 * scene.board.chip.thickness
    p = chip.position
    for other in others:
        q = other.position
        if abs(p.x - q.x) < least and math.dist((p.x, p.y, p.z), (q.x, q.y, q.z)) < least:
            return True
    return False
