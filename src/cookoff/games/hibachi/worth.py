"""How good a position of Hibachi is for a seat: what greedy bots climb."""

from cookoff.engine import Seat

from .game import Hibachi
from .printed import Printed
from .state import Chef, State

RECIPE = 100.0
"""A cooked recipe; everything else is in parts of it."""
NEAR = (0.0, 8.0, 25.0, 70.0)
"""The recipe one is nearest to, by how many of its ingredients are at hand."""
SECOND = 0.3
"""The recipe one is second nearest to counts for less: it is for later."""
CARD = 1.5
"""Any card may serve some recipe or be sold."""
CHILI = 2.0
MONEY = 6.0
"""For each 1000 yen, up to what can be spent in a round or two."""
ENOUGH = 3000


def worth(game: Hibachi, state: State, seat: Seat) -> float:
    """Recipes cooked, the nearness of the next ones, and the means to get there."""
    chef = state.chefs[seat]
    near = sorted((nearness(game.printed, chef, recipe) for recipe in state.menu + chef.reserved), reverse=True)
    value = RECIPE * len(chef.cooked) + sum(near[:1]) + SECOND * sum(near[1:2])
    value += CARD * sum(chef.cards) + CHILI * chef.chili
    return value + MONEY * min(chef.money, ENOUGH) / 1000.0


def nearness(printed: Printed, chef: Chef, recipe: int) -> float:
    """How far a chef is with a recipe; enough chili counts as one ingredient (HIB-51)."""
    needs = printed.recipes[recipe]
    held = sum([chef.cards[need] > 0 for need in needs])
    if held < len(needs) and chef.chili >= printed.chili_swap:
        held += 1
    return NEAR[held]
