"""The components in the form in which the rules look them up."""

from collections.abc import Mapping

from msgspec import Struct

from cookoff.games.grill.market.content.components import MarketComponents
from cookoff.games.grill.market.content.enums import Space
from cookoff.games.grill.rules.throwing.aims import Throws
from cookoff.games.grill.rules.throwing.landing import Ground, Rim

from .variant import MarketVariant


class Layout(Struct, frozen=True):
    """What depends on the number of players (SAF-11, HIB-13)."""

    throws: int
    """Chips thrown by each in a round."""
    menu: int
    """Recipes face up at the start of a round."""
    dealt: int
    """Ingredient cards laid out at the start and added each round."""


class Lookup:
    """Precomputed lookup tables for a game with a market."""

    def __init__(
        self,
        name: str,
        components: MarketComponents,
        variant: MarketVariant,
        copies: int,
        layouts: Mapping[int, Layout],
    ) -> None:
        self.variant = variant
        self.rules = variant.rules
        self.goal = components.goal
        self.copies = copies
        """Ingredient cards of each kind."""
        self.layouts = layouts
        """By number of players."""
        self.ingredients = components.ingredients
        self.kinds = len(components.ingredients)
        """How many ingredients there are: places below this number are bowls."""
        self.values = tuple(sorted(components.values))
        self.spaces = tuple(Space(name) for name in components.spaces)
        self.recipes = components.recipes()
        self.ground = Ground(components.physical(name), Rim.TOUCHED)
        self.throws = Throws(self.ground)

    def digit(self, value: int) -> int:
        """The first digit of a chip's value (SAF-34, HIB-34)."""
        return int(str(value)[0])
