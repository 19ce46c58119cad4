"""The bus of a single-node server."""

from collections.abc import Callable

from .port import Receive, Unreachable


class NoBus:
    """A bus without other nodes; it never carries a message."""

    waiting = 0

    async def connect(self, lost: Callable[[], None]) -> None:
        """See `Bus`."""

    async def start(self, node: str, receive: Receive) -> None:
        """See `Bus`."""

    def post(self, node: str, message: bytes) -> None:  # there is no other node
        """See `Bus`."""

    async def ask(self, node: str, message: bytes) -> bytes:  # noqa: ARG002 # there is no other node
        """See `Bus`."""
        raise Unreachable(f"the table belongs to node {node}; start this node with --bus to reach it")

    async def check(self) -> None:
        """See `Bus`."""

    async def stop(self) -> None:
        """See `Bus`."""
