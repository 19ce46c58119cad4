"""Runs an experiment: plays what is missing, keeps it, stops when it is enough, and writes the tables.

Whether a setting has enough is asked after every `look` games in their order, so that the answer does not depend on who
played them. A run that was killed goes on where it was: what is kept is not played again.
"""

from collections.abc import Callable, Iterator, Sequence
from math import inf
from pathlib import Path
from time import monotonic

import msgspec

from cookoff.lab.play.runners import Chunk, Runner
from cookoff.lab.spec.experiment import Cell, Experiment, cells, judge_of
from cookoff.lab.statistics.metrics import Judge
from cookoff.lab.store.dataset import Tables
from cookoff.lab.store.game_cache import Store

CACHE = "cache"
CHUNK_SECONDS = 1.0
"""So long a chunk takes about: much longer than handing it over, short enough for a progress bar. Where little is left
chunks are shorter, so that those who play end together."""
LARGEST_CHUNK = 500
AHEAD = 2
"""Chunks for each slot of a runner, so that none waits."""


class Progress(msgspec.Struct):
    """How far a run is."""

    games: int
    """Played or found."""
    most: int
    """There will be no more."""


Told = Callable[[Progress], None]


class Bench:
    """One setting under way."""

    def __init__(self, cell: Cell, store: Store, most: int, look: int, judge: Judge | None = None) -> None:
        """At most so many games; after every `look` of them the judge is asked, if there is one."""
        self.cell, self.store = cell, store
        self.enough = 0
        """So many games of it count: every look that was asked for is whole."""
        self.done = False
        self._judge = judge
        self._look = most if judge is None else look
        self._most = most
        self._kept = bytearray(most)
        """For each game whether it is kept: a byte, however many there are."""
        for number in store.numbers():
            if number < most:
                self._kept[number] = 1
        self._next = 0
        """The first game of this look that is neither kept nor was handed out; its end if there is none."""
        self._missing = 0
        """Games of this look that are not kept."""
        self.handed = 0
        """Games that were handed out to be played."""
        self._seconds = inf
        """Of a game, by the chunk that was played last."""
        self._advance()

    @property
    def games(self) -> int:
        """How many of its games are there so far."""
        return self.enough if self.done else self._kept.count(1)

    @property
    def most(self) -> int:
        """There will be no more."""
        return self.enough if self.done else self._most

    @property
    def waits(self) -> bool:
        """Whether there is something to play at the moment."""
        return not self.done and self._next < self._range().stop

    def chunk(self, slots: int, least: float) -> Chunk:
        """The next games to play, for a runner with so many slots for which so many seconds are worth a chunk."""
        first, stop = self._next, self._range().stop
        size = self._games_in(CHUNK_SECONDS)
        if slots > 1:
            size = max(self._games_in(least), min(size, (stop - first) // (AHEAD * slots)))
        stop = min(first + size, stop)
        kept = self._kept.find(1, first, stop)
        numbers = tuple(range(first, stop if kept < 0 else kept))
        self.handed += len(numbers)
        self._pass(first + len(numbers))
        return Chunk.of(self.cell, numbers)

    def played(self, numbers: Sequence[int], seconds: float) -> None:
        """These are kept now, and took so long."""
        for number in numbers:
            self._kept[number] = 1
        self._missing -= len(numbers)
        self._seconds = max(1e-6, seconds / len(numbers))
        if not self._missing:
            self._count_look()
            self._advance()

    def close(self) -> None:
        """Time is up: what counts are the games that follow one another from the first on."""
        if not self.done:
            first = self._kept.find(0)
            self.enough = self._most if first < 0 else first
            self.done = True

    def _advance(self) -> None:
        """Go on to the first look of which something is missing."""
        while not self.done:
            look = self._range()
            self._missing = self._kept.count(0, look.start, look.stop)
            self._pass(look.start)
            if self._missing:
                return
            self._count_look()

    def _pass(self, number: int) -> None:
        """Go on from this game to the next one that is not kept."""
        stop = self._range().stop
        found = self._kept.find(0, number, stop)
        self._next = stop if found < 0 else found

    def _games_in(self, seconds: float) -> int:
        return max(1, min(LARGEST_CHUNK, round(seconds / self._seconds)))

    def _range(self) -> range:
        return range(self.enough, min(self.enough + self._look, self._most))

    def _count_look(self) -> None:
        look = self._range()
        if self._judge is not None:
            for record in self.store.records(look.start, look.stop):
                self._judge.add(record)
        self.enough = look.stop
        self.done = self.enough == self._most or (self._judge is not None and self._judge.enough())


def run(
    experiment: Experiment,
    beside: Path,
    folder: Path,
    runner: Runner,
    told: Told = lambda _progress: None,
    clock: Callable[[], float] = monotonic,
) -> Path:
    """Play an experiment whose file lies in `beside`; the folder with its tables.

    Below `folder` everything that was ever played is kept in one place for all experiments. Raises `BadInput` before
    anything is played if a setting does not fit.
    """
    benches = list(open_benches(experiment, beside, folder))
    try:
        deadline = None if experiment.minutes is None else clock() + 60 * experiment.minutes
        play_out(benches, runner, told, deadline, clock)
    finally:
        runner.close()
    into = folder / experiment.name
    with Tables(into, experiment.pace) as tables:
        for bench in benches:
            tables.setting(bench.cell, bench.enough)
            for record in bench.store.records(0, bench.enough):
                tables.add(bench.cell.label, record)
    return into


def open_benches(experiment: Experiment, beside: Path, folder: Path) -> Iterator[Bench]:
    """Every setting of the experiment, with what is kept of it below the folder."""
    for cell in cells(experiment, beside):
        yield Bench(cell, store_of(folder, cell), experiment.games, experiment.look, judge_of(experiment, cell))


def store_of(folder: Path, cell: Cell) -> Store:
    """What is kept of a setting below the folder."""
    return Store(folder / CACHE / cell.key)


def play_out(
    benches: Sequence[Bench],
    runner: Runner,
    told: Told = lambda _progress: None,
    deadline: float | None = None,
    clock: Callable[[], float] = monotonic,
) -> None:
    """Play until every setting has enough, or until the deadline."""
    by_label = {bench.cell.label: bench for bench in benches}
    flying = 0
    while True:
        late = deadline is not None and clock() >= deadline
        while not late and flying < AHEAD * runner.slots and (waiting := [bench for bench in benches if bench.waits]):
            # In step with each other: where time is short, all settings have about as many games.
            fewest = min(waiting, key=lambda bench: bench.handed)
            runner.submit(fewest.chunk(runner.slots, runner.least))
            flying += 1
        told(Progress(sum(bench.games for bench in benches), sum(bench.most for bench in benches)))
        if not flying:
            break
        played = runner.next()
        flying -= 1
        bench = by_label[played.cell]
        bench.store.put(played)
        bench.played(played.numbers, played.seconds)
    for bench in benches:
        bench.close()
