"""Round trips at tables in real time, and moves in the order in which hands made them."""

from collections.abc import Callable, Coroutine
from typing import Any

from cookoff.server.protocol.messages import Echo, Ping, Play, Pong, Probe, SeatPing
from cookoff.server.protocol.schemas import EvenClock, Status
from cookoff.server.runtime.tables.actor import TableActor
from cookoff.server.runtime.tables.connections import Connection, send

EVERY = 2_000
"""Milliseconds between measurements."""


def measures(actor: TableActor) -> bool:
    """Whether the table measures its players' round trips: several people play in real time."""
    live_game = actor.live_game
    playing = live_game is not None and live_game.in_real_time and actor.table.status is Status.PLAYING
    return playing and len(actor.human_seats) > 1


def is_even(actor: TableActor) -> bool:
    """Whether moves are put into the order in which they were made."""
    return isinstance(actor.table.clock, EvenClock) and measures(actor)


def probe(actor: TableActor) -> None:
    """Ask everyone for an echo, tell everyone's round trip, and do so again later; once for each table."""
    if actor.probing:
        return
    actor.probing = True
    _probe(actor)


def _probe(actor: TableActor) -> None:
    if actor.gone or not measures(actor) or not len(actor.connections):
        actor.probing = False
        return
    actor.probe += 1
    actor.probed_at = actor.services.environment.steady()
    pings = tuple(SeatPing(seat, ping) for seat, ping in actor.trips.known().items())
    actor.connections.broadcast(Probe(actor.probe, pings))
    actor.services.environment.after(EVERY, lambda: _probe(actor))


def answer(actor: TableActor, connection: Connection, message: Ping | Echo, arrived: int) -> None:
    """Answer a ping, or note a round trip. Only the first echo of the last probe counts."""
    if isinstance(message, Ping):
        return send(connection, Pong(message.id, actor.now() if actor.live_game else 0))
    seat = actor.connections.seat_of(connection.id)
    if seat is None or message.probe != actor.probe or message.probe == actor.echoed.get(seat):
        return None
    actor.echoed[seat] = message.probe
    return actor.trips.measured(seat, arrived - actor.probed_at)


def hold(actor: TableActor, connection: Connection, message: Play) -> bool:
    """Let a move of an even table, which arrives just now, wait for those that were made before it."""
    known = actor.connections.get(connection.id)
    seat = actor.connections.seat_of(connection.id)
    if known is None or seat is None or not is_even(actor):
        return False
    actor.arrivals.add(seat, actor.now(), (seat, known, message))
    return True


def set_timer(actor: TableActor, release: Callable[[TableActor], Coroutine[Any, Any, None]]) -> None:
    """Call `release`, as a job of the table, when the next held move is due."""
    ready = actor.arrivals.next
    if ready is None or actor.gone:
        return

    def ring() -> None:
        if not actor.tell(lambda: release(actor)):
            set_timer(actor, release)

    actor.services.environment.after(max(1, ready - actor.now()), ring)
