"""YAT-35 to YAT-37, and the taiyaki as a dish: serving the head of the queue."""

from typing import Any

import pytest
from tests.games.yatai.positions import GAME, listed, play, play_all, refused, serve, table, tokens

from cookoff.engine.conformance import of
from cookoff.games.yatai.content.enums import Ask, Colour, Guest, Review, Token
from cookoff.games.yatai.rules import events as e
from cookoff.games.yatai.rules import moves as m
from cookoff.games.yatai.rules.state import State

RED, BLUE, GREEN, YELLOW = Colour

STOVE, FRIDGE = 11, 8
BESIDE_STOVE = {10: Guest.BLUE}


def _ready(**stall: Any) -> State:
    """Seat 0 may serve with one drink or two, and on to the stove's space, whose bonus asks for nothing."""
    given = {
        "queue": (Guest.GREEN, Guest.TOURIST),
        "dishes": (GREEN, RED),
        "fridge": (GREEN, YELLOW),
        "on_board": BESIDE_STOVE,
    }
    return table(line=("serve-1", "serve-2"), stalls={0: {**given, **stall}})


def _points(events: list[Any]) -> int:
    (served,) = of(e.Served, events)
    return served.points


@pytest.mark.rule("YAT-35")
def test_the_dish_goes_to_the_sink_the_drink_to_the_box_the_guest_to_the_board_and_the_queues_move_left() -> None:
    state = _ready(box=(RED,))
    serve(state, STOVE, GREEN)
    stall = state.stalls[0]
    assert stall.sink == (0, 0, 1, 0)
    assert stall.box == (RED, GREEN)
    assert stall.fridge == (YELLOW,)
    assert stall.board == (0, 1 << 10, 1 << STOVE, 0, 0)
    assert stall.queue == (Guest.TOURIST,)
    assert stall.dishes == (RED,)
    assert (state.ask, state.serving, state.guest) == (Ask.ACT, None, None)


@pytest.mark.rule("YAT-35")
def test_the_points_come_after_the_bonus() -> None:
    events = serve(_ready(), STOVE, GREEN)
    told = [type(event) for event in events if not isinstance(event, e.Asked)]
    assert told == [e.ActionBegun, e.ServingBegun, e.DrinkPoured, e.GuestPlaced, e.StallImproved, e.Served]


@pytest.mark.rule("YAT-35")
def test_serving_with_two_drinks_pours_two_of_choice() -> None:
    state = _ready(fridge=(RED, GREEN, GREEN), fridge_improved=True)
    play_all(state, m.Act("serve-2"), m.ServeDish())
    assert listed(state, m.Pour) == [m.Pour(RED), m.Pour(GREEN)]
    play(state, m.Pour(GREEN))
    assert (state.ask, state.owed) == (Ask.POUR, 1)
    play_all(state, m.Pour(RED), m.PlaceGuest(STOVE))
    assert state.stalls[0].box == (RED, GREEN)
    assert state.stalls[0].fridge == (GREEN,)


@pytest.mark.rule("YAT-35")
def test_serving_needs_a_guest() -> None:
    refused(_ready(queue=()), m.Act("serve-1"), "YAT-35", "no-guest")


@pytest.mark.rule("YAT-35")
def test_serving_needs_a_dish() -> None:
    refused(_ready(dishes=()), m.Act("serve-1"), "YAT-35", "no-dish")


@pytest.mark.rule("YAT-35")
def test_serving_needs_its_drinks_in_the_fridge() -> None:
    refused(_ready(fridge=()), m.Act("serve-1"), "YAT-35", "too-few-drinks", amount=1)
    one = _ready(fridge=(RED,))
    refused(one, m.Act("serve-2"), "YAT-35", "too-few-drinks", amount=2)
    play(one, m.Act("serve-1"))


@pytest.mark.rule("YAT-35")
def test_serving_needs_room_for_its_drinks_in_the_recycle_box() -> None:
    refused(_ready(box=(RED, RED, BLUE)), m.Act("serve-1"), "YAT-35", "box-full", amount=1)
    two = _ready(box=(RED, RED))
    refused(two, m.Act("serve-2"), "YAT-35", "box-full", amount=2)
    play(two, m.Act("serve-1"))


@pytest.mark.rule("YAT-35")
def test_only_a_drink_of_the_own_fridge_is_poured() -> None:
    state = _ready()
    play_all(state, m.Act("serve-1"), m.ServeDish())
    refused(state, m.Pour(RED), "YAT-35", "not-in-fridge", drink="RED")


@pytest.mark.rule("YAT-35")
def test_the_head_of_each_queue_is_served_and_no_other() -> None:
    state = _ready(queue=(Guest.RED, Guest.GREEN), dishes=(RED, GREEN))
    (begun,) = of(e.ServingBegun, serve(state, STOVE, YELLOW))
    assert begun == e.ServingBegun(0, Guest.RED, RED)


@pytest.mark.rule("YAT-36", "YAT-70")
def test_the_books_green_customer_with_green_gyoza_and_a_green_drink_is_worth_three() -> None:
    state = _ready()
    assert _points(serve(state, STOVE, GREEN)) == 3
    assert state.stalls[0].points == 3 + 2, "and two for the stove"


