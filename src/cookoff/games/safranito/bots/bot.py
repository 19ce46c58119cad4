"""Bots that play Safranito with sense: those of the market, with Safranito's valuation."""

from cookoff.games.grill.market.bots.bot import MarketBot
from cookoff.games.grill.market.bots.valuation import MarketValuation

from .evaluation import MONEY


class SafranitoValuation(MarketValuation):
    """What a seat wants at the market."""

    coin = MONEY


class SafranitoBot(MarketBot):
    """A player of Safranito."""

    valuation = SafranitoValuation
