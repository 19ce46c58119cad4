"""What a legal move brings about: the events, in the order of the rules. Here the set-up and the course of a turn."""

from cookoff.engine import Chance, Event, Move, Refusal, Seat
from cookoff.games.yatai.content.enums import ALONG, COLOURS, GARBAGE, TAIYAKI, URGENT_CALL, Ask

from . import actions, reputation, serving
from . import events as e
from . import moves as m
from .lookup import Lookup
from .move_checks import CHECKS, FindFault, not_asked
from .move_context import ACT, LAST_SERVING, Effect, Effects, Turn
from .scoring import final_scores
from .state import State

PUSH, CHECK, LOSE = Ask.PUSH, Ask.CHECK, Ask.LOSE  # constants for the hot path, as in `enums`


def play(lookup: Lookup, state: State, seat: Seat, move: Move, chance: Chance) -> list[Event] | Refusal:
    """Carry out a legal move, refuse any other."""
    try:
        asks, find_fault, effect = DEEDS[type(move)]
    except KeyError:
        return not_asked(state, seat, move)
    if seat != state.seat or state.ask not in asks:
        return not_asked(state, seat, move)
    stall = state.stalls[seat]
    fault = find_fault(lookup, state, stall, move)
    if fault is not None:
        return fault
    turn = Turn(lookup, state, seat, stall, chance, [])
    effect(turn, move)
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
    if len(turn.stall.queue) == turn.lookup.queue_size:
        turn.ask(CHECK)
    else:
        _after_check(turn)


def _after_check(turn: Turn) -> None:
    turn.ask(PUSH if turn.state.round <= turn.lookup.rounds else LAST_SERVING)


def _end_turn(turn: Turn, _move: m.EndTurn) -> None:
    state = turn.state
    following = (turn.seat + 1) % len(state.stalls)
    if following != state.first:
        _begin_turn(turn, following, state.round)
    elif state.round <= turn.lookup.rounds:
        _begin_turn(turn, following, state.round + 1)
    else:
        for score in final_scores(turn.lookup.components, state):
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
    owed = min(turn.lookup.components.queue_penalty, sum(turn.stall.reviews))
    _lose(turn, owed)


def _lose_review(turn: Turn, move: m.LoseReview) -> None:
    turn.emit(e.ReviewMoved(turn.seat, move.review, -1))
    _lose(turn, turn.state.owed - 1)


def _lose(turn: Turn, owed: int) -> None:
    if owed:
        turn.ask(LOSE, owed)
    else:
        _after_check(turn)


def _push(turn: Turn, move: m.Push) -> None:
    out = turn.state.grid[ALONG[move.line]][-1]
    turn.emit(e.TilePushed(turn.seat, move.tile, move.line, out))
    turn.ask(ACT)


# Tokens used of themselves: the seat is asked the same again (YAT-28)


def _urgent_call(turn: Turn, move: m.UrgentCall) -> None:
    turn.emit(e.TokenUsed(turn.seat, URGENT_CALL))
    turn.emit(e.GuestsSwapped(turn.seat, move.one, move.two))


def _garbage(turn: Turn, _move: m.Garbage) -> None:
    turn.emit(e.TokenUsed(turn.seat, GARBAGE))
    turn.emit(e.BoxEmptied(turn.seat))
    if turn.state.ask is Ask.RECYCLE:
        turn.next_action()  # no bottle is left to recycle, and the rest of the action falls away


EFFECTS: Effects = {
    m.ChooseDish: _choose_dish,
    m.ChooseBottle: _choose_bottle,
    m.GiveDrink: _give_drink,
    m.GiveTaiyaki: _give_taiyaki,
    m.SendAway: _send_away,
    m.LoseReview: _lose_review,
    m.Push: _push,
    m.EndTurn: _end_turn,
    m.UrgentCall: _urgent_call,
    m.Garbage: _garbage,
    **actions.EFFECTS,
    **serving.EFFECTS,
    **reputation.EFFECTS,
}

DEEDS: dict[type, tuple[frozenset[Ask], FindFault, Effect]] = {
    kind: (asks, find_fault, EFFECTS[kind]) for kind, (asks, find_fault) in CHECKS.items()
}
"""All there is to know about each move: when it can be an answer, what may be wrong with it, what it brings about."""
