"""YAT-60 and YAT-65: the serving turn after the last round."""

from typing import Any

import pytest
from tests.games.yatai.positions import GAME, START, listed, play, play_all, refused, table, tokens

from cookoff.engine.conformance import of
from cookoff.games.yatai.content.enums import Ask, Colour, Guest, Review
from cookoff.games.yatai.rules import events as e
from cookoff.games.yatai.rules import moves as m
from cookoff.games.yatai.rules.state import State

RED, BLUE, GREEN, YELLOW = Colour
FULL = (Guest.RED, Guest.BLUE, Guest.GREEN, Guest.YELLOW)


def _last(**stall: Any) -> State:
    return table(ask=Ask.LAST_SERVING, stalls={0: stall})


@pytest.mark.rule("YAT-60", "YAT-16")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_after_round_twelve_each_has_a_serving_turn_in_turn_order(first: int) -> None:
    state = table(3, first=first, seat=(first + 2) % 3, round=12)
    seats = []
    play(state, m.EndTurn())
    for _ in range(3):
        assert (state.round, state.ask) == (13, Ask.LAST_SERVING)
        seats.append(state.seat)
        play(state, m.EndTurn())
    assert seats == [first, (first + 1) % 3, (first + 2) % 3]
    assert GAME.to_act(state) == ()


@pytest.mark.rule("YAT-60", "YAT-26")
def test_after_round_eleven_there_is_another_round() -> None:
    state = table(seat=1, round=11)
    play(state, m.EndTurn())
    assert (state.round, state.ask) == (12, Ask.PUSH)


@pytest.mark.rule("YAT-60", "YAT-65", "YAT-20")
def test_the_queue_is_checked_first_and_an_unappeased_guest_goes_back_into_the_bag() -> None:
    stall = {"queue": FULL, "dishes": (RED,), "fridge": (RED,)}
    state = table(seat=1, round=12, stalls={0: stall})
    play(state, m.EndTurn())
    assert (state.seat, state.round, state.ask) == (0, 13, Ask.CHECK)
    before = state.bag[Guest.YELLOW]
    play_all(state, m.SendAway(), m.LoseReview(Review.VALUE), m.LoseReview(Review.VALUE))
    assert state.bag[Guest.YELLOW] == before + 1
    assert state.stalls[0].queue == FULL[:3]
    assert state.stalls[0].reviews == (START, START, START - 2, START)
    assert state.ask is Ask.LAST_SERVING


@pytest.mark.rule("YAT-60", "YAT-65", "YAT-21")
@pytest.mark.parametrize("gift", [m.GiveDrink(RED), m.GiveTaiyaki()])
def test_an_appeased_guest_stays_and_may_be_served(gift: m.GiveDrink | m.GiveTaiyaki) -> None:
    stall = {
        "queue": FULL,
        "dishes": (RED,),
        "fridge": (RED, BLUE),
        "tokens": tokens(taiyaki=1, urgent_call=1),
    }
    state = table(seat=1, round=12, stalls={0: stall})
    play_all(state, m.EndTurn(), gift, m.UrgentCall(0, 3), m.LastServe(1), m.ServeDish(), m.Pour(BLUE))
    assert state.guest is Guest.YELLOW
    assert state.stalls[0].queue == (Guest.BLUE, Guest.GREEN, Guest.RED)


@pytest.mark.rule("YAT-60", "YAT-70")
def test_the_books_last_turn_serves_a_customer_and_a_tourist_for_two_and_one() -> None:
    state = _last(queue=(Guest.RED, Guest.TOURIST), dishes=(YELLOW, RED), fridge=(RED, YELLOW), box=(BLUE,))
    events = play_all(state, m.LastServe(1), m.ServeDish(), m.Pour(RED), m.PlaceGuest(1))
    events += play_all(state, m.GainReview(Review.SERVICE))
    assert of(e.Served, events) == [e.Served(0, 2)]
    assert state.ask is Ask.LAST_SERVING
    events = play_all(state, m.LastServe(1), m.ServeDish(), m.Pour(YELLOW), m.PlaceGuest(0), m.GainReview(Review.VALUE))
    assert of(e.Served, events) == [e.Served(0, 1)]
    assert state.stalls[0].points == 3
    assert listed(state, m.LastServe, m.EndTurn) == [m.EndTurn()]


