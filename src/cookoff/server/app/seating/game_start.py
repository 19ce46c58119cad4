"""Starting a game, and starting it again."""

import msgspec
from sqlalchemy import Executable

from cookoff.server.app.tables.moves import row
from cookoff.server.config.secrets import hashed
from cookoff.server.protocol.errors import Complaint
from cookoff.server.protocol.messages import TableChanged, Welcome
from cookoff.server.protocol.schemas import Seating, Status
from cookoff.server.runtime.games.live_game import Sitting
from cookoff.server.runtime.tables.actor import Owner
from cookoff.server.storage.committer import Change
from cookoff.server.storage.records import GuestRow, SeatRow, TableRow
from cookoff.server.storage.repository import change_table, keep_table

from .seats import seating
from .table_creation import ID


async def start(owner: Owner, guest: GuestRow) -> Seating:
    """Begin the game: the set-up is the first record."""
    table = owner.table
    own = table.seat_of(guest.id)
    if own is None or own.seat != _host(table):
        raise Complaint(403, "not-host", "the host starts the game")
    if table.status is not Status.OPEN:
        return seating(owner, guest)
    owner.tools.bars.let_begin()
    if free := [seat.seat for seat in table.seats if seat.free]:
        raise Complaint(409, "seats-free", f"nobody sits at {', '.join(map(str, free))}; give free seats to bots")
    options = owner.served.codec.options(table.options.encode())
    names = [seat.name for seat in table.seats]
    world = owner.tools.world
    sitting, header = Sitting.begin(owner.served, table.players, options, names, table.clock, world)
    table.status, table.started_at = Status.PLAYING, world.now()
    owner.take(sitting)
    sat: list[Executable] = []
    for seat in table.seats:
        if seat.guest_id is not None:
            sat += owner.note_sat(seat.guest_id, seat.seat)
    started = change_table(table.id, status=Status.PLAYING.value, started_at=table.started_at)
    wake_at = owner.alarms.wake_at()
    await owner.commit(Change(table.id, [row(table.id, header)], wake_at=wake_at, statements=[started, *sat]))
    card, now, here = table.card(), owner.now(), owner.links.here()
    owner.links.tell_all(TableChanged(card))
    owner.links.tell_each(lambda seat: Welcome(card, seat, (), sitting.position(seat, now), (), here))
    owner.alarms.set()
    return seating(owner, guest)


async def rematch(owner: Owner, guest: GuestRow) -> Seating:
    """A new table with the same bots, the caller and free seats for the others; asked for again, the same new table."""
    table = owner.table
    own = table.seat_of(guest.id)
    if own is None:
        raise Complaint(403, "not-seated", "only those who sit at the table may do that")
    if table.status is not Status.FINISHED:
        raise Complaint(409, "not-finished", "the game is not over")
    owner.tools.bars.let_begin()
    new = await owner.tools.shelf.table(table.next) if table.next is not None else None
    if new is None:  # not asked for yet, or forgotten because nobody started it
        new = _again(owner, own)
        await owner.change(*keep_table(new), next=new.id)
    there = new.seat_of(guest.id)
    return Seating(new.card(), there.seat if there else None, owner.tools.seal.invite(new.id))


def _again(owner: Owner, host: SeatRow) -> TableRow:
    table, world = owner.table, owner.tools.world
    table_id = world.code(ID)
    return msgspec.structs.replace(
        table,
        id=table_id,
        invite_hash=hashed(owner.tools.seal.invite(table_id)),
        host=host.seat,
        status=Status.OPEN,
        created_at=world.now(),
        started_at=None,
        ended_at=None,
        next=None,
        # Nobody is seated without having said yes.
        seats=[
            SeatRow(seat.seat, seat.name, seat.colour, seat.guest_id, seat.bot)
            if seat is host or seat.bot is not None
            else SeatRow(seat.seat, "")
            for seat in table.seats
        ],
    )


def _host(table: TableRow) -> int:
    """Who opened the table; when they have left, the first person."""
    if table.seats[table.host].guest_id is not None:
        return table.host
    return next((seat.seat for seat in table.seats if seat.guest_id is not None), table.host)
