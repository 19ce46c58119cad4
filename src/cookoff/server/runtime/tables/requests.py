"""What somebody has asked of a table while the others have not all answered: an undo, a seat that changes hands."""

from dataclasses import dataclass, field

from cookoff.engine import Seat
from cookoff.server.protocol.messages import SeatRequestStatus, UndoStatus
from cookoff.server.storage.records import GuestRecord, SeatRecord


@dataclass
class UndoRequest:
    """Void as soon as a move is made."""

    by: Seat
    to: int
    """How many entries would remain."""
    waiting: set[Seat] = field(default_factory=set)
    """Who has not agreed yet."""

    def message(self) -> UndoStatus:
        """Where it stands."""
        return UndoStatus(self.by, self.to, tuple(sorted(self.waiting)))


NO_UNDO_REQUEST = UndoStatus(None, 0, ())


@dataclass
class SeatRequest:
    """Somebody wants a seat to change hands, while the others make up their minds. Void when any seat changes."""

    before: SeatRecord
    after: SeatRecord
    by: Seat | None
    """Who asks; `None`: somebody who does not sit at the table."""
    guest: GuestRecord
    waiting: set[Seat]
    """Who has not agreed yet."""

    def message(self) -> SeatRequestStatus:
        """Where it stands."""
        sits = None if self.after.free or self.after.bot else self.after.name
        waiting = tuple(sorted(self.waiting))
        return SeatRequestStatus(self.before.seat, self.by, self.guest.name, self.after.bot, sits, waiting)


NO_SEAT_REQUEST = SeatRequestStatus(None, None, "", None, None, ())
