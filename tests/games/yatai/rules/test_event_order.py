"""What each move tells, all of it and in its order: a player reads it in the log, and `evolve` lives on it."""

from typing import Any, get_args

import pytest
from tests.games.yatai.positions import opening, placing, play, table, tokens

from cookoff.engine import Event, Move, Score
from cookoff.games.yatai.content.enums import Ask, Bonus, Colour, Guest, Line, Review, Token
from cookoff.games.yatai.rules import events as e
from cookoff.games.yatai.rules import moves as m
from cookoff.games.yatai.rules.events import YataiEvent
from cookoff.games.yatai.rules.moves import YataiMove
from cookoff.games.yatai.rules.state import Serving, State

RED, BLUE, GREEN, YELLOW = Colour
CLEANLINESS, SERVICE, VALUE, ATMOSPHERE = Review
COLOURS = tuple(Colour)
QUEUE = (Guest.RED, Guest.BLUE, Guest.GREEN, Guest.YELLOW)


def _menu(players: int) -> State:
    """All but the last player have chosen their first dish."""
    state = opening(players, first=1)
    for dish in COLOURS[: players - 1]:
        play(state, m.ChooseDish(dish))
    return state


def _stall(ask: Ask, /, seat0: dict[str, Any] | None = None, **fields: Any) -> State:
    return table(ask=ask, stalls={0: seat0 or {}}, **fields)


def _pouring(**stall: Any) -> State:
    return _stall(Ask.POUR, {"fridge": (RED,), **stall}, guest=Guest.RED, serving=Serving(Guest.RED, RED))


def _invited(**fields: Any) -> State:
    """The served guest brought a second one along, who is still to be placed."""
    return table(ask=Ask.PLACE_INVITED, stalls={0: {"on_board": {4: Guest.RED}}}, **fields)


