"""Sitting down, getting up, and giving seats away."""

from hmac import compare_digest

import msgspec

from cookoff import bots
from cookoff.engine import BadInput
from cookoff.server.app.tables.presence import may_watch
from cookoff.server.app.tables.seat_transfer import hand, is_away, propose, refuse_second_seat
from cookoff.server.config.secrets import hashed
from cookoff.server.protocol.commands import Give, Join, Key, Reclaim
from cookoff.server.protocol.errors import Complaint
from cookoff.server.protocol.schemas import Seating, Status
from cookoff.server.runtime.tables.actor import Owner
from cookoff.server.storage.records import GuestRow, SeatRow

KEY = 24
"""Letters of a personal key."""


def seating(owner: Owner, guest: GuestRow, asked: bool = False) -> Seating:
    """The table as the guest may see it; whether the others are asked before what was wanted is done."""
    row = owner.table.seat_of(guest.id)
    return Seating(owner.table.card(), row.seat if row else None, owner.tools.seal.invite(owner.table.id), asked)


async def join(owner: Owner, guest: GuestRow, command: Join) -> Seating:
    """Sit down at a free seat; in the middle of a game if all who play agree."""
    table = owner.table
    if table.seat_of(guest.id) is not None:
        return seating(owner, guest)
    if not may_watch(owner.tools.seal, table, guest.id, command.invite):
        raise Complaint(404, "no-such-table", "there is no such table, or it needs an invitation")
    if table.status is Status.FINISHED:
        raise Complaint(409, "finished", "the game is over")
    free = [seat for seat in table.seats if seat.free]
    if command.seat is not None:
        if command.seat >= table.players:
            raise Complaint(400, "no-such-seat", f"seat: there are seats 0 to {table.players - 1}")
        free = [seat for seat in free if seat.seat == command.seat]
    if not free:
        raise Complaint(409, "seat-taken", "no such seat is free")
    refuse_second_seat(owner, guest, free[0].seat)
    done = await propose(owner, guest, SeatRow(free[0].seat, guest.name, guest.colour, guest.id))
    return seating(owner, guest, asked=not done)


async def leave(owner: Owner, guest: GuestRow) -> Seating:
    """Get up. In a running game the seat waits for a bot or for somebody else."""
    row = _own(owner, guest)
    if owner.table.status is not Status.FINISHED:
        await hand(owner, SeatRow(row.seat, row.name))
    return seating(owner, guest)


async def give(owner: Owner, guest: GuestRow, command: Give) -> Seating:
    """Give a free seat to a bot, or free that of a bot or of somebody who is away for long; in play if all agree."""
    _own(owner, guest)
    table = owner.table
    if command.seat >= table.players:
        raise Complaint(400, "no-such-seat", f"there are seats 0 to {table.players - 1}")
    if table.status is Status.FINISHED:
        raise Complaint(409, "finished", "the game is over")
    row = table.seats[command.seat]
    if row.guest_id is not None and not is_away(owner, row.seat):
        raise Complaint(409, "seat-taken", "somebody sits there")
    if command.bot is not None:
        try:
            bots.check(command.bot, owner.served.game, table.players)
        except BadInput as error:
            raise Complaint(400, "no-such-bot", f"bot: {error}") from error
    done = await propose(owner, guest, SeatRow(row.seat, command.bot or "", bot=command.bot))
    return seating(owner, guest, asked=not done)


async def make_key(owner: Owner, guest: GuestRow) -> Key:
    """A new personal key of the own seat; the one before stops working."""
    row = _own(owner, guest)
    key = owner.tools.world.code(KEY)
    await owner.change(seats=(msgspec.structs.replace(row, key=hashed(key)),))
    return Key(key)


async def reclaim(owner: Owner, guest: GuestRow, command: Reclaim) -> Seating:
    """Take a seat over with its personal key, which is then used up."""
    secret = hashed(command.key)
    found = [seat for seat in owner.table.seats if seat.key is not None and compare_digest(seat.key, secret)]
    if not found:
        raise Complaint(403, "wrong-key", "the key opens no seat here")
    own = owner.table.seat_of(guest.id)
    if own is not None and own.seat != found[0].seat:
        raise Complaint(409, "seated", "this device sits at another seat of the table")
    row = found[0]
    refuse_second_seat(owner, guest, row.seat)
    await hand(owner, msgspec.structs.replace(row, guest_id=guest.id, bot=None, key=None))
    return seating(owner, guest)


def _own(owner: Owner, guest: GuestRow) -> SeatRow:
    row = owner.table.seat_of(guest.id)
    if row is None:
        raise Complaint(403, "not-seated", "only those who sit at the table may do that")
    return row
