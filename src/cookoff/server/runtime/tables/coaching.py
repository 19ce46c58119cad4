"""What a table computes for a single human playing against bots."""

import asyncio
from collections.abc import Coroutine
from typing import Any


class Coaching:
    """Hints and remarks being computed, and the decisions that the next remark is about."""

    def __init__(self) -> None:
        self.hints: set[asyncio.Task[None]] = set()
        self.remarks: set[asyncio.Task[None]] = set()
        self.decisions: list[tuple[int, bytes, bytes]] = []
        """This turn's decisions of a player who asked for remarks: see `RemarkRequest`."""

    @staticmethod
    def start(tasks: set[asyncio.Task[None]], work: Coroutine[Any, Any, None]) -> None:
        """Run work as one of the tasks."""
        task = asyncio.create_task(work)
        tasks.add(task)
        task.add_done_callback(tasks.discard)

    def cancel(self) -> None:
        """Cancel everything that is being computed."""
        for task in self.hints | self.remarks:
            task.cancel()
