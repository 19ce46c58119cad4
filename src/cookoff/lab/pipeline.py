"""The pipeline that plays scenarios: it hands batches to a runner, keeps the results, and stops when there are enough.

A stop rule is checked after whole blocks of games in their order, so that the result does not depend on the runner. A
run that was killed continues where it stopped: games that are kept are not played again.
"""

from collections.abc import Callable, Sequence
from math import inf
from pathlib import Path
from time import monotonic

import msgspec

from cookoff.engine import BadInput

from .play.log_folder import LogFolder
from .play.player import player_of
from .play.runners import Batch, Runner
from .spec.experiment import Experiment, scenarios_of
from .spec.scenario import Scenario
from .statistics.metrics import NarrowInterval, StopRule, metric_of
from .store.cache_key import key_of
from .store.game_cache import GameCache, GameStore

CACHE = "cache"
BATCH_SECONDS = 1.0
"""The play time of a batch: long beside the time of handing it over, short enough for a progress bar. Batches get
shorter towards the end of a scenario, so that all slots finish together."""
LARGEST_BATCH = 500
QUEUE = 2
"""Batches per slot of a runner, so that no slot waits."""


class Progress(msgspec.Struct):
    """How far a run is."""

    games: int
    """Games that were played or found in the store."""
    most: int
    """The most games there will be."""


OnProgress = Callable[[Progress], None]


def ignore_progress(_progress: Progress) -> None:
    """Report nothing."""


class ScenarioRun:
    """A scenario that is being played."""

    def __init__(
        self,
        scenario: Scenario,
        store: GameStore,
        most: int,
        stop_rule: StopRule | None = None,
        check_every: int = 0,
        *,
        logs: LogFolder | None = None,
        details: bool = True,
    ) -> None:
        """At most this many games; the stop rule, if there is one, is checked after every `check_every` of them."""
        self.scenario, self.store = scenario, store
        self.label = scenario.label
        self.counted = 0
        """How many games count: all blocks that were checked."""
        self.done = False
        self.submitted = 0
        """How many games were handed to a runner."""
        self._stop_rule = stop_rule
        self._block_size = most if stop_rule is None else check_every
        self._most = most
        self._logs, self._details = logs, details
        self._kept = bytearray(most)
        """For each game whether the store has it: a byte, however many there are."""
        for number in store.numbers():
            if number < most:
                self._kept[number] = 1
        self._next = 0
        """The first game of this block that is neither kept nor submitted; the block's end if there is none."""
        self._missing = 0
        """How many games of this block are not kept."""
        self._seconds = inf
        """Play time of a game, by the last batch."""
        self._advance()

    @property
    def games(self) -> int:
        """How many of its games there are so far."""
        return self.counted if self.done else self._kept.count(1)

    @property
    def most(self) -> int:
        """The most games there will be."""
        return self.counted if self.done else self._most

    @property
    def has_work(self) -> bool:
        """Whether there are games to submit now."""
        return not self.done and self._next < self._block().stop

    def next_batch(self, slots: int, min_seconds: float) -> Batch:
        """The next games to play, for a runner with this many slots and this shortest play time of a batch."""
        first, stop = self._next, self._block().stop
        size = self._games_in(BATCH_SECONDS)
        if slots > 1:
            size = max(self._games_in(min_seconds), min(size, (stop - first) // (QUEUE * slots)))
        stop = min(first + size, stop)
        kept = self._kept.find(1, first, stop)
        numbers = tuple(range(first, stop if kept < 0 else kept))
        self.submitted += len(numbers)
        self._skip_kept(first + len(numbers))
        return Batch(self.label, self.scenario, numbers, self._logs, self._details)

    def add(self, numbers: Sequence[int], seconds: float) -> None:
        """These games are in the store now, and took this long."""
        for number in numbers:
            self._kept[number] = 1
        self._missing -= len(numbers)
        self._seconds = max(1e-6, seconds / len(numbers))
        if not self._missing:
            self._check_block()
            self._advance()

    def close(self) -> None:
        """Time is up: count the games from the first on, as long as none is missing."""
        if not self.done:
            first = self._kept.find(0)
            self.counted = self._most if first < 0 else first
            self.done = True

    def _advance(self) -> None:
        """Go on to the first block with missing games."""
        while not self.done:
            block = self._block()
            self._missing = self._kept.count(0, block.start, block.stop)
            self._skip_kept(block.start)
            if self._missing:
                return
            self._check_block()

    def _skip_kept(self, number: int) -> None:
        """Go on from this game to the next one that is not kept."""
        stop = self._block().stop
        found = self._kept.find(0, number, stop)
        self._next = stop if found < 0 else found

    def _games_in(self, seconds: float) -> int:
        return max(1, min(LARGEST_BATCH, round(seconds / self._seconds)))

    def _block(self) -> range:
        return range(self.counted, min(self.counted + self._block_size, self._most))

    def _check_block(self) -> None:
        block = self._block()
        if self._stop_rule is not None:
            for record in self.store.records(block.start, block.stop):
                self._stop_rule.add(record)
        self.counted = block.stop
        self.done = self.counted == self._most or (self._stop_rule is not None and self._stop_rule.is_met())


def checked_scenarios(experiment: Experiment, folder: Path) -> list[Scenario]:
    """The scenarios of an experiment, each set up once; `folder` is where the files of its variants are.

    Raises `BadInput` that says what in which scenario does not fit.
    """
    scenarios = scenarios_of(experiment, folder)
    for scenario in scenarios:
        try:
            player_of(scenario).check()
        except BadInput as error:
            raise BadInput(f"{scenario.label}: {error}") from error
    return scenarios


def runs_of(experiment: Experiment, folder: Path, into: Path) -> list[ScenarioRun]:
    """Every scenario of the experiment, with the games that the cache below `into` has of it."""
    until, found = experiment.until, []
    for scenario in checked_scenarios(experiment, folder):
        rule = None
        if until is not None:
            rule = NarrowInterval(metric_of(until.metric, scenario, experiment.thinking_time), until.width)
        found.append(ScenarioRun(scenario, cache_of(scenario, into), experiment.games, rule, experiment.check_every))
    return found


def cache_of(scenario: Scenario, into: Path) -> GameCache:
    """The games of a scenario that are kept below the folder."""
    return GameCache(into / CACHE / key_of(scenario))


def play_all(
    runs: Sequence[ScenarioRun],
    runner: Runner,
    on_progress: OnProgress = ignore_progress,
    deadline: float | None = None,
    clock: Callable[[], float] = monotonic,
) -> None:
    """Play until every scenario has enough games, or until the deadline."""
    by_label = {run.label: run for run in runs}
    pending = 0
    while True:
        late = deadline is not None and clock() >= deadline
        while not late and pending < QUEUE * runner.slots and (waiting := [run for run in runs if run.has_work]):
            # All scenarios keep pace: if time is short, each has about as many games.
            fewest = min(waiting, key=lambda run: run.submitted)
            runner.submit(fewest.next_batch(runner.slots, runner.min_batch_seconds))
            pending += 1
        on_progress(Progress(sum(run.games for run in runs), sum(run.most for run in runs)))
        if not pending:
            break
        result = runner.next_result()
        pending -= 1
        run = by_label[result.label]
        run.store.put(result)
        run.add(result.numbers, result.seconds)
    for run in runs:
        run.close()
