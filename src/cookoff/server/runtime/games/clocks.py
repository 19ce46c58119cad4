"""The remaining time of each seat, derived from the log alone."""

import msgspec

from cookoff.engine import Seat, Seats
from cookoff.server.protocol.positions import Time
from cookoff.server.protocol.schemas import BankClock, Clock, EvenClock, MoveClock, NoClock


class SeatClocksState(msgspec.Struct, frozen=True):
    """The stored state of the clocks."""

    used: list[int]
    moves: list[int]
    since: list[int | None]


class SeatClocks:
    """Tracks whose turn it is and who moved. All times are milliseconds since the game began."""

    def __init__(self, clock: Clock, players: int) -> None:
        self._clock = clock
        self._used = [0] * players
        self._moves = [0] * players
        self._since: list[int | None] = [None] * players

    @property
    def counts(self) -> bool:
        """Whether time is limited; without a clock, callers can skip finding out who is to act."""
        return not isinstance(self._clock, NoClock | EvenClock)

    def kept(self) -> SeatClocksState:
        """Return the state to store."""
        return SeatClocksState(self._used, self._moves, self._since)

    def go_on(self, kept: SeatClocksState) -> None:
        """Resume from a stored state."""
        self._used, self._moves, self._since = kept.used, kept.moves, kept.since

    def begin(self, to_act: Seats, at: int) -> None:
        """Start the clocks of the seats to act, at the start of the game or after an undo."""
        self._since = [at if seat in to_act else None for seat in range(len(self._since))]

    def moved(self, mover: Seat, to_act: Seats, at: int) -> None:
        """Stop the mover's clock and start those of the seats to act."""
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
        """Return when the seat runs out of time; `None` if its clock is not running."""
        since = self._since[seat]
        left = self._allowed(seat)
        return None if since is None or left is None else since + left

    def times(self, at: int) -> tuple[Time, ...]:
        """Return the remaining time of each seat."""
        if not self.counts:
            return ()
        times = []
        for seat, since in enumerate(self._since):
            left = self._allowed(seat) or 0
            running = since is not None
            times.append(Time(seat, max(0, left - (at - since if since is not None else 0)), running))
        return tuple(times)

    def _allowed(self, seat: Seat) -> int | None:
        match self._clock:
            case NoClock() | EvenClock():
                return None
            case MoveClock(seconds):
                return seconds * 1000
            case BankClock(seconds, increment):
                return max(0, (seconds + increment * self._moves[seat]) * 1000 - self._used[seat])
