"""Dispatches commands to their handlers."""

from typing import assert_never

from cookoff.server.app.tables.anonymise import forget
from cookoff.server.protocol.commands import (
    AnyCommand,
    Close,
    Configure,
    Forget,
    Give,
    Join,
    Key,
    Leave,
    MakeKey,
    Reclaim,
    Rematch,
    Start,
)
from cookoff.server.protocol.schemas import Seating
from cookoff.server.runtime.tables.actor import TableActor
from cookoff.server.storage.records import GuestRecord

from . import configuration, game_start, seats
from .closure import close


async def carry_out(actor: TableActor, guest: GuestRecord, command: AnyCommand) -> Seating | Key:
    """Run a guest's command, as a job of the table's actor."""
    match command:
        case Join():
            return await seats.join(actor, guest, command)
        case Leave():
            return await seats.leave(actor, guest)
        case Start():
            return await game_start.start(actor, guest)
        case Configure():
            return await configuration.configure(actor, guest, command)
        case Give():
            return await seats.give(actor, guest, command)
        case MakeKey():
            return await seats.make_key(actor, guest)
        case Reclaim():
            return await seats.reclaim(actor, guest, command)
        case Rematch():
            return await game_start.rematch(actor, guest)
        case Close():
            await close(actor, command)
            return seats.seating(actor, guest)
        case Forget():
            await forget(actor, guest.id)
            return seats.seating(actor, guest)
        case _:
            assert_never(command)
