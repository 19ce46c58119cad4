"""Throws and releases of any kind: what the boxes sample is accepted."""

import random

import pytest
from tests.games.mithral_chef.paper import PaperTable
from tests.games.mithral_chef.positions import GAME, NOW, SKEWERS, L, R, at_the_plating, kitchen, on_the_oven

from cookoff.engine import Move, Refusal, Search
from cookoff.engine.core.clock import Now
from cookoff.games.mithral_chef.rules import moves as m
from cookoff.games.mithral_chef.rules.legal_moves import KitchenBox, ReleaseBox, RollBox
from cookoff.games.mithral_chef.rules.state import State
from cookoff.physics.handlers import dice_handlers


def box(state: State) -> KitchenBox:
    found = GAME.moves(state, 0).box
    assert isinstance(found, KitchenBox)
    return found


def accepted(state: State, move: Move) -> bool:
    chance = Search(random.Random(1), {**dice_handlers(PaperTable()), Now: lambda _now: NOW})
    return not isinstance(GAME.play(state.clone(), 0, move, chance), Refusal)


@pytest.mark.rule("MIT-52", "MIT-61")
def test_throws_and_releases_are_sampled_for_the_hands_that_are_there() -> None:
    state = kitchen(2)
    on_the_oven(state, 0, L, SKEWERS, ["hart-d8"])
    at_the_plating(state, 0, R, "wolf-ragout", ["wolf-d6"], 5)
    moves = [box(state).sample(random.Random(seed)) for seed in range(60)]
    assert {type(move) for move in moves} == {m.Roll, m.Place, m.MakeOffer}
    assert all(accepted(state, move) for move in moves)
    assert len({move.strength for move in moves if isinstance(move, m.Roll)}) > 5
    assert len({(move.x, move.y) for move in moves if isinstance(move, m.Place)}) > 5


def test_a_box_names_only_dice_that_may_be_used() -> None:
    throw = RollBox(L, [(1, 2)]).sample(random.Random(1))
    assert isinstance(throw, m.Roll)
    assert throw.dice == (1, 2)
    release = ReleaseBox(R, [2]).sample(random.Random(1))
    assert isinstance(release, m.Place)
    assert release.die == 2
