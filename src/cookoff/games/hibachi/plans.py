"""What a seat wants in Hibachi: what it wants at the market, and chili."""

from cookoff.games.grill.market import plans as market

from .printed import Printed
from .view import SeenChef
from .worth import MONEY


class Plan(market.Plan):
    """A seat's wishes at one moment, from what it sees."""

    printed: Printed
    chef: SeenChef
    coin = MONEY / 1000.0
    bare = 5.0
    """A chip on the bare area brings a chili card, and two of them are an ingredient."""

    def has_stand_in(self) -> bool:
        """Enough chili (HIB-51)."""
        return self.chef.chili >= self.printed.chili_swap
