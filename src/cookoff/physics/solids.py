"""The dice as solids: corners and numbered faces of the d6, d8 and d10, measured from face to opposite face."""

import math
from functools import cache
from itertools import pairwise
from typing import NamedTuple

from cookoff.physics.geometry import Quat, Vec3, about
from cookoff.physics.port import DieKind

__all__ = ["DieFace", "Solid", "corner_radius", "inertia", "outline", "showing", "solid"]


class DieFace(NamedTuple):
    """One face of a die, in the die's own axes."""

    value: int
    normal: Vec3
    """Pointing outwards, of length 1."""


class Solid(NamedTuple):
    """A die with faces one metre apart, its centre of mass at the origin."""

    corners: tuple[Vec3, ...]
    faces: tuple[DieFace, ...]
    """In the order of their values. Opposite faces are parallel and add up to one more than there are."""


@cache
def solid(kind: DieKind) -> Solid:
    """The shape of a kind of die, for a size of one metre; multiply corners by the size."""
    match kind:
        case DieKind.D6:
            return _d6()
        case DieKind.D8:
            return _d8()
        case DieKind.D10:
            return _d10()


def showing(kind: DieKind, value: int, heading: float = 0.0) -> Quat:
    """An orientation in which the face `value` is level and on top; `heading` then turns it about the vertical."""
    normal = solid(kind).faces[value - 1].normal
    axis = Vec3(normal.y, -normal.x, 0.0)  # normal × up
    if axis.length() < 1e-12:
        upright = Quat() if normal.z > 0.0 else Quat(0.0, 1.0, 0.0, 0.0)
    else:
        upright = about(axis, math.acos(max(-1.0, min(1.0, normal.z))))
    return about(Vec3(0.0, 0.0, 1.0), heading).times(upright)


@cache
def outline(kind: DieKind, value: int) -> tuple[Vec3, ...]:
    """The corners of a face, anticlockwise seen from outside, for a size of one metre."""
    shape = solid(kind)
    n = shape.faces[value - 1].normal
    corners = [c for c in shape.corners if abs(_dot(c, n) - 0.5) < 1e-9]
    middle = Vec3(
        sum(c.x for c in corners) / len(corners),
        sum(c.y for c in corners) / len(corners),
        sum(c.z for c in corners) / len(corners),
    )
    across = _minus(corners[0], middle)
    along = _cross(n, across)

    def angle(corner: Vec3) -> float:
        away = _minus(corner, middle)
        return math.atan2(_dot(away, along), _dot(away, across))

    return tuple(sorted(corners, key=angle))


@cache
def inertia(kind: DieKind) -> Vec3:
    """The moments of inertia about the die's own axes, for a mass of one kilogram and a size of one metre.

    The solid is cut into tetrahedra with one corner at its centre. Its own axes are axes of symmetry, so that the
    products of inertia are zero.
    """
    volume = xx = yy = zz = 0.0
    for face in solid(kind).faces:
        first, *others = outline(kind, face.value)
        for second, third in pairwise(others):
            v = _dot(first, _cross(second, third)) / 6.0
            volume += v
            xx += v * _second_moment(first.x, second.x, third.x)
            yy += v * _second_moment(first.y, second.y, third.y)
            zz += v * _second_moment(first.z, second.z, third.z)
    return Vec3((yy + zz) / volume, (xx + zz) / volume, (xx + yy) / volume)


@cache
def corner_radius(kind: DieKind) -> float:
    """From the centre to the furthest corner, for a size of one metre."""
    return max(corner.length() for corner in solid(kind).corners)


def _d6() -> Solid:
    """A cube. 1, 2 and 3 run anticlockwise around their common corner, as on western dice."""
    h = 0.5
    corners = tuple(Vec3(x, y, z) for x in (-h, h) for y in (-h, h) for z in (-h, h))
    return Solid(corners, _numbered([Vec3(1.0, 0.0, 0.0), Vec3(0.0, 1.0, 0.0), Vec3(0.0, 0.0, 1.0)], [1, 2, 3]))


def _d8() -> Solid:
    """A regular octahedron, the odd faces around one corner."""
    r = math.sqrt(3.0) / 2.0
    corners = tuple(
        Vec3(r * s if axis == 0 else 0.0, r * s if axis == 1 else 0.0, r * s if axis == 2 else 0.0)
        for axis in range(3)
        for s in (-1.0, 1.0)
    )
    n = 1.0 / math.sqrt(3.0)
    upper = [Vec3(n, n, n), Vec3(-n, n, n), Vec3(-n, -n, n), Vec3(n, -n, n)]
    return Solid(corners, _numbered(upper, [1, 7, 3, 5]))


def _d10() -> Solid:
    """A pentagonal trapezohedron whose tips are as far from the centre as its belt is wide.

    That leaves one shape: kites with angles of 52°, 90°, 128° and 90°, as on the dice in the shops. The odd faces
    are around one tip.
    """
    # The kites are flat when the belt zigzags by tan²(18°) of the tips' height.
    zigzag = math.tan(math.pi / 10.0) ** 2
    slant = math.hypot(1.0, 1.0 + zigzag)
    radius = 0.5 * slant  # then the faces are half a metre from the centre
    fifth = 2.0 * math.pi / 5.0
    tips = [Vec3(0.0, 0.0, radius), Vec3(0.0, 0.0, -radius)]
    belt = [
        Vec3(radius * math.cos(turn), radius * math.sin(turn), z * zigzag * radius)
        for i in range(5)
        for turn, z in ((i * fifth, -1.0), ((i + 0.5) * fifth, 1.0))
    ]
    across, up = (1.0 + zigzag) / slant, 1.0 / slant
    upper = [Vec3(across * math.cos(i * fifth), across * math.sin(i * fifth), up) for i in range(5)]
    return Solid((*tips, *belt), _numbered(upper, [1, 7, 3, 9, 5]))


def _numbered(normals: list[Vec3], values: list[int]) -> tuple[DieFace, ...]:
    """Those faces with those values, and the faces opposite with what is missing to one more than there are."""
    total = 2 * len(normals) + 1
    faces = [DieFace(value, n) for value, n in zip(values, normals, strict=True)]
    faces += [DieFace(total - face.value, Vec3(-face.normal.x, -face.normal.y, -face.normal.z)) for face in faces]
    return tuple(sorted(faces, key=lambda face: face.value))


def _second_moment(a: float, b: float, c: float) -> float:
    """The mean square of a coordinate over a tetrahedron with corners at 0, a, b and c."""
    return (a * a + b * b + c * c + (a + b + c) ** 2) / 20.0


def _dot(a: Vec3, b: Vec3) -> float:
    return a.x * b.x + a.y * b.y + a.z * b.z


def _cross(a: Vec3, b: Vec3) -> Vec3:
    return Vec3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)


def _minus(a: Vec3, b: Vec3) -> Vec3:
    return Vec3(a.x - b.x, a.y - b.y, a.z - b.z)
