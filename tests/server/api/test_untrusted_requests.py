"""What anybody may ask over HTTP: nobody else waits for it, and nothing odd reaches the database."""

import asyncio
import gzip
import re
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cookoff.engine import BadInput, Room, room
from cookoff.lab.spec.variants import patched
from cookoff.server.api.admin import make_admin_app
from cookoff.server.app.learning import puzzles
from cookoff.server.app.learning.cached_pages import PageCache
from cookoff.server.app.learning.lessons import Lessons
from cookoff.server.protocol.errors import ApiError
from cookoff.server.runtime.games.catalogue import Catalogue
from tests.server.support.asgi_client import AsgiClient
from tests.server.support.fakes import ManualEnvironment
from tests.server.support.node import BEN, MIA, a_node, a_table, connect, messages, played

pytestmark = pytest.mark.anyio


async def test_learning_pages_are_built_once_off_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[threading.Thread] = []
    told = puzzles.puzzle_detail

    def noted(*given: Any) -> Any:
        threads.append(threading.current_thread())
        return told(*given)

    monkeypatch.setattr(puzzles, "puzzle_detail", noted)
    async with a_node(tmp_path) as (node, _):
        asker = AsgiClient(node)
        today = (await asker.ask("GET", "/api/games/yatai/puzzles")).json["today"]
        for path in (f"puzzles/{today}", "models/1", "lesson"):
            plain = await asker.ask("GET", f"/api/games/yatai/{path}")
            small = await asker.ask("GET", f"/api/games/yatai/{path}", accept_encoding="gzip")
            assert (plain.status, "content-encoding" in plain.headers) == (200, False)
            assert (small.headers["content-encoding"], gzip.decompress(small.body)) == ("gzip", plain.body)
    assert len(threads) == 1
    assert threads[0] is not threading.current_thread()


async def test_a_page_that_could_not_be_made_is_tried_again() -> None:
    made: list[bytes] = []

    def make() -> bytes:
        made.append(b"")
        if len(made) == 1:
            raise LookupError("the first time")
        return b"page"

    pages = PageCache()
    with pytest.raises(LookupError):
        await pages.read(("a",), make)
    assert [(await pages.read(("a",), make)).plain for _ in range(2)] == [b"page", b"page"]
    assert len(made) == 2


async def test_where_the_physics_is_missing_a_lesson_says_so() -> None:
    def nothing(_game: Any) -> Any:
        raise BadInput("hibachi needs physics, which is not installed")

    def find() -> dict[str, Room]:
        return {"hibachi": replace(room("hibachi"), sources=nothing)}

    with pytest.raises(ApiError, match="not installed") as caught:
        await Lessons(Catalogue(find), ManualEnvironment(), PageCache()).read("hibachi")
    assert (caught.value.status, caught.value.code) == (400, "no-physics")


async def test_a_variants_replay_is_read_in_a_killable_process(tmp_path: Path) -> None:
    """Not in the process of the tables, which never loads it for somebody who only looks."""
    own = (room("yatai").home / "components.toml").read_text("utf-8")
    toml = re.sub(r"^rounds = \d+", "rounds = 2", own, flags=re.MULTILINE)
    async with a_node(tmp_path) as (node, _):
        table = await a_table(node, toml=toml)
        ear = await connect(node, table, MIA, "mia")
        await played(node, ear, "first")
        components = messages(ear, "welcome")[0]["table"]["components"]
    async with a_node(tmp_path) as (node, _):
        page = await AsgiClient(node).ask("GET", f"/api/tables/{table}/replay")
        assert (page.json["table"]["components"], len(page.json["steps"])) == (components, 1)
        assert node.catalogue.loaded("yatai", components) is None


