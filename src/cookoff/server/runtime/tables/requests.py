"""Requests that the other players have yet to answer: an undo or a change of seat."""

from dataclasses import dataclass, field

from cookoff.engine import Seat
from cookoff.server.protocol.messages import SeatRequestStatus, UndoStatus
from cookoff.server.storage.records import GuestRecord, SeatRecord


@dataclass
class UndoRequest:
    """A request to undo moves. The next move cancels it."""

    by: Seat
    to: int
    """The number of entries to keep."""
    waiting: set[Seat] = field(default_factory=set)
    """Seats that have not agreed yet."""

    def message(self) -> UndoStatus:
        """Return the status for clients."""
        return UndoStatus(self.by, self.to, tuple(sorted(self.waiting)))


NO_UNDO_REQUEST = UndoStatus(None, 0, ())


@dataclass
class SeatRequest:
    """A request to change who holds a seat. Any change of seats cancels it."""

    before: SeatRecord
    after: SeatRecord
    by: Seat | None
    """The requesting seat; `None` if the guest does not sit at the table."""
    guest: GuestRecord
    waiting: set[Seat]
    """Seats that have not agreed yet."""

    def message(self) -> SeatRequestStatus:
        """Return the status for clients."""
        person = None if self.after.free or self.after.bot else self.after.name
        waiting = tuple(sorted(self.waiting))
        return SeatRequestStatus(self.before.seat, self.by, self.guest.name, self.after.bot, person, waiting)


NO_SEAT_REQUEST = SeatRequestStatus(None, None, "", None, None, ())
