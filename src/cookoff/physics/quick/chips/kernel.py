"""The compiled kernel of the quick simulator. One file, because the compiler's cache ignores changes in others.

The thrown chip flies, lands, bounces, tumbles and leans in three dimensions, until it lies flat; chips that lie flat
slide in the plane. Chips lying on the board stay flat when they are hit: in the real simulator, too, hardly any climbs
or turns over. Contacts are impulses with friction, solved one after the other. What looks random (`_hop`)
is drawn from the throw itself, so the same input gives the same motion.

The same letters throughout: `p` the numbers of board and fit, `s` the thrown chip in space, `a` where its own z axis
points, `u` the end of that axis that points upward, `w` its angular velocity, `t` the touches (row `k`), `c` the chips
in the plane (rows `i` and `j`).
"""

import math
from typing import Protocol

import numpy as np
import numpy.typing as npt
from numba import njit

from cookoff.physics.geometry import GRAVITY

Array = npt.NDArray[np.float64]
Whole = npt.NDArray[np.int64]
Record = npt.NDArray[np.void]
"""`Numbers`, as an array of one: so they reach compiled code the soonest."""


class Numbers(Protocol):
    """The parameters of a board and a fit: the fields of the record passed to compiled code (see `NUMBERS`)."""

    radius: float
    half: float
    """Half a chip's thickness."""
    across: float
    """Per unit of mass, what a moment turns: about a diameter ..."""
    along: float
    """... about the axis ..."""
    excess: float
    """... and the second less the first."""
    inner_x: float
    inner_y: float
    outer_x: float
    outer_y: float
    table_x: float
    table_y: float
    rim: float
    """The height of the rim's top, above the board; and of the table's."""
    floor: float
    time: float
    friction: Array
    """Of a chip on BOARD, ON_RIM, TABLE and CHIP; so are the next two."""
    bounce: Array
    spring: Array
    """What a depth of one metre gives in speed, per second. From here on, see `fit.Fit`."""
    landing: float
    fade: float
    yielding: float
    """How much of a speed of approach is taken away, per second."""
    share: float
    near: float
    ring: float
    roll: float
    load: float
    ride: float
    edge: float
    perch: float
    hop: float
    step: float
    """Seconds between two looks at a chip in space; and at chips that slide flat."""
    slide_step: float


NUMBERS = np.dtype(
    [(name, np.float64, () if kind is float else (4,)) for name, kind in Numbers.__annotations__.items()]
)

# Divisions by zero cannot happen where they matter; checking each costs a third of the time.
_compiled = njit(cache=True, error_model="numpy")

BOARD, ON_RIM, TABLE, CHIP = range(4)
"""What a chip touches, as contacts and materials are numbered."""
AT_REST, GONE, FORCED, MOVED = 0, 1, 2, 4
"""The fate of a chip, as bits."""

MOST_EVENTS = 64
MOST_TOUCHES = 24
ROUNDS = 5
ENOUGH = 0.001
"""Iterations of the contact solver, and the impulse at which it stops early (m/s)."""
CALM = 0.03
"""Seconds below CALM_SPEED (m/s) that count as rest."""
CALM_SPEED = 0.03
SUNK = 0.012
"""The deepest a chip may sink in, in metres; a tenth of it where nothing holds it."""
BESIDE = 0.0008
"""Chips that overlap less than this, seen from above, lie beside each other, in metres."""
FLAT_TILT = 0.997
FLAT_SPEED = 0.12
"""A chip tilted less (as a cosine) and whose edge rises or falls slower (m/s) than this lies flat."""
FALLEN = 0.05
FRAME = 1.0 / 60.0

# A chip in space: its place, velocity, orientation, and angular momentum by mass.
AT_X, AT_Y, AT_Z, GO_X, GO_Y, GO_Z, QW, QX, QY, QZ, LX, LY, LZ = range(13)
# A throw begins with place and velocity, too; then come these.
SPIN, TUMBLE, TILT, FACING, DOWN = range(6, 11)
# Columns of a touch: place relative to the chip's centre; for the normal and the two ways across it (_ONE and _TWO) ten
# each (direction, lever, what an impulse turns, mass); and the aimed speed (at first the depth), friction, three
# impulses, the other chip or -1, what is touched, the speed of approach that decides (or -1: its own).
_N, _ONE, _TWO, _AIM, _MU, _J, _OTHER, _KIND, _CLOSING, _COLUMNS = 3, 13, 23, 33, 34, 35, 38, 39, 40, 41
_LEVER, _TURN, _MASS = 3, 6, 9
# Columns of a chip in the plane.
X, Y, VX, VY, W, YAW, Z, PRESS = range(8)


@_compiled
def _ring_friction(c: Array, i: int, give: float, ring: float, turn: float) -> None:
    """Slow down a flat chip that slides and spins; `give` is the speed it would lose by sliding alone."""
    v = math.sqrt(c[i, VX] ** 2 + c[i, VY] ** 2)
    k = c[i, W] * ring
    if abs(k) < 1e-5:
        c[i, W] = 0.0
        if v <= give:
            c[i, VX] = c[i, VY] = 0.0
        else:
            c[i, VX] *= 1.0 - give / v
            c[i, VY] *= 1.0 - give / v
        return
    # Four points of support on a ring, the diagonals along the motion: two kinds of point, one square root each.
    s = 0.7071067811865476 * k
    one, two = v - s, v + s
    first, second = math.sqrt(one * one + s * s) + 1e-12, math.sqrt(two * two + s * s) + 1e-12
    sliding = 0.5 * (one / first + two / second)
    cross = 0.7071067811865476 * v
    turning = 0.5 * ((k - cross) / first + (k + cross) / second)
    lost = give * sliding
    if v <= lost:
        c[i, VX] = c[i, VY] = 0.0
    elif v > 0.0:
        c[i, VX] *= 1.0 - lost / v
        c[i, VY] *= 1.0 - lost / v
    spin_lost = give * turn * turning
    c[i, W] = 0.0 if abs(c[i, W]) <= abs(spin_lost) else c[i, W] - spin_lost


