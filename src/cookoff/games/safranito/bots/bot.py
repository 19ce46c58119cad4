"""The bot of Safranito: the market's, with Safranito's values."""

from cookoff.games.grill.market.bots.bot import MarketBot
from cookoff.games.grill.market.bots.valuation import MarketValuation

from .evaluation import MONEY


class SafranitoValuation(MarketValuation):
    """The values of Safranito."""

    coin = MONEY


class SafranitoBot(MarketBot):
    """The bot of Safranito."""

    valuation = SafranitoValuation
