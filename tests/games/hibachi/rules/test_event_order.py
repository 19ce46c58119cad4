"""What each move tells, all of it and in its order, through a game of one round; and what is seen when it is over."""

from typing import get_args

import pytest
from tests.games.grill.order import Flew, in_order
from tests.games.hibachi.positions import BARE, GAME, OUT, RICE, SHRIMP, hold, opening, play, throw

from cookoff.engine import Event, Move
from cookoff.games.grill.market.content.enums import Ask
from cookoff.games.grill.market.rules import events as e
from cookoff.games.grill.market.rules import moves as m
from cookoff.games.grill.rules.chips import BARE as ON_THE_BARE_AREA
from cookoff.games.grill.rules.events import ChipsBack, ChipsShown, ChipTaken, Known
from cookoff.games.grill.rules.moves import CallChip, ThrowMove
from cookoff.games.grill.rules.recipes import CardBought, ChiliTaken, GameEnded, RecipeCooked
from cookoff.games.grill.rules.seen import SeenGrill, SeenPouch
from cookoff.games.grill.rules.throwing.landing import Doubt
from cookoff.games.hibachi.rules.chili import Cook, HibachiMove
from cookoff.games.hibachi.rules.state import State
from cookoff.games.hibachi.rules.view import HibachiView, SeenChef

THROWS = (
    (100, "rice"),
    (600, "rice"),
    (200, BARE),
    (300, "bonus-throw"),
    (500, "bonus-ingredient"),
    (100, "head-chef"),
    (200, OUT),
    (200, "rice"),
    (300, BARE),
    (500, BARE),
    (300, BARE),
    (600, BARE),
)

ROUND: list[tuple[Move, list[Event]]] = [
    (m.UseSpace(), [e.CardsDrawn(1, (6, 7, 8, 0, 1)), e.Asked(1, Ask.KEEP)]),
    (
        m.Keep(SHRIMP),
        [
            e.CardKept(1, SHRIMP, open=False),
            ChipsShown((Known(5, 100),)),
            e.SpaceWon(3, 2, 100),
            ChipsBack((5,)),
            e.Asked(2, Ask.USE),
        ],
    ),
    (
        m.DeclineSpace(),
        [
            e.SpaceDeclined(3, 2),
            *(ChiliTaken(seat) for seat in (0, 1, 2, 2, 2)),
            ChipsBack((2, 8, 9, 10, 11)),
            e.Asked(0, Ask.BOWL),
        ],
    ),
    (
        m.ChooseBowl(RICE),
        [
            e.BowlChosen(RICE),
            ChipsShown((Known(0, 100), Known(1, 600), Known(7, 200), Known(12, 400))),
            e.Asked(0, Ask.SELL),
        ],
    ),
    (m.Sell(0), [e.Asked(1, Ask.SELL)]),
    (m.Sell(0), [e.Asked(2, Ask.SELL)]),
    (m.Sell(0), [e.Asked(1, Ask.BUY)]),
    (m.DeclineBuy(), [e.BuyDeclined(1, RICE, 800), ChipsBack((1,)), e.Asked(0, Ask.BUY)]),
    (
        m.Buy(),
        [
            CardBought(0, RICE, 500),
            ChipsBack((12,)),
            ChipsBack((0, 7)),
            e.CookingBegun(0),
            e.Asked(0, Ask.COOK),
        ],
    ),
    (Cook(0, SHRIMP), [RecipeCooked(0, 0, (0, 3), 2, reserved=False), e.Asked(0, Ask.COOK)]),
    (m.StopCooking(), [e.CookingBegun(1), e.Asked(1, Ask.COOK)]),
    (m.StopCooking(), [e.CookingBegun(2), e.Asked(2, Ask.COOK)]),
    (m.StopCooking(), [GameEnded("HIB-53")]),
]


def _table() -> State:
    """Three play one round; the head chef has chili in place of the one ingredient missing for the first recipe."""
    state = opening(3, last_round=1)
    hold(state, 0, *GAME.lookup.recipes[0][:2], chili=2)
    hold(state, 1, RICE)
    return state