@_compiled
def _knock(c: Array, i: int, j: int, p: Numbers) -> float:
    """Two flat chips meet: back to where they touched, an impulse with friction. The speed of approach, or 0."""
    dx, dy = c[j, X] - c[i, X], c[j, Y] - c[i, Y]
    rx, ry = c[j, VX] - c[i, VX], c[j, VY] - c[i, VY]
    reach = 2.0 * p.radius
    if dx * rx + dy * ry >= 0.0:
        return 0.0
    # How long ago did they touch? |d − r·t| = reach
    rr, dr = rx * rx + ry * ry, dx * rx + dy * ry
    back = dr * dr - rr * (dx * dx + dy * dy - reach * reach)
    ago = min((dr + math.sqrt(max(back, 0.0))) / rr, 0.01) if rr > 1e-12 else 0.0
    ago = max(ago, 0.0)
    for k in (i, j):
        c[k, X] -= c[k, VX] * ago
        c[k, Y] -= c[k, VY] * ago
    dx, dy = c[j, X] - c[i, X], c[j, Y] - c[i, Y]
    far = math.sqrt(dx * dx + dy * dy)
    if far < 1e-9:
        dx, dy, far = 1.0, 0.0, 1.0
    nx, ny = dx / far, dy / far
    closing: float = -(rx * nx + ry * ny)
    if closing <= 0.0:
        return 0.0
    bounce = p.bounce[CHIP] / (1.0 + p.fade * closing)
    push = 0.5 * (1.0 + bounce) * closing
    # Sliding of the edges on each other; each chip answers a tangential push with 1/m + R²/C.
    tx, ty = -ny, nx
    along = rx * tx + ry * ty - p.radius * (c[i, W] + c[j, W])
    lever = p.radius * p.along
    need = -along / (2.0 * (1.0 + lever * p.radius))
    most = p.friction[CHIP] * push
    rub = min(max(need, -most), most)
    for k, sign in ((i, -1.0), (j, 1.0)):
        c[k, VX] += sign * (push * nx + rub * tx)
        c[k, VY] += sign * (push * ny + rub * ty)
        c[k, W] -= rub * lever
    for k in (i, j):
        c[k, X] += c[k, VX] * ago
        c[k, Y] += c[k, VY] * ago
    return closing


@_compiled
def _hop(seed: Whole, c: Array, p: Numbers) -> float:
    """The height of the thrown chip while it slides fast: it rattles rather than glides.

    Heights come from a generator seeded with the throw, so that the same throw gives the same heights.
    """
    _stir(seed, 0x5DEECE66D)
    luck = (seed[0] >> 11 & 0x1FFFFFFFFFFFFF) / 9007199254740992.0
    speed = math.sqrt(c[0, VX] ** 2 + c[0, VY] ** 2)
    high: float = -p.hop * speed * math.log(luck + 1e-12)
    return high


@_compiled
def _stir(seed: Whole, value: int) -> None:
    """Mix a number into the seed (the mixer of splitmix64)."""
    z = (seed[0] ^ value) + -0x61C8864680B583EB
    z = (z ^ (z >> 30 & 0x3FFFFFFFF)) * -0x40A7B892E31B1A47
    z = (z ^ (z >> 27 & 0x1FFFFFFFFF)) * -0x6B2FB644ECCEEE15
    seed[0] = z ^ (z >> 31 & 0x1FFFFFFFF)


@_compiled
def _take_off(s: Array, a: Array, c: Array, p: Numbers, high: float) -> None:
    """Lift the flat thrown chip off the board, level and turning as before."""
    s[AT_X], s[AT_Y] = c[0, X], c[0, Y]
    _yaw(s, QW, c[0, YAW])
    s[AT_Z] = p.half + high
    s[GO_X], s[GO_Y], s[GO_Z] = c[0, VX], c[0, VY], 0.0
    s[LX], s[LY], s[LZ] = 0.0, 0.0, c[0, W] / p.along
    c[0, YAW] = 0.0
    _axis(s, a)


@_compiled
def _bank(c: Array, i: int, p: Numbers) -> float:
    """A flat chip meets the rim's inner wall. The speed of approach, or 0."""
    met = 0.0
    for axis in range(2):
        wall = (p.inner_x if axis == 0 else p.inner_y) - p.radius
        side = 1.0 if c[i, axis] > 0.0 else -1.0
        if c[i, axis] * side <= wall:
            continue
        c[i, axis] = side * wall
        closing = c[i, VX + axis] * side
        if closing <= 0.0:
            continue
        met = max(met, closing)
        push = (1.0 + p.bounce[ON_RIM] / (1.0 + p.fade * closing)) * closing
        turn = side if axis == 0 else -side
        other = VX + 1 - axis
        along = c[i, other] + turn * c[i, W] * p.radius
        lever = p.radius * p.along
        most = p.friction[ON_RIM] * push
        rub = min(max(-along / (1.0 + lever * p.radius), -most), most)
        c[i, VX + axis] -= side * push
        c[i, other] += rub
        c[i, W] += turn * rub * lever
    return met


@_compiled
def _touch(t: Array, count: int, s: Array, x: float, y: float, z: float, nx: float, ny: float, nz: float,
           kind: int, mu: float, deep: float, other: int) -> int:  # fmt: skip
    """Note a touch at the point (x, y, z); the new number of touches."""
    if count >= MOST_TOUCHES:
        return count
    k = count
    t[k, 0], t[k, 1], t[k, 2] = x - s[AT_X], y - s[AT_Y], z - s[AT_Z]
    t[k, _N], t[k, _N + 1], t[k, _N + 2] = nx, ny, nz
    t[k, _AIM], t[k, _MU] = deep, mu
    t[k, _J], t[k, _J + 1], t[k, _J + 2] = 0.0, 0.0, 0.0
    t[k, _OTHER], t[k, _KIND], t[k, _CLOSING] = other, kind, -1.0
    return count + 1


