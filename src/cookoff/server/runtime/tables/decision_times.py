"""How long each seat of a table takes for its decisions."""

from collections.abc import Callable

from cookoff.engine import Seat


class DecisionTimes:
    """When decisions were made, and of which type. It forgets when the table is unloaded."""

    def __init__(self, steady: Callable[[], int]) -> None:
        """`steady` is a monotonic clock in milliseconds."""
        self._steady = steady
        self._last = steady()
        self._own: dict[Seat, int] = {}
        self.steps: dict[Seat, str] = {}
        """The type of each seat's last move."""
        self.helped: set[Seat] = set()
        """The seats that asked for a hint about their current decision."""

    def made(self, seat: Seat, step: str) -> None:
        """A move was made."""
        self._last = self._own[seat] = self._steady()
        self.steps[seat] = step

    def restart(self) -> None:
        """The position is another one, for example after an undo."""
        self._last = self._steady()
        self._own.clear()
        self.helped.clear()

    def waited(self, seat: Seat, in_real_time: bool) -> int:
        """Milliseconds since the last move; in real time, since the seat's own."""
        return self._steady() - (self._own.get(seat, self._last) if in_real_time else self._last)
