"""Throwing chips on the engine: from the release until everything rests."""

import math
from collections.abc import Sequence
from functools import lru_cache

import mujoco
import numpy as np

from cookoff.physics.common import keyframes
from cookoff.physics.common.chips.flight import Array, Departure, fly, time_above
from cookoff.physics.common.chips.forced_rest import lay_down
from cookoff.physics.core.board import Board
from cookoff.physics.core.motion import BodyPose, Contact, Motion, Rest, Surface
from cookoff.physics.geometry import Quat, Vec3
from cookoff.physics.real.chips.model import REST_SPEED, ROLLING, SLIDING, STATIC, STEP, ModelKey, build

ENGINE = "mujoco"
VERSION = f"{mujoco.__version__}/1"
"""The engine's release, and a number that changes with our model of it."""

STRIDE = 6
"""Steps between two checks of contacts and rest. One contact in twenty is shorter and goes unnoticed."""
CLEARANCE = 0.0005
"""Free flight ends this far above the highest thing it could touch, in metres."""
FALLEN = 0.05
"""A chip this far below the table's top has left the table, in metres."""
FELT = 0.02
"""Contacts between lying chips are reported if one of them is at least this fast, in m/s."""

FLAT = math.cos(math.radians(10.0))
"""A chip tilted less than this does not roll."""
SWIFT = 0.1
"""In m/s. Slower chips come to rest sooner when everything is resisted."""

FEW = 3
"""Up to this many moving chips, dense matrices are faster by a tenth; in a heap of 14 they are six times slower."""
PATIENCE = 1.0
"""Seconds after which chips slower than CREEP_SPEED count as resting, because high bent piles creep for long."""
CREEP_SPEED = 0.02

_FRAME_STEPS = 1.0 / (keyframes.RATE * STEP)


class ChipRig:
    """One compiled model and its state, used for one motion at a time, any number of times.

    Every run begins from a complete reset, so that no run depends on an earlier one.
    """

    def __init__(self, key: ModelKey) -> None:
        self.key = key
        self.model = build(key)
        self.data = mujoco.MjData(self.model)
        # Views of the engine's own memory, made once: making them anew at every step takes a tenth of the time.
        self.poses: Array = self.data.qpos.reshape(-1, 7)
        self.velocities: Array = self.data.qvel.reshape(-1, 6)
        self.condim = self.model.geom_condim
        self.option = self.model.opt

    def adjust(self, sliding: bool, few: bool, patient: bool) -> None:  # a mode, passed as a whole
        """Set the engine: what contacts resist, which matrices it uses, and what it takes as resting."""
        self.condim[:] = SLIDING if sliding else ROLLING
        self.option.jacobian = mujoco.mjtJacobian.mjJAC_DENSE if few else mujoco.mjtJacobian.mjJAC_SPARSE
        self.option.sleep_tolerance = REST_SPEED if patient else CREEP_SPEED

    def throw(self, board: Board, chips: Sequence[BodyPose], chip: int, departure: Departure) -> Motion:
        """The motion of `chip` from its departure, with `chips` lying."""
        run = Run(self, board, [chip, *(pose.id for pose in chips)])
        airborne = min(time_above(board, departure, ceiling(board, chips) + CLEARANCE), board.limits.time)
        run.depart(chips, departure, int(airborne / STEP))
        return run.finish()

    def settle(self, board: Board, chips: Sequence[BodyPose]) -> Motion:
        """The motion of chips released where they are."""
        run = Run(self, board, [pose.id for pose in chips])
        run.lay([pose.row() for pose in chips])
        return run.finish()


