"""A against B: the same games by number, and what differs between them.

Many figures are compared at once, so intervals are widened for that (Bonferroni): if nothing differs, 19 of 20
comparisons say so. Settings that met the same luck are compared game by game; the more alike games stay, the narrower
the intervals.
"""

from collections.abc import Iterator, Sequence
from math import sqrt
from pathlib import Path
from statistics import NormalDist, fmean, stdev
from typing import Any

import msgspec

from cookoff.lab.statistics.summary import Interval
from cookoff.lab.store.dataset import table

TELLING = ("variant", "options")
"""What may differ between two settings that are compared; all else is equal."""
ALIKE = ("room", "players", "bots", "hands", *TELLING)
LEAST = 2
"""Games without which nothing can be said."""


class Difference(msgspec.Struct, frozen=True):
    """One figure of B less that of A."""

    figure: str
    unit: str
    mean: float
    interval: Interval
    """In which it lies, with all the others of the comparison, 95 times of 100."""

    @property
    def certain(self) -> bool:
        """Whether nothing but a difference explains it."""
        low, high = self.interval
        return low > 0.0 or high < 0.0

    @property
    def half(self) -> float:
        """Half of the interval's width."""
        return (self.interval[1] - self.interval[0]) / 2.0


class Comparison(msgspec.Struct, frozen=True):
    """Two settings."""

    one: str
    other: str
    games: int
    differences: tuple[Difference, ...]

    @property
    def found(self) -> tuple[Difference, ...]:
        """What is certain."""
        return tuple(each for each in self.differences if each.certain)

    def sentence(self) -> str:
        """All that is certain, in plain words."""
        if not self.found:
            most = max((each for each in self.differences if each.unit == "points"), key=lambda each: each.half)
            return (
                f"{self.other}: no difference was found in {self.games} games; "
                f"one of up to {most.half:.1f} points for a seat may have been missed."
            )
        return f"{self.other}: {'; '.join(map(_told, self.found))}."


def compare(folder: Path) -> list[Comparison]:
    """Every pair of settings of a folder of tables that differ in variant or options alone, the first one first."""
    settings = table(folder, "settings").to_pylist()
    games, seats = _by_game(folder)
    return [_compared(one, other, games, seats) for one, other in _pairs(settings)]


def paired(numbers: Sequence[float], figures: int = 1) -> tuple[float, Interval]:
    """The mean of differences, and its interval if so many figures are looked at together."""
    mean, count = fmean(numbers), len(numbers)
    if count < LEAST:
        return mean, (float("-inf"), float("inf"))
    half = quantile(0.05 / figures, count - 1) * stdev(numbers) / sqrt(count)
    return mean, (mean - half, mean + half)


def quantile(error: float, freedom: int) -> float:
    """Student's, for both sides together (Cornish and Fisher's series, good from a handful of games on)."""
    z = NormalDist().inv_cdf(1.0 - error / 2.0)
    return z + (z**3 + z) / (4 * freedom) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)


def _pairs(settings: Sequence[dict[str, Any]]) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    for number, other in enumerate(settings):
        for telling in TELLING:
            same = [name for name in ALIKE if name != telling]
            one = next((each for each in settings[:number] if all(each[name] == other[name] for name in same)), None)
            if one is not None:
                yield one, other


def _by_game(folder: Path) -> tuple[dict[str, dict[int, Any]], dict[str, dict[int, list[Any]]]]:
    games: dict[str, dict[int, Any]] = {}
    for row in table(folder, "games", "setting", "game", "turns", "decisions", "minutes").to_pylist():
        games.setdefault(row["setting"], {})[row["game"]] = row
    seats: dict[str, dict[int, list[Any]]] = {}
    for row in table(folder, "seats", "setting", "game", "seat", "points", "won").to_pylist():
        seats.setdefault(row["setting"], {}).setdefault(row["game"], []).append(row)
    return games, seats


def _compared(
    one: dict[str, Any],
    other: dict[str, Any],
    games: dict[str, dict[int, Any]],
    seats: dict[str, dict[int, list[Any]]],
) -> Comparison:
    first, second = (games.get(each["setting"], {}) for each in (one, other))
    common = sorted(first.keys() & second.keys())
    samples: list[tuple[str, str, list[float]]] = [
        (name, unit, [second[game][name] - first[game][name] for game in common])
        for name, unit in (("turns", "turns"), ("decisions", "decisions"), ("minutes", "minutes"))
    ]
    here, there = (seats.get(each["setting"], {}) for each in (one, other))
    for name, unit in (("points", "points"), ("won", "of the wins")):
        for seat in range(one["players"]):
            figures = [there[game][seat][name] - here[game][seat][name] for game in common]
            samples.append((f"seat {seat}", unit, figures))
    found = []
    for figure, unit, numbers in samples:
        mean, interval = paired(numbers, len(samples)) if numbers else (0.0, (float("-inf"), float("inf")))
        found.append(Difference(figure, unit, mean, interval))
    return Comparison(one["setting"], other["setting"], len(common), tuple(found))


def _told(each: Difference) -> str:
    size, half = abs(each.mean), each.half
    if each.unit == "of the wins":
        verb = "wins" if each.mean > 0 else "loses"
        return f"{each.figure} {verb} {size:.1%} ± {half:.1%} more of the games"
    if each.unit == "points":
        return f"{each.figure} {'gains' if each.mean > 0 else 'loses'} {size:.1f} ± {half:.1f} points"
    return f"games take {size:.1f} ± {half:.1f} {each.unit} {'more' if each.mean > 0 else 'less'}"
