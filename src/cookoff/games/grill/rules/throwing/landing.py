"""Where a chip lies: which outline its hole meets, whether it is out, which side is up.

The physics' readings do the geometry, this module applies the rules. Most chips are far from most outlines and from the
rim, so circles around and inside each outline answer first, and the exact readings only in close cases.
"""

import math
from enum import StrEnum
from itertools import pairwise

from msgspec.structs import replace

from cookoff.games.grill.rules.chips import BARE, DOUBT, OUT, Place
from cookoff.physics.port import Board, BodyPose, Circle, Outline, Quat, Rest, Scene, Vec2
from cookoff.physics.readings import Lie, glimpses, read

EQUAL = 1e-9
"""Shares of the hole that differ by less are exactly equal (THR-21)."""
UPRIGHT_ENOUGH = 1e-9
"""An axis that points up or down by less than this is level: the chip stands upright (THR-28)."""


class Rim(StrEnum):
    """When a chip is out (THR-24)."""

    TOUCHED = "touched"
    """When any part of it rests on the raised edge, or its hole is over it or beyond: Safranito, Hibachi."""
    HOLE = "hole"
    """When its hole is over the raised edge or beyond: Fired Up."""


class Doubt(StrEnum):
    """Who decides when a chip's hole meets several outlines (THR-21)."""

    LARGER = "larger"
    """The outline that fills more of the hole; the head chef only if that is equal."""
    CHEF = "chef"
    """The head chef, always."""


class Shape:
    """An outline (THR-4) with a circle around it and one inside it, both with the same centre."""

    __slots__ = ("_alone", "_hole", "_inner", "_outer", "x", "y")

    def __init__(self, board: Board, outline: Outline) -> None:
        self._alone = replace(board, outlines=(outline,))
        self._hole = board.chip.hole / 2.0
        if isinstance(outline, Circle):
            self.x, self.y = outline.centre.x, outline.centre.y
            self._inner = self._outer = outline.radius
        else:
            xs, ys = [p.x for p in outline.points], [p.y for p in outline.points]
            self.x, self.y = (min(xs) + max(xs)) / 2.0, (min(ys) + max(ys)) / 2.0
            self._outer = max(math.hypot(p.x - self.x, p.y - self.y) for p in outline.points)
            corners = (*outline.points, outline.points[0])
            nearest = min(_to_side(self.x, self.y, a, b) for a, b in pairwise(corners))
            # The middle of a crescent is outside it.
            self._inner = nearest if self.share(self.x, self.y) > 0.5 else 0.0

    def meets(self, x: float, y: float) -> bool:
        """Whether a hole at this point meets the closed outline (THR-20)."""
        away = math.hypot(x - self.x, y - self.y)
        if away > self._outer + self._hole:
            return False
        return away < self._inner or self._sees(x, y) is not None

    def share(self, x: float, y: float) -> float:
        """How much of a hole at this point the outline fills."""
        return self._sees(x, y) or 0.0

    def _sees(self, x: float, y: float) -> float | None:
        for glimpse in glimpses(self._alone, Vec2(x, y)):
            return glimpse.share
        return None


def _to_side(x: float, y: float, a: Vec2, b: Vec2) -> float:
    dx, dy = b.x - a.x, b.y - a.y
    along = min(1.0, max(0.0, ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy)))
    return math.hypot(x - a.x - along * dx, y - a.y - along * dy)


class Ground:
    """A board that tells where chips lie."""

    def __init__(self, board: Board, rim: Rim) -> None:
        self.board = board
        self.rim = rim
        self.shapes = tuple(Shape(board, outline) for outline in board.outlines)
        self.bare = replace(board, outlines=())
        """The board without outlines, which do not matter to the physics."""
        # A tilted chip reaches farther than a flat one: no farther than this.
        reach = math.hypot(board.chip.diameter, board.chip.thickness) / 2.0
        self._free_x = board.measures.inner_x - reach
        self._free_y = board.measures.inner_y - reach

    def place(self, lies: BodyPose | Rest, doubt: Doubt) -> Place:
        """The place that a chip with this pose counts for. `OUT` is tested first (THR-25), then what its hole meets.

        Only the position of its own hole matters (THR-20, THR-23, THR-29), not what lies over or under it (THR-22).
        """
        if self.is_out(lies):
            return OUT
        met = self.met(lies)
        if len(met) == 1:
            return met[0]
        if not met:
            return BARE
        if doubt is Doubt.CHEF:
            return DOUBT
        shares = [self.shapes[outline].share(lies.position.x, lies.position.y) for outline in met]
        most = max(shares)
        largest = [outline for outline, share in zip(met, shares, strict=True) if most - share <= EQUAL]
        return largest[0] if len(largest) == 1 else DOUBT

    def met(self, lies: BodyPose | Rest) -> tuple[Place, ...]:
        """The outlines that the hole meets, seen from straight above (THR-20, THR-29)."""
        x, y = lies.position.x, lies.position.y
        return tuple([number for number, shape in enumerate(self.shapes) if shape.meets(x, y)])

    def is_out(self, lies: BodyPose | Rest) -> bool:
        """Whether the chip is out (THR-24), judged on the chip as it lies, tilt included (THR-25)."""
        if isinstance(lies, Rest) and lies.gone:
            return True
        if abs(lies.position.x) < self._free_x and abs(lies.position.y) < self._free_y:
            return False
        lie = self._read(lies)
        return lie.hole_over_rim or lie.hole_beyond or (lie.on_rim and self.rim is Rim.TOUCHED)

    def _read(self, lies: BodyPose | Rest) -> Lie:
        pose = BodyPose(lies.id, lies.position, lies.orientation)
        return read(Scene(self.bare, (pose,)))[0]


def value_up(orientation: Quat) -> bool:
    """Whether the chip's value side, its front, points more upward; exactly upright counts as down (THR-28)."""
    return 1.0 - 2.0 * (orientation.x * orientation.x + orientation.y * orientation.y) > UPRIGHT_ENOUGH
