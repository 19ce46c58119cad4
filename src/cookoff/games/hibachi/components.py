"""The printed things of Hibachi, read from `components.toml` and checked."""

from pathlib import Path
from typing import Annotated

from msgspec import Meta

from cookoff.engine.components import Problem
from cookoff.games.grill.parts import Count, GrillComponents, Money, Part
from cookoff.games.grill.parts import load as load_grill

from .things import Space

Positive = Annotated[int, Meta(ge=1, le=99)]


class Seating(Part, frozen=True):
    """What depends on the number of players (HIB-13)."""

    players: Annotated[int, Meta(ge=2, le=4)]
    throws: Positive
    """Chips thrown by each in a round."""


class Cards(Part, frozen=True):
    """The cards besides recipes (HIB-2, HIB-3)."""

    copies: Positive
    """Of each ingredient."""
    dealt: Positive
    """Laid out at the start and added each round (HIB-11, HIB-62)."""
    chili: Count
    chili_swap: Positive
    """How many chili cards stand in for an ingredient (HIB-51)."""


class Components(GrillComponents, frozen=True):
    """A whole `components.toml`."""

    money: Annotated[tuple[Money, ...], Meta(min_length=1)]
    """The sums to start with that a table may choose from; the first is the usual one (HIB-10)."""
    menu: Positive
    """Face-up recipes (HIB-11)."""
    goal: Positive
    """Recipes that win (HIB-52)."""
    cards: Cards
    seating: tuple[Seating, ...]

    def throws(self, players: int) -> int:
        """Chips thrown by each player in a round."""
        return next(seating.throws for seating in self.seating if seating.players == players)

    def check(self) -> None:
        """See `GrillComponents`."""
        super().check()
        if sorted(self.spaces) != sorted(Space):
            raise Problem("spaces", f"the action spaces are {', '.join(Space)}, in any order")
        numbers = [seating.players for seating in self.seating]
        for players in (2, 3, 4):
            if numbers.count(players) != 1:
                raise Problem("seating", f"there must be one for {players} players, not {numbers.count(players)}")
        for number, seating in enumerate(self.seating):
            if seating.throws > len(self.values):
                raise Problem(f"seating[{number}].throws", f"{seating.throws} throws, but {len(self.values)} chips")
            if seating.players * seating.throws > MOST_LYING:
                raise Problem(f"seating[{number}].throws", f"more than {MOST_LYING} chips would lie on the board")
        if self.goal > len(self.recipe):
            raise Problem("goal", f"{self.goal} recipes to cook, but there are {len(self.recipe)}")


MOST_LYING = 23
"""The tables hold 25 chips; the one thrown and a bonus throw come on top."""


def load(path: Path | None = None) -> Components:
    """The components of a file, or those of the box. Raises `BadInput` that names file, line and field."""
    return load_grill(__package__, Components, path)
