"""Chat and reactions."""

import logging

from sqlalchemy import Executable

from cookoff.engine import Seat
from cookoff.server.protocol.messages import Chat, ChatLine, React, Reacted, SocketError
from cookoff.server.protocol.names import distinct
from cookoff.server.protocol.schemas import ChatKind, Status
from cookoff.server.runtime.tables.actor import TableActor
from cookoff.server.runtime.tables.connections import Connection, send
from cookoff.server.storage.committer import Change
from cookoff.server.storage.records import ChatRecord
from cookoff.server.storage.repository import delete_chat, insert_chat

log = logging.getLogger(__name__)

REMEMBERED = 50
"""Chat lines sent to a client that connects."""
KEPT = 500
"""Chat lines of a table that are stored; older ones are deleted."""
MUTED = SocketError("muted", "the operators have muted this guest")


async def chat(actor: TableActor, connection: Connection, message: Chat) -> None:
    """Send a chat line to everyone. Spectators may chat if they have a guest name."""
    if connection.guest is None:
        return send(connection, SocketError("not-seated", "say who you are first: PUT /api/me"))
    if _is_muted(actor, connection):
        return send(connection, MUTED)
    seat = actor.connections.seat_of(connection.id)
    if seat is not None:
        name = actor.table.seats[seat].name
    else:
        name = distinct(connection.guest.name, [row.name for row in actor.table.seats if not row.free])
    line = spoken(actor, "said", seat, connection.guest.id, name, message.text)
    await actor.commit(Change(actor.table.id, statements=written(actor, line)))
    actor.said = line.number
    return actor.connections.broadcast(said(line))


async def announce_rules_change(actor: TableActor) -> None:
    """Post a notice, once, that a game continues by newer rules than it began with."""
    live_game, rules = actor.live_game, str(actor.loaded.game.rules_version)
    if live_game is None or actor.table.status is not Status.PLAYING or str(live_game.began_by) == rules:
        return
    if not await actor.services.repository.has_notice(actor.table.id, "rules", rules):
        line = spoken(actor, "rules", None, None, str(live_game.began_by), rules)
        await actor.commit(Change(actor.table.id, statements=written(actor, line)))
        actor.said = line.number
        log.info("the game started with rules %s and continues with rules %s", line.name, rules, extra=actor.where())


async def react(actor: TableActor, connection: Connection, message: React) -> None:
    """Show a reaction to everyone. Nothing is stored."""
    seat = actor.connections.seat_of(connection.id)
    if seat is None:
        return send(connection, SocketError("not-seated", "spectators do not react"))
    if _is_muted(actor, connection):
        return send(connection, MUTED)
    return actor.connections.broadcast(Reacted(seat, message.sign))


def _is_muted(actor: TableActor, connection: Connection) -> bool:
    return connection.guest is not None and connection.guest.id in actor.services.bans.now.muted


def spoken(
    actor: TableActor, kind: ChatKind, seat: Seat | None, guest_id: str | None, name: str, text: str
) -> ChatRecord:
    """Build the next line of chat."""
    return ChatRecord(actor.said + 1, seat, name, text, actor.services.environment.now(), guest_id, kind)


def written(actor: TableActor, line: ChatRecord) -> list[Executable]:
    """Return the statements that store a line; now and then they delete old ones."""
    statements = [insert_chat(actor.table.id, line)]
    if line.number % REMEMBERED == 0:
        statements.append(delete_chat(actor.table.id, line.number - KEPT))
    return statements


def said(line: ChatRecord) -> ChatLine:
    """Convert a chat record to its message."""
    return ChatLine(line.number, line.seat, line.name, line.text, line.at, line.kind)
