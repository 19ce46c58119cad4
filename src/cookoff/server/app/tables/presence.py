"""Connecting to a table and disconnecting."""

from collections.abc import Sequence

from cookoff.server.config.secrets import Signer
from cookoff.server.protocol.messages import Bye, Hello, Speed, Welcome
from cookoff.server.runtime.games.history import lately, missed
from cookoff.server.runtime.tables.actor import TableActor
from cookoff.server.runtime.tables.connections import Connection, send
from cookoff.server.runtime.tables.loader import LONG, beside
from cookoff.server.storage.records import LogRecord, TableRecord

from .chat import REMEMBERED, said

MISSED, MISSED_BYTES = 500, 500_000
"""Limits on the missed entries sent on connecting: records, and bytes of records."""


async def connect(actor: TableActor, connection: Connection, hello: Hello, invited: bool = False) -> None:
    """Send a `Welcome` and subscribe the connection to everything that follows."""
    table, live_game = actor.table, actor.live_game
    guest_id = connection.guest.id if connection.guest else None
    row = table.seat_of(guest_id)
    if not invited and not may_watch(actor.services.signer, table, guest_id, hello.invite):
        connection.drop(Bye("not-invited"))
        return
    seat = row.seat if row else None
    records: Sequence[LogRecord] = ()
    if live_game is not None and hello.seen is not None and hello.seen < live_game.n:
        after = max(hello.seen, live_game.n - MISSED)
        records = lately(await actor.services.repository.records(table.id, after), MISSED_BYTES)
    missed_entries = await beside(lambda: missed(actor.loaded, records, seat), len(records) > LONG)
    chat = await actor.services.repository.chat(table.id, REMEMBERED)
    actor.connections.add(connection, seat)
    send(
        connection,
        Welcome(
            table=table.card(),
            seat=seat,
            missed=missed_entries,
            position=live_game.position(seat, actor.now()) if live_game else None,
            chat=tuple(said(line) for line in chat),
            presence=actor.connections.presence(),
        ),
    )
    if seat is not None:
        actor.away_since.pop(seat, None)
    actor.connections.broadcast(actor.connections.presence())
    if actor.undo is not None:
        send(connection, actor.undo.message())
    if actor.seat_request is not None:
        send(connection, actor.seat_request.message())
    if not actor.clock.is_usual:
        send(connection, Speed(actor.now(), actor.clock.speed, actor.clock.bots_paused))


async def disconnect(actor: TableActor, connection_id: str) -> None:
    """Remove a connection and notify the others."""
    seat = actor.connections.seat_of(connection_id)
    if not actor.connections.remove(connection_id):
        return
    now = actor.services.environment.steady()
    if seat is not None and not actor.connections.at(seat):
        actor.away_since[seat] = now
        actor.set_clock()
    if not len(actor.connections):
        actor.quiet_since = now
    actor.connections.broadcast(actor.connections.presence())


def may_watch(signer: Signer, table: TableRecord, guest_id: str | None, invite: str | None) -> bool:
    """Whether a guest may see the table."""
    if table.public or table.by_address or table.seat_of(guest_id) is not None:
        return True
    return signer.is_invite(invite, table.id, table.invite_hash)


async def reseat_connections(actor: TableActor) -> None:
    """After a seat change, send a `Welcome` to guests at a new seat and drop those whose seat another guest took."""
    for connection in list(actor.connections):
        row = actor.table.seat_of(connection.guest.id if connection.guest else None)
        seat = row.seat if row else None
        before = actor.connections.seat_of(connection.id)
        if seat == before:
            continue
        if before is not None and actor.table.seats[before].guest_id is not None:
            actor.connections.remove(connection.id)
            connection.drop(Bye("seat-taken"))
        else:
            await connect(actor, connection, Hello(), invited=True)
