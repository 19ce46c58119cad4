"""A/B comparisons: the same games by number, and the differences between them.

Many metrics are compared at once, so intervals are widened (Bonferroni): if nothing differs, 19 of 20 comparisons find
no difference. Scenarios that met the same chance are compared game by game, which makes the intervals narrower.
"""

from collections.abc import Iterator, Sequence
from math import sqrt
from pathlib import Path
from statistics import NormalDist, fmean, stdev
from typing import Any

import msgspec

from cookoff.lab.store.dataset import read_rows

from .intervals import Interval

MAY_DIFFER = ("variant", "options")
"""The only columns in which compared scenarios may differ."""
COMPARED = ("room", "players", "bots", "hands", *MAY_DIFFER)
MIN_GAMES = 2
"""Fewer games say nothing."""


class Difference(msgspec.Struct, frozen=True):
    """A metric of B minus that of A."""

    metric: str
    unit: str
    mean: float
    interval: Interval
    """All intervals of a comparison together hold in 95 % of cases."""

    @property
    def certain(self) -> bool:
        """Whether the interval leaves out 0."""
        low, high = self.interval
        return low > 0.0 or high < 0.0

    @property
    def half(self) -> float:
        """Half of the interval's width."""
        return (self.interval[1] - self.interval[0]) / 2.0


class Comparison(msgspec.Struct, frozen=True):
    """Two scenarios, by their labels."""

    one: str
    other: str
    games: int
    differences: tuple[Difference, ...]

    @property
    def found(self) -> tuple[Difference, ...]:
        """The differences that are certain."""
        return tuple(each for each in self.differences if each.certain)

    def sentence(self) -> str:
        """The certain differences as a sentence."""
        if not self.found:
            most = max((each for each in self.differences if each.unit == "points"), key=lambda each: each.half)
            return (
                f"{self.other}: no difference was found in {self.games} games; "
                f"one of up to {most.half:.1f} points for a seat may have been missed."
            )
        return f"{self.other}: {'; '.join(map(_sentence, self.found))}."


def compare(folder: Path) -> list[Comparison]:
    """Compare all scenarios of a dataset with those that come later and differ only in variant or options."""
    scenarios = read_rows(folder, "scenarios").to_pylist()
    games, seats = _by_game(folder)
    return [_compared(one, other, games, seats) for one, other in _pairs(scenarios)]


def paired(numbers: Sequence[float], metrics: int = 1) -> tuple[float, Interval]:
    """The mean of differences, and its interval if this many metrics are compared together."""
    mean, count = fmean(numbers), len(numbers)
    if count < MIN_GAMES:
        return mean, (float("-inf"), float("inf"))
    half = quantile(0.05 / metrics, count - 1) * stdev(numbers) / sqrt(count)
    return mean, (mean - half, mean + half)


def quantile(error: float, freedom: int) -> float:
    """Student's two-sided quantile (by Cornish and Fisher's series, good from a handful of games on)."""
    z = NormalDist().inv_cdf(1.0 - error / 2.0)
    return z + (z**3 + z) / (4 * freedom) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)


def _pairs(scenarios: Sequence[dict[str, Any]]) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    for number, other in enumerate(scenarios):
        for column in MAY_DIFFER:
            same = [name for name in COMPARED if name != column]
            one = next((each for each in scenarios[:number] if all(each[name] == other[name] for name in same)), None)
            if one is not None:
                yield one, other


def _by_game(folder: Path) -> tuple[dict[str, dict[int, Any]], dict[str, dict[int, list[Any]]]]:
    games: dict[str, dict[int, Any]] = {}
    for row in read_rows(folder, "games", "scenario", "game", "turns", "decisions", "minutes").to_pylist():
        games.setdefault(row["scenario"], {})[row["game"]] = row
    seats: dict[str, dict[int, list[Any]]] = {}
    for row in read_rows(folder, "seats", "scenario", "game", "seat", "points", "won").to_pylist():
        seats.setdefault(row["scenario"], {}).setdefault(row["game"], []).append(row)
    return games, seats


def _compared(
    one: dict[str, Any],
    other: dict[str, Any],
    games: dict[str, dict[int, Any]],
    seats: dict[str, dict[int, list[Any]]],
) -> Comparison:
    first, second = (games.get(each["scenario"], {}) for each in (one, other))
    common = sorted(first.keys() & second.keys())
    samples: list[tuple[str, str, list[float]]] = [
        (name, unit, [second[game][name] - first[game][name] for game in common])
        for name, unit in (("turns", "turns"), ("decisions", "decisions"), ("minutes", "minutes"))
    ]
    here, there = (seats.get(each["scenario"], {}) for each in (one, other))
    for name, unit in (("points", "points"), ("won", "of the wins")):
        for seat in range(one["players"]):
            differences = [there[game][seat][name] - here[game][seat][name] for game in common]
            samples.append((f"seat {seat}", unit, differences))
    found = []
    for metric, unit, numbers in samples:
        mean, interval = paired(numbers, len(samples)) if numbers else (0.0, (float("-inf"), float("inf")))
        found.append(Difference(metric, unit, mean, interval))
    return Comparison(one["scenario"], other["scenario"], len(common), tuple(found))


def _sentence(each: Difference) -> str:
    size, half = abs(each.mean), each.half
    if each.unit == "of the wins":
        verb = "wins" if each.mean > 0 else "loses"
        return f"{each.metric} {verb} {size:.1%} ± {half:.1%} more of the games"
    if each.unit == "points":
        return f"{each.metric} {'gains' if each.mean > 0 else 'loses'} {size:.1f} ± {half:.1f} points"
    return f"games take {size:.1f} ± {half:.1f} {each.unit} {'more' if each.mean > 0 else 'less'}"
