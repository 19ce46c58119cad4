"""MIT-70 to MIT-73: orders, the dragon and closing time."""

import pytest
from msgspec.structs import replace
from tests.games.mithral_chef.positions import GAME, NOW, L, R, kitchen, listed, on_the_oven, play, refused

from cookoff.engine import TABLE
from cookoff.engine.conformance import of
from cookoff.games.mithral_chef.content.enums import ORDER, Hand, Phase, Vegetable
from cookoff.games.mithral_chef.rules import events as e
from cookoff.games.mithral_chef.rules import moves as m
from cookoff.games.mithral_chef.rules.lookup import Lookup
from cookoff.games.mithral_chef.rules.stations.order import desk_free


@pytest.mark.rule("MIT-70", "MIT-73")
def test_entering_the_order_station_draws_the_top_card() -> None:
    state = kitchen(2)
    top = state.deck[2]
    events = play(state, 0, m.TakeOrder(R), 2)
    drawn = NOW + GAME.components.hand.order
    assert events == [
        e.Ordered(0, R, top, drawn),
        e.Worked(0, R, drawn, 0),
        e.Left(0, R, ORDER, drawn + GAME.components.clock.again),
    ]
    assert state.players[0].recipes[-1] == top
    assert state.players[0].chefs[R].station is None
    assert state.above == 3


@pytest.mark.rule("MIT-73", "MIT-21")
@pytest.mark.parametrize(("seat", "hand"), [(0, L), (1, L), (3, R)])
def test_the_space_is_taken_while_the_hand_draws(seat: int, hand: Hand) -> None:
    state = kitchen(4)
    play(state, 0, m.TakeOrder(R), 2)
    free = NOW + GAME.components.hand.order
    refused(state, seat, m.TakeOrder(hand), "MIT-73", "desk-taken", at=free - 1, left=1)
    assert m.TakeOrder(hand) in listed(state, seat, m.TakeOrder), "it is free as soon as the draw is over"
    assert GAME.ready(state, seat, m.TakeOrder(hand)) == free
    play(state, seat, m.TakeOrder(hand), 0, at=free)


@pytest.mark.rule("MIT-73", "MIT-28")
def test_who_ordered_orders_again_two_seconds_after_the_draw() -> None:
    state = kitchen(2)
    play(state, 0, m.TakeOrder(R), 2)
    again = NOW + GAME.components.hand.order + GAME.components.clock.again
    assert GAME.ready(state, 0, m.TakeOrder(R)) == again
    refused(state, 0, m.TakeOrder(R), "MIT-28", "too-soon", at=again - 1, station="ORDER", left=1)
    play(state, 0, m.TakeOrder(R), 0, at=again)


@pytest.mark.rule("MIT-73", "MIT-2")
@pytest.mark.parametrize(("spaces", "free"), [((2, 2), 12_500), ((2, 2, 2, 2, 2), 0)])
def test_a_desk_with_more_spaces_is_full_when_all_are_taken(spaces: tuple[int, ...], free: int) -> None:
    lookup = wide_desk(spaces)
    players = kitchen(2).players
    players[0].chefs[L].ordering, players[1].chefs[R].ordering = 12_500, 13_000
    assert desk_free(lookup, players, 2) == free


def wide_desk(spaces: tuple[int, ...]) -> Lookup:
    """What is printed where the order station has so many spaces."""
    components = GAME.components
    stations = replace(components.station, order=replace(components.station.order, spaces=spaces))
    return Lookup(replace(components, station=stations))


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
    refused(state, 0, m.TakeOrder(L), "MIT-70", "enough-orders", at=NOW + 5000, most=3)
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
