"""THR-21, SAF-21, SAF-37: the head chef decides about chips in doubt before anything is revealed, and again later."""

import pytest
from tests.games.grill.grounds import LUCK, at, launch, motion
from tests.games.safranito.crowded import CROWDED, MIDDLE
from tests.games.safranito.positions import BLENDS, CARDS, EXTRA_THROW, HEAD_CHEF, RESERVE, lands

from cookoff.engine import Event, Move, Refusal, Scripted
from cookoff.engine.conformance import of
from cookoff.games.grill.market.content.enums import Ask
from cookoff.games.grill.market.rules import events as e
from cookoff.games.grill.market.rules import moves as m
from cookoff.games.grill.rules.chips import OUT
from cookoff.games.grill.rules.events import ChipCalled, ChipsShown
from cookoff.games.grill.rules.moves import CallChip, ThrowChip
from cookoff.games.grill.rules.throwing.landing import Doubt
from cookoff.games.safranito.rules.setup import SafranitoOptions
from cookoff.games.safranito.rules.state import State
from cookoff.physics.geometry import about
from cookoff.physics.port import FLIPPED, BodyPose, Vec3


def _play(state: State, move: Move, *chance: object) -> list[Event]:
    told = CROWDED.play(state, state.seat, move, Scripted(*chance))
    assert not isinstance(told, Refusal)
    return told


def _throws(*ends: BodyPose, doubt: Doubt = Doubt.LARGER) -> tuple[State, list[Event]]:
    """The first throws end so, the others are out."""
    state = CROWDED.setup(2, SafranitoOptions(first=1, doubt=doubt), Scripted(CARDS, BLENDS))
    told: list[Event] = []
    for number in range(8):
        end = ends[number] if number < len(ends) else lands(OUT, number)
        told = _play(state, ThrowChip(state.grill.pouches[state.seat].hand[0], launch()), LUCK, motion(end))
    return state, told


def _between(number: int, aside: float = 0.0) -> BodyPose:
    return at(MIDDLE.x + aside, MIDDLE.y, number=number)


@pytest.mark.rule("SAF-21")
def test_the_larger_share_decides_where_the_table_did_not_choose_otherwise() -> None:
    state, told = _throws(_between(0, 0.0005))
    assert [won.space for won in of(e.SpaceWon, told)] == [HEAD_CHEF - EXTRA_THROW]
    assert state.ask is Ask.USE


@pytest.mark.rule("THR-21", "SAF-21")
@pytest.mark.parametrize(("doubt", "aside"), [(Doubt.LARGER, 0.0), (Doubt.CHEF, 0.0005)])
def test_the_head_chef_decides_before_anything_is_revealed(doubt: Doubt, aside: float) -> None:
    state, told = _throws(_between(0, aside), doubt=doubt)
    assert not of(ChipsShown, told)
    assert (state.ask, state.seat) == (Ask.CALL, 1)
    assert CROWDED.moves(state, 1).discrete == (CallChip(0, RESERVE), CallChip(0, HEAD_CHEF))
    another = CROWDED.play(state, 1, CallChip(1, RESERVE), Scripted())
    assert another == Refusal("THR-21", "another-chip-in-doubt", {"chip": 0})
    assert CROWDED.play(state, 1, CallChip(0, 0), Scripted()) == Refusal("THR-21", "hole-does-not-meet", {"place": 0})
    told = _play(state, CallChip(0, RESERVE))
    assert of(ChipCalled, told) == [ChipCalled(1, 0, RESERVE)]
    assert [won.space for won in of(e.SpaceWon, told)] == [RESERVE - EXTRA_THROW]


@pytest.mark.rule("THR-21", "SAF-37", "SAF-33")
def test_after_the_extra_throw_the_head_chef_decides_again_about_chips_that_moved() -> None:
    state, _ = _throws(lands(EXTRA_THROW, 0), lands(0, 1))
    assert (state.ask, state.seat) == (Ask.BONUS_THROW, 1)
    _play(state, ThrowChip(50, launch()), LUCK, motion(lands(1, 8), _between(1)))
    assert (state.ask, state.seat) == (Ask.CALL, 1)
    told = _play(state, CallChip(1, HEAD_CHEF))
    assert [(won.space, won.seat) for won in of(e.SpaceWon, told)] == [(3, 0)]


@pytest.mark.rule("SAF-32", "SAF-37")
def test_a_doubt_that_comes_up_when_the_last_space_is_cleared_is_decided_before_the_trade() -> None:
    head_chef = CROWDED.lookup.ground.shapes[HEAD_CHEF]
    tilt = about(Vec3(0.0, 1.0, 0.0), 0.2).times(FLIPPED)
    leaning = BodyPose(1, Vec3(head_chef.x + 0.035, head_chef.y, 0.006), tilt)
    state = CROWDED.setup(2, SafranitoOptions(first=1), Scripted(CARDS, BLENDS))
    for number, end in enumerate((at(head_chef.x, head_chef.y), leaning, *(lands(OUT, each) for each in range(2, 8)))):
        settled = [motion(_between(1))] if number == 7 else []
        _play(state, ThrowChip(state.grill.pouches[state.seat].hand[0], launch()), LUCK, motion(end), *settled)
    assert (state.ask, state.seat) == (Ask.USE, 1), "the chip on the space is off, the other one settled in doubt"
    _play(state, m.DeclineSpace())
    assert (state.ask, state.seat) == (Ask.CALL, 1)
    _play(state, CallChip(1, RESERVE))
    assert state.grill.lying == (), "the space was resolved before: the chip goes back without effect"
    assert state.ask is Ask.COOK
