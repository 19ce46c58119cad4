"""Bots that play Safranito with sense: those of the market, with Safranito's wishes."""

from cookoff.games.grill.market.bot import MarketBot
from cookoff.games.grill.market.wishes import MarketWishes

from .worth import MONEY


class SafranitoWishes(MarketWishes):
    """What a seat wants at the market."""

    coin = MONEY


class SafranitoBot(MarketBot):
    """A player of Safranito."""

    wishes = SafranitoWishes
