"""SAF-1 to SAF-16: what is in the box, how the game begins, what is secret."""

from collections import Counter
from itertools import combinations

import pytest
from tests.games.safranito.positions import BLENDS, BOX, CARDS, GAME, opening

from cookoff.engine import BadInput, Scripted
from cookoff.games.grill.market.content.enums import Ask
from cookoff.games.grill.rules.throwing.landing import Doubt
from cookoff.games.safranito.rules.setup import SafranitoOptions


@pytest.mark.rule("SAF-1", "SAF-10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_has_six_chips_and_200_rupees(players: int) -> None:
    state = opening(players)
    assert [pouch.hand for pouch in state.grill.pouches] == [(10, 20, 30, 40, 50, 60)] * players
    assert [chef.money for chef in state.chefs] == [200] * players


@pytest.mark.rule("SAF-2")
def test_there_are_six_cards_of_each_of_nine_spices_and_saffron_is_in_the_centre() -> None:
    assert len(BOX.ingredients) == 9
    state = opening()
    assert Counter(state.pile) + Counter(dict(enumerate(state.display))) == dict.fromkeys(range(9), 6)
    centre = GAME.lookup.ground.shapes[BOX.ingredients.index("saffron")]
    assert max(abs(centre.x), abs(centre.y)) < 0.005
    shapes = GAME.lookup.ground.shapes[:9]
    grid = {(round(shape.x / 0.145), round(shape.y / 0.145)) for shape in shapes}
    assert grid == {(column, row) for column in (-1, 0, 1) for row in (-1, 0, 1)}


@pytest.mark.rule("SAF-3")
def test_every_spice_is_in_six_blends_and_every_pair_in_one_or_two() -> None:
    blends = BOX.recipes()
    assert len(blends) == len({blend.id for blend in BOX.recipe}) == 18
    assert all(len(set(blend)) == 3 for blend in blends)
    assert Counter(need for blend in blends for need in blend) == dict.fromkeys(range(9), 6)
    pairs = Counter(pair for blend in blends for pair in combinations(sorted(blend), 2))
    assert set(pairs) == set(combinations(range(9), 2))
    assert set(pairs.values()) == {1, 2}
    assert any(set(blend.needs) == {"cardamom", "chili", "cumin"} for blend in BOX.recipe), "the book shows this one"


@pytest.mark.rule("SAF-4")
def test_the_bank_never_runs_out() -> None:
    assert not any("rupee" in name or "money" in name for name, _ in GAME.inventory(opening()))


@pytest.mark.rule("SAF-5", "SAF-13")
def test_the_first_head_chef_is_drawn_unless_the_table_names_a_seat() -> None:
    drawn = GAME.setup(3, SafranitoOptions(), Scripted(2, CARDS, BLENDS))
    assert (drawn.head, drawn.seat, drawn.ask) == (2, 2, Ask.THROW)
    assert opening(3, first=1).head == 1


@pytest.mark.rule("SAF-11", "SAF-12")
@pytest.mark.parametrize(("players", "blends", "cards", "throws"), [(2, 2, 4, 4), (3, 2, 5, 4), (4, 3, 6, 3)])
def test_what_lies_there_depends_on_the_number_of_players(players: int, blends: int, cards: int, throws: int) -> None:
    state = opening(players)
    assert state.menu == tuple(range(blends))
    assert state.deck == tuple(range(blends, 18))
    assert state.display == (1,) * cards + (0,) * (9 - cards), "each in the slot of its spice"
    assert len(state.pile) == 54 - cards
    assert GAME.lookup.layouts[players].throws == throws
    seen = GAME.view(state, 0)
    assert (seen.pile, seen.deck) == (54 - cards, 18 - blends), "only how many are left"


@pytest.mark.rule("SAF-13", "SAF-53")
@pytest.mark.parametrize(
    ("options", "problem"),
    [
        (SafranitoOptions(first=2), "first: there is no seat 2 at a table of 2"),
        (SafranitoOptions(first=-1), "first: there is no seat -1 at a table of 2"),
        (SafranitoOptions(last_round=0), "last_round: 0; it takes at least one round"),
    ],
)
def test_options_that_do_not_fit_the_table_are_refused(options: SafranitoOptions, problem: str) -> None:
    with pytest.raises(BadInput) as caught:
        GAME.setup(2, options, Scripted(CARDS, BLENDS))
    assert str(caught.value) == problem


@pytest.mark.rule("SAF-14")
def test_hands_may_lie_open_and_the_head_chef_may_decide_every_doubt_where_the_table_wants_it() -> None:
    state = opening(open_hands=True, doubt=Doubt.CHEF)
    assert GAME.view(state, 0).chefs[1].cards == (0,) * 9
    assert GAME.view(state, 0).chefs[1].reserved is None
    assert GAME.view(state, None).doubt is Doubt.CHEF
    assert GAME.view(opening(), 0).chefs[1].cards is None
