"""What a guest may ask of a table. Each command travels to the table's owner, on whichever node that is."""

import msgspec

from .schemas import BotName, Code, SeatNumber


class Command(msgspec.Struct, frozen=True, tag_field="command"):
    """Something a guest asks of a table."""


class Join(Command, frozen=True):
    """Sit down."""

    seat: SeatNumber | None
    """`None`: the first that is free."""
    invite: Code | None


class Leave(Command, frozen=True):
    """Get up."""


class Start(Command, frozen=True):
    """Begin the game."""


class Give(Command, frozen=True):
    """Give a free seat to a bot, or free one."""

    seat: SeatNumber
    bot: BotName | None


class MakeKey(Command, frozen=True):
    """Ask for a new personal key of the own seat."""


class Reclaim(Command, frozen=True):
    """Take the own seat over on this device."""

    key: Code


class Rematch(Command, frozen=True):
    """Play again with the same people."""


class Close(Command, frozen=True):
    """End the table for good. Only those who run the house ask for it, and it is written down who did."""

    by: str
    why: str


class Forget(Command, frozen=True):
    """Take the guest's name out of the game. Only those who run the house ask for it."""


AnyCommand = Join | Leave | Start | Give | MakeKey | Reclaim | Rematch | Close | Forget


class Key(msgspec.Struct, frozen=True):
    """The personal key of a seat."""

    key: Code
