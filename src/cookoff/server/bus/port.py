"""The bus interface that the server uses."""

from collections.abc import Awaitable, Callable
from typing import Protocol

Receive = Callable[[bytes], Awaitable[bytes | None]]
"""Handles a message; the result is the reply, if one was requested."""


class Unreachable(Exception):
    """A node does not reply."""


class Bus(Protocol):
    """Carries messages between nodes. Messages from one node to another arrive in order."""

    @property
    def waiting(self) -> int:
        """The number of queued outgoing messages."""
        ...

    async def connect(self, lost: Callable[[], None]) -> None:
        """Connect, or raise `BadInput`. `lost` is called when messages to or from this node may have been lost."""
        ...

    async def start(self, node: str, receive: Receive) -> None:
        """Send messages, and receive those for this node."""
        ...

    def post(self, node: str, message: bytes) -> None:
        """Send a message. It may be lost; then `lost` is called here or on the receiving node, if that is alive."""
        ...

    async def ask(self, node: str, message: bytes) -> bytes:
        """Send a message and wait for the reply; raises `Unreachable`."""
        ...

    async def check(self) -> None:
        """Raise `Unreachable` if the bus does not work now."""
        ...

    async def stop(self) -> None:
        """Send the queued messages and close the connection."""
        ...
