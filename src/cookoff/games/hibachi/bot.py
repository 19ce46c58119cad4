"""Bots that play Hibachi with sense: those of the market, with Hibachi's wishes."""

from cookoff.games.grill.market import bot as market
from cookoff.games.grill.market.bot import promises

from .plans import Plan

__all__ = ["Casual", "Sharp", "promises"]


class Casual(market.Casual):
    """Throws at what promises most, with a hand like most people's."""

    plan = Plan


class Sharp(market.Sharp, Casual):
    """Tries throws out before it makes one."""

    plan = Plan
