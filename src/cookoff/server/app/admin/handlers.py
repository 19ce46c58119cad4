"""Handlers of operator requests. Every change commits together with its audit log entry."""

from typing import Any, assert_never

from sqlalchemy import ColumnElement, Executable, delete, exists, insert, select, update

from cookoff.server.app.node import Node
from cookoff.server.app.seating.closure import closed
from cookoff.server.app.tables import anonymise
from cookoff.server.protocol import commands
from cookoff.server.protocol.errors import ApiError
from cookoff.server.storage.bans import MAINTENANCE, check_address
from cookoff.server.storage.committer import Change
from cookoff.server.storage.records import GuestRecord
from cookoff.server.storage.repository import CHUNK, insert_audit
from cookoff.server.storage.schema import (
    audit,
    bans,
    chat,
    devices,
    experiment_reports,
    guests,
    jobs,
    notices,
    party_chat,
    party_members,
    reports,
    sat,
    seats,
    tables,
)

from .requests import (
    AnyOperatorRequest,
    Audit,
    Ban,
    Bans,
    Close,
    Export,
    Forget,
    Maintenance,
    Reports,
    Settle,
    Tables,
    Unban,
)

MOST = 500
"""The newest rows that a list shows; an export has all."""
OPERATOR = GuestRecord("", "", "#000000")
HOUR = 3_600_000


async def carry_out(node: Node, who: str, request: AnyOperatorRequest) -> Any:
    """Carry out a request and return its JSON-ready result. Raises `ApiError`."""
    if isinstance(request, Tables | Bans | Reports | Audit):
        return await _list(node, request)
    match request:
        case Export(guest):
            found = await _export(node, guest)
            await _do(node, who, "export", guest, "")
            return found
        case Close(table, why):
            await _close(node, table, commands.Close(who, why))
        case Ban(kind, banned, why, hours):
            if kind == "address":
                check_address(banned)
            else:
                await _require(node, guests.c.id == banned, "no-such-guest", f"there is no guest {banned}")
            now = node.environment.now()
            until = None if hours is None else now + int(hours * HOUR)
            row = insert(bans).values(kind=kind, who=banned, why=why, at=now, until=until)
            await _do(node, who, "mute" if kind == "voice" else f"ban {kind}", banned, why, _unban(kind, banned), row)
        case Unban(kind, banned):
            there = (bans.c.kind == kind) & (bans.c.who == banned)
            await _require(node, there, "no-such-ban", f"there is no such ban of {kind} {banned}")
            await _do(node, who, "unmute" if kind == "voice" else f"unban {kind}", banned, "", _unban(kind, banned))
        case Settle(report, why):
            await _require(node, reports.c.id == report, "no-such-report", f"there is no report {report}")
            settled = update(reports).where(reports.c.id == report).values(settled_at=node.environment.now())
            await _do(node, who, "settle", report, why, settled)
        case Maintenance(on):
            value = "on" if on else "off"
            await _do(node, who, "maintenance", value, "", node.repository.upsert_fact(MAINTENANCE, value))
        case Forget(guest):
            for one in [companion.id for companion in await node.repository.beside(guest)] + [guest]:
                await _do(node, who, "forget", one, "", *await _forgotten(node, one))
        case _:
            assert_never(request)
    await node.refresh_bans()
    return {"done": True}


async def _list(node: Node, request: Tables | Bans | Reports | Audit) -> list[dict[str, Any]]:
    match request:
        case Tables(status, game):
            query = select(tables.c.id, tables.c.game, tables.c.status, tables.c.created_at, tables.c.closed)
            query = query if status is None else query.where(tables.c.status == status.value)
            query = query if game is None else query.where(tables.c.game == game)
            return await _rows(node, query.order_by(tables.c.created_at.desc()))
        case Bans():
            return await _rows(node, select(bans).order_by(bans.c.at.desc()))
        case Reports():
            return await _rows(node, select(reports).where(reports.c.settled_at.is_(None)).order_by(reports.c.at))
        case Audit():
            return await _rows(node, select(audit).order_by(audit.c.at.desc()))
        case _:
            assert_never(request)


async def _do(node: Node, who: str, what: str, about: str, text: str, *statements: Executable) -> None:
    """Commit the statements together with an audit log entry."""
    line = insert_audit(node.environment.code(16), node.environment.now(), who, what, about, text)
    await node.committer.commit(Change(statements=[*statements, line]))


