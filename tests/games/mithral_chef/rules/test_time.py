"""MIT-20 to MIT-28: hands, stations, busy times, and what the clock does."""

import pytest
from tests.games.mithral_chef.positions import (
    GAME,
    HOTPOT,
    NOW,
    SKEWERS,
    L,
    R,
    at_the_plating,
    cooking_of,
    kitchen,
    listed,
    on_the_oven,
    play,
    refused,
    rolled,
    stays,
    tower,
)

from cookoff.engine import TABLE, Scripted
from cookoff.engine.conformance import of
from cookoff.games.mithral_chef.content.enums import FOREST, ORDER, OVEN, PANTRY, PLATING, Pace, Vegetable
from cookoff.games.mithral_chef.rules import events as e
from cookoff.games.mithral_chef.rules import moves as m
from cookoff.games.mithral_chef.rules.state import Hunting, Plating

TIMES = GAME.components.hand
IDLE = 10_000


@pytest.mark.rule("MIT-20")
def test_all_act_at_once_in_the_order_of_the_clock() -> None:
    state = kitchen(4)
    assert GAME.to_act(state) == (0, 1, 2, 3)
    for seat in (3, 1, 0):
        play(state, seat, m.EnterForest(L), at=NOW)
    refused(state, 2, m.EnterForest(L), "MIT-21", "no-space", at=NOW, station="FOREST")


@pytest.mark.rule("MIT-20")
def test_the_tables_moves_are_the_tables() -> None:
    state = kitchen(2)
    refused(state, 0, m.Close(), "MIT-20", "not-yours-to-do", at=10**7)
    refused(state, TABLE, m.EnterForest(L), "MIT-20", "not-for-the-table")
    refused(state, 7, m.EnterForest(L), "MIT-20", "no-such-seat")


@pytest.mark.rule("MIT-20")
def test_the_time_of_a_command_comes_from_chance_and_is_in_its_events() -> None:
    state = kitchen(2)
    chance = Scripted(12_345)
    events = GAME.play(state, 0, m.EnterPantry(R), chance)
    assert isinstance(events, list)
    assert e.Worked(0, R, 12_345 + TIMES.enter, 12_345 + IDLE) in events


@pytest.mark.rule("MIT-21")
def test_one_sous_chef_to_an_open_space() -> None:
    state = kitchen(2)
    assert [event.space for event in of(e.Entered, play(state, 0, m.EnterPantry(L)))] == [0]
    refused(state, 1, m.EnterPantry(L), "MIT-21", "no-space", station="PANTRY")
    four = kitchen(4)
    play(four, 0, m.EnterPantry(L))
    assert [event.space for event in of(e.Entered, play(four, 1, m.EnterPantry(L)))] == [1]
    refused(four, 2, m.EnterPantry(L), "MIT-21", "no-space", station="PANTRY")


@pytest.mark.rule("MIT-21")
def test_a_station_is_used_only_by_a_hand_that_is_there() -> None:
    state = kitchen(2)
    refused(state, 0, m.Draw(L), "MIT-21", "not-there", station="PANTRY")
    refused(state, 0, m.Leave(L), "MIT-21", "at-home")
    play(state, 0, m.EnterPantry(R))
    refused(state, 0, m.Draw(L), "MIT-21", "not-there", station="PANTRY")


@pytest.mark.rule("MIT-22")
def test_a_hand_does_only_what_its_station_is_for() -> None:
    state = kitchen(2)
    play(state, 0, m.EnterForest(L))
    refused(state, 0, m.Draw(L), "MIT-22", "elsewhere", at=NOW + 5000, station="PANTRY")


@pytest.mark.rule("MIT-22")
def test_both_hands_work_independently_at_one_station() -> None:
    state = kitchen(2)
    play(state, 0, m.EnterForest(L))
    play(state, 0, m.EnterForest(R))
    play(state, 0, m.Flip(L, 3), state.forest.index("hart-d8"), at=NOW + 3000)
    play(state, 0, m.Flip(R, 4), state.forest.index("ram-d6"), at=NOW + 3000)
    cards = [chef.work.card for chef in state.players[0].chefs if isinstance(chef.work, Hunting)]
    assert cards == ["hart-d8", "ram-d6"]


