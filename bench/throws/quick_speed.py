"""How many throws a second the quick table makes with 12 chips lying, beside the real table, in one run.

The throws are the trials' four styles in equal parts, onto boards with exactly 12 chips. Compiling and warming up
are not counted. `throw` is the port's single call: checks, simulation, motion; with a new scene each time, or with
the scene of the last call, which is not checked again. `throw_many` is the call for search: many throws onto one
scene, checks and packing included; `kernel` is that without them.
"""

import statistics
import time
from collections.abc import Callable
from multiprocessing import get_context
from random import Random

import numpy as np

from cookoff.physics.calibration.chips import samples
from cookoff.physics.calibration.chips.styled_throws import STYLES, trial
from cookoff.physics.port import Scene, Throw, sample_board
from cookoff.physics.quick.chips import kernel
from cookoff.physics.quick.chips.arrays import departure_rows, lying_array, raw_rows
from cookoff.physics.quick.chips.parameters import numbers
from cookoff.physics.quick.simulator import QuickSimulator
from cookoff.physics.real.simulator import RealSimulator

LYING = 12
SCENES = 20
EACH = 50
"""Throws of each style onto each scene."""
ROUNDS = 5
BOARD = sample_board()


def cases() -> list[tuple[Scene, list[Throw]]]:
    """Scenes, and throws of all styles for each."""
    found = []
    for number in range(SCENES):
        scene = samples.spread(BOARD, LYING, Random(number))
        throws = [trial(BOARD, style, number * EACH + k)[1] for style in STYLES for k in range(EACH)]
        found.append((scene, throws))
    return found


class Rivals:
    """The ways to throw, each timed in turn."""

    def __init__(self) -> None:
        self.cases = cases()
        self.simulator, self.real = QuickSimulator(), RealSimulator()
        fitted, _ = self.simulator.fit_of(BOARD)
        self.numbers = numbers(BOARD, fitted.fit)
        self.packed = [
            (lying_array(scene.chips)[None], departure_rows(BOARD, raw_rows(throws))) for scene, throws in self.cases
        ]

    def kernel(self) -> int:
        """The compiled part alone."""
        for lying, departures in self.packed:
            n = len(departures)
            rest, fate = np.empty((n, LYING + 1, 7)), np.empty((n, LYING + 1), np.int64)
            group, counts = np.zeros(n, np.int64), np.array([LYING])
            kernel.simulate_many(self.numbers, lying, counts, group, departures, rest, fate, np.empty(n))
        return SCENES * EACH * len(STYLES)

    def throw_many(self) -> int:
        """Many throws onto one scene in one call."""
        for scene, throws in self.cases:
            self.simulator.throw_many(scene, throws)
        return SCENES * EACH * len(STYLES)

    def throw(self) -> int:
        """One at a time, with a scene that was not seen before."""
        for scene, throws in self.cases:
            for k in range(0, len(throws), 8):
                self.simulator.throw(Scene(BOARD, scene.chips), throws[k])
        return SCENES * len(range(0, EACH * len(STYLES), 8))

    def throw_again(self) -> int:
        """One at a time, onto the same scene."""
        for scene, throws in self.cases:
            for k in range(0, len(throws), 8):
                self.simulator.throw(scene, throws[k])
        return SCENES * len(range(0, EACH * len(STYLES), 8))

    def real_throw(self) -> int:
        """The real table."""
        for scene, throws in self.cases[:4]:
            for throw in throws[:: 4 * EACH // 8]:
                self.real.throw(scene, throw)
        return 4 * 8


def rate(run: Callable[[], int], clock: Callable[[], float]) -> float:
    """Throws a second of one run."""
    start = clock()
    count = run()
    return count / (clock() - start)


def work(_number: int) -> tuple[float, float]:
    """Throws a second of one process, by the wall and by processor time."""
    rivals = Rivals()
    rivals.throw_many()
    wall = statistics.median(rate(rivals.throw_many, time.perf_counter) for _ in range(ROUNDS))
    return wall, statistics.median(rate(rivals.throw_many, time.process_time) for _ in range(ROUNDS))


def main() -> None:
    """Print the figures and the bar."""
    rivals = Rivals()
    runs = {
        "quick, kernel alone": rivals.kernel,
        "quick, throw_many": rivals.throw_many,
        "quick, throw, same scene": rivals.throw_again,
        "quick, throw, new scene": rivals.throw,
        "real, throw": rivals.real_throw,
    }
    for run in runs.values():
        run()
    rates: dict[str, list[float]] = {name: [] for name in runs}
    for _ in range(ROUNDS):
        for name, run in runs.items():
            rates[name].append(rate(run, time.process_time))
    print(f"{LYING} chips lying, throws a second by processor time, {ROUNDS} rounds turn by turn")
    real = statistics.median(rates["real, throw"])
    print(f"  {'':28} {'median':>9} {'best':>9} {'times real':>11}")
    for name, values in rates.items():
        middle = statistics.median(values)
        print(f"  {name:28} {middle:9,.0f} {max(values):9,.0f} {middle / real:11,.0f}")
    print(f"  a core, throw_many           {statistics.median(rates['quick, throw_many']):9,.0f}   wanted 30,000")
    with get_context("spawn").Pool(2) as pool:
        both = pool.map(work, [1, 2], chunksize=1)
    for k, clock in enumerate(("by the wall", "by processor time")):
        print(f"  two processes, {clock:17} {both[0][k] + both[1][k]:9,.0f}   ({both[0][k]:,.0f} + {both[1][k]:,.0f})")


if __name__ == "__main__":
    main()
