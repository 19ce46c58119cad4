"""FUP-13: what a seat may know, and what a state made from a view has in common with it."""

from random import Random

import pytest
from tests.games.fired_up.positions import BEEF, CHILI, EGG, GAME, PLACE_CHIP, opening, play, table, walk

from cookoff.engine import encode
from cookoff.games.fired_up.rules import moves as m
from cookoff.games.grill.rules.chips import BARE


@pytest.mark.rule("FUP-13")
def test_hands_and_reserved_recipes_are_the_owners_their_numbers_and_the_money_everybodys() -> None:
    state = table(
        3,
        chips=[(0, 100, BARE)],
        hands={1: {EGG: 2, CHILI: 3}},
        chefs={1: {"reserved": (7, 8), "cooked": (9,)}},
        deck=tuple(recipe for recipe in range(3, 18) if recipe not in (7, 8, 9)),
    )
    mine = GAME.view(state, 1).chefs[1]
    assert mine.hand == state.chefs[1].hand
    assert mine.reserved == (7, 8)
    for seat in (0, 2, None):
        seen = GAME.view(state, seat).chefs[1]
        assert (seen.hand, seen.in_hand) == (None, 5)
        assert (seen.reserved, seen.reserves) == (None, 2)
        assert (seen.money, seen.cooked) == (1200, (9,))


@pytest.mark.rule("FUP-13")
def test_only_its_owner_sees_a_chip_that_is_out_or_not_thrown() -> None:
    state = table(4, chips=[(0, 100, BEEF)], out=[(1, 200)])
    for seat in (0, 2, 3, None):
        pouch = GAME.view(state, seat).grill.pouches[1]
        assert (pouch.hand, pouch.back, pouch.in_hand, pouch.taken_back) == (None, None, 3, 1)


@pytest.mark.parametrize("seed", range(4))
def test_a_state_made_from_a_view_looks_the_same_and_is_whole(seed: int) -> None:
    players = 2 + seed % 3
    state = opening(players, open_hands=seed == 3)
    for number, _ in enumerate(walk(GAME, state, seed)):
        if number % 7 == 0:
            for seat in (*range(players), None):
                seen = GAME.view(state, seat)
                made = GAME.determinise(seen, Random(number))
                assert encode(GAME.view(made, seat)) == encode(seen)
                assert GAME.inventory(made) == GAME.inventory(state)


def test_a_placed_chip_can_be_imagined_from_every_seat() -> None:
    state = table(4, chips=[(0, 100, PLACE_CHIP), (1, 100, BEEF)], out=[(0, 200)])
    play(state, m.PlaceChip(0, 200, EGG))
    for seat in (0, 1, 2, None):
        seen = GAME.view(state, seat)
        assert encode(GAME.view(GAME.determinise(seen, Random(1)), seat)) == encode(seen)
