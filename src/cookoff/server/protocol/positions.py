"""How a game stands, as a client is told: the view, what is asked, what may be done, the time."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from cookoff.engine import Outcome, Panel, Phrase, Question, Seat, Seats

RecordNumber = Annotated[int, Meta(ge=0, le=2**53 - 1)]
"""Counts everything that was written down at a table, undone or not. 0 is the set-up; it only grows."""


class Choice(msgspec.Struct, frozen=True):
    """A move that may be made, and what is to be said of it."""

    move: Any
    """Ready to be sent."""
    phrase: Phrase
    rules: tuple[str, ...]
    """The rules behind it."""


class Choices(msgspec.Struct, frozen=True):
    """What a seat may do now."""

    discrete: tuple[Choice, ...]
    """Every discrete move, but for the kinds in `many`."""
    many: dict[str, int]
    """Kinds of discrete moves that come in hundreds, and how many there are: told when asked for."""
    continuous: bool
    """Whether the game takes moves with continuous parts as well, such as throws of any strength."""
    tempting: tuple[Choice, ...]
    """Moves that one may want to make but may not; whoever tries is told why."""


class Time(msgspec.Struct, frozen=True):
    """How long a seat has left, in milliseconds, at the moment of the position."""

    seat: Seat
    left: int
    running: bool


class Position(msgspec.Struct, frozen=True):
    """How the game stands, through the receiver's eyes."""

    n: RecordNumber
    entries: int
    """How many entries the game has, undone ones not counted."""
    now: int
    """Milliseconds since the game began, by the server's clock."""
    view: Any
    question: Question | None
    """What is asked now, and by which rules; `None` where nothing can be said."""
    to_act: Seats
    moves: Choices | None
    """What the receiver may do; `None` if nothing."""
    outcome: Outcome | None
    undo_to: int | None
    """The fewest entries an undo may leave; `None` if nothing can be undone."""
    times: tuple[Time, ...]
    """Empty without a clock."""
    panels: Panel | None = None
    """The view laid out, where the page has no screen of its own for the game."""


class EventNarration(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is to be said of an event; its message may be empty."""

    phrase: Phrase
    heading: bool = False
    """Whether a new part of the story begins with it."""
