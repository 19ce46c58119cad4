"""Metrics: numbers of a scenario, measured game by game, with their 95 % intervals. Names: see `metric_name`."""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from math import inf, sqrt
from re import fullmatch
from typing import Protocol

from cookoff.engine import room
from cookoff.lab.play.game_record import GameRecord
from cookoff.lab.spec.metric_name import MetricName, parse
from cookoff.lab.spec.scenario import Scenario
from cookoff.lab.spec.spec_file import ThinkingTime

from .intervals import Interval, Z, mean_interval, wilson


class StopRule(Protocol):
    """Says when a scenario has been played often enough."""

    def add(self, record: GameRecord) -> None:
        """Add the next game, in order."""
        ...

    def is_met(self) -> bool:
        """Whether no more games are needed."""
        ...


class Metric(ABC):
    """One number that is measured game by game."""

    @abstractmethod
    def add(self, record: GameRecord) -> None:
        """Add a game."""

    @abstractmethod
    def value(self) -> float:
        """The estimate so far; `nan` before the first game."""

    @abstractmethod
    def interval(self) -> Interval:
        """The 95 % interval of the true number."""

    def width(self) -> float:
        """The width of the interval."""
        low, high = self.interval()
        return high - low


class Mean(Metric):
    """A mean of numbers; a game may give several, or none."""

    def __init__(self, numbers: Callable[[GameRecord], Iterable[float]]) -> None:
        self._numbers = numbers
        self.count, self._mean, self._squares = 0, 0.0, 0.0

    def add(self, record: GameRecord) -> None:
        """See `Metric`."""
        for number in self._numbers(record):  # Welford's algorithm
            self.count += 1
            away = number - self._mean
            self._mean += away / self.count
            self._squares += away * (number - self._mean)

    def value(self) -> float:
        """See `Metric`."""
        return self._mean if self.count else float("nan")

    def interval(self) -> Interval:
        """See `Metric`."""
        return mean_interval(self._mean, self._squares / max(1, self.count), self.count)


class Share(Mean):
    """A share of chances."""

    def interval(self) -> Interval:
        """See `Metric`."""
        return wilson(self._mean * self.count, self.count) if self.count else (0.0, 1.0)


class Ratio(Metric):
    """The ratio of two counts of the room's statistics."""

    def __init__(self, one: str, other: str) -> None:
        self._names = one, other
        self._sums = [0.0] * 5
        self._games = 0

    def add(self, record: GameRecord) -> None:
        """See `Metric`."""
        one, other = (float(record.counts.get(name, 0)) for name in self._names)
        self._games += 1
        for place, number in enumerate((one, other, one * one, other * other, one * other)):
            self._sums[place] += number

    def value(self) -> float:
        """See `Metric`."""
        return self._sums[0] / self._sums[1] if self._sums[1] else float("nan")

    def interval(self) -> Interval:
        """See `Metric`."""
        one, other, ones, others, both = self._sums
        if self._games < 2 or not other:
            return -inf, inf
        ratio = one / other
        # Games are the sample, not what is counted in them: the residuals of each game around the ratio.
        residuals = max(0.0, ones - 2.0 * ratio * both + ratio * ratio * others)
        half = Z * sqrt(residuals * self._games / (self._games - 1)) / other
        return ratio - half, ratio + half


class LeastUse(Metric):
    """The share of games in which the least used of some things is used."""

    def __init__(self, kind: str, things: Iterable[str] = ()) -> None:
        """Name the `things` that may never be used: records do not mention them."""
        self._kind = kind
        self._games = 0
        self._used: Counter[str] = Counter(dict.fromkeys(things, 0))

    def add(self, record: GameRecord) -> None:
        """See `Metric`."""
        self._games += 1
        self._used.update({use.thing for use in record.uses if use.kind == self._kind})

    def value(self) -> float:
        """See `Metric`."""
        return min(self._used.values(), default=0) / self._games if self._games else float("nan")

    def interval(self) -> Interval:
        """See `Metric`."""
        return wilson(min(self._used.values(), default=0), self._games) if self._games else (0.0, 1.0)


class NarrowInterval:
    """A `StopRule` that waits until the interval of a metric is narrow."""

    def __init__(self, metric: Metric, width: float) -> None:
        self._metric, self._width = metric, width

    def add(self, record: GameRecord) -> None:
        """See `StopRule`."""
        self._metric.add(record)

    def is_met(self) -> bool:
        """See `StopRule`."""
        return self._metric.width() <= self._width


def metric_of(name: str, scenario: Scenario, thinking_time: ThinkingTime) -> Metric:
    """A new metric of that name for a scenario. Raises `BadInput` if there is none."""
    parsed = parse(name)
    things: Sequence[str] = ()
    if parsed.kind == "least use":
        things = room(scenario.game).lab.things(scenario.load(), scenario.players).get(parsed.subject, ())
    return _metric(parsed, thinking_time, things)


def metric(name: str, thinking_time: ThinkingTime | None = None, things: Sequence[str] = ()) -> Metric:
    """A new metric of that name; for `things` see `LeastUse`. Raises `BadInput` if there is none."""
    return _metric(parse(name), thinking_time or ThinkingTime(), things)


def _metric(name: MetricName, thinking_time: ThinkingTime, things: Sequence[str]) -> Metric:
    seats = _seats(name.subject)
    match name.kind:
        case "turns":
            return Mean(lambda record: (record.turns,))
        case "decisions":
            return Mean(lambda record: (len(record.decisions),))
        case "minutes":
            return Mean(lambda record: (record.minutes(thinking_time),))
        case "least use":
            return LeastUse(name.subject, things)
        case "wins":
            return Share(lambda record: [record.won(seat) for seat in seats(record)])
        case "points":
            return Mean(lambda record: [record.points[seat] for seat in seats(record)])
        case "edge":
            return Mean(
                lambda record: [record.points[seat] - sum(record.points) / len(record.points) for seat in seats(record)]
            )
        case _:
            return Ratio(name.subject, name.other)


def _seats(subject: str) -> Callable[[GameRecord], list[int]]:
    """The seats of a record that a metric's name means."""
    if found := fullmatch(r"(seat|turn) (\d+)", subject):
        number, by_turn = int(found[2]), found[1] == "turn"

        def by_number(record: GameRecord) -> list[int]:
            players = len(record.points)
            return [(number + record.first) % players if by_turn else number] if number < players else []

        return by_number
    return lambda record: [seat for seat, name in enumerate(record.players) if name == subject]