@_compiled
def _static_touches(s: Array, u: Array, w: Array, p: Numbers, t: Array, dt: float) -> int:
    """Where the chip touches board, rim and table."""
    count = 0
    radius, half, rim = p.radius, p.half, p.rim
    reach = radius * math.sqrt(max(0.0, 1.0 - u[2] * u[2])) + half * u[2]
    if s[AT_Z] - reach + min(s[GO_Z], 0.0) * dt > rim:
        return 0
    landing = p.landing
    thick = 2.0 * half + max(-s[GO_Z], 0.0) * dt
    lx, ly, lz = s[AT_X] - half * u[0], s[AT_Y] - half * u[1], s[AT_Z] - half * u[2]
    # Steepest descent in the chip's plane, and the direction across it.
    steep = math.sqrt(u[0] * u[0] + u[1] * u[1])
    if steep > 1e-9:
        ax, ay, az = u[0] * u[2] / steep, u[1] * u[2] / steep, -steep
    else:
        ax, ay, az = 1.0, 0.0, 0.0
    bx, by, bz = u[1] * az - u[2] * ay, u[2] * ax - u[0] * az, u[0] * ay - u[1] * ax
    deepest, fastest = -1.0, -1.0
    for k in range(4):
        ca, cb = (radius, 0.0) if k == 0 else (0.0, radius) if k == 1 else (0.0, -radius) if k == 2 else (-radius, 0.0)
        x, y, z = lx + ca * ax + cb * bx, ly + ca * ay + cb * by, lz + ca * az + cb * bz
        far_x, far_y = abs(x), abs(y)
        if far_x > p.outer_x or far_y > p.outer_y:
            level, kind = p.floor, TABLE
            if far_x > p.table_x or far_y > p.table_y:
                continue
        elif far_x > p.inner_x or far_y > p.inner_y:
            level, kind = rim, ON_RIM
            # A point that came in through the wall is dealt with there.
            into = max(far_x - p.inner_x, far_y - p.inner_y)
            out = min(p.outer_x - far_x, p.outer_y - far_y)
            if min(into, out) < rim - z:
                continue
        else:
            level, kind = 0.0, BOARD
        deep = level - z
        closing = w[1] * (x - s[AT_X]) - w[0] * (y - s[AT_Y]) - s[GO_Z]
        if deep + max(closing, 0.0) * dt > 0.0:
            # It touches, or will before the next look. All points near the ground then push as the deepest does.
            deepest = max(deepest, deep, 0.0)
            fastest = max(fastest, closing + min(deep, 0.0) / dt)
        if deep > -p.near:
            count = _touch(t, count, s, x, y, z, 0.0, 0.0, 1.0, kind, p.friction[kind] * landing, deep, -1)
    if deepest < 0.0:
        count = 0
    for k in range(count):
        t[k, _AIM], t[k, _CLOSING] = deepest, fastest
    for axis in range(2):
        side = 1.0 if s[AT_X + axis] > 0.0 else -1.0
        across = s[AT_Y - axis]
        ua = u[axis] * side
        flat = math.sqrt(max(1.0 - ua * ua, 0.0))
        inner_wall, outer_wall, end = (
            (p.inner_x, p.outer_x, p.outer_y) if axis == 0 else (p.inner_y, p.outer_y, p.outer_x)
        )
        for outer in range(2):
            wall = outer_wall if outer else inner_wall
            gap = wall - s[AT_X + axis] * side
            if abs(gap) > radius + half:
                continue
            if abs(across) > end + radius:
                continue
            # The wall against the chip's edge: from inside for the inner wall, from outside for the outer.
            way = -1.0 if outer else 1.0
            if flat > 0.05 and gap * way > 0.0:
                scale = way * radius / flat
                px = lx + scale * ((side if axis == 0 else 0.0) - ua * u[0])
                py = ly + scale * ((side if axis == 1 else 0.0) - ua * u[1])
                pz = lz - scale * ua * u[2]
                into = way * ((px if axis == 0 else py) * side - wall)
                low = rim - pz
                if into > 0.0 and low > 0.0:
                    speed = way * s[GO_X + axis] * side
                    if into < low + p.ride or into <= speed * dt * 1.5:
                        nx = -side * way if axis == 0 else 0.0
                        ny = -side * way if axis == 1 else 0.0
                        high = min(rim, pz + half)
                        count = _touch(t, count, s, px, py, high, nx, ny, 0.0, ON_RIM, p.friction[ON_RIM], into, -1)
                        continue
                    count = _touch(
                        t, count, s, px, py, pz, 0.0, 0.0, 1.0, ON_RIM, p.friction[ON_RIM] * landing, low, -1
                    )
            # The wall's upper edge against the chip's underside.
            ex = side * wall if axis == 0 else s[AT_X]
            ey = side * wall if axis == 1 else s[AT_Y]
            ez = rim
            dx, dy, dz = ex - lx, ey - ly, ez - lz
            deep = dx * u[0] + dy * u[1] + dz * u[2]
            if 0.0 < deep < thick and dx * dx + dy * dy + dz * dz - deep * deep < radius * radius:
                count = _touch(
                    t, count, s, ex, ey, ez, u[0], u[1], u[2], ON_RIM, p.friction[ON_RIM] * landing, deep, -1
                )
    return count


