"""MIT-70 to MIT-73: orders, the dragon and closing time."""

import pytest

from cookoff.engine import TABLE
from cookoff.games.mithral_chef import events as e
from cookoff.games.mithral_chef import moves as m
from cookoff.games.mithral_chef.things import Phase, Vegetable
from tests.games.mithral_chef.positions import GAME, NOW, L, R, kitchen, listed, of, on_the_oven, play, refused


@pytest.mark.rule("MIT-70", "MIT-73")
def test_entering_the_order_station_draws_the_top_card() -> None:
    state = kitchen(2)
    top = state.deck[2]
    events = play(state, 0, m.TakeOrder(R), 2)
    assert events[0] == e.Ordered(0, R, top)
    assert state.players[0].recipes[-1] == top
    assert state.players[0].chefs[R].station is None
    assert state.above == 3


@pytest.mark.rule("MIT-70")
def test_there_is_no_limit_to_open_recipes() -> None:
    state = kitchen(2)
    for number in range(8):
        play(state, 0, m.TakeOrder(L), 0, at=NOW + 5000 * number)
    assert len(state.players[0].recipes) == 9


@pytest.mark.rule("MIT-70")
def test_a_table_may_set_a_limit() -> None:
    """Everything that is not served counts: on the oven and with a plate too."""
    things = {"recipes": ["wolf-ragout"], "dishes": [("ram-hotpot", ["ram-d6"], 6)]}
    state = kitchen(2, seats={0: things}, orders=3)
    play(state, 0, m.TakeOrder(L), 0)
    refused(state, 0, m.TakeOrder(L), "MIT-70", "enough-orders", at=NOW + 5000)
    other = kitchen(2, orders=1)
    on_the_oven(other, 0, L, other.players[0].recipes[0], ["ram-d6", "ram-d6"])
    assert listed(other, 0, m.TakeOrder) == []


@pytest.mark.rule("MIT-71")
def test_the_dragon_ends_the_game_wherever_every_hand_is() -> None:
    state = kitchen(2, seats={0: {"burns": 1}})
    state.above = 0
    play(state, 1, m.EnterPantry(L))
    play(state, 1, m.Draw(L), Vegetable.ONION, at=NOW + 3000)
    events = play(state, 0, m.TakeOrder(L), len(state.deck), at=NOW + 3000)
    assert events[0] == e.DragonEscaped(0, L)
    assert state.phase is Phase.OVER
    assert GAME.to_act(state) == ()
    assert GAME.due(state) is None
    refused(state, 1, m.Keep(L), "MIT-71", "game-over", at=NOW + 9000)
    refused(state, TABLE, m.SendHome(1, L), "MIT-27", "not-due", at=10**6)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.ended_by == "MIT-71"


@pytest.mark.rule("MIT-72")
@pytest.mark.parametrize("minutes", [15, 2])
def test_at_closing_time_the_dragon_escapes(minutes: int) -> None:
    options = {} if minutes == 15 else {"closing": minutes}
    state = kitchen(2, seats={1: {"burns": 1}}, **options)
    closes = 3000 + minutes * 60_000
    due = GAME.due(state)
    assert due is not None
    assert (due.at, due.move) == (closes, m.Close())
    refused(state, TABLE, m.Close(), "MIT-72", "not-due", at=closes - 1)
    events = play(state, TABLE, m.Close(), at=closes)
    assert events[0] == e.Closed()
    assert of(e.GameOver, events) == [e.GameOver("MIT-72")]


@pytest.mark.rule("MIT-72", "MIT-27")
def test_a_hand_is_sent_home_before_the_doors_close() -> None:
    state = kitchen(2, closing=1)
    play(state, 0, m.EnterForest(L), at=53_000)
    due = GAME.due(state)
    assert due is not None
    assert (due.at, due.move) == (63_000, m.SendHome(0, L))
    play(state, 0, m.EnterPantry(R), at=53_001)
    play(state, TABLE, due.move, at=due.at)
    due = GAME.due(state)
    assert due is not None
    assert due.move == m.Close()
