"""Estimates and their 95 % intervals: Wilson's for shares, the normal one for means."""

from math import inf, sqrt

import msgspec

Z = 1.959964
"""The normal quantile of a 95 % interval."""

Interval = tuple[float, float]
"""The lower and the upper end."""


class Estimate(msgspec.Struct, frozen=True):
    """A number from a sample, with its interval."""

    name: str
    value: float
    interval: Interval
    count: int
    """The size of the sample."""


def wilson(wins: float, chances: int, z: float = Z) -> Interval:
    """The interval of a share of wins. `chances` is at least 1.

    `z` is the width in standard errors to either side.
    """
    share = wins / chances
    shrink = 1 + z * z / chances
    middle = (share + z * z / (2 * chances)) / shrink
    half = z / shrink * sqrt(share * (1 - share) / chances + z * z / (4 * chances * chances))
    return max(0.0, middle - half), min(1.0, middle + half)


def mean_interval(mean: float, variance: float, count: int) -> Interval:
    """The interval of a mean; `variance` is that of the numbers themselves, not the sample's."""
    half = Z * sqrt(max(0.0, variance) / (count - 1)) if count > 1 else inf
    return mean - half, mean + half


def share(name: str, wins: float, chances: int) -> Estimate:
    """The share of wins among chances."""
    return Estimate(name, wins / chances, wilson(wins, chances), chances)


def mean(name: str, value: float, variance: float, count: int) -> Estimate:
    """A mean; for `variance` see `mean_interval`."""
    return Estimate(name, value, mean_interval(value, variance, count), count)
