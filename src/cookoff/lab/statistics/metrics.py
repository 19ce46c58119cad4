"""Figures by name: one number of a setting, with the 95 % interval in which it lies.

    wins of seat 0, wins of greedy         the share of wins per seating; a shared victory counts in parts
    points of seat 0, points of greedy     the mean of final points
    wins of turn 0, points of turn 0, …    of whoever begins, whichever seat that is
    edge of seat 0                         points more than the mean of the table
    turns, decisions, minutes              the length of a game; minutes of people, see `Pace`
    first_burns per first_rolls            of what the room's statistics count
    least use of tile                      the share of games in which the least used thing of a kind is used

Wilson's interval for shares; else the normal one.
"""

import re
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterable
from math import inf, sqrt
from typing import Annotated, Protocol

import msgspec
from msgspec import Meta

from cookoff.engine import AnyGame, BadInput, Room
from cookoff.lab.play.record import Record
from cookoff.lab.statistics.summary import Interval, Z, wilson

MINUTE = 60_000
_OF = re.compile(r"(wins|points|edge) of (.+)")
_PER = re.compile(r"([\w ]+) per ([\w ]+)")
_LEAST = re.compile(r"least use of ([\w ]+)")
_SEAT = re.compile(r"(seat|turn) (\d+)")
EXAMPLES = "wins of seat 0, points of greedy, edge of seat 1, turns, decisions, minutes, least use of tile"


class Pace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long people take, in seconds: an assumption, which reports repeat. A game with a clock goes by its clock."""

    decision: Annotated[float, Meta(gt=0)] = 8.0
    throw: Annotated[float, Meta(gt=0)] = 12.0

    def minutes(self, record: Record) -> float:
        """How long people would sit at this game."""
        if record.milliseconds:
            return record.milliseconds / MINUTE
        throws = len(record.throws)
        asked = sum(decision.asked for decision in record.decisions)
        return (self.throw * throws + self.decision * max(0, asked - throws)) / 60.0


class Judge(Protocol):
    """Says when a setting has been played often enough."""

    def add(self, record: Record) -> None:
        """One more game, in their order."""
        ...

    def enough(self) -> bool:
        """Whether no more are needed."""
        ...


class Figure(ABC):
    """One number that is measured, game by game."""

    @abstractmethod
    def add(self, record: Record) -> None:
        """One more game."""

    @abstractmethod
    def value(self) -> float:
        """What the games so far say; `nan` before the first."""

    @abstractmethod
    def interval(self) -> Interval:
        """Where the true number lies, 95 times of 100."""

    def width(self) -> float:
        """Of the interval, from end to end."""
        low, high = self.interval()
        return high - low


class Mean(Figure):
    """A mean of numbers; a record may give several, or none."""

    def __init__(self, numbers: Callable[[Record], Iterable[float]]) -> None:
        self._numbers = numbers
        self.count, self._mean, self._squares = 0, 0.0, 0.0

    def add(self, record: Record) -> None:
        """See `Figure`."""
        for number in self._numbers(record):
            self.count += 1
            away = number - self._mean
            self._mean += away / self.count
            self._squares += away * (number - self._mean)

    def value(self) -> float:
        """See `Figure`."""
        return self._mean if self.count else float("nan")

    def interval(self) -> Interval:
        """See `Figure`."""
        if self.count < 2:
            return -inf, inf
        half = Z * sqrt(self._squares / (self.count - 1) / self.count)
        return self._mean - half, self._mean + half


class Share(Mean):
    """A share of chances."""

    def interval(self) -> Interval:
        """See `Figure`."""
        return wilson(self._mean * self.count, self.count) if self.count else (0.0, 1.0)


class Per(Figure):
    """One count for each of another, both of the room's statistics."""

    def __init__(self, one: str, other: str) -> None:
        self._names = one, other
        self._sums = [0.0] * 5
        self._games = 0

    def add(self, record: Record) -> None:
        """See `Figure`."""
        one, other = (float(record.tally.get(name, 0)) for name in self._names)
        self._games += 1
        for place, number in enumerate((one, other, one * one, other * other, one * other)):
            self._sums[place] += number

    def value(self) -> float:
        """See `Figure`."""
        return self._sums[0] / self._sums[1] if self._sums[1] else float("nan")

    def interval(self) -> Interval:
        """See `Figure`."""
        one, other, ones, others, both = self._sums
        if self._games < 2 or not other:
            return -inf, inf
        ratio = one / other
        # Games are the sample, not what is counted in them: the residuals of each game around the ratio.
        residuals = max(0.0, ones - 2.0 * ratio * both + ratio * ratio * others)
        half = Z * sqrt(residuals * self._games / (self._games - 1)) / other
        return ratio - half, ratio + half


