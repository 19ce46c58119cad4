"""Responses that are the same for everyone, built and compressed once in a thread."""

import asyncio
import gzip
from collections.abc import Callable
from typing import NamedTuple


class CachedPage(NamedTuple):
    """A response, plain and compressed."""

    plain: bytes
    small: bytes


class PageCache:
    """Builds pages on first request. The content of the rooms bounds their number."""

    def __init__(self) -> None:
        self._ready: dict[tuple[str, ...], asyncio.Task[CachedPage]] = {}

    async def read(self, name: tuple[str, ...], make: Callable[[], bytes]) -> CachedPage:
        """Return the page of that name. A page that failed to build is built again on the next request."""
        task = self._ready.get(name)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = self._ready[name] = asyncio.create_task(asyncio.to_thread(_page, make))
        return await asyncio.shield(task)


def _page(make: Callable[[], bytes]) -> CachedPage:
    plain = make()
    return CachedPage(plain, gzip.compress(plain, 9, mtime=0))
