"""MIT-60 to MIT-63: the tower."""

import math

import pytest
from tests.games.mithral_chef.positions import (
    GAME,
    NOW,
    SKEWERS,
    L,
    R,
    at_the_plating,
    falls,
    kitchen,
    listed,
    play,
    refused,
    stays,
    still,
    tower,
)

from cookoff.engine import TABLE
from cookoff.engine.conformance import of
from cookoff.games.mithral_chef.content.enums import Pace, Vegetable
from cookoff.games.mithral_chef.rules import events as e
from cookoff.games.mithral_chef.rules import moves as m
from cookoff.games.mithral_chef.rules.dice import vegetable
from cookoff.games.mithral_chef.rules.state import Dish, Meal, Plating, State
from cookoff.physics.port import Contact, Motion, Rest, Surface, Vec3

MEAL = Meal(SKEWERS, ("hart-d8",), (1, 0, 1))


def plating(*standing: int, served_at: int | None = None) -> State:
    state = kitchen(2)
    dish = at_the_plating(state, 0, L, SKEWERS, ["hart-d8"], 6)
    state.players[0].chefs[L].work = Plating(dish, tower(*standing), served_at)
    return state


def place(die: int, **aim: object) -> m.Place:
    return m.Place(L, die, Pace.CALM, **aim)  # type: ignore[arg-type]  # numbers, as the tests know


@pytest.mark.rule("MIT-60")
def test_entering_names_a_plate_that_is_not_served() -> None:
    state = kitchen(4, seats={0: {"dishes": [(SKEWERS, ["hart-d8"], 6)]}})
    refused(state, 0, m.EnterPlating(L, "wolf-ragout"), "MIT-60", "no-plate", recipe="wolf-ragout")
    play(state, 0, m.EnterPlating(L, SKEWERS))
    assert state.players[0].chefs[L].work == Plating(Dish(MEAL, 6))
    refused(state, 0, m.EnterPlating(R, SKEWERS), "MIT-60", "no-plate", recipe=SKEWERS)


@pytest.mark.rule("MIT-60")
def test_dice_are_stacked_in_any_order_and_not_touched_again() -> None:
    state = plating()
    assert {move.die for move in listed(state, 0, m.Place)} == {0, 1, 2}
    play(state, 0, place(2), 1, stays(2, 0))
    refused(state, 0, place(2), "MIT-60", "no-such-die-to-stack", at=NOW + 9000, die=2)
    refused(state, 0, place(3), "MIT-60", "no-such-die-to-stack", at=NOW + 9000, die=3)
    assert {move.die for move in listed(state, 0, m.Place)} == {0, 1}
    play(state, 0, place(0), 1, stays(0, 1), at=NOW + 9000)


@pytest.mark.rule("MIT-61")
def test_a_release_has_a_place_a_turn_and_a_small_velocity() -> None:
    state = plating()
    for wrong in (
        {"x": 0.1},
        {"y": -0.1},
        {"turn": 4.0},
        {"velocity": Vec3(0.0, 0.0, -1.0)},
        {"x": math.nan},
        {"turn": math.nan},
    ):
        refused(state, 0, place(0, **wrong), "MIT-61", "no-such-release")
    told = play(state, 0, place(0, x=0.01, y=-0.01, turn=1.0, velocity=Vec3(0.0, 0.0, -0.1)), 1, stays(0, 0))
    assert of(e.Placed, told)[0].tower[0].die == 0


@pytest.mark.rule("MIT-61", "MIT-62")
@pytest.mark.parametrize(
    "motion",
    [
        falls(1),
        Motion("test", "1", 0.5, (), (Contact(0.1, 1, Surface.PLATE),), ()),
        Motion("test", "1", 0.5, (), (Contact(0.1, 1, Surface.DIE, 2),), ()),
        Motion("test", "1", 0.5, (Rest(1, Vec3(0.0, 0.0, 0.1), stays(1, 0).rest[0].orientation, forced=True),), (), ()),
    ],
    ids=["table", "plate", "not a neighbour", "restless"],
)
def test_a_stack_that_falls_is_taken_back(motion: Motion) -> None:
    state = plating(2, 0)
    told = of(e.Fell, play(state, 0, place(1), 1, motion))
    assert [(event.dice, event.motion) for event in told] == [(3, motion)]
    player = state.players[0]
    assert player.dishes == (Dish(MEAL, 6),)
    assert player.chefs[L].station is None
    play(state, 0, m.EnterPlating(R, SKEWERS), at=NOW + 5000)


@pytest.mark.rule("MIT-63")
def test_a_tower_that_stands_for_a_second_is_served() -> None:
    state = plating(1, 2)
    told = of(e.Placed, play(state, 0, place(0), 1, stays(0, 2, seconds=0.25)))
    served_at = NOW + GAME.lookup.paces[Pace.CALM].busy + 1000
    assert told[0].served_at == served_at
    assert listed(state, 0, m.Place) == []
    supply, bag = state.supply, state.bag
    refused(state, TABLE, m.Serve(0, L), "MIT-63", "not-due", at=served_at - 1)
    events = play(state, TABLE, m.Serve(0, L), still(), at=served_at)
    assert [type(event) for event in events] == [e.Served, e.Worked, e.Left]
    assert events[0] == e.Served(0, L, Dish(MEAL, 6))
    player = state.players[0]
    assert player.served == (6,)
    assert player.chefs[L].station is None
    assert state.supply == (supply[0], supply[1] + 1, supply[2])
    assert state.bag == (bag[0] + 1, bag[1], bag[2] + 1)
    assert (state.used, state.eaten) == ((SKEWERS,), ("hart-d8",))


@pytest.mark.rule("MIT-63", "MIT-25")
@pytest.mark.parametrize("pace", Pace)
@pytest.mark.parametrize("seconds", [0.25, 7.5])
def test_the_pace_of_the_last_die_counts_before_its_second(pace: Pace, seconds: float) -> None:
    state = plating(1, 2)
    told = of(e.Placed, play(state, 0, m.Place(L, 0, pace), 1, stays(0, 2, seconds=seconds)))
    busy = GAME.lookup.paces[pace].busy
    assert told[0].served_at == NOW + max(busy, round(seconds * 1000)) + GAME.components.clock.standing
    due = GAME.due(state)
    assert due is not None
    assert due.at == told[0].served_at
    assert due.at >= state.players[0].chefs[L].busy + 1000


@pytest.mark.rule("MIT-63", "MIT-62")
def test_a_tower_that_falls_within_its_second_has_fallen() -> None:
    state = plating(1, 2, 0, served_at=NOW)
    assert of(e.Fell, play(state, TABLE, m.Serve(0, L), falls(0), at=NOW))[0].dice == 3
    assert state.players[0].served == ()
    assert state.players[0].dishes == (Dish(MEAL, 6),)


@pytest.mark.rule("MIT-63")
def test_nothing_is_served_that_is_not_finished() -> None:
    state = plating(1)
    refused(state, TABLE, m.Serve(0, L), "MIT-63", "not-due", at=NOW + 5000)
    refused(state, TABLE, m.Serve(0, R), "MIT-63", "not-due", at=NOW + 5000)


def test_the_dice_of_a_dish_are_game_first_then_vegetables() -> None:
    assert [vegetable(MEAL, die) for die in range(3)] == [None, Vegetable.ONION, Vegetable.PEPPER]
