"""Tables that must be complete, and games rebuilt from their events."""

from typing import get_args

import pytest
from tests.games.fired_up.positions import GAME, opening, refused, table, walk
from tests.secrecy import only_seen

from cookoff.engine import Move, encode
from cookoff.games.fired_up import ROOM
from cookoff.games.fired_up.bots.evaluation import evaluate
from cookoff.games.fired_up.content.enums import Ask
from cookoff.games.fired_up.rules import events, moves
from cookoff.games.fired_up.rules.effects import EFFECTS
from cookoff.games.fired_up.rules.events import FiredUpEvent
from cookoff.games.fired_up.rules.evolve import EVOLVE, evolve
from cookoff.games.fired_up.rules.legal_moves import LISTS
from cookoff.games.fired_up.rules.move_checks import ASK_RULE, CHECKS
from cookoff.games.fired_up.rules.moves import FiredUpMove
from cookoff.games.grill.rules.chips import BARE


def _own(module: object, but: set[str]) -> set[type]:
    written = vars(module)
    name = written["__name__"]
    return {each for each in written.values() if isinstance(each, type) and each.__module__ == name} - {
        written[each] for each in but
    }


def test_every_event_changes_the_state_or_is_only_ever_seen() -> None:
    union = set(get_args(FiredUpEvent))
    assert _own(events, set()) <= union
    assert union - only_seen(FiredUpEvent) == set(EVOLVE)


def test_every_move_is_checked_and_has_an_effect() -> None:
    union = set(get_args(FiredUpMove)) - only_seen(FiredUpMove)
    assert _own(moves, {"Activation"}) <= union
    assert union == set(CHECKS) == set(EFFECTS)


def test_everything_a_seat_is_asked_for_lists_its_moves_and_names_its_rule() -> None:
    assert set(LISTS) == set(Ask) - {Ask.NOTHING}
    assert set(ASK_RULE) == set(Ask)
    assert set(ASK_RULE.values()) <= {rule.id for rule in ROOM.ledger.rule}


class _Stranger(Move, frozen=True):
    """A move of another game."""


def test_a_move_of_another_game_is_refused() -> None:
    refused(opening(), _Stranger(), "FUP-20", "asked-otherwise", ask="throw")
    refused(table(chips=[(0, 100, BARE)]), _Stranger(), "FUP-31", "asked-otherwise", ask="activate")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_events_of_a_game_rebuild_it_without_the_rules(players: int) -> None:
    state = opening(players)
    rebuilt = state.clone()
    before = encode(state)
    twin = state.clone()
    for told in walk(GAME, state, players):
        for event in told:
            evolve(rebuilt, event)
    assert encode(rebuilt) == encode(state)
    assert encode(twin) == before


def test_more_recipes_nearer_ones_and_money_are_worth_more() -> None:
    state = opening()
    start = evaluate(GAME, state, 0)
    state.chefs[0].money += 500
    richer = evaluate(GAME, state, 0)
    state.chefs[0].hand = (1,) * 10
    nearer = evaluate(GAME, state, 0)
    state.chefs[0].cooked = (17,)
    assert start < richer < nearer < evaluate(GAME, state, 0)
    assert evaluate(GAME, state, 1) == start
    state.menu = ()
    assert evaluate(GAME, state, 1) < start + 1
