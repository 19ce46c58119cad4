"""What those who run the house may do, and that it is written down."""

import json
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any
from unittest import mock

import msgspec
import pytest
from sqlalchemy import insert
from sqlalchemy.exc import OperationalError

from cookoff.cli import main
from cookoff.engine.log import parse
from cookoff.server.app.admin import handlers
from cookoff.server.app.admin.handlers import carry_out
from cookoff.server.app.admin.requests import AnyOperatorRequest
from cookoff.server.app.node import Node
from cookoff.server.app.seating.table_creation import TableRequest
from cookoff.server.protocol.commands import Leave, Start
from cookoff.server.protocol.errors import ApiError
from cookoff.server.protocol.messages import Chat, React
from cookoff.server.protocol.schemas import Status
from cookoff.server.runtime.games.history import log_of
from cookoff.server.storage.committer import Change
from cookoff.server.storage.schema import analyses
from tests.server.ops.test_operations import numbers
from tests.server.support.asgi_client import AsgiClient
from tests.server.support.client import HttpClient, Socket
from tests.server.support.node import BEN, MIA, a_node, a_table, connect, messages, owner_of
from tests.server.support.server_process import GENEROUS, QUICK, server
from tests.server.support.services import free_port

pytestmark = pytest.mark.anyio


@pytest.fixture
async def node(tmp_path: Path) -> AsyncIterator[Node]:
    async with a_node(tmp_path) as (made, _):
        yield made


async def do(node: Node, **act: Any) -> Any:
    return await carry_out(node, "Oma", msgspec.convert(act, AnyOperatorRequest))


async def test_a_closed_table_cannot_be_joined(node: Node) -> None:
    table = await a_table(node)
    ear = await connect(node, table, MIA, "mia")
    await do(node, act="close", table=table, why="spam")
    assert ear.bye == "closed"
    with pytest.raises(ApiError, match="was closed"):
        await node.registry.find(table)
    [row] = await do(node, act="tables", status="closed")
    assert (row["id"], row["closed"]) == (table, "operator: spam")
    [line] = await do(node, act="audit")
    assert (line["who"], line["what"], line["about"], line["text"]) == ("Oma", "close", table, "spam")


async def test_a_guest_without_a_voice_does_not_chat(node: Node) -> None:
    table = await a_table(node)
    ear = await connect(node, table, MIA, "mia")
    await do(node, act="ban", kind="voice", who=MIA.id)
    node.router.forward(ear, Chat("hello"))
    await ear.until(lambda: bool(messages(ear, "error")))
    node.router.forward(ear, React("clap"))
    await ear.until(lambda: len(messages(ear, "error")) == 2)
    assert [error["code"] for error in messages(ear, "error")] == ["muted", "muted"]
    assert messages(ear, "reaction") == []
    await do(node, act="unban", kind="voice", who=MIA.id)
    node.router.forward(ear, Chat("hello"))
    await ear.until(lambda: bool(messages(ear, "chat")))


async def test_a_banned_guest_is_disconnected(node: Node) -> None:
    table = await a_table(node)
    ear, other = await connect(node, table, MIA, "mia"), await connect(node, table, BEN, "ben")
    await do(node, act="ban", kind="guest", who=MIA.id, hours=1)
    assert (ear.bye, other.bye) == ("banned", None)
    assert [ban["who"] for ban in await do(node, act="bans")] == [MIA.id]
    await node.bans.read(node.environment.now() + 2 * 3_600_000)
    assert node.bans.now.guests == frozenset(), "an hour is over"


async def test_an_address_or_a_network_can_be_banned(node: Node) -> None:
    await do(node, act="ban", kind="address", who="203.0.113.0/24")
    assert node.bans.is_banned("203.0.113.9")
    assert not node.bans.is_banned("198.51.100.1")
    with pytest.raises(ApiError, match="does not appear to be"):
        await do(node, act="ban", kind="address", who="the neighbours")


async def test_in_maintenance_games_go_on_and_none_begin(node: Node) -> None:
    table = await a_table(node)
    await do(node, act="maintenance", on=True)
    with pytest.raises(ApiError, match="none begin"):
        await node.table_creator.create(MIA, TableRequest("yatai", 2, {}, None, True, ()))
    assert (await owner_of(node, table)).live_game is not None
    await do(node, act="maintenance", on=False)
    await node.table_creator.create(MIA, TableRequest("yatai", 2, {}, None, True, ()))


