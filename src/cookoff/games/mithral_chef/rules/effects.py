"""The effects of legal moves, as events in the order of the rules."""

from cookoff.engine import Chance, Event, Move, Seat
from cookoff.games.mithral_chef.rules.stations.leaving import leave_for_next

from .lookup import Lookup
from .move_context import MoveContext
from .moves import HandMove
from .offers import SPOKEN
from .state import State
from .stations import COMMANDS


def carry_out(lookup: Lookup, state: State, seat: Seat, move: Move, chance: Chance, now: int) -> list[Event]:
    """Carry out a legal move of a seat."""
    deed = Deed(lookup, state, seat, chance, now)
    if isinstance(move, HandMove):
        command = COMMANDS[type(move)]
        if command.enters is not None:
            leave_for_next(context, move.hand)
        command.effect(context, move)
    else:
        SPOKEN[type(move)][1](context, move)
    return context.events
