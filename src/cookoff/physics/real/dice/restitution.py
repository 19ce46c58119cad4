"""Restitution for hard little solids.

The engine's contacts are damped springs. Stiff enough for dice they are dead at 1 ms, and made livelier they never
come to rest. So the contact stays dead, and the bounce is added by Poisson's rule: when the push of an impact has
stopped the approach, the two bodies get a share of it (the restitution) once more, along the same normals. Momentum
is kept exactly, and slow touches get nothing, so that everything settles.

Compiled, because it looks at every step in which something touches.
"""

from collections.abc import Callable
from typing import Any, TypeVar, cast

import mujoco
import numpy as np
import numpy.typing as npt
from numba import njit

from cookoff.physics.common.chips.flight import Array
from cookoff.physics.geometry import GRAVITY

F = TypeVar("F", bound=Callable[..., Any])
Whole = npt.NDArray[np.int32]

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

# Columns of a solid: its restitution with those that come after it (fixed ones come first), its mass, its moments of
# inertia, and twice how far its furthest point is from its centre.
_RESTITUTION, _MASS, _MOMENTS, _REACH, _OF_SOLID = 0, 1, 2, 5, 6
# Columns of a push, an impulse that two solids exchange: how strong it is; how fast they part, in m/s along the normal,
# before its first step (negative, for they approach) and after its last; the impulse itself, as the second gets it;
# and its moments about the centres of both.
_IMPULSE, _MET, _PARTING, _VECTOR, _TURN_FIRST, _TURN_SECOND, _OF_PUSH = 0, 1, 2, 3, 6, 9, 12


def _compiled(signature: str | None = None) -> Callable[[F], F]:
    """What Python calls has a signature: it is compiled when this module is loaded, the rest with it."""
    return cast("Callable[[F], F]", njit(signature, cache=True, error_model="numpy"))


class Bouncer:
    """Adds the bounces to one run of a model whose first geoms are fixed and whose others are one free body each."""

    def __init__(
        self, model: mujoco.MjModel, data: mujoco.MjData, restitution: tuple[float, ...], normal_rows: int
    ) -> None:
        self.data = data
        self.step: float = model.opt.timestep
        self.normal_rows = normal_rows
        """So many of the solver's forces, from a contact's address on, add up to its normal force."""
        self.fixed = len(restitution) - 1
        solids = np.zeros((model.ngeom, _OF_SOLID))
        solids[:, _RESTITUTION] = restitution[-1]
        solids[: self.fixed, _RESTITUTION] = restitution[:-1]
        free = solids[self.fixed :]
        free[:, _MASS], free[:, _MOMENTS : _MOMENTS + 3] = model.body_mass[1:], model.body_inertia[1:]
        free[:, _REACH] = 2.0 * model.geom_rbound[self.fixed :]
        self.solids: Array = solids
        # Few pairs touch at more than four points, so that the greatest forces of four hold the whole of a jolt.
        self.greatest = 4 * normal_rows
        self.felt = float(JOLT * free[:, _MASS].min() / self.step)
        # Views of the engine's own memory, made once.
        self.velocities: Array = data.qvel
        self.centres: Array = data.xipos[1:]
        self.axes: Array = data.ximat[1:]
        self.pushes: Array = np.zeros((2, model.ngeom**2, _OF_PUSH))
        """By pair of solids: the push so far, and room for the latest step of it."""
        self.pushing = 0
        """So many pairs are pushing each other apart."""

    def rests_for_now(self) -> bool:
        """Whether nothing can bounce within the next STRIDE: all is so slow that even a fall makes no fast contact."""
        return not self.pushing and _square_speed(self.velocities, self.solids, self.fixed) < RESTS * RESTS

    def after_step(self, before: Array) -> None:
        """Look at the step just taken, in which something touched; `before` are the velocities at its beginning."""
        forces = self.data.efc_force
        # Most steps end here: what is handed to compiled code costs more time than what the code does.
        if not self.pushing and _weak(forces, self.greatest, self.felt):
            return
        contact = self.data.contact
        self.pushing = _bounce(
            self.solids,
            self.fixed,
            self.step,
            self.normal_rows,
            self.pushing,
            self.pushes,
            self.velocities,
            before,
            self.centres,
            self.axes,
            contact.geom,
            contact.efc_address,
            contact.frame,
            contact.pos,
            forces,
        )


