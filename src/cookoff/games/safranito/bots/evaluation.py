"""How good a position of Safranito is for a seat: what greedy bots climb."""

from cookoff.engine import Seat
from cookoff.games.grill.bots.valuation import CARD, NEAR
from cookoff.games.safranito.game import Safranito
from cookoff.games.safranito.rules.state import State

BLEND = 100.0
"""A finished blend; everything else is in parts of it."""
MONEY = 0.55
"""For each rupee, up to what can be spent in a round or two."""
ENOUGH = 300


def evaluate(game: Safranito, state: State, seat: Seat) -> float:
    """Blends put together, the nearness of the next one, and the means to get there."""
    chef = state.chefs[seat]
    recipes = [game.lookup.recipes[recipe] for recipe in state.menu + chef.reserved]
    nearest = max((sum(chef.cards[need] > 0 for need in needs) for needs in recipes), default=0)
    value = BLEND * len(chef.cooked) + NEAR[nearest] + CARD * sum(chef.cards)
    return value + MONEY * min(chef.money, ENOUGH)