async def test_maintenance_holds_on_the_other_nodes_at_once(node: Node) -> None:
    """Another node has stored it a moment ago, and this one has not swept since."""
    await a_table(node)
    table = (await node.table_creator.create(MIA, TableRequest("whisper", 2, {}, None, True, ((None, "random"),)))).id
    await node.committer.commit(Change(statements=[node.repository.upsert_fact("maintenance", "on")]))
    for attempt in (
        node.table_creator.create(MIA, TableRequest("yatai", 2, {}, None, True, ())),
        node.router.order(table, MIA, Start()),
        node.parties.create(MIA),
    ):
        with pytest.raises(ApiError, match="none begin"):
            await attempt


async def test_all_of_a_guests_data_is_exported_and_deleted(node: Node, tmp_path: Path) -> None:
    table = await a_table(node)
    ear = await connect(node, table, MIA, "mia")
    node.router.forward(ear, Chat("my secret soup"))
    await ear.until(lambda: bool(messages(ear, "chat")))
    kept = await do(node, act="export", guest=MIA.id)
    assert kept["guest"]["name"] == "Mia"
    assert [line["text"] for line in kept["chat"]] == ["my secret soup"]
    assert kept["seats"][0]["table_id"] == table
    await node.router.order(table, BEN, Leave())
    await do(node, act="forget", guest=MIA.id)
    with pytest.raises(ApiError, match="nothing is kept"):
        await do(node, act="export", guest=MIA.id)
    records = await node.repository.records(table)
    assert parse(b"".join(record.line for record in records), "log").header.seats == ("", "Ben")
    assert (await owner_of(node, table)).table.seats[0].free
    assert log_of(records, "log").entries == []
    await do(node, act="forget", guest=BEN.id)
    stored = b"".join(path.read_bytes() for path in tmp_path.glob("cookoff.db"))
    assert b"my secret soup" not in stored


async def header(node: Node, table: str) -> tuple[str, ...]:
    [first] = await node.repository.records(table, until=0)
    return parse(first.line, "log").header.seats


async def test_a_guest_of_closed_and_unavailable_tables_is_deleted(node: Node, monkeypatch: pytest.MonkeyPatch) -> None:
    closed, ill = await a_table(node), await a_table(node)
    await do(node, act="close", table=closed)
    analysed = insert(analyses).values(table_id=closed, seat=-1, data=b'{"seats":["Mia","Ben"]}')
    await node.committer.commit(Change(statements=[analysed]))
    await (await owner_of(node, ill)).stop()
    monkeypatch.setattr(node.registry, "loaded", mock.AsyncMock(side_effect=ValueError("no such tile")))
    await do(node, act="forget", guest=MIA.id)
    for table in (closed, ill):
        row = await node.repository.table(table)
        assert row is not None
        assert [(seat.name, seat.guest_id) for seat in row.seats] == [("", None), ("Ben", "ben")]
        assert await header(node, table) == ("", "Ben")
    assert await node.repository.analysis(closed, -1) is None, "it names her too"


