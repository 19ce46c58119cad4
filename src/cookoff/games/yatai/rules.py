"""What a legal move brings about: the events, in the order of the rules."""

from collections.abc import Callable
from typing import Any

from cookoff.engine import Chance, Event, Move, Seat

from . import events as e
from . import moves as m
from .evolve import EVOLVE
from .printed import Printed
from .scoring import final_scores
from .state import Serving, Stall, State, occupied
from .things import (
    CELLS,
    COLOURS,
    DOGGY_BAG,
    GARBAGE,
    GUESTS,
    REVIEWS,
    TAIYAKI,
    TOURIST,
    URGENT_CALL,
    Action,
    Ask,
    Bonus,
    Review,
)

# Constants for the hot path, as in `things`.
PUSH, ACT, LAST_SERVING, CHECK, WELCOME, POUR = (
    Ask.PUSH, Ask.ACT, Ask.LAST_SERVING, Ask.CHECK, Ask.WELCOME, Ask.POUR,
)  # fmt: skip
CUSTOMERS = Action.CUSTOMERS


class Turn:
    """One move being carried out: the state, and the events told so far."""

    __slots__ = ("chance", "events", "printed", "seat", "stall", "state")

    def __init__(self, printed: Printed, state: State, seat: Seat, chance: Chance) -> None:
        self.printed = printed
        self.state = state
        self.seat = seat
        self.stall: Stall = state.stalls[seat]
        self.chance = chance
        self.events: list[Event] = []

    def emit(self, event: Event) -> None:
        """Tell an event and let it happen."""
        self.events.append(event)
        EVOLVE[type(event)](self.state, event)

    def ask(self, ask: Ask, owed: int = 1, among: tuple[Review, ...] = ()) -> None:
        """Ask the same seat for the next decision."""
        self.emit(e.Asked(self.seat, ask, owed, among))


def carry_out(printed: Printed, state: State, seat: Seat, move: Move, chance: Chance) -> list[Event]:
    """Carry out a move that was found legal."""
    turn = Turn(printed, state, seat, chance)
    EFFECTS[type(move)](turn, move)
    return turn.events


# Set-up


def _choose_dish(turn: Turn, move: m.ChooseDish) -> None:
    turn.emit(e.DishAdded(turn.seat, move.dish))
    state = turn.state
    following = (turn.seat + 1) % len(state.stalls)
    if following != state.first:
        turn.emit(e.Asked(following, Ask.MENU))
        return
    for seat in _order(state):
        rest = [dish for dish in COLOURS if dish not in state.stalls[seat].menu]
        turn.emit(e.DishAdded(seat, rest[turn.chance.index(len(rest))]))
    turn.emit(e.Asked(state.first, Ask.BOTTLE))


def _choose_bottle(turn: Turn, move: m.ChooseBottle) -> None:
    turn.emit(e.BottleChosen(turn.seat, move.drink))
    following = (turn.seat + 1) % len(turn.state.stalls)
    if following != turn.state.first:
        turn.emit(e.Asked(following, Ask.BOTTLE))
    else:
        _begin_turn(turn, following, 1)


def _order(state: State) -> list[Seat]:
    """The seats in turn order, the same all game (YAT-16)."""
    players = len(state.stalls)
    return [(state.first + place) % players for place in range(players)]


# The course of a turn


def _begin_turn(turn: Turn, seat: Seat, round_: int) -> None:
    """Step A if somebody stands in the last queue space (YAT-20), else on to the next step."""
    turn.emit(e.TurnBegun(seat, round_))
    turn.seat = seat
    turn.stall = turn.state.stalls[seat]
    if len(turn.stall.queue) == turn.printed.queue_size:
        turn.ask(CHECK)
    else:
        _after_check(turn)


def _after_check(turn: Turn) -> None:
    turn.ask(PUSH if turn.state.round <= turn.printed.rounds else LAST_SERVING)


def _end_turn(turn: Turn, _move: m.EndTurn) -> None:
    state = turn.state
    following = (turn.seat + 1) % len(state.stalls)
    if following != state.first:
        _begin_turn(turn, following, state.round)
    elif state.round <= turn.printed.rounds:
        _begin_turn(turn, following, state.round + 1)
    else:
        for score in final_scores(turn.printed.components, state):
            turn.emit(e.Scored(score))
        turn.emit(e.GameEnded())


def _give_drink(turn: Turn, move: m.GiveDrink) -> None:
    turn.emit(e.DrinkGiven(turn.seat, move.drink))
    _after_check(turn)


def _give_taiyaki(turn: Turn, _move: m.GiveTaiyaki) -> None:
    turn.emit(e.TokenUsed(turn.seat, TAIYAKI))
    _after_check(turn)


def _send_away(turn: Turn, _move: m.SendAway) -> None:
    turn.emit(e.GuestLeft(turn.seat, turn.stall.queue[-1]))
    # What cannot be lost is not lost (YAT-22).
    owed = min(turn.printed.components.queue_penalty, sum(turn.stall.reviews))
    _lose(turn, owed)


