"""The statics of a column of dice: what supports what, and by how much it could shift before it tips.

A column stands when, at every joint, the centre of mass of everything above lies over the area in which the two dice
touch: the upper face of the one below and the lower face of the one above, seen from straight above.
"""

import math
from collections.abc import Sequence

from cookoff.physics.geometry import Quat
from cookoff.physics.port import Die, DieKind
from cookoff.physics.solids import outline, solid

Point = tuple[float, float]
Area = list[Point]
"""A convex polygon, its corners anticlockwise."""


def face_area(kind: DieKind, orientation: Quat, size: float, at: Point, *, upper: bool) -> Area:
    """The most level upper (or lower) face of a die, seen from above."""
    sign = 1.0 if upper else -1.0
    face = max(solid(kind).faces, key=lambda face: sign * orientation.turn(face.normal).z)
    corners = [orientation.turn(corner) for corner in outline(kind, face.value)]
    area = [(at[0] + size * c.x, at[1] + size * c.y) for c in corners]
    return area if upper else area[::-1]


def common(one: Area, other: Area) -> Area:
    """The intersection of two convex areas; empty if they only touch."""
    left = one
    for i in range(len(other)):
        a, b = other[i - 1], other[i]
        before, left = left, []
        for j in range(len(before)):
            p, q = before[j - 1], before[j]
            p_side, q_side = _side(a, b, p), _side(a, b, q)
            if (p_side < 0.0) != (q_side < 0.0):
                share = p_side / (p_side - q_side)
                left.append((p[0] + share * (q[0] - p[0]), p[1] + share * (q[1] - p[1])))
            if q_side >= 0.0:
                left.append(q)
    return left if len(left) > 2 else []


def inside_by(area: Area, point: Point) -> float:
    """How far the point is inside the area, in metres; negative outside, minus infinity for no area."""
    least = math.inf
    for i in range(len(area)):
        a, b = area[i - 1], area[i]
        length = math.dist(a, b)
        if length > 0.0:
            least = min(least, _side(a, b, point) / length)
    return least if area else -math.inf


def joints(dice: Sequence[Die]) -> list[float]:
    """For every die of a column: how far the centre of mass of it and all dice above is inside its support.

    The first die stands on an infinite plate. The column stands if all values are positive.
    """
    margins: list[float] = []
    below: Area | None = None
    for number, die in enumerate(dice):
        at, orientation = place(die)
        area = face_area(die.kind, orientation, die.size, at, upper=False)
        if below is not None:
            area = common(area, below)
        margins.append(inside_by(area, centre_of_mass(dice[number:])))
        below = face_area(die.kind, orientation, die.size, at, upper=True)
    return margins


def centre_of_mass(dice: Sequence[Die]) -> Point:
    """The centre of mass of dice with poses, seen from above."""
    mass = sum(die.mass for die in dice)
    places = [place(die)[0] for die in dice]
    return (
        sum(die.mass * at[0] for die, at in zip(dice, places, strict=True)) / mass,
        sum(die.mass * at[1] for die, at in zip(dice, places, strict=True)) / mass,
    )


def place(die: Die) -> tuple[Point, Quat]:
    """Where a standing die is, seen from above, and how it is turned."""
    if die.position is None or die.orientation is None:
        raise ValueError(f"die {die.id} is in the hand: it stands nowhere")
    return (die.position.x, die.position.y), die.orientation


def _side(a: Point, b: Point, p: Point) -> float:
    """Positive when p is to the left of the way from a to b."""
    return (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])
