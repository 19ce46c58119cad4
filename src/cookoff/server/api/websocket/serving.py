"""Serves an open socket: its reader and its writer, until one of them ends."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from litestar import WebSocket

from .connection import SocketConnection

CLOSE_SECONDS = 5.0
"""Seconds that the client has to read the last messages."""


async def serve_socket(
    socket: WebSocket[Any, Any, Any],
    connection: SocketConnection,
    read: Coroutine[Any, Any, None],
    leave: Callable[[], Awaitable[None]],
) -> None:
    """Run the reader beside the writer; `leave` is called once either has ended."""
    reader = asyncio.create_task(read)
    writer = asyncio.create_task(connection.pump(socket.send))
    try:
        await asyncio.wait((reader, writer), return_when=asyncio.FIRST_COMPLETED)
        if connection.closing is not None and not writer.done():
            await asyncio.wait((writer,), timeout=CLOSE_SECONDS)
    finally:
        for task in (reader, writer):
            task.cancel()
        await leave()
        # The writer may fail because the client has gone; an error in the reader is a bug.
        read_error, _ = await asyncio.gather(reader, writer, return_exceptions=True)
        if isinstance(read_error, Exception):
            raise read_error
