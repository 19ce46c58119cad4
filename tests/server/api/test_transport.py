"""What is read and written below requests and messages: frames, and bytes that nobody takes."""

import asyncio
import struct
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from cookoff.server.api.client_limits import ClientLimits
from cookoff.server.api.transport.http_protocol import PIPELINED, limited_http_protocol
from cookoff.server.api.transport.websocket_protocol import MOST, SLICE, limited_websocket_protocol
from cookoff.server.config.settings import Limits, Settings
from tests.server.support.client import PATIENCE

pytestmark = pytest.mark.anyio

TEXT, PART, PING, PONG = 1, 0, 9, 10
UPGRADE = (
    b"GET /x HTTP/1.1\r\nhost: here\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"
    b"sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


def frame(kind: int, said: bytes = b"", last: bool = True) -> bytes:
    return struct.pack("!BBI", (0x80 if last else 0) | kind, 0x80 | len(said), 0) + said


class Line(asyncio.Transport):
    """The other side reads nothing, and is seen to be cut off."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.cut = asyncio.Event()
        self.closed = False
        self.reads = True

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return ("127.0.0.1", 1) if name in {"peername", "sockname"} else default

    def write(self, data: Any) -> None:
        self.written += bytes(data)

    def abort(self) -> None:
        self.cut.set()

    def close(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed

    def pause_reading(self) -> None:
        self.reads = False

    def resume_reading(self) -> None:
        self.reads = True

    def set_protocol(self, protocol: Any) -> None:
        """Whoever sends for it knows who that is."""


class Listener:
    """An application that notes what it hears until it is told to end."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.end = asyncio.Event()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            await send({"type": "http.response.start", "status": 204, "headers": []})
            await send({"type": "http.response.body", "body": b""})
            return
        await receive()
        await send({"type": "websocket.accept"})
        while not self.end.is_set():
            self.heard.append((await receive()).get("text"))


async def a_socket(app: Any, **limits: Any) -> tuple[Any, Line]:
    """An open socket and its line."""
    config = uvicorn.Config(
        app, ws=limited_websocket_protocol(Limits(**limits)), log_config=None, ws_ping_interval=None
    )
    config.load()
    line = Line()
    made: Any = config.ws_protocol_class
    protocol = made(config=config, server_state=ServerState(), app_state={})
    protocol.connection_made(line)
    protocol.data_received(UPGRADE)
    while b"101" not in line.written:
        await asyncio.sleep(0)
    line.written = b""
    return protocol, line


async def test_pings_per_socket_are_limited() -> None:
    protocol, line = await a_socket(Listener(), control_frames=(3, 0))
    protocol.data_received(frame(PING, b"a") + frame(PONG) + frame(PING, b"b"))
    assert (line.written, line.cut.is_set()) == (b"\x8a\x01a\x8a\x01b", False)
    protocol.data_received(frame(PING, b"c") * 100)
    assert line.cut.is_set()
    assert line.written == b"\x8a\x01a\x8a\x01b", "and no more is answered"


@pytest.mark.parametrize("kind", [PONG, PART])
async def test_endless_frames_are_cut_off(kind: int) -> None:
    app = Listener()
    protocol, line = await a_socket(app, control_frames=(5, 0))
    protocol.data_received(frame(TEXT, b"hello", last=False))
    protocol.data_received(frame(kind, last=kind != PART) * 5)
    assert not line.cut.is_set()
    protocol.data_received(frame(kind, last=kind != PART))
    assert line.cut.is_set()
    assert app.heard == []


async def test_a_message_may_come_in_parts() -> None:
    app = Listener()
    protocol, _ = await a_socket(app, control_frames=(5, 0))
    for part in (frame(TEXT, b"in ", last=False), frame(PART, b"two ", last=False), frame(PART, b"parts")):
        protocol.data_received(part)
    while not app.heard:
        await asyncio.sleep(0)
    assert app.heard == ["in two parts"]


async def test_much_at_once_is_read_little_by_little() -> None:
    app = Listener()
    protocol, line = await a_socket(app)
    sent = [f"{number:06}" for number in range(10_000)]
    protocol.data_received(b"".join(frame(TEXT, one.encode()) for one in sent))
    assert protocol.queue.qsize() <= SLICE / len(frame(TEXT, b"000000")) + 1, "others have their turn before the rest"
    while len(app.heard) < len(sent):
        assert not line.reads or protocol.queue.empty(), "nobody is listened to before they are answered"
        await asyncio.sleep(0)
    assert app.heard == sent
    assert line.reads


async def test_a_client_that_sends_too_much_is_throttled() -> None:
    """And is not cut off: people whose network stood still send all they have at once."""
    app = Listener()
    protocol, line = await a_socket(app)
    many = MOST // 50
    protocol.data_received(frame(TEXT, b"x" * 100) * many)
    assert not line.reads
    while len(app.heard) < many:
        await asyncio.sleep(0)
    assert line.reads
    assert not line.cut.is_set()


async def test_a_socket_that_nobody_reads_is_closed() -> None:
    app = Listener()
    protocol, line = await a_socket(app)
    protocol.close_timeout = 0.01
    app.end.set()
    protocol.data_received(frame(TEXT, b"the last"))
    async with asyncio.timeout(PATIENCE):
        await line.cut.wait()
    assert line.closed, "politely at first"


def a_connection(settings: Settings, limits: ClientLimits | None = None) -> tuple[Any, Line]:
    limits = limits or ClientLimits(settings.limits)
    config = uvicorn.Config(Listener(), http=limited_http_protocol(settings, limits), log_config=None)
    config.load()
    line = Line()
    made: Any = config.http_protocol_class
    protocol = made(config=config, server_state=ServerState(), app_state={})
    protocol.connection_made(line)
    return protocol, line


async def test_a_packet_of_ten_thousand_requests_is_not_read_to_its_end(tmp_path: Any) -> None:
    protocol, line = a_connection(Settings(data=tmp_path))
    protocol.data_received(b"GET / HTTP/1.1\r\n\r\n" * 10_000)
    assert len(protocol.pipeline) == PIPELINED
    assert line.written.startswith(b"HTTP/1.1 400")
    assert line.closed


async def test_an_unread_response_is_dropped(tmp_path: Any) -> None:
    protocol, line = a_connection(Settings(data=tmp_path, limits=Limits(answer_seconds=0.01)))
    protocol.data_received(b"GET / HTTP/1.1\r\nhost: here\r\n\r\n")
    async with asyncio.timeout(PATIENCE):
        await line.cut.wait()
    assert line.written.startswith(b"HTTP/1.1 204"), "it was answered"


async def test_a_connection_over_its_rate_is_cut_off_where_no_acceptor_refused_it(tmp_path: Any) -> None:
    settings = Settings(data=tmp_path, limits=Limits(new_connections=(1, 0)))
    limits, cut = ClientLimits(settings.limits), []
    for _ in range(2):
        _, line = a_connection(settings, limits)
        cut.append(line.cut.is_set())
    assert cut == [False, True]
