"""From a command to the service that carries it out."""

from typing import assert_never

from cookoff.server.app.tables.anonymise import forget
from cookoff.server.protocol.commands import (
    AnyCommand,
    Close,
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
from cookoff.server.runtime.tables.actor import Owner
from cookoff.server.storage.records import GuestRow

from . import game_start, seats
from .closure import close


async def carry_out(owner: Owner, guest: GuestRow, command: AnyCommand) -> Seating | Key:
    """Do what a guest asks of the table, as an errand of its owner."""
    match command:
        case Join():
            return await seats.join(owner, guest, command)
        case Leave():
            return await seats.leave(owner, guest)
        case Start():
            return await game_start.start(owner, guest)
        case Give():
            return await seats.give(owner, guest, command)
        case MakeKey():
            return await seats.make_key(owner, guest)
        case Reclaim():
            return await seats.reclaim(owner, guest, command)
        case Rematch():
            return await game_start.rematch(owner, guest)
        case Close():
            await close(owner, command)
            return seats.seating(owner, guest)
        case Forget():
            await forget(owner, guest)
            return seats.seating(owner, guest)
        case _:
            assert_never(command)
