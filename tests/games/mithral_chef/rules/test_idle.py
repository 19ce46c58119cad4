"""MIT-27: hands that do nothing are sent home by the clock."""

import pytest
from tests.games.mithral_chef.positions import (
    GAME,
    NOW,
    SKEWERS,
    L,
    R,
    at_the_plating,
    cooking_of,
    kitchen,
    on_the_oven,
    play,
    refused,
    rolled,
    stays,
)

from cookoff.engine import TABLE
from cookoff.engine.conformance import of
from cookoff.games.mithral_chef.content.enums import Pace, Vegetable
from cookoff.games.mithral_chef.rules import events as e
from cookoff.games.mithral_chef.rules import moves as m
from cookoff.games.mithral_chef.rules.state import Foraging
from cookoff.games.mithral_chef.rules.stations.oven import MOST_TABLE_ROLLS

IDLE = 10_000


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
    play(state, 0, m.Roll(L, (0, 1, 2)), 7, rolled(cooking_of(state).meal, {0: 3, 1: 3, 2: 3}))
    cooked = of(e.Cooked, play(state, TABLE, m.SendHome(0, L), at=NOW + IDLE))
    assert [(event.dish.plate, event.sum) for event in cooked] == [(9, 9)]


@pytest.mark.rule("MIT-27", "MIT-56")
def test_sent_home_from_the_oven_without_a_plate_that_fits() -> None:
    state = kitchen(2)
    on_the_oven(state, 0, L, SKEWERS, ["hart-d8"])
    play(state, 0, m.Roll(L, (0, 1, 2)), 7, rolled(cooking_of(state).meal, {0: 3, 1: 3, 2: 3}))
    state.plates = tuple(plate for plate in state.plates if plate > 9)
    events = play(state, TABLE, m.SendHome(0, L), at=NOW + IDLE)
    assert of(e.MealTakenBack, events)
    assert state.players[0].burns == 0


@pytest.mark.rule("MIT-27")
def test_sent_home_from_the_oven_before_the_first_roll_takes_the_dice_back() -> None:
    state = kitchen(2)
    on_the_oven(state, 0, L, SKEWERS, ["hart-d8"])
    meal = cooking_of(state).meal
    told = play(state, TABLE, m.SendHome(0, L), at=state.players[0].chefs[L].idle)
    assert [type(event) for event in told] == [e.SentHome, e.MealTakenBack, e.Worked, e.Left]
    assert told[1] == e.MealTakenBack(0, L, meal)
    assert state.players[0].burns == 0
    assert state.players[0].game == ("hart-d8",)


@pytest.mark.rule("MIT-27", "MIT-52", "MIT-55")
def test_a_burn_cannot_be_waited_out() -> None:
    """The table rolls what is off the card until it lies there, also what it pushes off meanwhile; then it burns."""
    state = kitchen(2)
    on_the_oven(state, 0, L, SKEWERS, ["hart-d8"])
    meal = cooking_of(state).meal
    play(state, 0, m.Roll(L, (0, 1, 2)), 7, rolled(meal, {0: 8, 1: 4, 2: 1}, off=(2,)))
    outcomes = (
        *(8, rolled(meal, {2: 5}, off=(2,))),
        *(9, rolled(meal, {1: 4, 2: 2}, off=(1,))),
        *(10, rolled(meal, {1: 4})),
    )
    told = play(state, TABLE, m.SendHome(0, L), *outcomes, at=NOW + IDLE)
    kinds = [type(event) for event in told]
    assert kinds == [e.SentHome, e.Rolled, e.Rolled, e.Rolled, e.Burned, e.MealTakenBack, e.Worked, e.Left]
    assert [event.rolled for event in of(e.Rolled, told)] == [(2,), (2,), (1,)]
    assert of(e.Burned, told) == [e.Burned(0, L, 14, 13)]
    assert state.players[0].burns == 1
    assert state.players[0].recipes[-1] == SKEWERS


@pytest.mark.rule("MIT-27", "MIT-58")
def test_the_table_stops_rolling_as_soon_as_the_burn_is_certain() -> None:
    state = kitchen(2)
    on_the_oven(state, 0, L, SKEWERS, ["hart-d8"])
    meal = cooking_of(state).meal
    play(state, 0, m.Roll(L, (0, 1, 2)), 7, rolled(meal, {0: 8, 1: 2, 2: 2}, off=(1, 2)))
    told = play(state, TABLE, m.SendHome(0, L), 8, rolled(meal, {1: 5, 2: 2}, off=(2,)), at=NOW + IDLE)
    kinds = [type(event) for event in told]
    assert kinds == [e.SentHome, e.Rolled, e.Burned, e.MealTakenBack, e.Worked, e.Left]


@pytest.mark.rule("MIT-27", "MIT-56")
def test_dice_that_the_table_rolled_within_heat_take_the_highest_plate() -> None:
    state = kitchen(2)
    on_the_oven(state, 0, L, SKEWERS, ["hart-d8"])
    meal = cooking_of(state).meal
    play(state, 0, m.Roll(L, (0, 1, 2)), 7, rolled(meal, {0: 8, 1: 2, 2: 6}, off=(2,)))
    told = play(state, TABLE, m.SendHome(0, L), 8, rolled(meal, {2: 3}), at=NOW + IDLE)
    assert [type(event) for event in told] == [e.SentHome, e.Rolled, e.Cooked, e.Worked, e.Left]
    assert [(event.dish.plate, event.sum) for event in of(e.Cooked, told)] == [(13, 13)]
    assert state.players[0].burns == 0


@pytest.mark.rule("MIT-27")
@pytest.mark.parametrize(("face", "burned"), [(5, False), (6, True)])
def test_dice_that_find_no_place_on_the_card_count_as_they_lie_in_the_end(face: int, burned: bool) -> None:
    """On a card of a designer's own that is smaller than its dice the table would roll for ever."""
    state = kitchen(2)
    on_the_oven(state, 0, L, SKEWERS, ["hart-d8"])
    meal = cooking_of(state).meal
    beside = rolled(meal, {2: face}, off=(2,))
    play(state, 0, m.Roll(L, (0, 1, 2)), 7, rolled(meal, {0: 5, 1: 3, 2: 1}, off=(2,)))
    told = play(state, TABLE, m.SendHome(0, L), *[7, beside] * MOST_TABLE_ROLLS, at=NOW + IDLE)
    assert len(of(e.Rolled, told)) == MOST_TABLE_ROLLS
    assert (len(of(e.Burned, told)), len(of(e.Cooked, told))) == (burned, not burned)
    assert state.players[0].chefs[L].station is None


@pytest.mark.rule("MIT-27")
def test_plating_has_twenty_seconds_and_then_the_stack_falls() -> None:
    state = kitchen(2)
    dish = at_the_plating(state, 0, L, SKEWERS, ["hart-d8"], 6)
    play(state, 0, m.Place(L, 1, Pace.CALM), 1, stays(1, 0))
    due = GAME.due(state)
    assert due is not None
    assert (due.at, due.move) == (NOW + 20_000, m.SendHome(0, L))
    assert of(e.Fell, play(state, TABLE, due.move, at=due.at)) == [e.Fell(0, L, dish, 1)]
