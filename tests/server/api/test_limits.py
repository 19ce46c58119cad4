"""What one stranger may take of a server: connections, sockets, words."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Iterator

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.server.support.client import PATIENCE, HttpClient, Socket
from tests.server.support.server_process import GENEROUS, QUICK, Server, server

pytestmark = pytest.mark.anyio

MOST, DIALS = 6, 120


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    limits = GENEROUS["limits"] | {
        "chat": [3, 0.001],
        "sockets_per_guest": 3,
        "sockets_per_address": MOST,
        "connections_per_address": MOST,
        "header_seconds": 0.6,
        "body_seconds": 0.6,
        "header_bytes": 2000,
        "log_entries": 10,
        "replay_pages": [6, 0.001],
        "practice_throws": [2, 0.001],
        "new_connections": [DIALS, 0.001],
    }
    with server(tmp_path_factory.mktemp("strict"), **QUICK, limits=limits) as started:
        yield started


@contextlib.asynccontextmanager
async def dial(strict: Server, said: bytes = b"") -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    reader, writer = await asyncio.open_connection("127.0.0.1", strict.port)
    try:
        writer.write(said)
        yield reader, writer
    finally:
        writer.close()


async def rest(reader: asyncio.StreamReader) -> bytes:
    """All that comes until the server hangs up."""
    async with asyncio.timeout(PATIENCE):
        with contextlib.suppress(ConnectionError):
            return await reader.read()
    return b""


HALF = {
    "nothing": b"",
    "half a header": b"GET /livez HTTP/1.1\r\nhost: here\r\n",
    "half a body": b"PUT /api/me HTTP/1.1\r\nhost: here\r\ncontent-length: 500\r\n\r\nand then nothing",
}


async def test_a_connection_that_does_not_come_to_the_point_is_cut_off(strict: Server) -> None:
    async with contextlib.AsyncExitStack() as stack:
        lines = [await stack.enter_async_context(dial(strict, said)) for said in HALF.values()]
        assert await asyncio.gather(*(rest(reader) for reader, _ in lines)) == [b"", b"", b""]
    assert HttpClient(strict.address).raw("GET", "/livez")[0] == 200


async def test_a_header_has_an_end(strict: Server) -> None:
    async with dial(strict, b"GET /livez HTTP/1.1\r\n" + b"x: y\r\n" * 400) as (reader, writer):
        writer.write(b"x: y\r\n" * 400)
        assert await rest(reader) == b""


async def test_open_connections_are_limited_per_address(strict: Server) -> None:
    async with contextlib.AsyncExitStack() as stack:
        lines = [await stack.enter_async_context(dial(strict, HALF["half a header"])) for _ in range(MOST)]
        with contextlib.suppress(ConnectionResetError):  # refused before it could say anything
            async with dial(strict, HALF["half a header"] + b"\r\n") as (late, _):
                assert await rest(late) == b"" or any(reader.at_eof() for reader, _ in lines)
        await asyncio.gather(*(rest(reader) for reader, _ in lines))
    assert HttpClient(strict.address).raw("GET", "/livez")[0] == 200, "there is room again"


async def test_new_connections_are_limited_per_address(strict: Server) -> None:
    eve = HttpClient(strict.address)
    eve.comes_from = ("127.0.0.66", 0)
    for _ in range(DIALS):
        assert eve.raw("GET", "/livez")[0] == 200
    with pytest.raises(ConnectionError):
        eve.raw("GET", "/livez")
    assert HttpClient(strict.address).raw("GET", "/livez")[0] == 200


async def test_sockets_are_limited_per_guest_and_per_address(strict: Server) -> None:
    mia, ben, eve = [await HttpClient(strict.address, name).enter() for name in ("Mia", "Ben", "Eve")]
    table = (await mia.open("yatai", 2, public=True))["table"]["id"]

    async def refused(visitor: HttpClient) -> int | None:
        url = f"ws://{strict.address}/api/tables/{table}/socket"
        try:
            async with connect(url, additional_headers={"cookie": visitor.cookie}):
                return None
        except InvalidStatus as error:
            return error.response.status_code

    async with contextlib.AsyncExitStack() as stack:
        for visitor in (mia, ben):
            for _ in range(3):
                await stack.enter_async_context(Socket(visitor, table))
            assert await refused(visitor) == 403
        assert await refused(eve) == 403, "the address is full"
    async with Socket(eve, table) as again:
        assert again.card is not None, "who went has left their place"


async def test_a_guest_talks_at_one_rate_over_all_their_sockets(strict: Server) -> None:
    mia = await HttpClient(strict.address, "Mia").enter()
    table = (await mia.open("yatai", 2, public=True))["table"]["id"]
    async with Socket(mia, table) as one, Socket(mia, table) as two:
        for number in range(3):
            await one.send({"type": "chat", "text": f"line {number}"})
            await one.until_heard("chat", text=f"line {number}")
        await two.send({"type": "chat", "text": "and more"})
        assert (await two.until_heard("error"))["code"] == "too-fast"
        spoken = [json.loads(text)["text"] for text in two.heard if '"chat","number"' in text]
        assert spoken == ["line 0", "line 1", "line 2"]


async def test_log_entries_and_replay_pages_are_limited(strict: Server, log: bytes) -> None:
    visitor = await HttpClient(strict.address).enter()

    def sent(body: bytes) -> tuple[int, str, str]:
        status, _, data = visitor.raw("POST", "/api/replays", body)
        said = json.loads(data)
        return status, said.get("code", ""), said.get("detail", "")

    assert sent(log) == (422, "too-expensive", "the log: 12 entries; at most 10 are read")
    assert sent(b"[" * 100_000 + b"\n")[:2] == (400, "bad-log")
    fewer = b"".join(log.splitlines(keepends=True)[:6])
    assert sent(fewer)[0] == 200
    assert sent(b"x" * 5_000_000)[0] == 413
    assert 429 in {sent(fewer)[0] for _ in range(6)}


def test_practice_throws_are_limited_per_address(strict: Server) -> None:
    codes = [HttpClient(strict.address).raw("POST", "/api/games/yatai/practice", {})[0] for _ in range(3)]
    assert codes == [404, 404, 429]
