"""The summary of a simulation: wins with their intervals, points, lengths, speed.

A shared victory counts in equal parts. A bot's share of wins is per seating: one that sits in three of four seats has
three chances in a game.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from statistics import fmean, stdev
from typing import Any, TypeVar

import msgspec

from cookoff.engine import encode, room
from cookoff.engine.log import combined_hash
from cookoff.lab.play.game_record import GameRecord
from cookoff.lab.spec.scenario import Scenario

from .intervals import Interval, wilson


class Spread(msgspec.Struct, frozen=True):
    """How numbers are distributed."""

    mean: float
    sd: float
    """Of the sample; 0 for a single number."""
    min: int
    max: int

    @classmethod
    def of(cls, numbers: Iterable[int]) -> "Spread":
        """The spread of at least one number."""
        sample = list(numbers)
        return cls(fmean(sample), stdev(sample) if len(sample) > 1 else 0.0, min(sample), max(sample))


class Wins(msgspec.Struct, frozen=True):
    """Games won; a shared victory counts in equal parts."""

    by_seat: list[float]
    by_bot: dict[str, float]


class Seatings(msgspec.Struct, frozen=True):
    """How many chances to win there were."""

    by_seat: list[int]
    by_bot: dict[str, int]


class Intervals(msgspec.Struct, frozen=True):
    """95 % intervals of the share of wins per seating."""

    by_seat: list[Interval]
    by_bot: dict[str, Interval]


class Scores(msgspec.Struct, frozen=True):
    """Final points."""

    by_seat: list[Spread]
    by_bot: dict[str, Spread]


class Summary(msgspec.Struct, frozen=True):
    """A simulation in numbers, as `cookoff simulate --json` prints it."""

    game: str
    players: int
    games: int
    bots: tuple[str, ...]
    seed: int | str
    jobs: int
    decisions: int
    seconds: float
    decisions_per_second: float
    wins: Wins
    seatings: Seatings
    intervals: Intervals
    scores: Scores
    length: Spread
    """Decisions of a game."""
    hash: str
    """One hash over all logs, in game order."""
    room_statistics: dict[str, Any] = {}

    def json(self) -> bytes:
        """As one JSON object; the room's statistics are keys of their own."""
        plain = msgspec.to_builtins(self)
        room_statistics = plain.pop("room_statistics")
        return encode({**plain, **room_statistics})


def summarise(scenario: Scenario, records: Sequence[GameRecord], seconds: float, jobs: int = 1) -> Summary:
    """The summary of at least one game, played in this many seconds."""
    seatings = [(record, seat) for record in records for seat in range(scenario.players)]
    names = sorted({name for record in records for name in record.players})
    by_seat = [[(record, seat) for record, seat in seatings if seat == place] for place in range(scenario.players)]
    by_bot = {name: [(record, seat) for record, seat in seatings if record.players[seat] == name] for name in names}
    decisions = sum(record.entries for record in records)
    return Summary(
        game=scenario.game,
        players=scenario.players,
        games=len(records),
        bots=scenario.bots,
        seed=scenario.seed,
        jobs=jobs,
        decisions=decisions,
        seconds=seconds,
        decisions_per_second=decisions / seconds,
        wins=Wins(*_of_groups(_wins, by_seat, by_bot)),
        seatings=Seatings(*_of_groups(len, by_seat, by_bot)),
        intervals=Intervals(*_of_groups(lambda group: wilson(_wins(group), len(group)), by_seat, by_bot)),
        scores=Scores(*_of_groups(_points, by_seat, by_bot)),
        length=Spread.of(record.entries for record in records),
        hash=combined_hash(record.hash for record in records),
        room_statistics=_room_statistics(scenario, records),
    )


T = TypeVar("T")
Group = list[tuple[GameRecord, int]]
"""Games, each with a seat."""


def _of_groups(
    number: Callable[[Group], T], by_seat: list[Group], by_bot: dict[str, Group]
) -> tuple[list[T], dict[str, T]]:
    return [number(group) for group in by_seat], {name: number(group) for name, group in by_bot.items()}


def _wins(group: Group) -> float:
    # Exact: three thirds must add up to one game.
    shares = (Fraction(1, len(record.winners)) for record, seat in group if seat in record.winners)
    return float(sum(shares, Fraction()))


def _points(group: Group) -> Spread:
    return Spread.of(record.points[seat] for record, seat in group)


def _room_statistics(scenario: Scenario, records: Sequence[GameRecord]) -> dict[str, Any]:
    statistics = room(scenario.game).lab.statistics
    if statistics is None:
        return {}
    total: Counter[str] = Counter()
    for record in records:
        total.update(record.counts)
    return statistics().report(total, len(records))
