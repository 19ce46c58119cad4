"""Joining, leaving and reassigning seats."""

from hmac import compare_digest

import msgspec

from cookoff import bots
from cookoff.engine import BadInput
from cookoff.server.app.tables.presence import may_watch
from cookoff.server.app.tables.seat_transfer import is_away, refuse_second_seat, request_transfer, transfer_seat
from cookoff.server.config.secrets import hash_secret
from cookoff.server.protocol.commands import Give, Join, Key, Reclaim
from cookoff.server.protocol.errors import ApiError
from cookoff.server.protocol.names import distinct
from cookoff.server.protocol.schemas import Seating, Status
from cookoff.server.runtime.tables.actor import TableActor
from cookoff.server.storage.records import GuestRecord, SeatRecord, TableRecord

KEY = 24
"""Characters in a personal key."""
NOT_SEATED = "only those who sit at the table may do that"


def seating(actor: TableActor, guest: GuestRecord, requested: bool = False) -> Seating:
    """Return the table and the guest's seat. `requested`: the change waits for the other players' agreement."""
    row = actor.table.seat_of(guest.id)
    return Seating(
        actor.table.card(), row.seat if row else None, actor.services.signer.invite(actor.table.id), requested
    )


async def join(actor: TableActor, guest: GuestRecord, command: Join) -> Seating:
    """Take a free seat. During a game, all players must agree."""
    table = actor.table
    own = table.seat_of(guest.id)
    if own is not None:
        if table.status is Status.OPEN:
            # They may have another name by now.
            name = _name_at(actor, guest, own.seat)
            await actor.change(seats=(msgspec.structs.replace(own, name=name, colour=guest.colour),))
        return seating(actor, guest)
    if not may_watch(actor.services.signer, table, guest, command.invite):
        raise ApiError(404, "no-such-table", "there is no such table, or it needs an invitation")
    if table.status is Status.FINISHED:
        raise ApiError(409, "finished", "the game is over")
    free = [seat for seat in table.seats if seat.free]
    if command.seat is not None:
        if command.seat >= table.players:
            raise ApiError(400, "no-such-seat", f"seat: there are seats 0 to {table.players - 1}")
        free = [seat for seat in table.seats if seat.seat == command.seat and _may_be_taken(table, seat)]
    if not free:
        raise ApiError(409, "seat-taken", "no such seat is free")
    refuse_second_seat(actor, guest, free[0].seat)
    row = SeatRecord(free[0].seat, _name_at(actor, guest, free[0].seat), guest.colour, guest.id)
    done = await request_transfer(actor, guest, row)
    return seating(actor, guest, requested=not done)


def _may_be_taken(table: TableRecord, seat: SeatRecord) -> bool:
    """Whether a guest may ask for the seat. At a party's table, friends who come late may play instead of a bot."""
    late = table.party_id is not None and table.status is Status.PLAYING
    return seat.free or (late and seat.bot is not None)


def _name_at(actor: TableActor, guest: GuestRecord, seat: int) -> str:
    """Return the guest's name, with a number if another player has the same."""
    return distinct(guest.name, [one.name for one in actor.table.seats if one.seat != seat and not one.free])


async def leave(actor: TableActor, guest: GuestRecord) -> Seating:
    """Leave the seat, free for a bot or another player."""
    row = _own(actor, guest)
    if actor.table.status is not Status.FINISHED:
        await transfer_seat(actor, SeatRecord(row.seat, row.name))
    return seating(actor, guest)


async def give(actor: TableActor, guest: GuestRecord, command: Give) -> Seating:
    """Give a seat to a bot, or free one: a bot's, a long-absent player's, or one of this device's other players.

    During a game, all players must agree.
    """
    table = actor.table
    if not table.seats_on(guest):
        raise ApiError(403, "not-seated", NOT_SEATED)
    if command.seat >= table.players:
        raise ApiError(400, "no-such-seat", f"there are seats 0 to {table.players - 1}")
    if table.status is Status.FINISHED:
        raise ApiError(409, "finished", "the game is over")
    row = table.seats[command.seat]
    if row.guest_id is not None and row.guest_id not in guest.beside and not is_away(actor, row.seat):
        raise ApiError(409, "seat-taken", "somebody sits there")
    if command.bot is not None:
        try:
            bots.check(command.bot, actor.loaded.game, table.players)
        except BadInput as error:
            raise ApiError(400, "no-such-bot", f"bot: {error}") from error
    done = await request_transfer(actor, guest, SeatRecord(row.seat, command.bot or "", bot=command.bot))
    return seating(actor, guest, requested=not done)


async def make_key(actor: TableActor, guest: GuestRecord) -> Key:
    """Make a new personal key for the guest's seat. The previous key stops working."""
    row = _own(actor, guest)
    key = actor.services.environment.code(KEY)
    await actor.change(seats=(msgspec.structs.replace(row, key=hash_secret(key)),))
    return Key(key)


async def reclaim(actor: TableActor, guest: GuestRecord, command: Reclaim) -> Seating:
    """Take over a seat with its personal key, which works only once."""
    secret = hash_secret(command.key)
    found = [seat for seat in actor.table.seats if seat.key is not None and compare_digest(seat.key, secret)]
    if not found:
        raise ApiError(403, "wrong-key", "the key opens no seat here")
    own = actor.table.seat_of(guest.id)
    if own is not None and own.seat != found[0].seat:
        raise ApiError(409, "seated", "this device sits at another seat of the table")
    row = found[0]
    refuse_second_seat(actor, guest, row.seat)
    await transfer_seat(actor, msgspec.structs.replace(row, guest_id=guest.id, bot=None, key=None))
    return seating(actor, guest)


def _own(actor: TableActor, guest: GuestRecord) -> SeatRecord:
    row = actor.table.seat_of(guest.id)
    if row is None:
        raise ApiError(403, "not-seated", NOT_SEATED)
    return row
