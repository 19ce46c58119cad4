"""Two hands reach for one thing: exactly one gets it, the other is refused by rule."""

import pytest
from tests.games.mithral_chef.positions import (
    GAME,
    NOW,
    SKEWERS,
    L,
    R,
    kitchen,
    on_the_oven,
    play,
    rolled,
)

from cookoff.engine import Move, Refusal, Scripted
from cookoff.games.mithral_chef.rules import moves as m
from cookoff.games.mithral_chef.rules.state import Cooking, Dish, State

THEN = NOW + 5000


def last_space() -> tuple[State, Move, Move]:
    return kitchen(2), m.EnterPantry(L), m.EnterPantry(R)


def last_plating_space() -> tuple[State, Move, Move]:
    dishes = {0: {"dishes": [(SKEWERS, ["hart-d8"], 6)]}, 1: {"dishes": [("wolf-ragout", ["wolf-d6"], 6)]}}
    return kitchen(2, seats=dishes), m.EnterPlating(L, SKEWERS), m.EnterPlating(R, "wolf-ragout")


def last_die() -> tuple[State, Move, Move]:
    state = kitchen(2, seats={1: {"game": ["hart-d8", "ram-d8"]}})
    for seat, hand, slot, card in ((0, L, 7, "hart-d8"), (1, R, 8, "wolf-d8")):
        play(state, seat, m.EnterForest(hand))
        play(state, seat, m.Flip(hand, slot), state.forest.index(card), at=NOW + 2000)
    return state, m.TakeGame(L), m.TakeGame(R)


def last_plate() -> tuple[State, Move, Move]:
    state = kitchen(4)
    for seat, hand, recipe, card in ((0, L, SKEWERS, "hart-d8"), (1, R, "wolf-ragout", "wolf-d8")):
        on_the_oven(state, seat, hand, recipe, [card])
        work = state.players[seat].chefs[hand].work
        assert isinstance(work, Cooking)
        play(state, seat, m.Roll(hand, (0, 1, 2)), 7, rolled(work.meal, {0: 3, 1: 3, 2: 3}))
    state.plates = (9, 20)
    return state, m.Stop(L, 9), m.Stop(R, 9)


def same_card() -> tuple[State, Move, Move]:
    state = kitchen(2)
    play(state, 0, m.EnterForest(L))
    play(state, 1, m.EnterForest(R))
    return state, m.Flip(L, 11), m.Flip(R, 11)


@pytest.mark.rule("MIT-20", "MIT-21", "MIT-33", "MIT-34", "MIT-56")
@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize(
    ("race", "rule"),
    [
        (last_space, "MIT-21"),
        (last_plating_space, "MIT-21"),
        (last_die, "MIT-33"),
        (last_plate, "MIT-56"),
        (same_card, "MIT-34"),
    ],
)
def test_exactly_one_gets_it(race: object, rule: str, first: int) -> None:
    assert callable(race)
    state, left, right = race()
    moves = {0: left, 1: right}
    before = GAME.inventory(state)
    assert moves[0] in GAME.moves(state, 0).discrete
    assert moves[1] in GAME.moves(state, 1).discrete
    chance = Scripted(THEN, 0) if rule == "MIT-34" else Scripted(THEN)
    told = GAME.play(state, first, moves[first], chance)
    assert not isinstance(told, Refusal)
    late = GAME.play(state, 1 - first, moves[1 - first], Scripted(THEN))
    assert isinstance(late, Refusal)
    assert late.rule == rule
    assert GAME.inventory(state) == before
    assert moves[1 - first] not in GAME.moves(state, 1 - first).discrete


@pytest.mark.rule("MIT-56")
def test_who_lost_the_plate_may_name_another_or_reroll() -> None:
    state, left, right = last_plate()
    state.plates = (5, 9, 20)
    play(state, 0, left, at=THEN)
    assert isinstance(GAME.play(state, 1, right, Scripted(THEN)), Refusal)
    assert {move.plate for move in GAME.moves(state, 1).discrete if isinstance(move, m.Stop)} == {5}
    assert any(isinstance(move, m.Roll) for move in GAME.moves(state, 1).discrete)
    play(state, 1, m.Stop(R, 5), at=THEN)
    assert isinstance(state.players[1].dishes[0], Dish)
