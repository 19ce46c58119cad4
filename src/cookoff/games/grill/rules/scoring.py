"""The ranking that all throwing games share."""

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Any

from cookoff.engine import Outcome, Seat


def ranked(chefs: Sequence[Any], standing: Callable[[Any], tuple[int, ...]], ended_by: str) -> Outcome:
    """Rank the chefs by `standing`, which begins with their points; equal ones share a rank."""

    def key(seat: Seat) -> tuple[int, ...]:
        return standing(chefs[seat])

    seats = sorted(range(len(chefs)), key=key, reverse=True)
    return Outcome(
        ranking=tuple(tuple(sorted(shared)) for _, shared in groupby(seats, key=key)),
        points=tuple(standing(chef)[0] for chef in chefs),
        scores=(),
        ended_by=ended_by,
    )
