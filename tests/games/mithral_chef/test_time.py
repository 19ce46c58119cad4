"""MIT-20 to MIT-28: hands, stations, busy times, and what the clock does."""

import pytest

from cookoff.engine import TABLE, Scripted
from cookoff.games.mithral_chef import events as e
from cookoff.games.mithral_chef import moves as m
from cookoff.games.mithral_chef.state import Cooking, Foraging, Hunting, Plating, State
from cookoff.games.mithral_chef.things import FOREST, ORDER, OVEN, PANTRY, PLATING, Pace, Vegetable
from tests.games.mithral_chef.positions import (
    GAME,
    HOTPOT,
    NOW,
    SKEWERS,
    L,
    R,
    at_the_plating,
    kitchen,
    listed,
    of,
    on_the_oven,
    play,
    refused,
    rolled,
    stays,
    tower,
)

TIMES = GAME.components.hand
IDLE = 10_000


@pytest.mark.rule("MIT-20")
def test_all_act_at_once_in_the_order_of_the_clock() -> None:
    state = kitchen(4)
    assert GAME.to_act(state) == (0, 1, 2, 3)
    for seat in (3, 1, 0):
        play(state, seat, m.EnterForest(L), at=NOW)
    refused(state, 2, m.EnterForest(L), "MIT-21", "no-space", at=NOW)


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
    refused(state, 1, m.EnterPantry(L), "MIT-21", "no-space")
    four = kitchen(4)
    play(four, 0, m.EnterPantry(L))
    assert [event.space for event in of(e.Entered, play(four, 1, m.EnterPantry(L)))] == [1]
    refused(four, 2, m.EnterPantry(L), "MIT-21", "no-space")


@pytest.mark.rule("MIT-21")
def test_a_station_is_used_only_by_a_hand_that_is_there() -> None:
    state = kitchen(2)
    refused(state, 0, m.Draw(L), "MIT-21", "not-there")
    refused(state, 0, m.Leave(L), "MIT-21", "at-home")
    play(state, 0, m.EnterPantry(R))
    refused(state, 0, m.Draw(L), "MIT-21", "not-there")
    refused(state, 0, m.EnterForest(R), "MIT-21", "not-at-home", at=NOW + 5000)


@pytest.mark.rule("MIT-22")
def test_a_hand_does_only_what_its_station_is_for() -> None:
    state = kitchen(2)
    play(state, 0, m.EnterForest(L))
    refused(state, 0, m.Draw(L), "MIT-22", "elsewhere", at=NOW + 5000)


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
    meal = _cooking(other)
    play(other, 0, m.Roll(L, (0, 1, 2)), 7, rolled(meal.meal, {0: 2, 1: 2, 2: 2}))
    refused(other, 0, m.Leave(L), "MIT-24", "stop-or-reroll", at=NOW + 6000)


def _cooking(state: State) -> Cooking:
    work = state.players[0].chefs[L].work
    assert isinstance(work, Cooking)
    return work


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
    told = refused(state, 0, m.Flip(L, 0), "MIT-25", "busy", at=NOW + TIMES.enter - 1)
    assert told.facts == {"left": 1}
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
    meal = _cooking(state).meal
    busy(m.Roll(L, (0, 1, 2)), TIMES.roll, 1, rolled(meal, {0: 3, 1: 3, 2: 3}))
    busy(m.Stop(L, 9), TIMES.stop)
    busy(m.EnterPlating(L, SKEWERS), TIMES.enter)
    for number, pace in enumerate(Pace):
        busy(m.Place(L, number, pace), GAME.printed.paces[pace], 1, stays(number, number))


@pytest.mark.rule("MIT-27")
def test_an_idle_hand_is_sent_home_by_the_clock() -> None:
    state = kitchen(2)
    play(state, 0, m.EnterForest(R))
    play(state, 1, m.EnterPantry(L), at=NOW + 500)
    due = GAME.due(state)
    assert due is not None
    assert (due.at, due.move) == (NOW + IDLE, m.SendHome(0, R))
    refused(state, TABLE, m.SendHome(0, R), "MIT-27", "not-due", at=NOW + IDLE - 1)
    refused(state, TABLE, m.SendHome(0, L), "MIT-27", "not-due", at=NOW + IDLE)
    refused(state, TABLE, m.SendHome(9, L), "MIT-27", "not-due", at=NOW + IDLE)
    events = play(state, TABLE, due.move, at=due.at)
    assert events[0] == e.SentHome(0, R)
    assert state.players[0].chefs[R].station is None
    after = GAME.due(state)
    assert after is not None
    assert after.move == m.SendHome(1, L)


@pytest.mark.rule("MIT-27")
def test_a_command_begins_the_time_anew() -> None:
    state = kitchen(2)
    play(state, 0, m.EnterForest(R))
    play(state, 0, m.Flip(R, 0), state.forest.index("tracks"), at=NOW + 9000)
    due = GAME.due(state)
    assert due is not None
    assert due.at == NOW + 9000 + IDLE


@pytest.mark.rule("MIT-27")
def test_sent_home_from_the_forest() -> None:
    for card, kind in (("hart-d8", e.CardMixed), ("beast-d8", e.GameTaken)):
        state = kitchen(2)
        play(state, 0, m.EnterForest(L))
        play(state, 0, m.Flip(L, 3), state.forest.index(card), at=NOW + 3000)
        assert of(kind, play(state, TABLE, m.SendHome(0, L), at=NOW + 3000 + IDLE))