CASES: dict[str, tuple[State, Move, list[Any], list[Event]]] = {
    "the first dish, not by the last player": (
        opening(3, first=1),
        m.ChooseDish(GREEN),
        [],
        [e.DishAdded(1, GREEN), e.Asked(2, Ask.MENU)],
    ),
    "the last first dish, then the drawn ones in player order": (
        _menu(3),
        m.ChooseDish(GREEN),
        [0, 1, 2],
        [
            e.DishAdded(0, GREEN),
            e.DishAdded(1, BLUE),
            e.DishAdded(2, GREEN),
            e.DishAdded(0, YELLOW),
            e.Asked(1, Ask.BOTTLE),
        ],
    ),
    "a bottle": (table(ask=Ask.BOTTLE), m.ChooseBottle(RED), [], [e.BottleChosen(0, RED), e.Asked(1, Ask.BOTTLE)]),
    "the last bottle, and the first turn": (
        table(ask=Ask.BOTTLE, seat=1),
        m.ChooseBottle(RED),
        [],
        [e.BottleChosen(1, RED), e.TurnBegun(0, 1), e.Asked(0, Ask.PUSH)],
    ),
    "a guest appeased with a drink": (
        _stall(Ask.CHECK, {"queue": QUEUE, "fridge": (RED,)}),
        m.GiveDrink(RED),
        [],
        [e.DrinkGiven(0, RED), e.Asked(0, Ask.PUSH)],
    ),
    "a guest appeased with a taiyaki, in the last serving turn": (
        _stall(Ask.CHECK, {"queue": QUEUE, "tokens": tokens(taiyaki=1)}, round=13),
        m.GiveTaiyaki(),
        [],
        [e.TokenUsed(0, Token.TAIYAKI), e.Asked(0, Ask.LAST_SERVING)],
    ),
    "a guest sent away": (
        _stall(Ask.CHECK, {"queue": QUEUE}),
        m.SendAway(),
        [],
        [e.GuestLeft(0, Guest.YELLOW), e.Asked(0, Ask.LOSE, 2)],
    ),
    "a review lost, and another to lose": (
        _stall(Ask.LOSE, owed=2),
        m.LoseReview(VALUE),
        [],
        [e.ReviewMoved(0, VALUE, -1), e.Asked(0, Ask.LOSE, 1)],
    ),
    "the last review lost": (
        _stall(Ask.LOSE),
        m.LoseReview(VALUE),
        [],
        [e.ReviewMoved(0, VALUE, -1), e.Asked(0, Ask.PUSH)],
    ),
    "a push": (
        table(ask=Ask.PUSH),
        m.Push("serve-1", Line.R2),
        [],
        [e.TilePushed(0, "serve-1", Line.R2, "drinks-2"), e.Asked(0, Ask.ACT)],
    ),
    "customers, drawn at once": (
        table(line=("customers-2",)),
        m.Act("customers-2"),
        [Guest.BLUE],
        [e.ActionBegun(0, "customers-2"), e.GuestDrawn(0, Guest.BLUE), e.Asked(0, Ask.WELCOME, 2)],
    ),
    "a serve that begins": (
        _stall(Ask.ACT, {"queue": QUEUE, "dishes": (RED,), "fridge": (RED, BLUE)}, line=("serve-2",)),
        m.Act("serve-2"),
        [],
        [e.ActionBegun(0, "serve-2"), e.Asked(0, Ask.DISH, 2)],
    ),
    "a guest welcomed, then the next drawn and sent back, then another": (
        table(
            ask=Ask.WELCOME, owed=3, guest=Guest.RED, stalls={0: {"queue": QUEUE[:3]}, 1: {"queue": (Guest.TOURIST,)}}
        ),
        m.Welcome(0),
        [Guest.TOURIST, Guest.BLUE],
        [
            e.GuestWelcomed(0, 0, Guest.RED),
            e.GuestDrawn(0, Guest.TOURIST),
            e.TouristReturned(0),
            e.GuestDrawn(0, Guest.BLUE),
            e.Asked(0, Ask.WELCOME, 1),
        ],
    ),
    "a tourist in a customer's place": (
        table(ask=Ask.WELCOME, owed=2, guest=Guest.TOURIST, stalls={1: {"queue": QUEUE}}),
        m.SwapTourist(1, 3),
        [],
        [e.CustomerDisplaced(0, 1, 3, Guest.YELLOW), e.Asked(0, Ask.SEND_ON, 2)],
    ),
    "a dish, and another to cook": (
        _stall(Ask.COOK, owed=2),
        m.Cook(RED),
        [],
        [e.DishCooked(0, RED), e.Asked(0, Ask.COOK, 1)],
    ),
    "the last drink of an action": (
        _stall(Ask.DRINK),
        m.TakeDrink(RED),
        [],
        [e.DrinkTaken(0, RED), e.Asked(0, Ask.ACT)],
    ),
    "a bottle back": (
        _stall(Ask.RECYCLE, {"box": (RED,)}),
        m.Recycle(RED),
        [],
        [e.BottleRecycled(0, RED, 1), e.Asked(0, Ask.ACT)],
    ),
    "a serving without a tile": (
        _stall(Ask.LAST_SERVING, {"queue": QUEUE[:1], "dishes": (RED,), "fridge": (RED, BLUE)}),
        m.LastServe(2),
        [],
        [e.Asked(0, Ask.DISH, 2)],
    ),
    "a dish served": (
        _stall(Ask.DISH, {"queue": QUEUE[:1], "dishes": (BLUE,)}, owed=2),
        m.ServeDish(),
        [],
        [e.ServingBegun(0, Guest.RED, BLUE), e.Asked(0, Ask.POUR, 2)],
    ),
    "a taiyaki served": (
        _stall(Ask.DISH, {"queue": QUEUE[:1], "tokens": tokens(taiyaki=1)}),
        m.ServeTaiyaki(),
        [],
        [e.TokenUsed(0, Token.TAIYAKI), e.ServingBegun(0, Guest.RED, None), e.Asked(0, Ask.POUR, 1)],
    ),
    "the last drink poured": (_pouring(), m.Pour(RED), [], [e.DrinkPoured(0, RED), e.Asked(0, Ask.PLACE)]),
    "a guest placed by doggy bag on a fridge": (
        placing(tokens=tokens(doggy_bag=1)),
        m.PlaceGuest(8, doggy_bag=True),
        [],
        [
            e.TokenUsed(0, Token.DOGGY_BAG),
            e.GuestPlaced(0, Guest.RED, 8),
            e.StallImproved(0, Bonus.FRIDGE, 2),
            e.Served(0, 1),
            e.Asked(0, Ask.ACT),
        ],
    ),
    "a guest placed on an influencer": (
        placing(),
        m.PlaceGuest(0),
        [],
        [
            e.GuestPlaced(0, Guest.RED, 0),
            e.InfluencerMoved(0, 1),
            e.Asked(0, Ask.REVIEW, 1, (CLEANLINESS, SERVICE, VALUE, ATMOSPHERE)),
        ],
    ),
    "a tourist placed between two reviews": (
        placing(Guest.TOURIST),
        m.PlaceGuest(1),
        [],
        [e.GuestPlaced(0, Guest.TOURIST, 1), e.Asked(0, Ask.REVIEW, 2, (CLEANLINESS, SERVICE))],
    ),
    "a guest who brings another along": (
        placing(),
        m.PlaceGuest(4),
        [],
        [e.GuestPlaced(0, Guest.RED, 4), e.Asked(0, Ask.INVITE)],
    ),
    "a guest invited": (
        table(ask=Ask.INVITE, stalls={0: {"on_board": {4: Guest.RED}}}),
        m.Invite(Guest.TOURIST),
        [],
        [e.GuestInvited(0, Guest.TOURIST), e.Asked(0, Ask.PLACE_INVITED)],
    ),
    "an invited guest placed": (
        _invited(guest=Guest.BLUE, serving=Serving(Guest.RED, RED, (RED,))),
        m.PlaceGuest(9),
        [],
        [e.GuestPlaced(0, Guest.BLUE, 9), e.Asked(0, Ask.TOKEN)],
    ),
    "the last review gained, and the serving's points": (
        _stall(Ask.REVIEW, among=(VALUE,), serving=Serving(Guest.RED, RED, (RED,))),
        m.GainReview(VALUE),
        [],
        [e.ReviewMoved(0, VALUE, 1), e.Served(0, 3), e.Asked(0, Ask.ACT)],
    ),
    "a dish added to the menu": (
        _stall(Ask.ADD_DISH, serving=Serving(Guest.RED, BLUE, (BLUE,))),
        m.AddDish(GREEN),
        [],
        [e.DishAdded(0, GREEN, 2), e.Served(0, 1), e.Asked(0, Ask.ACT)],
    ),
    "a token taken": (
        _stall(Ask.TOKEN, serving=Serving(Guest.RED, BLUE, (RED,)), round=13),
        m.TakeToken(Token.GARBAGE),
        [],
        [e.TokenTaken(0, Token.GARBAGE), e.Served(0, 2), e.Asked(0, Ask.LAST_SERVING)],
    ),
    "an urgent call": (
        _stall(Ask.PUSH, {"queue": QUEUE, "tokens": tokens(urgent_call=1)}),
        m.UrgentCall(0, 3),
        [],
        [e.TokenUsed(0, Token.URGENT_CALL), e.GuestsSwapped(0, 0, 3)],
    ),
    "garbage": (
        _stall(Ask.PUSH, {"box": (RED,), "tokens": tokens(garbage=1)}),
        m.Garbage(),
        [],
        [e.TokenUsed(0, Token.GARBAGE), e.BoxEmptied(0)],
    ),
    "the end of a turn, and somebody waits in the next stall's last place": (
        table(stalls={1: {"queue": QUEUE}}),
        m.EndTurn(),
        [],
        [e.TurnBegun(1, 1), e.Asked(1, Ask.CHECK)],
    ),
    "the end of the last round": (
        table(seat=1, round=12),
        m.EndTurn(),
        [],
        [e.TurnBegun(0, 13), e.Asked(0, Ask.LAST_SERVING)],
    ),
    "the end of the game": (
        table(
            ask=Ask.LAST_SERVING,
            seat=1,
            stalls={
                0: {"sink": (2, 0, 0, 0), "reviews": (4, 3, 3, 3), "tokens": tokens(garbage=1)},
                1: {"sink": (1, 1, 0, 0), "on_board": {0: Guest.YELLOW}},
            },
        ),
        m.EndTurn(),
        [],
        [
            e.Scored(Score(0, "YAT-61", 2, "RED")),
            e.Scored(Score(1, "YAT-61", 1, "BLUE")),
            e.Scored(Score(1, "YAT-62", 1, "YELLOW")),
            e.Scored(Score(0, "YAT-63", 1, "reviews")),
            e.Scored(Score(0, "YAT-63", 3, "tokens")),
            e.GameEnded(),
        ],
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_a_move_tells_all_it_brings_about_in_order(name: str) -> None:
    state, move, chance, told = CASES[name]
    assert play(state.clone(), move, *chance) == told


def test_every_move_and_event_is_listed_here() -> None:
    moves = {type(move) for _, move, _, _ in CASES.values()}
    events = {type(event) for *_, told in CASES.values() for event in told}
    assert moves == set(get_args(YataiMove))
    assert events == set(get_args(YataiEvent)) - {e.TouristSwapped}
