"""HIB-40 to HIB-48: selling and buying."""

import pytest
from tests.games.hibachi.positions import (
    BEEF,
    EGG,
    FISH,
    RICE,
    hold,
    lay,
    listed,
    nobody_sells,
    opening,
    play,
    refused,
    throw,
    traded,
)

from cookoff.engine.conformance import of
from cookoff.games.grill.market.content.enums import Ask
from cookoff.games.grill.market.rules import events as e
from cookoff.games.grill.market.rules import moves as m
from cookoff.games.grill.rules.events import ChipsBack, ChipsShown, Known
from cookoff.games.grill.rules.recipes import CardBought
from cookoff.games.hibachi.rules.state import State

BLUE, RED, GREEN, BLACK = range(4)


@pytest.mark.rule("HIB-40")
def test_the_head_chef_chooses_the_order_of_the_bowls_each_finished_before_the_next() -> None:
    state = opening(2, first=1)
    lay(state, (0, 100, "egg"), (0, 200, "fish"), (1, 300, "beef"))
    state.ask, state.seat = Ask.BOWL, 1
    assert listed(state) == (m.ChooseBowl(BEEF), m.ChooseBowl(FISH), m.ChooseBowl(EGG))
    refused(state, m.ChooseBowl(RICE), "HIB-40", "bowl-empty", ingredient=RICE)
    refused(state, m.ChooseBowl(9), "HIB-40", "bowl-empty", ingredient=9)
    refused(state, m.ChooseBowl(EGG), "HIB-40", "not-your-turn", by=0, seat=1)
    play(state, m.ChooseBowl(EGG))
    nobody_sells(state)
    assert (state.ask, state.seat) == (Ask.BOWL, 1)
    assert listed(state) == (m.ChooseBowl(BEEF), m.ChooseBowl(FISH))


@pytest.mark.rule("HIB-40")
def test_invalid_chips_go_back_before_the_trade() -> None:
    state = opening()
    for value in (100, 200, 300):
        throw(state, value, "bare")
        throw(state, value, "egg")
    throw(state, 400, "bare")
    told = throw(state, 400, "egg")
    assert of(ChipsBack, told)[-1].chips == (0, 2, 4, 6)
    assert state.grill.pouches[0].back == (100, 200, 300, 400)
    assert {chip.seat for chip in state.grill.lying} == {1}


@pytest.mark.rule("HIB-41")
def test_all_chips_of_the_bowl_are_revealed_and_selling_comes_first() -> None:
    state = traded(2, BEEF, (0, 100), (1, 600))
    told = play(state, m.ChooseBowl(BEEF))
    assert told[:2] == [e.BowlChosen(BEEF), ChipsShown((Known(0, 100), Known(1, 600)))]
    assert (state.ask, state.seat) == (Ask.SELL, 0)
    refused(state, m.Buy(), "HIB-42", "asked-otherwise", ask="sell")


@pytest.mark.rule("HIB-42")
def test_any_number_of_cards_is_sold_each_for_the_total_with_or_without_chips() -> None:
    state = traded(3, BEEF, (0, 100), (1, 600), head=1)
    hold(state, 2, BEEF, BEEF, BEEF, EGG)
    play(state, m.ChooseBowl(BEEF))
    assert listed(state) == (m.Sell(0),)
    play(state, m.Sell(0))
    assert state.seat == 2
    assert listed(state) == tuple(m.Sell(cards) for cards in range(4))
    refused(state, m.Sell(4), "HIB-42", "too-few-cards", held=3)
    refused(state, m.Sell(-1), "HIB-42", "too-few-cards", held=3)
    told = play(state, m.Sell(2))
    assert of(e.CardsSold, told) == [e.CardsSold(2, BEEF, 2, 700)]
    assert state.chefs[2].money == 2000 + 1400
    assert state.discard[BEEF] == 2
    assert state.chefs[2].cards[BEEF] == 1


@pytest.mark.rule("HIB-43")
def test_sellers_take_all_their_chips_back_and_cannot_buy() -> None:
    state = traded(2, BEEF, (0, 100), (0, 200), (1, 300))
    hold(state, 0, BEEF)
    play(state, m.ChooseBowl(BEEF))
    play(state, m.Sell(1))
    assert len(state.grill.lying) == 3
    play(state, m.Sell(0))
    assert [chip.seat for chip in state.grill.lying] == [1]
    assert (state.ask, state.seat) == (Ask.BUY, 1)


@pytest.mark.rule("HIB-44")
def test_the_highest_own_total_buys_first_for_that_total_and_takes_back_the_dearest_chip() -> None:
    state = traded(2, BEEF, (0, 400), (1, 300), (1, 200), display=(2, 0, 0, 0, 0, 0, 0, 0, 0))
    play(state, m.ChooseBowl(BEEF))
    nobody_sells(state)
    assert (state.ask, state.seat) == (Ask.BUY, 1)
    assert listed(state) == (m.Buy(), m.DeclineBuy())
    told = play(state, m.Buy())
    assert of(CardBought, told) == [CardBought(1, BEEF, 500)]
    assert state.chefs[1].money == 1500
    assert state.chefs[1].cards[BEEF] == 1
    assert [chip.value for chip in state.grill.lying] == [400, 200]
    assert state.seat == 0


