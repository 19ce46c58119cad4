"""What a stranger, a foreign page or a flood may not do."""

import asyncio
import json
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidHandshake, InvalidStatus

from tests.server.support.client import PATIENCE, HttpClient, Json, Socket
from tests.server.support.server_process import QUICK, Server, server

pytestmark = pytest.mark.anyio


async def test_every_answer_carries_the_security_headers(running: Server) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/livez", "/api/docs"):
        _, headers, _ = HttpClient(running.address).raw("GET", path)
        assert headers["content-security-policy"].startswith("default-src 'self'")
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


async def test_the_cookie_is_out_of_reach_for_scripts_and_other_sites(running: Server) -> None:
    visitor = HttpClient(running.address)
    _, headers, _ = visitor.raw("PUT", "/api/me", {"name": "Mia", "colour": "#112233"})
    cookie = headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert len(visitor.cookie) > 40


async def test_a_foreign_page_changes_nothing_and_opens_no_socket(running: Server) -> None:
    mia = await HttpClient(running.address).enter()
    table = (await mia.open("yatai", 2, public=True))["table"]["id"]
    for headers in ({"origin": "https://evil.example"}, {"sec-fetch-site": "cross-site"}, {"origin": "null"}):
        status, _, body = mia.raw("POST", f"/api/tables/{table}/leave", headers=headers)
        assert (status, json.loads(body)["code"]) == (403, "foreign-origin")
    assert mia.raw("POST", f"/api/tables/{table}/link", headers={"origin": f"http://{running.address}"})[0] == 200
    url = f"ws://{running.address}/api/tables/{table}/socket"
    with pytest.raises(InvalidStatus):
        async with connect(url, origin="https://evil.example", additional_headers={"cookie": mia.cookie}):  # type: ignore[arg-type]
            pass
    async with connect(url, origin=f"http://{running.address}") as socket:  # type: ignore[arg-type]
        await socket.send('{"type":"hello"}')
        assert json.loads(await socket.recv())["type"] == "welcome"
        assert [each.name for each in socket.protocol.extensions] == ["permessage-deflate"], "as browsers offer it"


async def test_a_token_acts_for_its_own_seat_only(running: Server) -> None:
    mia, ben, eve = [await HttpClient(running.address, name).enter() for name in ("Mia", "Ben", "Eve")]
    table = (await mia.open("whisper", 2, public=True))["table"]["id"]
    await ben.ask("POST", f"/api/tables/{table}/join", {})
    await mia.ask("POST", f"/api/tables/{table}/start")
    async with Socket(mia, table) as first, Socket(ben, table) as second, Socket(eve, table) as spectator:
        answer = await second.play({"move": "Knock", "force": 0.1})
        assert answer["rule"] == "WHI-1"
        assert (await spectator.play({"move": "Knock", "force": 0.1}))["code"] == "not-seated"
        for message in (
            {"type": "ask_undo"},
            {"type": "answer_undo", "agree": True},
            {"type": "react", "sign": "clap"},
        ):
            await spectator.send(message)
            assert (await spectator.until_heard("error"))["code"] == "not-seated"
        assert first.n == 0
    for command in ("start", "leave", "link", "rematch", "seats/0"):
        status, _, _ = eve.raw("POST", f"/api/tables/{table}/{command}", {})
        assert status == 403


async def test_a_malformed_message_closes_nothing_but_itself(running: Server) -> None:
    mia = await HttpClient(running.address).enter()
    table = (await mia.open("yatai", 2, public=True))["table"]["id"]
    async with Socket(mia, table) as socket:
        for message in (
            "",
            "{",
            "[]",
            "null",
            '{"type":"fly"}',
            '{"type":"play"}',
            b"\xff\xfe",
            "[" * 5000,
            "x" * 20_000,
        ):
            await socket.send(message)
            assert (await socket.until_heard("error"))["code"] == "malformed"
        await socket.send({"type": "hello"})
        assert (await socket.until_heard("error"))["code"] == "not-now"
        await socket.send(b'{"type":"ping","id":"bytes"}')
        await socket.until_heard("pong", id="bytes")
        assert socket.reconnects == 0


async def test_names_with_hidden_signs_are_refused(running: Server) -> None:
    visitor = HttpClient(running.address)
    for name in ("", "   ", "a\nb", "a\u202eb", "x" * 41, "\u0000"):
        assert visitor.raw("PUT", "/api/me", {"name": name, "colour": "#112233"})[0] == 400
    assert visitor.raw("PUT", "/api/me", {"name": "Zoë 🍜", "colour": "#112233"})[0] == 200
    assert visitor.raw("PUT", "/api/me", {"name": "Mia", "colour": "red"})[0] == 400
    assert visitor.raw("PUT", "/api/me", b"x" * 20_000)[0] == 413
    assert visitor.raw("DELETE", "/api/me")[0] == 405


