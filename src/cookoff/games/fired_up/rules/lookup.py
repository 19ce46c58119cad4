"""The components in the form in which the rules look them up."""

import math
from functools import cached_property

from cookoff.games.fired_up.content.components import Components
from cookoff.games.fired_up.content.enums import Space
from cookoff.games.grill.rules.chips import BARE, Grill, Place
from cookoff.games.grill.rules.throwing.aims import Throws
from cookoff.games.grill.rules.throwing.landing import Doubt, Ground, Rim
from cookoff.physics.port import UPRIGHT, BodyPose, Vec3


class Lookup:
    """What the rules look up in a game of Fired Up."""

    def __init__(self, components: Components) -> None:
        self.components = components
        self.kinds = len(components.ingredients)
        """How many ingredients there are: places below this number are bowls. Chili counts as the kind after them."""
        self.spaces = tuple(Space(name) for name in components.spaces)
        self.recipes = components.recipes()
        self.chili_swap = components.cards.chili_swap
        self.values = tuple(sorted(components.values))
        self.ground = Ground(components.physical("fired-up"), Rim.HOLE)
        self.throws = Throws(self.ground)
        self.places: tuple[Place, ...] = (*range(self.kinds + len(self.spaces)), BARE)
        """Where a chip may be placed (FUP-55)."""

    def is_bowl(self, place: Place) -> bool:
        """Whether the place is an ingredient's bowl."""
        return 0 <= place < self.kinds

    def space(self, place: Place) -> Space | None:
        """The action space at this place, if it is one."""
        return self.spaces[place - self.kinds] if place >= self.kinds else None

    def laid(self, grill: Grill, number: int, place: Place) -> BodyPose:
        """Where a placed chip is drawn: value up, in the centre of its place, on top of the chips there."""
        chip = self.ground.board.chip
        others = [other.pose.position for other in grill.lying if other.id != number]
        points = self._bare if place == BARE else [(self.ground.shapes[place].x, self.ground.shapes[place].y)]
        heights = [sum(math.dist(point, (p.x, p.y)) < chip.diameter for p in others) for point in points]
        below = min(heights)
        x, y = points[heights.index(below)]
        return BodyPose(number, Vec3(x, y, (below + 0.5) * chip.thickness), UPRIGHT)

    @cached_property
    def _bare(self) -> list[tuple[float, float]]:
        """Points of the bare area, the nearest to the first seat first; the board's centre if there are none."""
        m, step = self.ground.board.measures, self.ground.board.chip.diameter / 2.0
        columns, rows = int(m.width / step), int(m.depth / step)
        points = [
            (column * step - m.outer_x, row * step - m.outer_y) for row in range(rows) for column in range(columns)
        ]
        height = self.ground.board.chip.thickness / 2.0
        bare = [
            point
            for point in points
            if self.ground.place(BodyPose(0, Vec3(*point, height), UPRIGHT), Doubt.LARGER) == BARE
        ]
        return bare or [(0.0, 0.0)]
