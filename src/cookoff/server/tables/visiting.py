"""Coming to a table and going away."""

from hmac import compare_digest

from cookoff.server.storage.rows import TableRow
from cookoff.server.wire import Bye, Hello, Welcome

from .history import missed
from .links import Link, send
from .owner import Owner
from .talking import REMEMBERED, said


async def come(owner: Owner, link: Link, hello: Hello) -> None:
    """Tell somebody all they need, and from now on everything that happens."""
    table, sitting = owner.table, owner.sitting
    guest_id = link.guest.id if link.guest else None
    row = table.seat_of(guest_id)
    if not may_watch(table, guest_id, hello.invite):
        link.drop(Bye("not-invited"))
        return
    seat = row.seat if row else None
    records = []
    if sitting is not None and hello.seen is not None and hello.seen < sitting.n:
        records = await owner.tools.shelf.records(table.id, after=hello.seen)
    chat = await owner.tools.shelf.chat(table.id, REMEMBERED)
    owner.links.add(link, seat)
    send(
        link,
        Welcome(
            table=table.card(),
            seat=seat,
            missed=missed(owner.served, records, seat),
            position=sitting.position(seat, owner.now()) if sitting else None,
            chat=tuple(said(spoken) for spoken in chat),
            here=owner.links.here(),
        ),
    )
    if seat is not None:
        owner.away_since.pop(seat, None)
    owner.links.tell_all(owner.links.here())
    if owner.undo is not None:
        send(link, owner.undo.message())


async def go(owner: Owner, link_id: str) -> None:
    """Somebody went away."""
    seat = owner.links.seat_of(link_id)
    if not owner.links.remove(link_id):
        return
    now = owner.tools.world.now()
    if seat is not None and not owner.links.at(seat):
        owner.away_since[seat] = now
    if not len(owner.links):
        owner.quiet_since = now
    owner.links.tell_all(owner.links.here())


def may_watch(table: TableRow, guest_id: str | None, invite: str | None) -> bool:
    """Whether somebody may see the table."""
    if table.public or table.seat_of(guest_id) is not None:
        return True
    return invite is not None and compare_digest(invite, table.invite)


async def move_links(owner: Owner) -> None:
    """After seats changed hands: everybody is welcomed where they sit now; who lost a seat to another is told."""
    for link in list(owner.links):
        row = owner.table.seat_of(link.guest.id if link.guest else None)
        seat = row.seat if row else None
        before = owner.links.seat_of(link.id)
        if seat == before:
            continue
        if before is not None and owner.table.seats[before].guest_id is not None:
            owner.links.remove(link.id)
            link.drop(Bye("seat-taken"))
        else:
            await come(owner, link, Hello(invite=owner.table.invite))
