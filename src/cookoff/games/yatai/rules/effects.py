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
from .move_context import ACT, LAST_SERVING, Effect, Effects, MoveContext
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
    context = MoveContext(lookup, state, seat, stall, chance, [])
    effect(context, move)
    return context.events


# Set-up


def _choose_dish(context: MoveContext, move: m.ChooseDish) -> None:
    """The chosen dish joins the menu (YAT-12); after the last choice everybody draws a second one (YAT-13)."""
    context.emit(e.DishAdded(context.seat, move.dish))
    state = context.state
    following = (context.seat + 1) % len(state.stalls)
    if following != state.first:
        context.emit(e.Asked(following, Ask.MENU))
        return
    for seat in _order(state):
        rest = [dish for dish in COLOURS if dish not in state.stalls[seat].menu]
        context.emit(e.DishAdded(seat, rest[context.chance.index(len(rest))]))
    context.emit(e.Asked(state.first, Ask.BOTTLE))


def _choose_bottle(context: MoveContext, move: m.ChooseBottle) -> None:
    """The chosen drink goes into the recycle box, player by player (YAT-14)."""
    context.emit(e.BottleChosen(context.seat, move.drink))
    following = (context.seat + 1) % len(context.state.stalls)
    if following != context.state.first:
        context.emit(e.Asked(following, Ask.BOTTLE))
    else:
        _begin_turn(context, following, 1)


def _order(state: State) -> list[Seat]:
    """The seats in turn order, the same all game (YAT-16)."""
    players = len(state.stalls)
    return [(state.first + place) % players for place in range(players)]


# The frame of a turn


def _begin_turn(context: MoveContext, seat: Seat, round_: int) -> None:
    """Begin with step A if the last queue space is taken (YAT-20, YAT-65), else with the next step."""
    context.emit(e.TurnBegun(seat, round_))
    context.seat = seat
    context.stall = context.state.stalls[seat]
    if len(context.stall.queue) == context.lookup.queue_size:
        context.ask(CHECK)
    else:
        _after_check(context)


def _after_check(context: MoveContext) -> None:
    context.ask(PUSH if context.state.round <= context.lookup.rounds else LAST_SERVING)


def _end_turn(context: MoveContext, _move: m.EndTurn) -> None:
    """The next seat's turn, the next round (YAT-26), the last serving turn (YAT-60), or the final scoring."""
    state = context.state
    following = (context.seat + 1) % len(state.stalls)
    if following != state.first:
        _begin_turn(context, following, state.round)
    elif state.round <= context.lookup.rounds:
        _begin_turn(context, following, state.round + 1)
    else:
        for score in final_scores(context.lookup.components, state):
            context.emit(e.Scored(score))
        context.emit(e.GameEnded())


def _give_drink(context: MoveContext, move: m.GiveDrink) -> None:
    """The appeased guest stays in the queue (YAT-21, YAT-65)."""
    context.emit(e.DrinkGiven(context.seat, move.drink))
    _after_check(context)


def _give_taiyaki(context: MoveContext, _move: m.GiveTaiyaki) -> None:
    context.emit(e.TokenUsed(context.seat, TAIYAKI))
    _after_check(context)


def _send_away(context: MoveContext, _move: m.SendAway) -> None:
    """The guest returns to the bag and reviews are lost (YAT-20), as far as there are any to lose (YAT-22)."""
    context.emit(e.GuestLeft(context.seat, context.stall.queue[-1]))
    owed = min(context.lookup.components.queue_penalty, sum(context.stall.reviews))
    _lose(context, owed)


def _lose_review(context: MoveContext, move: m.LoseReview) -> None:
    context.emit(e.ReviewMoved(context.seat, move.review, -1))
    _lose(context, context.state.owed - 1)


def _lose(context: MoveContext, owed: int) -> None:
    if owed:
        context.ask(LOSE, owed)
    else:
        _after_check(context)


def _push(context: MoveContext, move: m.Push) -> None:
    """Push a tile into a line; its actions are next (YAT-23, YAT-24)."""
    out = context.state.grid[ALONG[move.line]][-1]
    context.emit(e.TilePushed(context.seat, move.tile, move.line, out))
    context.ask(ACT)


# Tokens used on their own: the seat then decides the same thing as before (YAT-28)


def _urgent_call(context: MoveContext, move: m.UrgentCall) -> None:
    """Two guests of the seat's queue change places (YAT-52)."""
    context.emit(e.TokenUsed(context.seat, URGENT_CALL))
    context.emit(e.GuestsSwapped(context.seat, move.one, move.two))


def _garbage(context: MoveContext, _move: m.Garbage) -> None:
    """The whole recycle box goes back to the table (YAT-53)."""
    context.emit(e.TokenUsed(context.seat, GARBAGE))
    context.emit(e.BoxEmptied(context.seat))
    if context.state.ask is Ask.RECYCLE:
        context.next_action()  # no bottle is left to recycle, so the action ends (YAT-28)


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
