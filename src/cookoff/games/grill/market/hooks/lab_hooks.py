"""Lab hooks of the market games."""

from dataclasses import replace
from typing import Any

from cookoff.engine import Event, LabHooks, Usage
from cookoff.games.grill.hooks.lab_hooks import throwing_lab_hooks
from cookoff.games.grill.market.rules import moves as m
from cookoff.games.grill.market.rules.events import (
    BuyDeclined,
    CardKept,
    CardsSold,
    HeadChefChanged,
    SpaceDeclined,
    SpaceWon,
)

ACTIONS = (SpaceDeclined, CardKept, HeadChefChanged, CardsSold, BuyDeclined)


def _won(game: Any, event: SpaceWon) -> Usage:
    return Usage(event.seat, "space", game.components.spaces[event.space])


def market_lab_hooks(cooked: type[Event]) -> LabHooks:
    """The lab hooks of a market game, which also count who wins action spaces; see `throwing_lab_hooks`."""
    thrown = throwing_lab_hooks(cooked, ACTIONS)
    return replace(
        thrown,
        uses={**thrown.uses, SpaceWon: _won},
        things=lambda game, players: {**thrown.things(game, players), "space": game.components.spaces},
        # Sell alone is to sell none.
        idle=(m.DeclineSpace, m.Sell, m.DeclineBuy, m.StopCooking),
    )
