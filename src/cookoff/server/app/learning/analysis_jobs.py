"""Analyses of finished games: made in the background, a few entries at a time, once, and kept with the game."""

import asyncio
import contextlib
import logging
import zlib
from dataclasses import dataclass, field

import msgspec

from cookoff.server.protocol.errors import Complaint
from cookoff.server.runtime.bot_workers import Thinkers
from cookoff.server.runtime.games.catalogue import Served
from cookoff.server.runtime.worker_pool import Failed, Share, TooLong, Work
from cookoff.server.storage.committer import Change, Committer
from cookoff.server.storage.records import TableRow
from cookoff.server.storage.repository import Shelf

from .analysis_tasks import LineMatter, PartMatter, judge_part, put_together, walk_line

log = logging.getLogger(__name__)

ENTRIES = 6
"""Entries that are judged at once: bots whose turn it is wait no longer than for these."""
SECONDS = 300.0
"""How long a part may wait for its turn and be judged: bots, and people who wait for them, come first."""
LINE_SECONDS = 30.0
"""How long somebody waits for a better line."""
NOTHING = b"null"
MOST = 2
"""Analyses that somebody may have under way."""
SPECTATOR = -1


@dataclass
class _Work:
    """One analysis under way."""

    share: Share
    count: int
    done: int = 0
    failed: str = ""
    task: asyncio.Task[None] | None = None
    parts: list[bytes] = field(default_factory=list)


class Progress(msgspec.Struct, frozen=True):
    """How far an analysis is."""

    done: int
    count: int
    """So many entries are judged, of so many; both 0 if none is under way."""
    analysis: msgspec.Raw | None = None
    """All of it, once it is there."""


class Analyses:
    """What is analysed at this node."""

    def __init__(self, shelf: Shelf, committer: Committer, thinkers: Thinkers) -> None:
        self._shelf, self._committer, self._thinkers = shelf, committer, thinkers
        self._under_way: dict[tuple[str, int], _Work] = {}

    async def look(self, table: TableRow, seat: int | None) -> Progress:
        """How far it is. Complains if it has failed."""
        key = _key(table, seat)
        kept = await self._shelf.analysis(*key)
        if kept is not None:
            return Progress(1, 1, msgspec.Raw(await asyncio.to_thread(zlib.decompress, kept)))
        work = self._under_way.get(key)
        if work is None:
            return Progress(0, 0)
        if work.failed:
            del self._under_way[key]
            raise Complaint(422, "too-dear", work.failed)
        return Progress(work.done, work.count)

    async def begin(self, table: TableRow, served: Served, log_: bytes, seat: int | None, share: str) -> Progress:
        """Begin, unless it is there or under way. Complains about a game that nobody teaches, or too many at once."""
        key = _key(table, seat)
        found = await self.look(table, seat)
        if found.analysis is not None or key in self._under_way:
            return found
        _taught(served)
        if sum(work.share[0] == share for work in self._under_way.values()) >= MOST:
            raise Complaint(429, "too-fast", "other games of yours are still being analysed; wait or stop one")
        work = self._under_way[key] = _Work((share, table.id), log_.count(b"\n"))
        matter = PartMatter(table.game, served.hash, served.toml, log_, seat, 0, 0)
        work.task = asyncio.create_task(self._run(key, work, matter), name=f"analysis of {table.id}")
        return Progress(0, work.count)

    def cancel(self, table: TableRow, seat: int | None, share: str) -> None:
        """Stop; what was found so far is forgotten. Complains if somebody else has begun it."""
        key = _key(table, seat)
        work = self._under_way.get(key)
        if work is None:
            return
        if work.share[0] != share:
            raise Complaint(403, "not-yours", "somebody else waits for this analysis")
        del self._under_way[key]
        if work.task is not None:
            work.task.cancel()

    async def line(self, served: Served, matter: LineMatter, share: str) -> bytes:
        """A `BetterLine` as JSON. Complains about a game that nobody teaches, and where nothing better was found."""
        _taught(served)
        try:
            found = await self._thinkers.teach(
                walk_line, matter, share=(share, matter.game), seconds=LINE_SECONDS, attended=True
            )
        except (Failed, TooLong) as error:
            log.warning("a better line cannot be shown: %s", error)
            raise Complaint(503, "busy", "the better line was not found in time; ask again") from error
        if found == NOTHING:
            raise Complaint(404, "no-better-line", f"move {matter.n}: nothing surely better was found")
        return found

    def stop(self) -> None:
        """Stop all of them."""
        for work in self._under_way.values():
            if work.task is not None:
                work.task.cancel()
        self._under_way.clear()

    async def _run(self, key: tuple[str, int], work: _Work, matter: PartMatter) -> None:
        try:
            while work.done < work.count:
                end = min(work.count, work.done + ENTRIES)
                part = msgspec.structs.replace(matter, begin=work.done, end=end)
                work.parts.append(await self._teach(judge_part, part, work))
                work.done = end
            whole = await self._teach(put_together, msgspec.structs.replace(matter, parts=tuple(work.parts)), work)
            data = await asyncio.to_thread(zlib.compress, whole)
            await self._committer.commit(Change(statements=[self._shelf.keep_analysis(*key, data)]))
        except (Failed, TooLong) as error:
            work.failed = f"the game cannot be analysed: {error}"
            return
        except Exception:
            log.exception("an analysis failed", extra={"table": key[0]})
            work.failed = "the game cannot be analysed"
            return
        with contextlib.suppress(KeyError):
            del self._under_way[key]

    async def _teach(self, do: Work, part: PartMatter, work: _Work) -> bytes:
        return await self._thinkers.teach(do, part, share=work.share, seconds=SECONDS, attended=False)


def _taught(served: Served) -> None:
    if served.room.analysis is None:
        raise Complaint(409, "not-taught", f"{served.room.id}: the teacher does not know this game")


def _key(table: TableRow, seat: int | None) -> tuple[str, int]:
    return table.id, SPECTATOR if seat is None else seat
