"""YAT-20 to YAT-22: somebody stands in the last space of the queue."""

import pytest
from tests.games.yatai.positions import START, listed, play, play_all, refused, table, tokens

from cookoff.engine.conformance import of
from cookoff.games.yatai.content.enums import Ask, Colour, Guest, Line, Review, Token
from cookoff.games.yatai.rules import events as e
from cookoff.games.yatai.rules import moves as m
from cookoff.games.yatai.rules.state import State

FULL = (Guest.RED, Guest.BLUE, Guest.GREEN, Guest.TOURIST)
SERVICE, VALUE = Review.SERVICE, Review.VALUE


def _check(**stall: object) -> State:
    return table(ask=Ask.CHECK, stalls={0: {"queue": FULL, **stall}})


@pytest.mark.rule("YAT-20")
@pytest.mark.parametrize(("queue", "ask"), [(FULL, Ask.CHECK), (FULL[:3], Ask.PUSH), ((), Ask.PUSH)])
def test_a_turn_begins_with_the_check_only_if_somebody_stands_in_the_fourth_space(
    queue: tuple[Guest, ...], ask: Ask
) -> None:
    state = table(stalls={1: {"queue": queue}})
    play(state, m.EndTurn())
    assert (state.seat, state.ask) == (1, ask)


@pytest.mark.rule("YAT-20")
def test_only_the_own_queue_is_checked() -> None:
    state = table(stalls={0: {"queue": FULL}})
    play(state, m.EndTurn())
    assert (state.seat, state.ask) == (1, Ask.PUSH)


@pytest.mark.rule("YAT-20")
@pytest.mark.parametrize("last", [Guest.YELLOW, Guest.TOURIST])
def test_the_unappeased_guest_goes_back_into_the_bag(last: Guest) -> None:
    state = _check(queue=(*FULL[:3], last))
    before = state.bag[last]
    events = play(state, m.SendAway())
    assert of(e.GuestLeft, events) == [e.GuestLeft(0, last)]
    assert state.stalls[0].queue == FULL[:3]
    assert state.bag[last] == before + 1
    assert (state.ask, state.owed) == (Ask.LOSE, 2)


@pytest.mark.rule("YAT-20")
def test_two_steps_may_be_lost_on_one_track() -> None:
    state = _check()
    play_all(state, m.SendAway(), m.LoseReview(SERVICE), m.LoseReview(SERVICE))
    assert state.stalls[0].reviews == (START, START - 2, START, START)
    assert state.ask is Ask.PUSH


@pytest.mark.rule("YAT-20")
def test_two_steps_may_be_lost_on_two_tracks() -> None:
    state = _check()
    play_all(state, m.SendAway(), m.LoseReview(SERVICE), m.LoseReview(VALUE))
    assert state.stalls[0].reviews == (START, START - 1, START - 1, START)
    assert state.ask is Ask.PUSH


@pytest.mark.rule("YAT-20")
def test_the_check_must_be_answered() -> None:
    state = _check()
    refused(state, m.Push("serve-1", Line.C1), "YAT-20", "asked-otherwise", ask="check")
    assert listed(state, m.SendAway, m.GiveDrink, m.GiveTaiyaki) == [m.SendAway()]


@pytest.mark.rule("YAT-21")
@pytest.mark.parametrize("drink", [Colour.RED, Colour.YELLOW])
def test_a_drink_of_any_colour_appeases_the_guest_who_stays(drink: Colour) -> None:
    state = _check(fridge=(Colour.RED, Colour.YELLOW), box=(Colour.BLUE,))
    events = play(state, m.GiveDrink(drink))
    stall = state.stalls[0]
    assert of(e.DrinkGiven, events) == [e.DrinkGiven(0, drink)]
    assert drink not in stall.fridge
    assert len(stall.fridge) == 1
    assert stall.box == tuple(sorted((Colour.BLUE, drink)))
    assert stall.queue == FULL
    assert stall.reviews == (START,) * 4
    assert stall.points == 0
    assert state.ask is Ask.PUSH


