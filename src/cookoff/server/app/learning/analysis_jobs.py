"""Analyses of finished games. Each runs in the background, a few entries at a time, and is stored with its game."""

import asyncio
import contextlib
import logging
import zlib
from dataclasses import dataclass, field

import msgspec

from cookoff.server.protocol.errors import ApiError
from cookoff.server.runtime.bot_workers import BotWorkers
from cookoff.server.runtime.games.catalogue import LoadedGame
from cookoff.server.runtime.worker_pool import Failed, Share, TooLong, Work
from cookoff.server.storage.committer import Change, Committer
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
MOST = 2
"""Analyses that a guest may have running."""
SPECTATOR = -1


@dataclass
class _RunningAnalysis:
    """A running analysis."""

    share: Share
    count: int
    done: int = 0
    failed: str = ""
    task: asyncio.Task[None] | None = None
    parts: list[bytes] = field(default_factory=list)


class AnalysisStatus(msgspec.Struct, frozen=True):
    """Progress of an analysis."""

    done: int
    count: int
    """Entries judged out of all; both are 0 if no analysis is running."""
    analysis: msgspec.Raw | None = None
    """The analysis, once it is done."""


class AnalysisJobs:
    """The analyses running on this node."""

    def __init__(self, repository: Repository, committer: Committer, bot_workers: BotWorkers) -> None:
        self._repository, self._committer, self._bot_workers = repository, committer, bot_workers
        self._under_way: dict[tuple[str, int], _RunningAnalysis] = {}

    async def status(self, table: TableRecord, seat: int | None) -> AnalysisStatus:
        """Return the progress. Raises `ApiError` if the analysis has failed."""
        key = _key(table, seat)
        kept = await self._repository.analysis(*key)
        if kept is not None:
            return AnalysisStatus(1, 1, msgspec.Raw(await asyncio.to_thread(zlib.decompress, kept)))
        work = self._under_way.get(key)
        if work is None:
            return AnalysisStatus(0, 0)
        if work.failed:
            del self._under_way[key]
            raise ApiError(422, "too-expensive", work.failed)
        return AnalysisStatus(work.done, work.count)

    async def begin(
        self, table: TableRecord, loaded: LoadedGame, log_: bytes, seat: int | None, share: str
    ) -> AnalysisStatus:
        """Start an analysis unless it is done or running. Raises `ApiError` without game support or over the limit."""
        key = _key(table, seat)
        found = await self.status(table, seat)
        if found.analysis is not None or key in self._under_way:
            return found
        _taught(loaded)
        if sum(work.share[0] == share for work in self._under_way.values()) >= MOST:
            raise ApiError(429, "too-fast", "other games of yours are still being analysed; wait or stop one")
        work = self._under_way[key] = _RunningAnalysis((share, table.id), log_.count(b"\n"))
        request = AnalysisRequest(loaded.reference, log_, seat, 0, 0)
        work.task = asyncio.create_task(self._run(key, work, request), name=f"analysis of {table.id}")
        return AnalysisStatus(0, work.count)

    def cancel(self, table: TableRecord, seat: int | None, share: str) -> None:
        """Stop an analysis and discard partial results. Raises `ApiError` if another guest started it."""
        key = _key(table, seat)
        work = self._under_way.get(key)
        if work is None:
            return
        if work.share[0] != share:
            raise ApiError(403, "not-yours", "somebody else waits for this analysis")
        del self._under_way[key]
        if work.task is not None:
            work.task.cancel()

    async def line(self, loaded: LoadedGame, request: LineRequest, share: str) -> bytes:
        """Return a `BetterLine` as JSON. Raises `ApiError` without game support or a better line."""
        _taught(loaded)
        try:
            found = await self._bot_workers.submit(
                walk_line, request, share=(share, request.game.room), seconds=LINE_SECONDS, attended=True
            )
        except (Failed, TooLong) as error:
            log.warning("cannot show a better line: %s", error)
            raise ApiError(503, "busy", "the better line was not found in time; try again") from error
        if found == NOTHING:
            raise ApiError(404, "no-better-line", f"move {request.n}: nothing surely better was found")
        return found

    def stop(self) -> None:
        """Stop all analyses."""
        for work in self._under_way.values():
            if work.task is not None:
                work.task.cancel()
        self._under_way.clear()

    async def _run(self, key: tuple[str, int], work: _RunningAnalysis, request: AnalysisRequest) -> None:
        try:
            while work.done < work.count:
                end = min(work.count, work.done + ENTRIES)
                part = msgspec.structs.replace(request, begin=work.done, end=end)
                work.parts.append(await self._teach(judge_part, part, work))
                work.done = end
            whole = await self._teach(put_together, msgspec.structs.replace(request, parts=tuple(work.parts)), work)
            data = await asyncio.to_thread(zlib.compress, whole)
            await self._committer.commit(Change(statements=[self._repository.insert_analysis(*key, data)]))
        except (Failed, TooLong) as error:
            work.failed = f"the game cannot be analysed: {error}"
            return
        except Exception:
            log.exception("an analysis failed", extra={"table": key[0]})
            work.failed = "the game cannot be analysed"
            return
        with contextlib.suppress(KeyError):
            del self._under_way[key]

    async def _teach(self, do: Work, part: AnalysisRequest, work: _RunningAnalysis) -> bytes:
        return await self._bot_workers.submit(do, part, share=work.share, seconds=SECONDS, attended=False)


def _taught(loaded: LoadedGame) -> None:
    if loaded.room.analysis is None:
        raise ApiError(409, "no-analysis", f"{loaded.room.id}: the teacher does not know this game")


def _key(table: TableRecord, seat: int | None) -> tuple[str, int]:
    return table.id, SPECTATOR if seat is None else seat