@pytest.mark.rule("MIT-24")
def test_leaving_the_forest_turns_the_open_card_back() -> None:
    state = kitchen(2)
    play(state, 0, m.EnterForest(L))
    play(state, 0, m.Flip(L, 3), state.forest.index("hart-d8"), at=NOW + 3000)
    events = play(state, 0, m.Leave(L), at=NOW + 6000)
    assert of(e.CardMixed, events) == [e.CardMixed(0, L, 3, "hart-d8")]
    assert state.players[0].chefs[L].station is None


@pytest.mark.rule("MIT-24", "MIT-32")
def test_a_questing_beast_must_be_taken_before_leaving() -> None:
    state = kitchen(2)
    play(state, 0, m.EnterForest(L))
    play(state, 0, m.Flip(L, 0), state.forest.index("beast-d8"), at=NOW + 3000)
    refused(state, 0, m.Leave(L), "MIT-24", "take-the-beast", at=NOW + 6000)
    play(state, 0, m.TakeGame(L), at=NOW + 6000)
    assert state.players[0].game == ("beast-d8",)


@pytest.mark.rule("MIT-24")
def test_leaving_the_pantry_puts_an_undecided_die_back() -> None:
    state = kitchen(2)
    play(state, 0, m.EnterPantry(L))
    play(state, 0, m.Draw(L), Vegetable.PEPPER, at=NOW + 3000)
    bag = state.bag
    assert of(e.DiePutBack, play(state, 0, m.Leave(L), at=NOW + 6000))
    assert state.bag[Vegetable.PEPPER] == bag[Vegetable.PEPPER] + 1


@pytest.mark.rule("MIT-24")
def test_a_hand_may_leave_forest_and_pantry_with_nothing_open() -> None:
    state = kitchen(2)
    play(state, 0, m.EnterPantry(L))
    play(state, 0, m.EnterForest(R))
    assert [type(event) for event in play(state, 0, m.Leave(L), at=NOW + 3000)] == [e.Worked, e.Left]
    assert [type(event) for event in play(state, 0, m.Leave(R), at=NOW + 3000)] == [e.Worked, e.Left]


@pytest.mark.rule("MIT-24")
def test_the_oven_is_left_freely_only_before_the_first_roll() -> None:
    state = kitchen(2)
    on_the_oven(state, 0, L, SKEWERS, ["hart-d8"])
    other = state.clone()
    assert of(e.MealTakenBack, play(state, 0, m.Leave(L)))
    meal = cooking_of(other)
    play(other, 0, m.Roll(L, (0, 1, 2)), 7, rolled(meal.meal, {0: 2, 1: 2, 2: 2}))
    refused(other, 0, m.Leave(L), "MIT-24", "stop-or-reroll", at=NOW + 6000)


@pytest.mark.rule("MIT-24", "MIT-62")
def test_leaving_the_plating_station_lets_the_stack_fall() -> None:
    state = kitchen(2)
    dish = at_the_plating(state, 0, L, SKEWERS, ["hart-d8"], 6)
    assert of(e.Fell, play(state, 0, m.Leave(L))) == [e.Fell(0, L, dish, 0)]
    assert state.players[0].dishes == (dish,)


@pytest.mark.rule("MIT-25")
def test_a_busy_hand_is_refused_and_the_other_is_not() -> None:
    state = kitchen(2)
    play(state, 0, m.EnterForest(L))
    refused(state, 0, m.Flip(L, 0), "MIT-25", "busy", at=NOW + TIMES.enter - 1, left=1)
    assert GAME.ready(state, 0, m.Flip(L, 0)) == NOW + TIMES.enter
    assert m.Flip(L, 0) in listed(state, 0, m.Flip)
    play(state, 0, m.EnterPantry(R), at=NOW + 1)
    play(state, 0, m.Flip(L, 0), state.forest.index("tracks"), at=NOW + TIMES.enter)


