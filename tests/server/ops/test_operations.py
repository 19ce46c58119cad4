"""Running the server: health, numbers, files, stopping, starting again."""

import asyncio
import json
import signal
from pathlib import Path

import pytest

from cookoff.engine import BadInput
from cookoff.server.api.http.static_files import Client
from cookoff.server.app.node import Node
from cookoff.server.config.settings import Settings
from cookoff.server.ops.readiness import Readiness
from cookoff.server.protocol.errors import ApiError
from tests.server.support.client import HttpClient, Socket
from tests.server.support.server_process import GENEROUS, QUICK, Server, server, with_toys

pytestmark = pytest.mark.anyio

MOVES = 'cookoff_moves_total{game="whisper"}'


async def test_health_and_numbers(running: Server) -> None:
    visitor = HttpClient(running.address)
    assert (await visitor.ask("GET", "/livez"))["status"] == "ok"
    assert (await visitor.ask("GET", "/readyz"))["status"] == "ok"
    before = numbers(visitor)
    mia = await HttpClient(running.address).enter()
    table = (await mia.open("whisper", 2, public=True, seats=[{}, {"bot": "random"}]))["table"]["id"]
    await mia.ask("POST", f"/api/tables/{table}/start")
    async with Socket(mia, table) as socket:
        await socket.until(lambda: socket.asked)
        await socket.play({"move": "Knock", "force": 0.1})
        await socket.play({"move": "Show", "card": "ace"})
        during = numbers(visitor)
    assert during[MOVES] > before.get(MOVES, 0)
    assert during["cookoff_socket_messages_total"] >= before["cookoff_socket_messages_total"] + 3
    assert during["cookoff_sockets"] >= 1
    assert during['cookoff_tables{game="whisper"}'] >= 1
    assert during["cookoff_commit_seconds_count"] > before["cookoff_commit_seconds_count"]


def numbers(visitor: HttpClient) -> dict[str, float]:
    """What Prometheus reads."""
    _, headers, body = visitor.raw("GET", "/metrics")
    assert headers["content-type"].startswith("text/plain")
    lines = [line.rpartition(" ") for line in body.decode().splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in lines}


async def test_the_interface_is_described(running: Server) -> None:
    visitor = HttpClient(running.address)
    document = await visitor.ask("GET", "/api/docs/openapi.json")
    assert "/api/tables/{table_id}/join" in document["paths"]
    _, headers, page = visitor.raw("GET", "/api/docs")
    assert headers["content-type"].startswith("text/html")
    assert b"POST /api/tables/{table_id}/join" in page
    assert b"<script" not in page


async def test_a_second_server_on_the_same_folder_is_refused(tmp_path: Path) -> None:
    first, second = (Node(Settings(data=tmp_path), with_toys) for _ in range(2))
    await first.check()
    await first.start()
    with pytest.raises(BadInput, match=r"another server is using .*; stop it, or name another folder"):
        await second.check()
    await first.stop()
    await second.check()
    await second.start()
    await second.stop()


async def test_the_files_of_a_server_are_its_owners_alone(tmp_path: Path) -> None:
    node = Node(Settings(data=tmp_path / "data"), with_toys)
    await node.check()
    await node.start()
    files = list((tmp_path / "data").iterdir())
    modes = {path.name: oct(path.stat().st_mode & 0o777) for path in files}
    assert {"cookoff.db", "cookoff.db-wal", "cookoff.lock"} <= set(modes)
    assert set(modes.values()) == {"0o600"}
    assert oct((tmp_path / "data").stat().st_mode & 0o777) == "0o700"
    await node.stop()


async def test_a_failing_dependency_is_named_and_retried(monkeypatch: pytest.MonkeyPatch) -> None:
    well, asked = True, 0

    async def database() -> None:
        nonlocal asked
        asked += 1

    async def bus() -> None:
        if not well:
            raise OSError("gone")

    readiness = Readiness({"database": database, "bus": bus})
    assert await readiness.ill() is None
    assert await readiness.ill() is None
    assert asked == 1, "an answer holds for a moment"
    well = False
    assert await Readiness({"database": database, "bus": bus}).ill() == "bus"
    monkeypatch.setattr("cookoff.server.ops.readiness.LASTS", -1)
    assert await readiness.ill() == "bus", "but only for a moment"
    monkeypatch.setattr("cookoff.server.ops.readiness.PATIENCE", 0.01)
    assert await Readiness({"database": asyncio.Event().wait, "bus": bus}).ill() == "database", "it does not answer"


@pytest.mark.long
async def test_a_stopped_server_ends_cleanly_and_its_tables_load_again(tmp_path: Path) -> None:
    with server(tmp_path, **QUICK, **GENEROUS) as running:
        mia = await HttpClient(running.address).enter()
        table = (await mia.open("whisper", 2, public=True, seats=[{}, {"bot": "random"}]))["table"]["id"]
        await mia.ask("POST", f"/api/tables/{table}/start")
        async with Socket(mia, table) as socket:
            await socket.until(lambda: socket.asked)
            await socket.play({"move": "Knock", "force": 0.1})
            n = socket.n or 0
            assert running.stop() == 0
            running.start()
            await socket.until(lambda: socket.reconnects > 0 and socket.asked and (socket.n or 0) >= n)
            await socket.play({"move": "Knock", "force": 0.1})
            assert [entry["n"] for entry in socket.entries] == list(range(1, len(socket.entries) + 1))
        assert running.stop(signal.SIGHUP) == 0, "as when its terminal closes"
        for line in running.log.read_text().splitlines():
            assert json.loads(line)["level"] in {"info", "warning"}, line


def test_files_of_the_client(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>" + "cookoff " * 100)
    (tmp_path / "assets" / "app-1a2b.js").write_text("let x = 1;" * 100)
    client = Client(tmp_path)
    script = client.find("/assets/app-1a2b.js")
    assert (script.type, script.lasting) == ("text/javascript", True)
    assert script.small is not None
    assert len(script.small) < len(script.body)
    assert client.find("/t/k3m9x2ab") is client.find("/")
    assert not client.find("/").lasting


def test_files_of_the_guidebook(tmp_path: Path) -> None:
    none = Client(tmp_path, tmp_path / "none")
    assert b"make guide" in none.find("/guide/index.html").body
    (tmp_path / "play").mkdir()
    (tmp_path / "index.html").write_text("<p>A guidebook")
    (tmp_path / "play" / "index.md").write_text("# For players")
    client = Client(tmp_path / "none", tmp_path)
    assert client.find("/guide/index.html").body == b"<p>A guidebook"
    assert client.find("/guide/play/index.md").type == "text/markdown"
    with pytest.raises(ApiError):
        client.find("/guide/none")


async def test_the_guidebook_has_an_address(running: Server) -> None:
    visitor = HttpClient(running.address)
    status, headers, _ = visitor.raw("GET", "/guide")
    assert (status, headers["location"]) == (307, "/guide/index.html"), "links on its pages are relative"
    assert visitor.raw("GET", "/guide/index.html")[0] == 200


async def test_without_a_built_client_the_server_reports_it(running: Server) -> None:
    status, headers, page = HttpClient(running.address).raw("GET", "/t/abc", headers={"accept-encoding": "identity"})
    assert status == 200
    assert headers["cache-control"] == "no-cache"
    assert b"<!doctype html>" in page
    assert HttpClient(running.address).raw("GET", "/t/abc", headers={"if-none-match": headers["etag"]})[0] == 304
    assert HttpClient(running.address).raw("GET", "/assets/none.js")[0] == 404
    assert HttpClient(running.address).raw("GET", "/api/none")[0] == 404
