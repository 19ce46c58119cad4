"""An undo that somebody asked for, while the others make up their minds."""

from dataclasses import dataclass, field

from cookoff.engine import Seat
from cookoff.server.wire import UndoAsked


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
