"""HIB-20 to HIB-22 and the throws of THR as Hibachi plays them."""

import pytest
from msgspec.structs import replace
from tests.games.hibachi.positions import (
    BARE,
    BOX,
    EGG,
    GAME,
    HALF,
    LAUNCH,
    LUCK,
    OUT,
    motion,
    opening,
    play,
    refused,
    rest,
    throw,
)

from cookoff.engine import Refusal, Scripted
from cookoff.engine.conformance import of
from cookoff.games.grill.market.content.enums import Ask
from cookoff.games.grill.market.rules import moves as m
from cookoff.games.grill.market.rules.events import BowlChosen
from cookoff.games.grill.rules.chips import DOUBT
from cookoff.games.grill.rules.events import ChipCalled, ChipFlew, ChipsShown, ChipTaken, ChipTakenSeen
from cookoff.games.grill.rules.moves import AimChip, AimChipSeen, CallChip, Launch, ThrowChip, ThrowChipSeen
from cookoff.games.grill.rules.throwing.hand import with_hand_error
from cookoff.games.grill.rules.throwing.landing import Doubt
from cookoff.games.hands import SeatHand
from cookoff.games.hibachi.content.components import Components, load
from cookoff.games.hibachi.game import Hibachi
from cookoff.games.hibachi.rules.setup import HibachiOptions
from cookoff.games.hibachi.rules.state import State
from cookoff.physics.port import FLIPPED, Circle, Rest, Vec2, Vec3
from cookoff.physics.queries import Aim, Style


@pytest.mark.rule("HIB-20")
def test_chips_are_thrown_in_turn_from_the_head_chef() -> None:
    state = opening(3, first=2)
    assert state.seat == 2
    throw(state, 600, "egg")
    assert state.seat == 0
    refused(state, ThrowChip(100, LAUNCH), "HIB-20", "not-your-turn", by=2, seat=0)
    refused(state, ThrowChip(700, LAUNCH), "THR-12", "chip-not-in-hand", value=700)
    refused(state, m.Buy(), "HIB-20", "asked-otherwise", ask="throw")
    refused(state, ThrowChipSeen(), "HIB-20", "asked-otherwise", ask="throw")
    refused(state, AimChipSeen(), "HIB-20", "asked-otherwise", ask="throw")


@pytest.mark.rule("THR-19")
def test_nobody_may_pass_in_the_throwing_phase() -> None:
    refused(opening(), m.DeclineSpace(), "THR-19", "no-passing")


@pytest.mark.rule("THR-10")
def test_a_throw_from_over_the_board_costs_nothing_and_may_be_made_again() -> None:
    state = opening()
    refused(state, ThrowChip(100, replace(LAUNCH, release=Vec3(0.0, 0.0, 0.1))), "THR-10", "hand-over-board")
    throw(state, 100, "egg")
    assert state.grill.thrown == 1


@pytest.mark.rule("HIB-21", "THR-27")
def test_a_chip_that_lies_value_down_is_its_owners_secret_until_it_is_revealed() -> None:
    state = opening()
    told = throw(state, 400, "egg")
    (taken,) = of(ChipTaken, told)
    assert taken.audience() == 0
    assert taken.to_others() == ChipTakenSeen(0, 0)
    assert GAME.view(state, 1).grill.lying[0].value is None
    assert GAME.view(state, 0).grill.lying[0].value == 400
    told = throw(state, 100, "egg", value_up=True)
    assert [[(known.chip, known.value) for known in shown.chips] for shown in of(ChipsShown, told)] == [[(1, 100)]]
    assert GAME.view(state, 0).grill.lying[1].value == 100


