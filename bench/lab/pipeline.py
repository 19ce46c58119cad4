"""What the laboratory costs: `lab run` beside the bare match loop, two processes beside one, memory over many games.

Wanted: with one job at least 0.95 of the games in the same time, in the same run and by turns; with two processes at
least 1.8 times one on a quiet machine; memory that does not grow with games. `GAMES=24` plays fewer in each round,
`LONG=0` leaves the long run out, whose games are `LONG`: of `examples/pinch`, the quickest game there is; 100,000 of
any other take hours.
"""

import os
import resource
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter, process_time

from tests.examples.installing import HOME, PINCH, install

from cookoff.lab.play.player import ScenarioPlayer
from cookoff.lab.play.runners import InProcessRunner, ProcessRunner
from cookoff.lab.run import run
from cookoff.lab.spec.experiment import Experiment, Play
from cookoff.lab.spec.scenario import Scenario

GAMES = int(os.environ.get("GAMES", "100"))
LONG = int(os.environ.get("LONG", "100000"))
ROUNDS = 12
"""By turns, compared within each round, and the median counts: a machine's speed may change within a minute."""
SETTINGS = (("yatai", "greedy", GAMES // 4), ("yatai", "skilled", GAMES // 4), ("fired-up", "skilled", 2 * GAMES))
"""Rounds of some seconds: an experiment is set up once, and plays for minutes."""


def main() -> None:
    """Print all three."""
    load = os.getloadavg()[0]
    print(f"load {load:.1f} on {os.cpu_count()} cores; the bars are for a quiet machine")
    for game, bot, games in SETTINGS:
        shares = _beside(game, bot, games)
        share = median(shares)
        verdict = "holds" if share >= 0.95 else "falls short"
        told = f"{share:.3f} of the bare loop ({min(shares):.3f} to {max(shares):.3f})"
        print(f"{game}, {bot}: {told}, by processor time (bar 0.95: {verdict})", flush=True)
    one, two = (_wall("yatai", "greedy", 4 * GAMES, jobs) for jobs in (1, 2))
    verdict = "holds" if one / two >= 1.8 else "falls short"
    print(f"two processes: {one / two:.2f} times one, {4 * GAMES} games (bar 1.8: {verdict})", flush=True)
    if LONG:
        _memory()


def _experiment(game: str, bot: str, games: int) -> Experiment:
    return Experiment("bench", (Play(game, (2,), (bot,)),), games)


def _beside(game: str, bot: str, games: int) -> list[float]:
    """Of each round, what the laboratory plays in the time in which the bare loop plays one game."""
    player = ScenarioPlayer(Scenario(game, 2, (bot,)))
    player.play(0, details=False)
    shares = []
    for _ in range(ROUNDS):
        start = process_time()
        for number in range(games):
            player.play(number, details=False)
        bare = process_time() - start
        with tempfile.TemporaryDirectory() as folder:
            start = process_time()
            run(_experiment(game, bot, games), Path(folder), Path(folder), InProcessRunner())
            shares.append(bare / (process_time() - start))
    return shares


def _wall(game: str, bot: str, games: int, jobs: int) -> float:
    with tempfile.TemporaryDirectory() as folder:
        start = perf_counter()
        run(
            _experiment(game, bot, games),
            Path(folder),
            Path(folder),
            InProcessRunner() if jobs == 1 else ProcessRunner(jobs),
        )
        return perf_counter() - start


def _memory() -> None:
    """The most that was ever used, after a tenth of the games and after all; in a process of its own with Pinch."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.pathsep.join((str(install(PINCH, Path(folder))), str(HOME)))
        subprocess.run([sys.executable, "-m", "bench.lab.pipeline"], env={**os.environ, "PYTHONPATH": path}, check=True)


def _grown() -> None:
    most = []
    for games in (LONG // 10, LONG):
        with tempfile.TemporaryDirectory() as folder:
            run(_experiment("pinch", "random", games), Path(folder), Path(folder), InProcessRunner())
        most.append(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)
    print(f"memory: {most[0]:.0f} MB after {LONG // 10} games, {most[1]:.0f} MB after {LONG} more")


if __name__ == "__main__":
    _grown()
