"""Seats that change hands. In play that needs everybody's agreement, and everybody is told."""

from sqlalchemy import Executable

from cookoff.engine import Seat
from cookoff.server.protocol.errors import Complaint
from cookoff.server.protocol.messages import AnswerSeat, Problem
from cookoff.server.protocol.schemas import NoticeKind, Status
from cookoff.server.runtime.tables.actor import Owner
from cookoff.server.runtime.tables.connections import Link, send
from cookoff.server.runtime.tables.requests import NOTHING_WISHED, SeatWish
from cookoff.server.storage.records import GuestRow, SeatRow
from cookoff.server.storage.repository import keep_chat

from .chat import said, spoken
from .presence import move_links

PAUSE = 20_000
"""Milliseconds for which a table that said no is not asked again by the same person."""


async def propose(owner: Owner, guest: GuestRow, row: SeatRow) -> bool:
    """Let the seat change hands: at once, or when everybody has agreed; whether it is done.

    Asked for again, those who are away for long by now are not waited for any more.
    """
    table, wish = owner.table, owner.seat_wish
    if table.status is Status.PLAYING:
        own = table.seat_of(guest.id)
        mine = own.seat if own else None
        waiting = {seat for seat in owner.persons if seat not in {mine, row.seat} and not is_away(owner, seat)}
        if wish is not None and wish.guest.id != guest.id and wish.waiting & waiting:
            raise Complaint(409, "asked-already", "the table is being asked about a seat already")
        refused = owner.refused_at.get(guest.id)
        if waiting and refused is not None and owner.tools.world.steady() - refused < PAUSE:
            raise Complaint(409, "asked-already", "the table has just said no; ask again in a while")
        if wish is not None and (wish.guest.id, wish.after) == (guest.id, row):
            waiting &= wish.waiting
        if waiting:
            owner.seat_wish = SeatWish(table.seats[row.seat], row, mine, guest, waiting)
            owner.links.tell_all(owner.seat_wish.message())
            return False
    await hand(owner, row)
    return True


async def answer(owner: Owner, link: Link, message: AnswerSeat) -> None:
    """Somebody agrees or not; whoever asked may change their mind."""
    seat, wish = owner.links.seat_of(link.id), owner.seat_wish
    asked = link.guest is not None and wish is not None and link.guest.id == wish.guest.id
    if wish is None or (seat not in wish.waiting and (not asked or message.agree)):
        return send(link, Problem("not-the-time", "nothing is asked of this seat"))
    if seat in wish.waiting and message.agree:
        wish.waiting.discard(seat)
        if wish.waiting:
            return owner.links.tell_all(wish.message())
        if owner.table.status is Status.PLAYING:
            return await hand(owner, wish.after)
    if not asked:
        owner.refused_at[wish.guest.id] = owner.tools.world.steady()
    owner.seat_wish = None
    return owner.links.tell_all(NOTHING_WISHED)


async def hand(owner: Owner, row: SeatRow) -> None:
    """Somebody else has the seat now. In play this is written down where everybody reads it."""
    before, playing = owner.table.seats[row.seat], owner.table.status is Status.PLAYING
    statements: list[Executable] = []
    notice = None
    if playing:
        if row.guest_id is not None:
            statements += owner.note_sat(row.guest_id, row.seat)
        if before.guest_id != row.guest_id or before.bot != row.bot:
            name = before.name if row.free else row.name
            notice = spoken(owner, _kind(row, before), row.seat, row.guest_id or before.guest_id, name, before.name)
            statements.append(keep_chat(owner.table.id, notice))
    await owner.change(*statements, seats=(row,))
    if notice is not None:
        owner.said = notice.number
        owner.links.tell_all(said(notice))
    owner.away_since[row.seat] = owner.tools.world.steady()
    await move_links(owner)
    owner.undo = None
    if owner.seat_wish is not None:
        owner.seat_wish = None
        owner.links.tell_all(NOTHING_WISHED)
    owner.alarms.set()


def refuse_second_seat(owner: Owner, guest: GuestRow, seat: Seat) -> None:
    """Nobody who has seen another hand in this game may see this one."""
    if owner.table.status is Status.PLAYING and owner.sat.get(guest.id, set()) - {seat}:
        raise Complaint(409, "seen-another-hand", "whoever has sat elsewhere in this game knows too much for this seat")


def is_away(owner: Owner, seat: Seat) -> bool:
    """Whether nobody has been connected at the seat for long."""
    since = owner.away_since.get(seat)
    return since is not None and owner.tools.world.steady() - since >= owner.tools.settings.away


def _kind(row: SeatRow, before: SeatRow) -> NoticeKind:
    if row.bot is not None:
        return "bot"
    if before.key is not None and row.guest_id is not None:  # the one way to a seat that somebody has
        return "device"
    return "left" if row.free else "sat"