class Run:
    """A motion in progress."""

    def __init__(self, rig: ChipRig, board: Board, ids: list[int]) -> None:
        self.rig, self.model, self.data = rig, rig.model, rig.data
        self.board = board
        self.ids = ids
        self.steps = 0
        self.frames: list[Array] = []
        self.contacts: list[Contact] = []
        self.touched: set[tuple[int, int]] = set()
        self.gone: dict[int, Array] = {}
        self.thrown = False
        self.mode: tuple[bool, bool, bool] | None = None

    def lay(self, rows: list[list[float]]) -> None:
        """Place every chip; lying chips start asleep."""
        self.start = np.array(rows)
        self.model.qpos0[:] = self.start.ravel()
        mujoco.mj_resetData(self.model, self.data)
        self.frames.append(self.start)
        self.begun = self.rows = rows
        self.tilted = {number for number, (_, _, _, _, i, j, _) in enumerate(rows) if _tilted(i, j)}
        self.set(sliding=False)

    def depart(self, chips: Sequence[BodyPose], departure: Departure, steps: int) -> None:
        """Lay the chips, and bring the thrown one through `steps` steps of free flight."""
        poses, velocity = fly(self.board.chip, departure, _frame_times(steps))
        self.lay([poses[-1].tolist(), *(pose.row() for pose in chips)])
        self.data.qvel[:6] = velocity
        self.thrown = True
        self.steps = steps
        flight = np.empty((len(poses) - 1, *self.start.shape))
        flight[:] = self.start
        flight[:, 0] = poses[:-1]
        self.frames = list(flight)

    def adapt(self, rows: list[list[float]]) -> bool:
        """Adapt the engine to the moving chips. Returns False when the engine's numbers are no longer finite.

        Contacts resist rolling unless all chips lie flat and one is fast; the matrices depend on how many chips move.
        """
        total = lowest = way = 0.0
        # Plain numbers, and only of what has moved: for a dozen chips quicker than arrays.
        for number, row in enumerate(rows):
            before = self.rows[number]
            if row != before:
                x, y, z, w, i, j, _ = row
                total += x + y + z + w + i + j
                way = max(way, abs(x - before[0]) + abs(y - before[1]))
                lowest = min(lowest, z)
                if _tilted(i, j):
                    self.tilted.add(number)
                else:
                    self.tilted.discard(number)
        self.rows, self.lowest = rows, lowest
        self.set(sliding=way > SWIFT / keyframes.RATE and not self.tilted)
        return math.isfinite(total)

    def set(self, *, sliding: bool) -> None:
        """Adapt the engine if the moving chips changed."""
        mode = (sliding, self.data.nv_awake <= 6 * FEW, self.steps * STEP < PATIENCE)
        if mode != self.mode:
            self.mode = mode
            self.rig.adjust(*mode)

    def finish(self) -> Motion:
        """Step until everything rests or the time is over, and return the motion."""
        data, model, contact = self.data, self.model, self.data.contact
        poses, velocities, mj_step = self.rig.poses, self.rig.velocities, mujoco.mj_step
        cap = int(self.board.limits.time / STEP)
        next_frame = round(len(self.frames) * _FRAME_STEPS)
        floor = -self.board.measures.thickness - FALLEN
        seen, noted = b"", set[bytes]()
        before = np.empty_like(velocities)
        while data.nv_awake > 6 * len(self.gone) and self.steps < cap:
            before[:] = velocities
            count = min(STRIDE, next_frame - self.steps)
            mj_step(model, data, count)
            self.steps += count
            if data.ncon:
                pairs = contact.geom
                now = pairs.tobytes()
                if now != seen and now not in noted and self._note(pairs.tolist(), before):
                    noted.add(now)
                seen = now
            if self.steps == next_frame:
                frame = poses.copy()
                if not self.adapt(frame.tolist()):
                    return self._tell(self.frames[-1], forced=True)
                self.frames.append(frame)
                next_frame = round(len(self.frames) * _FRAME_STEPS)
                if self.lowest < floor:
                    for number in np.flatnonzero(frame[:, 2] < floor).tolist():
                        # It keeps falling in the engine, touching nothing, but our record of it ends here.
                        frame[number] = self.gone.setdefault(number, frame[number].copy())
        frame = poses.copy()
        if not math.isfinite(frame.sum()):
            return self._tell(self.frames[-1], forced=True)
        return self._tell(frame, forced=data.nv_awake > 6 * len(self.gone))

    def _note(self, pairs: list[list[int]], before: Array) -> bool:
        """Report first contacts. Returns False when some were too gentle to report yet.

        Chips are numbered from 0, the static geoms from −6 to −1.
        """
        all_told = True
        for first, second in pairs:
            pair = (first, second)
            if pair in self.touched:
                continue
            a, b = first - len(STATIC), second - len(STATIC)
            if a < 0:
                a, b = b, a
            if b == -len(STATIC) and not (self.thrown and a == 0):
                self.touched.add(pair)  # a lying chip that touches the board is not reported
                continue
            body, other = (a, b) if b < 0 or _speed(before, a) >= _speed(before, b) else (b, a)
            speed = _speed(before, body)
            if speed < FELT and not (self.thrown and 0 in (a, b)):
                all_told = False
                continue
            self.touched.add(pair)
            surface = Surface.CHIP if other >= 0 else STATIC[other]
            time = self.steps * STEP
            self.contacts.append(Contact(time, self.ids[body], surface, self.ids[other] if other >= 0 else None, speed))
        return all_told

    def _tell(self, last: Array, *, forced: bool) -> Motion:
        """The motion with the chips as in `last`; those still moving are laid down when `forced`."""
        laid: set[int] = set()
        if forced:
            laid = {number for number, awake in enumerate(self.data.tree_awake.tolist()) if awake} - set(self.gone)
            last = lay_down(self.board, last, laid, set(self.gone))
        for number, pose in self.gone.items():
            last[number] = pose
        self.frames.append(last)
        moved, rest = [], []
        for number, (now, before) in enumerate(zip(last.tolist(), self.begun, strict=True)):
            if now != before or (self.thrown and number == 0):
                x, y, z, w, i, j, k = now
                moved.append(number)
                place, turn = Vec3(x, y, z), Quat(w, i, j, k)
                rest.append(Rest(self.ids[number], place, turn, number in self.gone, number in laid))
        frames = np.concatenate(self.frames).reshape(-1, *last.shape)
        tracks = keyframes.tracks([self.ids[number] for number in moved], frames[:, moved])
        duration = round(self.steps * STEP, 6)
        return Motion(ENGINE, VERSION, duration, tuple(rest), tuple(self.contacts), tuple(tracks))


def ceiling(board: Board, chips: Sequence[BodyPose]) -> float:
    """The height above which there is nothing to touch."""
    highest, radius, half = board.measures.rim_height, board.chip.diameter / 2.0, board.chip.thickness / 2.0
    for chip in chips:
        q = chip.orientation
        upright = abs(1.0 - 2.0 * (q.x * q.x + q.y * q.y))
        across = math.sqrt(max(0.0, 1.0 - upright * upright))
        highest = max(highest, chip.position.z + (radius * across + half * upright))
    return highest


@lru_cache(maxsize=256)
def _frame_times(steps: int) -> Array:
    """The times of the frames of `steps` steps, and the end time."""
    frames = int(steps / _FRAME_STEPS) + 1
    times: Array = np.append(np.rint(np.arange(frames) * _FRAME_STEPS), steps) * STEP
    times.setflags(write=False)
    return times


def _tilted(i: float, j: float) -> bool:
    """Whether a chip with these parts of its quaternion is on its edge, or about to be."""
    return not abs(0.5 - i * i - j * j) > FLAT / 2.0


def _speed(velocities: Array, number: int) -> float:
    x, y, z = velocities[number, :3].tolist()
    return round(math.sqrt(x * x + y * y + z * z), 4)
