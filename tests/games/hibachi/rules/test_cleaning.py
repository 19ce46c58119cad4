"""HIB-22, HIB-30 to HIB-36: action spaces."""

from typing import Any

import pytest
from tests.games.hibachi.positions import (
    BARE,
    BEEF,
    BOX,
    EGG,
    FISH,
    GAME,
    LAUNCH,
    LUCK,
    OUT,
    listed,
    motion,
    opening,
    play,
    refused,
    rest,
    throw,
)

from cookoff.engine import Event, Seat, seen_by
from cookoff.engine.conformance import of
from cookoff.games.grill.market.content.enums import Ask
from cookoff.games.grill.market.rules import events as e
from cookoff.games.grill.market.rules import moves as m
from cookoff.games.grill.rules.chips import Pouch
from cookoff.games.grill.rules.events import ChipsBack, ChipsSettled, ChipsShown, Known
from cookoff.games.grill.rules.moves import ThrowChip
from cookoff.games.grill.rules.recipes import ChiliTaken, RecipeReserved, RecipeReservedSeen
from cookoff.games.hibachi.rules.state import State
from cookoff.physics.geometry import about
from cookoff.physics.port import FLIPPED, Rest, Vec3

THROW, INGREDIENT, RESERVE, HEAD = BOX.spaces


def thrown(*throws: tuple[int, str], players: int = 2, first: Seat = 0, **fields: Any) -> tuple[State, list[Event]]:
    """A round's throws in their order, the missing ones out; the position after them, and the last throw's events."""
    state = opening(players, first)
    for name, value in fields.items():
        setattr(state, name, value)
    values = {seat: list(BOX.values) for seat in range(players)}
    told: list[Event] = []
    for number in range(BOX.throws(players) * players):
        seat = (first + number) % players
        value, place = throws[number] if number < len(throws) else (values[seat][0], OUT)
        values[seat].remove(value)
        told = throw(state, value, place)
    return state, told


@pytest.mark.rule("HIB-30")
def test_spaces_are_resolved_in_their_order_and_empty_ones_skipped() -> None:
    state, told = thrown((100, HEAD), (100, INGREDIENT))
    assert [(won.space, won.seat) for won in of(e.SpaceWon, told)] == [(1, 1)]
    told = play(state, m.DeclineSpace())
    assert [(won.space, won.seat) for won in of(e.SpaceWon, told)] == [(3, 0)]
    told = play(state, m.DeclineSpace())
    assert not of(e.SpaceWon, told)
    assert state.ask is Ask.COOK


@pytest.mark.rule("HIB-31")
def test_the_chips_are_revealed_and_the_highest_total_acts() -> None:
    state, told = thrown((600, HEAD), (300, HEAD), (100, OUT), (400, HEAD))
    (shown,) = of(ChipsShown, told)
    assert shown.chips == (Known(0, 600), Known(1, 300), Known(3, 400))
    assert (state.seat, state.ask) == (1, Ask.USE)
    assert state.best == 400


@pytest.mark.rule("HIB-31")
@pytest.mark.parametrize(("first", "winner"), [(0, 1), (1, 1), (2, 2)])
def test_a_tie_goes_to_the_head_chef_or_the_nearest_clockwise(first: Seat, winner: Seat) -> None:
    places = {0: OUT, 1: HEAD, 2: HEAD}
    state, _ = thrown(*[(500, places[(first + number) % 3]) for number in range(3)], players=3, first=first)
    assert state.seat == winner


@pytest.mark.rule("HIB-32")
def test_revealed_chips_go_back_before_the_action_and_are_not_thrown_again() -> None:
    state, told = thrown((600, THROW))
    assert (state.seat, state.ask) == (0, Ask.BONUS_THROW)
    assert of(ChipsBack, told)[-1].chips == (0,)
    assert state.grill.lying == ()
    assert 600 in state.grill.pouches[0].back
    refused(state, ThrowChip(600, LAUNCH), "THR-12", "chip-not-in-hand", value=600)


@pytest.mark.rule("HIB-32", "THR-16")
def test_all_chips_of_a_space_are_taken_off_together() -> None:
    state = opening()
    for value in (100, 200, 300):
        throw(state, value, OUT)
        throw(state, value, OUT)
    throw(state, 400, HEAD)
    under = state.grill.lying[0].pose.position
    tilt = about(Vec3(0.0, 1.0, 0.0), 0.2).times(FLIPPED)
    leaning = Rest(7, Vec3(under.x + 0.02, under.y, 0.006), tilt)
    told = play(state, ThrowChip(400, LAUNCH), LUCK, motion(leaning))
    # Its hole, too, sees the space: both are taken off and nothing is left to settle.
    assert not of(ChipsSettled, told)
    assert state.grill.lying == ()


