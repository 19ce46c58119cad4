"""How good a position of Fired Up is for a seat: what greedy bots climb."""

from cookoff.engine import Seat

from .game import FiredUp
from .state import State

NEARER = 0.25
"""For each ingredient in hand of the recipe that is nearest to being cooked."""
RICH = 4000.0
"""So much money is worth as much as half a recipe."""


def worth(game: FiredUp, state: State, seat: Seat) -> float:
    """Recipes cooked, how near the next one is, and money."""
    chef = state.chefs[seat]
    recipes = [game.printed.recipes[recipe] for recipe in state.menu + chef.reserved]
    nearest = max((sum(1 for need in needs if chef.hand[need]) for needs in recipes), default=0)
    return len(chef.cooked) + NEARER * nearest + 0.5 * min(1.0, chef.money / RICH)
