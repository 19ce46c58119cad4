"""Random numbers that can be resumed: those of a move depend on the seed and the move's number alone."""

import random


class SeededRng:
    """An RNG for one purpose. A game resumed with its seed continues as if it had never stopped."""

    def __init__(self, seed: str, purpose: str) -> None:
        self._seed = f"{seed}/{purpose}"
        self._random = random.Random(self._seed)

    def start_move(self, number: int) -> None:
        """Start the random numbers of a move."""
        self._random = random.Random(f"{self._seed}/{number}")

    def random(self) -> float:
        """See `Rng`."""
        return self._random.random()
