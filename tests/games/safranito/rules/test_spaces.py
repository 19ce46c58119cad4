"""SAF-30 to SAF-38: the action spaces."""

import pytest
from tests.games.grill.grounds import launch
from tests.games.safranito.positions import (
    CARDAMOM,
    CURRY,
    EXTRA_SPICE,
    EXTRA_THROW,
    GAME,
    HEAD_CHEF,
    MINT,
    RESERVE,
    lands,
    listed,
    opening,
    play,
    refused,
    throw,
    thrown,
)

from cookoff.engine import Seat, seen_by
from cookoff.engine.conformance import of
from cookoff.games.grill.market.content.enums import Ask
from cookoff.games.grill.market.rules import events as e
from cookoff.games.grill.market.rules import moves as m
from cookoff.games.grill.rules.chips import BARE, OUT, Place, Pouch
from cookoff.games.grill.rules.events import ChipsBack, ChipsShown, Known
from cookoff.games.grill.rules.moves import ThrowChip
from cookoff.games.grill.rules.recipes import RecipeReserved, RecipeReservedSeen


@pytest.mark.rule("SAF-30")
def test_spaces_are_resolved_in_their_order_and_empty_ones_skipped() -> None:
    state, told = thrown((10, HEAD_CHEF), (10, EXTRA_SPICE))
    assert [(won.space, won.seat) for won in of(e.SpaceWon, told)] == [(1, 1)]
    told = play(state, m.DeclineSpace())
    assert [(won.space, won.seat) for won in of(e.SpaceWon, told)] == [(3, 0)]
    told = play(state, m.DeclineSpace())
    assert not of(e.SpaceWon, told)
    assert state.ask is Ask.COOK


@pytest.mark.rule("SAF-31")
def test_the_chips_are_revealed_and_only_the_highest_total_acts() -> None:
    state, told = thrown((60, HEAD_CHEF), (30, HEAD_CHEF), (10, OUT), (40, HEAD_CHEF))
    assert of(ChipsShown, told) == [ChipsShown((Known(0, 60), Known(1, 30), Known(3, 40)))]
    assert (state.seat, state.ask, state.best) == (1, Ask.USE, 40)
    refused(state, m.UseSpace(), "SAF-31", "not-your-turn", by=0, seat=1)
    refused(state, m.Sell(0), "SAF-31", "asked-otherwise", ask="use")


@pytest.mark.rule("SAF-31")
@pytest.mark.parametrize(("first", "winner"), [(0, 1), (1, 1), (2, 2)])
def test_a_tie_goes_to_whoever_is_nearest_to_the_head_chef_clockwise(first: Seat, winner: Seat) -> None:
    places = {0: OUT, 1: HEAD_CHEF, 2: HEAD_CHEF}
    state, _ = thrown(*[(50, places[(first + number) % 3]) for number in range(3)], players=3, first=first)
    assert state.seat == winner


@pytest.mark.rule("SAF-32")
def test_revealed_chips_go_back_before_the_action_and_are_not_thrown_again() -> None:
    state, told = thrown((60, EXTRA_THROW))
    assert (state.seat, state.ask) == (0, Ask.BONUS_THROW)
    assert of(ChipsBack, told)[-1].chips == (0,)
    assert 60 in state.grill.pouches[0].back
    refused(state, ThrowChip(60, launch()), "THR-12", "chip-not-in-hand", value=60)


@pytest.mark.rule("SAF-33")
def test_the_extra_throw_is_one_more_chip_not_thrown_this_round() -> None:
    state, _ = thrown((60, EXTRA_THROW))
    assert state.grill.pouches[0].hand == (40, 50)
    throw(state, 50, MINT)
    assert [(chip.seat, chip.value, chip.place) for chip in state.grill.lying] == [(0, 50, MINT)]
    assert state.ask is Ask.BOWL


@pytest.mark.rule("SAF-33", "SAF-38")
def test_the_extra_throw_may_be_declined() -> None:
    state, _ = thrown((60, EXTRA_THROW))
    assert listed(state)[0] == m.DeclineSpace()
    assert of(e.SpaceDeclined, play(state, m.DeclineSpace())) == [e.SpaceDeclined(0, 0)]
    assert state.ask is Ask.COOK


