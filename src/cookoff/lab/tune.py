"""Tuning: searches for numbers of a component file that bring a game's metrics into target ranges.

Each trial is a variant, played and cached like a scenario of an experiment. It ends early once all its metrics are
known to be in range, or one is known not to be. The result is a Pareto front: variants of which none beats another in
every target, each with its component file. Trials run one after the other and their games in parallel, so that the
result does not depend on the runner.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, ClassVar

import msgspec
import optuna
from msgspec import UNSET, Meta, UnsetType
from optuna.trial import TrialState

from cookoff.engine import BadInput, encode
from cookoff.engine.content.components import Problem, TomlSource

from .atomic import write_atomically
from .pipeline import OnProgress, Progress, ScenarioRun, cache_of, checked_scenarios, ignore_progress, play_all
from .play.game_record import GameRecord
from .play.runners import Runner
from .spec.experiment import Experiment, Names, Physics, Play
from .spec.metric_name import parse
from .spec.spec_file import SpecFile, ThinkingTime
from .spec.variants import Patch, patched, text_of, value_at
from .statistics.intervals import Interval
from .statistics.metrics import Metric, metric_of

TRIAL = "trial"
BASE_FILE = "base.toml"


class Change(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A number that may change; it stays whole if both ends are whole."""

    field: str
    low: int | float
    high: int | float
    step: int | float | None = None


class Target(SpecFile, frozen=True, kw_only=True):
    """The range a metric should be in."""

    former_keys: ClassVar = {"figure": "metric"}

    metric: str = ""
    low: float = float("-inf")
    high: float = float("inf")
    players: int | None = None
    """Only with this many players; by default with every number that is played."""
    figure: str | UnsetType = UNSET

    def distance(self, value: float) -> float:
        """How far a value is from the range; 0 inside."""
        return max(0.0, self.low - value, value - self.high)

    def holds(self, interval: Interval) -> bool:
        """Whether all of an interval is in range."""
        return self.low <= interval[0] and interval[1] <= self.high

    def misses(self, interval: Interval) -> bool:
        """Whether all of an interval is out of range."""
        return interval[1] < self.low or interval[0] > self.high


class Tuning(SpecFile, frozen=True):
    """A whole file."""

    former_keys: ClassVar = {"table": "physics", "look": "check_every", "pace": "thinking_time"}

    name: Annotated[str, Meta(pattern="^[a-z0-9-]+$", max_length=60)]
    game: str
    players: Annotated[tuple[int, ...], Meta(min_length=1)]
    change: Annotated[tuple[Change, ...], Meta(min_length=1)]
    target: Annotated[tuple[Target, ...], Meta(min_length=1)]
    trials: Annotated[int, Meta(ge=1, le=10_000)] = 40
    games: Annotated[int, Meta(ge=2)] = 200
    """The most games for each number of players in a trial."""
    check_every: Annotated[int, Meta(ge=2)] = 25
    """Check the targets after this many games."""
    bots: Names = "skilled"
    hands: Names = ()
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    file: str | None = None
    """The component file to start from, relative to this file; by default the game's own."""
    set: dict[str, bool | int | float | str | list[Any]] = msgspec.field(default_factory=dict)
    """New values at the start, by field, as in a variant."""
    seed: int = 1
    physics: Physics = "quick"
    thinking_time: ThinkingTime = ThinkingTime()
    table: Physics | UnsetType = UNSET
    look: Annotated[int, Meta(ge=2)] | UnsetType = UNSET
    pace: ThinkingTime | UnsetType = UNSET


class Measured(msgspec.Struct, frozen=True):
    """A metric of a trial."""

    metric: str
    players: int
    value: float
    interval: Interval
    distance: float
    """From its target; 0 in range."""


class Trial(msgspec.Struct, frozen=True):
    """A variant that was played."""

    changes: dict[str, int | float]
    measured: tuple[Measured, ...]
    games: int


class Candidate(msgspec.Struct, frozen=True):
    """A variant of the Pareto front."""

    changes: dict[str, int | float]
    measured: tuple[Measured, ...]
    games: int
    within: bool
    """Whether all metrics are in range."""
    file: str


class TuningResult(msgspec.Struct, frozen=True):
    """What a search found."""

    front: tuple[Candidate, ...]
    """The nearest to all targets first."""
    before: tuple[Measured, ...]
    """The metrics of the components that it started from."""
    trials: int
    games: int
    """Of all trials together."""


class TargetsDecided:
    """A `StopRule` that waits until it is clear whether a scenario meets its targets."""

    def __init__(self, targets: list[Target], metrics: list[Metric]) -> None:
        self.targets, self.metrics = targets, metrics

    def add(self, record: GameRecord) -> None:
        """See `StopRule`."""
        for metric in self.metrics:
            metric.add(record)

    def is_met(self) -> bool:
        """See `StopRule`."""
        known = [(target, metric.interval()) for target, metric in zip(self.targets, self.metrics, strict=True)]
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
                raise Problem(f"target[{number}].players", f"no game has {target.players} players")
            try:
                parse(target.metric)
            except BadInput as error:
                raise Problem(f"target[{number}].metric", str(error)) from error

    return TomlSource.read("", path).checked(Tuning, check)


