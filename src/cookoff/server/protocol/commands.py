"""Commands of guests to a table. They are sent to the table's actor, on whichever node that is."""

from typing import Any

import msgspec

from .schemas import BotName, Clock, Code, SeatNumber


class Command(msgspec.Struct, frozen=True, tag_field="command"):
    """A guest's command to a table."""


class Join(Command, frozen=True):
    """Take a seat."""

    seat: SeatNumber | None
    """`None`: the first free seat."""
    invite: Code | None


class Leave(Command, frozen=True):
    """Leave the seat."""


class Start(Command, frozen=True):
    """Start the game."""


class Configure(Command, frozen=True):
    """Change the rules of a table whose game has not started. Only the host may."""

    players: int
    options: dict[str, Any]
    public: bool
    by_address: bool
    clock: Clock


class Give(Command, frozen=True):
    """Give a free seat to a bot, or free a bot's seat."""

    seat: SeatNumber
    bot: BotName | None


class MakeKey(Command, frozen=True):
    """Request a new personal key for your seat."""


class Reclaim(Command, frozen=True):
    """Take over your seat on this device."""

    key: Code


class Rematch(Command, frozen=True):
    """Play again with the same people."""


class Close(Command, frozen=True):
    """Close the table for good. Only operators may; the audit log records it."""

    by: str
    why: str


class Forget(Command, frozen=True):
    """Remove the guest's name from the game. Only operators may."""


AnyCommand = Join | Leave | Start | Configure | Give | MakeKey | Reclaim | Rematch | Close | Forget


class Key(msgspec.Struct, frozen=True):
    """The personal key of a seat."""

    key: Code
