"""What somebody has asked of a table while the others have not all answered: an undo, a seat that changes hands."""

from dataclasses import dataclass, field

from cookoff.engine import Seat
from cookoff.server.protocol.messages import SeatAsked, UndoAsked
from cookoff.server.storage.records import GuestRow, SeatRow


@dataclass
class Agreement:
    """Void as soon as a move is made."""

    by: Seat
    to: int
    """How many entries would remain."""
    waiting: set[Seat] = field(default_factory=set)
    """Who has not agreed yet."""

    def message(self) -> UndoAsked:
        """Where it stands."""
        return UndoAsked(self.by, self.to, tuple(sorted(self.waiting)))


NOTHING_ASKED = UndoAsked(None, 0, ())


@dataclass
class SeatWish:
    """Somebody wants a seat to change hands, while the others make up their minds. Void when any seat changes."""

    before: SeatRow
    after: SeatRow
    by: Seat | None
    """Who asks; `None`: somebody who does not sit at the table."""
    guest: GuestRow
    waiting: set[Seat]
    """Who has not agreed yet."""

    def message(self) -> SeatAsked:
        """Where it stands."""
        sits = None if self.after.free or self.after.bot else self.after.name
        waiting = tuple(sorted(self.waiting))
        return SeatAsked(self.before.seat, self.by, self.guest.name, self.after.bot, sits, waiting)


NOTHING_WISHED = SeatAsked(None, None, "", None, None, ())