class LeastUse(Figure):
    """How often the least used thing of a kind is used. What was never seen is not known here: `things` names it."""

    def __init__(self, kind: str, things: Iterable[str] = ()) -> None:
        self._kind = kind
        self._games = 0
        self._used: Counter[str] = Counter(dict.fromkeys(things, 0))

    def know(self, things: Iterable[str]) -> None:
        """There are these, used or not."""
        self._used.update(dict.fromkeys(things, 0))

    @property
    def kind(self) -> str:
        """The kind of things."""
        return self._kind

    def add(self, record: Record) -> None:
        """See `Figure`."""
        self._games += 1
        self._used.update({use.thing for use in record.uses if use.kind == self._kind})

    def value(self) -> float:
        """See `Figure`."""
        return min(self._used.values(), default=0) / self._games if self._games else float("nan")

    def interval(self) -> Interval:
        """See `Figure`."""
        return wilson(min(self._used.values(), default=0), self._games) if self._games else (0.0, 1.0)


class Narrow:
    """A `Judge` that waits until the interval of a figure is narrow."""

    def __init__(self, measured: Figure, width: float) -> None:
        self._measured, self._width = measured, width

    def add(self, record: Record) -> None:
        """See `Judge`."""
        self._measured.add(record)

    def enough(self) -> bool:
        """See `Judge`."""
        return self._measured.width() <= self._width


def figure_of(name: str, home: Room, game: AnyGame, players: int, pace: Pace | None = None) -> Figure:
    """As `figure`, knowing all things of a table."""
    measured = figure(name, pace)
    if isinstance(measured, LeastUse):
        measured.know(home.lab.things(game, players).get(measured.kind, ()))
    return measured


def figure(name: str, pace: Pace | None = None) -> Figure:
    """A new measurement of that name. Raises `BadInput` if there is none."""
    plain: dict[str, Callable[[Record], Iterable[float]]] = {
        "turns": lambda record: (record.turns,),
        "decisions": lambda record: (len(record.decisions),),
        "minutes": lambda record: ((pace or Pace()).minutes(record),),
    }
    if name in plain:
        return Mean(plain[name])
    if found := _LEAST.fullmatch(name):
        return LeastUse(found[1])
    if found := _OF.fullmatch(name):
        seats = _chosen(found[2])
        if found[1] == "wins":
            return Share(lambda record: [record.won(seat) for seat in seats(record)])
        if found[1] == "points":
            return Mean(lambda record: [record.points[seat] for seat in seats(record)])
        return Mean(
            lambda record: [record.points[seat] - sum(record.points) / len(record.points) for seat in seats(record)]
        )
    if found := _PER.fullmatch(name):
        return Per(found[1], found[2])
    raise BadInput(f"there is no figure {name!r}; write it as one of: {EXAMPLES}")


def _chosen(who: str) -> Callable[[Record], list[int]]:
    """The seats of a record that are meant."""
    if found := _SEAT.fullmatch(who):
        number, by_turn = int(found[2]), found[1] == "turn"

        def seated(record: Record) -> list[int]:
            players = len(record.points)
            return [(number + record.first) % players if by_turn else number] if number < players else []

        return seated
    return lambda record: [seat for seat, name in enumerate(record.players) if name == who]
