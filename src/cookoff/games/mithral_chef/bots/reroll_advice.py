"""Whether to stop or to reroll, and which dice."""

from bisect import bisect_right
from functools import lru_cache
from itertools import combinations

FACES = (6, 8, 10)
"""By index in `DIE_KINDS`."""
BURN_COST = 1.8
"""The cost of a burn in points: the token, and the time for another try."""
ROLL_COST = 0.25
"""The cost of the time for another roll, in points."""


@lru_cache(maxsize=1024)
def sums(dice: tuple[int, ...]) -> tuple[tuple[int, float], ...]:
    """The probability of each sum of these dice (sorted indices in `DIE_KINDS`)."""
    shares = {0: 1.0}
    for die in dice:
        faces = FACES[die]
        grown: dict[int, float] = {}
        for before, share in shares.items():
            for face in range(1, faces + 1):
                grown[before + face] = grown.get(before + face, 0.0) + share / faces
        shares = grown
    return tuple(sorted(shares.items()))


def burn_chance(dice: tuple[int, ...], heat: int) -> float:
    """The probability that a roll of all the dice burns."""
    return sum(share for total, share in sums(tuple(sorted(dice))) if total > heat)


def plate_for(total: int, plates: tuple[int, ...]) -> int:
    """The highest of the sorted plates that a sum allows, or 0."""
    place = bisect_right(plates, total)
    return plates[place - 1] if place else 0


@lru_cache(maxsize=65536)
def best_reroll(
    dice: tuple[int, ...], faces: tuple[int, ...], heat: int, plates: tuple[int, ...]
) -> tuple[tuple[int, ...], float]:
    """Which dice to reroll and how many points that gains over stopping; no dice if stopping is best.

    Looks one roll ahead. A burn costs a token and time; the next try then counts as a usual first one.
    """
    standing = plate_for(sum(faces), plates)
    usual = plate_for(round(0.75 * heat), plates)
    best: tuple[int, ...] = ()
    gain = 0.0
    for size in range(1, len(dice) + 1):
        for some in combinations(range(len(dice)), size):
            kept = sum(faces) - sum(faces[die] for die in some)
            value = -ROLL_COST
            for total, share in sums(tuple(sorted(dice[die] for die in some))):
                reached = kept + total
                if reached > heat:
                    value += share * (usual - BURN_COST)
                else:
                    # After the roll the player can stop or reroll again, so this is worth at least the plate.
                    value += share * plate_for(reached, plates)
            if value - standing > gain:
                best, gain = some, value - standing
    return best, gain
