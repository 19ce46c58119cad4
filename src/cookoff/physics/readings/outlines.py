"""Plane geometry of discs and outlines: intersections, shared areas and distances."""

import math
from collections.abc import Iterator

from cookoff.physics.core.board import Circle, Outline, Polygon
from cookoff.physics.geometry import Vec2, segments_meet

SLACK = 1e-12
"""The tolerance for rounding, in metres."""


def meets(outline: Outline, centre: Vec2, radius: float) -> bool:
    """Whether the closed disc meets the closed outline: a shared point of the edges is enough."""
    return distance(outline, centre) <= radius + SLACK


def distance(outline: Outline, point: Vec2) -> float:
    """From a point to the nearest point of the outline; 0 inside it and on its edge."""
    if isinstance(outline, Circle):
        return max(0.0, math.hypot(point.x - outline.centre.x, point.y - outline.centre.y) - outline.radius)
    if _contains(outline, point):
        return 0.0
    return min(_to_segment(point, a, b) for a, b in _sides(outline))


def apart(first: Outline, second: Outline) -> float:
    """How far two outlines are apart; 0 when they meet."""
    if isinstance(first, Circle):
        return max(0.0, distance(second, first.centre) - first.radius)
    if isinstance(second, Circle):
        return max(0.0, distance(first, second.centre) - second.radius)
    if any(segments_meet(*one, *other) for one in _sides(first) for other in _sides(second)):
        return 0.0
    return min(
        *(distance(second, point) for point in first.points), *(distance(first, point) for point in second.points)
    )


def disc_share(outline: Outline, centre: Vec2, radius: float) -> float:
    """The share of the disc's area that lies inside the outline."""
    if isinstance(outline, Circle):
        gap = math.hypot(centre.x - outline.centre.x, centre.y - outline.centre.y)
        area = _lens(radius, outline.radius, gap)
    else:
        # The signed areas that the disc shares with the triangles from its centre to every side add up.
        around = [(a.x - centre.x, a.y - centre.y) for a in outline.points]
        area = abs(sum(_wedge(around[i - 1], around[i], radius) for i in range(len(around))))
    return min(1.0, area / (math.pi * radius * radius))


def _sides(polygon: Polygon) -> Iterator[tuple[Vec2, Vec2]]:
    points = polygon.points
    return ((points[i - 1], points[i]) for i in range(len(points)))


def _contains(polygon: Polygon, p: Vec2) -> bool:
    inside = False
    for a, b in _sides(polygon):
        if (a.y > p.y) != (b.y > p.y) and p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x:
            inside = not inside
    return inside


def _to_segment(p: Vec2, a: Vec2, b: Vec2) -> float:
    dx, dy = b.x - a.x, b.y - a.y
    along = ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy)
    along = min(1.0, max(0.0, along))
    return math.hypot(p.x - a.x - along * dx, p.y - a.y - along * dy)


def _lens(r: float, s: float, gap: float) -> float:
    """The area common to two discs with radii r and s whose centres are `gap` apart."""
    if gap >= r + s:
        return 0.0
    if gap <= abs(r - s):
        return math.pi * min(r, s) ** 2
    to_r = (gap * gap + r * r - s * s) / (2.0 * gap)
    to_s = gap - to_r
    half = math.sqrt(max(0.0, r * r - to_r * to_r))
    return r * r * math.atan2(half, to_r) + s * s * math.atan2(half, to_s) - gap * half


def _wedge(a: tuple[float, float], b: tuple[float, float], r: float) -> float:
    """The signed area common to the disc of radius r around the origin and the triangle origin, a, b."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = dx * dx + dy * dy
    middle = -(a[0] * dx + a[1] * dy) / length
    height = a[0] * b[1] - a[1] * b[0]
    depth = r * r - height * height / length
    if depth <= 0.0:
        return _sector(a, b, r)
    half = math.sqrt(depth / length)
    enter, leave = max(0.0, middle - half), min(1.0, middle + half)
    if enter >= leave:
        return _sector(a, b, r)
    p = a[0] + enter * dx, a[1] + enter * dy
    q = a[0] + leave * dx, a[1] + leave * dy
    return _sector(a, p, r) + (p[0] * q[1] - p[1] * q[0]) / 2.0 + _sector(q, b, r)


def _sector(a: tuple[float, float], b: tuple[float, float], r: float) -> float:
    return r * r / 2.0 * math.atan2(a[0] * b[1] - a[1] * b[0], a[0] * b[0] + a[1] * b[1])