@pytest.mark.rule("YAT-36")
@pytest.mark.parametrize(
    ("dish", "drinks", "points"),
    [
        (RED, (BLUE,), 1),
        (GREEN, (BLUE,), 2),
        (RED, (GREEN,), 2),
        (GREEN, (GREEN,), 3),
        (RED, (BLUE, YELLOW), 1),
        (RED, (GREEN, BLUE), 2),
        (RED, (GREEN, GREEN), 3),
        (GREEN, (GREEN, GREEN), 4),
    ],
)
def test_one_point_for_the_guest_and_one_for_each_thing_of_its_colour(
    dish: Colour, drinks: tuple[Colour, ...], points: int
) -> None:
    state = _ready(dishes=(dish,), fridge=tuple(sorted(drinks)))
    assert _points(serve(state, STOVE, *drinks)) == points


@pytest.mark.rule("YAT-36")
@pytest.mark.parametrize("colour", Colour)
def test_every_colour_of_customer_matches_its_own_colour_only(colour: Colour) -> None:
    for dish in Colour:
        state = _ready(queue=(Guest(colour),), dishes=(dish,), fridge=(dish,))
        assert _points(serve(state, STOVE, dish)) == (3 if dish is colour else 1)


@pytest.mark.rule("YAT-36")
@pytest.mark.parametrize("colour", Colour)
def test_a_tourist_matches_no_colour(colour: Colour) -> None:
    state = _ready(queue=(Guest.TOURIST,), dishes=(colour,), fridge=(colour, colour))
    assert _points(serve(state, STOVE, colour, colour)) == 1


@pytest.mark.rule("YAT-37")
def test_without_a_free_space_on_the_reputation_board_nobody_is_served() -> None:
    guests = [Guest.RED, Guest.BLUE, Guest.GREEN, Guest.YELLOW] * 5
    full = dict(enumerate(guests))
    refused(_ready(on_board=full), m.Act("serve-1"), "YAT-37", "board-full")
    del full[STOVE]
    play(_ready(on_board=full), m.Act("serve-1"))


@pytest.mark.rule("YAT-50")
def test_a_taiyaki_serves_as_the_dish_and_the_dish_queue_stays() -> None:
    state = _ready(tokens=tokens(taiyaki=1))
    events = serve(state, STOVE, GREEN, taiyaki=True)
    stall = state.stalls[0]
    assert of(e.ServingBegun, events) == [e.ServingBegun(0, Guest.GREEN, None)]
    assert stall.sink == (0, 0, 0, 0), "no dirty dish"
    assert stall.dishes == (GREEN, RED)
    assert stall.queue == (Guest.TOURIST,)
    assert stall.tokens == tokens()
    assert state.spent[Token.TAIYAKI] == 1


@pytest.mark.rule("YAT-50")
@pytest.mark.parametrize("colour", Colour)
def test_a_taiyaki_matches_no_colour(colour: Colour) -> None:
    state = _ready(queue=(Guest(colour),), dishes=(), fridge=(colour,), tokens=tokens(taiyaki=1))
    assert _points(serve(state, STOVE, colour, taiyaki=True)) == 2, "guest and drink"


@pytest.mark.rule("YAT-50")
def test_a_taiyaki_for_a_tourist_is_worth_one_more() -> None:
    state = _ready(queue=(Guest.TOURIST,), dishes=(), tokens=tokens(taiyaki=1))
    assert _points(serve(state, STOVE, GREEN, taiyaki=True)) == 2


@pytest.mark.rule("YAT-50", "YAT-28")
def test_with_a_dish_and_a_taiyaki_the_player_chooses() -> None:
    state = _ready(tokens=tokens(taiyaki=1))
    play(state, m.Act("serve-1"))
    assert GAME.moves(state, 0).discrete == (m.ServeDish(), m.ServeTaiyaki())


@pytest.mark.rule("YAT-50", "YAT-35")
def test_with_only_a_taiyaki_there_is_no_dish_to_serve() -> None:
    state = _ready(dishes=(), tokens=tokens(taiyaki=1))
    play(state, m.Act("serve-1"))
    refused(state, m.ServeDish(), "YAT-35", "no-dish")
    assert GAME.moves(state, 0).discrete == (m.ServeTaiyaki(),)


@pytest.mark.rule("YAT-50")
def test_without_a_taiyaki_none_is_served() -> None:
    state = _ready()
    play(state, m.Act("serve-1"))
    refused(state, m.ServeTaiyaki(), "YAT-50", "no-token", token="TAIYAKI")


@pytest.mark.rule("YAT-50")
def test_a_taiyaki_replaces_neither_tile_nor_drinks() -> None:
    state = _ready(fridge=(), tokens=tokens(taiyaki=1))
    refused(state, m.ServeTaiyaki(), "YAT-24", "asked-otherwise", ask="act")
    refused(state, m.Act("serve-1"), "YAT-35", "too-few-drinks", amount=1)


@pytest.mark.rule("YAT-47", "YAT-35")
def test_bonuses_are_chosen_before_the_serving_counts() -> None:
    state = _ready(on_board={})
    serve(state, 1, GREEN)
    assert (state.ask, state.stalls[0].points) == (Ask.REVIEW, 0)
    play(state, m.GainReview(Review.SERVICE))
    assert (state.ask, state.stalls[0].points) == (Ask.ACT, 3)
