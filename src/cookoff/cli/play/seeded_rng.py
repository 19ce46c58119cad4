"""Luck that can be taken up again: the numbers of a move depend on the seed and the move's number alone."""

import random


class Dice:
    """An rng for one purpose. A game resumed with its seed goes on as if it had never stopped."""

    def __init__(self, seed: str, purpose: str) -> None:
        self._seed = f"{seed}/{purpose}"
        self._random = random.Random(self._seed)

    def turn_to(self, number: int) -> None:
        """Begin the numbers of a move."""
        self._random = random.Random(f"{self._seed}/{number}")

    def random(self) -> float:
        """See `Rng`."""
        return self._random.random()
