"""Workbench experiments, played in the bots' processes a second at a time, at low priority.

A node plays one experiment part at a time, so a variant that never ends blocks at most one process, and only until its
CPU limit.
"""

import asyncio
import logging
import shutil
import tempfile
from collections import OrderedDict
from enum import StrEnum
from functools import lru_cache
from pathlib import Path
from time import monotonic

import msgspec

from cookoff.engine import BadInput
from cookoff.lab.pipeline import Progress, ScenarioRun, cache_of, checked_scenarios, play_all
from cookoff.lab.play.runners import InProcessRunner
from cookoff.lab.spec.experiment import Experiment, Play
from cookoff.lab.spec.scenario import Scenario
from cookoff.lab.spec.variants import BASE, Patch
from cookoff.server.config.settings import Limits
from cookoff.server.protocol.errors import ApiError
from cookoff.server.runtime.bot_workers import BotWorkers
from cookoff.server.runtime.worker_pool import Failed, TooLong, Work

log = logging.getLogger(__name__)

SECONDS = 1.0
"""Seconds of play in one part; about the longest that a bot must wait for its turn."""
WAIT = 600.0
"""Seconds that a part may take, including the wait for a worker."""
CPU = 60.0
"""CPU seconds for a part. The first throws on a new machine compile the quick physics."""
KEPT = 64
"""Limit on stored reports, and on guests whose latest experiment is remembered."""
VARIANT = "variant"
FILE = f"{VARIANT}.toml"


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


class ExperimentRequest(msgspec.Struct, frozen=True):
    """An experiment to run."""

    game: str
    toml: str | None
    """The variant's component file, compared with the game's own; `None`: only the game's own."""
    players: int
    bot: str
    games: int


class ExperimentTask(msgspec.Struct, frozen=True):
    """An experiment, as sent to a worker process."""

    experiment: bytes
    toml: str | None
    folder: str
    """The folder of the games played so far."""


class Experiments:
    """The experiments of this node."""

    def __init__(self, bot_workers: BotWorkers, limits: Limits) -> None:
        self._bot_workers, self._limits = bot_workers, limits
        self._trials: OrderedDict[str, ExperimentStatus] = OrderedDict()
        self._reports: OrderedDict[str, bytes] = OrderedDict()
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._turn = asyncio.Lock()

    def status(self, guest: str) -> ExperimentStatus:
        """Return the status of a guest's latest experiment."""
        return self._trials.get(guest, ExperimentStatus())

    def report(self, code: str) -> bytes:
        """Return a report as HTML. Raises `ApiError` if it is not stored."""
        if code not in self._reports:
            raise ApiError(404, "no-such-report", "this report is no longer kept; run the experiment again")
        return self._reports[code]

    def begin(self, guest: str, request: ExperimentRequest, code: str) -> ExperimentStatus:
        """Start an experiment; its report gets that code. Raises `ApiError` if the guest or node is at its limit."""
        if guest in self._tasks:
            raise ApiError(409, "experiment-running", "one experiment at a time; wait for yours, or stop it")
        if len(self._tasks) >= self._limits.experiments:
            raise ApiError(429, "too-fast", "other experiments are under way; try again in a few minutes")
        if request.games > self._limits.experiment_games:
            raise ApiError(400, "games", f"games: at most {self._limits.experiment_games} here")
        trial = ExperimentStatus(Stage.PLAYING, request.game, most=request.games * (1 if request.toml is None else 2))
        self._trials[guest] = trial
        self._trials.move_to_end(guest)
        while len(self._trials) > KEPT:
            self._trials.popitem(last=False)
        self._tasks[guest] = asyncio.create_task(self._run(guest, trial, request, code), name="experiment")
        return trial

    async def cancel(self, guest: str) -> None:
        """Stop a guest's experiment, wait for its current part, and discard its games."""
        task = self._tasks.get(guest)
        if task is not None:
            self._trials[guest].stage = Stage.STOPPED
            await asyncio.wait([task], timeout=CPU)

    async def stop(self) -> None:
        """Stop all experiments."""
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _run(self, guest: str, trial: ExperimentStatus, request: ExperimentRequest, code: str) -> None:
        folder = await asyncio.to_thread(tempfile.mkdtemp, prefix="cookoff-workbench-")
        page = None
        try:
            page = await self._play(guest, trial, ExperimentTask(_experiment(request), request.toml, folder))
        except (Failed, TooLong) as error:
            trial.trouble = str(error)
        except Exception:
            log.exception("an experiment failed")
            trial.trouble = "this is an error of the server; it has been logged"
        finally:
            await asyncio.to_thread(shutil.rmtree, folder, ignore_errors=True)
        # Before the stage changes: a client that reads it may start the next experiment.
        del self._tasks[guest]
        if trial.trouble:
            trial.stage = Stage.FAILED
        elif page is not None:
            self._reports[code] = page
            while len(self._reports) > KEPT:
                self._reports.popitem(last=False)
            trial.stage, trial.report = Stage.DONE, code

    async def _play(self, guest: str, trial: ExperimentStatus, assignment: ExperimentTask) -> bytes | None:
        """Return the report; `None` if the guest stopped the experiment."""
        clock = asyncio.get_running_loop().time
        deadline = clock() + 60 * self._limits.experiment_minutes
        while True:
            part = await self._part(carry_on, assignment, guest)
            if trial.stage is Stage.STOPPED:
                return None
            trial.games, trial.most = msgspec.json.decode(part, type=tuple[int, int])
            if trial.games == trial.most or clock() >= deadline:
                break
        trial.stage = Stage.WRITING
        page = await self._part(write_up, assignment, guest)
        return page if trial.stage is Stage.WRITING else None

    async def _part(self, work: Work, assignment: ExperimentTask, guest: str) -> bytes:
        async with self._turn:
            return await self._bot_workers.submit(
                work, assignment, share=(guest, "experiment"), seconds=WAIT, cpu=CPU, attended=False
            )


