"""HIB-5, HIB-6, HIB-10 to HIB-15: the opening, and what a table may agree on."""

import pytest
from tests.games.hibachi.positions import (
    BOX,
    EGG,
    GAME,
    OUT,
    hold,
    lay,
    nobody_sells,
    opening,
    play,
    throw,
    throw_all,
    traded,
)

from cookoff.engine import BadInput, Scripted
from cookoff.games.grill.market.content.enums import Ask
from cookoff.games.grill.market.rules import moves as m
from cookoff.games.hibachi.rules.setup import HibachiOptions

ORDERS = tuple(range(54)), tuple(range(18))


@pytest.mark.rule("HIB-10")
def test_everybody_starts_with_six_chips_and_2000_yen() -> None:
    assert [chef.money for chef in opening(4).chefs] == [2000] * 4


@pytest.mark.rule("HIB-10")
def test_a_table_may_start_with_1600_but_with_no_other_sum() -> None:
    assert [chef.money for chef in opening(2, money=1600).chefs] == [1600, 1600]
    with pytest.raises(BadInput, match=r"money: 1700; .*2000, 1600"):
        opening(2, money=1700)


@pytest.mark.rule("HIB-11")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_recipes_and_six_cards_lie_open_for_every_number_of_players(players: int) -> None:
    state = opening(players)
    assert state.menu == (0, 1, 2)
    assert state.display == (1, 1, 1, 1, 1, 1, 0, 0, 0)
    assert len(state.pile) == 48
    assert len(state.deck) == 15


@pytest.mark.rule("HIB-12", "HIB-6")
def test_the_head_chef_is_drawn_unless_the_table_names_one() -> None:
    drawn = GAME.setup(3, HibachiOptions(), Scripted(2, *ORDERS))
    assert (drawn.head, drawn.seat, drawn.ask) == (2, 2, Ask.THROW)
    assert opening(3, first=1).head == 1
    with pytest.raises(BadInput, match="first: there is no seat 2"):
        opening(2, first=2)


def test_there_is_at_least_one_round() -> None:
    with pytest.raises(BadInput, match="last_round"):
        opening(2, last_round=0)


@pytest.mark.rule("HIB-13", "HIB-20")
@pytest.mark.parametrize(("players", "throws"), [(2, 4), (3, 4), (4, 3)])
def test_four_chips_each_are_thrown_by_two_or_three_players_three_by_four(players: int, throws: int) -> None:
    state = opening(players, first=1)
    thrown = []
    while state.ask is Ask.THROW:
        thrown.append(state.seat)
        throw(state, state.grill.pouches[state.seat].hand[0], OUT)
    assert thrown == [(1 + number) % players for number in range(players * throws)]
    assert BOX.throws(players) == throws


@pytest.mark.rule("HIB-5")
def test_the_bank_never_runs_out() -> None:
    state = traded(2, EGG, (0, 600), (1, 600))
    hold(state, 1, *[EGG] * 6, money=500_000)
    play(state, m.ChooseBowl(EGG))
    play(state, m.Sell(0))
    play(state, m.Sell(6))
    assert state.chefs[1].money == 500_000 + 6 * 1200


@pytest.mark.rule("HIB-15")
def test_everybody_is_asked_to_sell_and_to_cook_whether_or_not_they_can() -> None:
    state = traded(3, EGG, (0, 100), head=1)
    play(state, m.ChooseBowl(EGG))
    asked = []
    while state.ask is Ask.SELL:
        asked.append(state.seat)
        play(state, m.Sell(0))
    while state.ask is Ask.COOK:
        asked.append(state.seat)
        play(state, m.StopCooking())
    assert asked == [1, 2, 0, 1, 2, 0]


@pytest.mark.rule("HIB-15", "HIB-14")
def test_chips_not_thrown_are_secret_and_seen_ones_known_until_the_round_ends() -> None:
    state = opening(2)
    lay(state, (0, 300, "egg"), (1, 200, "fish"))
    state.ask, state.seat = Ask.BOWL, 0
    play(state, m.ChooseBowl(EGG))
    seen = GAME.view(state, 1).grill
    assert seen.pouches[0].hand is None
    assert seen.pouches[0].in_hand == 5
    assert seen.pouches[0].seen == (300,)
    nobody_sells(state)
    assert GAME.view(state, 1).grill.pouches[0].seen == (300,)
    while state.round == 1:
        play(state, GAME.moves(state, state.seat).discrete[0])
    assert GAME.view(state, 1).grill.pouches[0].seen == ()


@pytest.mark.rule("HIB-15")
def test_chips_that_are_out_or_invalid_go_back_unrevealed() -> None:
    state = opening(2)
    throw_all(state, *[(value, OUT if value < 300 else "bare") for value in (100, 200, 300, 400) for _ in range(2)])
    assert state.ask is Ask.COOK
    assert [pouch.seen for pouch in state.grill.pouches] == [(), ()]
    assert [pouch.back for pouch in state.grill.pouches] == [(100, 200, 300, 400)] * 2