@_compiled
def _chip_touches(s: Array, u: Array, p: Numbers, t: Array, count: int, c: Array, j: int, dt: float) -> int:
    """Where the chip touches the flat chip `j`: at its side, or on its top."""
    radius, half = p.radius, p.half
    dx, dy = c[j, X] - s[AT_X], c[j, Y] - s[AT_Y]
    far = math.sqrt(dx * dx + dy * dy)
    if far >= 2.0 * radius:
        return count
    top = c[j, Z] + half
    if s[AT_Z] - half * u[2] - radius * math.sqrt(max(0.0, 1.0 - u[2] * u[2])) > top:
        return count
    ex, ey = (dx / far, dy / far) if far > 1e-9 else (1.0, 0.0)
    lx, ly, lz = s[AT_X] - half * u[0], s[AT_Y] - half * u[1], s[AT_Z] - half * u[2]
    ue = u[0] * ex + u[1] * ey
    flat = math.sqrt(max(1.0 - ue * ue, 0.0))
    mu = p.friction[CHIP]
    # What comes from above may be deep inside before it is looked at.
    thick = 2.0 * half + max(-s[GO_Z], 0.0) * dt
    if flat > 0.05:
        scale = radius / flat
        px, py, pz = lx + scale * (ex - ue * u[0]), ly + scale * (ey - ue * u[1]), lz - scale * ue * u[2]
        into = (px - c[j, X]) * ex + (py - c[j, Y]) * ey + radius
        low = top - pz
        if into > 0.0 and low > 0.0:
            speed = (s[GO_X] - c[j, VX]) * ex + (s[GO_Y] - c[j, VY]) * ey
            if into < low + p.edge or into <= speed * dt * 1.5:
                if pz + 2.0 * half * u[2] < c[j, Z] - half:
                    return count
                return _touch(
                    t, count, s, px, py, 0.5 * (min(top, pz + 2.0 * half) + pz), -ex, -ey, 0.0, CHIP, mu, into, j
                )
            if low < thick:
                count = _touch(t, count, s, px, py, pz, 0.0, 0.0, 1.0, CHIP, p.perch, low, j)
    # The other's upper edge, and where the two edges cross, against this chip's underside.
    lens = math.sqrt(max(radius * radius - 0.25 * far * far, 0.0))
    for k in range(3):
        if k == 0:
            qx, qy = c[j, X] - radius * ex, c[j, Y] - radius * ey
        else:
            way = lens if k == 1 else -lens
            qx, qy = s[AT_X] + 0.5 * dx - way * ey, s[AT_Y] + 0.5 * dy + way * ex
        rx, ry, rz = qx - lx, qy - ly, top - lz
        deep = rx * u[0] + ry * u[1] + rz * u[2]
        if 0.0 < deep < thick and rx * rx + ry * ry + rz * rz - deep * deep <= radius * radius * 1.01:
            count = _touch(t, count, s, qx, qy, top, u[0], u[1], u[2], CHIP, p.perch, deep, j)
    return count


@_compiled
def _turning(s: Array, a: Array, p: Numbers, w: Array) -> None:
    """The angular velocity `w` that belongs to the angular momentum."""
    own = (s[LX] * a[0] + s[LY] * a[1] + s[LZ] * a[2]) * p.excess
    for k in range(3):
        w[k] = s[LX + k] * p.across + own * a[k]


@_compiled
def _prepare(t: Array, k: int, a: Array, p: Numbers, c: Array, s: Array) -> None:
    """For a touch's normal and two directions across it: the lever, what an impulse turns, and the mass it meets."""
    nx, ny, nz = t[k, _N], t[k, _N + 1], t[k, _N + 2]
    if abs(nz) > 0.7:
        size = math.sqrt(nx * nx + nz * nz)
        ax, ay, az = nz / size, 0.0, -nx / size
    else:
        size = math.sqrt(nx * nx + ny * ny)
        ax, ay, az = -ny / size, nx / size, 0.0
    t[k, _ONE], t[k, _ONE + 1], t[k, _ONE + 2] = ax, ay, az
    t[k, _TWO], t[k, _TWO + 1], t[k, _TWO + 2] = ny * az - nz * ay, nz * ax - nx * az, nx * ay - ny * ax
    other = int(t[k, _OTHER])
    for at in (_N, _ONE, _TWO):
        x, y, z = t[k, at], t[k, at + 1], t[k, at + 2]
        lx, ly, lz = t[k, 1] * z - t[k, 2] * y, t[k, 2] * x - t[k, 0] * z, t[k, 0] * y - t[k, 1] * x
        own = (lx * a[0] + ly * a[1] + lz * a[2]) * p.excess
        rx, ry, rz = lx * p.across + own * a[0], ly * p.across + own * a[1], lz * p.across + own * a[2]
        t[k, at + _LEVER], t[k, at + _LEVER + 1], t[k, at + _LEVER + 2] = lx, ly, lz
        t[k, at + _TURN], t[k, at + _TURN + 1], t[k, at + _TURN + 2] = rx, ry, rz
        answer = 1.0 + lx * rx + ly * ry + lz * rz
        if other >= 0:
            turn = (s[AT_X] + t[k, 0] - c[other, X]) * y - (s[AT_Y] + t[k, 1] - c[other, Y]) * x
            answer += x * x + y * y + turn * turn * p.along
        t[k, at + _MASS] = 1.0 / answer


@_compiled
def _along(t: Array, k: int, way: int, vx: float, vy: float, vz: float, wx: float, wy: float, wz: float) -> float:
    """How fast a touch moves along its normal or one of the ways across it."""
    straight = t[k, way] * vx + t[k, way + 1] * vy + t[k, way + 2] * vz
    lever = way + _LEVER
    speed: float = straight + t[k, lever] * wx + t[k, lever + 1] * wy + t[k, lever + 2] * wz
    return speed


