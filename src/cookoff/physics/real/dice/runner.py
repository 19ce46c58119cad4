"""Dice on the engine: from the release until everything rests, on a card or on a plate."""

import math
from collections.abc import Sequence

import mujoco
import numpy as np

from cookoff.physics.common import keyframes
from cookoff.physics.common.chips.flight import Array
from cookoff.physics.core.motion import Contact, Motion, Rest, Surface
from cookoff.physics.geometry import Quat, Vec3
from cookoff.physics.real.dice.model import DiceKey, build
from cookoff.physics.real.dice.restitution import STRIDE, Bouncer

ENGINE = "mujoco"
VERSION = f"{mujoco.__version__}/dice-2"
"""The engine's release, and a number that changes with our model of it."""

DRAG_TIME = 0.5
"""How long before the time limit moving dice are slowed down, in seconds."""
DRAG = 0.92
"""The share of speed kept per stride: a falling die still reaches the table, a rocking one stops."""
STILL = 0.0005
"""A die that moves more than this in the last frames of a watch does not stand, in metres."""
STILL_FRAMES = 6
FALLEN = 0.05
"""A die this far below the table's top has left the table, in metres."""


class DiceRig:
    """One compiled model and its state, used for one motion at a time, any number of times.

    Every run begins from a complete reset, so that no run depends on an earlier one.
    """

    def __init__(self, key: DiceKey) -> None:
        self.key = key
        self.model = build(key)
        self.data = mujoco.MjData(self.model)
        # Views of the engine's own memory, made once.
        self.poses: Array = self.data.qpos.reshape(-1, 7)
        self.velocities: Array = self.data.qvel

    def run(self, ids: Sequence[int], poses: Array, velocities: Array) -> Motion:
        """Release the dice: poses x, y, z, qw, qx, qy, qz; velocities linear, then angular in the die's axes.

        The motion ends when everything rests.
        """
        return _Run(self, ids, poses, velocities).finish()

    def watch(self, ids: Sequence[int], poses: Array, velocities: Array, seconds: float, wary: float) -> Motion:
        """The same for a fixed time; dice that still move then are marked as forced.

        For the first `wary` seconds nothing counts as resting, however slow it is.
        """
        return _Run(self, ids, poses, velocities).watch(seconds, wary)


