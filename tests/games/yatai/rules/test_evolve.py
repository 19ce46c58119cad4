"""The tables of the room cover its unions, and events alone rebuild every position."""

from typing import get_args

import pytest
from tests.games.yatai.positions import GAME, opening, walk

from cookoff.engine import encode
from cookoff.games.yatai.content.enums import Action, Ask, Bonus
from cookoff.games.yatai.rules import events, moves
from cookoff.games.yatai.rules.action_requirements import REQUIREMENTS
from cookoff.games.yatai.rules.actions import BEGINS
from cookoff.games.yatai.rules.effects import EFFECTS
from cookoff.games.yatai.rules.events import YataiEvent
from cookoff.games.yatai.rules.evolve import EVOLVE, evolve
from cookoff.games.yatai.rules.legal_moves import LISTS
from cookoff.games.yatai.rules.move_checks import ASK_RULE, CHECKS
from cookoff.games.yatai.rules.moves import YataiMove
from cookoff.games.yatai.rules.reputation import BONUS


def test_every_event_is_in_the_union_and_changes_the_state() -> None:
    written = {each for each in vars(events).values() if isinstance(each, type) and each.__module__ == events.__name__}
    assert set(get_args(YataiEvent)) == written == set(EVOLVE)


def test_every_move_is_in_the_union_is_checked_and_has_an_effect() -> None:
    written = {each for each in vars(moves).values() if isinstance(each, type) and each.__module__ == moves.__name__}
    assert set(get_args(YataiMove)) == written == set(CHECKS) == set(EFFECTS)


def test_everything_a_seat_is_asked_for_lists_its_moves_and_names_its_rule() -> None:
    assert set(LISTS) == set(Ask) - {Ask.NOTHING}
    assert set(ASK_RULE) == set(Ask)


def test_everything_a_seat_is_asked_for_can_be_answered_by_some_move() -> None:
    answered = {ask for asks, _ in CHECKS.values() for ask in asks}
    assert answered == set(Ask) - {Ask.NOTHING}


def test_every_action_has_its_needs_and_its_beginning() -> None:
    assert set(REQUIREMENTS) == set(Action)
    assert set(BEGINS) == set(Action) - {Action.CUSTOMERS}


def test_every_bonus_has_its_effect() -> None:
    assert set(BONUS) == set(Bonus)


def test_the_rules_that_refusals_name_are_in_the_ledger() -> None:
    from cookoff.games.yatai import ROOM

    ledger = {rule.id for rule in ROOM.ledger.rule}
    assert set(ASK_RULE.values()) <= ledger


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_events_of_a_game_rebuild_it_without_the_rules(players: int) -> None:
    state = opening(players)
    rebuilt = state.clone()
    for told in walk(GAME, state, players, eager=True):
        for event in told:
            evolve(rebuilt, event)
        assert encode(rebuilt) == encode(state)


def test_a_clone_lives_its_own_life() -> None:
    state = opening(3)
    twin = state.clone()
    before = encode(state)
    for _ in walk(GAME, twin, 5):
        pass
    assert encode(twin) != before
    assert encode(state) == before
