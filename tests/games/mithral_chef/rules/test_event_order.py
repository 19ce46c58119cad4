"""In which order a command tells what it brings about, and that views leave nothing out."""

import random
from collections.abc import Callable
from typing import Any

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
    on_the_oven,
    play,
    refused,
    rolled,
    stays,
    still,
    tower,
)

from cookoff.engine import TABLE, Score, encode
from cookoff.games.hands import SeatHand
from cookoff.games.mithral_chef.content.enums import Pace, Phase, Vegetable
from cookoff.games.mithral_chef.rules import events as e
from cookoff.games.mithral_chef.rules import moves as m
from cookoff.games.mithral_chef.rules.setup import LONGEST, SHORTEST
from cookoff.games.mithral_chef.rules.state import Cooking, Plating, State
from cookoff.games.mithral_chef.rules.view import places

THEN = NOW + 5000
ALL = (0, 1, 2)


def hunting(card: str | None = None) -> State:
    state = kitchen(2, seats={0: {"game": ["hart-d8"]}})
    play(state, 0, m.EnterForest(L))
    if card is not None:
        play(state, 0, m.Flip(L, 9), state.forest.index(card), at=NOW + 2000)
    return state


def foraging(draws: int = 0) -> State:
    """So many dice were drawn; the last of them is in the hand."""
    state = kitchen(2, seats={0: {"pantry": (1, 0, 0)}})
    play(state, 0, m.EnterPantry(L), at=0)
    for number in range(draws):
        play(state, 0, m.Draw(L), Vegetable.ONION, at=1500 + 3000 * number)
        if number < draws - 1:
            play(state, 0, m.Keep(L), at=3500 + 3000 * number)
    return state


def cooking(*faces: int) -> State:
    state = kitchen(2, seats={0: {"recipes": [SKEWERS], "game": ["hart-d8"], "pantry": (1, 0, 1)}})
    play(state, 0, m.EnterOven(L, SKEWERS, ("hart-d8",)))
    if faces:
        play(state, 0, m.Roll(L, ALL), 7, rolled(meal(state), dict(enumerate(faces))), at=NOW + 2000)
    return state


def meal(state: State) -> Any:
    work = state.players[0].chefs[L].work
    assert isinstance(work, Cooking)
    return work.meal


def plating(*standing: int, served_at: int | None = None) -> State:
    state = kitchen(2)
    dish = at_the_plating(state, 0, L, SKEWERS, ["hart-d8"], 6)
    state.players[0].chefs[L].work = Plating(dish, tower(*standing), served_at)
    return state


def dealt() -> State:
    return kitchen(2, seats={0: {"pantry": (1, 0, 0)}, 1: {"pantry": (0, 1, 0)}})


def offering() -> State:
    state = dealt()
    play(state, 0, m.MakeOffer(1, (1, 0, 0), (0, 1, 0)))
    return state


Told = tuple[Callable[[], State], int, Any, Callable[[State], tuple[Any, ...]], list[type]]


def nothing(_state: State) -> tuple[Any, ...]:
    return ()


