"""What HTTP and sockets both say about guests, seats and tables."""

from enum import StrEnum
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

_CONTROL = r"\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\ufeff"
"""Control characters, and signs that turn the direction of a text round."""
_INVISIBLE = r"\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2060-\u2065\u3164\uffa0"
"""Signs without a width: two names could look alike. In a line of chat they hold emoji and words together."""
END = r"$(?!\n)"
"""The end of a text; what Python alone calls the end may be followed by a line break."""

Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=rf"^(?=.*\S)[^{_CONTROL}{_INVISIBLE}]+{END}")]
"""What a person is called; shown as text, never as markup."""
Colour = Annotated[str, Meta(pattern="^#[0-9a-f]{6}" + END)]
Line = Annotated[str, Meta(min_length=1, max_length=500, pattern=rf"^[^{_CONTROL}]+{END}")]
"""Something said in the chat."""
CODE = "^[A-Za-z0-9_-]{1,64}" + END
Code = Annotated[str, Meta(min_length=1, max_length=64, pattern=CODE)]
"""An id, an invitation, a key."""
BotName = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[a-z0-9_-]+" + END)]
NoticeKind = Literal["sat", "bot", "left", "device", "rules"]
ChatKind = Literal["said", "sat", "bot", "left", "device", "rules"]
SeatNumber = Annotated[int, Meta(ge=0, le=99)]
Milliseconds = int
"""Since 1970, by the server's clock."""


class Status(StrEnum):
    """Where a table stands."""

    OPEN = "open"
    """People are still sitting down."""
    PLAYING = "playing"
    FINISHED = "finished"
    CLOSED = "closed"
    """Nobody plays there any more, though the game is not over."""


class Guest(msgspec.Struct, frozen=True):
    """A person: a name and a colour. Nothing else is known."""

    name: Name
    colour: Colour


class NoClock(msgspec.Struct, frozen=True, tag_field="clock", tag="none"):
    """Take your time."""


class MoveClock(msgspec.Struct, frozen=True, tag_field="clock", tag="move"):
    """So long for each move; then a bot makes it."""

    seconds: Annotated[int, Meta(ge=5, le=1_209_600)]


class BankClock(msgspec.Struct, frozen=True, tag_field="clock", tag="bank"):
    """So long for all one's moves together; when it is used up, a bot makes them."""

    seconds: Annotated[int, Meta(ge=10, le=1_209_600)]
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0
    """Given back after each move."""


Clock = NoClock | MoveClock | BankClock


class SeatCard(msgspec.Struct, frozen=True):
    """A seat and who sits there. A seat without person and bot is free."""

    seat: SeatNumber
    name: str
    colour: Colour | None
    taken: bool
    """A person sits there."""
    bot: BotName | None
    """A bot of this name sits there."""


class TableCard(msgspec.Struct, frozen=True):
    """All that is public about a table."""

    id: Code
    game: str
    players: int
    options: dict[str, Any]
    components: str
    """The hash of the components; see `/api/components`."""
    public: bool
    clock: Clock
    status: Status
    seats: tuple[SeatCard, ...]
    host: SeatNumber
    """Who opened the table."""
    created_at: Milliseconds
    started_at: Milliseconds | None
    ended_at: Milliseconds | None
    next: Code | None
    """The table of the rematch."""


class Seating(msgspec.Struct, frozen=True):
    """The caller's own place at a table, and what they need to share it."""

    table: TableCard
    seat: SeatNumber | None
    """`None`: a spectator."""
    invite: Code
    """Whoever has it may sit down or watch. Put it behind the `#` of a link, so that no server logs it."""
    asked: bool = False
    """What was wanted is not done yet: the others are asked first."""


class ExternalBotCard(msgspec.Struct, frozen=True):
    """A bot from outside the house."""

    name: BotName
    players: tuple[int, ...]
    """The tables it can sit at: of so many."""


class GameCard(msgspec.Struct, frozen=True):
    """One game of the catalogue."""

    id: str
    min_players: int
    max_players: int
    tempo: str
    """`turns` or `real time`."""
    rules_version: int
    components: str
    """The hash of the game's own components."""
    bots: tuple[BotName, ...]
    """The weakest first."""
    entrants: tuple[ExternalBotCard, ...]
    usual_bot: BotName
    """Who sits down where people name none."""
    easy_bot: BotName
    """Who plays against newcomers."""
    minutes: tuple[int, int] | None
    """How long a game takes for each player, from and to; `None` where nobody has said."""
    languages: tuple[str, ...]
    options: dict[str, Any]
    """The JSON Schema of what a table may agree on."""
    practice: bool
    """Whether there is a range to practise on."""
    lesson: bool
    """Whether there is a guided first game."""
    puzzles: bool
    """Whether there are practice positions."""
    models: int
    """How many model games there are to look at."""
