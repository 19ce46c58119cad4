"""SAF-20 to SAF-22 and what SAF-16 hides: throwing."""

import pytest
from tests.games.grill.grounds import LUCK, at, launch, motion
from tests.games.safranito.positions import (
    BOX,
    CURRY,
    GAME,
    GINGER,
    HALF,
    MINT,
    lands,
    listed,
    opening,
    play,
    refused,
    throw,
)

from cookoff.engine import seen_by
from cookoff.engine.conformance import of
from cookoff.games.grill.market.content.enums import Ask
from cookoff.games.grill.market.rules import moves as m
from cookoff.games.grill.rules.chips import BARE, OUT
from cookoff.games.grill.rules.events import ChipsBack, ChipsShown, ChipTaken, ChipTakenSeen, Known
from cookoff.games.grill.rules.moves import AimChip, ThrowChip

INNER = BOX.board.width / 2.0 - BOX.board.rim_width


@pytest.mark.rule("SAF-20", "SAF-11")
@pytest.mark.parametrize(("players", "each"), [(2, 4), (3, 4), (4, 3)])
def test_one_chip_each_from_the_head_chef_clockwise_until_all_have_thrown_theirs(players: int, each: int) -> None:
    state = opening(players, first=1)
    for number in range(players * each):
        assert (state.seat, state.ask) == ((1 + number) % players, Ask.THROW)
        throw(state, state.grill.pouches[state.seat].hand[-1], number % 9)
    assert (state.seat, state.ask) == (1, Ask.BOWL)
    assert [len(pouch.hand) for pouch in state.grill.pouches] == [6 - each] * players


@pytest.mark.rule("SAF-20")
def test_a_chip_is_thrown_by_its_owner_out_of_the_hand_and_nobody_passes() -> None:
    state = opening()
    throw(state, 40, CURRY)
    refused(state, ThrowChip(10, launch()), "SAF-20", "not-your-turn", by=0, seat=1)
    throw(state, 40, CURRY)
    refused(state, ThrowChip(40, launch()), "THR-12", "chip-not-in-hand", value=40)
    refused(state, m.DeclineSpace(), "THR-19", "no-passing")
    refused(state, m.Buy(), "SAF-20", "asked-otherwise", ask="throw")


@pytest.mark.rule("SAF-20", "SAF-21")
def test_an_aim_is_a_throw_too() -> None:
    state = opening()
    aim = next(move for move in listed(state) if isinstance(move, AimChip))
    play(state, aim, launch().throw(0), LUCK, motion(lands(MINT, 0)))
    assert [(chip.value, chip.place) for chip in state.grill.lying] == [(aim.value, MINT)]


@pytest.mark.rule("SAF-21")
def test_a_chip_that_touches_the_raised_edge_is_out_for_the_round() -> None:
    """In Fired Up it would lie there still: its hole is not over the edge."""
    state = opening()
    told = play(
        state, ThrowChip(10, launch()), LUCK, motion(at(INNER - 0.001, 0.1, BOX.board.rim_height + HALF, number=0))
    )
    assert of(ChipsBack, told) == [ChipsBack((0,))]
    assert (state.grill.lying, state.grill.pouches[0].back) == ((), (10,))


@pytest.mark.rule("SAF-21")
def test_an_invalid_chip_stays_and_may_be_knocked_into_a_bowl() -> None:
    state = opening()
    throw(state, 10, BARE)
    assert state.grill.lying[0].place == BARE
    throw(state, 20, GINGER, lands(GINGER, 0))
    assert [chip.place for chip in state.grill.lying] == [GINGER, GINGER]


@pytest.mark.rule("SAF-22", "SAF-16")
def test_a_chip_that_lies_value_down_is_known_to_its_owner_alone() -> None:
    state = opening()
    told = throw(state, 30, CURRY)
    (taken,) = of(ChipTaken, told)
    assert seen_by(taken, 0) == taken
    assert seen_by(taken, 1) == seen_by(taken, None) == ChipTakenSeen(0, 0)
    assert GAME.view(state, 0).grill.lying[0].value == 30
    for seat in (1, None):
        assert GAME.view(state, seat).grill.lying[0].value is None
        assert GAME.view(state, seat).grill.pouches[0].hand is None
        assert GAME.view(state, seat).grill.pouches[0].in_hand == 5


@pytest.mark.rule("SAF-22", "SAF-16")
def test_a_chip_that_lies_value_up_is_known_to_all_until_the_round_ends() -> None:
    state = opening()
    told = throw(state, 30, CURRY, value_up=True)
    assert of(ChipsShown, told) == [ChipsShown((Known(0, 30),))]
    throw(state, 10, GINGER, lands(OUT, 0))
    assert GAME.view(state, None).grill.pouches[0].seen == (30,)
    assert state.grill.pouches[0].back == (30,)
