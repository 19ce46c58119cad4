"""Request and response bodies of the HTTP API."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from cookoff.analysis import Analysis
from cookoff.lab.spec.component_form import Form
from cookoff.server.protocol.schemas import (
    END,
    BotName,
    Clock,
    Code,
    Colour,
    Guest,
    Line,
    Name,
    NoClock,
    SeatNumber,
    TableCard,
)

DayMinute = Annotated[int, Meta(ge=0, le=1439)]
"""Minutes after midnight."""


class _Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request body. Unknown fields are errors."""


class MeBody(_Body, frozen=True):
    """Your name and colour."""

    name: Name
    colour: Colour


class QuietHours(_Body, frozen=True):
    """The part of the day without notices."""

    start: DayMinute
    end: DayMinute
    """A time before `start` is on the next day."""
    zone: Annotated[str, Meta(max_length=64, pattern="^[A-Za-z0-9_+/-]+" + END)]
    """The name of a time zone, such as `Europe/Paris`."""


class DeviceBody(_Body, frozen=True):
    """A browser's push subscription, and how it wants its notices."""

    endpoint: Annotated[str, Meta(min_length=8, max_length=1000)]
    key: Annotated[str, Meta(max_length=100)]
    """The subscription's `p256dh`."""
    auth: Annotated[str, Meta(max_length=40)]
    language: Annotated[str, Meta(max_length=8)] = "en"
    quiet: QuietHours | None = None


class DeviceOffBody(_Body, frozen=True):
    """The push subscription to forget."""

    endpoint: Annotated[str, Meta(min_length=8, max_length=1000)]


class PushKey(msgspec.Struct, frozen=True):
    """What a browser needs to subscribe."""

    key: str | None
    """The server's public key; `None` if it sends no notices."""


class SeatBody(_Body, frozen=True):
    """A seat of the new table."""

    name: Name | None = None
    """Shown until a player sits there."""
    bot: BotName | None = None


class OpenBody(_Body, frozen=True):
    """The table to open."""

    game: Annotated[str, Meta(min_length=1, max_length=64)]
    players: Annotated[int, Meta(ge=1, le=99)]
    options: dict[str, Any] = {}
    components: Annotated[str, Meta(max_length=200_000)] | None = None
    """The text of a component file."""
    public: bool = False
    by_address: bool = False
    """Whether the table's address alone lets people in."""
    seats: Annotated[tuple[SeatBody, ...], Meta(max_length=99)] = ()
    clock: Clock = NoClock()


class JoinBody(_Body, frozen=True):
    """The seat to take."""

    seat: SeatNumber | None = None
    """`None`: the first free seat."""
    invite: Code | None = None
    beside: MeBody | None = None
    """Somebody else who plays on your device. They get a seat of their own."""


class ConfigureBody(_Body, frozen=True):
    """The rules of a table whose game has not started."""

    players: Annotated[int, Meta(ge=1, le=99)]
    options: dict[str, Any] = {}
    public: bool = False
    by_address: bool = False
    clock: Clock = NoClock()


class GiveBody(_Body, frozen=True):
    """The bot for the seat; `None` frees it."""

    bot: BotName | None = None


class ReclaimBody(_Body, frozen=True):
    """The personal key of a seat."""

    key: Code


class ReportBody(_Body, frozen=True):
    """A report to the operators."""

    text: Line
    seat: SeatNumber | None = None
    """The seat it is about; `None`: the table."""
    invite: Code | None = None


class DraftBody(_Body, frozen=True):
    """A variant of a game's components."""

    players: Annotated[int, Meta(ge=1, le=99)]
    changes: dict[str, bool | int | float | str | list[Any]] = {}
    """New values by field, such as `tile[3].amount`."""
    toml: Annotated[str, Meta(max_length=200_000)] | None = None
    """A whole component file instead."""


class ExperimentBody(_Body, frozen=True):
    """The experiment to run."""

    players: Annotated[int, Meta(ge=1, le=99)]
    bot: BotName
    games: Annotated[int, Meta(ge=1, le=10_000)]
    """Games for each set of components."""
    components: Annotated[str, Meta(max_length=200_000)] | None = None
    """The text of a component file to compare with the game's own."""


class WorkbenchForm(msgspec.Struct, frozen=True):
    """The component form of a game, and the limit of its experiments."""

    form: Form
    most_games: int
    """Limit of games in an experiment, for each set of components."""


class Me(msgspec.Struct, frozen=True):
    """The current guest and their tables."""

    guest: Guest | None
    tables: tuple[TableCard, ...]
    workbench: Literal["off", "key", "open"] = "off"
    """Whether this server has a workbench, and whether it needs a key."""
    party: Code | None = None
    """Your newest party that has not ended."""


class Health(msgspec.Struct, frozen=True):
    """Health of a node."""

    status: str
    node: str
    tables: int
    """Tables loaded on this node."""


class AnalysisProgress(msgspec.Struct, frozen=True):
    """Progress of a game's analysis, and the analysis once it is done."""

    done: int
    count: int
    """Entries judged out of all; both are 0 if no analysis is running."""
    analysis: Analysis | None = None
