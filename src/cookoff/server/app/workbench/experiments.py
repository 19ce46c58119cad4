"""Workbench experiments, played in the bots' processes a second at a time, at low priority.

A node plays one experiment part at a time, so a variant that never ends blocks at most one process, and only until its
CPU limit.
"""

import asyncio
import shutil
import tempfile
from collections.abc import Callable
from enum import StrEnum
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from cookoff.server.app.job_runner import JobRunner
from cookoff.server.config.settings import Limits
from cookoff.server.protocol.errors import ApiError
from cookoff.server.runtime.bot_workers import BotWorkers
from cookoff.server.runtime.environment import Environment
from cookoff.server.runtime.worker_pool import Failed, Work
from cookoff.server.storage.jobs import JobRecord, JobStore
from cookoff.server.storage.reports import ExperimentReports

from . import experiment_tasks as tasks
from .experiment_tasks import ExperimentRequest, ExperimentTask
from .game_files import new_files, put_back
from .report_pages import unpack

T = TypeVar("T")

WAIT = 600.0
"""Seconds that a part may take, including the wait for a worker."""
CPU = 60.0
"""CPU seconds for a part. The first throws on a new machine compile the quick physics."""
KIND = "experiment"


class Stage(StrEnum):
    """The stage of an experiment."""

    NONE = "none"
    PLAYING = "playing"
    WRITING = "writing"
    DONE = "done"
    STOPPED = "stopped"
    FAILED = "failed"


class ExperimentStatus(msgspec.Struct):
    """The status of a guest's latest experiment."""

    stage: Stage = Stage.NONE
    game: str = ""
    games: int = 0
    most: int = 0
    """Games played so far, and in total."""
    report: str | None = None
    """The code of the report, once it is written."""
    trouble: str = ""
    """The reason for a failure."""


class Experiments:
    """The experiments of all nodes. Those that guests begin at this node run here."""

    def __init__(
        self,
        store: JobStore,
        reports: ExperimentReports,
        bot_workers: BotWorkers,
        environment: Environment,
        limits: Limits,
    ) -> None:
        self._store, self._reports = store, reports
        self._bot_workers, self._environment, self._limits = bot_workers, environment, limits
        self._turn = asyncio.Lock()
        self.runner = JobRunner(store, KIND, self._run)

    async def status(self, guest: str) -> ExperimentStatus:
        """Return the status of a guest's latest experiment."""
        job = await self._store.find(_job_id(guest))
        if job is None:
            return ExperimentStatus()
        report = job.code if job.stage == Stage.DONE else None
        return ExperimentStatus(Stage(job.stage), job.about, job.done, job.count, report, job.text)

    async def report(self, code: str, language: str) -> bytes:
        """Return a report as HTML. Raises `ApiError` if it is not stored."""
        stored = await self._reports.find(code)
        if stored is None:
            raise ApiError(404, "no-such-report", "this report is no longer kept; run the experiment again")
        return await asyncio.to_thread(unpack, stored, language)

    async def begin(
        self, guest: str, request: ExperimentRequest, code: str, address: bytes | None = None
    ) -> ExperimentStatus:
        """Start an experiment; its report gets that code.

        Raises `ApiError` if the guest, the address or the node is at its limit.
        """
        if request.games > self._limits.experiment_games:
            raise ApiError(400, "games", f"games: at most {self._limits.experiment_games} here")
        job = JobRecord(
            _job_id(guest),
            KIND,
            code,
            guest,
            Stage.PLAYING,
            self._environment.now(),
            request.game,
            request=msgspec.json.encode(request),
            count=request.games * (1 if request.toml is None else 2),
            address=address,
        )
        running, limits = await self._store.running(KIND, guest), self._limits
        from_here = 0 if address is None else await self._store.running(KIND, address=address)
        full = from_here >= limits.experiments_per_address or await self._store.running(KIND) >= limits.experiments
        if not running and full:
            raise ApiError(429, "too-fast", "other experiments are under way; try again in a few minutes")
        if running or not await self.runner.begin(job):
            raise ApiError(409, "experiment-running", "one experiment at a time; wait for yours, or stop it")
        return ExperimentStatus(Stage.PLAYING, request.game, most=job.count)

    async def cancel(self, guest: str) -> None:
        """Stop a guest's experiment, wait for its current part if it runs here, and discard its games."""
        job = await self._store.find(_job_id(guest))
        if job is not None and not job.ended:
            await self._store.stop(job, Stage.STOPPED)
            if (task := self.runner.task(job.code)) is not None:
                await asyncio.wait([task], timeout=CPU)

    async def _run(self, job: JobRecord) -> None:
        request = msgspec.json.decode(job.request, type=ExperimentRequest)
        parts = await self._store.parts(job)
        folder = Path(await _on_disk(tempfile.mkdtemp, None, "cookoff-workbench-"))
        try:
            assignment = ExperimentTask(tasks.experiment_of(request), request.toml, str(folder))
            known = await _on_disk(put_back, folder, parts)
            if job.stage == Stage.PLAYING:
                await self._play(job, assignment, folder, known)
                await self._store.enter(job, Stage.WRITING)
            pages = await self._part(tasks.write_up, assignment, job)
        finally:
            await asyncio.to_thread(shutil.rmtree, folder, ignore_errors=True)
        kept = self._reports.keep(job.code, job.owner, pages, self._environment.now())
        await self._store.end(job, Stage.DONE, *kept)

    async def _play(self, job: JobRecord, assignment: ExperimentTask, folder: Path, known: set[Path]) -> None:
        """Play until there are enough games or time is up; `known` are the files that are stored already."""
        clock = asyncio.get_running_loop().time
        spent = max(0, self._environment.now() - job.begun_at) / 1000
        deadline = clock() + 60 * self._limits.experiment_minutes - spent
        while True:
            part = await self._part(tasks.carry_on, assignment, job)
            games, most = msgspec.json.decode(part, type=tuple[int, int])
            files = await _on_disk(new_files, folder, known)
            await self._store.step(job, games, most, files)
            if games == most or clock() >= deadline:
                return

    async def _part(self, work: Work, assignment: ExperimentTask, job: JobRecord) -> bytes:
        async with self._turn:
            return await self._bot_workers.submit(
                work, assignment, share=job.turns(KIND), seconds=WAIT, cpu=CPU, attended=False
            )


async def _on_disk(work: Callable[..., T], *given: Any) -> T:
    """Do something with files in a thread. Raises `Failed` if the disk does not allow it."""
    try:
        return await asyncio.to_thread(work, *given)
    except OSError as error:
        raise Failed(f"this server cannot keep its games: {error.strerror}") from error


def _job_id(guest: str) -> str:
    return f"{KIND}/{guest}"