async def test_an_export_has_all_rows_and_every_table_is_anonymised(
    node: Node, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(handlers, "MOST", 2)
    monkeypatch.setattr(handlers, "CHUNK", 2)
    tables = [await a_table(node) for _ in range(5)]
    assert len(await do(node, act="tables")) == 2, "a list shows the newest"
    assert {row["table_id"] for row in (await do(node, act="export", guest=MIA.id))["seats"]} == set(tables)
    await do(node, act="forget", guest=MIA.id)
    assert {await header(node, table) for table in tables} == {("", "Ben")}


async def test_a_report_replaces_an_unsettled_one_about_the_same(node: Node) -> None:
    mia = await AsgiClient(node).enter()
    table = (await mia.ask("POST", "/api/tables", {"game": "whisper", "players": 2})).json["table"]["id"]

    async def report(text: str, seat: int | None) -> None:
        told = {"text": text} | ({} if seat is None else {"seat": seat})
        assert (await mia.ask("POST", f"/api/tables/{table}/reports", told)).status == 204

    for text, seat in (("rude", 1), ("very rude", 1), ("loud", None), ("too loud", None)):
        await report(text, seat)
    listed = await do(node, act="reports")
    assert {row["text"] for row in listed} == {"very rude", "too loud"}
    for row in listed:
        await do(node, act="settle", report=row["id"])
    await report("again", 1)
    assert [row["text"] for row in await do(node, act="reports")] == ["again"]


@pytest.mark.parametrize(
    "act",
    [
        {"act": "ban", "kind": "guest", "who": "nobody"},
        {"act": "ban", "kind": "voice", "who": "nobody"},
        {"act": "unban", "kind": "guest", "who": "nobody"},
        {"act": "settle", "report": "nothing"},
        {"act": "close", "table": "nowhere"},
        {"act": "export", "guest": "nobody"},
        {"act": "forget", "guest": "nobody"},
    ],
)
async def test_an_unknown_id_is_refused(node: Node, act: dict[str, Any]) -> None:
    with pytest.raises(ApiError) as refused:
        await do(node, **act)
    assert refused.value.status == 404
    assert await do(node, act="audit") == []


async def test_nothing_is_done_that_cannot_be_written_into_the_audit_log(node: Node) -> None:
    table = await a_table(node)
    async with node.engine.begin() as connection:
        await connection.exec_driver_sql("ALTER TABLE audit RENAME TO gone")
    for act in ({"act": "close", "table": table}, {"act": "forget", "guest": MIA.id}):
        with pytest.raises((ApiError, OperationalError)):
            await do(node, **act)
    row = await node.repository.table(table)
    assert row is not None
    assert (row.status, row.closed) == (Status.PLAYING, None)
    assert await node.repository.guest(MIA.id.encode()) == MIA


@pytest.mark.slow
async def test_the_command_speaks_to_the_admin_port_and_players_report(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    port = free_port()
    monkeypatch.setenv("COOKOFF_ADMIN_PORT", str(port))
    with server(tmp_path, admin_port=port, **QUICK, **GENEROUS) as running:
        mia, ben = [await HttpClient(running.address, name).enter() for name in ("Mia", "Ben")]
        table = (await mia.open("yatai", 2, public=True))["table"]["id"]
        await ben.ask("POST", f"/api/tables/{table}/join", {})
        await mia.ask("POST", f"/api/tables/{table}/reports", {"text": "He is rude.", "seat": 1})
        _, headers, page = mia.raw("GET", "/metrics")
        assert b"cookoff_moves" not in page, "strangers see no numbers"
        assert len(headers["x-request-id"]) == 12
        port_visitor = HttpClient(f"127.0.0.1:{port}")
        counted = numbers(port_visitor)
        assert counted["process_resident_memory_bytes"] > 0
        assert any(name.startswith("cookoff_http_seconds_count{") for name in counted)
        assert port_visitor.raw("POST", "/admin", {"act": "audit"})[0] == 401
        assert main(["admin", "reports", "--data", str(tmp_path)]) == 0
        [report] = json.loads(capsys.readouterr().out)
        assert (report["text"], report["seat"]) == ("He is rude.", 1)
        assert abs(datetime.fromisoformat(report["at"]) - datetime.now(UTC)) < timedelta(hours=1)
        async with Socket(ben, table) as socket:
            assert main(["admin", "ban", "guest", report["about"], "--why", "rude", "--data", str(tmp_path)]) == 0
            await socket.until(lambda: socket.closed is not None)
            assert socket.closed == (4012, "banned")
        assert ben.raw("GET", "/api/me")[0] == 403
        assert main(["admin", "mute", report["about"], "--hours", "1", "--data", str(tmp_path)]) == 0
        assert main(["admin", "unbar", "voice", report["about"], "--data", str(tmp_path)]) == 0, "the former name"
        assert main(["admin", "settle", report["id"], "--data", str(tmp_path)]) == 0
        assert main(["admin", "close", "nosuchtable", "--data", str(tmp_path)]) == 2
        capsys.readouterr()
        assert main(["admin", "audit", "--data", str(tmp_path)]) == 0
        assert [line["what"] for line in json.loads(capsys.readouterr().out)] == [
            "settle",
            "unmute",
            "mute",
            "ban guest",
        ]
    lines = [json.loads(line) for line in running.log.read_text().splitlines()]
    asked = [line for line in lines if line["source"] == "cookoff.access" and line["text"].startswith("POST")]
    assert asked
    assert all(line["address"] == "127.0.0.0/24" and line["request"] and line["guest"] for line in asked)
    assert main(["admin", "tables", "--data", str(tmp_path)]) == 2
