"""From a command to the service that carries it out."""

from typing import assert_never

from cookoff.server.cards import Seating
from cookoff.server.storage.rows import GuestRow
from cookoff.server.tables.forgetting import forget
from cookoff.server.tables.owner import Owner

from . import seating, starting
from .closing import close
from .commands import AnyCommand, Close, Forget, Give, Join, Key, Leave, MakeKey, Reclaim, Rematch, Start


async def carry_out(owner: Owner, guest: GuestRow, command: AnyCommand) -> Seating | Key:
    """Do what a guest asks of the table, as an errand of its owner."""
    match command:
        case Join():
            return await seating.join(owner, guest, command)
        case Leave():
            return await seating.leave(owner, guest)
        case Start():
            return await starting.start(owner, guest)
        case Give():
            return await seating.give(owner, guest, command)
        case MakeKey():
            return await seating.make_key(owner, guest)
        case Reclaim():
            return await seating.reclaim(owner, guest, command)
        case Rematch():
            return await starting.rematch(owner, guest)
        case Close():
            await close(owner, command)
            return seating.seating(owner, guest)
        case Forget():
            await forget(owner, guest)
            return seating.seating(owner, guest)
        case _:
            assert_never(command)
