"""How good a position of Fired Up is for a seat: what greedy bots climb."""

from cookoff.engine import Seat
from cookoff.games.grill.wishes import hope

from .game import FiredUp
from .state import State
from .wishes import CARD, CHILI, NEAR, RECIPE, YEN

ENOUGH = 4000
"""So much money can be spent."""


def worth(game: FiredUp, state: State, seat: Seat) -> float:
    """Recipes cooked, the nearness of the next ones, and the means to get there."""
    chef, lookup = state.chefs[seat], game.lookup
    recipes = [lookup.recipes[recipe] for recipe in state.menu + chef.reserved]
    odds = [1.0 if held else 0.0 for held in chef.hand]
    near = hope(recipes, odds, chef.hand[-1] >= lookup.chili_swap, NEAR)
    cards, chili = sum(chef.hand[:-1]), chef.hand[-1]
    return RECIPE * len(chef.cooked) + near + CARD * cards + CHILI * chili + YEN * min(chef.money, ENOUGH)