@pytest.mark.long
async def test_a_flood_closes_the_socket_and_too_many_requests_are_refused(tmp_path: Path) -> None:
    with server(tmp_path, **QUICK, limits={"new_connections": [10_000, 10_000], "requests": [300, 0.001]}) as strict:
        mia = await HttpClient(strict.address).enter()
        table = (await mia.open("yatai", 2, public=True))["table"]["id"]
        async with Socket(mia, table) as socket:
            await asyncio.gather(*(socket.send({"type": "react", "sign": "clap"}) for _ in range(30)))
            await socket.until(lambda: any('"too-fast"' in text for text in socket.heard))
            assert socket.reconnects == 0
            await asyncio.gather(*(socket.send("{}") for _ in range(300)))
            await socket.until(lambda: socket.closed is not None)
            assert socket.closed == (4008, "flood")
        ben = await HttpClient(strict.address, "Ben").enter()  # whose sockets are not closed for a flood
        sockets = [Socket(ben, table) for _ in range(50)]
        for one in sockets:
            one._task = asyncio.create_task(one._visit(strict.address))
        done, _ = await asyncio.wait(
            [one._task for one in sockets if one._task], timeout=PATIENCE, return_when="FIRST_EXCEPTION"
        )
        assert any(isinstance(task.exception(), InvalidHandshake) for task in done)
        for one in sockets:
            await one.leave()
        openings = [
            HttpClient(strict.address).raw("PUT", "/api/me", {"name": "x", "colour": "#112233"})[0] for _ in range(12)
        ]
        assert 429 in openings
        statuses = [mia.raw("GET", "/api/games")[0] for _ in range(320)]
        assert 429 in statuses
        assert set(statuses) == {200, 429}


async def test_no_secret_reaches_the_log(running: Server) -> None:
    mia = await HttpClient(running.address).enter()
    opened = await mia.open("yatai", 2)
    table = opened["table"]["id"]
    key = (await mia.ask("POST", f"/api/tables/{table}/link"))["key"]
    async with Socket(mia, table, opened["invite"]):
        pass
    log = running.log.read_text()
    assert table in log
    for secret in (opened["invite"], key, mia.cookie.partition("=")[2]):
        assert secret not in log


@pytest.mark.parametrize(
    "name", ["Mia\n", "Mi\u200ba", "Mi\u00ada", "Mia\u3164", "\u0007Mia", "Mia\u202e", " ", "Mia\r\n"]
)
async def test_a_name_has_nothing_in_it_that_cannot_be_seen(running: Server, name: str) -> None:
    status, _, answer = HttpClient(running.address).raw("PUT", "/api/me", {"name": name, "colour": "#112233"})
    assert (status, json.loads(answer)["code"]) == (400, "malformed")


@pytest.mark.parametrize(
    ("said", "status"),
    [
        ({"headers": {"origin": "http://["}}, 403),
        ({"headers": {"host": "here:99999999"}}, 200),
        ({"headers": {"host": "["}}, 421),
        ({"body": b"[" * 8000}, 400),
        ({"body": b'{"name":"\\ud800","colour":"#112233"}'}, 400),
        ({"body": b'{"name":"Mia","colour":' + b"9" * 5000 + b"}"}, 400),
    ],
)
async def test_no_message_causes_a_server_error(running: Server, said: Json, status: int) -> None:
    usual = {"name": "Mia", "colour": "#112233"}
    found, headers, _ = HttpClient(running.address).raw("PUT", "/api/me", **{"body": usual, **said})
    assert found == status
    assert headers["x-content-type-options"] == "nosniff"


async def test_the_chat_takes_emoji_that_are_held_together(running: Server) -> None:
    mia = await HttpClient(running.address).enter()
    table = (await mia.open("whisper", 2, public=True))["table"]["id"]
    async with Socket(mia, table) as socket:
        await socket.send({"type": "chat", "text": "\U0001f468\u200d\U0001f373"})
        assert (await socket.until_heard("chat"))["text"] == "\U0001f468\u200d\U0001f373"


@pytest.mark.parametrize(
    "path", ["/api/tables/%00", "/api/tables/a%0a", "/api/tables?game=%00", "/api/components/%00x"]
)
async def test_an_id_that_can_be_none_never_reaches_the_database(running: Server, path: str) -> None:
    status, _, answer = HttpClient(running.address).raw("GET", path)
    assert (status, json.loads(answer)["code"]) == (400, "malformed")
    headers = {"x-invite": "no\x7finvite"}
    assert HttpClient(running.address).raw("GET", "/api/tables/abc", headers=headers)[0] == 400
