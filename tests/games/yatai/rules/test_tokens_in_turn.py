"""YAT-28: tokens at any decision of the own turn."""

import pytest
from tests.games.yatai.positions import GAME, full_box, listed, placing, play, play_all, refused, table, tokens

from cookoff.engine.conformance import of
from cookoff.games.yatai.content.enums import Ask, Colour, Guest, Review, Token
from cookoff.games.yatai.rules import events as e
from cookoff.games.yatai.rules import moves as m
from cookoff.games.yatai.rules.state import changed

RED, BLUE = Colour.RED, Colour.BLUE


@pytest.mark.rule("YAT-28")
@pytest.mark.parametrize("ask", sorted(set(Ask) - {Ask.MENU, Ask.BOTTLE, Ask.NOTHING, Ask.RECYCLE}))
def test_tokens_are_used_whenever_there_is_something_to_decide_in_the_own_turn(ask: Ask) -> None:
    """The seat is asked the same again, and as often."""
    queue = (Guest.RED, Guest.BLUE, Guest.RED, Guest.RED)
    stall = {"queue": queue, "box": (RED,), "tokens": tokens(urgent_call=1, garbage=1)}
    state = table(ask=ask, owed=2, among=(Review.VALUE,), guest=Guest.GREEN, stalls={0: stall})
    assert play(state, m.UrgentCall(0, 1)) == [e.TokenUsed(0, Token.URGENT_CALL), e.GuestsSwapped(0, 0, 1)]
    assert play(state, m.Garbage()) == [e.TokenUsed(0, Token.GARBAGE), e.BoxEmptied(0)]
    assert (state.ask, state.owed, state.among, state.guest) == (ask, 2, (Review.VALUE,), Guest.GREEN)
    assert state.stalls[0].queue == (Guest.BLUE, Guest.RED, Guest.RED, Guest.RED)
    assert state.stalls[0].box == ()


@pytest.mark.rule("YAT-28", "YAT-12", "YAT-14")
@pytest.mark.parametrize("ask", [Ask.MENU, Ask.BOTTLE])
def test_the_set_up_is_no_turn_to_use_tokens_in(ask: Ask) -> None:
    stall = {"queue": (Guest.RED, Guest.BLUE), "box": (RED,), "tokens": tokens(urgent_call=1, garbage=1)}
    state = table(ask=ask, stalls={0: stall})
    refused(state, m.UrgentCall(0, 1), "YAT-28", "asked-otherwise", ask=ask.value)
    refused(state, m.Garbage(), "YAT-28", "asked-otherwise", ask=ask.value)


@pytest.mark.rule("YAT-28", "YAT-35")
def test_an_urgent_call_before_the_dish_changes_who_is_served_with_it() -> None:
    stall = {**full_box(), "queue": (Guest.RED, Guest.BLUE), "box": (), "tokens": tokens(urgent_call=1)}
    state = table(line=("serve-1",), stalls={0: stall})
    play_all(state, m.Act("serve-1"), m.UrgentCall(0, 1))
    assert of(e.ServingBegun, play(state, m.ServeDish())) == [e.ServingBegun(0, Guest.BLUE, RED)]


@pytest.mark.rule("YAT-28", "YAT-52")
def test_who_is_being_served_has_left_the_queue_and_answers_no_call() -> None:
    stall = {**full_box(), "queue": (Guest.RED, Guest.BLUE, Guest.GREEN), "box": (), "tokens": tokens(urgent_call=1)}
    state = table(line=("serve-1",), stalls={0: stall})
    play_all(state, m.Act("serve-1"), m.ServeDish())
    assert listed(state, m.UrgentCall) == [m.UrgentCall(0, 1)]
    play_all(state, m.UrgentCall(0, 1), m.Pour(BLUE))
    assert (state.guest, state.stalls[0].queue) == (Guest.RED, (Guest.GREEN, Guest.BLUE))


@pytest.mark.rule("YAT-28", "YAT-35")
def test_garbage_between_two_pours_takes_the_first_bottle_too() -> None:
    """With room for one bottle a serving of two drinks may begin, and there must be room again before the second."""
    stall = {**full_box(), "fridge": (RED, BLUE), "box": (RED, BLUE), "tokens": tokens(garbage=1)}
    state = table(line=("serve-2",), stalls={0: stall})
    play_all(state, m.Act("serve-2"), m.ServeDish(), m.Pour(RED))
    refused(state, m.Pour(BLUE), "YAT-35", "box-full", amount=1)
    assert GAME.moves(state, 0).discrete == (m.Garbage(),)
    play_all(state, m.Garbage(), m.Pour(BLUE))
    assert (state.stalls[0].box, state.ask) == ((BLUE,), Ask.PLACE)


