"""The components made ready for play: what the rules look up again and again."""

from cookoff.games.grill.aims import Throws
from cookoff.games.grill.landing import Ground, Rim

from .components import Components
from .things import Space


class Printed:
    """The printed things of one game."""

    def __init__(self, components: Components) -> None:
        self.components = components
        self.kinds = len(components.ingredients)
        """How many ingredients there are: places below this number are bowls."""
        self.spaces = tuple(Space(name) for name in components.spaces)
        self.recipes = components.recipes()
        self.chili_swap = components.cards.chili_swap
        self.ground = Ground(components.physical("hibachi"), Rim.TOUCHED)
        self.throws = Throws(self.ground)

    def digit(self, value: int) -> int:
        """The first digit of a chip's value (HIB-34)."""
        return int(str(value)[0])