def _lose_review(turn: Turn, move: m.LoseReview) -> None:
    turn.emit(e.ReviewMoved(turn.seat, move.review, -1))
    _lose(turn, turn.state.owed - 1)


def _lose(turn: Turn, owed: int) -> None:
    if owed:
        turn.ask(Ask.LOSE, owed)
    else:
        _after_check(turn)


def _push(turn: Turn, move: m.Push) -> None:
    out = turn.state.grid[CELLS[move.line][-1]]
    turn.emit(e.TilePushed(turn.seat, move.tile, move.line, out))
    turn.ask(ACT)


# Actions

BEGINS: dict[Action, Ask] = {
    Action.COOK: Ask.COOK,
    Action.DRINKS: Ask.DRINK,
    Action.RECYCLE: Ask.RECYCLE,
    Action.SERVE: Ask.DISH,
}
"""What is asked first in an action; Customers draws first."""


def _act(turn: Turn, move: m.Act) -> None:
    turn.emit(e.ActionBegun(turn.seat, move.tile))
    action, amount = turn.printed.tiles[move.tile]
    if action is CUSTOMERS:
        _draw_guests(turn, amount)
    else:
        turn.ask(BEGINS[action], amount)


def _next_action(turn: Turn) -> None:
    turn.ask(ACT if turn.state.round <= turn.printed.rounds else LAST_SERVING)


def _again(turn: Turn) -> None:
    """The same choice again while more of them are owed, else the next action."""
    owed = turn.state.owed - 1
    if owed:
        turn.ask(turn.state.ask, owed)
    else:
        _next_action(turn)


def _draw_guests(turn: Turn, owed: int) -> None:
    """Draw a guest to be placed; tourists without room go back and count as drawn (YAT-31)."""
    while owed:
        guest = GUESTS[turn.chance.weighted(turn.state.bag)]
        turn.emit(e.GuestDrawn(turn.seat, guest))
        if guest is not TOURIST or len(turn.stall.queue) < turn.printed.queue_size:
            turn.ask(WELCOME, owed)
            return
        turn.emit(e.TouristReturned(turn.seat))
        owed -= 1
    _next_action(turn)


def _welcome(turn: Turn, move: m.Welcome) -> None:
    guest = turn.state.guest
    assert guest is not None
    turn.emit(e.GuestWelcomed(turn.seat, move.stall, guest))
    _draw_guests(turn, turn.state.owed - 1)


def _swap_tourist(turn: Turn, move: m.SwapTourist) -> None:
    customer = turn.state.stalls[move.stall].queue[move.place]
    turn.emit(e.TouristSwapped(turn.seat, move.stall, move.place, customer))
    _draw_guests(turn, turn.state.owed - 1)


def _cook(turn: Turn, move: m.Cook) -> None:
    turn.emit(e.DishCooked(turn.seat, move.dish))
    _again(turn)


def _take_drink(turn: Turn, move: m.TakeDrink) -> None:
    turn.emit(e.DrinkTaken(turn.seat, move.drink))
    _again(turn)


def _recycle(turn: Turn, move: m.Recycle) -> None:
    turn.emit(e.BottleRecycled(turn.seat, move.drink, turn.printed.points.recycle))
    _again(turn)


# Serving


def _last_serve(turn: Turn, move: m.LastServe) -> None:
    turn.ask(Ask.DISH, move.drinks)


def _serve_dish(turn: Turn, _move: m.ServeDish) -> None:
    stall = turn.stall
    turn.emit(e.ServingBegun(turn.seat, stall.queue[0], stall.dishes[0]))
    turn.ask(POUR, turn.state.owed)


def _serve_taiyaki(turn: Turn, _move: m.ServeTaiyaki) -> None:
    turn.emit(e.TokenUsed(turn.seat, TAIYAKI))
    turn.emit(e.ServingBegun(turn.seat, turn.stall.queue[0], None))
    turn.ask(POUR, turn.state.owed)


def _pour(turn: Turn, move: m.Pour) -> None:
    turn.emit(e.DrinkPoured(turn.seat, move.drink))
    owed = turn.state.owed - 1
    if owed:
        turn.ask(POUR, owed)
    else:
        turn.ask(Ask.PLACE)


def _place_guest(turn: Turn, move: m.PlaceGuest) -> None:
    guest = turn.state.guest
    assert guest is not None
    if move.doggy_bag:
        turn.emit(e.TokenUsed(turn.seat, DOGGY_BAG))
    turn.emit(e.GuestPlaced(turn.seat, guest, move.space))
    bonus = turn.printed.board.bonuses[move.space]
    if isinstance(bonus, Bonus):
        BONUS[bonus](turn)
    else:
        _gain(turn, 2 if guest is TOURIST else 1, bonus)


def _complete(turn: Turn) -> None:
    """The serving's points (YAT-36), after all bonuses."""
    serving = turn.state.serving
    assert serving is not None
    turn.emit(e.Served(turn.seat, _serving_points(turn.printed, serving)))
    _next_action(turn)