GONE = [e.Worked, e.Left]
COMMANDS: list[Told] = [
    (kitchen, 0, m.EnterForest(L), nothing, [e.Entered, e.Worked]),
    (hunting, 0, m.Flip(L, 9), lambda s: (s.forest.index("ram-d6"),), [e.CardFlipped, e.Worked]),
    (hunting, 0, m.Flip(L, 9), lambda s: (s.forest.index("tracks"),), [e.CardFlipped, e.CardMixed, e.Worked]),
    (lambda: hunting("ram-d6"), 0, m.TakeGame(L), nothing, [e.GameTaken, *GONE]),
    (lambda: hunting("ram-d6"), 0, m.Ignore(L), nothing, [e.CardMixed, e.Worked]),
    (hunting, 0, m.ReleaseGame(L, "hart-d8"), nothing, [e.GameReleased, e.Worked]),
    (lambda: hunting("ram-d6"), 0, m.Leave(L), nothing, [e.CardMixed, *GONE]),
    (kitchen, 0, m.EnterPantry(L), nothing, [e.Entered, e.Worked]),
    (foraging, 0, m.Draw(L), lambda _: (Vegetable.ONION,), [e.DieDrawn, e.Worked]),
    (lambda: foraging(1), 0, m.Keep(L), nothing, [e.DieKept, e.Worked]),
    (lambda: foraging(3), 0, m.Keep(L), nothing, [e.DieKept, *GONE]),
    (lambda: foraging(1), 0, m.PutBack(L), nothing, [e.DiePutBack, e.Worked]),
    (lambda: foraging(3), 0, m.PutBack(L), nothing, [e.DiePutBack, *GONE]),
    (lambda: foraging(1), 0, m.Leave(L), nothing, [e.DiePutBack, *GONE]),
    (foraging, 0, m.ReturnDie(L, Vegetable.ONION), nothing, [e.DieReturned, e.Worked]),
    (cooking, 0, m.Leave(L), nothing, [e.MealTakenBack, *GONE]),
    (cooking, 0, m.Roll(L, ALL), lambda s: (7, rolled(meal(s), {0: 1, 1: 1, 2: 1})), [e.Rolled, e.Worked]),
    (
        cooking,
        0,
        m.Roll(L, ALL),
        lambda s: (7, rolled(meal(s), {0: 8, 1: 6, 2: 6})),
        [e.Rolled, e.Burned, e.MealTakenBack, *GONE],
    ),
    (lambda: cooking(2, 2, 2), 0, m.Stop(L, 6), nothing, [e.Cooked, *GONE]),
    (plating, 0, m.Place(L, 1, Pace.CALM), lambda _: (1, stays(1, 0)), [e.Placed, e.Worked]),
    (plating, 0, m.Place(L, 1, Pace.CALM), lambda _: (1, falls(1)), [e.Fell, *GONE]),
    (plating, 0, m.Leave(L), nothing, [e.Fell, *GONE]),
    (kitchen, 0, m.TakeOrder(L), lambda _: (0,), [e.Ordered, *GONE]),
    (dealt, 0, m.MakeOffer(1, (1, 0, 0), (0, 1, 0)), nothing, [e.Offered]),
    (offering, 1, m.Accept(0), nothing, [e.Traded]),
    (offering, 1, m.Decline(0), nothing, [e.Declined]),
    (offering, 0, m.Withdraw(0), nothing, [e.Withdrawn]),
    (hunting, TABLE, m.SendHome(0, L), nothing, [e.SentHome, *GONE]),
    (lambda: hunting("beast-d8"), TABLE, m.SendHome(0, L), nothing, [e.SentHome, e.GameTaken, *GONE]),
    (lambda: foraging(1), TABLE, m.SendHome(0, L), nothing, [e.SentHome, e.DiePutBack, *GONE]),
    (cooking, TABLE, m.SendHome(0, L), nothing, [e.SentHome, e.MealTakenBack, *GONE]),
    (lambda: cooking(2, 2, 2), TABLE, m.SendHome(0, L), nothing, [e.SentHome, e.Cooked, *GONE]),
    (lambda: plating(1), TABLE, m.SendHome(0, L), nothing, [e.SentHome, e.Fell, *GONE]),
    (lambda: plating(1, 2, 0, served_at=NOW), TABLE, m.Serve(0, L), lambda _: (still(),), [e.Served, *GONE]),
    (lambda: plating(1, 2, 0, served_at=NOW), TABLE, m.Serve(0, L), lambda _: (falls(0),), [e.Fell, *GONE]),
]


@pytest.mark.rule("MIT-20")
@pytest.mark.parametrize(("position", "seat", "move", "outcomes", "told"), COMMANDS, ids=lambda one: type(one).__name__)
def test_every_command_tells_its_events_in_this_order(
    position: Callable[[], State],
    seat: int,
    move: Any,
    outcomes: Callable[[State], tuple[Any, ...]],
    told: list[type],
) -> None:
    state = position()
    at = max(THEN, GAME.ready(state, seat, move)) if seat != TABLE else NOW + 20_000
    assert [type(event) for event in play(state, seat, move, *outcomes(state), at=at)] == told


@pytest.mark.rule("MIT-71", "MIT-80", "MIT-81", "MIT-82", "MIT-83")
def test_the_end_is_told_in_this_order() -> None:
    """The dragon, then everybody's points seat by seat and rule by rule, then the end; a tie asks before it is over."""
    state = kitchen(2, seats={0: {"burns": 2}})
    state.players[1].served = (state.plates[-1],)
    state.plates, state.above = state.plates[:-1], 0
    told = play(state, 0, m.TakeOrder(L), len(state.deck))
    assert told == [
        e.DragonEscaped(0, L),
        e.Scored(Score(0, "MIT-81", -2)),
        e.Scored(Score(0, "MIT-82", -1)),
        e.Scored(Score(1, "MIT-80", 22)),
        e.Scored(Score(1, "MIT-82", -1)),
        e.Ended(((-3, 2), (21, 0)), "MIT-71"),
        e.GameOver("MIT-71"),
    ]
    tied = kitchen(2)
    closes = tied.until
    told = play(tied, TABLE, m.Close(), at=closes)
    assert [type(event) for event in told] == [e.Closed, e.Scored, e.Scored, e.Ended, e.Tied]
    assert play(tied, 0, m.WantShowdown(True), at=closes) == [e.Answered(0, True)]
    other = tied.clone()
    assert play(other, 1, m.WantShowdown(False), at=closes) == [e.Answered(1, False), e.GameOver("MIT-72")]
    told = play(tied, 1, m.WantShowdown(True), tuple(range(12)), at=closes)
    assert [type(event) for event in told] == [e.Answered, e.ShowdownBegun]
    play(tied, TABLE, m.Begin(), at=tied.until)
    dish = at_the_plating(tied, 1, R, "wolf-ragout", ["wolf-d6"], 5)
    tied.players[1].chefs[R].work = Plating(dish, tower(1, 2, 0), closes + 9000)
    told = play(tied, TABLE, m.Serve(1, R), still(), at=closes + 9000)
    assert [type(event) for event in told] == [e.Served, *GONE, e.ShowdownWon, e.GameOver]


