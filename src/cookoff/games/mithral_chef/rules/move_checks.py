"""Checks of moves; a refusal names the rule that forbids the move.

`check_move` ignores the clock: it says whether a hand may do this once it is free. `check_time` says whether it is.
"""

from cookoff.engine import TABLE, Move, Refusal, Seat
from cookoff.games.mithral_chef.content.enums import ORDER, Phase
from cookoff.games.mithral_chef.rules.stations.leaving import check_leave
from cookoff.games.mithral_chef.rules.stations.order import desk_free

from . import moves as m
from .lookup import Lookup
from .offers import OFFER_MOVES
from .state import State
from .stations import COMMANDS

TABLE_MOVES = frozenset({m.Begin, m.SendHome, m.Serve, m.Close})


def check_move(lookup: Lookup, state: State, seat: Seat, move: Move) -> Refusal | None:
    """Refuse a move that would be illegal even if its hand were free."""
    if seat == TABLE or type(move) in TABLE_MOVES:
        return Refusal("MIT-20", "not-yours-to-do")
    if state.phase is Phase.OVER:
        return Refusal("MIT-71", "game-over")
    if seat not in state.chefs:
        return Refusal("MIT-83", "not-in-the-showdown") if state.standings else Refusal("MIT-20", "no-such-seat")
    if state.phase is Phase.COUNTDOWN:
        return Refusal("MIT-12", "countdown")
    if isinstance(move, m.WantShowdown):
        return _want_showdown(state, seat)
    if state.phase is Phase.VOTE:
        return Refusal("MIT-83", "answer-first")
    player = state.players[seat]
    if not isinstance(move, m.HandMove):
        return OFFER_MOVES[type(move)][0](lookup, state, seat, move)
    command = COMMANDS[type(move)]
    chef = player.chefs[move.hand]
    if chef.station is not command.station:
        if command.station is not None:
            station = command.station.name
            if chef.station is None:
                return Refusal("MIT-21", "not-there", {"station": station})
            return Refusal("MIT-22", "elsewhere", {"station": station})
        assert chef.station is not None
        if command.enters is chef.station:
            return Refusal("MIT-28", "there-already", {"station": chef.station.name})
        refusal = check_leave(lookup, state, player, chef, move)
        if refusal is not None:
            return refusal
    return command.check(lookup, state, player, chef, move)


def check_time(lookup: Lookup, state: State, seat: Seat, move: Move, now: int) -> Refusal | None:
    """Refuse an otherwise legal move that comes too early."""
    if not isinstance(move, m.HandMove):
        if now < (free := ready(lookup, state, seat, move)):
            return Refusal("MIT-23", "just-offered", {"left": free - now})
        return None
    chef = state.players[seat].chefs[move.hand]
    if now < chef.busy:
        return Refusal("MIT-25", "busy", {"left": chef.busy - now})
    station = COMMANDS[type(move)].enters
    if station is not None and now < chef.barred[station]:
        return Refusal("MIT-28", "too-soon", {"station": station.name, "left": chef.barred[station] - now})
    if station is ORDER and now < (free := desk_free(lookup, state.players, len(state.chefs))):
        return Refusal("MIT-73", "desk-taken", {"left": free - now})
    return None


def ready(lookup: Lookup, state: State, seat: Seat, move: Move) -> int:
    """The time from which an otherwise legal move is accepted."""
    if not isinstance(move, m.HandMove):
        return state.players[seat].offering if isinstance(move, m.MakeOffer) else 0
    chef = state.players[seat].chefs[move.hand]
    station = COMMANDS[type(move)].enters
    if station is None:
        return chef.busy
    free = desk_free(lookup, state.players, len(state.chefs)) if station is ORDER else 0
    return max(chef.busy, chef.barred[station], free)


def _want_showdown(state: State, seat: Seat) -> Refusal | None:
    if state.phase is not Phase.VOTE:
        return Refusal("MIT-83", "no-vote")
    return Refusal("MIT-83", "answered") if seat in state.agreed else None
