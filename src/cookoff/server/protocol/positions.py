"""The position of a game as a client receives it: view, question, legal moves and clocks."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from cookoff.engine import Outcome, Panel, Phrase, Question, Seat, Seats

RecordNumber = Annotated[int, Meta(ge=0, le=2**53 - 1)]
"""The number of a record at a table; it only grows. 0 is the set-up, and undone entries and undos count."""


class Choice(msgspec.Struct, frozen=True):
    """A legal or tempting move, with its description."""

    move: Any
    """The move, ready to be sent."""
    phrase: Phrase
    rules: tuple[str, ...]
    """The rules it relies on."""


class Choices(msgspec.Struct, frozen=True):
    """The moves a seat may make now."""

    discrete: tuple[Choice, ...]
    """Every discrete move, except the kinds in `many`."""
    many: dict[str, int]
    """Kinds of moves with hundreds of choices, and how many there are; request them with `ask_choices`."""
    continuous: bool
    """Whether there are moves with continuous parameters too, such as throws of any strength."""
    tempting: tuple[Choice, ...]
    """Illegal moves that players often attempt; an attempt returns the reason."""


class Time(msgspec.Struct, frozen=True):
    """A seat's remaining time in milliseconds, at the time of the position."""

    seat: Seat
    left: int
    running: bool


class Position(msgspec.Struct, frozen=True):
    """The game's position as the receiver sees it."""

    n: RecordNumber
    entries: int
    """The number of log entries, without undone ones."""
    now: int
    """The game's time in milliseconds, on the server's clock."""
    view: Any
    question: Question | None
    """The decision to make now and its rules; `None` if the game describes none."""
    to_act: Seats
    moves: Choices | None
    """The receiver's moves; `None` if they are not to act."""
    outcome: Outcome | None
    undo_to: int | None
    """The fewest entries an undo may leave; `None` if nothing can be undone."""
    times: tuple[Time, ...]
    """Empty without a clock."""
    panels: Panel | None = None
    """The view as panels, for games without their own screen in the client."""


class EventNarration(msgspec.Struct, frozen=True, omit_defaults=True):
    """The narration of an event; its message may be empty."""

    phrase: Phrase
    heading: bool = False
    """Whether the event begins a new section of the narration."""