@pytest.mark.rule("THR-15")
def test_an_aimed_throw_keeps_intent_launch_and_rest() -> None:
    state = opening()
    aim = Aim(Vec2(0.145, -0.145), Style.SNAP)
    flight = motion(rest(0, "egg"))
    told = play(state, AimChip(500, aim), LAUNCH.throw(0), LUCK, flight)
    (flown,) = of(ChipFlew, told)
    made = with_hand_error(LAUNCH.throw(0), SeatHand.AVERAGE, LUCK, BOX.limits)
    assert (flown.aim, flown.launch, flown.motion) == (aim, Launch.of(made), flight)
    assert state.grill.lying[0].place == EGG


@pytest.mark.rule("THR-26")
def test_a_chip_that_is_out_is_not_replaced() -> None:
    state = opening()
    for _ in range(4):
        throw(state, state.grill.pouches[0].hand[0], OUT)
        throw(state, state.grill.pouches[1].hand[0], "egg")
    assert state.ask is Ask.BOWL
    assert len(state.grill.pouches[0].hand) == 2


def narrow() -> Hibachi:
    """A game in which two spaces nearly touch, so that a hole can meet both."""
    box = load()
    spaces = {"reserve": -0.03, "head-chef": 0.03}
    outlines = tuple(
        Circle(outline.name, Vec2(spaces[outline.name], -0.0725), 0.0295) if outline.name in spaces else outline
        for outline in box.outline
    )
    components: Components = replace(box, outline=outlines)
    return Hibachi(components)


NARROW = narrow()
RESERVE, HEAD_CHEF = 11, 12


def _played(doubt: Doubt, x: float) -> State:
    """Seven chips out, the last one between the two spaces."""
    orders = tuple(range(54)), tuple(range(18))
    state = NARROW.setup(2, HibachiOptions(first=0, doubt=doubt), Scripted(*orders))
    for number in range(8):
        pose = Vec3(*((0.26, 0.0, 0.004 + HALF) if number < 7 else (x, -0.0725, HALF)))
        value = state.grill.pouches[state.seat].hand[-1]
        NARROW.play(state, state.seat, ThrowChip(value, LAUNCH), Scripted(LUCK, motion(Rest(number, pose, FLIPPED))))
    return state


@pytest.mark.rule("THR-21")
def test_the_outline_that_fills_more_counts_without_a_question() -> None:
    state = _played(Doubt.LARGER, 0.001)
    assert (state.ask, state.space) == (Ask.USE, HEAD_CHEF - 9 + 1)


@pytest.mark.rule("THR-21")
@pytest.mark.parametrize(("doubt", "x"), [(Doubt.LARGER, 0.0), (Doubt.CHEF, 0.001)])
def test_in_doubt_the_head_chef_decides_before_anything_is_revealed(doubt: Doubt, x: float) -> None:
    state = _played(doubt, x)
    assert (state.ask, state.seat) == (Ask.CALL, 0)
    assert state.grill.lying[0].place == DOUBT
    assert NARROW.moves(state, 0).discrete == (CallChip(7, RESERVE), CallChip(7, HEAD_CHEF))
    elsewhere = NARROW.play(state, 0, CallChip(7, 3), Scripted())
    assert elsewhere == Refusal("THR-21", "hole-does-not-meet", {"place": 3})
    assert NARROW.play(state, 0, CallChip(1, 3), Scripted()) == Refusal("THR-21", "another-chip-in-doubt", {"chip": 7})
    events = NARROW.play(state, 0, CallChip(7, RESERVE), Scripted())
    assert isinstance(events, list)
    assert events[0] == ChipCalled(0, 7, RESERVE)
    assert not of(BowlChosen, events)
    assert (state.ask, state.seat, state.space) == (Ask.USE, 1, RESERVE - 9 + 1)


@pytest.mark.rule("THR-13", "THR-14")
def test_later_throws_move_what_lies_there() -> None:
    state = opening()
    throw(state, 100, BARE)
    throw(state, 600, "egg", rest(0, "egg"))
    assert [chip.place for chip in state.grill.lying] == [EGG, EGG]
    throw(state, 200, "fish", rest(1, OUT))
    assert [chip.seat for chip in state.grill.lying] == [0, 0]
    assert state.grill.pouches[1].back == (600,)