def busy_kitchen() -> State:
    """A position in which no field of the state is empty or as at the start, as far as one position can."""
    things = {"game": ["hart-d8"], "pantry": (1, 0, 1), "burns": 2, "dishes": [("ram-hotpot", ["ram-d6"], 7)]}
    state = kitchen(3, seats={0: things}, orders=4, closing=7, caps=False, hands=(SeatHand.CLUMSY,))
    on_the_oven(state, 1, L, "wolf-ragout", ["wolf-d6"])
    at_the_plating(state, 2, R, SKEWERS, ["hart-d6"], 6)
    play(state, 0, m.MakeOffer(1, (1, 0, 0), (0, 0, 0)))
    play(state, 0, m.EnterForest(L))
    play(state, 0, m.Flip(L, 9), state.forest.index("ram-d6"), at=NOW + 2000)
    play(state, 0, m.TakeOrder(R), 0, at=NOW + 2000)
    return state


def finished() -> State:
    """A game after its showdown: the final view shows who had what."""
    state = kitchen(3, seats={2: {"burns": 1}})
    closes = state.until
    play(state, TABLE, m.Close(), at=closes)
    play(state, 1, m.WantShowdown(True), at=closes)
    play(state, 0, m.WantShowdown(True), tuple(range(12)), at=closes)
    play(state, TABLE, m.Begin(), at=state.until)
    dish = at_the_plating(state, 1, R, "wolf-ragout", ["wolf-d6"], 5)
    state.players[1].chefs[R].work = Plating(dish, tower(1, 2, 0), closes + 9000)
    play(state, TABLE, m.Serve(1, R), still(), at=closes + 9000)
    return state


@pytest.mark.rule("MIT-26")
@pytest.mark.parametrize("position", [busy_kitchen, finished])
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_view_shows_every_field_as_it_is(position: Callable[[], State], seat: int | None) -> None:
    state = position()
    view = GAME.view(state, seat)
    assert view.me == seat
    assert set(view.__struct_fields__) == {"me", *state.__struct_fields__}
    for name in state.__struct_fields__:
        wanted = places(state.spread) if name == "spread" else getattr(state, name)
        assert getattr(view, name) == wanted, name
    assert encode(GAME.determinise(view, random.Random(1))) == encode(state)


@pytest.mark.rule("MIT-83", "MIT-26")
def test_the_final_view_tells_how_the_game_ended() -> None:
    view = GAME.view(finished(), None)
    assert view.phase is Phase.OVER
    assert view.standings == ((-1, 0), (-1, 0), (-2, 1))
    assert view.scores == (
        Score(0, "MIT-82", -1),
        Score(1, "MIT-82", -1),
        Score(2, "MIT-81", -1),
        Score(2, "MIT-82", -1),
    )
    assert (view.champion, view.ended_by, view.chefs) == (1, "MIT-83", ())
    assert view.players[1].served == (5,)


@pytest.mark.rule("MIT-70", "MIT-72")
def test_the_smallest_and_the_largest_options_are_played() -> None:
    """A limit of one recipe lets nobody order before that one is served; a minute is a game, an hour is one."""
    state = kitchen(2, orders=1)
    refused(state, 0, m.TakeOrder(L), "MIT-70", "enough-orders", most=1)
    two = kitchen(2, orders=2)
    play(two, 0, m.TakeOrder(L), 0)
    for minutes in (SHORTEST, LONGEST):
        short = kitchen(2, closing=minutes)
        due = GAME.due(short)
        assert due is not None
        assert (due.at, due.move) == (3000 + minutes * 60_000, m.Close())
        refused(short, TABLE, m.Close(), "MIT-72", "not-due", at=due.at - 1)
        play(short, TABLE, m.Close(), at=due.at)


@pytest.mark.rule("MIT-25", "MIT-27")
def test_what_is_due_happens_at_its_very_moment_and_not_before() -> None:
    state = hunting()
    idle = state.players[0].chefs[L].idle
    refused(state, TABLE, m.SendHome(0, L), "MIT-27", "not-due", at=idle - 1)
    busy = state.players[0].chefs[L].busy
    refused(state, 0, m.Leave(L), "MIT-25", "busy", at=busy - 1, left=1)
    play(state.clone(), 0, m.Leave(L), at=busy)
    play(state, TABLE, m.SendHome(0, L), at=idle)
