"""What each move tells, all of it and in its order, through a game of one round; and what is seen when it is over."""

from typing import get_args

import pytest
from tests.games.fired_up.positions import (
    BEEF,
    BONUS_INGREDIENT,
    CHILI,
    EGG,
    FISH,
    GAME,
    PLACE_CHIP,
    RESERVE,
    TIP,
    lands,
    opening,
    play,
    table,
    throw,
)
from tests.games.grill.order import Flew, in_order

from cookoff.engine import Event, Move
from cookoff.games.fired_up.content.enums import Ask
from cookoff.games.fired_up.rules import events as e
from cookoff.games.fired_up.rules import moves as m
from cookoff.games.fired_up.rules.state import State
from cookoff.games.fired_up.rules.view import FiredUpView, SeenChef
from cookoff.games.grill.rules.chips import BARE
from cookoff.games.grill.rules.events import ChipsBack, ChipsGathered, ChipsShown, ChipTaken, Known
from cookoff.games.grill.rules.moves import CallChip, ThrowMove
from cookoff.games.grill.rules.recipes import (
    CardBought,
    ChiliTaken,
    GameEnded,
    RecipeCooked,
    RecipeReserved,
    RecipesDealt,
    RoundBegun,
)
from cookoff.games.grill.rules.seen import SeenGrill, SeenPouch
from cookoff.games.grill.rules.throwing.landing import Doubt

ACTIVATE = Ask.ACTIVATE
FIRST = GAME.lookup.recipes[0]
VALUES = GAME.lookup.values
THROWS = (
    (100, BARE),
    (600, EGG),
    (200, TIP),
    (200, EGG),
    (600, RESERVE),
    (100, EGG),
    (400, BEEF),
    (400, BONUS_INGREDIENT),
)

ROUND: list[tuple[m.Activation, int, list[Event]]] = [
    (m.TakeChili(0), 100, [ChiliTaken(0)]),
    (m.Buy(1), 600, [CardBought(1, EGG, 900)]),
    (m.TakeTip(2), 200, [e.TipTaken(0, 600)]),
    (m.TakeIngredient(7, FISH), 400, [e.IngredientTaken(1, FISH)]),
    (m.Reserve(4), 600, [RecipeReserved(0, 3)]),
    (m.Sell(3), 200, [e.CardSold(1, EGG, 600)]),
    (m.TakeOff(6), 400, []),
]
"""What each chip is used for, by turns; the last one is taken off."""


def _thrown() -> State:
    state = opening(2, last_round=1)
    for number, (value, place) in enumerate(THROWS):
        throw(state, value, lands(place, number, value_up=number == 3))
    return state


@pytest.mark.rule("FUP-20", "FUP-30", "THR-27")
def test_throws_are_told_from_the_hand_to_the_next_seat_and_then_all_chips_are_shown() -> None:
    state = opening(2, last_round=1)
    told = [
        in_order(throw(state, value, lands(place, number, value_up=number == 3)))
        for number, (value, place) in enumerate(THROWS)
    ]
    assert told[0] == [ChipTaken(0, 0, 100), Flew(0, 0, {0: BARE}), e.Asked(1, Ask.THROW)]
    assert told[3][2:] == [ChipsShown((Known(3, 200),)), e.Asked(0, Ask.THROW)]
    others = (Known(0, 100), Known(1, 600), Known(2, 200), Known(4, 600), Known(5, 100), Known(6, 400), Known(7, 400))
    assert told[7] == [
        ChipTaken(1, 7, 400),
        Flew(1, 7, {7: BONUS_INGREDIENT}),
        ChipsShown(others),
        e.Asked(0, ACTIVATE),
    ]


@pytest.mark.rule("FUP-31", "FUP-40", "FUP-41", "FUP-42", "FUP-51", "FUP-52", "FUP-53", "FUP-54", "FUP-70", "FUP-83")
def test_a_chip_is_activated_does_its_work_and_leaves_before_the_next_is_asked() -> None:
    state = _thrown()
    for turn, (move, value, work) in enumerate(ROUND):
        seat = turn % 2
        activated = e.ChipActivated(seat, move.chip, value)
        assert play(state, move) == [activated, *work, ChipsBack((move.chip,)), e.Asked(1 - seat, ACTIVATE)]
    assert play(state, m.TakeOff(5)) == [e.ChipActivated(1, 5, 100), ChipsBack((5,)), GameEnded("FUP-83")]


def _few_eggs() -> State:
    """No egg is left; two players hold most of them."""
    return table(3, chips=[(0, 100, EGG), (1, 100, BARE)], hands={1: {EGG: 4}, 2: {EGG: 4}})


