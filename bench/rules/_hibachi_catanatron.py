"""catanatron's side of the whole games; run by the Python of its own environment. Prints games per second.

The released package has no value player; of its players the one that tries every move on a copy of the game is the
nearest to it, and cheaper: it looks at victory points alone.
"""

import random
import sys
from time import process_time

from catanatron import Color, Game
from catanatron.players.search import VictoryPointPlayer


def games(count: int, seed: int) -> float:
    """Whole games of four players per second of processor time."""
    random.seed(seed)
    begun = process_time()
    for _ in range(count):
        Game([VictoryPointPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)]).play()
    return count / (process_time() - begun)


if __name__ == "__main__":
    print(games(int(sys.argv[1]), int(sys.argv[2])))
