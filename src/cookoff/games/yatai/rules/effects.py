"""The effects of legal moves, as events in the order of the rules: the setup and the frame of a turn.

Actions, serving and the reputation board have modules of their own.
"""

from cookoff.engine import Chance, Event, Move, Refusal, Seat
from cookoff.games.yatai.content.enums import ALONG, COLOURS, GARBAGE, TAIYAKI, URGENT_CALL, Ask

from . import actions, reputation, serving
from . import events as e
from . import moves as m
from .lookup import Lookup
from .move_checks import CHECKS, Check, not_asked
from .move_context import ACT, LAST_SERVING, Effect, Effects, Turn
from .scoring import final_scores
from .state import State

PUSH, CHECK, LOSE = Ask.PUSH, Ask.CHECK, Ask.LOSE  # constants for the hot path, as in `enums`


def play(lookup: Lookup, state: State, seat: Seat, move: Move, chance: Chance) -> list[Event] | Refusal:
    """Carry out a legal move, or refuse it. Implements `Game.play`."""
    try:
        asks, check, effect = MOVE_RULES[type(move)]
    except KeyError:
        return not_asked(state, seat, move)
    if seat != state.seat or state.ask not in asks:
        return not_asked(state, seat, move)
    stall = state.stalls[seat]
    fault = check(lookup, state, stall, move)
    if fault is not None:
        return fault
    turn = Turn(lookup, state, seat, stall, chance, [])
    effect(turn, move)
    return turn.events


# Set-up


def _choose_dish(turn: Turn, move: m.ChooseDish) -> None:
    """The chosen dish joins the menu (YAT-12); after the last choice everybody draws a second one (YAT-13)."""
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
    """The chosen drink goes into the recycle box, player by player (YAT-14)."""
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


# The frame of a turn


def _begin_turn(turn: Turn, seat: Seat, round_: int) -> None:
    """Begin with step A if the last queue space is taken (YAT-20, YAT-65), else with the next step."""
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
    """The next seat's turn, the next round (YAT-26), the last serving turn (YAT-60), or the final scoring."""
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
    """The appeased guest stays in the queue (YAT-21, YAT-65)."""
    turn.emit(e.DrinkGiven(turn.seat, move.drink))
    _after_check(turn)


def _give_taiyaki(turn: Turn, _move: m.GiveTaiyaki) -> None:
    turn.emit(e.TokenUsed(turn.seat, TAIYAKI))
    _after_check(turn)


def _send_away(turn: Turn, _move: m.SendAway) -> None:
    """The guest returns to the bag and reviews are lost (YAT-20), as far as there are any to lose (YAT-22)."""
    turn.emit(e.GuestLeft(turn.seat, turn.stall.queue[-1]))
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
    """Push a tile into a line; its actions are next (YAT-23, YAT-24)."""
    out = turn.state.grid[ALONG[move.line]][-1]
    turn.emit(e.TilePushed(turn.seat, move.tile, move.line, out))
    turn.ask(ACT)


# Tokens used on their own: the seat then decides the same thing as before (YAT-28)


def _urgent_call(turn: Turn, move: m.UrgentCall) -> None:
    """Two guests of the seat's queue change places (YAT-52)."""
    turn.emit(e.TokenUsed(turn.seat, URGENT_CALL))
    turn.emit(e.GuestsSwapped(turn.seat, move.one, move.two))


def _garbage(turn: Turn, _move: m.Garbage) -> None:
    """The whole recycle box goes back to the table (YAT-53)."""
    turn.emit(e.TokenUsed(turn.seat, GARBAGE))
    turn.emit(e.BoxEmptied(turn.seat))
    if turn.state.ask is Ask.RECYCLE:
        turn.next_action()  # no bottle is left to recycle, so the action ends (YAT-28)


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

MOVE_RULES: dict[type, tuple[frozenset[Ask], Check, Effect]] = {
    kind: (asks, check, EFFECTS[kind]) for kind, (asks, check) in CHECKS.items()
}
"""For each move: the questions it answers, its check and its effect."""