def _experiment(request: ExperimentRequest) -> bytes:
    variants = (BASE,) if request.toml is None else (BASE, VARIANT)
    play = Play(request.game, (request.players,), (request.bot,), variants=variants)
    patches = {} if request.toml is None else {VARIANT: Patch(file=FILE)}
    return msgspec.json.encode(Experiment(request.game, (play,), request.games, variant=patches))


def carry_on(assignment: ExperimentTask) -> bytes:
    """Play for about a second. Returns the games played and the total. Runs in a worker process."""
    experiment, scenarios = _settled(assignment.experiment, assignment.toml, assignment.folder)
    folder = Path(assignment.folder)
    runs = [ScenarioRun(scenario, cache_of(scenario, folder), experiment.games) for scenario in scenarios]
    told: list[Progress] = []
    play_all(runs, InProcessRunner(), told.append, monotonic() + SECONDS)
    return msgspec.json.encode((told[-1].games, told[-1].most))


def write_up(assignment: ExperimentTask) -> bytes:
    """Return the report as HTML. Runs in a worker process."""
    from cookoff.lab.report import write  # noqa: PLC0415 # its libraries are large
    from cookoff.lab.run import run  # noqa: PLC0415

    experiment, _ = _settled(assignment.experiment, assignment.toml, assignment.folder)
    folder = Path(assignment.folder)
    file = folder / "report.html"
    # With no time left, no more games are played.
    write(run(experiment.within(None, 1e-9), folder, folder, InProcessRunner()), file)
    return file.read_bytes()


@lru_cache(maxsize=4)
def _settled(experiment: bytes, toml: str | None, folder: str) -> tuple[Experiment, list[Scenario]]:
    """Return the experiment and its scenarios, prepared once per process."""
    if toml is not None:
        (Path(folder) / FILE).write_text(toml, "utf-8")
    what = msgspec.json.decode(experiment, type=Experiment)
    try:
        return what, checked_scenarios(what, Path(folder))
    except BadInput as error:
        raise Failed(str(error)) from error