@pytest.mark.rule("YAT-28", "YAT-35")
def test_without_garbage_or_without_any_room_a_serving_of_two_drinks_does_not_begin() -> None:
    stall = {**full_box(), "fridge": (RED, BLUE)}
    full = table(line=("serve-2",), stalls={0: {**stall, "tokens": tokens(garbage=1)}})
    refused(full, m.Act("serve-2"), "YAT-35", "box-full", amount=2)
    tight = table(line=("serve-2",), stalls={0: {**stall, "box": (RED, BLUE), "tokens": tokens(urgent_call=1)}})
    refused(tight, m.Act("serve-2"), "YAT-35", "box-full", amount=2)


@pytest.mark.rule("YAT-28", "YAT-33")
def test_drinks_that_garbage_brings_back_may_be_taken_in_the_same_action() -> None:
    state = table(line=("drinks-1",), stalls={0: {"box": (RED,), "tokens": tokens(garbage=1)}}, drinks=(0, 1, 0, 0))
    play(state, m.Act("drinks-1"))
    assert listed(state, m.TakeDrink) == [m.TakeDrink(BLUE)]
    play(state, m.Garbage())
    assert listed(state, m.TakeDrink) == [m.TakeDrink(RED), m.TakeDrink(BLUE)]


@pytest.mark.rule("YAT-28", "YAT-34")
def test_garbage_in_a_recycling_leaves_nothing_to_recycle_and_the_rest_falls_away() -> None:
    state = table(line=("recycle", "cook-1"), stalls={0: {"box": (RED, BLUE), "tokens": tokens(garbage=1)}})
    play(state, m.Act("recycle"))
    events = play(state, m.Garbage())
    assert events == [e.TokenUsed(0, Token.GARBAGE), e.BoxEmptied(0), e.Asked(0, Ask.ACT)]
    assert (state.line, state.stalls[0].points) == (("cook-1",), 0)


@pytest.mark.rule("YAT-28", "YAT-46")
def test_a_token_just_taken_may_be_used_at_once() -> None:
    state = placing(box=(RED,))
    state.line = ("recycle",)
    special = [name for row in GAME.components.reputation.spaces for name in row].index("special")
    state.stalls[0].board = changed(state.stalls[0].board, Guest.BLUE, 1 << _beside(special))
    state.bag = changed(state.bag, Guest.BLUE, -1)
    play_all(state, m.PlaceGuest(special), m.TakeToken(Token.GARBAGE), m.Garbage())
    assert state.stalls[0].box == ()


def _beside(space: int) -> int:
    return space - 1 if space % 5 else space + 1


@pytest.mark.rule("YAT-28")
def test_nobody_uses_tokens_in_anothers_turn() -> None:
    state = table(ask=Ask.PUSH, stalls={1: {"box": (RED,), "tokens": tokens(garbage=1)}})
    refused(state, m.Garbage(), "YAT-16", "not-your-turn", by=1, seat=0)
    assert GAME.moves(state, 1).discrete == ()


@pytest.mark.rule("YAT-28", "YAT-21")
def test_garbage_may_make_room_for_the_drink_of_the_queue_check() -> None:
    queue = (Guest.RED,) * 4
    state = table(
        ask=Ask.CHECK,
        stalls={0: {"queue": queue, "fridge": (BLUE,), "box": (RED,) * 3, "tokens": tokens(garbage=1)}},
    )
    refused(state, m.GiveDrink(BLUE), "YAT-21", "box-full", amount=1)
    play_all(state, m.Garbage(), m.GiveDrink(BLUE))
    assert state.stalls[0].box == (BLUE,)
    assert state.ask is Ask.PUSH


@pytest.mark.rule("YAT-28")
def test_with_a_full_box_no_serving_begins_before_garbage() -> None:
    state = table(line=("serve-1",), stalls={0: {**full_box(), "tokens": tokens(garbage=1)}})
    refused(state, m.Act("serve-1"), "YAT-35", "box-full", amount=1)
    play_all(state, m.Garbage(), m.Act("serve-1"))
