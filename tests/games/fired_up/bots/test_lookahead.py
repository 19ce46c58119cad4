"""Bots that think the order of their chips through (FUP-31)."""

from random import Random

import pytest
from tests.games.fired_up.positions import BONUS_INGREDIENT, GAME, PLACE_CHIP, RESERVE, TIP, play, table

from cookoff.engine import BotContext, Move
from cookoff.games.fired_up.bots import lookahead
from cookoff.games.fired_up.bots.bot import FiredUpBot
from cookoff.games.fired_up.rules import moves as m
from cookoff.games.fired_up.rules.state import State
from cookoff.games.grill.bots.levels import BotLevel
from cookoff.games.grill.rules.chips import BARE

FIRST = GAME.lookup.recipes[0]
STRANGER = next(kind for kind in range(9) if all(kind not in GAME.lookup.recipes[recipe] for recipe in (0, 1, 2)))


def choice(state: State) -> Move:
    return FiredUpBot(BotLevel(looks_ahead=True)).choose(BotContext(GAME, state, state.seat), Random(1))


def in_turn(state: State, moves: int) -> list[Move]:
    """What the bot does with its chips one after the other, alone at the board."""
    made = []
    for _ in range(moves):
        made.append(choice(state))
        play(state, made[-1])
    return made


def test_money_is_earned_before_it_is_spent_and_cards_are_had_before_they_are_cooked() -> None:
    hand = {FIRST[0]: 1, FIRST[1]: 1, STRANGER: 1}
    chips = [(0, 400, BARE), (0, 100, FIRST[2]), (0, 600, STRANGER)]
    state = table(chips=chips, hands={0: hand}, chefs={0: {"money": 0}})
    sold, bought, cooked = in_turn(state, 3)
    assert sold == m.Sell(2)
    assert bought == m.Buy(1)
    assert cooked == m.Cook(0, 0)


def test_what_gets_cheaper_is_bought_when_the_rival_has_gone() -> None:
    """The rival's chip makes the card too dear at first; there is a tip to take meanwhile."""
    hand = {FIRST[0]: 1, FIRST[1]: 1}
    chips = [(0, 100, FIRST[2]), (0, 400, TIP), (1, 600, FIRST[2])]
    state = table(chips=chips, hands={0: hand}, chefs={0: {"money": 200}, 1: {"money": 5000}})
    assert choice(state) == m.TakeTip(1)


def test_the_third_recipe_is_cooked_though_something_else_could_be_had() -> None:
    state = table(
        chips=[(0, 100, BONUS_INGREDIENT), (1, 100, BARE)],
        hands={0: dict.fromkeys(FIRST, 1)},
        chefs={0: {"cooked": (10, 11), "money": 5000}},
        deck=tuple(range(3, 10)) + tuple(range(12, 18)),
    )
    assert choice(state) == m.Cook(0, 0)


def test_a_chip_is_put_where_something_is_to_be_had() -> None:
    hand = {FIRST[0]: 1, FIRST[1]: 1}
    state = table(chips=[(0, 400, PLACE_CHIP), (0, 600, BARE)], hands={0: hand}, chefs={0: {"money": 0}})
    placed = choice(state)
    assert isinstance(placed, m.PlaceChip)
    assert placed.place == BONUS_INGREDIENT


def test_a_chip_without_use_is_taken_off() -> None:
    empty = table(chips=[(0, 400, RESERVE)], menu=(), deck=(), chefs={1: {"reserved": tuple(range(18))}})
    assert choice(empty) == m.TakeOff(0)


def test_it_stops_thinking_after_so_many_positions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lookahead, "MOST", 1)
    state = table(chips=[(0, 400, TIP), (0, 600, TIP), (0, 100, BARE)])
    assert choice(state) in GAME.moves(state, 0).discrete
