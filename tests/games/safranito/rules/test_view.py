"""SAF-14, SAF-16: what a seat may know; games rebuilt from events; tables that must be complete."""

from random import Random
from types import ModuleType
from typing import get_args

import pytest
from tests.games.safranito.positions import (
    CURRY,
    GAME,
    GINGER,
    MINT,
    blending,
    hold,
    lay,
    opening,
    refused,
    walk,
)
from tests.secrecy import only_seen

from cookoff.engine import Move, encode
from cookoff.games.grill.market.content.enums import Ask
from cookoff.games.grill.market.rules import events as market_events
from cookoff.games.grill.market.rules import moves as market_moves
from cookoff.games.safranito import ROOM
from cookoff.games.safranito.bots.evaluation import evaluate
from cookoff.games.safranito.rules.blends import SafranitoEvent, SafranitoMove
from cookoff.games.safranito.rules.variant import VARIANT


@pytest.mark.rule("SAF-14", "SAF-16")
def test_hands_and_reserved_blends_are_the_owners_their_numbers_and_the_rest_everybodys() -> None:
    state = hold(opening(3), {0: (CURRY, MINT), 1: (GINGER, GINGER, MINT)})
    state.chefs[1].reserved, state.deck = (2, 3), state.deck[2:]
    state.chefs[1].cooked = (9,)
    lay(state, (0, 10, MINT), (1, 60, MINT))
    mine = GAME.view(state, 1).chefs[1]
    assert (mine.cards, mine.reserved) == (state.chefs[1].cards, (2, 3))
    for seat in (0, 2, None):
        seen = GAME.view(state, seat).chefs[1]
        assert (seen.cards, seen.in_hand, seen.reserved, seen.reserves) == (None, 3, None, 2)
        assert (seen.money, seen.cooked) == (200, (9,))
        pouch = GAME.view(state, seat).grill.pouches[1]
        assert (pouch.hand, pouch.in_hand) == (None, 5)
        assert GAME.view(state, seat).grill.lying[1].value is None


@pytest.mark.rule("SAF-14")
@pytest.mark.parametrize("seed", range(3))
def test_a_state_made_from_a_view_looks_the_same_and_is_whole(seed: int) -> None:
    players = 2 + seed
    state = opening(players, open_hands=seed == 1, last_round=6)
    for number, _ in enumerate(walk(GAME, state, seed)):
        if number % 5 == 0:
            for seat in (*range(players), None):
                seen = GAME.view(state, seat)
                made = GAME.determinise(seen, Random(number))
                assert encode(GAME.view(made, seat)) == encode(seen)
                assert GAME.inventory(made) == GAME.inventory(state)


@pytest.mark.rule("SAF-34")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_cards_just_drawn_are_the_drawers_also_in_a_state_made_from_a_view(seat: int | None) -> None:
    state = opening()
    state.drawn, state.pile, state.ask = state.pile[:3], state.pile[3:], Ask.KEEP
    seen = GAME.view(state, seat)
    assert (seen.drawn is not None) == (seat == 0)
    twins = [GAME.determinise(seen, Random(seed)) for seed in range(8)]
    assert all(encode(GAME.view(twin, seat)) == encode(seen) for twin in twins)
    assert all(GAME.inventory(twin) == GAME.inventory(state) for twin in twins)
    assert (len({twin.drawn for twin in twins}) == 1) == (seat == 0)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_events_of_a_game_rebuild_it_without_the_rules(players: int) -> None:
    state = opening(players, last_round=10)
    rebuilt = state.clone()
    twin, before = state.clone(), encode(state)
    for told in walk(GAME, state, players):
        for event in told:
            GAME.evolve(rebuilt, event)
    assert encode(rebuilt) == encode(state)
    assert encode(twin) == before


def _written(module: ModuleType) -> set[type]:
    """The classes that are written in a module."""
    return {each for each in vars(module).values() if isinstance(each, type) and each.__module__ == module.__name__}


def test_every_event_changes_the_state_or_is_only_ever_seen() -> None:
    union = set(get_args(SafranitoEvent))
    written = {
        each for each in vars(market_events).values() if getattr(each, "__module__", "") == market_events.__name__
    }
    assert {each for each in written if isinstance(each, type)} <= union
    assert union - only_seen(SafranitoEvent) == set(VARIANT.evolve)


def test_every_move_is_checked_and_has_an_effect() -> None:
    union = set(get_args(SafranitoMove)) - only_seen(SafranitoMove)
    assert _written(market_moves) - only_seen(SafranitoMove) <= union
    assert union == set(VARIANT.checks) == set(VARIANT.effects)


def test_everything_a_seat_is_asked_for_lists_its_moves_and_names_its_rule() -> None:
    assert set(VARIANT.lists) == set(Ask) - {Ask.NOTHING}
    assert set(VARIANT.rules.ask) == set(Ask)
    cited = {*VARIANT.rules.ask.values(), VARIANT.rules.won, VARIANT.rules.last}
    assert cited <= {rule.id for rule in ROOM.ledger.rule}


class _Stranger(Move, frozen=True):
    """A move of another game."""


def test_a_move_of_another_game_is_refused() -> None:
    refused(opening(), _Stranger(), "SAF-20", "asked-otherwise", ask="throw")
    refused(blending(), _Stranger(), "SAF-50", "asked-otherwise", ask="cook")


def test_more_blends_nearer_ones_and_money_are_worth_more() -> None:
    state = opening()
    start = evaluate(GAME, state, 0)
    state.chefs[0].money += 50
    richer = evaluate(GAME, state, 0)
    state.chefs[0].cards = (1,) * 9
    nearer = evaluate(GAME, state, 0)
    state.chefs[0].cooked = (17,)
    assert start < richer < nearer < evaluate(GAME, state, 0)
    state.menu = ()
    assert evaluate(GAME, state, 1) == start