@pytest.mark.rule("YAT-21")
def test_one_drink_is_enough() -> None:
    state = _check(fridge=(Colour.RED, Colour.RED))
    play(state, m.GiveDrink(Colour.RED))
    assert state.stalls[0].fridge == (Colour.RED,)


@pytest.mark.rule("YAT-21")
def test_the_drink_must_be_in_the_fridge() -> None:
    refused(_check(fridge=(Colour.RED,)), m.GiveDrink(Colour.BLUE), "YAT-21", "not-in-fridge", drink="BLUE")


@pytest.mark.rule("YAT-21")
def test_the_drink_needs_room_in_the_recycle_box() -> None:
    refused(
        _check(fridge=(Colour.RED,), box=(Colour.BLUE,) * 3), m.GiveDrink(Colour.RED), "YAT-21", "box-full", amount=1
    )


@pytest.mark.rule("YAT-21", "YAT-50")
def test_a_taiyaki_appeases_the_guest_who_stays() -> None:
    state = _check(tokens=tokens(taiyaki=2))
    play(state, m.GiveTaiyaki())
    stall = state.stalls[0]
    assert stall.tokens == tokens(taiyaki=1)
    assert state.spent[Token.TAIYAKI] == 1
    assert stall.queue == FULL
    assert stall.reviews == (START,) * 4
    assert stall.points == 0
    assert state.ask is Ask.PUSH


@pytest.mark.rule("YAT-21", "YAT-50")
def test_without_a_taiyaki_none_is_given() -> None:
    refused(_check(tokens=tokens(doggy_bag=1)), m.GiveTaiyaki(), "YAT-50", "no-token", token="TAIYAKI")


@pytest.mark.rule("YAT-21")
def test_an_appeased_guest_who_is_not_served_is_checked_again_next_turn() -> None:
    state = _check(tokens=tokens(taiyaki=1))
    state.strict = False
    play_all(state, m.GiveTaiyaki(), m.Push("serve-1", Line.C1), m.EndTurn())
    play_all(state, m.Push("serve-2", Line.C1), m.EndTurn())
    assert (state.seat, state.round, state.ask) == (0, 2, Ask.CHECK)


@pytest.mark.rule("YAT-22")
def test_a_marker_on_the_lowest_position_cannot_lose_more() -> None:
    state = _check(reviews=(0, 3, 0, 1))
    play(state, m.SendAway())
    refused(state, m.LoseReview(Review.CLEANLINESS), "YAT-22", "marker-at-end", review="CLEANLINESS")
    play(state, m.LoseReview(Review.ATMOSPHERE))
    assert listed(state, m.LoseReview) == [m.LoseReview(SERVICE)]
    refused(state, m.LoseReview(Review.ATMOSPHERE), "YAT-22", "marker-at-end", review="ATMOSPHERE")
    play(state, m.LoseReview(SERVICE))
    assert state.stalls[0].reviews == (0, 2, 0, 0)


@pytest.mark.rule("YAT-22")
def test_as_many_steps_as_can_be_lost_must_be_and_the_rest_falls_away() -> None:
    state = _check(reviews=(0, 1, 0, 0))
    play(state, m.SendAway())
    assert (state.ask, state.owed) == (Ask.LOSE, 1)
    refused(state, m.Push("serve-1", Line.C1), "YAT-20", "asked-otherwise", ask="lose")
    play(state, m.LoseReview(SERVICE))
    assert state.stalls[0].reviews == (0, 0, 0, 0)
    assert state.ask is Ask.PUSH


@pytest.mark.rule("YAT-22")
def test_with_all_markers_on_the_lowest_position_nothing_is_lost_but_the_guest() -> None:
    state = _check(reviews=(0, 0, 0, 0))
    play(state, m.SendAway())
    assert state.stalls[0].queue == FULL[:3]
    assert state.stalls[0].reviews == (0, 0, 0, 0)
    assert state.ask is Ask.PUSH


@pytest.mark.rule("YAT-20", "YAT-28")
def test_an_urgent_call_may_change_who_stands_last() -> None:
    state = _check(tokens=tokens(urgent_call=1))
    play_all(state, m.UrgentCall(0, 3), m.SendAway())
    assert state.stalls[0].queue == (Guest.TOURIST, Guest.BLUE, Guest.GREEN)
