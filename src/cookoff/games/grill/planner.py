"""For bots: where to stand, how to throw at a place, and what throws onto the chips lying there may lead to."""

from collections.abc import Callable, Sequence
from functools import lru_cache

from msgspec.structs import replace

from cookoff.engine import Rng, Seat
from cookoff.engine.chance import Sources
from cookoff.physics.port import Motion, Scene, Throw, Vec2
from cookoff.physics.questions import LUCK, Aim, Aiming, Hand, Side, Style, Thrown

from .chips import Place
from .landing import Doubt, Ground
from .moves import AimChip
from .sight import SeenChip, SeenGrill

SIDES = (Side.NEAR, Side.RIGHT, Side.FAR, Side.LEFT)
GRID = 0.02
"""Metres: aims at chips are rounded to this, so that a solver meets the same ones again."""

FIRST, KEPT, FURTHER = 5, 3, 12
"""How often every aim is tried, how many are then tried again, and how often."""

Ends = dict[int, Place]
"""Where chips that moved lie after a trial, by number."""
Worth = Callable[[Ends, int], float]
"""What it is worth that everything ended so, the thrown chip having that value."""


def side_of(seat: Seat, players: int) -> Side:
    """Where a seat sits: two players face each other, more sit around the table."""
    return SIDES[seat * len(SIDES) // players]


@lru_cache(maxsize=4096)
def aim_at(ground: Ground, place: Place, style: Style, hand: Hand, side: Side) -> Aim:
    """An aim at the middle of an outline."""
    shape = ground.shapes[place]
    return Aim(Vec2(round(shape.x, 4), round(shape.y, 4)), style, hand, side)


def aim_at_chip(chip: SeenChip, hand: Hand, side: Side) -> Aim:
    """A fast flat throw at a lying chip, to knock it away."""
    p = chip.pose.position
    target = Vec2(round(round(p.x / GRID) * GRID, 4), round(round(p.y / GRID) * GRID, 4))
    return Aim(target, Style.SNAP, hand, side)


@lru_cache(maxsize=1024)
def row(ground: Ground, place: Place, side: Side) -> float:
    """How far across the board a place is from a side: −1 at that side, 1 at the other."""
    shape, m = ground.shapes[place], ground.board.measures
    across = {
        Side.NEAR: shape.y / m.depth,
        Side.FAR: -shape.y / m.depth,
        Side.LEFT: shape.x / m.width,
        Side.RIGHT: -shape.x / m.width,
    }
    return 2.0 * across[side]


@lru_cache(maxsize=1024)
def usual_style(ground: Ground, place: Place, side: Side) -> Style:
    """What people do: a small toss at what is near, a snap at what is far, where the far rim brakes it."""
    return Style.LOB if row(ground, place, side) < 0.2 else Style.SNAP


def other_style(aim: Aim) -> Aim:
    """The same aim as a snap instead of a lob, or the other way round."""
    return replace(aim, style=Style.SNAP if aim.style is Style.LOB else Style.LOB)


class Trials:
    """A bot's own world: the same throws tried with the luck of many hands."""

    def __init__(self, ground: Ground, seen: SeenGrill, sources: Sources, rng: Rng) -> None:
        self._ground = ground
        self._scene = Scene(ground.bare, tuple([chip.pose for chip in seen.lying]))
        self._number = seen.thrown
        self._aiming = sources[Aiming]
        self._thrown = sources[Thrown]
        self._rng = rng

    def best(self, aims: Sequence[Aim], values: Sequence[int], worth: Worth) -> AimChip:
        """The aim, and the chip to throw, that turn out best on the mean. All aims are tried, the better ones again.

        Where a chip ends does not depend on its value, so every try tells about all of them; and every aim has the
        same luck, so that none looks better for having had more of it.
        """
        totals = {aim: [0.0] * len(values) for aim in aims}
        for kept, tries in ((len(totals), FIRST), (KEPT, FURTHER)):
            better = sorted(totals, key=lambda aim: -max(totals[aim]))[:kept]
            totals = {aim: totals[aim] for aim in better}
            for _ in range(tries):
                luck = int(self._rng.random() * LUCK)
                for aim, sums in totals.items():
                    ends = self._ends(aim, luck)
                    for number, value in enumerate(values):
                        sums[number] += worth(ends, value)
        aim, sums = max(totals.items(), key=lambda each: max(each[1]))
        return AimChip(values[sums.index(max(sums))], aim)

    def _ends(self, aim: Aim, luck: int) -> Ends:
        """Where everything that moves comes to rest."""
        throw: Throw = self._aiming(Aiming(self._scene, self._number, aim, luck))
        motion: Motion = self._thrown(Thrown(self._scene, throw))
        return {rest.id: self._ground.place(rest, Doubt.LARGER) for rest in motion.rest}