@pytest.mark.rule("HIB-44")
def test_who_has_not_the_money_cannot_buy() -> None:
    state = traded(2, BEEF, (0, 400))
    hold(state, 0, money=399)
    play(state, m.ChooseBowl(BEEF))
    nobody_sells(state)
    assert listed(state) == (m.DeclineBuy(),)
    refused(state, m.Buy(), "HIB-44", "too-poor", price=400)


@pytest.mark.rule("HIB-45")
def test_who_declines_takes_back_only_the_dearest_chip_and_is_asked_again_at_the_lower_total() -> None:
    state = traded(2, BEEF, (0, 400), (0, 300), (1, 200))
    play(state, m.ChooseBowl(BEEF))
    nobody_sells(state)
    told = play(state, m.DeclineBuy())
    assert of(e.BuyDeclined, told) == [e.BuyDeclined(0, BEEF, 700)]
    assert (state.ask, state.seat) == (Ask.BUY, 0)
    assert [chip.value for chip in state.grill.lying] == [300, 200]


@pytest.mark.rule("HIB-46")
@pytest.mark.parametrize(("head", "first"), [(0, 1), (1, 1), (2, 2)])
def test_a_tie_is_broken_clockwise_from_the_head_chef(head: int, first: int) -> None:
    state = traded(3, BEEF, (1, 300), (2, 300), head=head)
    play(state, m.ChooseBowl(BEEF))
    nobody_sells(state)
    assert state.seat == first


@pytest.mark.rule("HIB-46")
def test_the_trade_ends_with_the_last_card_and_the_chips_left_go_back() -> None:
    state = traded(2, BEEF, (0, 400), (1, 300), (1, 100))
    play(state, m.ChooseBowl(BEEF))
    nobody_sells(state)
    play(state, m.Buy())
    assert state.display[BEEF] == 0
    assert state.grill.lying == ()
    assert state.ask is Ask.COOK


@pytest.mark.rule("HIB-46")
def test_without_a_card_on_display_there_is_selling_only() -> None:
    state = traded(2, EGG, (0, 400))
    play(state, m.ChooseBowl(EGG))
    nobody_sells(state)
    assert state.ask is Ask.COOK
    assert state.grill.pouches[0].back == (400,)


@pytest.mark.rule("HIB-46", "HIB-47")
def test_when_nobody_buys_the_chips_go_back_one_by_one_and_the_card_stays() -> None:
    state = traded(2, BEEF, (0, 400), (1, 300))
    play(state, m.ChooseBowl(BEEF))
    nobody_sells(state)
    while state.ask is Ask.BUY:
        play(state, m.DeclineBuy())
    assert state.display[BEEF] == 1
    assert state.grill.lying == ()


def _egg_bowl(*chips: tuple[int, int], eggs: int) -> State:
    return traded(4, EGG, *chips, display=(0, 0, 0, 0, 0, 0, 0, eggs, 0))


@pytest.mark.rule("HIB-48", "HIB-42", "HIB-43")
def test_the_books_example_of_selling() -> None:
    state = _egg_bowl((BLUE, 400), (BLUE, 200), (GREEN, 100), eggs=1)
    hold(state, BLUE, EGG)
    hold(state, RED, EGG, EGG)
    play(state, m.ChooseBowl(EGG))
    play(state, m.Sell(1))
    play(state, m.Sell(2))
    play(state, m.Sell(0))
    play(state, m.Sell(0))
    assert [chef.money - 2000 for chef in state.chefs] == [700, 1400, 0, 0]
    assert [(chip.seat, chip.value) for chip in state.grill.lying] == [(GREEN, 100)]
    assert (state.ask, state.seat) == (Ask.BUY, GREEN)


@pytest.mark.rule("HIB-48", "HIB-44", "HIB-45", "HIB-46")
def test_the_books_example_of_buying() -> None:
    state = _egg_bowl((GREEN, 600), (GREEN, 100), (BLACK, 200), eggs=2)
    hold(state, GREEN, money=600)
    play(state, m.ChooseBowl(EGG))
    nobody_sells(state)
    assert state.seat == GREEN
    assert listed(state) == (m.DeclineBuy(),)
    play(state, m.DeclineBuy())
    assert state.seat == BLACK
    play(state, m.Buy())
    assert state.chefs[BLACK].money == 1800
    assert state.seat == GREEN
    play(state, m.Buy())
    assert state.chefs[GREEN].money == 500
    assert [chef.cards[EGG] for chef in state.chefs] == [0, 0, 1, 1]
    assert state.ask is Ask.COOK