@pytest.mark.rule("SAF-33", "SAF-16")
def test_chips_that_the_extra_throw_brings_onto_its_space_go_back_unrevealed_and_without_effect() -> None:
    state, _ = thrown((60, EXTRA_THROW), (50, MINT))
    told = throw(state, 40, EXTRA_THROW, lands(EXTRA_THROW, 1))
    assert not of(e.SpaceWon, told)
    assert not of(ChipsShown, told)
    assert of(ChipsBack, told)[-1].chips == (1, 8)
    assert GAME.view(state, None).grill.pouches[1].seen == ()
    assert state.ask is Ask.COOK


@pytest.mark.rule("SAF-33")
def test_nothing_left_to_throw_is_no_extra_throw() -> None:
    state = opening()
    for number in range(8):
        if number == 7:
            state.grill.pouches = tuple(
                Pouch(pouch.hand[:1], (*pouch.back, *pouch.hand[1:])) for pouch in state.grill.pouches
            )
        throw(state, state.grill.pouches[state.seat].hand[0], EXTRA_THROW if number == 7 else OUT)
    assert state.ask is Ask.COOK


@pytest.mark.rule("SAF-34")
def test_as_many_cards_are_drawn_as_the_first_digit_of_the_most_valuable_chip_there_and_one_is_kept() -> None:
    state, _ = thrown((30, EXTRA_SPICE), (40, EXTRA_SPICE), (20, EXTRA_SPICE))
    assert (state.seat, state.best) == (0, 30), "20 and 30 total 50; the best of them is the 30"
    pile = state.pile
    (drawn,) = of(e.CardsDrawn, play(state, m.UseSpace()))
    assert drawn.cards == pile[:3]
    assert drawn.reveals()
    assert seen_by(drawn, 1) == seen_by(drawn, None) == e.CardsDrawnSeen(0, 3)
    assert (GAME.view(state, 1).drawn, GAME.view(state, 1).draws) == (None, 3)
    assert GAME.view(state, 0).drawn == drawn.cards
    refused(state, m.Keep(CURRY), "SAF-34", "not-drawn", ingredient=CURRY)
    refused(state, m.DeclineSpace(), "SAF-34", "asked-otherwise", ask="keep")
    assert listed(state) == tuple(m.Keep(card) for card in drawn.cards)
    (kept,) = of(e.CardKept, play(state, m.Keep(drawn.cards[1])))
    assert state.chefs[0].cards[drawn.cards[1]] == 1
    assert state.pile == (*pile[3:], drawn.cards[0], drawn.cards[2]), "the others are under the pile as drawn"
    assert seen_by(kept, 1) == e.CardKeptSeen(0)
    assert not kept.reveals()
    assert m.Keep(CURRY).to_others() == m.KeepSeen()


@pytest.mark.rule("SAF-34", "SAF-14")
def test_with_open_hands_everybody_sees_the_card_kept() -> None:
    state, _ = thrown((10, EXTRA_SPICE), open_hands=True)
    play(state, m.UseSpace())
    (kept,) = of(e.CardKept, play(state, m.Keep(state.drawn[0])))
    assert seen_by(kept, None) == kept
    assert kept.reveals()


@pytest.mark.rule("SAF-34", "SAF-62")
def test_a_short_pile_is_drawn_the_discards_shuffled_and_drawn_on() -> None:
    state, _ = thrown((50, EXTRA_SPICE), pile=(MINT, MINT), discard=(0, 0, 2, 0, 0, 0, 0, 0, 0))
    told = play(state, m.UseSpace(), (1, 0))
    assert [type(event) for event in told[:3]] == [e.CardsDrawn, e.PileShuffled, e.CardsDrawn]
    assert state.drawn == (MINT, MINT, CARDAMOM, CARDAMOM), "what was there: four, not five"
    assert all(seen_by(told[1], seat) == e.PileShuffledSeen() for seat in (0, 1, None))


@pytest.mark.rule("SAF-34")
def test_without_any_card_nothing_happens() -> None:
    state, told = thrown((50, EXTRA_SPICE), pile=(), discard=(0,) * 9)
    assert of(e.SpaceWon, told)
    assert state.ask is Ask.COOK


