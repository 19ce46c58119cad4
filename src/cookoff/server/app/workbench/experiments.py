"""Experiments of the workbench: played in the bots' processes a second at a time, after everybody else's turn.

One is played at a time at this node, whoever asked for how many: a variant that takes for ever holds up at most one of
the processes, and that no longer than its limit of processor time.
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
"""Of play at once: bots whose turn it is wait no longer than for about this."""
WAIT = 600.0
"""Seconds that such a part may wait for its turn."""
CPU = 60.0
"""Of processor time for a part. The first throws at a new machine compile the quick table."""
KEPT = 64
"""Reports that are kept, and guests whose last experiment is remembered."""
VARIANT = "variant"
FILE = f"{VARIANT}.toml"


class Stage(StrEnum):
    """How far an experiment is."""

    NONE = "none"
    PLAYING = "playing"
    WRITING = "writing"
    DONE = "done"
    STOPPED = "stopped"
    FAILED = "failed"


class ExperimentStatus(msgspec.Struct):
    """Somebody's experiment: the last one they asked for."""

    stage: Stage = Stage.NONE
    game: str = ""
    games: int = 0
    most: int = 0
    """So many games were played, of so many."""
    report: str | None = None
    """The code of its report, once it is written."""
    trouble: str = ""
    """Why it failed."""


class ExperimentRequest(msgspec.Struct, frozen=True):
    """What is to be found out."""

    game: str
    toml: str | None
    """The variant's component file; it is compared with the game's own. `None`: the game as it is."""
    players: int
    bot: str
    games: int


class ExperimentTask(msgspec.Struct, frozen=True):
    """An experiment, for a process that knows nothing of it."""

    experiment: bytes
    toml: str | None
    folder: str
    """What was played lies here."""


class Experiments:
    """What is tried out at this node."""

    def __init__(self, bot_workers: BotWorkers, limits: Limits) -> None:
        self._bot_workers, self._limits = bot_workers, limits
        self._trials: OrderedDict[str, ExperimentStatus] = OrderedDict()
        self._reports: OrderedDict[str, bytes] = OrderedDict()
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._turn = asyncio.Lock()

    def status(self, guest: str) -> ExperimentStatus:
        """A guest's experiment."""
        return self._trials.get(guest, ExperimentStatus())

    def report(self, code: str) -> bytes:
        """A report as HTML; complains if it is not kept."""
        if code not in self._reports:
            raise ApiError(404, "no-such-report", "this report is no longer kept; run the experiment again")
        return self._reports[code]

    def begin(self, guest: str, request: ExperimentRequest, code: str) -> ExperimentStatus:
        """Begin; the report will be found under the code. Complains if one of theirs, or too many, are under way."""
        if guest in self._tasks:
            raise ApiError(409, "experiment-under-way", "one experiment at a time; wait for yours, or stop it")
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
        """Stop a guest's experiment, and wait for the part that is being played; what was played is forgotten."""
        task = self._tasks.get(guest)
        if task is not None:
            self._trials[guest].stage = Stage.STOPPED
            await asyncio.wait([task], timeout=CPU)

    async def stop(self) -> None:
        """Stop all of them."""
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
            trial.trouble = "this is our mistake; it was written down"
        finally:
            await asyncio.to_thread(shutil.rmtree, folder, ignore_errors=True)
        # Whoever reads that it is over may begin the next one.
        del self._tasks[guest]
        if trial.trouble:
            trial.stage = Stage.FAILED
        elif page is not None:
            self._reports[code] = page
            while len(self._reports) > KEPT:
                self._reports.popitem(last=False)
            trial.stage, trial.report = Stage.DONE, code

    async def _play(self, guest: str, trial: ExperimentStatus, assignment: ExperimentTask) -> bytes | None:
        """The report; `None` if somebody stopped it."""
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
    """Play for about a second; how many games there are, and how many there will be. Runs in a thinking process."""
    experiment, scenarios = _settled(assignment.experiment, assignment.toml, assignment.folder)
    folder = Path(assignment.folder)
    runs = [ScenarioRun(scenario, cache_of(scenario, folder), experiment.games) for scenario in scenarios]
    told: list[Progress] = []
    play_all(runs, InProcessRunner(), told.append, monotonic() + SECONDS)
    return msgspec.json.encode((told[-1].games, told[-1].most))


def write_up(assignment: ExperimentTask) -> bytes:
    """The report on what was played, as HTML; runs in a thinking process."""
    from cookoff.lab.report import write  # noqa: PLC0415 # its libraries are large
    from cookoff.lab.run import run  # noqa: PLC0415

    experiment, _ = _settled(assignment.experiment, assignment.toml, assignment.folder)
    folder = Path(assignment.folder)
    file = folder / "report.html"
    # With no time left nothing more is played.
    write(run(experiment.within(None, 1e-9), folder, folder, InProcessRunner()), file)
    return file.read_bytes()


@lru_cache(maxsize=4)
def _settled(experiment: bytes, toml: str | None, folder: str) -> tuple[Experiment, list[Scenario]]:
    """What is played; made ready once in a process."""
    if toml is not None:
        (Path(folder) / FILE).write_text(toml, "utf-8")
    what = msgspec.json.decode(experiment, type=Experiment)
    try:
        return what, checked_scenarios(what, Path(folder))
    except BadInput as error:
        raise Failed(str(error)) from error
