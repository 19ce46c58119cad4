"""What recipes that one is near to are worth, in hundredths of a recipe."""

from collections.abc import Iterable, Sequence

NEAR = (0.0, 8.0, 25.0, 70.0)
"""The recipe one is nearest to, by how many of its ingredients are at hand."""
SECOND = 0.3
"""The recipe one is second nearest to counts for less: it is for later."""


def hope(recipes: Iterable[tuple[int, ...]], odds: Sequence[float], stand_in: bool) -> float:
    """What the two nearest of these recipes are worth, by how likely one will have a card of each ingredient."""
    hopes = []
    for needs in recipes:
        held = (1.0, 0.0, 0.0, 0.0)
        for need in needs:
            p, q = odds[need], 1.0 - odds[need]
            held = held[0] * q, held[1] * q + held[0] * p, held[2] * q + held[1] * p, held[3] * q + held[2] * p
        near = NEAR[1:] + NEAR[-1:] if stand_in else NEAR
        hopes.append(sum([odd * worth for odd, worth in zip(held, near, strict=True)]))
    hopes.sort(reverse=True)
    return sum(hopes[:1]) + SECOND * sum(hopes[1:2])
