"""Every way to be refused, by rule and reason; the tests of each rule show when. Listed moves are the legal ones."""

import ast
from collections.abc import Iterator
from inspect import getsource
from pathlib import Path

import pytest
from tests.games.yatai.positions import GAME, opening, refused, table, walk

from cookoff.engine import Move, encode
from cookoff.games.yatai.content.enums import Ask, Colour, Guest, Review, Token
from cookoff.games.yatai.rules import action_requirements, move_checks
from cookoff.games.yatai.rules import moves as m
from cookoff.games.yatai.rules.legal_moves import pushes
from cookoff.games.yatai.rules.lookup import Lookup
from cookoff.games.yatai.rules.move_checks import ASK_RULE, CHECKS
from cookoff.games.yatai.rules.state import State

SAMPLES: list[Move] = [
    *[kind(colour) for kind in (m.ChooseDish, m.Cook, m.AddDish) for colour in Colour],
    *[kind(colour) for kind in (m.ChooseBottle, m.GiveDrink, m.TakeDrink, m.Recycle, m.Pour) for colour in Colour],
    *[kind(review) for kind in (m.LoseReview, m.GainReview) for review in Review],
    *[kind() for kind in (m.GiveTaiyaki, m.SendAway, m.EndTurn, m.ServeDish, m.ServeTaiyaki, m.Garbage)],
    *pushes(tuple(sorted(GAME.components.tiles()))).discrete,
    *[m.Act(tile.id) for tile in GAME.components.tile],
    *[m.Welcome(stall) for stall in range(-1, 5)],
    *[m.SwapTourist(stall, place) for stall in range(-1, 5) for place in range(-1, 5)],
    *[m.PlaceGuest(space, doggy_bag) for space in range(-1, 21) for doggy_bag in (False, True)],
    *[m.TakeToken(token) for token in Token],
    *[m.Invite(guest) for guest in Guest],
    *[m.UrgentCall(one, two) for one in range(-1, 5) for two in range(-1, 5)],
    *[m.LastServe(drinks) for drinks in range(4)],
]
"""Every move that could be thought of with the components of the box."""


def test_the_samples_are_of_every_kind() -> None:
    assert {type(move) for move in SAMPLES} == set(CHECKS)
    assert len(set(SAMPLES)) == len(SAMPLES)


@pytest.mark.parametrize("ask", [ask for ask in Ask if ask is not Ask.NOTHING])
def test_a_move_that_is_not_asked_for_is_refused_by_the_rule_of_what_is(ask: Ask) -> None:
    state = table(ask=ask)
    strangers = [move for move in SAMPLES if ask not in CHECKS[type(move)][0]]
    assert strangers
    for move in strangers:
        rule = "YAT-28" if isinstance(move, m.UrgentCall | m.Garbage) else ASK_RULE[ask]
        refused(state, move, rule, "asked-otherwise", ask=ask.value)


class _Stranger(Move, frozen=True):
    """A move of another game."""


@pytest.mark.parametrize("ask", [ask for ask in Ask if ask is not Ask.NOTHING])
def test_a_move_of_another_game_is_refused(ask: Ask) -> None:
    refused(table(ask=ask), _Stranger(), ASK_RULE[ask], "asked-otherwise", ask=ask.value)


@pytest.mark.parametrize("seed", range(6))
def test_what_is_listed_is_legal_and_nothing_else_is(seed: int) -> None:
    lookup = Lookup(GAME.components)
    state = opening(2 + seed % 3, free=seed >= 3)
    _compare(lookup, state)
    for _ in walk(GAME, state, seed, eager=True):
        _compare(lookup, state)


def _compare(lookup: Lookup, state: State) -> None:
    before = encode(state)
    legal_ones = {move for move in SAMPLES if _legal(lookup, state, move)}
    moves = GAME.moves(state, state.seat).discrete
    assert legal_ones == set(moves)
    assert len(moves) == len(legal_ones), "nothing is listed twice"
    assert encode(state) == before


def _legal(lookup: Lookup, state: State, move: Move) -> bool:
    asks, check = CHECKS[type(move)]
    return state.ask in asks and check(lookup, state, state.stalls[state.seat], move) is None


def _written() -> set[tuple[str, str]]:
    """Every (rule, reason) in the source of the checks."""
    sources = [ast.parse(getsource(module)) for module in (move_checks, action_requirements)]
    calls = [node for source in sources for node in ast.walk(source) if isinstance(node, ast.Call)]
    found = set()
    for call in calls:
        if isinstance(call.func, ast.Name) and call.func.id == "Refusal":
            rule, reason = call.args[:2]
            if isinstance(rule, ast.Constant):
                found |= {(str(rule.value), text) for text in _texts(reason)}
    return found


def _tested() -> Iterator[tuple[str, str]]:
    """Every (rule, reason) that the tests of this folder hand to `refused`."""
    for path in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "refused":
                for rule in _texts(node.args[2]):
                    for reason in _texts(node.args[3]):
                        yield rule, reason


def _texts(node: ast.expr) -> list[str]:
    return [part.value for part in ast.walk(node) if isinstance(part, ast.Constant) and isinstance(part.value, str)]


def test_every_rule_and_reason_to_refuse_has_its_test() -> None:
    assert len(_written()) > 40
    assert sorted(_written() - set(_tested())) == []
