"""Coming to a table and going away."""

from collections.abc import Sequence

from cookoff.server.config.secrets import Seal
from cookoff.server.protocol.messages import Bye, Hello, Speed, Welcome
from cookoff.server.runtime.games.history import lately, missed
from cookoff.server.runtime.tables.actor import FULL_SPEED, Owner
from cookoff.server.runtime.tables.connections import Link, send
from cookoff.server.runtime.tables.loader import LONG, beside
from cookoff.server.storage.records import Record, TableRow

from .chat import REMEMBERED, said

MISSED, MISSED_BYTES = 500, 500_000
"""How much of what they missed somebody is told: so many records at most, and so long ones."""


async def come(owner: Owner, link: Link, hello: Hello, invited: bool = False) -> None:
    """Tell somebody all they need, and from now on everything that happens."""
    table, sitting = owner.table, owner.sitting
    guest_id = link.guest.id if link.guest else None
    row = table.seat_of(guest_id)
    if not invited and not may_watch(owner.tools.seal, table, guest_id, hello.invite):
        link.drop(Bye("not-invited"))
        return
    seat = row.seat if row else None
    records: Sequence[Record] = ()
    if sitting is not None and hello.seen is not None and hello.seen < sitting.n:
        after = max(hello.seen, sitting.n - MISSED)
        records = lately(await owner.tools.shelf.records(table.id, after), MISSED_BYTES)
    told = await beside(lambda: missed(owner.served, records, seat), len(records) > LONG)
    chat = await owner.tools.shelf.chat(table.id, REMEMBERED)
    owner.links.add(link, seat)
    send(
        link,
        Welcome(
            table=table.card(),
            seat=seat,
            missed=told,
            position=sitting.position(seat, owner.now()) if sitting else None,
            chat=tuple(said(line) for line in chat),
            here=owner.links.here(),
        ),
    )
    if seat is not None:
        owner.away_since.pop(seat, None)
    owner.links.tell_all(owner.links.here())
    if owner.undo is not None:
        send(link, owner.undo.message())
    if owner.seat_wish is not None:
        send(link, owner.seat_wish.message())
    if owner.speed != FULL_SPEED or owner.alone:
        send(link, Speed(owner.now(), owner.speed, owner.alone))


async def go(owner: Owner, link_id: str) -> None:
    """Somebody went away."""
    seat = owner.links.seat_of(link_id)
    if not owner.links.remove(link_id):
        return
    now = owner.tools.world.steady()
    if seat is not None and not owner.links.at(seat):
        owner.away_since[seat] = now
        owner.run_at()
    if not len(owner.links):
        owner.quiet_since = now
    owner.links.tell_all(owner.links.here())


def may_watch(seal: Seal, table: TableRow, guest_id: str | None, invite: str | None) -> bool:
    """Whether somebody may see the table."""
    if table.public or table.seat_of(guest_id) is not None:
        return True
    return seal.is_invite(invite, table.id, table.invite_hash)


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
            await come(owner, link, Hello(), invited=True)
