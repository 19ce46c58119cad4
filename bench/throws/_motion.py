"""Synthetic motion events of a phone that somebody swings: rest, drawing back, the swing, and slowing down.

The wrist moves along a line and the phone turns about it, so that its sensor, some centimetres further out, also feels
the turning. A left hand turns the other way. The phone lies in the hand at any tilt, its sensors have noise and a bias,
and their clock jitters.
"""

import math
from random import Random
from typing import NamedTuple

Vector = tuple[float, float, float]
GRAVITY = 9.81
REST, BACK, FORTH, SLOW = 0.25, 0.18, 0.26, 0.14
"""Seconds of the four parts of a swing."""
PULLED = 0.25
"""How fast the hand draws back, as a share of the swing's speed."""
NODS, YAWS = 0.55, 0.12
"""Radians by which the phone turns upwards and inwards in a swing."""


class Phone(NamedTuple):
    """A phone: how far its sensor is from the wrist, in metres, and how often it reports."""

    name: str
    lever: float
    hertz: float
    noise: float = 0.08
    bias: float = 0.05
    turning: float = 0.01


PHONES = (Phone("small phone", 0.05, 60.0), Phone("usual phone", 0.07, 100.0), Phone("large phone", 0.09, 50.0))


class Grip(NamedTuple):
    """How somebody holds it: radians of the top upwards and of the right edge downwards, and which hand."""

    pitch: float
    roll: float
    left: bool
    opposite: bool
    """Whether the system reports the opposite force, as some do."""


def some_grip(rng: Random, *, left: bool) -> Grip:
    """Anything from flat to half upright."""
    return Grip(rng.uniform(0.0, 0.9), rng.gauss(0.0, 0.15), left, rng.random() < 0.5)


def swing(phone: Phone, grip: Grip, speed: float, heading: float, rng: Random) -> list[dict[str, object]]:
    """The events of a swing of this speed, in metres a second, so many radians to the left of straight ahead."""
    hand = -1.0 if grip.left else 1.0
    ahead = (-math.sin(heading), math.cos(heading), 0.0)
    step = 1.0 / phone.hertz
    bias = [rng.gauss(0.0, phone.bias) for _ in range(3)]
    drift = [rng.gauss(0.0, phone.turning) for _ in range(3)]
    sign = -1.0 if grip.opposite else 1.0
    events: list[dict[str, object]] = []
    for n in range(round((REST + BACK + FORTH + SLOW) / step)):
        now = n * step
        axes = _axes(grip, hand, now)
        push = [
            _rate(lambda t: _wrist(t, speed), now) * along + _lever_push(phone.lever, grip, hand, now)[axis]
            for axis, along in enumerate(ahead)
        ]
        push[2] += GRAVITY
        felt = [
            sign * (sum(push[axis] * one[axis] for axis in range(3)) + bias[k] + rng.gauss(0.0, phone.noise))
            for k, one in enumerate(axes)
        ]
        turns = _turning(grip, hand, now)
        turned = [
            sum(turns[axis] * one[axis] for axis in range(3)) + drift[k] + rng.gauss(0.0, phone.turning)
            for k, one in enumerate(axes)
        ]
        events.append({"t": 1000.0 * (now + rng.gauss(0.0, 0.0005)), "force": felt, "turning": turned})
    return events


def _smooth(share: float) -> float:
    share = min(1.0, max(0.0, share))
    return share * share * (3.0 - 2.0 * share)


def _wrist(t: float, speed: float) -> float:
    """The wrist's speed ahead: first back, then forth, then slower."""
    t -= REST
    if t < 0.0:
        return 0.0
    if t < BACK:
        return -PULLED * speed * math.sin(math.pi * t / BACK)
    t -= BACK
    return speed * (_smooth(t / FORTH) - _smooth((t - FORTH) / SLOW))


def _angles(hand: float, t: float) -> tuple[float, float]:
    """How far the phone has turned upwards and inwards."""
    share = _smooth((t - REST - BACK) / (FORTH + SLOW))
    return NODS * share, hand * YAWS * share


def _rate(of: "object", t: float) -> float:
    small = 1e-4
    assert callable(of)
    return float((of(t + small) - of(t - small)) / (2.0 * small))


def _turning(grip: Grip, hand: float, t: float) -> Vector:
    """The turning rates about the axes of the room: right, ahead, up."""
    nod = _rate(lambda one: _angles(hand, one)[0], t)
    yaw = _rate(lambda one: _angles(hand, one)[1], t)
    right = _axes(grip._replace(roll=0.0), hand, t)[0]
    return nod * right[0], nod * right[1], yaw + nod * right[2]


def _lever_push(lever: float, grip: Grip, hand: float, t: float) -> Vector:
    """The acceleration of the sensor beside the wrist's, from the second difference of where it is."""
    small = 1e-3
    before, now, after = (_axes(grip, hand, one)[1] for one in (t - small, t, t + small))
    x, y, z = (lever * (after[axis] - 2.0 * now[axis] + before[axis]) / small**2 for axis in range(3))
    return x, y, z


def _axes(grip: Grip, hand: float, t: float) -> tuple[Vector, Vector, Vector]:
    """Where the phone's right, top and screen point in the room: x to the right, y ahead, z up."""
    nod, yaw = _angles(hand, t)
    pitch = grip.pitch + nod
    right: Vector = (math.cos(yaw), math.sin(yaw), 0.0)
    level: Vector = (-math.sin(yaw), math.cos(yaw), 0.0)
    top: Vector = (level[0] * math.cos(pitch), level[1] * math.cos(pitch), math.sin(pitch))
    screen = _cross(right, top)
    cos, sin = math.cos(grip.roll), math.sin(grip.roll)
    x, y, z = (right[axis] * cos - screen[axis] * sin for axis in range(3))
    tilted: Vector = (x, y, z)
    return tilted, top, _cross(tilted, top)


def _cross(a: Vector, b: Vector) -> Vector:
    return a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]