def _serving_points(printed: Printed, serving: Serving) -> int:
    worth = printed.points
    points = worth.guest
    if serving.guest is TOURIST:
        return points + (worth.tourist_taiyaki if serving.dish is None else 0)
    colour = COLOURS[serving.guest]  # a customer's number is its colour's
    if serving.dish is colour:
        points += worth.matching_dish
    return points + worth.matching_drink * serving.drinks.count(colour)


# Bonuses


def _gain(turn: Turn, steps: int, among: tuple[Review, ...]) -> None:
    """Ask for as many review steps as can be gained (YAT-22)."""
    reviews, top = turn.stall.reviews, turn.printed.review_top
    room = 0
    for review in among:
        room += top - reviews[review]
    owed = min(steps, room)
    if owed:
        turn.ask(Ask.REVIEW, owed, among)
    else:
        _complete(turn)


def _gain_review(turn: Turn, move: m.GainReview) -> None:
    turn.emit(e.ReviewMoved(turn.seat, move.review, 1))
    _gain(turn, turn.state.owed - 1, turn.state.among)


def _menu_bonus(turn: Turn) -> None:
    if len(turn.stall.menu) < len(COLOURS):
        turn.ask(Ask.ADD_DISH)
    else:
        _complete(turn)


def _add_dish(turn: Turn, move: m.AddDish) -> None:
    turn.emit(e.DishAdded(turn.seat, move.dish, turn.printed.points.menu))
    _complete(turn)


def _influencer_bonus(turn: Turn) -> None:
    stars = turn.printed.components.tracks.influencer_stars
    step = turn.stall.influencer
    if step < len(stars):
        turn.emit(e.InfluencerMoved(turn.seat, stars[step]))
        _gain(turn, stars[step], REVIEWS)
    else:
        _complete(turn)


def _fridge_bonus(turn: Turn) -> None:
    if not turn.stall.fridge_improved:
        turn.emit(e.StallImproved(turn.seat, Bonus.FRIDGE, turn.printed.points.improvement))
    _complete(turn)


def _stove_bonus(turn: Turn) -> None:
    if not turn.stall.stove_improved:
        turn.emit(e.StallImproved(turn.seat, Bonus.STOVE, turn.printed.points.improvement))
    _complete(turn)


def _double_bonus(turn: Turn) -> None:
    if any(turn.state.bag) and occupied(turn.stall) != turn.printed.board.all:
        turn.ask(Ask.INVITE)
    else:
        _complete(turn)


def _invite(turn: Turn, move: m.Invite) -> None:
    turn.emit(e.GuestInvited(turn.seat, move.guest))
    turn.ask(Ask.PLACE_INVITED)


def _special_bonus(turn: Turn) -> None:
    if any(turn.state.tokens):
        turn.ask(Ask.TOKEN)
    else:
        _complete(turn)


def _take_token(turn: Turn, move: m.TakeToken) -> None:
    turn.emit(e.TokenTaken(turn.seat, move.token))
    _complete(turn)


BONUS: dict[Bonus, Callable[[Turn], None]] = {
    Bonus.MENU: _menu_bonus,
    Bonus.INFLUENCER: _influencer_bonus,
    Bonus.FRIDGE: _fridge_bonus,
    Bonus.STOVE: _stove_bonus,
    Bonus.DOUBLE: _double_bonus,
    Bonus.SPECIAL: _special_bonus,
}


# Tokens used of themselves: the seat is asked the same again


def _urgent_call(turn: Turn, move: m.UrgentCall) -> None:
    turn.emit(e.TokenUsed(turn.seat, URGENT_CALL))
    turn.emit(e.GuestsSwapped(turn.seat, move.one, move.two))


def _garbage(turn: Turn, _move: m.Garbage) -> None:
    turn.emit(e.TokenUsed(turn.seat, GARBAGE))
    turn.emit(e.BoxEmptied(turn.seat))


EFFECTS: dict[type, Callable[[Turn, Any], None]] = {
    m.ChooseDish: _choose_dish,
    m.ChooseBottle: _choose_bottle,
    m.GiveDrink: _give_drink,
    m.GiveTaiyaki: _give_taiyaki,
    m.SendAway: _send_away,
    m.LoseReview: _lose_review,
    m.Push: _push,
    m.Act: _act,
    m.EndTurn: _end_turn,
    m.Welcome: _welcome,
    m.SwapTourist: _swap_tourist,
    m.Cook: _cook,
    m.TakeDrink: _take_drink,
    m.Recycle: _recycle,
    m.ServeDish: _serve_dish,
    m.ServeTaiyaki: _serve_taiyaki,
    m.Pour: _pour,
    m.PlaceGuest: _place_guest,
    m.GainReview: _gain_review,
    m.AddDish: _add_dish,
    m.TakeToken: _take_token,
    m.Invite: _invite,
    m.UrgentCall: _urgent_call,
    m.Garbage: _garbage,
    m.LastServe: _last_serve,
}