@pytest.mark.rule("HIB-32", "HIB-39", "THR-16")
def test_what_settles_counts_where_it_lies_then() -> None:
    state = opening()
    for value in (100, 200, 300):
        throw(state, value, OUT)
        throw(state, value, OUT)
    throw(state, 400, HEAD)
    under = state.grill.lying[0].pose.position
    tilt = about(Vec3(0.0, 1.0, 0.0), 0.2).times(FLIPPED)
    beside = Rest(7, Vec3(under.x + 0.035, under.y, 0.006), tilt)
    told = play(state, ThrowChip(400, LAUNCH), LUCK, motion(beside), motion(rest(7, "egg")))
    assert of(ChipsSettled, told)
    assert [chip.place for chip in state.grill.lying] == [EGG]


@pytest.mark.rule("HIB-33")
def test_the_bonus_throw_is_one_more_chip_not_thrown_this_round() -> None:
    state, _ = thrown((600, THROW))
    assert state.grill.pouches[0].hand == (400, 500)
    throw(state, 500, "egg")
    assert [(chip.seat, chip.value, chip.place) for chip in state.grill.lying] == [(0, 500, EGG)]
    assert state.ask is Ask.BOWL


@pytest.mark.rule("HIB-33", "HIB-22")
def test_the_bonus_throw_may_be_declined() -> None:
    state, _ = thrown((600, THROW))
    assert listed(state)[0] == m.DeclineSpace()
    told = play(state, m.DeclineSpace())
    assert of(e.SpaceDeclined, told) == [e.SpaceDeclined(0, 0)]
    assert state.ask is Ask.COOK


@pytest.mark.rule("HIB-33")
def test_nothing_left_to_throw_is_no_bonus_throw() -> None:
    state = opening()
    for number in range(8):
        if number == 7:
            state.grill.pouches = tuple(
                Pouch(pouch.hand[:1], (*pouch.back, *pouch.hand[1:])) for pouch in state.grill.pouches
            )
        throw(state, state.grill.pouches[state.seat].hand[0], THROW if number == 7 else OUT)
    assert state.ask is Ask.COOK


@pytest.mark.rule("HIB-33", "HIB-39")
def test_chips_that_a_bonus_throw_brings_onto_its_space_go_back_without_effect_and_without_chili() -> None:
    state, _ = thrown((600, THROW), (500, "egg"))
    told = throw(state, 400, THROW, rest(1, THROW))
    assert not of(e.SpaceWon, told)
    assert not of(ChiliTaken, told)
    assert not of(ChipsShown, told)
    assert of(ChipsBack, told)[-1].chips == (1, 8)
    assert state.ask is Ask.COOK


@pytest.mark.rule("HIB-22", "HIB-39")
def test_after_the_bonus_throw_chips_count_where_they_lie_on_the_later_spaces_and_for_chili() -> None:
    state, _ = thrown((600, THROW), (500, "egg"), (100, OUT), (300, "egg"))
    told = throw(state, 400, HEAD, rest(1, HEAD), rest(3, BARE))
    assert [(won.space, won.seat) for won in of(e.SpaceWon, told)] == [(3, 1)]
    told = play(state, m.UseSpace())
    assert of(ChiliTaken, told) == [ChiliTaken(1)]


@pytest.mark.rule("HIB-22")
def test_spaces_are_revealed_one_by_one() -> None:
    state, told = thrown((600, INGREDIENT), (500, HEAD))
    assert [shown.chips for shown in of(ChipsShown, told)] == [(Known(0, 600),)]
    assert not state.grill.lying[0].shown


@pytest.mark.rule("HIB-22")
@pytest.mark.parametrize("space", [INGREDIENT, RESERVE, HEAD])
def test_the_winner_of_any_space_may_decline_before_seeing_a_card(space: str) -> None:
    state, _ = thrown((600, space), first=1)
    assert (state.seat, state.ask) == (1, Ask.USE)
    assert listed(state) == (m.UseSpace(), m.DeclineSpace())
    told = play(state, m.DeclineSpace())
    assert of(e.SpaceDeclined, told)
    assert (state.head, sum(state.chefs[1].cards), state.chefs[1].reserved) == (1, 0, ())