class _Run:
    """A motion in progress.

    Every motion ends: in the last half second before the time limit moving dice are slowed down more and more, so that
    they come to rest where they were going to, then stopped as they are. Both are marked as forced.
    """

    def __init__(self, rig: DiceRig, ids: Sequence[int], poses: Array, velocities: Array) -> None:
        self.model, self.data, self.key = rig.model, rig.data, rig.key
        self.poses, self.velocities = rig.poses, rig.velocities
        self.ids = ids
        self.start = poses
        self.steps = 0
        self.frames: list[Array] = [poses]
        self.contacts: list[Contact] = []
        self.touched: set[tuple[int, int]] = set()
        self.gone: dict[int, Array] = {}
        self.dragged: set[int] = set()
        self.model.qpos0[:] = poses.ravel()
        mujoco.mj_resetData(self.model, self.data)
        self.velocities[:] = velocities.ravel()
        self.model.opt.sleep_tolerance = self.key.rest_speed
        contacts = self.key.contacts()
        self.step = contacts.step
        self.frame_steps = 1.0 / (keyframes.RATE * contacts.step)
        self.normal_rows = contacts.normal_rows
        self.surfaces = self.key.surfaces()
        self.bouncer = Bouncer(self.model, self.data, self.key.restitution(), self.normal_rows)
        self.awake = [number for number, die in enumerate(self.key.dice) if not die.asleep]

    def finish(self) -> Motion:
        """Step until everything rests or the time is over, and return the motion."""
        cap = int(self.key.ground.time / self.step)
        self._advance(cap, cap - int(DRAG_TIME / self.step))
        return self._tell()

    def watch(self, seconds: float, wary: float) -> Motion:
        """Step for a fixed time, the first part without rest, and return the motion."""
        cap = round(seconds / self.step)
        self.model.opt.sleep_tolerance = 0.0
        self._advance(min(cap, round(wary / self.step)), cap + 1)
        self.model.opt.sleep_tolerance = self.key.rest_speed
        self._advance(cap, cap + 1)
        self.steps = cap  # what came to rest before, rests until then
        # Compare positions rather than speeds: contacts flicker without effect.
        before = self.frames[max(0, len(self.frames) - STILL_FRAMES)]
        shifts = np.abs(self.poses - before)[:, :3].max(axis=1)
        self.dragged |= set(np.flatnonzero(shifts > STILL).tolist()) - set(self.gone)
        return self._tell()

    def _advance(self, cap: int, drag_from: int) -> None:
        data, model, poses, velocities = self.data, self.model, self.poses, self.velocities
        mj_step, copyto = mujoco.mj_step, np.copyto
        bouncer = self.bouncer
        floor = -self.key.ground.thickness - FALLEN
        next_frame = round(len(self.frames) * self.frame_steps)
        stride = round(STRIDE / self.step)
        noted = set[bytes]()
        earlier, before = np.empty_like(velocities), np.empty_like(velocities)
        while data.nv_awake > 6 * len(self.gone) and self.steps < cap:
            copyto(earlier, velocities)
            count = min(stride, next_frame - self.steps, cap - self.steps)
            if bouncer.rests_for_now():
                mj_step(model, data, count)
            else:
                for _ in range(count):
                    copyto(before, velocities)
                    mj_step(model, data)
                    if data.ncon:
                        bouncer.after_step(before)
            self.steps += count
            if self.steps >= drag_from:
                velocities *= DRAG
                self.dragged |= self._moving()
            if data.ncon:
                pairs = data.contact.geom
                if (now := pairs.tobytes()) not in noted and self._note(pairs.tolist(), earlier):
                    noted.add(now)
            if self.steps == next_frame:
                frame = poses.copy()
                if not math.isfinite(frame.sum()):
                    return
                self.frames.append(frame)
                next_frame = round(len(self.frames) * self.frame_steps)
                if frame[:, 2].min() < floor:
                    for number in np.flatnonzero(frame[:, 2] < floor).tolist():
                        self.gone.setdefault(number, frame[number])

    def _note(self, pairs: list[list[int]], before: Array) -> bool:
        """Record first contacts. Returns False while a pair is near but does not touch yet."""
        all_touch = True
        fixed = len(self.surfaces)
        addresses, forces = list[int](), list[float]()
        for number, (first, second) in enumerate(pairs):
            pair = (min(first, second), max(first, second))
            if pair in self.touched:
                continue
            if not addresses:
                addresses, forces = self.data.contact.efc_address.tolist(), self.data.efc_force.tolist()
            address = addresses[number]
            if address < 0 or sum(forces[address : address + self.normal_rows]) <= 0.0:
                all_touch = False
                continue
            self.touched.add(pair)
            a, b = pair[0] - fixed, pair[1] - fixed
            time = round(self.steps * self.step, 6)
            if a < 0:
                surface, other = self.surfaces[pair[0]], None
                body = b
            else:
                surface = Surface.DIE
                body, slower = (a, b) if _speed(before, a) >= _speed(before, b) else (b, a)
                other = self.ids[slower]
            self.contacts.append(Contact(time, self.ids[body], surface, other, _speed(before, body)))
        return all_touch

    def _moving(self) -> set[int]:
        return {number for number in range(len(self.ids)) if self.data.tree_awake[number]} - set(self.gone)

    def _tell(self) -> Motion:
        last = self.poses.copy()
        if not np.isfinite(last).all():
            self.dragged |= set(range(len(self.ids))) - set(self.gone)
            last = self.frames[-1].copy()
        for number, pose in self.gone.items():
            last[number] = pose
        self.frames.append(last)
        frames = np.array(self.frames)
        rest, tracks = [], []
        for number, die in enumerate(self.ids):
            if number not in self.awake and np.array_equal(last[number], self.start[number]):
                continue
            x, y, z, w, i, j, k = last[number].tolist()
            forced = number in self.dragged and number not in self.gone
            rest.append(Rest(die, Vec3(x, y, z), Quat(w, i, j, k), number in self.gone, forced))
            tracks.append(keyframes.track(die, frames[:, number]))
        duration = round(self.steps * self.step, 6)
        return Motion(ENGINE, VERSION, duration, tuple(rest), tuple(self.contacts), tuple(tracks))


def _speed(velocities: Array, number: int) -> float:
    x, y, z = velocities[6 * number : 6 * number + 3].tolist()
    return round(math.sqrt(x * x + y * y + z * z), 4)
