"""Accepts connections a few at a time, and closes those over the limits before anything is spent on them.

The event loops accept as long as somebody connects, and make a transport and a protocol for each connection. A flood of
connections from one address made everybody wait for that.
"""

import asyncio
import contextlib
import logging
import socket
import struct
from collections.abc import Callable

log = logging.getLogger(__name__)

AT_ONCE = 16
"""Connections accepted before anybody else has a turn."""
BACKLOG = 2048
"""Connections that the system keeps waiting."""
REST = 0.01
"""Seconds without accepting after some were refused. Else the thread that commits would wait for this one."""
PAUSE = 1.0
"""Seconds without accepting when the system has no more file descriptors."""
_RESET = struct.pack("ii", 1, 0)
"""Close without waiting for the other side, so that the system need not remember the connection either."""


class Acceptor:
    """Accepts the connections of a listening socket. uvicorn takes it for an `asyncio.Server`."""

    def __init__(
        self, listener: socket.socket, protocol: Callable[[], asyncio.Protocol], admits: Callable[[str], bool]
    ) -> None:
        """`admits` says whether another connection of an address is served."""
        self._listener = listener
        self._protocol = protocol
        self._admits = admits
        self._loop = asyncio.get_running_loop()
        self._opening: set[asyncio.Task[None]] = set()
        self._later: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """Begin to accept."""
        self._listener.setblocking(False)
        self._listener.listen(BACKLOG)
        self._go_on()

    def close(self) -> None:
        """Accept no more connections; whoever opened the socket closes it."""
        if self._later is not None:
            self._later.cancel()
        self._loop.remove_reader(self._listener.fileno())

    async def wait_closed(self) -> None:
        """See `asyncio.Server`."""
        await asyncio.gather(*self._opening, return_exceptions=True)

    def accept(self) -> None:
        """Accept some of those who wait."""
        refused = 0
        for _ in range(AT_ONCE):
            try:
                connection, address = self._listener.accept()
            except (BlockingIOError, InterruptedError, ConnectionAbortedError):
                break
            except OSError as error:
                log.warning("no connection can be accepted now: %s", error.strerror)
                self._rest(PAUSE)
                return
            if not self._admits(address[0]):
                _refuse(connection)
                refused += 1
                continue
            task = self._loop.create_task(self._open(connection))
            self._opening.add(task)
            task.add_done_callback(self._opening.discard)
        if refused:
            self._rest(REST)

    def _rest(self, seconds: float) -> None:
        self._loop.remove_reader(self._listener.fileno())
        self._later = self._loop.call_later(seconds, self._go_on)

    def _go_on(self) -> None:
        self._later = None
        self._loop.add_reader(self._listener.fileno(), self.accept)

    async def _open(self, connection: socket.socket) -> None:
        try:
            connection.setblocking(False)
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            await self._loop.connect_accepted_socket(self._protocol, connection)
        except OSError:  # it has gone already
            connection.close()


def _refuse(connection: socket.socket) -> None:
    with contextlib.suppress(OSError):
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, _RESET)
    connection.close()
