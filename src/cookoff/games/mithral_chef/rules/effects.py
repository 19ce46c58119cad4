"""The effects of legal moves, as events in the order of the rules."""

from cookoff.engine import TABLE, Chance, Event, Move, Now, Refusal, Seat
from cookoff.games.mithral_chef.rules.stations.leaving import leave_for_next

from .clock import play_table_move
from .game_end import answer_vote
from .lookup import Lookup
from .move_checks import check_move, check_time
from .move_context import MoveContext
from .moves import HandMove, WantShowdown
from .offers import OFFER_MOVES
from .state import State
from .stations import COMMANDS

_NOW = Now()


def play(lookup: Lookup, state: State, seat: Seat, move: Move, chance: Chance) -> list[Event] | Refusal:
    """Carry out a legal move at the current time, or refuse it (MIT-20). Implements `Game.play`."""
    now = chance.ask(_NOW, int)
    if seat == TABLE:
        return play_table_move(lookup, state, move, chance, now)
    refusal = check_move(lookup, state, seat, move) or check_time(lookup, state, seat, move, now)
    if refusal is not None:
        return refusal
    context = MoveContext(lookup, state, seat, chance, now)
    if isinstance(move, HandMove):
        command = COMMANDS[type(move)]
        if command.enters is not None:
            leave_for_next(context, move.hand)
        command.effect(context, move)
    elif isinstance(move, WantShowdown):
        answer_vote(context, move.wanted)
    else:
        OFFER_MOVES[type(move)][1](context, move)
    return context.events
