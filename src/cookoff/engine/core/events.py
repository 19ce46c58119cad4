"""Events: everything that happens in a game, and who may see it."""

from typing import Any, Final, cast

import msgspec

from .moves import Seat
from .visibility import Visibility, face_down, hidden_fields, marks

EVERYONE: Final = "everyone"
"""Every seat and every spectator sees the whole event."""
NOBODY: Final = "nobody"
"""No seat sees the whole event, not even the one that made the move."""

Audience = Seat | str
"""`EVERYONE`, `NOBODY` or the one seat that sees the whole event."""


class Event(msgspec.Struct, frozen=True, tag_field="event", tag=True, forbid_unknown_fields=True, gc=False):
    """One change of a state. It carries all that `evolve` needs, so that a log replays without the rules.

    Events hold only values, so they cannot be part of a reference cycle and need no garbage collection.
    """

    def audience(self) -> Audience:
        """Who sees the whole event: by default everyone, or who sees the cards of its marked fields."""
        if not hidden_fields(type(self)):
            return EVERYONE
        return cast(Any, self).seat if Visibility.OWN in marks(type(self)).values() else NOBODY

    def to_others(self) -> "Event | None":
        """The event as everybody else sees it: with only what they may know, or `None`.

        By default an event with marked fields is seen with their cards face down.
        """
        return face_down(self) if hidden_fields(type(self)) else None

    def apply(self, state: Any) -> None:
        """Change the state by this event, in games whose `evolve` is `apply`."""

    def reveals(self) -> bool:
        """Whether it reveals hidden information by rule."""
        return False

    def opens(self) -> bool:
        """Whether it begins a section of the narration, such as a turn, and is shown as a heading."""
        return False


def seen_by(event: Event, seat: Seat | None) -> Event | None:
    """The event as a seat sees it, or as a spectator if the seat is `None`."""
    audience = event.audience()
    # A spectator is no seat: `None` equals neither a seat nor EVERYONE.
    if audience == EVERYONE or (seat is not None and audience == seat):
        return event
    return event.to_others()


def apply(state: Any, event: Event) -> None:
    """An `evolve` for games whose events say themselves how they change the state."""
    event.apply(state)
