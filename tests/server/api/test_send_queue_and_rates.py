"""A socket's queue and everybody's rates: who reads too slowly or asks too often is dropped, nobody waits for them."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cookoff.server.api.client_limits import Caller, ClientLimits
from cookoff.server.api.middleware.limits import RequestGuard
from cookoff.server.api.rate_limits import Bucket, KeyedBuckets, SharedRate, Slots
from cookoff.server.api.websocket.connection import SocketConnection
from cookoff.server.api.websocket.handler import InboundLimiter, _first
from cookoff.server.config.settings import Limits, Settings
from cookoff.server.protocol.messages import Bye

pytestmark = pytest.mark.anyio


async def test_messages_are_sent_in_order_before_the_socket_closes() -> None:
    connection = SocketConnection("one", None, 1000)
    written: list[Any] = []

    async def write(message: Any) -> None:
        written.append(message)

    pump = asyncio.create_task(connection.pump(write))
    for text in (b"a", b"b"):
        connection.send(text)
    await asyncio.sleep(0)
    connection.drop(Bye("restart"))
    connection.drop(Bye("flood"))
    connection.send(b"too late")
    await pump
    assert [message.get("text") for message in written] == ["a", "b", '{"type":"bye","reason":"restart"}', None]
    assert written[-1]["code"] == 1012


async def test_hello_is_the_first_message_of_a_socket() -> None:
    connection, said = (
        SocketConnection("one", None, 1000),
        [b'{"type":"ping","id":"p"}', b"?", b'{"type":"hello","seen":7}'],
    )

    async def receive() -> Any:
        return {"type": "websocket.receive", "text": None, "bytes": said.pop(0)}

    hello = await _first(connection, receive, InboundLimiter(Caller("mia", "192.0.2.1"), ClientLimits(Limits())))
    assert hello is not None
    assert hello.seen == 7
    told = [msgspec.json.decode(data) for data in connection._queue]
    assert [(one["code"], one["id"]) for one in told] == [("hello-first", "p"), ("malformed", None)]


async def test_a_reader_that_is_too_slow_is_dropped() -> None:
    connection = SocketConnection("one", None, 1000)
    for _ in range(11):
        connection.send(b"x" * 100)
    assert connection.closing is None, "so much may wait"
    connection.send(b"x")
    assert connection.closing == Bye("too-slow")


async def test_one_long_message_drops_nobody() -> None:
    connection = SocketConnection("one", None, 1000)
    connection.send(b"x" * 100_000)
    assert connection.closing is None


async def test_requests_over_the_limit_are_refused_and_the_connection_is_closed() -> None:
    """To refuse costs little, but not nothing: on one connection that is kept it could go on without end."""

    async def app(_scope: Any, _receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})

    async def asked() -> Any:
        told: list[Any] = []

        async def note(message: Any) -> None:
            told.append(message)

        scope: Any = {"type": "http", "client": ("192.0.2.1", 1), "headers": []}
        await door(scope, never, note)
        return told[0]

    async def never() -> Any:
        raise AssertionError("nothing is read of what is refused")

    door = RequestGuard(app, ClientLimits(Limits(requests=(1, 0))), Settings(Path()))
    answers = [await asked() for _ in range(2)]
    assert [answer["status"] for answer in answers] == [200, 429]
    assert [(b"connection", b"close") in answer["headers"] for answer in answers] == [False, True]


def test_a_guest_has_one_rate_and_an_address_shares_another() -> None:
    rate = SharedRate(2, 1, 2, lambda: 0.0)
    assert [rate.take("mia", "here") for _ in range(3)] == [True, True, False]
    assert [rate.take("ben", "here") for _ in range(2)] == [True, True]
    assert not rate.take("eve", "here"), "the address has said all it may"
    assert rate.take("eve", "there")


def test_places_are_counted_in_all_and_of_each() -> None:
    places = Slots(3)
    assert not places.full("here", 2)
    places.acquire("here")
    places.acquire("here")
    assert places.full("here", 2)
    assert not places.full("there", 2)
    places.acquire("there")
    assert places.full("elsewhere", 2), "full in all"
    places.release("here")
    assert not places.full("here", 2)
    places.release("here")
    places.release("there")
    assert len(places) == 0


def test_a_bucket_fills_again_with_time() -> None:
    bucket = Bucket(2, 1, 0.0)
    assert [bucket.take(0.0) for _ in range(3)] == [True, True, False]
    assert not bucket.take(0.5)
    assert bucket.take(1.6)


def test_every_key_has_a_bucket_and_the_oldest_are_dropped() -> None:
    now = [0.0]
    buckets = KeyedBuckets(1, 1, lambda: now[0], most=2)
    assert buckets.take("a")
    assert not buckets.take("a")
    assert buckets.take("b")
    assert buckets.take("c")
    assert buckets.take("a"), "forgotten, so it starts anew"


def test_keys_that_somebody_invents_do_not_fill_the_memory() -> None:
    now = [0.0]
    buckets = KeyedBuckets(4, 1, lambda: now[0])
    buckets.take("busy", 4)
    taken = 0
    for number in range(1000):
        now[0] += 0.5
        assert buckets.take(f"invented {number}")
        taken += buckets.take("busy")
    assert len(buckets) < 10
    assert taken == 500, "whoever takes all they may is remembered"
