"""The committed win curves."""

from random import Random
from typing import Any

import pytest

from cookoff.analysis.win_probability import curve_of, standing
from cookoff.engine import Search, room
from cookoff.physics.sources import sources_of


@pytest.mark.parametrize("cooked", [1, 2])
def test_in_hibachi_a_cooked_recipe_is_worth_more_than_all_its_cards_in_hand(cooked: int) -> None:
    """Bots value both alike: who holds the cards is about to cook. Of 1,500 games those ahead by a recipe won more."""
    home = room("hibachi")
    game: Any = home.load(None)
    state = game.setup(2, game.types.options(), Search(Random(1), sources_of(home, game, "quick")))
    first, second = state.chefs
    first.cooked, second.cooked = tuple(range(cooked)), tuple(range(cooked - 1))
    for needed in game.lookup.recipes[state.menu[0]]:
        second.cards = tuple(count + (kind == needed) for kind, count in enumerate(second.cards))
    ahead, behind = standing(home, game, state, 2, curve_of(home))
    assert ahead > behind + 0.1
