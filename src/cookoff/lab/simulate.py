"""Play many games, on one process or several; the games are the same either way."""

from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter

import msgspec

from cookoff.engine import BadInput
from cookoff.engine.log import combined_hash
from cookoff.lab.play.log_folder import LogFolder
from cookoff.lab.play.player import Arena, Result, Setting
from cookoff.lab.play.processes import start_worker, unheard_interrupts

Progress = Callable[[int], None]
"""Is told how many more games are finished."""

CHUNKS_PER_JOB = 16
"""Enough for a progress bar that moves and for jobs that end together."""
LARGEST_CHUNK = 50

__all__ = ["Result", "Run", "Setting", "simulate"]


class Run(msgspec.Struct, frozen=True):
    """All games of a setting, played."""

    results: tuple[Result, ...]
    """In game order."""
    seconds: float
    """By the clock on the wall, for everything: starting processes, playing, writing logs."""

    @property
    def decisions(self) -> int:
        """The moves of all games."""
        return sum(result.decisions for result in self.results)

    @property
    def hash(self) -> str:
        """One hash over all logs, in game order."""
        return combined_hash(result.hash for result in self.results)


def simulate(setting: Setting, *, jobs: int = 1, logs: Path | None = None, progress: Progress = lambda _: None) -> Run:
    """Play the setting's games, each with luck of its own that depends on the seed and its number alone.

    Raises `BadInput` before anything is played if the setting does not fit the game, or if `logs`, a folder for one log
    per game, holds one of their names already. With more than one job the room must be in the catalogue.
    """
    start = perf_counter()
    if jobs < 1:
        raise BadInput(f"jobs: {jobs}; it takes at least one")
    arena = Arena(setting)
    arena.check()
    folder = LogFolder.prepare(logs, setting) if logs else None
    if jobs == 1 or setting.games == 1:
        results = []
        for number in range(setting.games):
            results.append(arena.play(number, folder))
            progress(1)
    else:
        results = _play_in_processes(setting, folder, jobs, progress)
    return Run(tuple(results), perf_counter() - start)


def _play_in_processes(setting: Setting, folder: LogFolder | None, jobs: int, progress: Progress) -> list[Result]:
    # Spawned, not forked: the same on every system, and no surprises from threads of the parent.
    pool = ProcessPoolExecutor(
        min(jobs, setting.games), mp_context=get_context("spawn"), initializer=_start_worker, initargs=(setting, folder)
    )
    results: list[Result] = []
    chunks = _chunks(setting.games, jobs)
    try:
        # The first of them start the processes. All others come after: what is not heard for long is missed.
        with unheard_interrupts():
            waiting: list[Future[list[Result]]] = [pool.submit(_play_chunk, chunk) for chunk in islice(chunks, jobs)]
        waiting += [pool.submit(_play_chunk, chunk) for chunk in chunks]
        for done in as_completed(waiting):
            results += done.result()
            progress(len(done.result()))
    finally:
        # Once, and with both: a second call, such as a `with` would make, takes the cancelling back and waits for ever.
        pool.shutdown(wait=True, cancel_futures=True)
    return sorted(results, key=lambda result: result.number)


def _chunks(games: int, jobs: int) -> Iterator[range]:
    size = min(LARGEST_CHUNK, -(-games // (jobs * CHUNKS_PER_JOB)))
    for first in range(0, games, size):
        yield range(first, min(first + size, games))


_worker: list[tuple[Arena, LogFolder | None]] = []
"""What this process plays with; set once, when it starts."""


def _start_worker(setting: Setting, folder: LogFolder | None) -> None:
    start_worker()
    _worker.append((Arena(setting), folder))


def _play_chunk(numbers: range) -> list[Result]:
    arena, folder = _worker[0]
    return [arena.play(number, folder) for number in numbers]
