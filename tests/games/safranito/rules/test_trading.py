"""SAF-40 to SAF-49: selling and buying."""

import pytest
from tests.games.safranito.positions import (
    CARDAMOM,
    CURRY,
    GARLIC,
    GINGER,
    MINT,
    choose,
    hold,
    listed,
    play,
    put,
    refused,
    thrown,
    trading,
)

from cookoff.engine.conformance import of
from cookoff.games.grill.market.content.enums import Ask
from cookoff.games.grill.market.rules import events as e
from cookoff.games.grill.market.rules import moves as m
from cookoff.games.grill.rules.chips import BARE
from cookoff.games.grill.rules.events import ChipsBack, ChipsShown, Known
from cookoff.games.grill.rules.recipes import CardBought


@pytest.mark.rule("SAF-40")
def test_invalid_chips_go_back_before_the_trade() -> None:
    state, told = thrown((10, BARE), (10, CURRY), (20, BARE), (20, CURRY))
    assert of(ChipsBack, told)[-1].chips == (0, 2)
    assert {chip.seat for chip in state.grill.lying} == {1}
    assert state.ask is Ask.BOWL


@pytest.mark.rule("SAF-41")
def test_the_head_chef_chooses_bowls_with_chips_and_each_is_finished_before_the_next() -> None:
    state = trading(2, (0, 10, GARLIC), (0, 20, CARDAMOM), (1, 30, CURRY), head=1)
    assert listed(state) == (m.ChooseBowl(CURRY), m.ChooseBowl(CARDAMOM), m.ChooseBowl(GARLIC))
    refused(state, m.ChooseBowl(MINT), "SAF-41", "bowl-empty", ingredient=MINT)
    refused(state, m.ChooseBowl(9), "SAF-41", "bowl-empty", ingredient=9)
    refused(state, m.ChooseBowl(-1), "SAF-41", "bowl-empty", ingredient=-1)
    refused(state, m.ChooseBowl(GARLIC), "SAF-41", "not-your-turn", by=0, seat=1)
    choose(state, GARLIC)
    assert (state.ask, state.seat) == (Ask.BOWL, 1)
    assert listed(state) == (m.ChooseBowl(CURRY), m.ChooseBowl(CARDAMOM))


@pytest.mark.rule("SAF-42")
def test_all_chips_of_the_bowl_are_revealed_and_selling_comes_first() -> None:
    state = trading(2, (0, 10, CURRY), (1, 60, CURRY), (1, 20, MINT))
    told = play(state, m.ChooseBowl(CURRY))
    assert told[:2] == [e.BowlChosen(CURRY), ChipsShown((Known(0, 10), Known(1, 60)))]
    assert (state.ask, state.seat) == (Ask.SELL, 0)
    refused(state, m.Buy(), "SAF-43", "asked-otherwise", ask="sell")


@pytest.mark.rule("SAF-43")
def test_anyone_sells_any_number_for_the_total_of_all_chips_with_or_without_chips_there() -> None:
    state = hold(trading(3, (0, 10, CURRY), (1, 60, CURRY), head=1), {2: (CURRY, CURRY, CURRY, MINT)})
    play(state, m.ChooseBowl(CURRY))
    assert listed(state) == (m.Sell(0),)
    play(state, m.Sell(0))
    assert state.seat == 2
    assert listed(state) == tuple(m.Sell(cards) for cards in range(4))
    refused(state, m.Sell(4), "SAF-43", "too-few-cards", held=3)
    refused(state, m.Sell(-1), "SAF-43", "too-few-cards", held=3)
    told = play(state, m.Sell(2))
    assert of(e.CardsSold, told) == [e.CardsSold(2, CURRY, 2, 70)]
    assert state.chefs[2].money == 200 + 140
    assert (state.discard[CURRY], state.chefs[2].cards[CURRY]) == (2, 1)


@pytest.mark.rule("SAF-44")
def test_sellers_take_all_their_chips_back_after_all_sales_and_may_not_buy() -> None:
    state = hold(trading(2, (0, 10, CURRY), (0, 20, CURRY), (1, 30, CURRY)), {0: (CURRY,)})
    play(state, m.ChooseBowl(CURRY))
    play(state, m.Sell(1))
    assert len(state.grill.lying) == 3
    play(state, m.Sell(0))
    assert [chip.seat for chip in state.grill.lying] == [1]
    assert (state.ask, state.seat) == (Ask.BUY, 1)
    refused(state, m.Buy(), "SAF-45", "not-your-turn", by=0, seat=1)