async def test_the_origin_of_a_request_is_known_from_the_start(tmp_path: Path) -> None:
    """A thread for it would be one that others wait for."""
    async with a_node(tmp_path) as (node, _):
        asker = await AsgiClient(node).enter()
        await a_table(node)
        door = threading.Event()
        with ThreadPoolExecutor(1) as full:
            full.submit(door.wait)
            asyncio.get_running_loop().set_default_executor(full)
            try:
                async with asyncio.timeout(30):
                    answer = await asker.ask("POST", "/api/tables/x/leave", origin="https://evil.example")
            finally:
                door.set()
        assert (answer.status, answer.json["code"]) == (403, "foreign-origin")


@pytest.mark.parametrize("components", ["a\\u0000", "../../x", "x" * 65, "a\\n", ""])
async def test_a_log_that_names_no_components_is_not_looked_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, components: str
) -> None:
    asked: list[str] = []

    async def noted(name: str) -> None:
        asked.append(name)

    async with a_node(tmp_path) as (node, _):
        asker = await AsgiClient(node).enter()
        monkeypatch.setattr(node.repository, "components", noted)
        answer = await asker.ask("POST", "/api/replays", f'{{"game":"yatai","components":"{components}"}}\n'.encode())
        assert (answer.status, answer.json["code"]) == (400, "bad-log")
        await asker.ask("POST", "/api/replays", b'{"game":"yatai","components":"abc"}\n')
    assert asked == ["abc"]


def test_a_field_that_is_none_is_refused_at_once_however_long_it_is() -> None:
    text = (room("yatai").home / "components.toml").read_text("utf-8")
    for field in ("a" * 5000 + "!", "a.b" * 2000 + ".", "[" + "1" * 4000):
        with pytest.raises(BadInput, match="write a field as in"):
            patched(text, {field: 1})


async def test_of_a_stranger_at_the_admin_port_nothing_is_read(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _):
        asker = AsgiClient(node)
        asker.app = make_admin_app(node)
        for token in ("", "Bearer wrong", "Bearer \u00fc", node.signer.token):
            answer = await asker.ask("POST", "/admin", b"[" * 8000, authorization=token)
            assert (answer.status, answer.json["code"]) == (401, "wrong-token")
        known = f"Bearer {node.signer.token}"
        assert (await asker.ask("POST", "/admin", b"[" * 8000, authorization=known)).status == 400
        assert (await asker.ask("POST", "/admin", b"[" * 20_000, authorization=known)).status == 413
        assert (await asker.ask("POST", "/admin", {"act": "audit"}, authorization=known)).json == []


ODD: list[Any] = [b"", b"[" * 8000, b'{"players":', b'"\\ud800"', b"\xff\xfe", b"9" * 5000, [], "x", 1e300, None]


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("POST", "/api/games/yatai/workbench"),
        ("POST", "/api/games/yatai/experiment"),
        ("POST", "/api/games/hibachi/practice"),
        ("POST", "/api/replays"),
        ("POST", "/api/tables"),
        ("POST", "/api/tables/{table}/analysis"),
        ("DELETE", "/api/tables/{table}/analysis?seat=99"),
        ("POST", "/api/tables/{table}/reports"),
        ("GET", "/api/reports/%00"),
        ("GET", "/api/games/yatai%0a/workbench"),
        ("GET", "/api/games/yatai/models/99999999999999999999"),
        ("GET", "/api/games/yatai/models/1/replay?after=-1"),
        ("GET", "/api/games/yatai/models/1/lines/0"),
        ("GET", "/api/games/yatai/models/1/lines/99999999999999999999"),
        ("GET", "/api/games/yatai/puzzles/..%2f..%2fx"),
        ("GET", "/api/games/yatai/words/..%2f..%2fx"),
    ],
)
async def test_no_input_causes_a_server_error(tmp_path: Path, method: str, path: str) -> None:
    async with a_node(tmp_path, workbench="open") as (node, _):
        table = await a_table(node)
        for asker in (AsgiClient(node), await AsgiClient(node).enter()):
            for body in ODD if method == "POST" else [None]:
                answer = await asker.ask(method, path.format(table=table), body)
                assert 400 <= answer.status < 500, answer
                assert msgspec.json.decode(answer.body).keys() == {"status", "code", "detail"}
        assert (await connect(node, table, BEN, "ben")).bye is None