@_compiled
def _solve(s: Array, a: Array, w: Array, t: Array, count: int, c: Array, p: Numbers, dt: float) -> float:
    """Let every touch push until nothing approaches. The sum of the pushes."""
    vx, vy, vz, wx, wy, wz = s[GO_X], s[GO_Y], s[GO_Z], w[0], w[1], w[2]
    for k in range(count):
        _prepare(t, k, a, p, c, s)
        closing = -(t[k, _N] * vx + t[k, _N + 1] * vy + t[k, _N + 2] * vz)
        closing -= t[k, _N + _LEVER] * wx + t[k, _N + _LEVER + 1] * wy + t[k, _N + _LEVER + 2] * wz
        other = int(t[k, _OTHER])
        if other >= 0:
            closing += t[k, _N] * c[other, VX] + t[k, _N + 1] * c[other, VY]
        # A spring and a damper decide how fast they shall part; and the fastest approach is partly given back.
        aim = min(dt * p.spring[int(t[k, _KIND])] * t[k, _AIM], 1.0) - closing * (1.0 - dt * p.yielding)
        t[k, _AIM] = aim + p.share * max(closing if t[k, _CLOSING] < 0.0 else t[k, _CLOSING], 0.0)
    total = 0.0
    for _ in range(1 if count == 1 else ROUNDS):
        largest = 0.0
        for k in range(count):
            other = int(t[k, _OTHER])
            for way in range(2):
                # First the push along the normal, then the friction in both ways across it.
                if way == 0:
                    x, y, z = t[k, _N], t[k, _N + 1], t[k, _N + 2]
                    speed = _along(t, k, _N, vx, vy, vz, wx, wy, wz)
                    if other >= 0:
                        speed -= x * c[other, VX] + y * c[other, VY]
                    more = max((t[k, _AIM] - speed) * t[k, _N + _MASS], -t[k, _J])
                    total += more
                    t[k, _J] += more
                    largest = max(largest, abs(more))
                    x, y, z = more * x, more * y, more * z
                    rx, ry, rz = more * t[k, _N + _TURN], more * t[k, _N + _TURN + 1], more * t[k, _N + _TURN + 2]
                    if other >= 0:
                        c[other, PRESS] += z
                else:
                    ux, uy, uz = vx, vy, vz
                    if other >= 0:
                        ux -= c[other, VX] - c[other, W] * (s[AT_Y] + t[k, 1] - c[other, Y])
                        uy -= c[other, VY] + c[other, W] * (s[AT_X] + t[k, 0] - c[other, X])
                    one = t[k, _J + 1] - _along(t, k, _ONE, ux, uy, uz, wx, wy, wz) * t[k, _ONE + _MASS]
                    two = t[k, _J + 2] - _along(t, k, _TWO, ux, uy, uz, wx, wy, wz) * t[k, _TWO + _MASS]
                    most, size = t[k, _MU] * t[k, _J], one * one + two * two
                    if size > most * most:
                        size = most / math.sqrt(size)
                        one, two = one * size, two * size
                    t[k, _J + 1], one = one, one - t[k, _J + 1]
                    t[k, _J + 2], two = two, two - t[k, _J + 2]
                    largest = max(largest, abs(one), abs(two))
                    x = one * t[k, _ONE] + two * t[k, _TWO]
                    y = one * t[k, _ONE + 1] + two * t[k, _TWO + 1]
                    z = one * t[k, _ONE + 2] + two * t[k, _TWO + 2]
                    rx = one * t[k, _ONE + _TURN] + two * t[k, _TWO + _TURN]
                    ry = one * t[k, _ONE + _TURN + 1] + two * t[k, _TWO + _TURN + 1]
                    rz = one * t[k, _ONE + _TURN + 2] + two * t[k, _TWO + _TURN + 2]
                vx, vy, vz, wx, wy, wz = vx + x, vy + y, vz + z, wx + rx, wy + ry, wz + rz
                if other >= 0:
                    c[other, VX] -= x
                    c[other, VY] -= y
                    lever_x, lever_y = s[AT_X] + t[k, 0] - c[other, X], s[AT_Y] + t[k, 1] - c[other, Y]
                    c[other, W] -= (lever_x * y - lever_y * x) * p.along
        if largest < ENOUGH:
            break
    s[GO_X], s[GO_Y], s[GO_Z], w[0], w[1], w[2] = vx, vy, vz, wx, wy, wz
    _momentum(s, a, p, w)
    return total


@_compiled
def _momentum(s: Array, a: Array, p: Numbers, w: Array) -> None:
    """The angular momentum that belongs to the angular velocity `w`."""
    own = (w[0] * a[0] + w[1] * a[1] + w[2] * a[2]) * (1.0 / p.along - 1.0 / p.across)
    for k in range(3):
        s[LX + k] = w[k] / p.across + own * a[k]


@_compiled
def _turn_on(s: Array, a: Array, p: Numbers, dt: float) -> None:
    """Turn the chip for `dt`: its axis goes round the angular momentum, and it spins about its axis on top."""
    k = 0.5 * dt * p.across
    x, y, z = k * s[LX], k * s[LY], k * s[LZ]
    # (1, x, y, z) is a turn about the momentum, as it must be to keep the energy, whatever its length.
    qw = s[QW] - x * s[QX] - y * s[QY] - z * s[QZ]
    qx = s[QX] + x * s[QW] + y * s[QZ] - z * s[QY]
    qy = s[QY] + y * s[QW] + z * s[QX] - x * s[QZ]
    qz = s[QZ] + z * s[QW] + x * s[QY] - y * s[QX]
    own = 0.5 * dt * (s[LX] * a[0] + s[LY] * a[1] + s[LZ] * a[2]) * p.excess
    qw, qx, qy, qz = qw - own * qz, qx + own * qy, qy - own * qx, qz + own * qw
    scale = 1.0 / math.sqrt(qw * qw + qx * qx + qy * qy + qz * qz)
    s[QW], s[QX], s[QY], s[QZ] = qw * scale, qx * scale, qy * scale, qz * scale
    _axis(s, a)


@_compiled
def _axis(s: Array, a: Array) -> None:
    """Where the chip's own z axis points."""
    a[0] = 2.0 * (s[QX] * s[QZ] + s[QW] * s[QY])
    a[1] = 2.0 * (s[QY] * s[QZ] - s[QW] * s[QX])
    a[2] = 1.0 - 2.0 * (s[QX] * s[QX] + s[QY] * s[QY])


