"""Throwing chips on the engine: from the release until everything rests."""

import math
from collections.abc import Sequence

import mujoco
import numpy as np

from cookoff.physics import keyframes
from cookoff.physics.board import Board
from cookoff.physics.chip_model import REST_SPEED, ROLLING, SLIDING, STATIC, STEP, ModelKey, build
from cookoff.physics.flight import Array, Launch, fly, time_above
from cookoff.physics.geometry import Quat, Vec3
from cookoff.physics.laying import lay_down
from cookoff.physics.motion import BodyPose, Contact, Motion, Rest, Surface

ENGINE = "mujoco"
VERSION = f"{mujoco.__version__}/1"
"""The engine's release, and a number that changes with our model of it."""

STRIDE = 4
"""Steps between two looks at what touches and what rests. A touch lasts longer than these 4 ms."""
CLEARANCE = 0.0005
"""Free flight ends this far above the highest thing it could touch, in metres."""
FALLEN = 0.05
"""A chip so far below the table's top has left the table, in metres."""
FELT = 0.02
"""Chips that lay there touch something worth telling when one of them is at least so fast, in m/s."""

FLAT = math.cos(math.radians(10.0))
"""A chip tilted less than this does not roll."""
SWIFT = 0.1
"""Metres a second. Slower chips are about to rest, which they do sooner when everything is resisted."""

FEW = 3
"""Up to so many moving chips the solver is quicker with dense matrices (a tenth); in a heap of 14 six times slower."""
PATIENCE = 1.0
"""Seconds, after which chips that creep no faster than CREEP_SPEED count as resting: high bent piles do for long."""
CREEP_SPEED = 0.02

_FRAME_STEPS = 1.0 / (keyframes.RATE * STEP)


class World:
    """One compiled model and its state, used for one motion at a time, any number of times.

    Every run begins from a complete reset, so that no run depends on an earlier one.
    """

    def __init__(self, key: ModelKey) -> None:
        self.key = key
        self.model = build(key)
        self.data = mujoco.MjData(self.model)

    def throw(self, board: Board, chips: Sequence[BodyPose], chip: int, launch: Launch) -> Motion:
        """The motion of `chip` from its launch, with `chips` lying."""
        run = Run(self, board, [chip, *(pose.id for pose in chips)])
        airborne = min(time_above(board, launch, ceiling(board, chips) + CLEARANCE), board.limits.time)
        run.launch(chips, launch, int(airborne / STEP))
        return run.finish()

    def settle(self, board: Board, chips: Sequence[BodyPose]) -> Motion:
        """The motion of chips that are let go where they are."""
        run = Run(self, board, [pose.id for pose in chips])
        run.lay([_row(pose) for pose in chips])
        return run.finish()


