"""What the server needs of a bus."""

from collections.abc import Awaitable, Callable
from typing import Protocol

Receive = Callable[[bytes], Awaitable[bytes | None]]
"""Takes a letter; the answer goes back if one was asked for."""


class Unreachable(Exception):
    """A node does not answer."""


class Bus(Protocol):
    """Carries letters to nodes. Letters from one node to another arrive in order."""

    @property
    def waiting(self) -> int:
        """Letters that wait to be sent."""
        ...

    async def start(self, node: str, receive: Receive, lost: Callable[[], None]) -> None:
        """Take letters for this node; `lost` is called when letters may have been lost, to this node or from it."""
        ...

    def post(self, node: str, message: bytes) -> None:
        """Send a letter; it may be lost, and if the node lives, `lost` is called here or there."""
        ...

    async def ask(self, node: str, message: bytes) -> bytes:
        """Send a letter and wait for the answer; raises `Unreachable`."""
        ...

    async def check(self) -> None:
        """Raises `Unreachable` if the bus carries no letters now."""
        ...

    async def stop(self) -> None:
        """Send what is waiting, take no more."""
        ...