@_compiled
def _fly(s: Array, a: Array, p: Numbers, time: float) -> None:
    """Free flight for `time`, exactly."""
    norm = math.sqrt(s[LX] * s[LX] + s[LY] * s[LY] + s[LZ] * s[LZ])
    turn = 0.5 * time * norm * p.across
    own = 0.5 * time * (s[LX] * a[0] + s[LY] * a[1] + s[LZ] * a[2]) * p.excess
    if norm > 0.0:
        k = math.sin(turn) / norm
        x, y, z, w = k * s[LX], k * s[LY], k * s[LZ], math.cos(turn)
        qw = w * s[QW] - x * s[QX] - y * s[QY] - z * s[QZ]
        qx = w * s[QX] + x * s[QW] + y * s[QZ] - z * s[QY]
        qy = w * s[QY] + y * s[QW] + z * s[QX] - x * s[QZ]
        qz = w * s[QZ] + z * s[QW] + x * s[QY] - y * s[QX]
        k, w = math.sin(own), math.cos(own)
        s[QW], s[QX], s[QY], s[QZ] = qw * w - k * qz, qx * w + k * qy, qy * w - k * qx, qz * w + k * qw
        _axis(s, a)
    for k in range(3):
        s[AT_X + k] += s[GO_X + k] * time
    s[AT_Z] -= 0.5 * GRAVITY * time * time
    s[GO_Z] -= GRAVITY * time


@_compiled
def _airborne(s: Array, a: Array, p: Numbers, ceiling: float) -> float:
    """How long the whole chip stays above `ceiling`."""
    tilt = math.sqrt(max(0.0, 1.0 - a[2] * a[2]))
    drop = s[AT_Z] - tilt * p.radius - p.half - ceiling
    if drop <= 0.0:
        return 0.0
    longest = (s[GO_Z] + math.sqrt(s[GO_Z] * s[GO_Z] + 2.0 * GRAVITY * drop)) / GRAVITY
    # Its axis turns at a constant speed, so in that time it tilts no further than this:
    own = s[LX] * a[0] + s[LY] * a[1] + s[LZ] * a[2]
    swing = math.sqrt(max(0.0, s[LX] ** 2 + s[LY] ** 2 + s[LZ] ** 2 - own * own)) * p.across
    drop -= min(swing * longest, 1.0 - tilt) * p.radius
    if drop <= 0.0:
        return 0.0
    shortest: float = (s[GO_Z] + math.sqrt(s[GO_Z] * s[GO_Z] + 2.0 * GRAVITY * drop)) / GRAVITY
    return shortest


@_compiled
def _note_contact(
    events: Array, noted: int, masks: Whole, time: float, body: int, kind: int, other: int, speed: float
) -> int:
    """Note a first touch; the new number of events."""
    bit = 1 << (other + 3) if kind == CHIP else 1 << kind
    if masks[body] & bit:
        return noted
    masks[body] |= bit
    if kind == CHIP:
        masks[other] |= 1 << (body + 3)
    if noted < MOST_EVENTS:
        e = events
        e[noted, 0], e[noted, 1], e[noted, 2], e[noted, 3], e[noted, 4] = time, body, kind, other, speed
        return noted + 1
    return noted


