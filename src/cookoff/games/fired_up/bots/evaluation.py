"""Evaluates a position of Fired Up for a seat."""

from functools import lru_cache

from cookoff.engine import Seat
from cookoff.games.fired_up.game import FiredUp
from cookoff.games.fired_up.rules.state import State
from cookoff.games.grill.bots.valuation import recipe_value
from cookoff.games.grill.rules.cards import Cards

from .valuation import CARD, CHILI, NEAR, RECIPE, YEN

ENOUGH = 4000
"""As much money as can be spent."""


def evaluate(game: FiredUp, state: State, seat: Seat) -> float:
    """The value of cooked recipes, of the nearest ones, of cards, chili and money."""
    chef, lookup = state.chefs[seat], game.lookup
    recipes = tuple([lookup.recipes[recipe] for recipe in state.menu + chef.reserved])
    held = tuple([count > 0 for count in chef.hand])
    near = _near(recipes, held, chef.hand[-1] >= lookup.chili_swap)
    cards, chili = sum(chef.hand[:-1]), chef.hand[-1]
    return RECIPE * len(chef.cooked) + near + CARD * cards + CHILI * chili + YEN * min(chef.money, ENOUGH)


@lru_cache(maxsize=4096)
def _near(recipes: tuple[Cards, ...], held: tuple[bool, ...], stand_in: bool) -> float:
    """The value of the nearest recipes, cached because a lookahead asks for it again and again."""
    return recipe_value(recipes, [1.0 if one else 0.0 for one in held], stand_in, NEAR)