@pytest.mark.rule("MIT-25")
def test_every_command_has_its_time() -> None:
    state = kitchen(2, seats={0: {"game": ["hart-d8"], "pantry": (1, 0, 1), "recipes": [SKEWERS]}})
    at = NOW

    def busy(move: m.HandMove, time: int, *outcomes: object) -> None:
        nonlocal at
        play(state, 0, move, *outcomes, at=at)
        assert state.players[0].chefs[move.hand].busy == at + time
        at += 9000

    busy(m.EnterPantry(L), TIMES.enter)
    busy(m.Draw(L), TIMES.draw, Vegetable.ONION)
    busy(m.Keep(L), TIMES.keep)
    busy(m.Draw(L), TIMES.draw, Vegetable.ONION)
    busy(m.PutBack(L), TIMES.put_back)
    busy(m.ReturnDie(L, Vegetable.ONION), TIMES.put_back)
    busy(m.Leave(L), TIMES.leave)
    busy(m.EnterForest(R), TIMES.enter)
    busy(m.ReleaseGame(R, "hart-d8"), TIMES.release)
    busy(m.Flip(R, 0), TIMES.flip, state.forest.index("hart-d6"))
    busy(m.Ignore(R), TIMES.ignore)
    busy(m.Flip(R, 0), TIMES.flip, state.forest.index("hart-d6"))
    busy(m.TakeGame(R), TIMES.take)
    busy(m.TakeOrder(R), TIMES.order, 0)
    busy(m.EnterOven(L, SKEWERS, ("hart-d6",)), TIMES.enter)
    meal = cooking_of(state).meal
    busy(m.Roll(L, (0, 1, 2)), TIMES.roll, 1, rolled(meal, {0: 3, 1: 3, 2: 3}))
    busy(m.Stop(L, 9), TIMES.stop)
    busy(m.EnterPlating(L, SKEWERS), TIMES.enter)
    for number, pace in enumerate(Pace):
        busy(m.Place(L, number, pace), GAME.lookup.paces[pace].busy, 1, stays(number, number))


@pytest.mark.rule("MIT-28")
def test_a_station_is_barred_for_a_while_to_the_hand_that_left_it() -> None:
    state = kitchen(4)
    play(state, 0, m.EnterForest(L))
    play(state, 0, m.Leave(L), at=NOW + 3000)
    refused(state, 0, m.EnterForest(L), "MIT-28", "too-soon", at=NOW + 4999, station="FOREST", left=1)
    assert GAME.ready(state, 0, m.EnterForest(L)) == NOW + 5000
    play(state, 1, m.EnterForest(R), at=NOW + 4500)
    play(state, 0, m.EnterForest(L), at=NOW + 5000)


@pytest.mark.rule("MIT-28")
def test_the_other_hand_may_enter_at_once() -> None:
    state = kitchen(2)
    play(state, 0, m.EnterPantry(L))
    play(state, 0, m.Leave(L), at=NOW + 3000)
    assert GAME.ready(state, 0, m.EnterPantry(R)) == 0
    play(state, 0, m.EnterPantry(R), at=NOW + 3000)


@pytest.mark.rule("MIT-28", "MIT-25")
def test_a_hand_goes_straight_from_one_station_to_another() -> None:
    """In one command: it leaves as it would for home, and is busy as one who enters."""
    state = kitchen(2)
    play(state, 0, m.EnterForest(L))
    play(state, 0, m.Flip(L, 3), state.forest.index("hart-d8"), at=NOW + 3000)
    told = play(state, 0, m.EnterPantry(L), at=NOW + 6000)
    assert told == [
        e.CardMixed(0, L, 3, "hart-d8"),
        e.Left(0, L, FOREST, NOW + 8000),
        e.Entered(0, L, PANTRY, 0),
        e.Worked(0, L, NOW + 6000 + TIMES.enter, NOW + 6000 + IDLE),
    ]
    play(state, 0, m.Draw(L), Vegetable.ONION, at=NOW + 7700)
    told = play(state, 0, m.TakeOrder(L), 0, at=NOW + 10_000)
    assert [type(event) for event in told[:2]] == [e.DiePutBack, e.Left]
    assert m.EnterForest(L) in listed(state, 0, m.EnterForest)


