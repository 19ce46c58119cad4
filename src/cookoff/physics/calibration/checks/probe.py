"""Chips set in motion inside the engine, as textbook checks need but throws cannot."""

from collections.abc import Sequence

import mujoco
import numpy as np
from msgspec import structs

from cookoff.physics.common.chips.flight import Array
from cookoff.physics.core.board import Board, sample_board
from cookoff.physics.real.chips.model import STEP, build, key_of


def wide_board() -> Board:
    """The sample board's materials on a board so wide that no rim is in the way."""
    board = sample_board()
    return structs.replace(board, measures=structs.replace(board.measures, width=2.9, depth=2.9), outlines=())


class Probe:
    """A few chips, all awake, with any poses and velocities."""

    def __init__(self, board: Board, count: int) -> None:
        self.model = build(key_of(board, count, asleep=False))
        self.data = mujoco.MjData(self.model)

    def start(self, poses: Sequence[Sequence[float]], velocities: Sequence[Sequence[float]]) -> None:
        """Poses x, y, z, qw, qx, qy, qz; velocities linear, then angular in the chip's own axes."""
        self.model.qpos0[:] = np.array(poses, dtype=float).ravel()
        mujoco.mj_resetData(self.model, self.data)
        self.data.qvel[:] = np.array(velocities, dtype=float).ravel()

    def step(self, count: int = 1) -> None:
        """Run some steps."""
        mujoco.mj_step(self.model, self.data, nstep=count)

    def rest(self, time: float) -> bool:
        """Let everything come to rest; False when it did not within `time` seconds."""
        for _ in range(int(time / STEP / 10)):
            if self.data.nv_awake == 0:
                return True
            self.step(10)
        return bool(self.data.nv_awake == 0)

    @property
    def poses(self) -> Array:
        """One row per chip."""
        poses: Array = self.data.qpos.reshape(-1, 7)
        return poses

    @property
    def velocities(self) -> Array:
        """One row per chip."""
        velocities: Array = self.data.qvel.reshape(-1, 6)
        return velocities
