"""Removes a guest's name from a game and rebuilds the hash chain of its log."""

import msgspec
from sqlalchemy import delete, update

from cookoff.engine.log import chain
from cookoff.server.runtime.games.history import HEADER, UNDO, undo_facts
from cookoff.server.runtime.tables.actor import TableActor
from cookoff.server.storage.committer import Change
from cookoff.server.storage.records import GuestRecord, LogRecord
from cookoff.server.storage.schema import chat, checkpoints, records

_HASH_LENGTH = len(b',"hash":""}\n') + 32


async def forget(actor: TableActor, guest: GuestRecord) -> None:
    """Remove the guest's name from the log, seats and notices of this table."""
    table = actor.table
    written = await actor.services.repository.records(table.id)
    seats = actor.sat.get(guest.id, set()) | {row.seat for row in table.seats if row.guest_id == guest.id}
    lines = rechained(written, guest.name, seats)
    changed = [
        update(records).where(records.c.table_id == table.id, records.c.n == n).values(line=line)
        for n, line in lines.items()
    ]
    named = (chat.c.name == guest.name) | (chat.c.text == guest.name)
    notices = delete(chat).where(chat.c.table_id == table.id, chat.c.kind != "said", named)
    stood = delete(checkpoints).where(checkpoints.c.table_id == table.id)
    mine = [
        msgspec.structs.replace(row, name="", colour=None, guest_id=None, key=None)
        for row in table.seats
        if row.guest_id == guest.id
    ]
    await actor.commit(Change(table.id, statements=[*changed, notices, stood]))
    await actor.change(seats=tuple(mine))
    await actor.load()
    actor.alarms.set()


def rechained(written: list[LogRecord], name: str, seats: set[int]) -> dict[int, bytes]:
    """Return the log lines without the name at those seats, by number; empty if the name does not occur."""
    if not written or written[0].kind != HEADER:
        return {}
    header = msgspec.json.decode(written[0].line)
    names = [("" if seat in seats and one == name else one) for seat, one in enumerate(header["seats"])]
    if names == header["seats"]:
        return {}
    lines: dict[int, bytes] = {}
    hashes: list[str] = []
    for record in written:
        if record.kind == UNDO:
            del hashes[undo_facts(record.line).to + 1 :]
            continue
        body = record.line[:-_HASH_LENGTH] + b"}"
        if record.kind == HEADER:
            before, after = (b'"seats":' + msgspec.json.encode(one) for one in (header["seats"], names))
            body = body.replace(before, after, 1)
        hashes.append(chain(hashes[-1] if hashes else "", body))
        lines[record.n] = body[:-1] + b',"hash":"' + hashes[-1].encode() + b'"}\n'
    return lines
