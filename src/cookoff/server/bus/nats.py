"""The bus of several nodes: NATS."""

import asyncio
import logging

import nats
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import Error as NatsError

from cookoff.engine import BadInput

from .port import Receive, Unreachable

log = logging.getLogger(__name__)

WAITING = 20_000
"""Letters that may wait to be sent."""
PATIENCE = 3.0
"""Seconds until a node that does not answer is unreachable."""


class NatsBus:
    """Each node listens to a subject of its own."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._client: Client | None = None
        self._outgoing: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue(WAITING)
        self._sender: asyncio.Task[None] | None = None
        self._answering: set[asyncio.Task[None]] = set()

    async def start(self, node: str, receive: Receive) -> None:
        """See `Bus`."""
        try:
            client = await nats.connect(
                self._address, allow_reconnect=True, max_reconnect_attempts=-1, error_cb=_complain, connect_timeout=3
            )
        except (NatsError, OSError) as error:
            raise BadInput(f"--bus: {self._address} cannot be reached: {error}") from error
        self._client = client

        async def take(message: Msg) -> None:
            if not message.reply:
                await receive(message.data)
                return
            # An answer may take a while; letters behind it must not wait.
            task = asyncio.create_task(_answer(message, receive))
            self._answering.add(task)
            task.add_done_callback(self._answering.discard)

        await client.subscribe(_subject(node), cb=take)
        await client.flush()
        self._sender = asyncio.create_task(self._send(client), name="bus")

    def post(self, node: str, letter: bytes) -> None:
        """See `Bus`."""
        try:
            self._outgoing.put_nowait((node, letter))
        except asyncio.QueueFull:
            log.warning("the bus is too slow; a letter to %s is lost", node)

    async def ask(self, node: str, letter: bytes) -> bytes:
        """See `Bus`."""
        assert self._client is not None
        try:
            return (await self._client.request(_subject(node), letter, timeout=PATIENCE)).data
        except (NatsError, TimeoutError) as error:
            raise Unreachable(f"the node {node} does not answer") from error

    async def stop(self) -> None:
        """See `Bus`."""
        if self._client is None:
            return
        while not self._outgoing.empty() and self._client.is_connected:
            await asyncio.sleep(0.01)
        if self._sender is not None:
            self._sender.cancel()
        await self._client.close()

    async def _send(self, client: Client) -> None:
        while True:
            node, letter = await self._outgoing.get()
            try:
                await client.publish(_subject(node), letter)
            except NatsError as error:
                log.warning("a letter to %s is lost: %r", node, error)


async def _answer(message: Msg, receive: Receive) -> None:
    answer = await receive(message.data)
    await message.respond(answer or b"")


async def _complain(error: Exception) -> None:
    log.warning("the bus: %r", error)


def _subject(node: str) -> str:
    return f"cookoff.node.{node}"