@pytest.mark.rule("YAT-60")
def test_each_time_the_player_chooses_one_drink_or_two() -> None:
    state = _last(queue=(Guest.RED, Guest.RED), dishes=(RED, RED), fridge=(RED, RED, BLUE), fridge_improved=True)
    assert listed(state, m.LastServe) == [m.LastServe(1), m.LastServe(2)]
    play_all(state, m.LastServe(2), m.ServeDish(), m.Pour(RED), m.Pour(RED), m.PlaceGuest(1))
    play(state, m.GainReview(Review.SERVICE))
    assert state.stalls[0].points == 4
    assert listed(state, m.LastServe) == [m.LastServe(1)]


@pytest.mark.rule("YAT-60")
@pytest.mark.parametrize("drinks", [0, 3, -1])
def test_no_other_number_of_drinks_is_served(drinks: int) -> None:
    state = _last(queue=(Guest.RED,), dishes=(RED,), fridge=(RED, RED, BLUE))
    refused(state, m.LastServe(drinks), "YAT-60", "one-or-two-drinks", drinks=drinks)


@pytest.mark.rule("YAT-60")
def test_who_could_serve_may_also_stop() -> None:
    state = _last(queue=(Guest.RED,), dishes=(RED,), fridge=(RED,))
    play(state, m.EndTurn())
    assert state.seat == 1


@pytest.mark.rule("YAT-60")
def test_nothing_but_serving_is_done_in_the_last_turn() -> None:
    state = _last(queue=(Guest.RED,), box=(RED,))
    refused(state, m.Act("recycle"), "YAT-60", "asked-otherwise", ask="last-serving")


@pytest.mark.rule("YAT-60", "YAT-50", "YAT-51", "YAT-53")
def test_tokens_may_be_used_in_the_last_turn() -> None:
    held = tokens(taiyaki=1, doggy_bag=1, garbage=1)
    state = _last(queue=(Guest.TOURIST,), fridge=(RED,), box=(RED, BLUE, BLUE), tokens=held)
    play_all(state, m.Garbage(), m.LastServe(1), m.ServeTaiyaki(), m.Pour(RED), m.PlaceGuest(8, doggy_bag=True))
    assert state.stalls[0].points == 2 + 2
    assert state.stalls[0].tokens == tokens()


@pytest.mark.rule("YAT-65")
@pytest.mark.parametrize(
    ("lacking", "reason", "facts"),
    [
        ({"fridge": ()}, "too-few-drinks", {"amount": 1}),
        ({"box": (BLUE, BLUE, BLUE)}, "box-full", {"amount": 1}),
        ({"queue": ()}, "no-guest", {}),
        ({"dishes": ()}, "no-dish", {}),
    ],
)
def test_every_last_serving_needs_what_any_serving_needs(
    lacking: dict[str, Any], reason: str, facts: dict[str, int]
) -> None:
    state = _last(**{"queue": (Guest.RED,), "dishes": (RED,), "fridge": (RED,), **lacking})
    refused(state, m.LastServe(1), "YAT-35", reason, **facts)


@pytest.mark.rule("YAT-65", "YAT-60")
def test_two_drinks_need_two_in_the_fridge_and_room_for_both() -> None:
    ready = {"queue": (Guest.RED,), "dishes": (RED,)}
    refused(_last(**ready, fridge=(RED,)), m.LastServe(2), "YAT-35", "too-few-drinks", amount=2)
    refused(_last(**ready, fridge=(RED, RED), box=(BLUE, BLUE)), m.LastServe(2), "YAT-35", "box-full", amount=2)


@pytest.mark.rule("YAT-37", "YAT-60")
def test_a_full_reputation_board_ends_the_last_servings() -> None:
    full = dict(enumerate(FULL * 5))
    state = _last(queue=(Guest.RED,), dishes=(RED,), fridge=(RED,), on_board=full)
    refused(state, m.LastServe(1), "YAT-37", "board-full")