class Run:
    """One motion in the making."""

    def __init__(self, world: World, board: Board, ids: list[int]) -> None:
        self.model, self.data = world.model, world.data
        self.board = board
        self.ids = ids
        self.steps = 0
        self.frames: list[Array] = []
        self.contacts: list[Contact] = []
        self.touched: set[tuple[int, int]] = set()
        self.gone: dict[int, Array] = {}
        self.thrown = False

    def lay(self, rows: list[list[float]]) -> None:
        """Put every chip where it begins; those that lie there begin asleep."""
        self.start = np.array(rows)
        self.model.qpos0[:] = self.start.ravel()
        mujoco.mj_resetData(self.model, self.data)
        self.frames.append(self.start)
        self.adapt(self.start)

    def launch(self, chips: Sequence[BodyPose], launch: Launch, steps: int) -> None:
        """Lay the chips, and bring the thrown one through `steps` steps of free flight."""
        frames = int(steps / _FRAME_STEPS) + 1
        times = np.append(np.rint(np.arange(frames) * _FRAME_STEPS), steps) * STEP
        poses, velocity = fly(self.board.chip, launch, times)
        self.lay([poses[-1].tolist(), *(_row(pose) for pose in chips)])
        self.data.qvel[:6] = velocity
        self.thrown = True
        self.steps = steps
        self.frames = []
        for pose in poses[:-1]:
            frame = self.start.copy()
            frame[0] = pose
            self.frames.append(frame)

    def adapt(self, poses: Array) -> None:
        """Fit the engine to what moves now: resist rolling unless all lie flat and one is fast; choose the solver's
        matrices; lose patience in the end."""
        lean = poses[:, 4:6]
        upright = 2.0 * np.abs(np.einsum("ij,ij->i", lean, lean) - 0.5).min()
        sliding = upright > FLAT and np.abs(self.data.qvel.reshape(-1, 6)[:, :3]).max() > SWIFT
        self.model.geom_condim[:] = SLIDING if sliding else ROLLING
        few = self.data.nv_awake <= 6 * FEW
        self.model.opt.jacobian = mujoco.mjtJacobian.mjJAC_DENSE if few else mujoco.mjtJacobian.mjJAC_SPARSE
        patience = self.steps * STEP < PATIENCE
        self.model.opt.sleep_tolerance = REST_SPEED if patience else CREEP_SPEED

    def finish(self) -> Motion:
        """Step until everything rests or the time is over, and tell what happened."""
        data, model, contact = self.data, self.model, self.data.contact
        cap = int(self.board.limits.time / STEP)
        next_frame = round(len(self.frames) * _FRAME_STEPS)
        floor = -self.board.measures.thickness - FALLEN
        seen = b""
        before = np.empty_like(data.qvel)
        while data.nv_awake > 6 * len(self.gone) and self.steps < cap:
            np.copyto(before, data.qvel)
            count = min(STRIDE, next_frame - self.steps)
            mujoco.mj_step(model, data, nstep=count)
            self.steps += count
            if data.ncon:
                pairs = contact.geom
                if (now := pairs.tobytes()) != seen:
                    seen = now
                    self._note(pairs.tolist(), before)
            if self.steps == next_frame:
                frame = data.qpos.reshape(-1, 7).copy()
                if not math.isfinite(frame.sum()):
                    return self._tell(self.frames[-1], forced=True)
                self.frames.append(frame)
                next_frame = round(len(self.frames) * _FRAME_STEPS)
                self.adapt(frame)
                if frame[:, 2].min() < floor:
                    self._leave(frame, floor)
        frame = data.qpos.reshape(-1, 7).copy()
        if not math.isfinite(frame.sum()):
            return self._tell(self.frames[-1], forced=True)
        return self._tell(frame, forced=data.nv_awake > 6 * len(self.gone))

    def _note(self, pairs: list[list[int]], before: Array) -> None:
        for first, second in pairs:
            pair = (first, second)
            if pair in self.touched:
                continue
            a, b = first - len(STATIC), second - len(STATIC)
            if a < 0:
                a, b = b, a
            if b == -len(STATIC) and not (self.thrown and a == 0):
                self.touched.add(pair)  # a chip that lay on the board touches the board: no news
                continue
            body, other = (a, b) if b < 0 or _speed(before, a) >= _speed(before, b) else (b, a)
            speed = _speed(before, body)
            if speed < FELT and not (self.thrown and 0 in (a, b)):
                continue
            self.touched.add(pair)
            surface = Surface.CHIP if other >= 0 else STATIC[other]
            time = self.steps * STEP
            self.contacts.append(Contact(time, self.ids[body], surface, self.ids[other] if other >= 0 else None, speed))

    def _leave(self, frame: Array, floor: float) -> None:
        for number in np.flatnonzero(frame[:, 2] < floor).tolist():
            self.gone.setdefault(number, frame[number])

    def _tell(self, last: Array, *, forced: bool) -> Motion:
        """The motion with the chips as in `last`; those still moving are laid down when `forced`."""
        awake = {number for number, awake in enumerate(self.data.tree_awake.tolist()) if awake} - set(self.gone)
        laid: set[int] = set()
        if forced:
            laid = awake
            last = lay_down(self.board, last, laid, set(self.gone))
        for number, pose in self.gone.items():
            last[number] = pose
        self.frames.append(last)
        history = np.array(self.frames)
        rest, tracks = [], []
        for number, chip in enumerate(self.ids):
            if not (self.thrown and number == 0) and np.array_equal(last[number], self.start[number]):
                continue
            x, y, z, w, i, j, k = last[number].tolist()
            rest.append(Rest(chip, Vec3(x, y, z), Quat(w, i, j, k), number in self.gone, number in laid))
            tracks.append(keyframes.track(chip, history[:, number]))
        duration = round(self.steps * STEP, 6)
        return Motion(ENGINE, VERSION, duration, tuple(rest), tuple(self.contacts), tuple(tracks))


def ceiling(board: Board, chips: Sequence[BodyPose]) -> float:
    """The height above which there is nothing to touch."""
    highest = board.measures.rim_height
    for chip in chips:
        upright = abs(chip.orientation.axis_z().z)
        across = math.sqrt(max(0.0, 1.0 - upright * upright))
        reach = board.chip.diameter / 2.0 * across + board.chip.thickness / 2.0 * upright
        highest = max(highest, chip.position.z + reach)
    return highest


def _row(pose: BodyPose) -> list[float]:
    p, q = pose.position, pose.orientation
    return [p.x, p.y, p.z, q.w, q.x, q.y, q.z]


def _speed(velocities: Array, number: int) -> float:
    x, y, z = velocities[6 * number : 6 * number + 3].tolist()
    return round(math.sqrt(x * x + y * y + z * z), 4)
