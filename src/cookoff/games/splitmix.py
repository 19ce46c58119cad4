"""A small random number generator with a seed: for shaken dice, trembling hands and errors of throws.

A roll needs dozens of random numbers. Chance draws one seed and the log keeps it; the rest is arithmetic that gives the
same results on every machine.
"""

import math

SEEDS = 1 << 32
"""How many different seeds chance draws from."""
_MASK = (1 << 64) - 1


class SplitMix:
    """The generator SplitMix64."""

    def __init__(self, seed: int) -> None:
        self._state = seed

    def uniform(self) -> float:
        """A number in [0, 1)."""
        self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        z = self._state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return ((z ^ (z >> 31)) >> 11) / (1 << 53)

    def between(self, low: float, high: float) -> float:
        """A number in [low, high)."""
        return low + (high - low) * self.uniform()

    def normal(self) -> float:
        """A number of the standard normal distribution (Box and Muller)."""
        return math.sqrt(-2.0 * math.log(1.0 - self.uniform())) * math.cos(math.tau * self.uniform())
