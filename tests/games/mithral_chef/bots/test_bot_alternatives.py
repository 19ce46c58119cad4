"""Alternatives of the bots of Mithral Chef, which a bot that looks ahead compares."""

import random

import pytest
from tests.games.mithral_chef.positions import GAME, NOW, SKEWERS, L, R, kitchen, opening, play

from cookoff.engine import BotContext, Intent
from cookoff.games.mithral_chef.bots import STYLES, Cook
from cookoff.games.mithral_chef.content.enums import Phase
from cookoff.games.mithral_chef.rules import moves as m
from cookoff.games.mithral_chef.rules.state import State

from .test_bot import THEN, busy_elsewhere, cooking

COOK = Cook(STYLES["master"])
SOME = [(one, two, three) for one in range(1, 9) for two in range(1, 7, 2) for three in range(1, 7, 2)]
"""Faces of a die with eight sides and two with six."""


def ways(state: State, now: int = THEN) -> list[Intent]:
    """What it would do first: as it decides without thinking."""
    context = BotContext(GAME, state, 0, now=now)
    found = COOK.candidates(context, random.Random(1))
    assert found[0] == COOK.decide(context, random.Random(1))
    return found


@pytest.mark.rule("MIT-70")
def test_a_hand_that_goes_for_something_may_take_an_order_instead() -> None:
    state = kitchen(2, seats={0: {"recipes": [SKEWERS]}})
    going, instead = ways(state)
    assert isinstance(going.move, m.EnterForest)
    assert instead == Intent(m.TakeOrder(going.move.hand), going.delay)


def test_whoever_has_as_many_orders_as_the_table_allows_takes_none() -> None:
    state = kitchen(2, seats={0: {"recipes": [SKEWERS]}})
    state.orders = 1
    assert len(ways(state)) == 1


def test_whoever_takes_an_order_may_wait() -> None:
    taking, waiting = ways(kitchen(2, seats={0: {"recipes": []}}))
    assert isinstance(taking.move, m.TakeOrder)
    assert waiting.move is None


def test_dice_on_the_oven_may_stay_or_be_rolled_once_more() -> None:
    again, stop = ways(cooking(1, 1, 1))
    assert isinstance(again.move, m.Roll)
    assert stop == Intent(m.Stop(L, 3), again.delay)
    assert len(ways(cooking())) == 1, "the first roll is none to think about"
    assert len(ways(cooking(6, 6, 6, off=(1,)))) == 1, "nor is one for what fell off"
    assert len(ways(cooking(7, 3, 3))) == 1, "a good meal stays"


def test_a_small_hope_is_worth_a_thought() -> None:
    careful = Cook(STYLES["beginner"])
    found = [careful.candidates(BotContext(GAME, cooking(*faces), 0, now=THEN), random.Random(1)) for faces in SOME]
    others = [two[1].move for two in found if len(two) == 2 and isinstance(two[0].move, m.Stop)]
    assert others
    assert all(isinstance(move, m.Roll) for move in others)


def test_of_all_else_it_is_sure() -> None:
    state = kitchen(2, seats={0: {"recipes": [SKEWERS]}})
    busy_elsewhere(state, R)
    play(state, 0, m.EnterForest(L))
    assert len(ways(state, now=NOW + 6000)) == 1
    assert len(ways(opening(2), now=500)) == 1
    state = kitchen(2)
    state.phase = Phase.VOTE
    assert len(ways(state)) == 1
