"""The committed win curves."""

from dataclasses import replace
from importlib import import_module
from random import Random
from typing import Any

import pytest

from cookoff.analysis.win_probability import curve_of, is_analysed, standing
from cookoff.engine import BadInput, Search, room
from cookoff.physics.sources import sources_of
from tests.examples.installing import PINCH


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


def test_a_room_in_a_package_of_its_own_has_its_own_curve(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(PINCH)
    home = import_module("cookoff_pinch").ROOM
    assert is_analysed(home)
    assert curve_of(home).positions > 1000


def test_a_game_without_a_curve_is_not_analysed_and_told_how_to_get_one() -> None:
    uncurved = replace(room("yatai"), id="uncurved")
    assert not is_analysed(uncurved)
    with pytest.raises(BadInput, match=r"uncurved has no win curve.*`python -m tools.calibration uncurved`"):
        curve_of(uncurved)
