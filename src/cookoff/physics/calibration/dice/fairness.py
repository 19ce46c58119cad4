"""Tests dice for fairness with thousands of rolls and Pearson's chi-square test."""

import math
from collections.abc import Callable
from typing import NamedTuple

from cookoff.physics.calibration.dice.handful import handful
from cookoff.physics.calibration.dice.samples import sample_dice
from cookoff.physics.port import DiceSimulator, DieKind
from cookoff.physics.readings.dice import read_roll
from cookoff.physics.solids import solid

HANDFUL = 5
"""Dice per roll."""


class FaceTally(NamedTuple):
    """The results of a kind of die."""

    counts: tuple[int, ...]
    """How often each face was on top, among valid dice."""
    rolled: int
    """All dice rolled, including invalid ones."""
    cocked: int
    off: int
    """Not on the card."""
    forced: int
    """Motions ended by rule."""


class ChiSquare(NamedTuple):
    """The deviation of counts from equal ones."""

    statistic: float
    freedom: int
    p: float
    """How often a fair die gives a statistic at least as great."""


def chi_square(counts: tuple[int, ...]) -> ChiSquare:
    """The test of equal chances."""
    expected = sum(counts) / len(counts)
    statistic = sum((count - expected) ** 2 for count in counts) / expected
    return ChiSquare(statistic, len(counts) - 1, chi_square_tail(statistic, len(counts) - 1))


def chi_square_tail(statistic: float, freedom: int) -> float:
    """The probability that a chi-square variable is at least `statistic`."""
    x = statistic / 2.0
    # Q(a + 1, x) = Q(a, x) + xᵃ e⁻ˣ / Γ(a + 1), from Q(1, x) = e⁻ˣ or Q(1/2, x) = erfc(√x).
    a, tail = (1.0, math.exp(-x)) if freedom % 2 == 0 else (0.5, math.erfc(math.sqrt(x)))
    while a < freedom / 2.0:
        tail += x**a * math.exp(-x) / math.gamma(a + 1.0)
        a += 1.0
    return tail


def tally(
    simulator: DiceSimulator, kind: DieKind, wanted: int, seed: int, progress: Callable[[int], None] = lambda _: None
) -> FaceTally:
    """Roll handfuls of one kind until `wanted` dice are valid."""
    sample = sample_dice()
    dice = tuple(sample.die(number, kind) for number in range(HANDFUL))
    counts = [0] * len(solid(kind).faces)
    rolled = cocked = off = forced = 0
    while (done := sum(counts)) < wanted:
        motion = simulator.roll(dice, handful(dice, sample.card, seed + rolled), sample.card)
        readings = read_roll(dice, motion, sample.card)
        rolled += len(dice)
        forced += motion.forced
        cocked += sum(reading.cocked for reading in readings)
        off += sum(not reading.on_card for reading in readings)
        for reading in [reading for reading in readings if reading.counts][: wanted - done]:
            counts[reading.face - 1] += 1
        progress(sum(counts) - done)
    return FaceTally(tuple(counts), rolled, cocked, off, forced)
