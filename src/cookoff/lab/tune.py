"""Tuning: a search for numbers of a component file that bring a game's figures to where they are wanted.

Each trial is a variant, played like a setting of an experiment and kept like one. It ends early when all its figures
are known to be where they are wanted, or one is known not to be. Several targets pull in several directions: what comes
out is a front of compromises, none better than another in everything, each with its component file. Trials come one
after the other and their games side by side, so that the result does not depend on who plays.
"""

import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec
import optuna
from msgspec import Meta
from optuna.trial import TrialState

from cookoff.engine import BadInput, encode, room
from cookoff.engine.content.components import Problem, TomlSource
from cookoff.lab.play.record import Record
from cookoff.lab.play.runners import Runner
from cookoff.lab.run import Bench, play_out, store_of
from cookoff.lab.spec.experiment import Cell, Experiment, Named, Play, cells
from cookoff.lab.spec.variants import Patch, patched, text_of, value_at
from cookoff.lab.statistics.metrics import Figure, Pace, figure, figure_of
from cookoff.lab.statistics.summary import Interval

TRIAL = "trial"


class Change(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A number that may change: whole if both ends are whole."""

    field: str
    low: int | float
    high: int | float
    step: int | float | None = None


class Target(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a figure is wanted."""

    figure: str
    low: float = float("-inf")
    high: float = float("inf")
    players: int | None = None
    """At tables of so many; at all that are played if none is named."""

    def away(self, value: float) -> float:
        """How far a value is from there; 0 if it is there."""
        return max(0.0, self.low - value, value - self.high)

    def holds(self, interval: Interval) -> bool:
        """Whether all of an interval is there."""
        return self.low <= interval[0] and interval[1] <= self.high

    def misses(self, interval: Interval) -> bool:
        """Whether none of an interval is there."""
        return interval[1] < self.low or interval[0] > self.high


class Tuning(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole file."""

    name: Annotated[str, Meta(pattern="^[a-z0-9-]+$", max_length=60)]
    game: str
    players: Annotated[tuple[int, ...], Meta(min_length=1)]
    change: Annotated[tuple[Change, ...], Meta(min_length=1)]
    target: Annotated[tuple[Target, ...], Meta(min_length=1)]
    trials: Annotated[int, Meta(ge=1, le=10_000)] = 40
    games: Annotated[int, Meta(ge=2)] = 200
    """Of each number of players in a trial, at most."""
    look: Annotated[int, Meta(ge=2)] = 25
    bots: Named = "skilled"
    hands: Named = ()
    options: dict[str, Any] = {}
    file: str | None = None
    """Where to start from, if not from the game's own components; beside this file."""
    set: dict[str, bool | int | float | str | list[Any]] = {}
    """What is different at the start: new values by field, as in a variant."""
    seed: int = 1
    table: str = "quick"
    pace: Pace = Pace()


class Measured(msgspec.Struct, frozen=True):
    """A figure of a trial."""

    figure: str
    players: int
    value: float
    interval: Interval
    away: float


class Trial(msgspec.Struct, frozen=True):
    """A variant that was played."""

    changes: dict[str, int | float]
    measured: tuple[Measured, ...]
    games: int


class Compromise(msgspec.Struct, frozen=True):
    """A variant that no other beats in everything."""

    changes: dict[str, int | float]
    measured: tuple[Measured, ...]
    games: int
    within: bool
    """All figures are where they are wanted."""
    file: str


class Tuned(msgspec.Struct, frozen=True):
    """What a search found."""

    front: tuple[Compromise, ...]
    """The nearest to all targets first."""
    before: tuple[Measured, ...]
    """The figures of the components that it started from."""
    trials: int
    games: int
    """Of all trials together."""


class Decided:
    """Measures a setting, and is a `Judge` that waits until it is clear whether the targets are met."""

    def __init__(self, targets: list[Target], measured: list[Figure]) -> None:
        self.targets, self.measured = targets, measured

    def add(self, record: Record) -> None:
        """See `Judge`."""
        for each in self.measured:
            each.add(record)

    def enough(self) -> bool:
        """See `Judge`."""
        known = [(target, each.interval()) for target, each in zip(self.targets, self.measured, strict=True)]
        return any(target.misses(interval) for target, interval in known) or all(
            target.holds(interval) for target, interval in known
        )


def read(path: Path) -> Tuning:
    """The search that a file describes. Raises `BadInput` that names file, line and field."""

    def check(tuning: Tuning) -> None:
        for number, change in enumerate(tuning.change):
            if change.low >= change.high:
                raise Problem(f"change[{number}].high", f"{change.high} is not above {change.low}")
        for number, target in enumerate(tuning.target):
            if target.low > target.high:
                raise Problem(f"target[{number}].high", f"{target.high} is below {target.low}")
            if target.players is not None and target.players not in tuning.players:
                raise Problem(f"target[{number}].players", f"nobody plays with {target.players} players")
            try:
                figure(target.figure)
            except BadInput as error:
                raise Problem(f"target[{number}].figure", str(error)) from error

    return TomlSource.read("", path).checked(Tuning, check)


def tune(
    tuning: Tuning, beside: Path, folder: Path, runner: Runner, told: Callable[[int, int], None] = lambda *_: None
) -> Tuned:
    """Search, and write the front's component files and `front.json` into a folder named like the search.

    `told` hears how many trials are done, of how many. Raises `BadInput` for an unknown field before playing.
    """
    base = patched(text_of(tuning.game, None if tuning.file is None else beside / tuning.file), tuning.set)
    start = {change.field: value_at(base, change.field) for change in tuning.change}
    optuna.logging.set_verbosity(optuna.logging.WARNING)
    study = optuna.create_study(
        directions=["minimize"] * len(tuning.target), sampler=optuna.samplers.TPESampler(seed=tuning.seed)
    )
    if all(change.low <= start[change.field] <= change.high for change in tuning.change):
        study.enqueue_trial(start)
    trials: dict[int, Trial] = {}
    try:
        # Also if it lies outside the search; if it lies inside, its games are kept for the first trial.
        before = _trial(tuning, base, {}, folder, runner)
        for number in range(tuning.trials):
            told(number, tuning.trials)
            asked = study.ask()
            changes = {change.field: _suggested(asked, change) for change in tuning.change}
            try:
                trial = trials[asked.number] = _trial(tuning, base, changes, folder, runner)
            except BadInput:  # such components cannot be played
                study.tell(asked, state=TrialState.FAIL)
                continue
            study.tell(asked, _distances(tuning, trial.measured))
            if all(target.holds(interval) for target, interval in _known(tuning, trial.measured)):
                break
    finally:
        runner.close()
    best = [trials[trial.number] for trial in study.best_trials]
    best.sort(key=lambda each: sum(_distances(tuning, each.measured)))
    return _written(tuning, base, best, before, list(trials.values()), folder / tuning.name)


def _suggested(trial: optuna.Trial, change: Change) -> int | float:
    if isinstance(change.low, int) and isinstance(change.high, int):
        return trial.suggest_int(change.field, change.low, change.high, step=int(change.step or 1))
    return trial.suggest_float(change.field, change.low, change.high, step=change.step)


def _benches(tuning: Tuning, base: str, changes: dict[str, int | float], folder: Path) -> list[tuple[Bench, Decided]]:
    kept = folder / tuning.name
    kept.mkdir(parents=True, exist_ok=True)
    (kept / "base.toml").write_text(base, "utf-8")
    play = Play(tuning.game, tuning.players, (tuning.bots,), (tuning.hands,), (tuning.options,), variants=(TRIAL,))
    experiment = Experiment(
        name=tuning.name,
        play=(play,),
        games=tuning.games,
        seed=tuning.seed,
        weigh=0.0,
        table="real" if tuning.table == "real" else "quick",
        pace=tuning.pace,
        variant={TRIAL: Patch(dict(changes), "base.toml")},
    )
    found = []
    for cell in cells(experiment, kept):
        judge = _judge(tuning, cell)
        found.append((Bench(cell, store_of(folder, cell), tuning.games, tuning.look, judge), judge))
    return found


def _judge(tuning: Tuning, cell: Cell) -> Decided:
    home, game = room(tuning.game), cell.load()
    mine = [target for target in tuning.target if target.players in (None, cell.setting.players)]
    return Decided(mine, [figure_of(target.figure, home, game, cell.setting.players, tuning.pace) for target in mine])


def _trial(tuning: Tuning, base: str, changes: dict[str, int | float], folder: Path, runner: Runner) -> Trial:
    """Play a variant until it is clear whether it meets the targets."""
    benches = _benches(tuning, base, changes, folder)
    play_out([bench for bench, _ in benches], runner)
    measured = tuple(
        Measured(
            target.figure,
            bench.cell.setting.players,
            each.value(),
            each.interval(),
            target.away(each.value()) / _scale(target),
        )
        for bench, judge in benches
        for target, each in zip(judge.targets, judge.measured, strict=True)
    )
    return Trial(changes, measured, sum(bench.enough for bench, _ in benches))


def _scale(target: Target) -> float:
    """What a distance is measured by, so that targets of different units weigh alike."""
    width = target.high - target.low
    if 0.0 < width < float("inf"):
        return width
    ends = [abs(end) for end in (target.low, target.high) if 0.0 < abs(end) < float("inf")]
    return max(ends, default=1.0)


def _known(tuning: Tuning, measured: Sequence[Measured]) -> list[tuple[Target, Interval]]:
    return [
        (target, each.interval)
        for target in tuning.target
        for each in measured
        if each.figure == target.figure and target.players in (None, each.players)
    ]


def _distances(tuning: Tuning, measured: Sequence[Measured]) -> list[float]:
    """For each target the table size that is furthest away."""
    return [
        max(each.away for each in measured if each.figure == target.figure and target.players in (None, each.players))
        for target in tuning.target
    ]


def _written(tuning: Tuning, base: str, best: list[Trial], before: Trial, trials: list[Trial], folder: Path) -> Tuned:
    front = []
    for number, trial in enumerate(best, 1):
        file = f"{tuning.name}-{number}.toml"
        _write(folder / file, patched(base, trial.changes, f"tuned: {tuning.name}").encode())
        within = not any(_distances(tuning, trial.measured))
        front.append(Compromise(trial.changes, trial.measured, trial.games, within, file))
    tuned = Tuned(tuple(front), before.measured, len(trials), sum(trial.games for trial in trials))
    _write(folder / "front.json", encode(tuned))
    return tuned


def _write(file: Path, data: bytes) -> None:
    part = file.with_name(f".{file.name}.part")
    try:
        part.write_bytes(data)
        os.replace(part, file)
    except OSError as error:
        raise BadInput(f"{file}: cannot be written: {error.strerror}") from error
