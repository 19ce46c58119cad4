"""Restitution for hard little solids.

The engine's contacts are damped springs. Stiff enough for dice they are dead at 1 ms, and made livelier they never
come to rest. So the contact stays dead, and the bounce is added by Poisson's rule: when the push of an impact has
stopped the approach, the two bodies get a share of it (the restitution) once more, along the same normals. Momentum
is kept exactly, and slow touches get nothing, so that everything settles.

Plain floats, not arrays: for single vectors numpy takes longer than the engine's step.
"""

import mujoco
import numpy as np

from cookoff.physics.flight import GRAVITY, Array

Pair = tuple[int, int]
"""Two geoms; the first may be fixed."""
Floats = list[float]

STRIDE = 0.004
"""Seconds between two looks at what touches. A touch lasts longer."""
DEAD = 0.1
"""What meets at less than this, in m/s, does not bounce."""
RESTS = (DEAD - GRAVITY * STRIDE) / 2.0
"""So fast, at most, is all together that may fall for a STRIDE and still not bounce, in m/s."""
JOLT = 0.03
"""Only what changes a speed by so much in one step, in m/s, can be an impact."""
SPENT = 0.05
"""The push is over, at the latest, when a step adds less than this share of what came before."""


class _Push:
    """An impulse that two bodies exchange, and its moments about their centres."""

    __slots__ = ("impulse", "met", "parting", "turn_first", "turn_second", "vector")

    def __init__(self) -> None:
        self.impulse = 0.0
        self.met = 0.0
        """How fast they part before its first step, in m/s along the normal; negative, for they approach."""
        self.parting = 0.0
        """... and after its last."""
        self.vector = [0.0, 0.0, 0.0]
        self.turn_first = [0.0, 0.0, 0.0]
        self.turn_second = [0.0, 0.0, 0.0]

    def add(self, other: "_Push") -> None:
        self.impulse += other.impulse
        self.parting = other.parting
        _add(self.vector, other.vector)
        _add(self.turn_first, other.turn_first)
        _add(self.turn_second, other.turn_second)

    def share(self, restitution: float) -> float:
        """How much of it they must get once more to part at that share of the speed they met at.

        Speeds change in proportion to the impulse. The push may have parted them a little already: that counts.
        """
        change = self.parting - self.met
        return max(0.0, (-restitution * self.met - self.parting) / change) if change > 0.0 else 0.0