@pytest.mark.rule("SAF-45")
def test_the_highest_own_total_is_asked_first_pays_it_for_one_card_and_takes_the_dearest_chip_back() -> None:
    state = trading(2, (0, 40, CURRY), (1, 30, CURRY), (1, 20, CURRY))
    put(state, display=(2, *state.display[1:]), pile=(*state.pile[:5], *state.pile[6:]))
    choose(state, CURRY)
    assert (state.ask, state.seat) == (Ask.BUY, 1)
    assert listed(state) == (m.Buy(), m.DeclineBuy())
    told = play(state, m.Buy())
    assert of(CardBought, told) == [CardBought(1, CURRY, 50)]
    assert state.chefs[1].money == 150
    assert (state.chefs[1].cards[CURRY], state.display[CURRY]) == (1, 1)
    assert [chip.value for chip in state.grill.lying] == [40, 20]


@pytest.mark.rule("SAF-45")
def test_who_has_not_the_money_cannot_buy() -> None:
    state = trading(2, (0, 40, CURRY))
    state.chefs[0].money = 39
    choose(state, CURRY)
    assert listed(state) == (m.DeclineBuy(),)
    refused(state, m.Buy(), "SAF-45", "too-poor", price=40)


@pytest.mark.rule("SAF-46")
def test_then_the_now_highest_total_is_asked_who_may_be_the_same() -> None:
    state = trading(2, (0, 20, CURRY), (1, 60, CURRY), (1, 50, CURRY))
    put(state, display=(3, *state.display[1:]))
    choose(state, CURRY)
    play(state, m.Buy())
    assert state.seat == 1, "50 is still more than 20"
    play(state, m.Buy())
    assert state.chefs[1].money == 200 - 110 - 50
    assert state.seat == 0
    play(state, m.Buy())
    assert state.display[CURRY] == 0
    assert state.ask is Ask.COOK


@pytest.mark.rule("SAF-46")
def test_the_trade_ends_with_the_last_card_and_the_chips_left_go_back() -> None:
    state = trading(2, (0, 40, CURRY), (1, 30, CURRY), (1, 5 * 2, CURRY))
    choose(state, CURRY)
    told = play(state, m.Buy())
    assert of(ChipsBack, told) == [ChipsBack((0,)), ChipsBack((1, 2))]
    assert state.ask is Ask.COOK


@pytest.mark.rule("SAF-46")
def test_without_a_card_on_display_there_is_selling_only() -> None:
    state = trading(2, (0, 40, MINT))
    assert state.display[MINT] == 0
    choose(state, MINT)
    assert state.ask is Ask.COOK
    assert state.grill.pouches[0].back == (40,)


@pytest.mark.rule("SAF-47")
@pytest.mark.parametrize(("head", "first"), [(0, 1), (1, 1), (2, 2)])
def test_a_tie_is_broken_clockwise_from_the_head_chef(head: int, first: int) -> None:
    state = trading(3, (1, 30, CURRY), (2, 30, CURRY), head=head)
    choose(state, CURRY)
    assert state.seat == first


@pytest.mark.rule("SAF-48")
def test_who_does_not_buy_takes_all_own_chips_back_and_is_not_asked_again() -> None:
    """In Hibachi it would be the most valuable one only."""
    state = trading(2, (0, 40, CURRY), (0, 30, CURRY), (1, 20, CURRY))
    choose(state, CURRY)
    told = play(state, m.DeclineBuy())
    assert of(e.BuyDeclined, told) == [e.BuyDeclined(0, CURRY, 70)]
    assert of(ChipsBack, told) == [ChipsBack((0, 1))]
    assert (state.ask, state.seat) == (Ask.BUY, 1)
    assert [chip.value for chip in state.grill.lying] == [20]


@pytest.mark.rule("SAF-48")
def test_who_cannot_buy_takes_all_own_chips_back_too() -> None:
    state = trading(2, (0, 40, GINGER), (0, 30, GINGER))
    state.chefs[0].money = 69
    choose(state, GINGER)
    play(state, m.DeclineBuy())
    assert state.grill.lying == ()
    assert state.grill.pouches[0].back == (30, 40)


@pytest.mark.rule("SAF-49", "SAF-46")
def test_when_nobody_buys_the_card_stays_on_display() -> None:
    state = trading(2, (0, 40, CURRY), (1, 30, CURRY))
    choose(state, CURRY)
    play(state, m.DeclineBuy())
    play(state, m.DeclineBuy())
    assert state.display[CURRY] == 1
    assert state.ask is Ask.COOK
