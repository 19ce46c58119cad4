"""Who plays an experiment's games: a port, and the processes of this machine behind it."""

from collections import deque
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from time import perf_counter
from typing import Protocol, Self

import msgspec

from cookoff.engine import BadInput
from cookoff.lab.play.player import Setting, arena_of
from cookoff.lab.play.processes import start_worker, unheard_interrupts
from cookoff.lab.play.record import Record
from cookoff.lab.spec.experiment import Cell


class Chunk(msgspec.Struct, frozen=True):
    """Some games of a setting, with all that another machine needs to play them."""

    cell: str
    """The label of the setting."""
    setting: Setting
    components: str | None
    weigh: float
    numbers: tuple[int, ...]

    @classmethod
    def of(cls, cell: Cell, numbers: tuple[int, ...]) -> Self:
        """These games of a setting."""
        return cls(cell.label, cell.setting, cell.components, cell.weigh, numbers)


class Played(msgspec.Struct, frozen=True):
    """A chunk, played."""

    cell: str
    numbers: tuple[int, ...]
    records: bytes
    """Encoded: what is only stored need not be understood on its way."""
    seconds: float


class Runner(Protocol):
    """Plays chunks, in any order, each once. What it plays is the same whoever plays it."""

    @property
    def slots(self) -> int:
        """How many chunks it can play at the same time."""
        ...

    @property
    def least(self) -> float:
        """How many seconds of play are worth handing over: chunks get so short where a setting comes to its end."""
        ...

    def submit(self, chunk: Chunk) -> None:
        """Play this one, too."""
        ...

    def next(self) -> Played:
        """Wait for one of the chunks that were submitted."""
        ...

    def close(self) -> None:
        """Play nothing more."""
        ...


ENCODER = msgspec.msgpack.Encoder()
DECODER = msgspec.msgpack.Decoder(list[Record])


def play(chunk: Chunk) -> Played:
    """Play the games of a chunk, here and now."""
    arena = arena_of(chunk.setting, chunk.components)
    start = perf_counter()  # what is made ready once says nothing about the games to come
    records = [arena.record(number, chunk.weigh) for number in chunk.numbers]
    return Played(chunk.cell, chunk.numbers, ENCODER.encode(records), perf_counter() - start)


class Here:
    """Plays in this process, one chunk after the other."""

    slots = 1
    least = 1.0

    def __init__(self) -> None:
        self._waiting: deque[Chunk] = deque()

    def submit(self, chunk: Chunk) -> None:
        """See `Runner`."""
        self._waiting.append(chunk)

    def next(self) -> Played:
        """See `Runner`."""
        return play(self._waiting.popleft())

    def close(self) -> None:
        """See `Runner`."""
        self._waiting.clear()


class Processes:
    """Plays in processes of this machine."""

    least = 0.1

    def __init__(self, jobs: int) -> None:
        self.slots = jobs
        # Spawned, not forked: the same on every system, and no surprises from threads of the parent.
        self._pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=start_worker)
        self._waiting: set[Future[Played]] = set()

    def submit(self, chunk: Chunk) -> None:
        """See `Runner`."""
        with unheard_interrupts():
            self._waiting.add(self._pool.submit(play, chunk))

    def next(self) -> Played:
        """See `Runner`."""
        done, _ = wait(self._waiting, return_when=FIRST_COMPLETED)
        first = done.pop()
        self._waiting.discard(first)
        return first.result()

    def close(self) -> None:
        """See `Runner`."""
        self._pool.shutdown(wait=True, cancel_futures=True)


def local(jobs: int) -> Runner:
    """The runner of this machine with so many processes. Raises `BadInput` unless there is at least one."""
    if jobs < 1:
        raise BadInput(f"jobs: {jobs}; it takes at least one")
    return Here() if jobs == 1 else Processes(jobs)