@_compiled("boolean(float64[::1], int64, float64)")
def _weak(forces: Array, many: int, limit: float) -> bool:
    """So many of the greatest forces together are below a limit."""
    greatest = np.zeros(many)
    for force in forces:
        place = 0
        while place < many and force > greatest[place]:
            if place > 0:
                greatest[place - 1] = greatest[place]
            greatest[place] = force
            place += 1
    return bool(greatest.sum() < limit)


@_compiled("float64(float64[::1], float64[:,::1], int64)")
def _square_speed(velocities: Array, solids: Array, fixed: int) -> float:
    """The square of a speed that no point of any body exceeds; turning counts as speed at twice the reach."""
    total = 0.0
    for number in range(len(solids) - fixed):
        straight = turning = 0.0
        for axis in range(6 * number, 6 * number + 3):
            straight += velocities[axis] ** 2
            turning += velocities[axis + 3] ** 2
        total += straight + turning * solids[fixed + number, _REACH] ** 2
    return total


@_compiled()
def _normal_force(forces: Array, address: int, rows: int) -> float:
    """Of a contact, in newtons; 0 if the solver left it out."""
    total = 0.0
    if address >= 0:
        for row in range(address, address + rows):
            total += forces[row]
    return total


@_compiled()
def _pair(geoms: Whole, fixed: int, count: int) -> int:
    """The row of two solids, the fixed one first."""
    first, second = int(geoms[0]), int(geoms[1])
    return first * count + second if second >= fixed else second * count + first


@_compiled()
def _touch(
    push: Array,
    turn: int,
    x: float,
    y: float,
    z: float,
    body: int,
    place: Array,
    velocities: Array,
    before: Array,
    centres: Array,
    axes: Array,
) -> None:
    """Add what a body gets at one contact point to a push; speeds are weighted with the impulses."""
    m = axes[body]
    a, b, c = place[0] - centres[body, 0], place[1] - centres[body, 1], place[2] - centres[body, 2]
    about_x, about_y, about_z = b * z - c * y, c * x - a * z, a * y - b * x
    push[turn] += about_x
    push[turn + 1] += about_y
    push[turn + 2] += about_z
    for which, moving in ((_PARTING, velocities), (_MET, before)):
        v = moving[6 * body : 6 * body + 6]
        push[which] += x * v[0] + y * v[1] + z * v[2]
        for axis in range(3):  # angular velocities are in the body's own axes
            push[which] += (about_x * m[axis] + about_y * m[3 + axis] + about_z * m[6 + axis]) * v[3 + axis]


@_compiled()
def _share(push: Array, restitution: float) -> float:
    """How much of a push two solids must get once more to part at that share of the speed they met at.

    Speeds change in proportion to the impulse. The push may have parted them a little already: that counts.
    """
    change = push[_PARTING] - push[_MET]
    return max(0.0, (-restitution * push[_MET] - push[_PARTING]) / change) if change > 0.0 else 0.0


@_compiled()
def _kick(
    velocities: Array, axes: Array, solids: Array, fixed: int, solid: int, share: float, impulse: Array, turn: Array
) -> None:
    body = solid - fixed
    m = axes[body]
    for axis in range(3):
        about = turn[0] * m[axis] + turn[1] * m[3 + axis] + turn[2] * m[6 + axis]
        velocities[6 * body + axis] += share * impulse[axis] / solids[solid, _MASS]
        velocities[6 * body + 3 + axis] += share * about / solids[solid, _MOMENTS + axis]


