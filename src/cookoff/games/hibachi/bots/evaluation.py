"""Evaluates a position of Hibachi for a seat."""

from cookoff.engine import Seat
from cookoff.games.grill.bots.valuation import CARD, NEAR, SECOND
from cookoff.games.hibachi.game import Hibachi
from cookoff.games.hibachi.rules.lookup import Lookup
from cookoff.games.hibachi.rules.state import Chef, State

RECIPE = 100.0
"""A cooked recipe; all other values are relative to it."""
CHILI = 20.0
MONEY = 45.0
"""For each 1000 yen, up to `ENOUGH`."""
ENOUGH = 3000
"""As much money as can be spent in a round or two."""


def evaluate(game: Hibachi, state: State, seat: Seat) -> float:
    """The value of cooked recipes, of the nearest ones, of cards, chili and money."""
    chef = state.chefs[seat]
    near = sorted((nearness(game.lookup, chef, recipe) for recipe in state.menu + chef.reserved), reverse=True)
    value = RECIPE * len(chef.cooked) + sum(near[:1]) + SECOND * sum(near[1:2])
    value += CARD * sum(chef.cards) + CHILI * chef.chili
    return value + MONEY * min(chef.money, ENOUGH) / 1000.0


def nearness(lookup: Lookup, chef: Chef, recipe: int) -> float:
    """The value of what a chef has of a recipe; enough chili counts as one ingredient (HIB-51)."""
    needs = lookup.recipes[recipe]
    held = sum([chef.cards[need] > 0 for need in needs])
    if held < len(needs) and chef.chili >= lookup.chili_swap:
        held += 1
    return NEAR[held]
