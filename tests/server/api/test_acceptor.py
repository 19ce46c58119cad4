"""Connections are accepted a few at a time, and those over the limits cost next to nothing."""

import asyncio
import errno
import logging
import os
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, contextmanager

import pytest

from cookoff.server.api.client_limits import ClientLimits
from cookoff.server.api.transport import acceptor
from cookoff.server.api.transport.acceptor import AT_ONCE, Acceptor
from cookoff.server.config.settings import Limits
from tests.server.support.client import PATIENCE

pytestmark = pytest.mark.anyio


class Door:
    """An acceptor on a free port, and what it has made of those who came."""

    def __init__(self) -> None:
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.address = self.listener.getsockname()
        self.asked = 0
        self.made: list[asyncio.Protocol] = []
        self.open = True
        self.acceptor = Acceptor(self.listener, self._make, self._admits)
        self.acceptor.start()

    def _make(self) -> asyncio.Protocol:
        self.made.append(asyncio.Protocol())
        return self.made[-1]

    def _admits(self, address: str) -> bool:
        assert address == "127.0.0.1"
        self.asked += 1
        return self.open

    @contextmanager
    def callers(self, number: int) -> Iterator[list[socket.socket]]:
        """So many clients that wait to be accepted."""
        with ExitStack() as stack:
            yield [stack.enter_context(socket.create_connection(self.address)) for _ in range(number)]


@pytest.fixture
async def door() -> AsyncIterator[Door]:
    made = Door()
    yield made
    made.acceptor.close()
    made.listener.close()
    await made.acceptor.wait_closed()


async def until(door: Door, asked: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while door.asked < asked:
            await asyncio.sleep(0)


async def test_somebody_else_has_a_turn_after_a_few_connections(door: Door) -> None:
    with door.callers(3 * AT_ONCE):
        door.acceptor.accept()
        assert door.asked == AT_ONCE
        await until(door, 3 * AT_ONCE)
        await door.acceptor.wait_closed()
        assert len(door.made) == 3 * AT_ONCE


async def test_for_a_connection_over_the_limits_nothing_is_made(door: Door) -> None:
    door.open = False
    with door.callers(AT_ONCE) as callers:
        await until(door, AT_ONCE)
        assert not door.made
        for caller in callers:
            with pytest.raises(ConnectionResetError):
                caller.recv(1)


async def test_after_some_were_refused_the_next_ones_wait(door: Door, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(acceptor, "REST", PATIENCE)
    door.open = False
    with door.callers(2 * AT_ONCE):
        await until(door, AT_ONCE)
        for _ in range(20):
            await asyncio.sleep(0)
        assert door.asked == AT_ONCE


async def test_without_file_descriptors_it_goes_on_later(
    door: Door, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(acceptor, "PAUSE", 0.001)

    class Exhausted:
        """A listener of a process that has none left."""

        fileno = door.listener.fileno

        def accept(self) -> None:
            raise OSError(errno.EMFILE, os.strerror(errno.EMFILE))

    with caplog.at_level(logging.WARNING), door.callers(1):
        monkeypatch.setattr(door.acceptor, "_listener", Exhausted())
        door.acceptor.accept()
        monkeypatch.setattr(door.acceptor, "_listener", door.listener)
        await until(door, 1)
    assert [record.message for record in caplog.records] == [
        f"no connection can be accepted now: {os.strerror(errno.EMFILE)}"
    ]


def test_an_address_has_a_rate_of_new_connections_and_a_proxy_has_none() -> None:
    limits = ClientLimits(Limits(new_connections=(2, 0), connections_per_address=3, connections=5), lambda: 0.0)
    assert [limits.admits("203.0.113.1") for _ in range(3)] == [True, True, False]
    assert limits.admits("203.0.113.2")
    assert all(limits.admits("10.0.0.1", ("10.0.0.0/8",)) for _ in range(9))
    for _ in range(3):
        limits.connections.acquire("203.0.113.2")
    assert not limits.admits("203.0.113.2"), "it has as many open as it may have"
    assert limits.admits("10.0.0.1", ("10.0.0.0/8",))
