"""Bots that play Safranito with sense: those of the market, with Safranito's wishes."""

from cookoff.games.grill.market.bots.bot import MarketBot
from cookoff.games.grill.market.bots.valuation import MarketWishes

from .evaluation import MONEY


class SafranitoWishes(MarketWishes):
    """What a seat wants at the market."""

    coin = MONEY


class SafranitoBot(MarketBot):
    """A player of Safranito."""

    wishes = SafranitoWishes
