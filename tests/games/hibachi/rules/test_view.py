"""HIB-14: what a seat may know, and states that look like it."""

from random import Random

import pytest
from tests.games.hibachi.positions import BEEF, EGG, FISH, GAME, hold, lay, opening

from cookoff.engine import encode
from cookoff.games.grill.market.content.enums import Ask
from cookoff.games.hibachi.bots.evaluation import evaluate
from cookoff.games.hibachi.rules.state import State


def table(**options: bool) -> State:
    """Hands, reserves and chips in the middle of a game; every card comes from somewhere."""
    state = opening(3, **options)
    for seat, cards in ((0, (BEEF, EGG)), (1, (FISH, FISH, FISH))):
        hold(state, seat, *cards)
        pile = list(state.pile)
        for card in cards:
            pile.remove(card)
        state.pile = tuple(pile)
    state.chefs[0].reserved, state.chefs[1].reserved = (4, 5), (6,)
    state.deck = tuple(recipe for recipe in state.deck if recipe not in (4, 5, 6))
    lay(state, (0, 100, "egg"), (1, 600, "egg"), (2, 300, "bare"))
    return state


@pytest.mark.rule("HIB-14")
def test_hands_and_reserves_are_secret_their_numbers_and_the_rest_public() -> None:
    seen = GAME.view(table(), 0)
    mine, theirs = seen.chefs[0], seen.chefs[1]
    assert mine.cards is not None
    assert (mine.cards[BEEF], mine.cards[EGG], mine.reserved) == (1, 1, (4, 5))
    assert (theirs.cards, theirs.reserved) == (None, None)
    assert (theirs.in_hand, theirs.reserves) == (3, 1)
    assert (theirs.money, theirs.chili, theirs.cooked) == (2000, 0, ())
    assert (seen.pile, seen.deck) == (43, 12)


@pytest.mark.rule("HIB-14")
def test_open_hands_are_open_but_reserves_are_not() -> None:
    seen = GAME.view(table(open_hands=True), None)
    assert all(chef.cards is not None for chef in seen.chefs)
    assert all(chef.reserved is None for chef in seen.chefs)


@pytest.mark.rule("HIB-14")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
@pytest.mark.parametrize("drawn", [(), (EGG, EGG)])
def test_a_determinised_state_looks_the_same_and_keeps_every_component(
    seat: int | None, drawn: tuple[int, ...]
) -> None:
    state = table()
    if drawn:
        pile = list(state.pile)
        for card in drawn:
            pile.remove(card)
        state.pile, state.drawn, state.ask, state.seat = tuple(pile), drawn, Ask.KEEP, 1
    seen = GAME.view(state, seat)
    twins = [GAME.determinise(seen, Random(seed)) for seed in range(20)]
    assert all(encode(GAME.view(twin, seat)) == encode(seen) for twin in twins)
    assert all(GAME.inventory(twin) == GAME.inventory(state) for twin in twins)
    assert len({twin.pile for twin in twins}) > 1
    for chef in (0, 1):
        hands = {twin.chefs[chef].cards for twin in twins}
        assert (hands == {state.chefs[chef].cards}) == (seat == chef), "one knows the own hand, and no other"
    assert {twin.chefs[2].cards for twin in twins} == {state.chefs[2].cards}, "an empty hand is known to all"
    assert ({twin.drawn for twin in twins} == {drawn}) == (seat == 1 or not drawn)


def test_what_brings_recipes_nearer_is_worth_more() -> None:
    state = table()
    poor = evaluate(GAME, state, 2)
    hold(state, 2, 0, 3)
    near = evaluate(GAME, state, 2)
    hold(state, 2, 0, 3, chili=2)
    nearer = evaluate(GAME, state, 2)
    hold(state, 2, 0, 3, 6)
    ready = evaluate(GAME, state, 2)
    state.chefs[2].cooked = (9,)
    assert poor < near < nearer
    assert near < ready < evaluate(GAME, state, 2)