class Bouncer:
    """Adds the bounces to one run of a model whose first geoms are fixed and whose others are one free body each."""

    def __init__(
        self, model: mujoco.MjModel, data: mujoco.MjData, restitution: tuple[float, ...], normal_rows: int
    ) -> None:
        self.data = data
        # Views of the engine's own memory, made once: making them takes longer than reading from them.
        bodies = slice(1, None)
        self.moving: Array = data.qvel
        self.velocities: list[Array] = list(data.qvel.reshape(-1, 6))
        self.centres: list[Array] = list(data.xipos[bodies])
        self.axes: list[Array] = list(data.ximat[bodies])
        self.normal_rows = normal_rows
        """So many of the solver's forces, from a contact's address on, add up to its normal force."""
        self.step: float = model.opt.timestep
        self.fixed = len(restitution) - 1
        self.restitution = restitution
        """By the number of the fixed geom; the last is that of two free bodies."""
        masses = model.body_mass[bodies].tolist()
        self.masses: Floats = [0.0] * self.fixed + masses
        self.moments: list[Floats] = [[]] * self.fixed + model.body_inertia[bodies].tolist()
        # Few pairs touch at more than four points, so that the greatest forces of four hold the whole of a jolt.
        self.greatest = slice(-4 * normal_rows, None)
        self.felt: float = JOLT * min(masses) / self.step
        # No point of a body is further from its centre than half of this: turning counts as speed at that distance.
        reach = np.ones((len(masses), 6))
        reach[:, 3:] = 2.0 * model.geom_rbound[self.fixed :, None]
        self.reach: Array = reach.ravel()
        self.pushes: dict[Pair, _Push] = {}

    def rests_for_now(self) -> bool:
        """Nothing can bounce for a STRIDE: so slow is everything that not even a fall makes two bodies meet fast."""
        if self.pushes:
            return False
        speeds = self.moving * self.reach
        return float(speeds @ speeds) < RESTS * RESTS

    def after_step(self, before: Array) -> None:
        """Look at the step just taken, in which something touched; `before` are the velocities at its beginning."""
        if self.normal_rows > 1 and not self.pushes and self._calm(before):
            return  # with so many forces to read, asking this first is cheaper
        forces: Floats = self.data.efc_force.tolist()
        if not self.pushes and (self._weak(forces) or self._calm(before)):
            return
        now = self._collect(forces, before)
        for pair, push in now.items():
            if pair in self.pushes:
                self.pushes[pair].add(push)
            elif push.met < -DEAD:
                self.pushes[pair] = push
        for pair, total in list(self.pushes.items()):
            latest = now.get(pair)
            if latest is None or latest.parting >= 0.0 or latest.impulse < SPENT * total.impulse:
                del self.pushes[pair]
                self._release(pair, total)

    def _weak(self, forces: Floats) -> bool:
        """No two bodies can have felt a jolt."""
        return sum([force for force in sorted(forces)[self.greatest] if force > 0.0]) < self.felt

    def _calm(self, before: Array) -> bool:
        """No two bodies can have met at a speed at which they bounce."""
        speeds = before * self.reach
        return 4.0 * float(speeds @ speeds) < DEAD * DEAD

    def _collect(self, forces: Floats, before: Array) -> dict[Pair, _Push]:
        """The impulses of this step by pair of geoms, as far as they are jolts or the pair is pushing already."""
        contact = self.data.contact
        rows, step, fixed = self.normal_rows, self.step, self.fixed
        totals: dict[Pair, float] = {}
        points: list[tuple[Pair, int, float]] = []
        geoms: list[list[int]] = contact.geom.tolist()
        for number, address in enumerate(contact.efc_address.tolist()):
            if address < 0:
                continue
            force = forces[address] if rows == 1 else sum(forces[address : address + rows])
            if force > 0.0:
                first, second = geoms[number]
                pair = (first, second) if second >= fixed else (second, first)
                part = force * step
                totals[pair] = totals.get(pair, 0.0) + part
                points.append((pair, number, part if geoms[number][1] == pair[1] else -part))
        found: dict[Pair, _Push] = {}
        for pair, impulse in totals.items():
            if pair in self.pushes or impulse > JOLT * self._lighter(pair):
                found[pair] = _Push()
                found[pair].impulse = impulse
        if found:
            normals, places = contact.frame, contact.pos
            for pair, number, part in points:
                if pair in found:
                    # The normal points from the contact's first geom to its second.
                    self._point(found[pair], pair, part, normals[number, :3].tolist(), places[number].tolist(), before)
            for push in found.values():
                push.parting /= push.impulse
                push.met /= push.impulse
        return found

    def _point(self, push: _Push, pair: Pair, impulse: float, normal: Floats, place: Floats, before: Array) -> None:
        """Add what one contact point gives to a push; speeds are weighted with the impulses."""
        first, second = pair
        vector = [normal[0] * impulse, normal[1] * impulse, normal[2] * impulse]
        _add(push.vector, vector)
        arm, there, earlier = self._motion(second, place, before)
        _add(push.turn_second, _cross(arm, vector))
        push.parting += _dot(vector, there)
        push.met += _dot(vector, earlier)
        if first >= self.fixed:
            arm, there, earlier = self._motion(first, place, before)
            _add(push.turn_first, _cross(vector, arm))
            push.parting -= _dot(vector, there)
            push.met -= _dot(vector, earlier)

    def _motion(self, geom: int, place: Floats, before: Array) -> tuple[Floats, Floats, Floats]:
        """From a body's centre to a place, and the velocity the body has there now and had before."""
        number = geom - self.fixed
        x, y, z = self.centres[number].tolist()
        arm = [place[0] - x, place[1] - y, place[2] - z]
        axes: Floats = self.axes[number].tolist()
        earlier: Floats = before[6 * number : 6 * number + 6].tolist()
        return arm, _velocity(self.velocities[number].tolist(), axes, arm), _velocity(earlier, axes, arm)

    def _release(self, pair: Pair, push: _Push) -> None:
        first, second = pair
        share = push.share(self.restitution[min(first, self.fixed)])
        self._kick(second, share, push.vector, push.turn_second)
        if first >= self.fixed:
            self._kick(first, share, [-v for v in push.vector], push.turn_first)

    def _lighter(self, pair: Pair) -> float:
        first, second = pair
        return self.masses[second] if first < self.fixed else min(self.masses[first], self.masses[second])

    def _kick(self, geom: int, share: float, impulse: Floats, turn: Floats) -> None:
        number = geom - self.fixed
        m = self.axes[number].tolist()
        velocity = self.velocities[number]
        for axis in range(3):
            about = turn[0] * m[axis] + turn[1] * m[3 + axis] + turn[2] * m[6 + axis]
            velocity[axis] += share * impulse[axis] / self.masses[geom]
            velocity[3 + axis] += share * about / self.moments[geom][axis]


def _velocity(speeds: Floats, axes: Floats, arm: Floats) -> Floats:
    """At the end of `arm`, of a body with that velocity and that angular velocity in its own axes."""
    vx, vy, vz, a, b, c = speeds
    m = axes
    turning = [m[0] * a + m[1] * b + m[2] * c, m[3] * a + m[4] * b + m[5] * c, m[6] * a + m[7] * b + m[8] * c]
    x, y, z = _cross(turning, arm)
    return [vx + x, vy + y, vz + z]


def _add(total: Floats, part: Floats) -> None:
    total[0] += part[0]
    total[1] += part[1]
    total[2] += part[2]


def _dot(a: Floats, b: Floats) -> float:
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def _cross(a: Floats, b: Floats) -> Floats:
    return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
