"""FUP-20 to FUP-34: throwing, turning up, activating in turn."""

import pytest
from tests.games.fired_up.crowded import CROWDED, in_doubt
from tests.games.fired_up.positions import (
    BEEF,
    EGG,
    FISH,
    GAME,
    PLACE_CHIP,
    RESERVE,
    RICE,
    TIP,
    lands,
    listed,
    opening,
    play,
    refused,
    table,
    throw,
)
from tests.games.grill.grounds import at, launch, motion

from cookoff.engine.conformance import of
from cookoff.games.fired_up.content.enums import Ask
from cookoff.games.fired_up.rules import events as e
from cookoff.games.fired_up.rules import moves as m
from cookoff.games.grill.rules.chips import BARE
from cookoff.games.grill.rules.events import ChipCalled, ChipsBack, ChipsShown, Known
from cookoff.games.grill.rules.moves import AimChip, CallChip, ThrowChip
from cookoff.games.grill.rules.throwing.landing import Doubt

INNER = GAME.components.board.width / 2.0 - GAME.components.board.rim_width
RIM = GAME.components.board.rim_height
HALF = GAME.components.chip.thickness / 2.0


@pytest.mark.rule("FUP-20")
@pytest.mark.parametrize(("players", "each"), [(2, 4), (3, 4), (4, 3)])
def test_one_chip_each_from_the_head_chef_clockwise_until_all_have_thrown_theirs(players: int, each: int) -> None:
    state = opening(players, first=1)
    for number in range(players * each):
        assert (state.seat, state.ask) == ((1 + number) % players, Ask.THROW)
        throw(state, state.grill.pouches[state.seat].hand[0], lands(number % 9, number))
    assert (state.seat, state.ask) == (1, Ask.ACTIVATE)
    assert [len(pouch.hand) for pouch in state.grill.pouches] == [4 - each] * players


@pytest.mark.rule("FUP-20")
def test_a_chip_is_thrown_by_its_owner_out_of_the_hand_and_nobody_passes() -> None:
    state = opening()
    throw(state, 400, lands(BEEF, 0))
    refused(state, ThrowChip(100, launch()), "FUP-20", "not-your-turn", by=0, seat=1)
    throw(state, 400, lands(BEEF, 1))
    refused(state, ThrowChip(400, launch()), "THR-12", "chip-not-in-hand", value=400)
    refused(state, ThrowChip(300, launch()), "THR-12", "chip-not-in-hand", value=300)
    refused(state, m.TakeOff(0), "THR-19", "no-passing")
    refused(state, m.TakeTip(0), "FUP-20", "asked-otherwise", ask="throw")


@pytest.mark.rule("FUP-20")
def test_an_aim_is_a_throw_too() -> None:
    state = opening()
    aims = [move for move in listed(state, AimChip) if isinstance(move, AimChip) and move.value == 100]
    play(state, aims[0], launch().throw(0), 7, motion(lands(EGG, 0)))
    assert [(chip.value, chip.place) for chip in state.grill.lying] == [(100, EGG)]


@pytest.mark.rule("FUP-21")
def test_a_chip_on_another_is_valid_where_its_own_hole_is() -> None:
    state = opening()
    throw(state, 100, lands(EGG, 0))
    x, y = lands(EGG, 1).position.x, lands(EGG, 1).position.y
    throw(state, 100, at(x, y, 3 * HALF, number=1))
    assert [chip.place for chip in state.grill.lying] == [EGG, EGG]


@pytest.mark.rule("FUP-21")
def test_a_chip_is_out_only_when_its_hole_is_over_the_raised_edge() -> None:
    """In Hibachi the first of these would be out: it touches the edge."""
    state = opening()
    throw(state, 100, at(INNER - 0.001, 0.1, RIM + HALF, number=0))
    assert state.grill.lying[0].place == BARE
    told = throw(state, 100, at(INNER + 0.001, -0.1, RIM + HALF, number=1))
    assert of(ChipsBack, told) == [ChipsBack((1,))]
    assert state.grill.pouches[1].back == (100,)
    assert [chip.id for chip in state.grill.lying] == [0]


@pytest.mark.rule("FUP-21")
def test_the_larger_share_of_the_hole_decides_where_a_chip_lies() -> None:
    state = in_doubt(aside=0.0005)
    assert state.ask is Ask.ACTIVATE
    assert state.grill.chip(3).place == TIP


