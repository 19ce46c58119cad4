"""What the clock does: the signal, sending hands home, serving plates, closing time. These are moves of the table."""

from cookoff.engine import Chance, Due, Event, Move, Refusal
from cookoff.games.mithral_chef.content.enums import HANDS, Hand, Phase
from cookoff.games.mithral_chef.rules.stations.leaving import send_home
from cookoff.games.mithral_chef.rules.stations.plating import serve

from . import events as e
from . import moves as m
from .game_end import close_kitchen
from .lookup import Lookup
from .move_context import MoveContext
from .state import Plating, SousChef, State

CLOSE = m.Close()
BEGIN = m.Begin()


def due(state: State) -> Due | None:
    """The table's next move. Of two at one moment lower seats come first, and closing comes last."""
    if state.phase is not Phase.PLAY:
        if state.phase is Phase.OVER:
            return None
        return Due(state.until, BEGIN if state.phase is Phase.COUNTDOWN else CLOSE)
    first, whose = state.until + 1, -1
    for seat in state.chefs:
        for hand in HANDS:
            chef = state.players[seat].chefs[hand]
            if chef.station is not None:
                at = _deadline(chef)
                if at < first:
                    first, whose = at, 2 * seat + hand
    if whose < 0:
        return Due(state.until, CLOSE)
    seat, hand = whose // 2, HANDS[whose % 2]
    work = state.players[seat].chefs[hand].work
    serving = type(work) is Plating and work.served_at is not None
    return Due(first, m.Serve(seat, hand) if serving else m.SendHome(seat, hand))


def _deadline(chef: SousChef) -> int:
    """When the table acts on a sous-chef: serves its tower (MIT-63) or sends it home (MIT-27)."""
    work = chef.work
    return chef.idle if type(work) is not Plating or work.served_at is None else work.served_at


def play_table_move(lookup: Lookup, state: State, move: Move, chance: Chance, now: int) -> list[Event] | Refusal:
    """Carry out a move of the table, or refuse it before its time."""
    match move:
        case m.Begin():
            if state.phase is not Phase.COUNTDOWN or now < state.until:
                return Refusal("MIT-12", "not-due")
            context = MoveContext(lookup, state, 0, chance, now)
            context.emit(e.Begun(now + state.closing, lookup.open_spaces(len(state.chefs))))
        case m.Close():
            if state.phase not in (Phase.PLAY, Phase.VOTE) or now < state.until:
                return Refusal("MIT-72", "not-due")
            context = MoveContext(lookup, state, 0, chance, now)
            close_kitchen(context)
        case m.SendHome(seat, hand) | m.Serve(seat, hand):
            serving = isinstance(move, m.Serve)
            if not _is_due(state, seat, hand, serving, now):
                return Refusal("MIT-63" if serving else "MIT-27", "not-due")
            context = MoveContext(lookup, state, seat, chance, now)
            (serve if serving else send_home)(context, hand)
        case _:
            return Refusal("MIT-20", "not-for-the-table")
    return context.events


def _is_due(state: State, seat: int, hand: Hand, serving: bool, now: int) -> bool:
    if state.phase is not Phase.PLAY or seat not in state.chefs:
        return False
    chef = state.players[seat].chefs[hand]
    if chef.station is None:
        return False
    finished = isinstance(chef.work, Plating) and chef.work.served_at is not None
    return serving == finished and now >= _deadline(chef)
