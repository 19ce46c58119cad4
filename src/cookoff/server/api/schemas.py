"""The bodies of requests."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from cookoff.analysis import Analysis
from cookoff.lab.spec.component_form import Form
from cookoff.server.protocol.schemas import (
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


class _Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A field nobody knows is an error."""


class MeBody(_Body, frozen=True):
    """How somebody wants to be called."""

    name: Name
    colour: Colour


class SeatBody(_Body, frozen=True):
    """What a seat shall be when the table opens."""

    name: Name | None = None
    """Shown until somebody sits there."""
    bot: BotName | None = None


class OpenBody(_Body, frozen=True):
    """What somebody wants to play."""

    game: Annotated[str, Meta(min_length=1, max_length=64)]
    players: Annotated[int, Meta(ge=1, le=99)]
    options: dict[str, Any] = {}
    components: Annotated[str, Meta(max_length=200_000)] | None = None
    """The text of a component file."""
    public: bool = False
    seats: Annotated[tuple[SeatBody, ...], Meta(max_length=99)] = ()
    clock: Clock = NoClock()


class JoinBody(_Body, frozen=True):
    """Where somebody wants to sit."""

    seat: SeatNumber | None = None
    """`None`: the first that is free."""
    invite: Code | None = None


class GiveBody(_Body, frozen=True):
    """Who shall sit there: a bot, or whoever comes."""

    bot: BotName | None = None


class ReclaimBody(_Body, frozen=True):
    """The personal key of a seat."""

    key: Code


class ReportBody(_Body, frozen=True):
    """What somebody tells those who run the house."""

    text: Line
    seat: SeatNumber | None = None
    """Whom it is about; `None`: the table."""
    invite: Code | None = None


class DraftBody(_Body, frozen=True):
    """A variant of a game's components."""

    players: Annotated[int, Meta(ge=1, le=99)]
    changes: dict[str, bool | int | float | str | list[Any]] = {}
    """New values by field, such as `tile[3].amount`."""
    toml: Annotated[str, Meta(max_length=200_000)] | None = None
    """A whole component file instead."""


class ExperimentBody(_Body, frozen=True):
    """What somebody wants to find out."""

    players: Annotated[int, Meta(ge=1, le=99)]
    bot: BotName
    games: Annotated[int, Meta(ge=1, le=10_000)]
    """With each set of components."""
    components: Annotated[str, Meta(max_length=200_000)] | None = None
    """The text of a component file, to be compared with the game's own."""


class WorkbenchForm(msgspec.Struct, frozen=True):
    """What the workbench has for a game."""

    form: Form
    most_games: int
    """Of an experiment, with each set of components."""


class Me(msgspec.Struct, frozen=True):
    """The caller, and where they sit."""

    guest: Guest | None
    tables: tuple[TableCard, ...]
    workbench: Literal["off", "key", "open"] = "off"
    """Whether there is a workbench here, and whether it takes a key."""


class Health(msgspec.Struct, frozen=True):
    """Whether the server works."""

    status: str
    node: str
    tables: int
    """Awake on this node."""


class AnalysisProgress(msgspec.Struct, frozen=True):
    """How far the analysis of a game is, or all of it."""

    done: int
    count: int
    """So many entries are judged, of so many; both 0 if none is under way."""
    analysis: Analysis | None = None
