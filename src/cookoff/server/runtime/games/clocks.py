"""How long each seat has left, counted from the log alone."""

import msgspec

from cookoff.engine import Seat, Seats
from cookoff.server.protocol.positions import Time
from cookoff.server.protocol.schemas import BankClock, Clock, MoveClock, NoClock


class SeatClocksState(msgspec.Struct, frozen=True):
    """What a watch has counted so far."""

    used: list[int]
    moves: list[int]
    since: list[int | None]


class SeatClocks:
    """Follows who is asked and who moved. All times are milliseconds since the game began."""

    def __init__(self, clock: Clock, players: int) -> None:
        self._clock = clock
        self._used = [0] * players
        self._moves = [0] * players
        self._since: list[int | None] = [None] * players

    @property
    def counts(self) -> bool:
        """Whether there is anything to count: who is asked may be dear to find out."""
        return not isinstance(self._clock, NoClock)

    def kept(self) -> SeatClocksState:
        """What it has counted so far."""
        return SeatClocksState(self._used, self._moves, self._since)

    def go_on(self, kept: SeatClocksState) -> None:
        """Count on from there."""
        self._used, self._moves, self._since = kept.used, kept.moves, kept.since

    def begin(self, to_act: Seats, at: int) -> None:
        """The game starts, or goes on after an undo: whoever is asked thinks from now on."""
        self._since = [at if seat in to_act else None for seat in range(len(self._since))]

    def moved(self, mover: Seat, to_act: Seats, at: int) -> None:
        """A seat has moved; these are asked now."""
        if 0 <= mover < len(self._since):
            since = self._since[mover]
            self._used[mover] += 0 if since is None else at - since
            self._moves[mover] += 1
            self._since[mover] = None
        for seat, since in enumerate(self._since):
            if seat not in to_act:
                self._since[seat] = None
            elif since is None:
                self._since[seat] = at

    def deadline(self, seat: Seat) -> int | None:
        """When the seat's time is over; `None` if it is not running."""
        since = self._since[seat]
        left = self._allowed(seat)
        return None if since is None or left is None else since + left

    def times(self, at: int) -> tuple[Time, ...]:
        """What everybody has left at that time."""
        if isinstance(self._clock, NoClock):
            return ()
        times = []
        for seat, since in enumerate(self._since):
            left = self._allowed(seat) or 0
            running = since is not None
            times.append(Time(seat, max(0, left - (at - since if since is not None else 0)), running))
        return tuple(times)

    def _allowed(self, seat: Seat) -> int | None:
        match self._clock:
            case NoClock():
                return None
            case MoveClock(seconds):
                return seconds * 1000
            case BankClock(seconds, increment):
                return max(0, (seconds + increment * self._moves[seat]) * 1000 - self._used[seat])
