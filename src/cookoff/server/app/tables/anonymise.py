"""Removes a guest's name from a game and rebuilds the hash chain of its log."""

from collections.abc import Mapping

import msgspec
from sqlalchemy import Executable, delete, update

from cookoff import bots
from cookoff.engine.log import chain
from cookoff.server.protocol.names import without_number
from cookoff.server.runtime.games.history import HEADER, UNDO, undo_facts
from cookoff.server.runtime.tables.actor import TableActor
from cookoff.server.storage.committer import Change
from cookoff.server.storage.records import LogRecord, SeatRecord, TableRecord
from cookoff.server.storage.repository import Repository, update_seat
from cookoff.server.storage.schema import analyses, chat, checkpoints, job_parts, jobs, records

_HASH_LENGTH = len(b',"hash":""}\n') + 32


async def forget(actor: TableActor, guest_id: str) -> None:
    """Remove the guest's name from a loaded table."""
    table = actor.table
    await actor.commit(Change(table.id, statements=await statements(actor.services.repository, table, guest_id)))
    for row in emptied(table, guest_id):
        table.seats[row.seat] = row
    await actor.change()  # tell everyone
    await actor.load()
    actor.alarms.set()


async def statements(repository: Repository, table: TableRecord, guest_id: str) -> list[Executable]:
    """Return the statements that remove the guest's name from the log, seats, notices and analyses of a table."""
    written = await repository.records(table.id)
    sat = await repository.sat(table.id)
    seats = sat.get(guest_id, set()) | {row.seat for row in table.seats if row.guest_id == guest_id}
    names = await repository.names([*sat, guest_id])
    others = {names[other]: where for other, where in sat.items() if other != guest_id and other in names}
    name = names.get(guest_id, "")
    lines = rechained(written, name, seats, others)
    # Notices about a seat name those who came and went there, by the names of that time.
    named = chat.c.seat.in_(seats) | (chat.c.name == name) | (chat.c.text == name)
    return [
        *(
            update(records).where(records.c.table_id == table.id, records.c.n == n).values(line=line)
            for n, line in lines.items()
        ),
        delete(chat).where(chat.c.table_id == table.id, chat.c.kind != "said", named),
        *(delete(cache).where(cache.c.table_id == table.id) for cache in (checkpoints, analyses, jobs, job_parts)),
        *(update_seat(table.id, row) for row in emptied(table, guest_id)),
    ]


def emptied(table: TableRecord, guest_id: str) -> list[SeatRecord]:
    """Return the guest's seats without the guest."""
    return [
        msgspec.structs.replace(row, name="", colour=None, guest_id=None, key=None)
        for row in table.seats
        if row.guest_id == guest_id
    ]


def rechained(written: list[LogRecord], name: str, seats: set[int], others: Mapping[str, set[int]]) -> dict[int, bytes]:
    """Return the log lines without the guest's names at those seats, by number; empty if none occurs.

    The log has the names of the game's beginning, and a guest may have another one by now. So a name at one of the
    guest's seats stays only if it is that of a bot, or of one of the `others`, who sat at the seats given by name.
    """
    if not written or written[0].kind != HEADER:
        return {}
    header = msgspec.json.decode(written[0].line)
    names = [
        "" if seat in seats and (one == name or not _is_anothers(one, seat, others)) else one
        for seat, one in enumerate(header["seats"])
    ]
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


def _is_anothers(name: str, seat: int, others: Mapping[str, set[int]]) -> bool:
    return name in bots.names() or seat in others.get(name, others.get(without_number(name), ()))
