"""The bot of Hibachi: the market's, with Hibachi's values."""

from cookoff.games.grill.market.bots.bot import MarketBot
from cookoff.games.grill.market.bots.valuation import MarketValuation
from cookoff.games.hibachi.rules.lookup import Lookup
from cookoff.games.hibachi.rules.view import SeenChef

from .evaluation import MONEY


class HibachiValuation(MarketValuation):
    """The values of Hibachi, chili included."""

    lookup: Lookup
    chef: SeenChef
    coin = MONEY / 1000.0
    bare = 20.0
    """A chip on the bare area brings a chili card, and two of them are an ingredient."""
    haggles = True
    """Declining takes back only the most valuable chip (HIB-45); in Safranito all of them (SAF-48)."""

    def has_stand_in(self) -> bool:
        """Enough chili (HIB-51)."""
        return self.chef.chili >= self.lookup.chili_swap


class HibachiBot(MarketBot):
    """The bot of Hibachi."""

    valuation = HibachiValuation
