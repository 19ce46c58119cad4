"""What a chip at rest touches with its underside, from poses alone."""

import math
from collections.abc import Iterator

from cookoff.physics.core.board import Board
from cookoff.physics.core.motion import BodyPose
from cookoff.physics.geometry import Vec3

TOUCHING = 0.0005
"""Metres. Things closer than this touch: resting chips sink a few hundredths of a millimetre at most."""
SAMPLES = 96
"""Points looked at along an edge; between two of them a chip's edge bends by a hundredth of a millimetre."""


class Edge:
    """The circle around a chip's lower or upper face."""

    def __init__(self, board: Board, pose: BodyPose, side: float) -> None:
        axis = pose.orientation.axis_z()
        up = 1.0 if axis.z > 0.0 else -1.0
        self.n = Vec3(axis.x * up, axis.y * up, axis.z * up)
        """The chip's axis, the end that points upward."""
        half = side * board.chip.thickness / 2.0
        p = pose.position
        self.centre = Vec3(p.x + half * self.n.x, p.y + half * self.n.y, p.z + half * self.n.z)
        self.radius = board.chip.diameter / 2.0
        level = math.hypot(self.n.x, self.n.y)
        self.rise = self.radius * level
        """How far its highest and its lowest point are above and below its centre."""
        # u is level, v the way straight down on the face; for a flat chip any two directions will do
        self.u = Vec3(-self.n.y / level, self.n.x / level, 0.0) if level > 1e-9 else Vec3(1.0, 0.0, 0.0)
        self.v = Vec3(
            self.u.y * self.n.z,
            -self.u.x * self.n.z,
            self.u.x * self.n.y - self.u.y * self.n.x,
        )

    def at(self, angle: float) -> Vec3:
        """The point of the circle at an angle from u towards v; the lowest one is at π/2."""
        c, s = self.radius * math.cos(angle), self.radius * math.sin(angle)
        return Vec3(
            self.centre.x + c * self.u.x + s * self.v.x,
            self.centre.y + c * self.u.y + s * self.v.y,
            self.centre.z + c * self.u.z + s * self.v.z,
        )

    def points(self) -> Iterator[Vec3]:
        """Points all around."""
        return (self.at(2.0 * math.pi * i / SAMPLES) for i in range(SAMPLES))

    def crossings(self, lines_x: tuple[float, ...], lines_y: tuple[float, ...]) -> Iterator[Vec3]:
        """Where the circle, seen from above, crosses the lines x = … and y = …."""
        for lines, middle, a, b in (
            (lines_x, self.centre.x, self.u.x, self.v.x),
            (lines_y, self.centre.y, self.u.y, self.v.y),
        ):
            span = math.hypot(a, b) * self.radius
            for line in lines:
                if abs(line - middle) <= span and span > 0.0:
                    turn = math.acos((line - middle) / span)
                    yield self.at(math.atan2(b, a) + turn)
                    yield self.at(math.atan2(b, a) - turn)

    def height_over(self, x: float, y: float) -> float | None:
        """The height of the face straight over or under a point of the plan; None when it is not there."""
        if self.n.z < 1e-9:
            return None
        z = self.centre.z - ((x - self.centre.x) * self.n.x + (y - self.centre.y) * self.n.y) / self.n.z
        away = math.dist((x, y, z), (self.centre.x, self.centre.y, self.centre.z))
        return z if away <= self.radius else None


def lower_edge(board: Board, pose: BodyPose) -> Edge:
    """Around the face that looks down."""
    return Edge(board, pose, -1.0)


def upper_edge(board: Board, pose: BodyPose) -> Edge:
    """Around the face that looks up."""
    return Edge(board, pose, 1.0)


def lowest_on_board(board: Board, pose: BodyPose) -> float:
    """The least height of the underside over the playing area; infinite when none of it is there."""
    m = board.measures
    in_x, in_y = m.inner_x, m.inner_y
    edge = lower_edge(board, pose)
    spots = [edge.at(math.pi / 2.0), *edge.crossings((-in_x, in_x), (-in_y, in_y))]
    return min((p.z for p in spots if _within(p, in_x, in_y)), default=math.inf)


def lowest_on_rim(board: Board, pose: BodyPose) -> float:
    """The least height of the underside over the rim, relative to its top; infinite when none of it is there."""
    m = board.measures
    out_x, out_y = m.outer_x, m.outer_y
    in_x, in_y = m.inner_x, m.inner_y
    edge = lower_edge(board, pose)
    spots = [edge.at(math.pi / 2.0), *edge.crossings((-out_x, -in_x, in_x, out_x), (-out_y, -in_y, in_y, out_y))]
    heights = [p.z for p in spots if _within(p, out_x, out_y) and not _within(p, in_x, in_y, -1e-9)]
    corners = (edge.height_over(x, y) for x in (-out_x, out_x) for y in (-out_y, out_y))
    heights += [z for z in corners if z is not None]
    return min(heights, default=math.inf) - m.rim_height


def rests_on(board: Board, chip: BodyPose, other: BodyPose) -> bool:
    """Whether the underside of `chip` touches the upper side of `other`."""
    p, q = chip.position, other.position
    if math.dist((p.x, p.y, p.z), (q.x, q.y, q.z)) > math.hypot(board.chip.diameter, board.chip.thickness) + TOUCHING:
        return False
    below, above = upper_edge(board, other), lower_edge(board, chip)
    if abs(below.centre.z - above.centre.z) > below.rise + above.rise + TOUCHING:
        return False
    return any(_on_face(p, below) for p in above.points()) or any(_on_face(p, above) for p in below.points())


def _on_face(p: Vec3, face: Edge) -> bool:
    dx, dy, dz = p.x - face.centre.x, p.y - face.centre.y, p.z - face.centre.z
    height = dx * face.n.x + dy * face.n.y + dz * face.n.z
    aside = dx * dx + dy * dy + dz * dz - height * height
    return abs(height) <= TOUCHING and aside <= (face.radius + TOUCHING) ** 2


def _within(p: Vec3, half_x: float, half_y: float, slack: float = 1e-9) -> bool:
    return abs(p.x) <= half_x + slack and abs(p.y) <= half_y + slack
