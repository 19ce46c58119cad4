"""FUP-40 to FUP-43: buying and selling in bowls, and what happens when a pile is empty."""

import pytest
from tests.games.fired_up.positions import BEEF, CHILI, EGG, GAME, RICE, TIP, lands, listed, play, refused, table, throw

from cookoff.engine import seen_by
from cookoff.engine.conformance import of
from cookoff.games.fired_up.rules import events as e
from cookoff.games.fired_up.rules import moves as m
from cookoff.games.grill.rules.chips import BARE
from cookoff.games.grill.rules.recipes import CardBought

RED, GREEN = 0, 1
IN_THE_EGGS = [(RED, 200, EGG), (GREEN, 400, EGG), (GREEN, 100, BARE)]
"""The bowl totals 600."""


@pytest.mark.rule("FUP-40", "FUP-90")
def test_a_card_costs_the_total_of_all_chips_in_the_bowl_whoevers_they_are() -> None:
    state = table(chips=IN_THE_EGGS)
    told = play(state, m.Buy(0))
    assert of(CardBought, told) == [CardBought(RED, EGG, 600)]
    assert state.chefs[RED].money == 600
    assert state.chefs[RED].hand[EGG] == 1
    assert state.piles[EGG] == 7


@pytest.mark.rule("FUP-41", "FUP-90")
def test_a_card_is_sold_for_twice_the_total() -> None:
    state = table(chips=IN_THE_EGGS, hands={RED: {EGG: 1}})
    told = play(state, m.Sell(0))
    assert of(e.CardSold, told) == [e.CardSold(RED, EGG, 1200)]
    assert state.chefs[RED].money == 2400
    assert state.chefs[RED].hand[EGG] == 0
    assert state.piles[EGG] == 8


@pytest.mark.rule("FUP-40")
def test_who_has_less_money_than_the_price_cannot_buy() -> None:
    state = table(chips=IN_THE_EGGS, chefs={RED: {"money": 599}})
    refused(state, m.Buy(0), "FUP-40", "too-poor", price=600)
    state.chefs[RED].money = 600
    play(state, m.Buy(0))
    assert state.chefs[RED].money == 0


@pytest.mark.rule("FUP-41")
def test_who_has_no_such_card_cannot_sell() -> None:
    state = table(chips=IN_THE_EGGS, hands={RED: {RICE: 1}})
    refused(state, m.Sell(0), "FUP-41", "no-card", ingredient=7)


@pytest.mark.rule("FUP-40", "FUP-41")
def test_trade_needs_a_chip_in_a_bowl() -> None:
    state = table(chips=[(RED, 200, TIP), (RED, 100, BARE)], hands={RED: {EGG: 1}})
    for chip in (0, 1):
        refused(state, m.Buy(chip), "FUP-40", "not-in-bowl", chip=chip)
        refused(state, m.Sell(chip), "FUP-41", "not-in-bowl", chip=chip)


@pytest.mark.rule("FUP-42")
def test_the_chip_leaves_after_the_trade_and_the_price_falls_for_the_next() -> None:
    state = table(chips=IN_THE_EGGS)
    play(state, m.Buy(0))
    told = play(state, m.Buy(1))
    assert of(CardBought, told) == [CardBought(GREEN, EGG, 400)]


@pytest.mark.rule("FUP-42")
def test_two_chips_in_a_bowl_may_buy_and_then_sell() -> None:
    state = table(chips=[(RED, 100, EGG), (RED, 200, EGG)])
    play(state, m.Buy(0))
    play(state, m.Sell(1))
    assert state.chefs[RED].money == 1200 - 300 + 2 * 200