@_compiled
def simulate(
    numbers: Record,
    lying: Array,
    count_lying: int,
    departure: Array,
    rest: Array,
    fate: Whole,
    events: Array,
    frames: Array,
) -> Array:
    """Throw the chip `departure` (13 numbers: place, velocity, orientation, angular momentum by mass) onto those lying.

    Fills `rest` and `fate` (chip 0 is the thrown one), `events`, and as many of `frames` as there is room for.
    Returns the duration, the number of events and the number of frames.
    """
    p: Numbers = numbers[0]
    n = count_lying + 1
    c = np.zeros((n, 8))
    s = departure.copy()
    a, u, w = np.empty(3), np.empty(3), np.empty(3)
    t = np.empty((MOST_TOUCHES, _COLUMNS))
    masks, seed = np.zeros(n, np.int64), np.zeros(1, np.int64)
    for bits in departure.view(np.int64):
        _stir(seed, bits)
    awake = np.zeros(n, np.bool_)
    radius, half = p.radius, p.half
    reach2, beside2 = 4.0 * radius * radius, (2.0 * radius - BESIDE) ** 2
    ceiling = p.rim
    for i in range(1, n):
        c[i, X], c[i, Y], c[i, Z] = lying[i - 1, 0], lying[i - 1, 1], lying[i - 1, 2]
        up = abs(1.0 - 2.0 * (lying[i - 1, 4] ** 2 + lying[i - 1, 5] ** 2))
        ceiling = max(ceiling, c[i, Z] + half * up + radius * math.sqrt(max(0.0, 1.0 - up * up)))
    _axis(s, a)
    time, noted, shown, calm = 0.0, 0, 0, 0.0
    in_space, thrown_rests, gone, moving = True, False, False, 0
    turn = p.ring * p.along
    grip = p.friction[BOARD] * p.load
    while time < p.time:
        while shown < len(frames) and time >= shown * FRAME:
            _show(frames[shown], s, c, n, lying, in_space)
            shown += 1
        # -- how long is this step?
        dt = p.step if in_space and not thrown_rests else p.slide_step
        if in_space and not thrown_rests and moving == 0:
            free = _airborne(s, a, p, ceiling)
            if free > dt:
                free = min(free, p.time - time)
                if shown < len(frames):
                    free = min(free, max(shown * FRAME - time, 0.0) + 1e-9)
                _fly(s, a, p, free)
                time += free
                continue
        time += dt
        # -- the thrown chip in space
        if in_space and not thrown_rests:
            s[GO_Z] -= GRAVITY * dt
            sign = 1.0 if a[2] >= 0.0 else -1.0
            u[0], u[1], u[2] = sign * a[0], sign * a[1], sign * a[2]
            _turning(s, a, p, w)
            count = _static_touches(s, u, w, p, t, dt)
            static = count
            over = False
            if s[AT_Z] - radius < ceiling:
                for j in range(1, n):
                    dx, dy = c[j, X] - s[AT_X], c[j, Y] - s[AT_Y]
                    if dx * dx + dy * dy < reach2:
                        over = over or dx * dx + dy * dy < beside2
                        count = _chip_touches(s, u, p, t, count, c, j, dt)
            if count > 0:
                speed = math.sqrt(s[GO_X] ** 2 + s[GO_Y] ** 2 + s[GO_Z] ** 2)
                for k in range(count):
                    noted = _note_contact(events, noted, masks, time, 0, int(t[k, _KIND]), int(t[k, _OTHER]), speed)
                pressed = _solve(s, a, w, t, count, c, p, dt)
                for k in range(static, count):
                    j = int(t[k, _OTHER])
                    if not awake[j] and t[k, _J] > 0.0:
                        awake[j] = True
                # Rolling and turning on the spot are resisted by a lever arm times the load.
                size = math.sqrt(w[0] ** 2 + w[1] ** 2 + w[2] ** 2)
                if size > 1e-9:
                    momentum = math.sqrt(s[LX] ** 2 + s[LY] ** 2 + s[LZ] ** 2)
                    lost = min(p.roll * pressed, momentum) / size
                    for k in range(3):
                        s[LX + k] -= lost * w[k]
                    _turning(s, a, p, w)
                swing = math.sqrt(w[0] ** 2 + w[1] ** 2) * radius
                if not over and u[2] > FLAT_TILT and swing < FLAT_SPEED and abs(s[GO_Z]) < FLAT_SPEED:
                    # Flat on the board, clear of the rim, or flat on the table: on in the plane.
                    fx, fy = abs(s[AT_X]), abs(s[AT_Y])
                    board = fx < p.inner_x - radius + 0.0005 and fy < p.inner_y - radius + 0.0005
                    if board and s[AT_Z] < 1.3 * half:
                        in_space = False
                        c[0, Z] = half
                        _level(s)
                    elif s[AT_Z] < p.floor + 1.3 * half and (fx > p.outer_x + radius or fy > p.outer_y + radius):
                        _skid(s, p)
                        thrown_rests = True
                        gone = abs(s[AT_X]) > p.table_x or abs(s[AT_Y]) > p.table_y
                    if not in_space:
                        c[0, X], c[0, Y], c[0, VX], c[0, VY] = s[AT_X], s[AT_Y], s[GO_X], s[GO_Y]
                        _part(c, n, reach2)
                        c[0, W] = w[2]
                        awake[0] = True
                moves = max(s[GO_X] ** 2 + s[GO_Y] ** 2 + s[GO_Z] ** 2, size * size * radius * radius)
                calm = calm + dt if moves < CALM_SPEED * CALM_SPEED else 0.0
                if calm > CALM:
                    thrown_rests = True
            else:
                calm = 0.0
            if in_space and not thrown_rests:
                for k in range(3):
                    s[AT_X + k] += s[GO_X + k] * dt
                _turn_on(s, a, p, dt)
                _keep_above(s, a, p, count)
                if s[AT_Z] < p.floor - FALLEN:
                    gone = thrown_rests = True
        # -- the flat chips
        moving = 0
        for i in range(n):
            if not awake[i]:
                continue
            give = grip * GRAVITY * dt + p.friction[BOARD] * c[i, PRESS]
            c[i, PRESS] = 0.0
            _ring_friction(c, i, give, p.ring, turn)
            if c[i, VX] == 0.0 and c[i, VY] == 0.0 and c[i, W] == 0.0:
                awake[i] = False
                continue
            moving += 1
            c[i, X] += c[i, VX] * dt
            c[i, Y] += c[i, VY] * dt
            c[i, YAW] += c[i, W] * dt
            if abs(c[i, X]) > p.inner_x - radius or abs(c[i, Y]) > p.inner_y - radius:
                if i == 0:
                    high = _hop(seed, c, p)
                    if high > p.rim:
                        _take_off(s, a, c, p, high)
                        in_space = True
                        awake[0] = False
                        continue
                met = _bank(c, i, p)
                if met > 0.0:
                    noted = _note_contact(events, noted, masks, time, i, ON_RIM, -1, met)
        if moving > 0:
            for i in range(n):
                if not awake[i] or (i == 0 and in_space):
                    continue
                for j in range(1 if in_space else 0, n):
                    dx, dy = c[j, X] - c[i, X], c[j, Y] - c[i, Y]
                    if j != i and dx * dx + dy * dy < reach2 and abs(c[i, Z] - c[j, Z]) < 2.0 * half * 0.9:
                        if i == 0 or (j == 0 and awake[0]):
                            high = _hop(seed, c, p)
                            if high > 2.0 * half:
                                _take_off(s, a, c, p, high)
                                in_space = True
                                awake[0] = False
                                break
                        met = _knock(c, i, j, p)
                        if met > 0.0:
                            noted = _note_contact(events, noted, masks, time, i, CHIP, j, met)
                            awake[j] = True
        elif thrown_rests or not in_space:
            break
    # -- where everything is now
    forced = time >= p.time
    for i in range(n):
        fate[i] = AT_REST
        if i > 0:
            rest[i] = lying[i - 1]
            if c[i, YAW] == 0.0 and c[i, X] == lying[i - 1, 0] and c[i, Y] == lying[i - 1, 1]:
                continue
        _pose(rest[i], i, s, c, lying, in_space)
        fate[i] = MOVED
        if forced and (awake[i] or (i == 0 and in_space and not thrown_rests)):
            fate[i] |= FORCED
    if gone:
        fate[0] |= GONE
    while shown < len(frames):
        _show(frames[shown], s, c, n, lying, in_space)
        shown += 1
        if (shown - 1) * FRAME >= time:
            break
    return np.array([min(time, p.time), float(noted), float(shown)])


