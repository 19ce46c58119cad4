"""YAT-50 to YAT-53: tokens used of themselves. The taiyaki is with serving, the doggy bag with the reputation board."""

import pytest
from tests.games.yatai.positions import listed, play, refused, table, tokens

from cookoff.engine import Move
from cookoff.engine.conformance import of
from cookoff.games.yatai.content.enums import Ask, Colour, Guest, Token
from cookoff.games.yatai.rules import events as e
from cookoff.games.yatai.rules import moves as m

RED, BLUE, GREEN, YELLOW, TOURIST = Guest


@pytest.mark.rule("YAT-52")
@pytest.mark.parametrize(
    ("one", "two", "after"),
    [
        (0, 1, (BLUE, RED, TOURIST, GREEN)),
        (0, 2, (TOURIST, BLUE, RED, GREEN)),
        (1, 3, (RED, GREEN, TOURIST, BLUE)),
        (2, 3, (RED, BLUE, GREEN, TOURIST)),
    ],
)
def test_an_urgent_call_lets_two_guests_of_the_own_queue_change_places(
    one: int, two: int, after: tuple[Guest, ...]
) -> None:
    queue = (RED, BLUE, TOURIST, GREEN)
    state = table(ask=Ask.PUSH, stalls={0: {"queue": queue, "tokens": tokens(urgent_call=1)}, 1: {"queue": queue}})
    events = play(state, m.UrgentCall(one, two))
    assert of(e.GuestsSwapped, events) == [e.GuestsSwapped(0, one, two)]
    assert state.stalls[0].queue == after
    assert state.stalls[1].queue == queue
    assert state.ask is Ask.PUSH


@pytest.mark.rule("YAT-52")
def test_an_urgent_call_needs_its_token() -> None:
    state = table(ask=Ask.PUSH, stalls={0: {"queue": (RED, BLUE), "tokens": tokens(garbage=1)}})
    refused(state, m.UrgentCall(0, 1), "YAT-52", "no-token", token="URGENT_CALL")


@pytest.mark.rule("YAT-52")
@pytest.mark.parametrize(("one", "two"), [(0, 0), (0, 2), (-1, 0), (1, 0), (2, 3)])
def test_an_urgent_call_names_two_guests_of_the_queue_once_each_from_the_left(one: int, two: int) -> None:
    state = table(ask=Ask.PUSH, stalls={0: {"queue": (RED, BLUE), "tokens": tokens(urgent_call=1)}})
    refused(state, m.UrgentCall(one, two), "YAT-52", "not-two-guests", one=one, two=two)


@pytest.mark.rule("YAT-52")
def test_an_urgent_call_is_not_for_two_tourists() -> None:
    state = table(ask=Ask.PUSH, stalls={0: {"queue": (TOURIST, RED, TOURIST), "tokens": tokens(urgent_call=1)}})
    refused(state, m.UrgentCall(0, 2), "YAT-52", "two-tourists")
    assert listed(state, m.UrgentCall) == [m.UrgentCall(0, 1), m.UrgentCall(1, 2)]


@pytest.mark.rule("YAT-53")
def test_garbage_brings_the_whole_recycle_box_back_without_points() -> None:
    box = (Colour.RED, Colour.BLUE, Colour.BLUE)
    state = table(ask=Ask.PUSH, stalls={0: {"box": box, "tokens": tokens(garbage=1)}, 1: {"box": box[:1]}})
    events = play(state, m.Garbage())
    assert of(e.BoxEmptied, events) == [e.BoxEmptied(0)]
    assert state.stalls[0].box == ()
    assert state.stalls[1].box == box[:1]
    assert state.stalls[0].points == 0
    assert state.drinks == (2, 3, 3, 3)
    assert state.ask is Ask.PUSH


@pytest.mark.rule("YAT-53")
def test_garbage_needs_its_token() -> None:
    state = table(ask=Ask.PUSH, stalls={0: {"box": (Colour.RED,), "tokens": tokens(urgent_call=1)}})
    refused(state, m.Garbage(), "YAT-53", "no-token", token="GARBAGE")


@pytest.mark.rule("YAT-53")
def test_garbage_is_not_spent_on_an_empty_box() -> None:
    state = table(ask=Ask.PUSH, stalls={0: {"tokens": tokens(garbage=1)}})
    refused(state, m.Garbage(), "YAT-53", "box-empty")


USES: list[tuple[Token, Ask, Move]] = [
    (Token.TAIYAKI, Ask.CHECK, m.GiveTaiyaki()),
    (Token.TAIYAKI, Ask.DISH, m.ServeTaiyaki()),
    (Token.DOGGY_BAG, Ask.PLACE, m.PlaceGuest(18, doggy_bag=True)),
    (Token.URGENT_CALL, Ask.ACT, m.UrgentCall(0, 1)),
    (Token.GARBAGE, Ask.ACT, m.Garbage()),
]


@pytest.mark.rule("YAT-50", "YAT-51", "YAT-52", "YAT-53")
@pytest.mark.parametrize(("token", "ask", "move"), USES)
def test_a_used_token_is_out_of_the_game(token: Token, ask: Ask, move: Move) -> None:
    held = tuple(int(kind is token) for kind in Token)
    stall = {"queue": (RED, BLUE, GREEN, YELLOW), "box": (Colour.RED,), "tokens": held}
    state = table(ask=ask, stalls={0: stall}, guest=RED if ask is Ask.PLACE else None)
    on_table = state.tokens
    play(state, move)
    assert state.stalls[0].tokens == tokens()
    assert state.spent == held
    assert state.tokens == on_table
    assert listed(state, type(move)) == []
