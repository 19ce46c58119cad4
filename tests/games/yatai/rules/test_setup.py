"""YAT-2 and YAT-10 to YAT-16: how a game begins."""

from random import Random

import pytest
from tests.games.yatai.positions import GAME, START, TILES_IN_ORDER, TOKENS_IN_TURN, listed, opening, play, refused

from cookoff.engine import BadInput, Live, Scripted
from cookoff.engine.conformance import of
from cookoff.games.yatai.content.enums import Ask, Colour, Guest
from cookoff.games.yatai.rules import events as e
from cookoff.games.yatai.rules import moves as m
from cookoff.games.yatai.rules.setup import YataiOptions
from cookoff.games.yatai.rules.state import State


@pytest.mark.rule("YAT-2", "YAT-11")
@pytest.mark.parametrize(
    ("players", "dishes", "drinks", "customers", "tourists", "tokens"),
    [(4, 10, 5, 10, 5, 12), (3, 8, 4, 8, 4, 9), (2, 6, 3, 6, 3, 6)],
)
def test_the_number_of_players_decides_what_is_used(
    players: int, dishes: int, drinks: int, customers: int, tourists: int, tokens: int
) -> None:
    state = opening(players)
    assert state.dishes == (dishes,) * 4
    assert state.drinks == (drinks,) * 4
    assert state.bag == (customers,) * 4 + (tourists,)
    assert sum(state.tokens) == tokens
    assert len(state.stalls) == players


@pytest.mark.rule("YAT-2")
@pytest.mark.parametrize(
    ("order", "drawn"),
    [
        (tuple(range(16)), (4, 2, 0, 0)),
        (tuple(reversed(range(16))), (0, 0, 2, 4)),
        (TOKENS_IN_TURN, (2, 2, 1, 1)),
    ],
)
def test_special_tokens_are_drawn_from_four_of_each_kind(order: tuple[int, ...], drawn: tuple[int, ...]) -> None:
    state = GAME.setup(2, YataiOptions(first=0), Scripted(TILES_IN_ORDER, order))
    assert state.tokens == drawn


@pytest.mark.rule("YAT-10")
def test_six_random_tiles_form_the_grid_and_four_lie_beside_it() -> None:
    order = (9, 0, 8, 1, 7, 2, 6, 3, 5, 4)
    state = GAME.setup(2, YataiOptions(first=0), Scripted(order, TOKENS_IN_TURN))
    assert state.grid == ("recycle", "customers-1", "recycle", "customers-2", "serve-2", "cook-1")
    assert state.beside == ("cook-2", "drinks-1", "drinks-2", "serve-1")


@pytest.mark.rule("YAT-10")
def test_the_turn_marker_starts_on_one() -> None:
    state = _set_up_to_the_bottles(2)
    play(state, m.ChooseBottle(Colour.RED))
    events = play(state, m.ChooseBottle(Colour.RED))
    assert of(e.TurnBegun, events) == [e.TurnBegun(0, 1)]
    assert (state.round, state.seat, state.ask) == (1, 0, Ask.PUSH)


@pytest.mark.rule("YAT-12")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_from_the_first_player_clockwise_each_chooses_a_dish(first: int) -> None:
    state = opening(3, first)
    asked = []
    for dish in (Colour.GREEN, Colour.RED):
        asked.append(state.seat)
        assert state.ask is Ask.MENU
        play(state, m.ChooseDish(dish))
    asked.append(state.seat)
    assert asked == [first, (first + 1) % 3, (first + 2) % 3]
    assert state.stalls[first].menu == (Colour.GREEN,)
    assert state.stalls[(first + 1) % 3].menu == (Colour.RED,)


@pytest.mark.rule("YAT-12")
def test_no_dish_that_an_earlier_player_chose() -> None:
    state = opening(4)
    play(state, m.ChooseDish(Colour.GREEN))
    play(state, m.ChooseDish(Colour.BLUE))
    refused(state, m.ChooseDish(Colour.GREEN), "YAT-12", "dish-taken", dish="GREEN")
    refused(state, m.ChooseDish(Colour.BLUE), "YAT-12", "dish-taken", dish="BLUE")
    assert listed(state, m.ChooseDish) == [m.ChooseDish(Colour.RED), m.ChooseDish(Colour.YELLOW)]
    play(state, m.ChooseDish(Colour.RED))
    assert listed(state, m.ChooseDish) == [m.ChooseDish(Colour.YELLOW)]


@pytest.mark.rule("YAT-13")
def test_then_each_draws_a_second_dish_from_their_remaining_three() -> None:
    state = opening(3, 1)
    play(state, m.ChooseDish(Colour.RED))
    events = play(state, m.ChooseDish(Colour.GREEN))
    assert of(e.DishAdded, events) == [e.DishAdded(2, Colour.GREEN)], "nobody draws before all have chosen"
    # Seat 1 holds blue, green, yellow; seat 2 red, blue, yellow; seat 0 red, blue, green.
    events = play(state, m.ChooseDish(Colour.YELLOW), 2, 0, 1)
    assert of(e.DishAdded, events)[1:] == [
        e.DishAdded(1, Colour.YELLOW),
        e.DishAdded(2, Colour.RED),
        e.DishAdded(0, Colour.BLUE),
    ]
    assert [stall.menu for stall in state.stalls] == [
        (Colour.BLUE, Colour.YELLOW),
        (Colour.RED, Colour.YELLOW),
        (Colour.RED, Colour.GREEN),
    ]
    assert [stall.points for stall in state.stalls] == [0, 0, 0]