@pytest.mark.rule("THR-21", "FUP-21")
@pytest.mark.parametrize(("doubt", "aside"), [(Doubt.LARGER, 0.0), (Doubt.CHEF, 0.0005)])
def test_the_head_chef_decides_about_a_doubtful_chip_before_chips_are_turned_up(doubt: Doubt, aside: float) -> None:
    state = in_doubt(doubt, aside)
    assert (state.ask, state.seat) == (Ask.CALL, 0)
    assert not any(chip.shown for chip in state.grill.lying)
    refused(state, CallChip(4, TIP), "THR-21", "another-chip-in-doubt", game=CROWDED, chip=3)
    refused(state, CallChip(3, BEEF), "THR-21", "hole-does-not-meet", game=CROWDED, place=BEEF)
    refused(state, CallChip(3, TIP), "THR-21", "not-your-turn", by=1, game=CROWDED, seat=0)
    refused(state, m.TakeOff(0), "THR-21", "asked-otherwise", game=CROWDED, ask="call")
    assert CROWDED.moves(state, 0).discrete == (CallChip(3, RESERVE), CallChip(3, TIP))
    told = play(state, CallChip(3, RESERVE), game=CROWDED)
    assert of(ChipCalled, told) == [ChipCalled(0, 3, RESERVE)]
    assert state.grill.chip(3).place == RESERVE
    assert state.ask is Ask.ACTIVATE
    assert all(chip.shown for chip in state.grill.lying)


@pytest.mark.rule("FUP-30", "FUP-34")
def test_all_chips_on_the_cooking_area_are_turned_up_but_none_that_is_out_or_in_hand() -> None:
    state = opening(4)
    ends = [lands(BEEF, number) for number in range(11)]
    for number, end in enumerate(ends):
        throw(state, (100, 200, 400)[number // 4], end)
    told = throw(state, 400, at(INNER + 0.02, 0.0, RIM + HALF, number=11))
    shown = [known for event in of(ChipsShown, told) for known in event.chips]
    assert shown == [Known(number, (100, 200, 400)[number // 4]) for number in range(11)]
    assert state.grill.pouches[3].back == (400,)
    assert state.grill.pouches[3].seen == (100, 200)
    for seat in (0, 1, None):
        assert GAME.view(state, seat).grill.pouches[3].back is None


@pytest.mark.rule("FUP-30")
def test_what_lay_value_up_before_is_not_told_again() -> None:
    state = opening()
    throw(state, 100, lands(BEEF, 0, value_up=True))
    for number in range(1, 7):
        throw(state, state.grill.pouches[state.seat].hand[0], lands(BEEF, number))
    told = throw(state, 600, lands(BEEF, 7))
    assert [known.chip for event in of(ChipsShown, told) for known in event.chips] == [1, 2, 3, 4, 5, 6, 7]


@pytest.mark.rule("FUP-31")
def test_each_activates_one_chip_in_turn_around_and_around_and_takes_it_off() -> None:
    chips = [(0, 100, BARE), (0, 200, BARE), (1, 100, BARE), (2, 100, BARE), (2, 200, BARE)]
    state = table(3, seat=1, head=1, chips=chips)
    order = []
    while state.ask is Ask.ACTIVATE:
        order.append(state.seat)
        told = play(state, listed(state, m.TakeOff)[-1])
        assert of(e.ChipActivated, told)[0].seat == order[-1]
    assert order == [1, 2, 0, 2, 0], "who has no chip left is passed over"
    assert state.round == 2


@pytest.mark.rule("FUP-31")
def test_a_player_may_activate_the_own_chips_in_any_order_and_no_other() -> None:
    state = table(chips=[(0, 100, BARE), (0, 200, TIP), (1, 600, TIP)])
    assert [move.chip for move in listed(state, m.TakeOff) if isinstance(move, m.TakeOff)] == [0, 1]
    refused(state, m.TakeTip(2), "FUP-31", "not-your-chip", chip=2)
    refused(state, m.TakeTip(7), "FUP-31", "not-your-chip", chip=7)
    refused(state, m.TakeOff(2), "FUP-31", "not-your-turn", by=1, seat=0)
    refused(state, ThrowChip(400, launch()), "FUP-31", "asked-otherwise", ask="activate")
    play(state, m.TakeTip(1))
    assert state.seat == 1


@pytest.mark.rule("FUP-31")
def test_a_round_in_which_every_chip_is_out_ends_at_once() -> None:
    state = opening()
    for number in range(8):
        throw(state, state.grill.pouches[state.seat].hand[0], at(INNER + 0.02, 0.0, RIM + HALF, number=number))
    assert (state.round, state.ask, state.head) == (2, Ask.THROW, 1)
    assert state.grill.lying == ()


@pytest.mark.rule("FUP-32")
def test_a_chip_serves_its_place_a_recipe_or_nothing() -> None:
    state = table(chips=[(0, 100, RICE)], hands={0: dict.fromkeys(GAME.lookup.recipes[0], 1)})
    assert {type(move) for move in listed(state, m.Activation)} == {m.Buy, m.Cook, m.TakeOff}


@pytest.mark.rule("FUP-33")
def test_an_activated_chip_is_spent_until_the_next_round() -> None:
    state = table(chips=[(0, 100, BARE), (1, 100, BARE), (0, 200, PLACE_CHIP)])
    play(state, m.TakeChili(0))
    assert list(state.chefs[0].spent) == [100]
    play(state, m.TakeChili(1))
    refused(state, m.PlaceChip(2, 100, FISH), "FUP-33", "chip-spent", value=100)
    play(state, m.TakeOff(2))
    assert state.round == 2
    assert list(state.chefs[0].spent) == []
    assert state.grill.pouches[0].hand == (100, 200, 400, 600)
