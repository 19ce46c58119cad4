"""The components of Fired Up: the structs of `components.toml`, and its checks."""

from pathlib import Path

from cookoff.engine.content.components import Problem, TomlSource
from cookoff.games.grill.content.components import Count, GrillComponents, Money, Part
from cookoff.games.grill.content.components import load as load_grill
from cookoff.games.grill.content.table_sizes import Positive, TableSize, check_sizes, size_for

from .enums import Space


class Cards(Part, frozen=True):
    """The cards besides recipes (FUP-2)."""

    copies: Positive
    """Of each ingredient."""
    chili: Count
    chili_swap: Positive
    """How many chili cards stand in for an ingredient, and are sold together (FUP-54, FUP-61)."""


class Rates(Part, frozen=True):
    """The factors by which values are paid."""

    sale: Positive
    """For an ingredient: times the total of the bowl (FUP-41)."""
    chili_sale: Positive
    """For chili: times the chip's value (FUP-54)."""
    tip: Positive
    """Times the chip's value (FUP-53)."""


class Components(GrillComponents, frozen=True):
    """A whole `components.toml`."""

    money: Money
    """Each player's starting money (FUP-10)."""
    menu: Positive
    """Face-up recipes (FUP-11)."""
    goal: Positive
    """Recipes that end the game (FUP-80)."""
    cards: Cards
    rates: Rates
    seating: tuple[TableSize, ...]

    def throws(self, players: int) -> int:
        """Chips thrown by each player in a round (FUP-20)."""
        return size_for(self.seating, players).throws

    def check(self) -> None:
        """See `GrillComponents`."""
        super().check()
        if sorted(self.spaces) != sorted(Space):
            raise Problem("spaces", f"the action spaces are {', '.join(Space)}, in any order")
        check_sizes(self.seating, len(self.values))
        if self.goal > len(self.recipe):
            known = len(self.recipe)
            text = f"{self.goal} recipes to cook, but there are {known}"
            raise Problem("goal", text, "goal", count=self.goal, known=known)


def load(source: TomlSource | Path | None = None) -> Components:
    """Load the components of a file, or the room's own. Raises `BadInput` with file, line and field."""
    return load_grill("cookoff.games.fired_up", Components, source)