@pytest.mark.rule("HIB-34")
def test_the_bonus_ingredient_draws_by_the_first_digit_of_the_highest_chip_and_keeps_one() -> None:
    state, _ = thrown((300, INGREDIENT), (400, INGREDIENT), (200, INGREDIENT))
    # Two chips of seat 0 total 500; the higher of them is 300, so three cards are drawn.
    assert (state.seat, state.best) == (0, 300)
    pile = state.pile
    told = play(state, m.UseSpace())
    (drawn,) = of(e.CardsDrawn, told)
    assert drawn.cards == pile[:3]
    assert seen_by(drawn, 0) == drawn
    assert seen_by(drawn, 1) == seen_by(drawn, None) == e.CardsDrawnSeen(0, 3)
    assert drawn.reveals()
    assert (state.ask, state.seat) == (Ask.KEEP, 0)
    assert GAME.view(state, 1).drawn is None
    assert GAME.view(state, 1).draws == 3
    refused(state, m.Keep(BEEF if BEEF not in drawn.cards else EGG), "HIB-34", "not-drawn", ingredient=BEEF)
    kept = drawn.cards[1]
    told = play(state, m.Keep(kept))
    assert state.chefs[0].cards[kept] == 1
    # The others go under the pile in the order drawn.
    assert state.pile == (*pile[3:], drawn.cards[0], drawn.cards[2])
    (event,) = of(e.CardKept, told)
    assert seen_by(event, 1) == e.CardKeptSeen(0)
    assert m.Keep(kept).to_others() == m.KeepSeen()
    assert not event.reveals()


@pytest.mark.rule("HIB-34", "HIB-14")
def test_with_open_hands_everybody_sees_the_card_kept() -> None:
    state, _ = thrown((100, INGREDIENT), open_hands=True)
    play(state, m.UseSpace())
    (event,) = of(e.CardKept, play(state, m.Keep(state.drawn[0])))
    assert seen_by(event, 1) == event
    assert event.reveals()


@pytest.mark.rule("HIB-34", "HIB-63")
def test_a_short_pile_is_drawn_the_discards_shuffled_and_drawn_on() -> None:
    state, _ = thrown((500, INGREDIENT), pile=(EGG, EGG), discard=(0, 0, 2, 0, 0, 0, 0, 0, 0))
    told = play(state, m.UseSpace(), (1, 0))
    assert [type(event) for event in told[:3]] == [e.CardsDrawn, e.PileShuffled, e.CardsDrawn]
    assert state.drawn == (EGG, EGG, FISH, FISH)
    assert sum(state.discard) == 0
    shuffled = told[1]
    assert all(seen_by(shuffled, seat) == e.PileShuffledSeen() for seat in (0, 1, None))


@pytest.mark.rule("HIB-34")
def test_no_card_at_all_is_no_bonus_ingredient() -> None:
    state, told = thrown((500, INGREDIENT), pile=(), discard=(0,) * 9)
    assert of(e.SpaceWon, told)
    assert state.ask is Ask.COOK


@pytest.mark.rule("HIB-35", "HIB-14")
def test_a_reserved_recipe_is_its_owners_secret() -> None:
    state, _ = thrown((100, OUT), (500, RESERVE))
    told = play(state, m.UseSpace())
    (event,) = of(RecipeReserved, told)
    assert event.recipe == 3
    assert seen_by(event, 1) == event
    assert event.reveals()
    assert seen_by(event, 0) == seen_by(event, None) == RecipeReservedSeen(1)
    assert state.chefs[1].reserved == (3,)
    seen = GAME.view(state, 0).chefs[1]
    assert (seen.reserved, seen.reserves) == (None, 1)
    assert GAME.view(state, 1).chefs[1].reserved == (3,)


@pytest.mark.rule("HIB-35")
def test_there_is_no_limit_to_reserves_while_cards_remain() -> None:
    state, _ = thrown((500, RESERVE))
    state.chefs[0].reserved = tuple(range(4, 18))
    state.deck = (3,)
    play(state, m.UseSpace())
    assert len(state.chefs[0].reserved) == 15
    state, told = thrown((500, RESERVE), deck=())
    assert of(e.SpaceWon, told)
    assert state.ask is Ask.COOK


@pytest.mark.rule("HIB-36", "HIB-37", "HIB-6")
def test_the_new_head_chef_takes_the_bottle_at_once() -> None:
    state, _ = thrown((100, BARE), (500, HEAD), (200, "egg"), (100, BARE))
    told = play(state, m.UseSpace())
    assert of(e.HeadChefChanged, told) == [e.HeadChefChanged(1)]
    # Chili is handed out from the new head chef on, who also chooses the bowls.
    assert of(ChiliTaken, told) == [ChiliTaken(1), ChiliTaken(0)]
    assert (state.head, state.seat, state.ask) == (1, 1, Ask.BOWL)


@pytest.mark.rule("HIB-22", "THR-21")
def test_questions_of_other_steps_are_refused_here() -> None:
    state, _ = thrown((600, HEAD))
    refused(state, m.Sell(0), "HIB-31", "asked-otherwise", ask="use")
    refused(state, m.UseSpace(), "HIB-31", "not-your-turn", by=1, seat=0)
    assert not GAME.moves(state, 1)
