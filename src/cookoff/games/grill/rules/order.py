"""Players in clockwise order, and their totals on a place."""

from collections.abc import Iterable

from cookoff.engine import Seat

from .chips import Chip


def clockwise(head: Seat, players: int) -> tuple[Seat, ...]:
    """The seats from the head chef clockwise."""
    return tuple((head + place) % players for place in range(players))


def totals(chips: Iterable[Chip], players: int) -> list[int]:
    """The total value of each seat's chips among these."""
    sums = [0] * players
    for chip in chips:
        sums[chip.seat] += chip.value
    return sums


def highest(chips: Iterable[Chip], head: Seat, players: int) -> Seat:
    """The seat with the highest total among these chips.

    Ties go to the seat nearest to the head chef clockwise (SAF-31, SAF-47; HIB-31, HIB-46).
    """
    sums = totals(chips, players)
    return max(clockwise(head, players), key=lambda seat: sums[seat])


def most_valuable(chips: Iterable[Chip], seat: Seat) -> Chip:
    """A seat's most valuable chip among these."""
    return max((chip for chip in chips if chip.seat == seat), key=lambda chip: chip.value)
