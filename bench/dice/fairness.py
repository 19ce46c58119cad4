"""Fairness of the dice on the real table: 6,000 counted rolls of each kind, tested at the 0.1 % level."""

from functools import partial

from rich.progress import Progress

from cookoff.physics.calibration.dice.fairness import chi_square, tally
from cookoff.physics.port import DieKind
from cookoff.physics.real.simulator import RealSimulator

ROLLS = 6000
LEVEL = 0.001
SEED = 1_000_000


def main() -> None:
    """Print the faces' counts, chi-square with its p-value, and the shares that are rolled again."""
    simulator = RealSimulator()
    for kind in DieKind:
        with Progress(transient=True) as progress:
            task = progress.add_task(f"rolling {kind.value}", total=ROLLS)
            found = tally(simulator, kind, ROLLS, SEED, partial(progress.advance, task))
        test = chi_square(found.counts)
        verdict = "fair" if test.p >= LEVEL else f"NOT FAIR at the {LEVEL:.1%} level"
        print(f"{kind.value}: {' '.join(str(count) for count in found.counts)}")
        print(
            f"    chi-square {test.statistic:.1f} with {test.freedom} degrees of freedom, p = {test.p:.3f}: {verdict};"
            f" cocked {found.cocked / found.rolled:.2%}, off the card {found.off / found.rolled:.1%},"
            f" ended by rule {found.forced} of {found.rolled // 5} rolls"
        )
