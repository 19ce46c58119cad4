"""The order of moves in real time: by when hands made them, and not by when they arrived.

Half of a player's round trip is taken off the time of arrival. So that a move made earlier can still arrive, one from a
quick connection waits as long as the slowest connection may need more. The round trip is measured by the server, so a
player can only make it longer, by answering late; the cap limits what that gains.
"""

import heapq
from collections import deque
from statistics import median
from typing import Generic, NamedTuple, TypeVar

from cookoff.engine import Seat

CAP = 120
"""Milliseconds that are taken off at most, and that a move waits at most."""
MEASURED = 5
"""Round trips that count: their median, so that one late answer changes nothing."""

T = TypeVar("T")


class Held(NamedTuple):
    """When a move counts as made, a number that keeps equal ones in order, and when it arrived."""

    made: int
    number: int
    arrived: int


class RoundTrips:
    """The measured round trips of a table's players, in milliseconds."""

    def __init__(self) -> None:
        self._measured: dict[Seat, deque[int]] = {}

    def measured(self, seat: Seat, milliseconds: int) -> None:
        """Note a round trip."""
        self._measured.setdefault(seat, deque(maxlen=MEASURED)).append(max(0, milliseconds))

    def forget(self, seat: Seat) -> None:
        """Forget a player who has gone."""
        self._measured.pop(seat, None)

    def of(self, seat: Seat) -> int:
        """Return a player's round trip; 0 if it is not known."""
        known = self._measured.get(seat)
        return round(median(known)) if known else 0

    def known(self) -> dict[Seat, int]:
        """Return the round trips that are known."""
        return {seat: self.of(seat) for seat in sorted(self._measured)}

    def lead(self, seat: Seat) -> int:
        """Return how long before its arrival the player's move counts as made."""
        return min(CAP, self.of(seat) // 2)

    def wait(self, seat: Seat) -> int:
        """Return how long the player's move must wait for moves of others that were made before it."""
        return max((self.lead(other) for other in self._measured if other != seat), default=0) - self.lead(seat)


class Arrivals(Generic[T]):
    """Moves that wait for others."""

    def __init__(self, trips: RoundTrips) -> None:
        self._trips = trips
        self._waiting: list[tuple[Held, int, T]] = []
        self._last: dict[Seat, int] = {}
        self._number = 0

    @property
    def next(self) -> int | None:
        """When the next move is due."""
        return min((ready for _, ready, _ in self._waiting), default=None)

    def add(self, seat: Seat, arrived: int, what: T) -> int:
        """Take a move; return when `due` has it."""
        # A player's own moves keep their order, whatever is measured between them.
        made = max(arrived - self._trips.lead(seat), self._last.get(seat, 0))
        self._last[seat] = made
        self._number += 1
        ready = arrived + max(0, self._trips.wait(seat))
        heapq.heappush(self._waiting, (Held(made, self._number, arrived), ready, what))
        return ready

    def due(self, now: int) -> list[tuple[Held, T]]:
        """Return the moves to make now, in the order in which they were made."""
        last = max((held for held, ready, _ in self._waiting if ready <= now), default=None)
        found = []
        while last is not None and self._waiting and self._waiting[0][0] <= last:
            held, _, what = heapq.heappop(self._waiting)
            found.append((held, what))
        return found
