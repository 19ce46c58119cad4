"""Measures how deep chips overlap each other or the board."""

import math

import mujoco
import numpy as np

from cookoff.physics.geometry import Vec3
from cookoff.physics.port import Scene
from cookoff.physics.real.chips.model import STATIC, build, key_of


def worst_overlap(scene: Scene) -> float:
    """The greatest overlap of a chip with anything else, in metres."""
    if not scene.chips:
        return 0.0
    model = build(key_of(scene.board, len(scene.chips), asleep=False))
    data = mujoco.MjData(model)
    data.qpos[:] = np.array([chip.row() for chip in scene.chips]).ravel()
    mujoco.mj_kinematics(model, data)
    reach = math.hypot(scene.board.chip.diameter, scene.board.chip.thickness)
    worst = 0.0
    for i, chip in enumerate(scene.chips):
        others = [len(STATIC) + j for j in range(i) if _apart(chip.position, scene.chips[j].position) < reach]
        for other in [*range(len(STATIC)), *others]:
            distance = mujoco.mj_geomDistance(model, data, other, len(STATIC) + i, reach, None)
            worst = max(worst, -distance)
    return worst


def _apart(a: Vec3, b: Vec3) -> float:
    return math.dist((a.x, a.y, a.z), (b.x, b.y, b.z))
