"""Types for guests, seats and tables that HTTP and sockets share."""

from enum import StrEnum
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

_CONTROL = r"\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\ufeff"
"""Control characters, including those that change the direction of text."""
_INVISIBLE = (
    r"\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2060-\u206f\u2800\u3164\uffa0\ufff0-\uffff"
    "\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff"
)
"""Invisible characters, which make different names look alike. Chat allows them: emoji and words need them.

Those that choose an emoji's form (U+FE00 to U+FE0F) may come with a name, and are left out of it.
"""
END = r"$(?!\n)"
"""The end of the text; a plain `$` in Python also matches before a final line break."""

Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=rf"^(?=.*\S)[^{_CONTROL}{_INVISIBLE}]+{END}")]
"""A person's name; shown as text, never as markup."""
Colour = Annotated[str, Meta(pattern="^#[0-9a-f]{6}" + END)]
Line = Annotated[str, Meta(min_length=1, max_length=500, pattern=rf"^[^{_CONTROL}]+{END}")]
"""A line of chat."""
CODE = "^[A-Za-z0-9_-]{1,64}" + END
Code = Annotated[str, Meta(min_length=1, max_length=64, pattern=CODE)]
"""An id, an invitation or a key."""
BotName = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[a-z0-9_-]+" + END)]
NoticeKind = Literal["sat", "bot", "left", "device", "rules"]
ChatKind = Literal["said", "sat", "bot", "left", "device", "rules"]
SeatNumber = Annotated[int, Meta(ge=0, le=99)]
Milliseconds = int
"""Milliseconds since 1970, on the server's clock."""


class Status(StrEnum):
    """The status of a table."""

    OPEN = "open"
    """The game has not started."""
    PLAYING = "playing"
    FINISHED = "finished"
    CLOSED = "closed"
    """The table was closed before its game was over."""


class Guest(msgspec.Struct, frozen=True):
    """A person: a name and a colour, nothing else."""

    name: Name
    colour: Colour


class NoClock(msgspec.Struct, frozen=True, tag_field="clock", tag="none"):
    """No time limit."""


class MoveClock(msgspec.Struct, frozen=True, tag_field="clock", tag="move"):
    """A time limit for each move; afterwards a bot makes the move."""

    seconds: Annotated[int, Meta(ge=5, le=1_209_600)]


class BankClock(msgspec.Struct, frozen=True, tag_field="clock", tag="bank"):
    """A time budget for all moves of a player; once it is used up, a bot makes them."""

    seconds: Annotated[int, Meta(ge=10, le=1_209_600)]
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0
    """Seconds added after each move."""


class EvenClock(msgspec.Struct, frozen=True, tag_field="clock", tag="even"):
    """No time limit, and in real time a slow connection is no disadvantage.

    Moves count in the order in which hands made them: the server takes half of each player's measured round trip off
    the time of arrival, and lets a move wait for slower connections, at most 120 ms.
    """


Clock = NoClock | MoveClock | BankClock | EvenClock


class SeatCard(msgspec.Struct, frozen=True):
    """A seat and its player. A seat without person or bot is free."""

    seat: SeatNumber
    name: str
    colour: Colour | None
    taken: bool
    """Whether a person sits there."""
    bot: BotName | None
    """The name of the bot that sits there."""


class TableCard(msgspec.Struct, frozen=True):
    """The public data of a table."""

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
    """The seat of the player who opened the table."""
    created_at: Milliseconds
    started_at: Milliseconds | None
    ended_at: Milliseconds | None
    next: Code | None
    """The table of the rematch."""
    party: Code | None = None
    """The party that plays there."""
    by_address: bool = False
    """Whether the table's address alone lets people in, without an invitation."""


class Seating(msgspec.Struct, frozen=True):
    """The caller's place at a table, and the invitation to share."""

    table: TableCard
    seat: SeatNumber | None
    """`None` for a spectator."""
    invite: Code
    """It lets people sit down or watch. Put it after the `#` of a link, so that servers do not log it."""
    requested: bool = False
    """Whether the change still needs the agreement of the other players."""


class ExternalBotCard(msgspec.Struct, frozen=True):
    """A bot from an installed plug-in or a trained network."""

    name: BotName
    players: tuple[int, ...]
    """The numbers of players it supports."""


class GameCard(msgspec.Struct, frozen=True):
    """A game in the catalogue."""

    id: str
    min_players: int
    max_players: int
    tempo: str
    """`turns` or `real time`."""
    rules_version: int
    components: str
    """The hash of the game's own components."""
    bots: tuple[BotName, ...]
    """Bot levels, weakest first."""
    external_bots: tuple[ExternalBotCard, ...]
    default_bot: BotName
    """The default bot for empty seats."""
    beginner_bot: BotName
    """The bot for newcomers."""
    minutes: tuple[int, int] | None
    """The shortest and longest usual playing time per player; `None` if unknown."""
    languages: tuple[str, ...]
    options: dict[str, Any]
    """The JSON Schema of the table's options."""
    practice: bool
    """Whether the game has a practice range."""
    lesson: bool
    """Whether the game has a guided first game."""
    puzzles: bool
    """Whether the game has puzzles."""
    models: int
    """The number of model games."""
    analysis: bool
    """Whether games are analysed and players get hints."""
