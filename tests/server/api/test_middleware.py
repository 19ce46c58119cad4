"""The names of the server, HEAD, and what the access log leaves out."""

import logging
from pathlib import Path
from typing import Any

import pytest

from cookoff.server.api.client_limits import ClientLimits
from cookoff.server.api.middleware.limits import RequestGuard
from cookoff.server.config.networks import HostNames
from cookoff.server.config.settings import Limits, Settings
from tests.server.support.asgi_client import AsgiClient
from tests.server.support.node import a_node

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("host", "ours"),
    [
        ("127.0.0.1:8000", True),
        ("192.168.1.20:8000", True),
        ("[::1]:8000", True),
        ("[2001:db8::1]", True),
        ("localhost:8000", True),
        ("kitchen", True),
        ("kitchen.local:8000", True),
        ("games.localhost", True),
        ("", True),
        ("evil.example:8000", False),
        ("local.evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("evil.example.", False),
        ("[", False),
        ("evillocal", True),
        ("evil.notlocal", False),
    ],
)
def test_only_names_that_nobody_can_register_need_no_listing(host: str, ours: bool) -> None:
    assert HostNames((), behind_proxy=False).include(host) == ours


def test_listed_names_are_ours_and_then_no_others() -> None:
    listed = HostNames(("Games.Example.org",), behind_proxy=True)
    assert listed.include("games.example.org:443")
    assert not listed.include("evil.example")
    assert HostNames((), behind_proxy=True).include("games.example.org"), "the proxy knows its names"


async def test_a_page_whose_name_was_pointed_here_gets_no_answer(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _):
        visitor = AsgiClient(node)
        answer = await visitor.ask("GET", "/api/games", host="evil.example:8000")
        assert (answer.status, answer.json["code"]) == (421, "wrong-host")
        assert (await visitor.ask("GET", "/api/games", host="127.0.0.1:8000")).status == 200


async def test_a_socket_of_such_a_page_is_refused() -> None:
    async def app(*_: Any) -> None:
        raise AssertionError("it is not asked")

    sent: list[Any] = []

    async def receive() -> Any:
        return {"type": "websocket.connect"}

    async def send(message: Any) -> None:
        sent.append(message)

    guard = RequestGuard(app, ClientLimits(Limits()), Settings(Path()))
    scope: Any = {"type": "websocket", "client": ("127.0.0.1", 1), "headers": [(b"host", b"evil.example")]}
    await guard(scope, receive, send)
    assert sent == [{"type": "websocket.close", "code": 1008, "reason": "wrong-host"}]


@pytest.mark.parametrize("path", ["/", "/api/games", "/livez", "/api/tables"])
async def test_head_is_answered_as_get_without_the_body(tmp_path: Path, path: str) -> None:
    async with a_node(tmp_path) as (node, _):
        visitor = AsgiClient(node)
        got, head = await visitor.ask("GET", path), await visitor.ask("HEAD", path)
        assert (head.status, head.body) == (got.status, b"")
        assert head.headers["content-type"] == got.headers["content-type"]
        assert head.headers["content-length"] == got.headers["content-length"]
        assert (await visitor.ask("HEAD", "/api/nothing")).status == 404


async def test_a_flood_does_not_fill_the_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "cookoff.access")
    async with a_node(tmp_path, limits=Limits(requests=(3, 0))) as (node, _):
        flooding, other = AsgiClient(node), AsgiClient(node, "198.51.100.7")
        other.app = flooding.app
        for _ in range(50):
            await flooding.ask("GET", "/api/games")
        assert (await other.ask("GET", "/api/games")).status == 200
    lines = [record.getMessage() for record in caplog.records if record.name == "cookoff.access"]
    assert lines == ["GET /api/games 200"] * 3 + ["GET /api/games 429"] * 5 + ["GET /api/games 200"]


async def test_a_guest_is_limited_over_all_their_addresses(tmp_path: Path) -> None:
    async with a_node(tmp_path, limits=Limits(requests=(4, 0))) as (node, _):
        here = AsgiClient(node)
        await here.enter()
        elsewhere = AsgiClient(node, "198.51.100.7")
        elsewhere.app, elsewhere.cookie = here.app, here.cookie
        statuses = [(await one.ask("GET", "/api/me")).status for one in (here, here, elsewhere, elsewhere, elsewhere)]
        assert statuses == [200, 200, 200, 200, 429]
        elsewhere.cookie = ""
        assert (await elsewhere.ask("GET", "/api/me")).status == 200, "the address has spent only some of its share"
