"""Bots that play Hibachi with sense: those of the market, with Hibachi's valuation."""

from cookoff.games.grill.market.bots.bot import MarketBot
from cookoff.games.grill.market.bots.valuation import MarketValuation
from cookoff.games.hibachi.rules.lookup import Lookup
from cookoff.games.hibachi.rules.view import SeenChef

from .evaluation import MONEY


class HibachiValuation(MarketValuation):
    """What a seat wants at the market, and chili."""

    lookup: Lookup
    chef: SeenChef
    coin = MONEY / 1000.0
    bare = 20.0
    """A chip on the bare area brings a chili card, and two of them are an ingredient."""
    haggles = True
    """Only the most valuable chip goes back (HIB-45); in Safranito all of them do (SAF-48)."""

    def has_stand_in(self) -> bool:
        """Enough chili (HIB-51)."""
        return self.chef.chili >= self.lookup.chili_swap


class HibachiBot(MarketBot):
    """A player of Hibachi."""

    valuation = HibachiValuation
