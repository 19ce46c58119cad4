"""Bots that play Safranito with sense: those of the market, with Safranito's wishes."""

from cookoff.games.grill.market import bot as market
from cookoff.games.grill.market import plans

from .worth import MONEY


class Plan(plans.Plan):
    """A seat's wishes at one moment, from what it sees."""

    coin = MONEY


class Casual(market.Casual):
    """Throws at what promises most, with a hand like most people's."""

    plan = Plan


class Sharp(market.Sharp, Casual):
    """Tries throws out before it makes one."""

    plan = Plan