@pytest.mark.rule("MIT-27", "MIT-33")
def test_sent_home_with_a_beast_whose_die_is_gone() -> None:
    state = kitchen(2)
    play(state, 0, m.EnterForest(L))
    play(state, 0, m.Flip(L, 3), state.forest.index("beast-d8"), at=NOW + 3000)
    gone, state.supply = state.supply[1], (state.supply[0], 0, state.supply[2])
    assert gone
    assert of(e.CardMixed, play(state, TABLE, m.SendHome(0, L), at=NOW + 3000 + IDLE))[0].escaped


@pytest.mark.rule("MIT-27")
def test_sent_home_from_the_pantry() -> None:
    state = kitchen(2)
    play(state, 0, m.EnterPantry(L))
    play(state, 0, m.Draw(L), Vegetable.ONION, at=NOW + 3000)
    assert isinstance(state.players[0].chefs[L].work, Foraging)
    assert of(e.DiePutBack, play(state, TABLE, m.SendHome(0, L), at=NOW + 3000 + IDLE))


@pytest.mark.rule("MIT-27")
def test_sent_home_from_the_oven_within_heat_takes_the_highest_plate() -> None:
    state = kitchen(2)
    on_the_oven(state, 0, L, SKEWERS, ["hart-d8"])
    play(state, 0, m.Roll(L, (0, 1, 2)), 7, rolled(_cooking(state).meal, {0: 3, 1: 3, 2: 3}))
    cooked = of(e.Cooked, play(state, TABLE, m.SendHome(0, L), at=NOW + IDLE))
    assert [(event.dish.plate, event.sum) for event in cooked] == [(9, 9)]


@pytest.mark.rule("MIT-27", "MIT-56")
def test_sent_home_from_the_oven_without_a_plate_that_fits() -> None:
    state = kitchen(2)
    on_the_oven(state, 0, L, SKEWERS, ["hart-d8"])
    play(state, 0, m.Roll(L, (0, 1, 2)), 7, rolled(_cooking(state).meal, {0: 3, 1: 3, 2: 3}))
    state.plates = tuple(plate for plate in state.plates if plate > 9)
    events = play(state, TABLE, m.SendHome(0, L), at=NOW + IDLE)
    assert of(e.MealTakenBack, events)
    assert state.players[0].burns == 0


@pytest.mark.rule("MIT-27")
@pytest.mark.parametrize("off", [None, (1,)])
def test_sent_home_from_the_oven_without_a_sum_takes_the_dice_back(off: tuple[int, ...] | None) -> None:
    state = kitchen(2)
    on_the_oven(state, 0, L, SKEWERS, ["hart-d8"])
    meal = _cooking(state).meal
    at = state.players[0].chefs[L].idle
    if off is not None:
        play(state, 0, m.Roll(L, (0, 1, 2)), 7, rolled(meal, {0: 3, 1: 3, 2: 3}, off=off))
        at = NOW + IDLE
    assert of(e.MealTakenBack, play(state, TABLE, m.SendHome(0, L), at=at)) == [e.MealTakenBack(0, L, meal)]
    assert state.players[0].burns == 0
    assert state.players[0].game == ("hart-d8",)


@pytest.mark.rule("MIT-27")
def test_plating_has_twenty_seconds_and_then_the_stack_falls() -> None:
    state = kitchen(2)
    dish = at_the_plating(state, 0, L, SKEWERS, ["hart-d8"], 6)
    play(state, 0, m.Place(L, 1, Pace.CALM), 1, stays(1, 0))
    due = GAME.due(state)
    assert due is not None
    assert (due.at, due.move) == (NOW + 20_000, m.SendHome(0, L))
    assert of(e.Fell, play(state, TABLE, due.move, at=due.at)) == [e.Fell(0, L, dish, 1)]


@pytest.mark.rule("MIT-28")
def test_a_station_that_was_left_is_barred_to_both_hands_for_a_while() -> None:
    state = kitchen(4)
    play(state, 0, m.EnterForest(L))
    play(state, 0, m.Leave(L), at=NOW + 3000)
    for hand in (L, R):
        refused(state, 0, m.EnterForest(hand), "MIT-28", "too-soon", at=NOW + 4999)
        assert GAME.ready(state, 0, m.EnterForest(hand)) == NOW + 5000
    play(state, 0, m.EnterPantry(L), at=NOW + 4500)
    play(state, 1, m.EnterForest(R), at=NOW + 4500)
    play(state, 0, m.EnterForest(R), at=NOW + 5000)


@pytest.mark.rule("MIT-28")
def test_every_station_is_barred_after_it_was_left() -> None:
    state = kitchen(2, seats={0: {"game": ["ram-d6"], "pantry": (1, 2, 0), "recipes": [HOTPOT]}})
    play(state, 0, m.TakeOrder(L), 0)
    refused(state, 0, m.TakeOrder(R), "MIT-28", "too-soon", at=NOW + 1999)
    play(state, 0, m.EnterOven(R, HOTPOT, ("ram-d6",)))
    play(state, 0, m.Leave(R), at=NOW + 3000)
    refused(state, 0, m.EnterOven(L, HOTPOT, ("ram-d6",)), "MIT-28", "too-soon", at=NOW + 4000)
    assert [state.players[0].barred[station] for station in (FOREST, PANTRY, OVEN, PLATING, ORDER)] == [
        0,
        0,
        NOW + 5000,
        0,
        NOW + 2000,
    ]


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
