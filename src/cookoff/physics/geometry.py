"""Points, directions and orientations. SI units; x to the right, y away from the first seat, z up.

The origin is the middle of the board (or card, or plate) on its upper surface.
"""

import math
from typing import Annotated

from msgspec import Meta, Struct

__all__ = ["FLIPPED", "GRAVITY", "UPRIGHT", "Quat", "Vec2", "Vec3", "about", "segments_meet"]

Coordinate = Annotated[float, Meta(ge=-100.0, le=100.0)]
"""Metres, metres per second or radians per second; a finite number no simulator ever exceeds."""
Component = Annotated[float, Meta(ge=-1.001, le=1.001)]


GRAVITY = 9.81
"""m/s² downwards, the usual round value."""


class Vec2(Struct, frozen=True, forbid_unknown_fields=True):
    """A point of the plan, seen from straight above."""

    x: Coordinate
    y: Coordinate


class Vec3(Struct, frozen=True, forbid_unknown_fields=True):
    """A point, a velocity or an angular velocity."""

    x: Coordinate
    y: Coordinate
    z: Coordinate

    def length(self) -> float:
        """Its Euclidean length."""
        return math.sqrt(self.x * self.x + self.y * self.y + self.z * self.z)


class Quat(Struct, frozen=True, forbid_unknown_fields=True):
    """An orientation: the unit quaternion that turns the body's own axes into the fixed ones."""

    w: Component = 1.0
    x: Component = 0.0
    y: Component = 0.0
    z: Component = 0.0

    def norm(self) -> float:
        """1 for an orientation, up to rounding."""
        return math.sqrt(self.w * self.w + self.x * self.x + self.y * self.y + self.z * self.z)

    def times(self, other: "Quat") -> "Quat":
        """First turn by `other`, then by this."""
        return Quat(
            self.w * other.w - self.x * other.x - self.y * other.y - self.z * other.z,
            self.w * other.x + self.x * other.w + self.y * other.z - self.z * other.y,
            self.w * other.y - self.x * other.z + self.y * other.w + self.z * other.x,
            self.w * other.z + self.x * other.y - self.y * other.x + self.z * other.w,
        )

    def turn(self, v: Vec3) -> Vec3:
        """The vector `v` of the body, in the fixed axes."""
        # v + 2 q × (q × v + w v)
        ax = self.y * v.z - self.z * v.y + self.w * v.x
        ay = self.z * v.x - self.x * v.z + self.w * v.y
        az = self.x * v.y - self.y * v.x + self.w * v.z
        return Vec3(
            v.x + 2.0 * (self.y * az - self.z * ay),
            v.y + 2.0 * (self.z * ax - self.x * az),
            v.z + 2.0 * (self.x * ay - self.y * ax),
        )

    def axis_z(self) -> Vec3:
        """Where the body's own z axis points."""
        return Vec3(
            2.0 * (self.x * self.z + self.w * self.y),
            2.0 * (self.y * self.z - self.w * self.x),
            1.0 - 2.0 * (self.x * self.x + self.y * self.y),
        )


UPRIGHT = Quat()
"""The body's axes are the fixed ones: a chip lies flat with its front up."""
FLIPPED = Quat(0.0, 1.0, 0.0, 0.0)
"""Turned over about x: a chip lies flat with its front down."""


def about(axis: Vec3, angle: float) -> Quat:
    """The turn by `angle` radians about `axis`, which must not be zero."""
    half = angle / 2.0
    scale = math.sin(half) / axis.length()
    return Quat(math.cos(half), axis.x * scale, axis.y * scale, axis.z * scale)


def segments_meet(a: Vec2, b: Vec2, c: Vec2, d: Vec2) -> bool:
    """Whether the segments from a to b and from c to d have a point in common."""
    if max(a.x, b.x) < min(c.x, d.x) or max(c.x, d.x) < min(a.x, b.x):
        return False
    if max(a.y, b.y) < min(c.y, d.y) or max(c.y, d.y) < min(a.y, b.y):
        return False

    def side(p: Vec2, q: Vec2, r: Vec2) -> float:
        return (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x)

    return side(a, b, c) * side(a, b, d) <= 0.0 and side(c, d, a) * side(c, d, b) <= 0.0
