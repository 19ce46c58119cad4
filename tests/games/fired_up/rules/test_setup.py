"""FUP-1 to FUP-13: what is in the box, how the game begins."""

from collections import Counter
from itertools import combinations

import pytest
from tests.games.fired_up.positions import CHILI, GAME, RECIPES, opening

from cookoff.engine import BadInput, Scripted
from cookoff.games.fired_up.content.enums import Ask
from cookoff.games.fired_up.rules.setup import FiredUpOptions
from cookoff.games.grill.rules.throwing.landing import Doubt


@pytest.mark.rule("FUP-1", "FUP-10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_has_four_chips_and_1200_yen(players: int) -> None:
    state = opening(players)
    assert [pouch.hand for pouch in state.grill.pouches] == [(100, 200, 400, 600)] * players
    assert [chef.money for chef in state.chefs] == [1200] * players


@pytest.mark.rule("FUP-2", "FUP-10")
def test_all_cards_lie_in_open_piles_eight_of_each_ingredient_and_twelve_chili() -> None:
    state = opening(4)
    assert state.piles == (8,) * 9 + (12,)
    assert all(chef.hand == (0,) * 10 for chef in state.chefs)
    for seat in (0, 3, None):
        assert GAME.view(state, seat).piles == state.piles


@pytest.mark.rule("FUP-3", "FUP-11")
def test_three_recipes_lie_face_up_and_the_others_are_hidden() -> None:
    state = opening()
    assert state.menu == (0, 1, 2)
    assert state.deck == tuple(range(3, 18))
    assert GAME.view(state, 0).deck == 15


@pytest.mark.rule("FUP-3")
def test_every_ingredient_is_in_six_recipes_and_every_pair_in_one_or_two() -> None:
    recipes = GAME.components.recipes()
    assert len(recipes) == 18
    assert all(len(set(recipe)) == 3 for recipe in recipes)
    assert Counter(need for recipe in recipes for need in recipe) == dict.fromkeys(range(9), 6)
    pairs = Counter(pair for recipe in recipes for pair in combinations(sorted(recipe), 2))
    assert set(pairs) == set(combinations(range(9), 2))
    assert set(pairs.values()) == {1, 2}
    assert len({recipe.id for recipe in GAME.components.recipe}) == 18


@pytest.mark.rule("FUP-4")
def test_the_money_supply_has_no_end() -> None:
    assert not any("money" in name or "yen" in name for name, _ in GAME.inventory(opening()))


@pytest.mark.rule("FUP-5")
def test_the_bowls_lie_in_a_grid_with_broccoli_in_the_centre_and_the_spaces_in_the_gaps() -> None:
    shapes = dict(zip(GAME.components.places(), GAME.lookup.ground.shapes, strict=True))
    assert GAME.components.spaces == ("place-chip", "bonus-ingredient", "reserve", "tip")
    assert (round(shapes["broccoli"].x, 3), round(shapes["broccoli"].y, 3)) == (0.0, 0.0)
    for name in GAME.components.spaces:
        assert (abs(shapes[name].x), abs(shapes[name].y)) == (0.0725, 0.0725)
    grid = {(round(shapes[name].x / 0.145), round(shapes[name].y / 0.145)) for name in GAME.components.ingredients}
    assert grid == {(column, row) for column in (-1, 0, 1) for row in (-1, 0, 1)}


@pytest.mark.rule("FUP-12")
def test_the_first_head_chef_is_drawn_unless_the_table_names_a_seat() -> None:
    drawn = GAME.setup(3, FiredUpOptions(), Scripted(2, RECIPES))
    assert (drawn.head, drawn.seat, drawn.ask) == (2, 2, Ask.THROW)
    assert opening(3, first=1).head == 1


@pytest.mark.rule("FUP-12", "FUP-83")
@pytest.mark.parametrize(
    ("options", "problem"),
    [
        (FiredUpOptions(first=2), "first: there is no seat 2 at a table of 2"),
        (FiredUpOptions(first=-1), "first: there is no seat -1 at a table of 2"),
        (FiredUpOptions(last_round=0), "last_round: 0; it takes at least one round"),
    ],
)
def test_options_that_do_not_fit_the_table_are_refused(options: FiredUpOptions, problem: str) -> None:
    with pytest.raises(BadInput) as caught:
        GAME.setup(2, options, Scripted(RECIPES))
    assert str(caught.value) == problem


@pytest.mark.rule("FUP-13")
def test_hands_may_lie_open_where_the_table_wants_it() -> None:
    assert not opening().open_hands
    state = opening(open_hands=True, doubt=Doubt.CHEF)
    assert state.open_hands
    assert GAME.view(state, 0).chefs[1].hand == (0,) * (CHILI + 1)
    assert GAME.view(state, 0).chefs[1].reserved is None