@pytest.mark.rule("FUP-43")
def test_an_empty_pile_makes_those_with_most_put_half_back_before_the_card_is_taken_and_paid() -> None:
    hands = {0: {EGG: 3, CHILI: 2}, 1: {EGG: 2}, 2: {EGG: 3, BEEF: 1}}
    state = table(3, chips=[(1, 200, EGG)], seat=1, head=2, hands=hands)
    assert state.piles[EGG] == 0
    told = play(state, m.Buy(0))
    (shown,) = of(e.HandsShown, told)
    assert shown.kind == EGG
    assert [hand[EGG] for hand in shown.hands] == [3, 2, 3]
    assert (shown.hands[0][CHILI], shown.hands[2][BEEF]) == (2, 1), "whole hands are shown, chili included"
    assert seen_by(shown, None) == shown
    assert shown.reveals()
    assert of(e.CardsReturned, told) == [e.CardsReturned(2, EGG, 1), e.CardsReturned(0, EGG, 1)]
    assert of(CardBought, told) == [CardBought(1, EGG, 200)]
    assert [type(event) for event in told][1:5] == [e.HandsShown, e.CardsReturned, e.CardsReturned, CardBought]
    assert [chef.hand[EGG] for chef in state.chefs] == [2, 3, 2]
    assert state.piles[EGG] == 1
    assert state.chefs[1].money == 1000


@pytest.mark.rule("FUP-43", "FUP-13")
@pytest.mark.parametrize("last", [False, True], ids=["within the round", "at its end"])
def test_what_was_shown_lies_open_until_the_next_chip_is_used(last: bool) -> None:
    hands = {0: {EGG: 4, CHILI: 2}, 1: {EGG: 2}, 2: {EGG: 2, BEEF: 1}}
    others = [] if last else [(2, 100, BARE)]
    state = table(3, chips=[(1, 200, EGG), *others], seat=1, hands=hands)

    def seen(seat: int | None) -> list[tuple[int, ...] | None]:
        return [chef.hand for chef in GAME.view(state, seat).chefs]

    hidden = [None, None, None]
    assert seen(None) == hidden
    play(state, m.Buy(0))
    for seat in (0, 1, 2, None):
        assert seen(seat) == [chef.hand for chef in state.chefs]
    if last:
        assert (state.round, state.seat) == (2, 1)
        throw(state, 100, lands(BEEF, 0))
    else:
        play(state, m.TakeOff(1))
    assert seen(None) == hidden


@pytest.mark.rule("FUP-43")
def test_the_player_due_may_be_the_one_who_puts_cards_back() -> None:
    state = table(chips=[(0, 200, EGG)], hands={0: {EGG: 5}, 1: {EGG: 3}})
    play(state, m.Buy(0))
    assert [chef.hand[EGG] for chef in state.chefs] == [4, 3]
    assert state.piles[EGG] == 1


@pytest.mark.rule("FUP-43")
def test_if_half_of_the_most_is_nothing_then_nothing_is_taken_and_nothing_is_paid() -> None:
    state = table(chips=[(0, 200, BARE), (0, 100, EGG)], hands={0: {CHILI: 1}, 1: {CHILI: 1}})
    state.chefs[0].hand = (*state.chefs[0].hand[:CHILI], 1)
    state.piles = (*state.piles[:CHILI], 0)
    state.chefs[0].money = 100
    told = play(state, m.TakeChili(0))
    assert of(e.NothingLeft, told) == [e.NothingLeft(0, CHILI)]
    assert not of(e.CardsReturned, told)
    assert state.chefs[0].hand[CHILI] == 1
    state.piles = (*state.piles[:EGG], 0, *state.piles[EGG + 1 :])
    told = play(state, m.Buy(1))
    assert of(e.NothingLeft, told) == [e.NothingLeft(0, EGG)]
    assert not of(CardBought, told)
    assert state.chefs[0].money == 100
    assert state.round == 2, "the chips are spent all the same"


@pytest.mark.rule("FUP-43")
def test_chili_is_returned_in_the_same_way() -> None:
    state = table(chips=[(0, 200, BARE)], hands={0: {CHILI: 5}, 1: {CHILI: 7}})
    told = play(state, m.TakeChili(0))
    assert of(e.CardsReturned, told) == [e.CardsReturned(1, CHILI, 3)]
    assert [chef.hand[CHILI] for chef in state.chefs] == [6, 4]
    assert state.piles[CHILI] == 2


@pytest.mark.rule("FUP-43")
def test_a_buy_needs_the_money_first_also_when_the_pile_is_empty() -> None:
    state = table(chips=[(0, 200, EGG)], hands={1: {EGG: 8}}, chefs={0: {"money": 100}})
    refused(state, m.Buy(0), "FUP-40", "too-poor", price=200)
    assert listed(state, m.Buy) == []
