"""Plays an arena: games that are kept are not played again, so a run that was killed continues."""

from collections.abc import Sequence
from itertools import zip_longest
from pathlib import Path

from cookoff.engine import encode
from cookoff.lab.atomic import write_atomically
from cookoff.lab.pipeline import OnProgress, ScenarioRun, cache_of, ignore_progress, play_all
from cookoff.lab.play.log_folder import LogFolder
from cookoff.lab.play.player import player_of
from cookoff.lab.play.runners import Runner

from .page import page
from .results import Played, Results, results
from .schedule import LineUpGames, Schedule

REPLAYS = "replays"


def run(
    plan: Schedule, entrants: Sequence[str], into: Path, runner: Runner, on_progress: OnProgress = ignore_progress
) -> Results:
    """Play all pairings, and write `results.json`, `index.html` and a log for each task into the folder.

    Raises `BadInput` before anything is played if a pairing does not fit.
    """
    try:
        for pairing in plan.pairings:
            player_of(pairing.scenario).check()
        runs = [
            ScenarioRun(pairing.scenario, cache_of(pairing.scenario, into), pairing.games, details=False)
            for pairing in plan.pairings
        ]
        play_all(runs, runner, on_progress)
    finally:
        runner.close()
    found = results(entrants, _in_turn(plan.pairings, runs), plan.skipped)
    replays = _write_replays(plan.pairings, found, into / REPLAYS)
    write_atomically(into / "results.json", encode(found))
    write_atomically(into / "index.html", page(found, replays).encode())
    return found


def _in_turn(pairings: Sequence[LineUpGames], runs: Sequence[ScenarioRun]) -> list[Played]:
    """The first game of every pairing, then the second of every pairing …: the order does not depend on the runner."""
    by_pairing = [
        [Played(pairing.task.id, record) for record in run.store.records(0, run.counted)]
        for pairing, run in zip(pairings, runs, strict=True)
    ]
    return [game for row in zip_longest(*by_pairing) for game in row if game is not None]


def _write_replays(pairings: Sequence[LineUpGames], found: Results, folder: Path) -> dict[str, Path]:
    """The first game of each task's strongest line-up, played once more for its log."""
    strength = {standing.entrant: standing.rating.value for standing in found.standings}
    strongest: dict[str, LineUpGames] = {}
    for pairing in sorted(pairings, key=lambda each: sum(strength[bot] for bot in each.scenario.bots)):
        strongest[pairing.task.id] = pairing
    files = {}
    for task, pairing in strongest.items():
        logs = LogFolder(folder, task, 1)
        if not logs.file(0).exists():
            folder.mkdir(parents=True, exist_ok=True)
            player_of(pairing.scenario).play(0, logs, details=False)
        files[task] = Path(REPLAYS) / logs.file(0).name
    return files
