"""Evaluates a position of Safranito for a seat."""

from cookoff.engine import Seat
from cookoff.games.grill.bots.valuation import CARD, NEAR
from cookoff.games.safranito.game import Safranito
from cookoff.games.safranito.rules.state import State

BLEND = 100.0
"""A finished blend; all other values are relative to it."""
MONEY = 0.55
"""For each rupee, up to `ENOUGH`."""
ENOUGH = 300
"""As much money as can be spent in a round or two."""


def evaluate(game: Safranito, state: State, seat: Seat) -> float:
    """The value of finished blends, of the nearest one, of cards and of money."""
    chef = state.chefs[seat]
    recipes = [game.lookup.recipes[recipe] for recipe in state.menu + chef.reserved]
    nearest = max((sum(chef.cards[need] > 0 for need in needs) for needs in recipes), default=0)
    value = BLEND * len(chef.cooked) + NEAR[nearest] + CARD * sum(chef.cards)
    return value + MONEY * min(chef.money, ENOUGH)
