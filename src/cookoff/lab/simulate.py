"""Simulates many games of one scenario, in one process or several; the games are the same either way."""

from pathlib import Path
from time import perf_counter

from cookoff.engine import BadInput

from .pipeline import OnProgress, ScenarioRun, ignore_progress, play_all
from .play.log_folder import LogFolder
from .play.player import player_of
from .play.runners import local_runner
from .spec.scenario import Scenario
from .statistics.summary import Summary, summarise
from .store.game_cache import MemoryStore


def simulate(
    scenario: Scenario,
    games: int,
    *,
    jobs: int = 1,
    logs: Path | None = None,
    on_progress: OnProgress = ignore_progress,
) -> Summary:
    """Play games of a scenario, and summarise them. Each depends on the seed and its number alone.

    Raises `BadInput` before anything is played if the scenario does not fit the game, or if `logs`, a folder for one
    log per game, already has a file of the same name. With more than one job the room must be in the catalogue.
    """
    start = perf_counter()
    if games < 1:
        raise BadInput(f"games: {games}; must be at least 1")
    runner = local_runner(min(jobs, games))
    try:
        player_of(scenario).check()
        folder = None if logs is None else LogFolder.prepare(logs, scenario.game, games)
        run = ScenarioRun(scenario, MemoryStore(), games, logs=folder, details=False)
        play_all([run], runner, on_progress)
    finally:
        runner.close()
    return summarise(scenario, list(run.store.records(0, games)), perf_counter() - start, jobs)
