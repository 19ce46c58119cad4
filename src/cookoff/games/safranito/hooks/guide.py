"""Narration of Safranito: the rules behind each choice."""

from cookoff.games.grill.market.hooks.guide import MarketGuide
from cookoff.games.grill.market.rules import moves as m
from cookoff.games.safranito.rules.blends import Cook
from cookoff.games.safranito.rules.variant import RULES

GUIDE = MarketGuide(
    RULES.ask,
    {
        m.UseSpace: ("SAF-30", "SAF-31"),
        m.DeclineSpace: ("SAF-38",),
        m.Keep: ("SAF-34",),
        m.ChooseBowl: ("SAF-41",),
        m.Sell: ("SAF-43", "SAF-44"),
        m.Buy: ("SAF-45",),
        m.DeclineBuy: ("SAF-48",),
        Cook: ("SAF-50",),
        m.StopCooking: ("SAF-50",),
    },
)
