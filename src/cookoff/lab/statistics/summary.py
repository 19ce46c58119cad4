"""What a run tells: wins with their intervals, scores, lengths, speed.

A victory shared by two counts half for each. A bot's share of wins is per seating: one that sits in three of four
seats has three chances in a game. Intervals are Wilson's at 95 %.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from math import sqrt
from statistics import fmean, stdev
from typing import Any

import msgspec

from cookoff.engine import encode, room
from cookoff.lab.play.player import Result, Setting
from cookoff.lab.simulate import Run

Z = 1.959964
"""The normal quantile of a 95 % interval."""

Interval = tuple[float, float]


class Spread(msgspec.Struct, frozen=True):
    """Many numbers in four."""

    mean: float
    sd: float
    """Of the sample; 0 where there is one number only."""
    min: int
    max: int

    @classmethod
    def of(cls, numbers: Iterable[int]) -> "Spread":
        """The spread of at least one number."""
        listed = list(numbers)
        return cls(fmean(listed), stdev(listed) if len(listed) > 1 else 0.0, min(listed), max(listed))


class Wins(msgspec.Struct, frozen=True):
    """Games won; a victory shared by two counts half for each."""

    by_seat: list[float]
    by_bot: dict[str, float]


class Seatings(msgspec.Struct, frozen=True):
    """How often there was a chance to win."""

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
    """A run in numbers, as `cookoff simulate --json` prints it."""

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
    further: dict[str, Any] = {}
    """What the room's statistics report."""

    def json(self) -> bytes:
        """As one JSON object; what the room reports stands beside the rest."""
        plain = msgspec.to_builtins(self)
        further = plain.pop("further")
        return encode({**plain, **further})


def wilson(wins: float, chances: int, z: float = Z) -> Interval:
    """The interval in which the true share of wins lies, 95 times of 100. `chances` is at least 1.

    Another `z` makes it wider or narrower: it is so many standard errors to either side.
    """
    share = wins / chances
    shrink = 1 + z * z / chances
    middle = (share + z * z / (2 * chances)) / shrink
    half = z / shrink * sqrt(share * (1 - share) / chances + z * z / (4 * chances * chances))
    return max(0.0, middle - half), min(1.0, middle + half)


def summarise(setting: Setting, run: Run, jobs: int = 1) -> Summary:
    """The numbers of a run."""
    results = run.results
    seats = range(setting.players)
    names = sorted({name for result in results for name in result.bots})

    def sitting(name: str) -> Callable[[Result, int], bool]:
        return lambda result, seat: result.bots[seat] == name

    def at(place: int) -> Callable[[Result, int], bool]:
        return lambda _result, seat: seat == place

    def wins(chosen: Callable[[Result, int], bool]) -> float:
        # Exact: thirds must add up to the games.
        shares = (
            Fraction(1, len(result.winners)) for result in results for seat in result.winners if chosen(result, seat)
        )
        return float(sum(shares, Fraction()))

    def seatings(chosen: Callable[[Result, int], bool]) -> int:
        return sum(chosen(result, seat) for result in results for seat in seats)

    def points(chosen: Callable[[Result, int], bool]) -> Spread:
        return Spread.of(result.points[seat] for result in results for seat in seats if chosen(result, seat))

    def interval(chosen: Callable[[Result, int], bool]) -> Interval:
        return wilson(wins(chosen), seatings(chosen))

    by_seat, by_bot = [at(seat) for seat in seats], {name: sitting(name) for name in names}
    return Summary(
        game=setting.game,
        players=setting.players,
        games=setting.games,
        bots=setting.bots,
        seed=setting.seed,
        jobs=jobs,
        decisions=run.decisions,
        seconds=run.seconds,
        decisions_per_second=run.decisions / run.seconds,
        wins=Wins([wins(one) for one in by_seat], {name: wins(one) for name, one in by_bot.items()}),
        seatings=Seatings([seatings(one) for one in by_seat], {name: seatings(one) for name, one in by_bot.items()}),
        intervals=Intervals([interval(one) for one in by_seat], {name: interval(one) for name, one in by_bot.items()}),
        scores=Scores([points(one) for one in by_seat], {name: points(one) for name, one in by_bot.items()}),
        length=Spread.of(result.decisions for result in results),
        hash=run.hash,
        further=_further(setting, results),
    )


def _further(setting: Setting, results: Sequence[Result]) -> dict[str, Any]:
    statistics = room(setting.game).lab.statistics
    if statistics is None:
        return {}
    total: Counter[str] = Counter()
    for result in results:
        total.update(result.tally)
    return statistics().report(total, len(results))
