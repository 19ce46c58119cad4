"""Runs background jobs on this node, and takes over those of nodes that have died."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from sqlalchemy.exc import SQLAlchemyError

from cookoff.server.runtime.worker_pool import Failed, TooLong
from cookoff.server.storage.jobs import MOST_TRIES, JobLost, JobRecord, JobStore

log = logging.getLogger(__name__)

FAILED = "failed"
"""The stage of a job that failed; the text says why."""


class JobRunner:
    """The jobs of one kind. `run` carries a job on from its last part, and ends it."""

    def __init__(self, store: JobStore, kind: str, run: Callable[[JobRecord], Awaitable[None]]) -> None:
        self._store = store
        self._kind = kind
        self._run = run
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._mine: set[str] = set()
        """The codes of jobs that this node begins or runs."""

    async def begin(self, job: JobRecord) -> bool:
        """Store and start a job. Returns false if one about the same is under way."""
        self._mine.add(job.code)
        try:
            if not await self._store.begin(job):
                return False
            self._start(job)
        finally:
            if job.code not in self._tasks:
                self._mine.discard(job.code)
        return True

    async def resume(self) -> None:
        """Go on with jobs whose node has died, and with those of this node that waited for the database."""
        for job in await self._store.take_over(self._kind, self._mine):
            if job.tries > MOST_TRIES:
                await self._store.end(job, FAILED, text="no node could finish it")
                continue
            log.info("the job %s goes on here after part %d of %d", job.id, job.done, job.count)
            self._start(job)

    def task(self, code: str) -> asyncio.Task[None] | None:
        """Return the task of a job that runs here."""
        return self._tasks.get(code)

    async def stop(self) -> None:
        """Stop all jobs; other nodes go on with them, or this one after its next start."""
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    def _start(self, job: JobRecord) -> None:
        self._mine.add(job.code)
        self._tasks[job.code] = asyncio.create_task(self._carry_on(job), name=job.id)

    async def _carry_on(self, job: JobRecord) -> None:
        try:
            try:
                await self._run(job)
            except (Failed, TooLong) as error:
                await self._store.end(job, FAILED, text=str(error))
            except (JobLost, SQLAlchemyError, OSError):
                raise
            except Exception:
                log.exception("the job %s failed", job.id)
                await self._store.end(job, FAILED, text="this is an error of the server; it has been logged")
        except JobLost:
            pass
        except (SQLAlchemyError, OSError) as error:
            log.warning("the job %s waits for the database: %r", job.id, error)
        finally:
            del self._tasks[job.code]
            self._mine.discard(job.code)
