"""Runners play batches of games: a port, this process and local processes behind it."""

from collections import deque
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from time import perf_counter
from typing import Protocol

import msgspec

from cookoff.engine import BadInput
from cookoff.lab.spec.scenario import Scenario

from .game_record import GameRecord
from .log_folder import LogFolder
from .player import player_of
from .processes import start_worker, unheard_interrupts


class Batch(msgspec.Struct, frozen=True):
    """Games of a scenario for a runner, with all that another machine needs to play them."""

    label: str
    """Of the scenario."""
    scenario: Scenario
    numbers: tuple[int, ...]
    logs: LogFolder | None = None
    details: bool = True


class BatchResult(msgspec.Struct, frozen=True):
    """A batch that was played."""

    label: str
    numbers: tuple[int, ...]
    records: bytes
    """Encoded: the store writes them as they are."""
    seconds: float


class Runner(Protocol):
    """Plays batches in any order, each once. The games are the same with every runner."""

    @property
    def slots(self) -> int:
        """How many batches it can play at the same time."""
        ...

    @property
    def min_batch_seconds(self) -> float:
        """The least play that is worth handing over; batches get this short towards the end of a scenario."""
        ...

    def submit(self, batch: Batch) -> None:
        """Queue a batch."""
        ...

    def next_result(self) -> BatchResult:
        """Wait for one of the submitted batches."""
        ...

    def close(self) -> None:
        """Play nothing more."""
        ...


ENCODER = msgspec.msgpack.Encoder()
DECODER = msgspec.msgpack.Decoder(list[GameRecord])


def play(batch: Batch) -> BatchResult:
    """Play the games of a batch in this process."""
    player = player_of(batch.scenario)
    start = perf_counter()  # after loading, which is done once and says nothing about the games to come
    records = [player.play(number, batch.logs, details=batch.details) for number in batch.numbers]
    return BatchResult(batch.label, batch.numbers, ENCODER.encode(records), perf_counter() - start)


class InProcessRunner:
    """Plays in this process, one batch after the other."""

    slots = 1
    min_batch_seconds = 1.0

    def __init__(self) -> None:
        self._waiting: deque[Batch] = deque()

    def submit(self, batch: Batch) -> None:
        """See `Runner`."""
        self._waiting.append(batch)

    def next_result(self) -> BatchResult:
        """See `Runner`."""
        return play(self._waiting.popleft())

    def close(self) -> None:
        """See `Runner`."""
        self._waiting.clear()


class ProcessRunner:
    """Plays in several processes of this machine."""

    min_batch_seconds = 0.1

    def __init__(self, jobs: int) -> None:
        self.slots = jobs
        # Spawned, not forked: the same on every system, and safe with threads in the parent.
        self._pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=start_worker)
        self._waiting: set[Future[BatchResult]] = set()

    def submit(self, batch: Batch) -> None:
        """See `Runner`."""
        with unheard_interrupts():
            self._waiting.add(self._pool.submit(play, batch))

    def next_result(self) -> BatchResult:
        """See `Runner`."""
        done, _ = wait(self._waiting, return_when=FIRST_COMPLETED)
        first = done.pop()
        self._waiting.discard(first)
        return first.result()

    def close(self) -> None:
        """See `Runner`."""
        self._pool.shutdown(wait=True, cancel_futures=True)


def local_runner(jobs: int) -> Runner:
    """The runner for this many processes. Raises `BadInput` unless there is at least one."""
    if jobs < 1:
        raise BadInput(f"jobs: {jobs}; must be at least 1")
    return InProcessRunner() if jobs == 1 else ProcessRunner(jobs)