@pytest.mark.rule("HIB-20", "HIB-30", "HIB-31", "HIB-34", "HIB-37", "HIB-40", "HIB-42", "HIB-44", "HIB-51", "HIB-53")
def test_a_game_of_one_round_is_told_move_by_move_in_the_order_of_the_rules() -> None:
    state = _table()
    thrown = [in_order(throw(state, value, place)) for value, place in THROWS]
    assert thrown[0] == [ChipTaken(0, 0, 100), Flew(0, 0, {0: RICE}), e.Asked(1, Ask.THROW)]
    assert thrown[6][2:] == [ChipsBack((6,)), e.Asked(1, Ask.THROW)]
    assert thrown[11] == [
        ChipTaken(2, 11, 600),
        Flew(2, 11, {11: ON_THE_BARE_AREA}),
        ChipsShown((Known(3, 300),)),
        e.SpaceWon(0, 0, 300),
        ChipsBack((3,)),
        e.Asked(0, Ask.BONUS_THROW),
    ]
    assert in_order(throw(state, 400, "rice")) == [
        ChipTaken(0, 12, 400),
        Flew(0, 12, {12: RICE}),
        ChipsShown((Known(4, 500),)),
        e.SpaceWon(1, 1, 500),
        ChipsBack((4,)),
        e.Asked(1, Ask.USE),
    ]
    for move, events in ROUND:
        assert play(state, move) == events, move


def test_the_round_has_every_move_but_those_that_other_tests_put_in_order() -> None:
    made = {type(move) for move, _ in ROUND}
    assert set(get_args(HibachiMove)) - made == {*get_args(ThrowMove), CallChip, m.KeepSeen}


@pytest.mark.rule("HIB-14", "HIB-53")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_when_the_game_is_over_everybody_sees_all_but_the_hands_and_reserves_of_others(seat: int | None) -> None:
    state = _table()
    for value, place in (*THROWS, (400, "rice")):
        throw(state, value, place)
    for move, _ in ROUND:
        play(state, move)
    mine = [seat == each for each in range(3)]
    hands = ((0, 0, 0, 0, 1, 0, 0, 0, 0), (0, 0, 0, 0, 1, 0, 1, 0, 0), (0, 0, 0, 0, 0, 0, 0, 0, 0))
    chefs = ((1500, 1, (0,), 1), (2000, 2, (), 1), (2000, 0, (), 3))
    pouches = (
        ((600,), (100, 200, 300, 400, 500), (100, 300, 400)),
        ((100, 400), (200, 300, 500, 600), (200, 500, 600)),
        ((400, 500), (100, 200, 300, 600), (100,)),
    )
    assert GAME.view(state, seat) == HibachiView(
        me=seat,
        open_hands=False,
        doubt=Doubt.CHEF,
        last_round=1,
        round=1,
        head=0,
        seat=2,
        ask=Ask.NOTHING,
        space=4,
        winner=2,
        best=100,
        drawn=() if mine[2] else None,
        draws=0,
        bowl=-1,
        sellers=(),
        from_menu=False,
        pile=47,
        discard=(1, 0, 0, 1, 0, 0, 0, 0, 0),
        display=(1, 1, 1, 1, 0, 1, 0, 0, 0),
        deck=15,
        menu=(1, 2),
        chefs=tuple(
            SeenChef(money, hand if own else None, count, () if own else None, 0, cooked, chili)
            for own, hand, (money, count, cooked, chili) in zip(mine, hands, chefs, strict=True)
        ),
        grill=SeenGrill(
            (),
            tuple(
                SeenPouch(len(hand), len(back), seen, hand if own else None, back if own else None)
                for own, (hand, back, seen) in zip(mine, pouches, strict=True)
            ),
            13,
        ),
        ended_by="HIB-53",
        hands=(),
        chili=7,
    )