@pytest.mark.rule("MIT-28", "MIT-24")
def test_going_straight_obeys_the_rules_of_leaving_and_of_entering() -> None:
    state = kitchen(2)
    play(state, 0, m.EnterForest(L))
    refused(state, 0, m.EnterForest(L), "MIT-28", "there-already", at=NOW + 3000, station="FOREST")
    play(state, 1, m.EnterPantry(L))
    refused(state, 0, m.EnterPantry(L), "MIT-21", "no-space", at=NOW + 3000, station="PANTRY")
    play(state, 0, m.Flip(L, 0), state.forest.index("beast-d8"), at=NOW + 3000)
    refused(state, 0, m.TakeOrder(L), "MIT-24", "take-the-beast", at=NOW + 6000)
    refused(state, 0, m.TakeOrder(L), "MIT-24", "take-the-beast", at=NOW + 3000)
    cook = kitchen(2)
    on_the_oven(cook, 0, L, SKEWERS, ["hart-d8"])
    meal = cooking_of(cook).meal
    play(cook, 0, m.Roll(L, (0, 1, 2)), 7, rolled(meal, {0: 2, 1: 2, 2: 2}, off=(0,)))
    refused(cook, 0, m.EnterForest(L), "MIT-58", "roll-these-again", at=NOW + 6000, dice=1)
    assert listed(cook, 0, m.EnterForest) == [m.EnterForest(R)]


@pytest.mark.rule("MIT-28", "MIT-62")
def test_going_straight_from_the_plating_station_lets_the_stack_fall() -> None:
    state = kitchen(2)
    dish = at_the_plating(state, 0, L, SKEWERS, ["hart-d8"], 6)
    assert of(e.Fell, play(state, 0, m.EnterForest(L))) == [e.Fell(0, L, dish, 0)]
    assert state.players[0].dishes == (dish,)
    assert state.players[0].chefs[L].station is FOREST


@pytest.mark.rule("MIT-28")
def test_every_station_is_barred_after_it_was_left() -> None:
    state = kitchen(2, seats={0: {"game": ["ram-d6"], "pantry": (1, 2, 0), "recipes": [HOTPOT]}})
    play(state, 0, m.EnterOven(R, HOTPOT, ("ram-d6",)))
    play(state, 0, m.Leave(R), at=NOW + 3000)
    refused(
        state, 0, m.EnterOven(R, HOTPOT, ("ram-d6",)), "MIT-28", "too-soon", at=NOW + 4000, station="OVEN", left=1000
    )
    play(state, 0, m.EnterPantry(R), at=NOW + 4000)
    play(state, 0, m.Leave(R), at=NOW + 6000)
    barred = state.players[0].chefs[R].barred
    assert [barred[station] for station in (FOREST, PANTRY, OVEN, PLATING, ORDER)] == [0, NOW + 8000, NOW + 5000, 0, 0]
    assert state.players[0].chefs[L].barred == (0, 0, 0, 0, 0)


@pytest.mark.rule("MIT-27", "MIT-63")
def test_a_finished_tower_is_not_sent_home() -> None:
    state = kitchen(2)
    dish = at_the_plating(state, 0, L, SKEWERS, ["hart-d8"], 6)
    state.players[0].chefs[L].work = Plating(dish, tower(1, 2, 0), NOW + 1500)
    due = GAME.due(state)
    assert due is not None
    assert (due.at, due.move) == (NOW + 1500, m.Serve(0, L))
    refused(state, TABLE, m.SendHome(0, L), "MIT-27", "not-due", at=10**6)
    refused(state, TABLE, m.Serve(0, L), "MIT-63", "not-due", at=NOW + 1499)
