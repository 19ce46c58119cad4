"""An actor: a task that runs queued jobs one at a time."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

log = logging.getLogger(__name__)

Job = Callable[[], Awaitable[Any]]

CAPACITY = 256
"""The maximum number of queued jobs."""


class StateLost(Exception):
    """State in memory could not be committed and was discarded."""


class Actor:
    """Runs jobs one at a time, in the order in which they were queued. Only its own jobs read and change its state."""

    def __init__(self) -> None:
        self.gone = False
        """Whether no more jobs are accepted. If a job fails then, the ones after it do not run."""
        self._jobs: asyncio.Queue[tuple[Job, asyncio.Future[Any] | None]] = asyncio.Queue(CAPACITY)
        self._task: asyncio.Task[None] | None = None

    def where(self) -> dict[str, Any]:
        """Return the fields that every log line about this actor includes."""
        return {}

    def run(self, name: str) -> None:
        """Start the task."""
        self._task = asyncio.create_task(self._run(), name=name)

    def ask(self, job: Job) -> asyncio.Future[Any]:
        """Queue a job; the future receives its result."""
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        if self.gone or self._jobs.full():
            future.set_exception(StateLost("this table accepts no more jobs"))
        else:
            self._jobs.put_nowait((job, future))
        return future

    def tell(self, job: Job) -> bool:
        """Queue a job without a result; return false if the queue is full or closed."""
        if self.gone or self._jobs.full():
            return False
        self._jobs.put_nowait((job, None))
        return True

    async def stop(self) -> None:
        """Finish the queued jobs, then close."""
        self.gone = True
        if self._task is not None:
            await self._jobs.put((_end, None))
            await asyncio.gather(self._task, return_exceptions=True)

    def end(self) -> None:
        """Accept no more jobs, and stop after those already queued."""
        self.gone = True
        self._jobs.put_nowait((_end, None))

    async def _run(self) -> None:
        try:
            while True:
                job, future = await self._jobs.get()
                await self._do(job, future)
        except asyncio.CancelledError:
            pass
        finally:
            self._close()

    async def _do(self, job: Job, future: asyncio.Future[Any] | None) -> None:
        try:
            result = await job()
        except asyncio.CancelledError:
            raise
        except Exception as error:
            if future is not None and not future.done():
                future.set_exception(error)
                future.exception()  # the caller may be gone, which is no reason to warn
            elif not isinstance(error, StateLost):
                log.exception("a job failed", extra=self.where())
            if self.gone:
                raise asyncio.CancelledError from error
        else:
            if future is not None and not future.done():
                future.set_result(result)

    def _close(self) -> None:
        self.gone = True
        self.closing()
        while not self._jobs.empty():
            _, future = self._jobs.get_nowait()
            if future is not None and not future.done():
                future.set_exception(StateLost("the table went elsewhere"))
                future.exception()
        self.closed()

    def closing(self) -> None:
        """Clean up before the remaining jobs are dropped."""

    def closed(self) -> None:
        """Note that no job will run any more."""


async def _end() -> None:
    raise asyncio.CancelledError
