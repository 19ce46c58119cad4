"""Experiments in a worker process: a second of play at a time, and the report."""

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
from cookoff.server.runtime.worker_pool import Failed

from .report_pages import pack

SECONDS = 1.0
"""Seconds of play in one part; about the longest that a bot must wait for its turn."""
WORKBENCH = "/workbench"
"""The path of the client's workbench pages."""
VARIANT = "variant"
FILE = f"{VARIANT}.toml"


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


def experiment_of(request: ExperimentRequest) -> bytes:
    """Return the experiment as JSON."""
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
    """Return the report in every language, as `reports` packs it. Runs in a worker process."""
    from cookoff.lab.report import pages  # noqa: PLC0415 # its libraries are large
    from cookoff.lab.run import run  # noqa: PLC0415

    experiment, _ = _settled(assignment.experiment, assignment.toml, assignment.folder)
    folder = Path(assignment.folder)
    # With no time left, no more games are played.
    dataset = run(experiment.within(None, 1e-9), folder, folder, InProcessRunner())
    return pack(pages(dataset, WORKBENCH))


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
