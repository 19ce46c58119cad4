"""Analyses of finished games. Each runs in the background, a few entries at a time, and is stored with its game."""

import asyncio
import logging
import zlib
from collections.abc import Awaitable, Callable

import msgspec

from cookoff.analysis import is_analysed
from cookoff.server.app.job_runner import JobRunner
from cookoff.server.protocol.errors import ApiError
from cookoff.server.runtime.bot_workers import BotWorkers
from cookoff.server.runtime.environment import Environment
from cookoff.server.runtime.games.catalogue import LoadedGame
from cookoff.server.runtime.games.history import standing
from cookoff.server.runtime.worker_pool import Failed, Share, TooLong, Work
from cookoff.server.storage.jobs import JobLost, JobRecord, JobStore
from cookoff.server.storage.records import TableRecord
from cookoff.server.storage.repository import Repository

from .analysis_tasks import AnalysisRequest, LineRequest, judge_part, put_together, walk_line

log = logging.getLogger(__name__)

ENTRIES = 6
"""Entries judged at once; the longest that a bot must wait for its turn."""
SECONDS = 300.0
"""Time limit of a part, including the wait for a worker; bots at attended tables come first."""
LINE_SECONDS = 30.0
"""Time limit for a better line."""
NOTHING = b"null"
MOST, MOST_OF_AN_ADDRESS = 2, 8
"""Analyses that a guest, and all guests of an address, may have running."""
SPECTATOR = -1
KIND, STAGE = "analysis", "judging"
CODE = 16
"""Characters in the code of a job."""


class AnalysisStatus(msgspec.Struct, frozen=True):
    """Progress of an analysis."""

    done: int
    count: int
    """Entries judged out of all; both are 0 if no analysis is running."""
    analysis: msgspec.Raw | None = None
    """The analysis, once it is done."""


class AnalysisJobs:
    """The analyses of all nodes. Those that guests begin at this node run here."""

    def __init__(
        self,
        repository: Repository,
        store: JobStore,
        bot_workers: BotWorkers,
        environment: Environment,
        load: Callable[[TableRecord], Awaitable[LoadedGame]],
    ) -> None:
        """`load` returns the game of a table."""
        self._repository, self._store, self._bot_workers = repository, store, bot_workers
        self._environment = environment
        self._load = load
        self.runner = JobRunner(store, KIND, self._run)

    async def status(self, table: TableRecord, seat: int | None) -> AnalysisStatus:
        """Return the progress. Raises `ApiError` if the analysis has failed."""
        job = await self._store.find(_job_id(table.id, seat))
        if job is None:
            kept = await self._repository.analysis(table.id, _place(seat))
            if kept is None:
                return AnalysisStatus(0, 0)
            return AnalysisStatus(1, 1, msgspec.Raw(await asyncio.to_thread(zlib.decompress, kept)))
        if job.ended:
            await self._store.remove(job)
            raise ApiError(422, "too-expensive", f"the game cannot be analysed: {job.text}")
        return AnalysisStatus(job.done, job.count)

    async def begin(
        self,
        table: TableRecord,
        loaded: LoadedGame,
        log_: bytes,
        seat: int | None,
        guest: str,
        address: bytes | None = None,
    ) -> AnalysisStatus:
        """Start an analysis unless it is done or running. Raises `ApiError` without game support or over the limit."""
        found = await self.status(table, seat)
        if found.count:
            return found
        _taught(loaded)
        if await self._store.running(KIND, guest) >= MOST:
            raise ApiError(429, "too-fast", "other games of yours are still being analysed; wait or stop one")
        if address is not None and await self._store.running(KIND, address=address) >= MOST_OF_AN_ADDRESS:
            raise ApiError(429, "too-fast", "other games are still being analysed for people from here; wait a moment")
        job = JobRecord(
            _job_id(table.id, seat),
            KIND,
            self._environment.code(CODE),
            guest,
            STAGE,
            self._environment.now(),
            table.game,
            request=msgspec.json.encode(seat),
            table_id=table.id,
            count=log_.count(b"\n"),
            address=address,
        )
        if not await self.runner.begin(job):
            return await self.status(table, seat)  # somebody else began it meanwhile
        return AnalysisStatus(0, job.count)

    async def cancel(self, table: TableRecord, seat: int | None, guest: str) -> None:
        """Stop an analysis and discard partial results. Raises `ApiError` if another guest started it."""
        job = await self._store.find(_job_id(table.id, seat))
        if job is None:
            return
        if job.owner != guest:
            raise ApiError(403, "not-yours", "somebody else waits for this analysis")
        await self._store.remove(job)
        if (task := self.runner.task(job.code)) is not None:
            task.cancel()

    async def line(self, loaded: LoadedGame, request: LineRequest, share: Share) -> bytes:
        """Return a `BetterLine` as JSON. Raises `ApiError` without game support or a better line."""
        _taught(loaded)
        try:
            found = await self._bot_workers.submit(walk_line, request, share=share, seconds=LINE_SECONDS, attended=True)
        except (Failed, TooLong) as error:
            log.warning("cannot show a better line: %s", error)
            raise ApiError(503, "busy", "the better line was not found in time; try again") from error
        if found == NOTHING:
            raise ApiError(404, "no-better-line", f"move {request.n}: nothing surely better was found")
        return found

    async def _run(self, job: JobRecord) -> None:
        assert job.table_id is not None
        table = await self._repository.table(job.table_id)
        if table is None:
            raise JobLost(job.id)
        records = await self._repository.records(table.id)
        log = await asyncio.to_thread(lambda: b"".join(record.line for record in standing(records)))
        seat = msgspec.json.decode(job.request)
        request = AnalysisRequest((await self._load(table)).reference, log, seat, 0, 0)
        parts = await self._store.parts(job)
        while job.done < job.count:
            end = min(job.count, job.done + ENTRIES)
            part = msgspec.structs.replace(request, begin=job.done, end=end)
            parts.append(await self._judge(judge_part, part, job))
            await self._store.step(job, end, job.count, parts[-1])
        whole = await self._judge(put_together, msgspec.structs.replace(request, parts=tuple(parts)), job)
        data = await asyncio.to_thread(zlib.compress, whole)
        await self._store.finish(job, self._repository.insert_analysis(table.id, _place(seat), data))

    async def _judge(self, do: Work, part: AnalysisRequest, job: JobRecord) -> bytes:
        share = job.turns(job.table_id or "")
        return await self._bot_workers.submit(do, part, share=share, seconds=SECONDS, attended=False)


def _taught(loaded: LoadedGame) -> None:
    if not is_analysed(loaded.room):
        raise ApiError(409, "no-analysis", f"{loaded.room.id}: games of this kind are not analysed")


def _job_id(table_id: str, seat: int | None) -> str:
    return f"{KIND}/{table_id}/{_place(seat)}"


def _place(seat: int | None) -> int:
    return SPECTATOR if seat is None else seat