@_compiled()
def _let_go(sofar: Array, latest: Array, solids: Array, fixed: int, velocities: Array, axes: Array) -> int:
    """Add a step to the pushes so far, and let those that are over bounce; how many are not over."""
    left, count = 0, len(solids)
    for pair in range(count * count):
        total, now = sofar[pair], latest[pair]
        if total[_IMPULSE] == 0.0:
            if now[_MET] >= -DEAD * now[_IMPULSE]:
                continue  # they do not touch, or too softly
            total[_MET] = now[_MET] / now[_IMPULSE]
        if now[_IMPULSE] > 0.0:
            total[_PARTING] = now[_PARTING] / now[_IMPULSE]
            total[_IMPULSE] += now[_IMPULSE]
            total[_VECTOR:] += now[_VECTOR:]
        if total[_PARTING] < 0.0 and now[_IMPULSE] >= SPENT * total[_IMPULSE]:
            left += 1
            continue
        first, second = pair // count, pair % count
        share = _share(total, solids[first, _RESTITUTION])
        _kick(velocities, axes, solids, fixed, second, share, total[_VECTOR:], total[_TURN_SECOND:])
        if first >= fixed:
            _kick(velocities, axes, solids, fixed, first, share, -total[_VECTOR:], total[_TURN_FIRST:])
        total[:] = 0.0
    return left


@_compiled(
    # Contacts do not lie side by side in the engine's memory; left unsaid, it would be compiled once more for one.
    "int64(float64[:,::1], int64, float64, int64, int64, float64[:,:,::1], float64[::1], float64[::1], "
    "float64[:,::1], float64[:,::1], int32[:,:], int32[:], float64[:,:], float64[:,:], float64[::1])"
)
def _bounce(
    solids: Array,
    fixed: int,
    step: float,
    rows: int,
    pushing: int,
    pushes: Array,
    velocities: Array,
    before: Array,
    centres: Array,
    axes: Array,
    geoms: Whole,
    addresses: Whole,
    frames: Array,
    places: Array,
    forces: Array,
) -> int:
    """Add what the engine did in this step to the pushes between pairs of solids; how many of these are not over.

    A pair's row among the pushes is the first's number times how many there are, plus the second's; the first is the
    fixed one, if any. A row without an impulse is that of a pair that does not push.
    """
    # No two bodies can have met at a speed at which they bounce, unless:
    if not pushing and 4.0 * _square_speed(before, solids, fixed) < DEAD * DEAD:
        return 0
    count = len(solids)
    sofar, latest = pushes[0], pushes[1]
    latest[:] = 0.0
    for number in range(len(geoms)):
        force = _normal_force(forces, addresses[number], rows)
        if force > 0.0:
            latest[_pair(geoms[number], fixed, count), _IMPULSE] += force * step
    for number in range(len(geoms)):
        force = _normal_force(forces, addresses[number], rows)
        if force <= 0.0:
            continue
        pair = _pair(geoms[number], fixed, count)
        first, second, push = pair // count, pair % count, latest[pair]
        lighter = solids[second, _MASS] if first < fixed else min(solids[first, _MASS], solids[second, _MASS])
        if sofar[pair, _IMPULSE] > 0.0 or push[_IMPULSE] > JOLT * lighter:
            # The engine's normal points from the contact's first geom to its second.
            part = force * step if geoms[number, 1] == second else -force * step
            x, y, z = frames[number, 0] * part, frames[number, 1] * part, frames[number, 2] * part
            push[_VECTOR] += x
            push[_VECTOR + 1] += y
            push[_VECTOR + 2] += z
            _touch(push, _TURN_SECOND, x, y, z, second - fixed, places[number], velocities, before, centres, axes)
            if first >= fixed:
                _touch(push, _TURN_FIRST, -x, -y, -z, first - fixed, places[number], velocities, before, centres, axes)
    return _let_go(sofar, latest, solids, fixed, velocities, axes)