def tune(
    tuning: Tuning, folder: Path, into: Path, runner: Runner, on_progress: OnProgress = ignore_progress
) -> TuningResult:
    """Search for better numbers. `folder` is that of the tuning file.

    Writes the component files of the front and `front.json` into the folder of the search's name below `into`. Reports
    progress in trials. Raises `BadInput` for an unknown field before playing.
    """
    base = patched(text_of(tuning.game, None if tuning.file is None else folder / tuning.file), tuning.set)
    start = {change.field: value_at(base, change.field) for change in tuning.change}
    optuna.logging.set_verbosity(optuna.logging.WARNING)
    study = optuna.create_study(
        directions=["minimize"] * len(tuning.target), sampler=optuna.samplers.TPESampler(seed=tuning.seed)
    )
    if all(change.low <= start[change.field] <= change.high for change in tuning.change):
        study.enqueue_trial(start)
    trials: dict[int, Trial] = {}
    try:
        # Even if it is outside the search ranges; if it is inside, the first trial finds its games in the cache.
        before = _trial(tuning, base, {}, into, runner)
        for number in range(tuning.trials):
            on_progress(Progress(number, tuning.trials))
            proposal = study.ask()
            changes = {change.field: _suggested(proposal, change) for change in tuning.change}
            try:
                trial = trials[proposal.number] = _trial(tuning, base, changes, into, runner)
            except BadInput:  # these components cannot be played
                study.tell(proposal, state=TrialState.FAIL)
                continue
            study.tell(proposal, _distances(tuning, trial.measured))
            if all(target.holds(interval) for target, interval in _known(tuning, trial.measured)):
                break
    finally:
        runner.close()
    best = [trials[trial.number] for trial in study.best_trials]
    best.sort(key=lambda each: sum(_distances(tuning, each.measured)))
    return _written(tuning, base, best, before, list(trials.values()), into / tuning.name)


def _suggested(trial: optuna.Trial, change: Change) -> int | float:
    if isinstance(change.low, int) and isinstance(change.high, int):
        return trial.suggest_int(change.field, change.low, change.high, step=int(change.step or 1))
    return trial.suggest_float(change.field, change.low, change.high, step=change.step)


def _runs(
    tuning: Tuning, base: str, changes: dict[str, int | float], into: Path
) -> list[tuple[ScenarioRun, TargetsDecided]]:
    play = Play(tuning.game, tuning.players, (tuning.bots,), (tuning.hands,), (tuning.options,), (TRIAL,))
    folder = into / tuning.name
    folder.mkdir(parents=True, exist_ok=True)
    (folder / BASE_FILE).write_text(base, "utf-8")
    experiment = Experiment(
        tuning.name,
        (play,),
        tuning.games,
        tuning.seed,
        sampled_decisions=0.0,
        physics=tuning.physics,
        variant={TRIAL: Patch(dict(changes), BASE_FILE)},
    )
    found = []
    for scenario in checked_scenarios(experiment, folder):
        targets = [target for target in tuning.target if target.players in (None, scenario.players)]
        rule = TargetsDecided(targets, [metric_of(target.metric, scenario, tuning.thinking_time) for target in targets])
        found.append((ScenarioRun(scenario, cache_of(scenario, into), tuning.games, rule, tuning.check_every), rule))
    return found


def _trial(tuning: Tuning, base: str, changes: dict[str, int | float], into: Path, runner: Runner) -> Trial:
    """Play a variant until it is clear whether it meets the targets."""
    runs = _runs(tuning, base, changes, into)
    play_all([run for run, _ in runs], runner)
    measured = tuple(
        Measured(
            target.metric,
            run.scenario.players,
            metric.value(),
            metric.interval(),
            target.distance(metric.value()) / _scale(target),
        )
        for run, rule in runs
        for target, metric in zip(rule.targets, rule.metrics, strict=True)
    )
    return Trial(changes, measured, sum(run.counted for run, _ in runs))


def _scale(target: Target) -> float:
    """The unit of a target's distances: it makes targets of different units comparable."""
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
        if each.metric == target.metric and target.players in (None, each.players)
    ]


def _distances(tuning: Tuning, measured: Sequence[Measured]) -> list[float]:
    """For each target the distance at the worst number of players."""
    return [
        max(
            each.distance
            for each in measured
            if each.metric == target.metric and target.players in (None, each.players)
        )
        for target in tuning.target
    ]


def _written(
    tuning: Tuning, base: str, best: list[Trial], before: Trial, trials: list[Trial], folder: Path
) -> TuningResult:
    front = []
    for number, trial in enumerate(best, 1):
        file = f"{tuning.name}-{number}.toml"
        write_atomically(folder / file, patched(base, trial.changes, f"tuned: {tuning.name}").encode())
        within = not any(_distances(tuning, trial.measured))
        front.append(Candidate(trial.changes, trial.measured, trial.games, within, file))
    result = TuningResult(tuple(front), before.measured, len(trials), sum(trial.games for trial in trials))
    write_atomically(folder / "front.json", encode(result))
    return result