@pytest.mark.rule("YAT-13")
def test_the_second_dish_may_be_one_that_another_player_has() -> None:
    state = opening(2)
    play(state, m.ChooseDish(Colour.RED))
    play(state, m.ChooseDish(Colour.BLUE), 0, 0)
    assert [stall.menu for stall in state.stalls] == [(Colour.RED, Colour.BLUE)] * 2


def _set_up_to_the_bottles(players: int, first: int = 0) -> State:
    state = opening(players, first)
    for dish in range(players - 1):
        play(state, m.ChooseDish(Colour(dish)))
    play(state, m.ChooseDish(Colour(players - 1)), *([0] * players))
    return state


@pytest.mark.rule("YAT-14")
def test_in_player_order_each_puts_a_drink_from_the_table_into_the_recycle_box() -> None:
    state = _set_up_to_the_bottles(3, first=2)
    asked = []
    for drink in (Colour.YELLOW, Colour.YELLOW, Colour.BLUE):
        assert state.ask is Ask.BOTTLE
        asked.append(state.seat)
        play(state, m.ChooseBottle(drink))
    assert asked == [2, 0, 1]
    assert [stall.box for stall in state.stalls] == [(Colour.YELLOW,), (Colour.BLUE,), (Colour.YELLOW,)]
    assert all(stall.fridge == () for stall in state.stalls)
    assert state.drinks == (4, 3, 4, 2)
    assert (state.round, state.seat, state.ask) == (1, 2, Ask.PUSH)


@pytest.mark.rule("YAT-14")
def test_a_drink_that_is_gone_cannot_be_chosen() -> None:
    state = _set_up_to_the_bottles(2)
    state.drinks = (0, 1, 0, 1)
    refused(state, m.ChooseBottle(Colour.RED), "YAT-14", "drink-gone", drink="RED")
    assert listed(state, m.ChooseBottle) == [m.ChooseBottle(Colour.BLUE), m.ChooseBottle(Colour.YELLOW)]


@pytest.mark.rule("YAT-15")
@pytest.mark.parametrize("drawn", [0, 1, 2])
def test_the_first_player_is_drawn_when_nobody_is_named(drawn: int) -> None:
    state = GAME.setup(3, YataiOptions(), Scripted(drawn, TILES_IN_ORDER, TOKENS_IN_TURN))
    assert (state.first, state.seat) == (drawn, drawn)


@pytest.mark.rule("YAT-15")
@pytest.mark.parametrize(("players", "first"), [(2, 0), (2, 1), (4, 0), (4, 3)])
def test_the_table_may_name_the_first_player(players: int, first: int) -> None:
    state = GAME.setup(players, YataiOptions(first=first), Scripted(TILES_IN_ORDER, TOKENS_IN_TURN))
    assert (state.first, state.seat) == (first, first)


@pytest.mark.rule("YAT-15")
@pytest.mark.parametrize("first", [-1, 2])
def test_a_first_player_who_has_no_seat_is_bad_input(first: int) -> None:
    with pytest.raises(BadInput, match=f"^first: there is no seat {first} at a table of 2$"):
        GAME.setup(2, YataiOptions(first=first), Live(Random(1)))


@pytest.mark.rule("YAT-16")
def test_queues_and_fridge_start_empty_and_the_influencer_below_its_first_step() -> None:
    for stall in opening(4).stalls:
        assert (stall.queue, stall.dishes, stall.fridge, stall.box) == ((), (), (), ())
        assert stall.influencer == 0
        assert stall.board == (0,) * 5
        assert stall.tokens == stall.sink == (0,) * 4
        assert stall.points == 0


@pytest.mark.rule("YAT-6")
def test_review_markers_start_at_the_position_worth_nothing() -> None:
    state = opening()
    assert GAME.components.tracks.reviews[START] == 0
    assert all(stall.reviews == (START,) * 4 for stall in state.stalls)


@pytest.mark.rule("YAT-16")
def test_another_seat_may_not_act() -> None:
    state = opening(3, 1)
    refused(state, m.ChooseDish(Colour.RED), "YAT-16", "not-your-turn", by=0, seat=1)
    assert [GAME.to_act(state), GAME.moves(state, 0).discrete, GAME.moves(state, 2).discrete] == [(1,), (), ()]


@pytest.mark.rule("YAT-1")
def test_guests_are_customers_of_the_four_colours_of_dishes_and_drinks_and_tourists() -> None:
    assert [colour.name for colour in Colour] == [guest.name for guest in Guest if guest is not Guest.TOURIST]
    assert [int(colour) for colour in Colour] == [int(guest) for guest in Guest][:4]
    assert len(Guest) == 5