@pytest.mark.rule("SAF-35", "SAF-14")
def test_a_reserved_blend_is_its_owners_secret() -> None:
    state, _ = thrown((10, OUT), (50, RESERVE))
    (reserved,) = of(RecipeReserved, play(state, m.UseSpace()))
    assert reserved.recipe == 2
    assert reserved.reveals()
    assert seen_by(reserved, 1) == reserved
    assert seen_by(reserved, 0) == seen_by(reserved, None) == RecipeReservedSeen(1)
    assert (GAME.view(state, 0).chefs[1].reserved, GAME.view(state, 0).chefs[1].reserves) == (None, 1)
    assert GAME.view(state, 1).chefs[1].reserved == (2,)


@pytest.mark.rule("SAF-35")
def test_any_number_may_be_reserved_until_the_pile_is_empty() -> None:
    state, _ = thrown((50, RESERVE))
    state.chefs[0].reserved = tuple(range(3, 18))
    state.deck = (2,)
    play(state, m.UseSpace())
    assert len(state.chefs[0].reserved) == 16
    state, told = thrown((50, RESERVE), deck=())
    assert of(e.SpaceWon, told)
    assert state.ask is Ask.COOK, "nothing happens"


@pytest.mark.rule("SAF-36", "SAF-5")
def test_the_new_head_chef_is_head_chef_for_everything_after() -> None:
    state, _ = thrown((10, BARE), (50, HEAD_CHEF), (20, MINT), (10, CURRY))
    assert of(e.HeadChefChanged, play(state, m.UseSpace())) == [e.HeadChefChanged(1)]
    assert (state.head, state.seat, state.ask) == (1, 1, Ask.BOWL)
    play(state, m.ChooseBowl(MINT))
    assert (state.seat, state.ask) == (1, Ask.SELL)


@pytest.mark.rule("SAF-37")
def test_after_the_extra_throw_every_chip_counts_where_it_lies_now() -> None:
    state, _ = thrown((60, EXTRA_THROW), (50, MINT), (10, OUT), (30, MINT))
    told = throw(state, 40, HEAD_CHEF, lands(HEAD_CHEF, 1), lands(BARE, 3))
    assert [(won.space, won.seat) for won in of(e.SpaceWon, told)] == [(3, 1)]


@pytest.mark.rule("SAF-37")
def test_spaces_are_revealed_one_by_one() -> None:
    state, told = thrown((60, EXTRA_SPICE), (50, HEAD_CHEF))
    assert of(ChipsShown, told) == [ChipsShown((Known(0, 60),))]
    assert not state.grill.lying[0].shown


@pytest.mark.rule("SAF-38")
@pytest.mark.parametrize("space", [EXTRA_SPICE, RESERVE, HEAD_CHEF])
def test_the_winner_of_any_space_may_decline_before_seeing_a_card_and_then_nobody_acts(space: Place) -> None:
    state, _ = thrown((60, space), (50, space), first=1)
    assert listed(state) == (m.UseSpace(), m.DeclineSpace())
    told = play(state, m.DeclineSpace())
    assert of(e.SpaceDeclined, told) == [e.SpaceDeclined(space - EXTRA_THROW, 1)]
    assert state.ask is Ask.COOK
    assert (state.head, sum(state.chefs[1].cards), state.chefs[1].reserved) == (1, 0, ())


@pytest.mark.rule("SAF-15")
def test_everybody_is_asked_to_sell_and_to_blend_in_order_whether_or_not_they_can() -> None:
    state, _ = thrown((60, MINT), players=3, first=2)
    asked = []
    play(state, m.ChooseBowl(MINT))
    while state.ask is Ask.SELL:
        assert listed(state) == (m.Sell(0),)
        asked.append(state.seat)
        play(state, m.Sell(0))
    assert asked == [2, 0, 1]
    while state.ask is Ask.COOK:
        assert listed(state) == (m.StopCooking(),)
        asked.append(state.seat)
        play(state, m.StopCooking())
    assert asked == [2, 0, 1, 2, 0, 1]


@pytest.mark.rule("SAF-16")
def test_invalid_chips_go_back_unrevealed() -> None:
    state, told = thrown((60, BARE), (50, MINT))
    assert of(ChipsBack, told)[-1].chips == (0,)
    assert not of(ChipsShown, told)
    assert GAME.view(state, 1).grill.pouches[0].seen == ()
    assert GAME.view(state, 1).grill.pouches[0].back is None
