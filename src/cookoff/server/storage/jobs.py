"""Background jobs that people wait for: analyses and experiments. Any node can report their progress.

One node runs a job and stores it part by part. If that node dies, another one goes on after the last part.
"""

import zlib
from collections.abc import Collection, Sequence

import msgspec
from sqlalchemy import Connection, Executable, and_, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from . import database
from .committer import Change, Committer
from .schema import job_parts, jobs, nodes

MOST_TRIES = 5
"""A job fails after so many nodes have taken it over in vain."""
AT_ONCE = 4
"""Jobs that a node takes over at once."""
_SPENT: dict[str, object] = {"request": b"", "address": None}
"""What is not kept of a job that has ended."""


class JobLost(Exception):
    """The job was stopped, or another node runs it now."""


class JobRecord(msgspec.Struct):
    """A row of `jobs`."""

    id: str
    kind: str
    code: str
    owner: str
    stage: str
    begun_at: int
    about: str
    """The game."""
    request: bytes = b""
    table_id: str | None = None
    done: int = 0
    count: int = 0
    text: str = ""
    ended: bool = False
    node_id: str = ""
    tries: int = 0
    address: bytes | None = None
    """What stands for the owner's address; kept until the job ends."""

    def turns(self, what: str) -> tuple[str, str, str]:
        """Return whose turn it is when a worker process does a part."""
        return (self.address.hex() if self.address else self.owner, self.owner, what)


class JobStore:
    """The jobs of all nodes."""

    def __init__(self, engine: AsyncEngine, committer: Committer) -> None:
        self._engine = engine
        self._committer = committer
        self._now = database.now(engine)

    async def find(self, job_id: str) -> JobRecord | None:
        """Return a job that has not been removed."""
        found = await self._records(select(jobs).where(jobs.c.id == job_id))
        return found[0] if found else None

    async def running(self, kind: str, owner: str | None = None, address: bytes | None = None) -> int:
        """Return how many jobs of a kind are under way: a guest's, those of an address, or those on this node."""
        whose = jobs.c.node_id == self._committer.node if owner is None else jobs.c.owner == owner
        whose = whose if address is None else jobs.c.address == address
        query = select(func.count()).select_from(jobs).where(jobs.c.kind == kind, ~jobs.c.ended, whose)
        async with self._engine.connect() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def begin(self, job: JobRecord) -> bool:
        """Store a job that this node runs from now on. Returns false if one with its id is under way."""
        job.node_id = self._committer.node
        ended = delete(jobs).where(jobs.c.id == job.id, jobs.c.ended)
        born = insert(jobs).values(msgspec.structs.asdict(job))
        try:
            await self._committer.commit(Change(statements=[ended, born]))
        except IntegrityError:
            return False
        return True

    async def parts(self, job: JobRecord) -> list[bytes]:
        """Return what was stored of a job, in order."""
        query = select(job_parts.c.data).where(job_parts.c.code == job.code).order_by(job_parts.c.n)
        async with self._engine.connect() as connection:
            return [zlib.decompress(row.data) for row in await connection.execute(query)]

    async def step(self, job: JobRecord, done: int, count: int, part: bytes) -> None:
        """Store a part, and how far the job is. Raises `JobLost`."""
        data = zlib.compress(part)
        values = {"code": job.code, "n": done, "table_id": job.table_id, "data": data}
        await self._write(job, {"done": done, "count": count, "tries": 0}, insert(job_parts).values(values))
        job.done, job.count = done, count

    async def enter(self, job: JobRecord, stage: str) -> None:
        """Note that a job has come to a stage. Raises `JobLost`."""
        await self._write(job, {"stage": stage})
        job.stage = stage

    async def end(self, job: JobRecord, stage: str, *statements: Executable, text: str = "") -> None:
        """End a job and keep only its outcome. Raises `JobLost`, and then executes nothing."""
        values: dict[str, object] = {"stage": stage, "ended": True, "text": text, **_SPENT}
        await self._write(job, values, *statements, self._without_parts(job))

    async def finish(self, job: JobRecord, *statements: Executable) -> None:
        """End a job and remove it, because its result is stored elsewhere. Raises `JobLost`."""
        gone = delete(jobs).where(jobs.c.code == job.code)
        await self._write(job, {"ended": True}, *statements, gone, self._without_parts(job))

    async def stop(self, job: JobRecord, stage: str) -> None:
        """End a job, whichever node runs it."""
        values = {"stage": stage, "ended": True, **_SPENT}
        over = update(jobs).where(jobs.c.code == job.code, ~jobs.c.ended).values(values)
        await self._committer.commit(Change(statements=[over, self._without_parts(job)]))

    async def remove(self, job: JobRecord) -> None:
        """Remove a job, whichever node runs it."""
        gone = delete(jobs).where(jobs.c.code == job.code)
        await self._committer.commit(Change(statements=[gone, self._without_parts(job)]))

    async def take_over(self, kind: str, mine: Collection[str]) -> list[JobRecord]:
        """Return jobs that nobody runs, which this node runs from now on; `mine` are the codes that it runs already."""
        alive = select(nodes.c.id).where(nodes.c.until > self._now)
        node = self._committer.node
        idle = or_(jobs.c.node_id.not_in(alive), and_(jobs.c.node_id == node, jobs.c.code.not_in(mine)))
        taken: list[JobRecord] = []
        for job in await self._records(select(jobs).where(jobs.c.kind == kind, ~jobs.c.ended, idle).limit(AT_ONCE)):
            before, job.node_id, job.tries = job.node_id, node, job.tries + 1
            same = (jobs.c.code == job.code, jobs.c.node_id == before, ~jobs.c.ended)
            if await self._change(update(jobs).where(*same).values(node_id=node, tries=job.tries)):
                taken.append(job)
        return taken

    async def delete_old(self, begun_before: int) -> None:
        """Delete jobs that ended and were begun before that time, and parts without a job."""
        old = delete(jobs).where(jobs.c.ended, jobs.c.begun_at < begun_before)
        loose = delete(job_parts).where(job_parts.c.code.not_in(select(jobs.c.code)))
        await self._committer.commit(Change(statements=[old, loose]))

    async def _records(self, query: Executable) -> Sequence[JobRecord]:
        async with self._engine.connect() as connection:
            return [JobRecord(**row._mapping) for row in await connection.execute(query)]

    async def _write(self, job: JobRecord, values: dict[str, object], *statements: Executable) -> None:
        same = (jobs.c.code == job.code, jobs.c.node_id == self._committer.node, ~jobs.c.ended)
        if not await self._change(update(jobs).where(*same).values(values), *statements):
            raise JobLost(job.id)

    async def _change(self, first: Executable, *others: Executable) -> bool:
        """Execute the statements in one transaction, unless the first one changes nothing."""
        changed = False

        def work(connection: Connection) -> None:
            nonlocal changed
            changed = connection.execute(first).rowcount == 1
            for statement in others if changed else ():
                connection.execute(statement)

        await self._committer.alone(work)
        return changed

    def _without_parts(self, job: JobRecord) -> Executable:
        return delete(job_parts).where(job_parts.c.code == job.code)
