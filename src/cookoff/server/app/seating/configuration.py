"""Changing the rules of a table before its game starts."""

import msgspec

from cookoff.server.protocol.commands import Configure
from cookoff.server.protocol.errors import ApiError
from cookoff.server.protocol.messages import TableChanged
from cookoff.server.protocol.schemas import Seating, Status
from cookoff.server.runtime.tables.actor import TableActor
from cookoff.server.storage.committer import Change
from cookoff.server.storage.records import GuestRecord, SeatRecord
from cookoff.server.storage.repository import resize_table, update_table

from .game_start import host_of
from .seats import seating
from .table_creation import check_rules, stored_options


async def configure(actor: TableActor, guest: GuestRecord, command: Configure) -> Seating:
    """Change players, options, clock and who may come in. Fewer players: the last seats go, if nobody sits there."""
    table = actor.table
    if not any(row.seat == host_of(table) for row in table.seats_on(guest)):
        raise ApiError(403, "not-host", "the host chooses the rules")
    if table.status is not Status.OPEN:
        raise ApiError(409, "started", "the game has started")
    if any(seat.guest_id is not None for seat in table.seats[command.players :]):
        raise ApiError(409, "seat-taken", "somebody sits at a seat that would go")
    check_rules(actor.loaded, command.players, command.options, actor.services.environment)
    options = stored_options(actor.loaded, command.options)
    added = [SeatRecord(seat, "") for seat in range(table.players, command.players)]
    values = {
        "players": command.players,
        "options": options,
        "public": command.public,
        "by_address": command.by_address,
    }
    stored = update_table(table.id, **values, clock=msgspec.json.encode(command.clock).decode())
    await actor.commit(Change(table.id, statements=[stored, *resize_table(table.id, command.players, added)]))
    for name, value in values.items():
        setattr(table, name, value)
    table.clock = command.clock
    table.seats = [*table.seats[: command.players], *added]
    actor.connections.broadcast(TableChanged(table.card()))
    return seating(actor, guest)