async def _rows(node: Node, query: Any) -> list[dict[str, Any]]:
    async with node.engine.connect() as connection:
        return [dict(row._mapping) for row in await connection.execute(query.limit(MOST))]


async def _all_rows(node: Node, query: Any) -> list[dict[str, Any]]:
    """Return all rows. Players go on between the portions."""
    async with node.engine.connect() as connection, connection.stream(query) as found:
        return [dict(row._mapping) async for rows in found.partitions(CHUNK) for row in rows]


async def _require(node: Node, there: ColumnElement[bool], code: str, detail: str) -> None:
    async with node.engine.connect() as connection:
        if not (await connection.execute(select(exists().where(there)))).scalar_one():
            raise ApiError(404, code, detail)


def _unban(kind: str, who: str) -> Executable:
    return delete(bans).where(bans.c.kind == kind, bans.c.who == who)


async def _close(node: Node, table: str, command: commands.Close) -> None:
    try:
        await node.router.order(table, OPERATOR, command)
    except ApiError as api_error:
        if api_error.code != "unavailable":
            raise
        await node.committer.commit(Change(statements=closed(node.environment, table, command)))


async def _export(node: Node, guest: str) -> dict[str, Any]:
    about = select(guests.c.id, guests.c.name, guests.c.colour, guests.c.created_at).where(guests.c.id == guest)
    found = await _rows(node, about)
    if not found:
        raise ApiError(404, "no-such-guest", "nothing is kept about such a guest")
    at_seats = select(seats.c.table_id, seats.c.seat, seats.c.name, seats.c.colour).where(seats.c.guest_id == guest)
    return {
        "guest": found[0],
        "opened": await _all_rows(node, select(tables.c.id, tables.c.created_at).where(tables.c.opened_by == guest)),
        "seats": await _all_rows(node, at_seats),
        "sat": await _all_rows(node, select(sat.c.table_id, sat.c.seat).where(sat.c.guest_id == guest)),
        "chat": await _all_rows(node, select(chat).where(chat.c.guest_id == guest).order_by(chat.c.at)),
        "reports": await _all_rows(node, select(reports).where(reports.c.by == guest)),
        "parties": await _all_rows(node, select(party_members).where(party_members.c.guest_id == guest)),
        "party_chat": await _all_rows(node, select(party_chat).where(_lines_of(guest)).order_by(party_chat.c.at)),
        "bans": await _all_rows(node, select(bans).where(bans.c.who == guest)),
        "devices": await _all_rows(node, select(devices).where(devices.c.guest_id == guest)),
    }


def _lines_of(guest: str) -> ColumnElement[bool]:
    """Return the condition that a line of a party's chat is the guest's."""
    mine = (party_members.c.party_id == party_chat.c.party_id, party_members.c.number == party_chat.c.member)
    return exists().where(*mine, party_members.c.guest_id == guest)


async def _forgotten(node: Node, guest: str) -> list[Executable]:
    """Return the statements that delete a guest, after their name is removed from each table's game."""
    kept = await _export(node, guest)
    held = {row["table_id"] for row in (*kept["seats"], *kept["sat"])}
    row = kept["guest"]
    at_closed: list[Executable] = []
    for table_id in sorted(held):
        try:
            await node.router.order(table_id, GuestRecord(row["id"], row["name"], row["colour"]), commands.Forget())
        except ApiError as api_error:
            if api_error.code not in {"closed", "unavailable"}:  # those are not loaded anywhere
                raise
            table = await node.repository.table(table_id)
            assert table is not None
            at_closed += await anonymise.statements(node.repository, table, guest)
    return [
        *at_closed,
        update(tables).where(tables.c.opened_by == guest).values(opened_by=None, opened_from=None),
        update(seats).where(seats.c.guest_id == guest).values(name="", colour=None, guest_id=None, key=None),
        delete(chat).where(chat.c.guest_id == guest),
        delete(sat).where(sat.c.guest_id == guest),
        delete(party_chat).where(_lines_of(guest)),
        delete(party_members).where(party_members.c.guest_id == guest),
        delete(notices).where(notices.c.target.in_(select(devices.c.id).where(devices.c.guest_id == guest))),
        delete(devices).where(devices.c.guest_id == guest),
        delete(reports).where(reports.c.by == guest),
        delete(jobs).where(jobs.c.owner == guest),
        delete(experiment_reports).where(experiment_reports.c.owner == guest),
        update(reports).where(reports.c.about == guest).values(about=None),
        delete(bans).where(bans.c.kind != "address", bans.c.who == guest),
        delete(guests).where(guests.c.id == guest),
    ]
