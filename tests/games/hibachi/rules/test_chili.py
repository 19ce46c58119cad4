"""HIB-37 to HIB-39: chili for chips on the bare area."""

import pytest
from tests.games.hibachi.positions import BARE, BOX, OUT, opening, throw
from tests.games.hibachi.rules.test_cleaning import thrown

from cookoff.engine import Event
from cookoff.engine.conformance import of
from cookoff.games.grill.rules.recipes import ChiliTaken
from cookoff.games.hibachi.rules.chili import ChiliReturned
from cookoff.games.hibachi.rules.state import State


@pytest.mark.rule("HIB-37")
def test_one_chili_for_each_own_chip_on_the_bare_area_none_for_those_out() -> None:
    state, told = thrown((100, BARE), (100, OUT), (200, BARE), (200, BARE), (300, "egg"))
    assert of(ChiliTaken, told) == [ChiliTaken(0), ChiliTaken(0), ChiliTaken(1)]
    assert [chef.chili for chef in state.chefs] == [2, 1]
    assert state.chili == 7


def _chili(*held: int, pile: int) -> tuple[State, list[Event]]:
    """Seats hold chili; then the last throw of the round leaves seat 0 two chips on the bare area, seat 1 one."""
    state = opening(len(held))
    for chef, count in zip(state.chefs, held, strict=True):
        chef.chili = count
    state.chili = pile
    bare = {(0, 100), (0, 200), (1, 100)}
    told: list[Event] = []
    for value in BOX.values[: BOX.throws(len(held))]:
        for seat in range(len(held)):
            told = throw(state, value, BARE if (seat, value) in bare else OUT)
    return state, told


@pytest.mark.rule("HIB-38")
def test_an_empty_chili_pile_takes_all_from_those_with_most_before_the_card_is_taken() -> None:
    state, told = _chili(1, 4, 4, pile=0)
    dealt = [event for event in told if isinstance(event, ChiliTaken | ChiliReturned)]
    assert dealt[:4] == [ChiliReturned(1, 4), ChiliReturned(2, 4), ChiliTaken(0), ChiliTaken(0)]
    assert [chef.chili for chef in state.chefs] == [3, 1, 0]


@pytest.mark.rule("HIB-38", "HIB-39")
def test_the_pile_is_looked_at_card_by_card_and_who_is_due_may_have_most() -> None:
    state, told = _chili(5, 4, pile=1)
    # Seat 0 takes the last card and has six; for the second one they all go back.
    dealt = [event for event in told if isinstance(event, ChiliTaken | ChiliReturned)]
    assert dealt == [ChiliTaken(0), ChiliReturned(0, 6), ChiliTaken(0), ChiliTaken(1)]
    assert [chef.chili for chef in state.chefs] == [1, 5]


@pytest.mark.rule("HIB-39")
def test_each_player_takes_all_that_is_due_before_the_next() -> None:
    _, told = _chili(0, 0, pile=10)
    assert of(ChiliTaken, told) == [ChiliTaken(0), ChiliTaken(0), ChiliTaken(1)]


@pytest.mark.rule("HIB-38")
def test_without_any_chili_in_the_game_nobody_takes_one() -> None:
    _, told = _chili(0, 0, pile=0)
    assert not of(ChiliTaken, told)
