"""The bus of a multi-node server, over NATS."""

import asyncio
import logging
import re
import ssl
from collections.abc import Callable

from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import Error as NatsError

from cookoff.engine import BadInput
from cookoff.server.config.secrets import BadSignature, Signer
from cookoff.server.config.settings import Settings
from cookoff.server.ops import metrics

from .envelopes import Envelopes, answer_to
from .port import Receive, Unreachable

log = logging.getLogger(__name__)

WAITING = 20_000
"""The maximum number of queued outgoing messages."""
PATIENCE = 3.0
"""Seconds to wait for another node's reply."""
PULSE = 10
"""Seconds between pings; after two unanswered ones the bus counts as disconnected."""
FIRST = 10.0
"""Seconds to reach the bus at start-up; later, reconnection attempts never stop."""
HOPELESS = re.compile("authorization|certificate", re.IGNORECASE)
"""Errors of the NATS server that make further attempts pointless."""


class NatsBus:
    """A bus over NATS; each node subscribes to its own subject."""

    def __init__(self, settings: Settings, signer: Signer) -> None:
        self._address = settings.bus or ""
        self._settings = settings
        self._envelopes = Envelopes(signer)
        self._client: Client | None = None
        self._outgoing: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue(WAITING)
        self._sender: asyncio.Task[None] | None = None
        self._answering: set[asyncio.Task[None]] = set()
        self._lost: Callable[[], None] = _ignore
        self._missing = False
        """Whether a message was lost and `lost` has not been called yet."""

    @property
    def waiting(self) -> int:
        """See `Bus`."""
        return self._outgoing.qsize()

    async def connect(self, lost: Callable[[], None]) -> None:
        """See `Bus`."""
        self._lost = lost
        # The client tries several times, and neither the first nor the last error need be the important one.
        why: dict[str, None] = {}

        async def complain(error: Exception) -> None:
            why[str(error)] = None
            log.log(logging.DEBUG if starting else logging.WARNING, "the bus: %r", error)
            if starting and HOPELESS.search(str(error)):
                trying.reschedule(0)

        async def on_disconnect() -> None:
            """Report losses: nobody keeps messages to this node until it reconnects."""
            lost()

        starting, client = True, Client()
        try:
            async with asyncio.timeout(FIRST) as trying:
                await client.connect(
                    self._address,
                    allow_reconnect=True,
                    max_reconnect_attempts=-1,
                    error_cb=complain,
                    disconnected_cb=on_disconnect,
                    ping_interval=PULSE,
                    connect_timeout=3,
                    tls=_context(self._settings),
                )
                self._client = client
        except (NatsError, OSError, TimeoutError) as error:
            # The client was stopped in the middle of an attempt.
            await client.close()
            where = re.sub(r"//[^/@]*@", "//", self._address)
            raise BadInput(f"--bus: {where} cannot be reached: {'; '.join(why) or error}") from error
        finally:
            starting = False

    async def start(self, node: str, receive: Receive) -> None:
        """See `Bus`."""
        client = self._client
        assert client is not None

        async def take(received: Msg) -> None:
            try:
                message = self._envelopes.open(received.data, received.subject, received.reply)
            except BadSignature as error:
                metrics.FORGED.inc()
                log.warning("the bus: %s", error)
                return
            metrics.BUS_MESSAGES.labels("in").inc()
            if not received.reply:
                await receive(message)
                return
            # A reply may take a while and must not delay the messages behind it.
            task = asyncio.create_task(self._answer(received, message, receive))
            self._answering.add(task)
            task.add_done_callback(self._answering.discard)

        await client.subscribe(_subject(node), cb=take)
        await client.flush()
        self._sender = asyncio.create_task(self._send(client), name="bus")

    def post(self, node: str, message: bytes) -> None:
        """See `Bus`."""
        try:
            self._outgoing.put_nowait((node, message))
        except asyncio.QueueFull:
            self._missing = True
            metrics.BUS_MESSAGES.labels("lost").inc()
            log.warning("the bus is too slow; dropped a message to %s", node)

    async def ask(self, node: str, message: bytes) -> bytes:
        """See `Bus`."""
        assert self._client is not None
        try:
            # A subject of its own for the answer, which the signature binds: a copy cannot ask for another one.
            subject, inbox = _subject(node), self._client.new_inbox()
            listening = await self._client.subscribe(inbox)
            sealed = self._envelopes.seal(message, subject, inbox)
            try:
                await self._client.publish(subject, sealed, reply=inbox)
                answer = await listening.next_msg(PATIENCE)
            finally:
                await listening.unsubscribe()
            return self._envelopes.open(answer.data, answer_to(sealed))
        except (NatsError, TimeoutError, BadSignature) as error:
            raise Unreachable(f"node {node} does not answer") from error

    async def check(self) -> None:
        """See `Bus`."""
        if self._client is None or not self._client.is_connected:
            raise Unreachable("the bus is not connected")
        await self._client.flush(int(PATIENCE))

    async def stop(self) -> None:
        """See `Bus`."""
        if self._client is None:
            return
        while not self._outgoing.empty() and self._client.is_connected:
            await asyncio.sleep(0.01)
        if self._sender is not None:
            self._sender.cancel()
        await self._client.close()

    async def _answer(self, received: Msg, message: bytes, receive: Receive) -> None:
        answer = await receive(message)
        await received.respond(self._envelopes.seal(answer or b"", answer_to(received.data)))

    async def _send(self, client: Client) -> None:
        while True:
            if self._missing and self._outgoing.empty():  # the queue has room for reconnecting clients
                self._missing = False
                self._lost()
            node, message = await self._outgoing.get()
            try:
                metrics.BUS_MESSAGES.labels("out").inc()
                await client.publish(_subject(node), self._envelopes.seal(message, _subject(node)))
            except NatsError as error:
                self._missing = True
                log.warning("a message to node %s is lost: %r", node, error)


def _ignore() -> None:
    """Do nothing."""


def _context(settings: Settings) -> ssl.SSLContext | None:
    if settings.bus_ca is None:
        return None
    context = ssl.create_default_context(cafile=settings.bus_ca)
    if settings.bus_certificate is not None:
        context.load_cert_chain(settings.bus_certificate, settings.bus_key)
    return context


def _subject(node: str) -> str:
    return f"cookoff.node.{node}"
