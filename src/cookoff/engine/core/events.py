"""Events: everything that happens in a game, and who may see it."""

from typing import Final

import msgspec

from .moves import Seat

EVERYONE: Final = "everyone"
NOBODY: Final = "nobody"

Audience = Seat | str
"""`EVERYONE`, `NOBODY` or the one seat that sees the event whole."""


class Event(msgspec.Struct, frozen=True, tag_field="event", tag=True, forbid_unknown_fields=True, gc=False):
    """One change of a state. It carries all that `evolve` needs, so that a log replays without the rules.

    It is made of values, so that none can be part of a cycle: nothing for the collector.
    """

    def audience(self) -> Audience:
        """Who sees the event whole."""
        return EVERYONE

    def to_others(self) -> "Event | None":
        """How it looks to everybody else: an event that holds only what they may know, or nothing at all."""
        return None

    def reveals(self) -> bool:
        """Whether a rule shows with it something that was hidden before."""
        return False

    def opens(self) -> bool:
        """Whether a new part of the story begins with it, such as a turn: it is set off as a heading."""
        return False


def seen_by(event: Event, seat: Seat | None) -> Event | None:
    """The event as a seat sees it; `None` as the seat is a spectator."""
    audience = event.audience()
    # A spectator is no seat: `None` equals neither a seat nor EVERYONE.
    if audience == EVERYONE or (seat is not None and audience == seat):
        return event
    return event.to_others()