@_compiled
def simulate_many(
    numbers: Record,
    lying: Array,
    counts: Whole,
    group: Whole,
    departures: Array,
    rest: Array,
    fate: Whole,
    durations: Array,
) -> None:
    """Throw many chips, each for itself: the k-th onto the chips `lying[group[k]]`, `counts[group[k]]` of them."""
    events, frames = np.empty((MOST_EVENTS, 5)), np.empty((0, 0, 7))
    for k in range(len(departures)):
        g = group[k]
        result = simulate(numbers, lying[g], counts[g], departures[k], rest[k], fate[k], events, frames)
        durations[k] = result[0]


@_compiled
def departure_rows(raw: Array, across: float, along: float) -> Array:
    """Raw throws (see `arrays.raw_rows`) as departures, exactly as `flight.Departure` has them."""
    found = np.empty((len(raw), 13))
    for k in range(len(raw)):
        vx, vy, spin, tumble = raw[k, GO_X], raw[k, GO_Y], raw[k, SPIN], raw[k, TUMBLE]
        heading = (math.atan2(vy, vx) if vx != 0.0 or vy != 0.0 else 0.0) + raw[k, FACING]
        ax, ay = math.sin(heading), -math.cos(heading)
        cos, sin = math.cos(0.5 * raw[k, TILT]), math.sin(0.5 * raw[k, TILT])
        qx, qy = sin * ax, sin * ay
        found[k, :QW] = raw[k, :QW]
        # Tilted about the axis (ax, ay); with the front down it was first turned over about x.
        if raw[k, DOWN] > 0.5:
            found[k, QW], found[k, QX], found[k, QY], found[k, QZ] = -qx, cos, 0.0, -qy
        else:
            found[k, QW], found[k, QX], found[k, QY], found[k, QZ] = cos, qx, qy, 0.0
        ux, uy, uz = 2.0 * cos * qy, -2.0 * cos * qx, 1.0 - 2.0 * (qx * qx + qy * qy)
        # The axis across lies in the chip's plane: its own moment is that about a diameter.
        found[k, LX] = along * spin * ux + across * tumble * ax
        found[k, LY] = along * spin * uy + across * tumble * ay
        found[k, LZ] = along * spin * uz
    return found


@_compiled
def _keep_above(s: Array, a: Array, p: Numbers, touches: int) -> None:
    """Keep a chip's centre above the surface under it.

    Contacts are soft, so a landing chip sinks in for a moment, but not deep, and not where nothing holds it.
    """
    far_x, far_y = abs(s[AT_X]), abs(s[AT_Y])
    if far_x > p.table_x or far_y > p.table_y:
        return
    if far_x > p.outer_x or far_y > p.outer_y:
        level = p.floor
    elif far_x > p.inner_x or far_y > p.inner_y:
        level = p.rim
    else:
        level = 0.0
    lowest = level + p.half * abs(a[2])
    if s[AT_Z] < lowest - (SUNK if touches > 0 else 0.1 * SUNK) and s[AT_Z] > p.floor - FALLEN:
        s[AT_Z] = lowest
        s[GO_Z] = max(s[GO_Z], 0.0)


@_compiled
def _part(c: Array, n: int, reach2: float) -> None:
    """Move the thrown chip, now flat, out of slight overlaps."""
    for j in range(1, n):
        dx, dy = c[0, X] - c[j, X], c[0, Y] - c[j, Y]
        far2 = dx * dx + dy * dy
        if far2 < reach2:
            more = math.sqrt(reach2 / far2)
            c[0, X], c[0, Y] = c[j, X] + dx * more, c[j, Y] + dy * more


@_compiled
def _skid(s: Array, p: Numbers) -> None:
    """A flat chip on the table slides until it stops."""
    speed = math.sqrt(s[GO_X] * s[GO_X] + s[GO_Y] * s[GO_Y])
    way = speed / (2.0 * p.friction[TABLE] * GRAVITY)
    s[AT_X] += s[GO_X] * way
    s[AT_Y] += s[GO_Y] * way
    s[AT_Z] = p.floor + p.half
    _level(s)


@_compiled
def _pose(row: Array, i: int, s: Array, c: Array, lying: Array, in_space: bool) -> None:
    """The pose of chip `i`: x, y, z and its quaternion."""
    if i == 0 and in_space:
        row[0], row[1], row[2] = s[AT_X], s[AT_Y], s[AT_Z]
        row[3], row[4], row[5], row[6] = s[QW], s[QX], s[QY], s[QZ]
        return
    row[0], row[1], row[2] = c[i, X], c[i, Y], c[i, Z]
    if i == 0:
        row[3], row[4], row[5], row[6] = s[QW], s[QX], s[QY], s[QZ]
    else:
        row[3], row[4], row[5], row[6] = lying[i - 1, 3], lying[i - 1, 4], lying[i - 1, 5], lying[i - 1, 6]
    _yaw(row, 3, c[i, YAW])


@_compiled
def _yaw(row: Array, at: int, angle: float) -> None:
    """Turn the quaternion at `row[at]` about the vertical."""
    w, x, y, z = row[at], row[at + 1], row[at + 2], row[at + 3]
    cos, sin = math.cos(0.5 * angle), math.sin(0.5 * angle)
    row[at], row[at + 1] = cos * w - sin * z, cos * x - sin * y
    row[at + 2], row[at + 3] = cos * y + sin * x, cos * z + sin * w


@_compiled
def _level(s: Array) -> None:
    """Drop the tilt from the thrown chip's orientation."""
    if 1.0 - 2.0 * (s[QX] * s[QX] + s[QY] * s[QY]) > 0.0:
        s[QX] = s[QY] = 0.0
    else:
        s[QW] = s[QZ] = 0.0
    scale = 1.0 / math.sqrt(s[QW] * s[QW] + s[QX] * s[QX] + s[QY] * s[QY] + s[QZ] * s[QZ])
    for k in range(QW, QZ + 1):
        s[k] *= scale


@_compiled
def _show(frame: Array, s: Array, c: Array, n: int, lying: Array, in_space: bool) -> None:
    for i in range(n):
        _pose(frame[i], i, s, c, lying, in_space)
