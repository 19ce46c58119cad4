"""Answers that are the same for everybody: made and compressed once, beside the event loop."""

import asyncio
import gzip
from collections.abc import Callable
from typing import NamedTuple


class CachedPage(NamedTuple):
    """An answer, as it is and compressed."""

    plain: bytes
    small: bytes


class PageCache:
    """Made ready when somebody first asks for them; they are as many as stand in the rooms."""

    def __init__(self) -> None:
        self._ready: dict[tuple[str, ...], asyncio.Task[CachedPage]] = {}

    async def read(self, name: tuple[str, ...], make: Callable[[], bytes]) -> CachedPage:
        """The page of that name. What could not be made is tried again when it is next asked for."""
        task = self._ready.get(name)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = self._ready[name] = asyncio.create_task(asyncio.to_thread(_page, make))
        return await asyncio.shield(task)


def _page(make: Callable[[], bytes]) -> CachedPage:
    plain = make()
    return CachedPage(plain, gzip.compress(plain, 9, mtime=0))