def _two_chips() -> State:
    hands = {0: {**dict.fromkeys(FIRST, 1), CHILI: 2}}
    return table(chips=[(0, 100, PLACE_CHIP), (0, 200, BARE), (1, 100, BARE)], hands=hands)


NEXT = e.Asked(1, ACTIVATE)
OTHERS: dict[str, tuple[State, Move, list[Event]]] = {
    "a chip is placed": (
        _two_chips(),
        m.PlaceChip(0, 600, EGG),
        [
            e.ChipActivated(0, 0, 100),
            e.ChipPlaced(0, 3, 600, EGG, lands(EGG, 3, value_up=True), unseen=True),
            ChipsBack((0,)),
            NEXT,
        ],
    ),
    "chili is sold": (
        _two_chips(),
        m.SellChili(1),
        [e.ChipActivated(0, 1, 200), e.ChiliSold(0, 2, 400), ChipsBack((1,)), NEXT],
    ),
    "a recipe is cooked": (
        _two_chips(),
        m.Cook(1, 0),
        [e.ChipActivated(0, 1, 200), RecipeCooked(0, 0, FIRST, 0, reserved=False), ChipsBack((1,)), NEXT],
    ),
    "a pile is empty, and those with most return half": (
        _few_eggs(),
        m.Buy(0),
        [
            e.ChipActivated(0, 0, 100),
            e.HandsShown(EGG, tuple(chef.hand for chef in _few_eggs().chefs)),
            e.CardsReturned(1, EGG, 2),
            e.CardsReturned(2, EGG, 2),
            CardBought(0, EGG, 100),
            ChipsBack((0,)),
            NEXT,
        ],
    ),
    "nobody can return any": (
        table(2, chips=[(0, 100, BARE), (1, 100, BARE)], piles=(8,) * 9 + (0,)),
        m.TakeChili(0),
        [
            e.ChipActivated(0, 0, 100),
            e.HandsShown(CHILI, ((0,) * 10, (0,) * 10)),
            e.NothingLeft(0, CHILI),
            ChipsBack((0,)),
            NEXT,
        ],
    ),
    "a new round": (
        table(chips=[(0, 100, BARE)], menu=(0,), deck=tuple(range(1, 18))),
        m.TakeOff(0),
        [
            e.ChipActivated(0, 0, 100),
            ChipsBack((0,)),
            RoundBegun(2, 1),
            ChipsGathered(),
            RecipesDealt((1, 2)),
            e.Asked(1, Ask.THROW),
        ],
    ),
}


@pytest.mark.rule("FUP-43", "FUP-50", "FUP-54", "FUP-60", "FUP-82")
@pytest.mark.parametrize("name", OTHERS)
def test_what_else_a_chip_may_do_is_told_in_its_order(name: str) -> None:
    state, move, events = OTHERS[name]
    assert play(state.clone(), move) == events


def test_every_move_but_those_about_throws_is_put_in_order_here() -> None:
    made = {type(move) for move, _, _ in ROUND} | {type(move) for _, move, _ in OTHERS.values()}
    assert set(get_args(m.FiredUpMove)) - made == {*get_args(ThrowMove), CallChip}


@pytest.mark.rule("FUP-13", "FUP-83")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_when_the_game_is_over_everybody_sees_all_but_the_hands_and_reserves_of_others(seat: int | None) -> None:
    state = _thrown()
    for move in (*(move for move, _, _ in ROUND), m.TakeOff(5)):
        play(state, move)
    mine = [seat == each for each in (0, 1)]
    assert GAME.view(state, seat) == FiredUpView(
        me=seat,
        open_hands=False,
        doubt=Doubt.LARGER,
        last_round=1,
        round=1,
        head=0,
        seat=1,
        ask=Ask.NOTHING,
        piles=(8, 8, 7, 8, 8, 8, 8, 8, 8, 11),
        deck=14,
        menu=(0, 1, 2),
        chefs=(
            SeenChef(1800, (0,) * 9 + (1,) if mine[0] else None, 1, (3,) if mine[0] else None, 1, (), VALUES),
            SeenChef(900, (0, 0, 1) + (0,) * 7 if mine[1] else None, 1, () if mine[1] else None, 0, (), VALUES),
        ),
        grill=SeenGrill(
            (),
            tuple(SeenPouch(0, 4, VALUES, () if own else None, VALUES if own else None) for own in mine),
            8,
        ),
        ended_by="FUP-83",
        hands=(),
        shown=False,
    )
