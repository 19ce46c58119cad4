"""What each move tells, all of it and in its order, through a round; and what everybody sees when the game is over."""

from typing import get_args

import pytest
from tests.games.grill.order import Flew, in_order
from tests.games.safranito.positions import (
    CHILI,
    CUMIN,
    EXTRA_SPICE,
    GAME,
    HEAD_CHEF,
    RESERVE,
    hold,
    nobody_blends,
    opening,
    play,
    put,
    throw,
)

from cookoff.engine import Event, Move
from cookoff.games.grill.market.content.enums import Ask
from cookoff.games.grill.market.rules import events as e
from cookoff.games.grill.market.rules import moves as m
from cookoff.games.grill.market.rules.view import SeenChef
from cookoff.games.grill.rules.chips import OUT
from cookoff.games.grill.rules.events import ChipsBack, ChipsGathered, ChipsShown, ChipTaken, Known
from cookoff.games.grill.rules.moves import CallChip, ThrowMove
from cookoff.games.grill.rules.recipes import CardBought, GameEnded, RecipeReserved, RecipesDealt, RoundBegun
from cookoff.games.grill.rules.seen import SeenGrill, SeenPouch
from cookoff.games.grill.rules.throwing.landing import Doubt
from cookoff.games.safranito.rules.blends import Cook, RecipeCooked, SafranitoMove
from cookoff.games.safranito.rules.state import State
from cookoff.games.safranito.rules.view import SafranitoView

Step = tuple[Move, list[Event]]


def _table() -> State:
    """Two play two rounds; the head chef holds a chili and all for the first blend, two chilis are on display."""
    state = hold(opening(2, last_round=2), {0: (CHILI, *GAME.lookup.recipes[0])})
    pile = list(state.pile)
    pile.remove(CHILI)
    return put(state, display=(1, 1, 1, 2, 0, 0, 0, 0, 0), pile=tuple(pile))


THROWS = (
    (30, EXTRA_SPICE),
    (10, EXTRA_SPICE),
    (20, RESERVE),
    (40, HEAD_CHEF),
    (60, CHILI),
    (50, CHILI),
    (10, OUT),
    (20, CHILI),
)

ROUND: list[Step] = [
    (m.UseSpace(), [e.CardsDrawn(0, (4, 6, 8)), e.Asked(0, Ask.KEEP)]),
    (
        m.Keep(CUMIN),
        [
            e.CardKept(0, CUMIN, open=False),
            ChipsShown((Known(2, 20),)),
            e.SpaceWon(2, 0, 20),
            ChipsBack((2,)),
            e.Asked(0, Ask.USE),
        ],
    ),
    (
        m.UseSpace(),
        [
            RecipeReserved(0, 2),
            ChipsShown((Known(3, 40),)),
            e.SpaceWon(3, 1, 40),
            ChipsBack((3,)),
            e.Asked(1, Ask.USE),
        ],
    ),
    (m.UseSpace(), [e.HeadChefChanged(1), e.Asked(1, Ask.BOWL)]),
    (m.ChooseBowl(CHILI), [e.BowlChosen(CHILI), ChipsShown((Known(4, 60), Known(5, 50))), e.Asked(1, Ask.SELL)]),
    (m.Sell(0), [e.Asked(0, Ask.SELL)]),
    (m.Sell(1), [e.CardsSold(0, CHILI, 1, 130), ChipsBack((4,)), e.Asked(1, Ask.BUY)]),
    (m.Buy(), [CardBought(1, CHILI, 70), ChipsBack((5,)), e.Asked(1, Ask.BUY)]),
    (m.DeclineBuy(), [e.BuyDeclined(1, CHILI, 20), ChipsBack((7,)), e.CookingBegun(1), e.Asked(1, Ask.COOK)]),
    (m.StopCooking(), [e.CookingBegun(0), e.Asked(0, Ask.COOK)]),
    (Cook(0), [RecipeCooked(0, 0, (1, 5, 7), reserved=False), e.Asked(0, Ask.COOK)]),
    (
        m.StopCooking(),
        [
            RoundBegun(2, 0),
            ChipsGathered(),
            RecipesDealt((3,)),
            e.CardsDealt((0, 2, 4, 5)),
            e.Asked(0, Ask.THROW),
        ],
    ),
]


@pytest.mark.rule("SAF-20", "SAF-30", "SAF-31", "SAF-34", "SAF-41", "SAF-43", "SAF-45", "SAF-50", "THR-16", "THR-27")
def test_a_round_is_told_move_by_move_in_the_order_of_the_rules() -> None:
    state = _table()
    thrown = [
        in_order(throw(state, value, place, value_up=number == 7)) for number, (value, place) in enumerate(THROWS)
    ]
    assert thrown[0] == [ChipTaken(0, 0, 30), Flew(0, 0, {0: EXTRA_SPICE}), e.Asked(1, Ask.THROW)]
    assert thrown[6] == [ChipTaken(0, 6, 10), Flew(0, 6, {6: OUT}), ChipsBack((6,)), e.Asked(1, Ask.THROW)]
    assert thrown[7] == [
        ChipTaken(1, 7, 20),
        Flew(1, 7, {7: CHILI}),
        ChipsShown((Known(7, 20),)),
        ChipsShown((Known(0, 30), Known(1, 10))),
        e.SpaceWon(1, 0, 30),
        ChipsBack((0, 1)),
        e.Asked(0, Ask.USE),
    ]
    for move, events in ROUND:
        assert play(state, move) == events, move


def test_the_round_has_every_move_but_those_that_other_tests_put_in_order() -> None:
    made = {type(move) for move, _ in ROUND}
    assert set(get_args(SafranitoMove)) - made == {*get_args(ThrowMove), CallChip, m.KeepSeen, m.DeclineSpace}


@pytest.mark.rule("SAF-14", "SAF-53")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_when_the_game_is_over_everybody_sees_all_but_the_hands_and_reserves_of_others(seat: int | None) -> None:
    state = _table()
    for number, (value, place) in enumerate(THROWS):
        throw(state, value, place, value_up=number == 7)
    for move, _ in ROUND:
        play(state, move)
    for _ in THROWS:
        throw(state, state.grill.pouches[state.seat].hand[0], OUT)
    assert nobody_blends(state) == [GameEnded("SAF-53")]
    mine = [seat == each for each in (0, 1)]
    hands = ((0, 0, 0, 0, 0, 0, 1, 0, 0), (0, 0, 0, 1, 0, 0, 0, 0, 0))
    assert GAME.view(state, seat) == SafranitoView(
        me=seat,
        open_hands=False,
        doubt=Doubt.CHEF,
        last_round=2,
        round=2,
        head=0,
        seat=1,
        ask=Ask.NOTHING,
        space=0,
        winner=0,
        best=0,
        drawn=() if mine[1] else None,
        draws=0,
        bowl=-1,
        sellers=(0,),
        from_menu=False,
        pile=40,
        discard=(0, 1, 0, 1, 0, 1, 0, 1, 0),
        display=(2, 1, 2, 1, 1, 1, 0, 0, 0),
        deck=14,
        menu=(1, 3),
        chefs=(
            SeenChef(330, hands[0] if mine[0] else None, 1, (2,) if mine[0] else None, 1, (0,)),
            SeenChef(130, hands[1] if mine[1] else None, 1, () if mine[1] else None, 0, ()),
        ),
        grill=SeenGrill(
            (),
            tuple(
                SeenPouch(2, 4, (), (50, 60), (10, 20, 30, 40)) if own else SeenPouch(2, 4, (), None, None)
                for own in mine
            ),
            8,
        ),
        ended_by="SAF-53",
        hands=(),
    )
