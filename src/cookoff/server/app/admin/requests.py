"""Operator requests."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from cookoff.server.protocol.schemas import CODE, Status

Id = Annotated[str, Meta(pattern=CODE)]
Why = Annotated[str, Meta(max_length=200)]
BanKind = Literal["guest", "address", "voice"]
"""`guest` bans a guest, `address` an address or network; `voice` mutes a guest in chat."""


class OperatorRequest(msgspec.Struct, frozen=True, tag_field="act", forbid_unknown_fields=True):
    """A request by an operator."""


class Tables(OperatorRequest, frozen=True, tag="tables"):
    """List tables, newest first."""

    status: Status | None = None
    game: str | None = None


class Close(OperatorRequest, frozen=True, tag="close"):
    """Close a table for good. Its replay stays."""

    table: Id
    why: Why = ""


class Ban(OperatorRequest, frozen=True, tag="ban"):
    """Ban or mute for a number of hours, or permanently."""

    kind: BanKind
    who: Annotated[str, Meta(min_length=1, max_length=64)]
    why: Why = ""
    hours: Annotated[float, Meta(gt=0)] | None = None


class Unban(OperatorRequest, frozen=True, tag="unban"):
    """Lift a ban or mute."""

    kind: BanKind
    who: Annotated[str, Meta(min_length=1, max_length=64)]


class Bans(OperatorRequest, frozen=True, tag="bans"):
    """List bans and mutes."""


class Reports(OperatorRequest, frozen=True, tag="reports"):
    """List reports that are not settled."""


class Settle(OperatorRequest, frozen=True, tag="settle"):
    """Mark a report as settled."""

    report: Id
    why: Why = ""


class Export(OperatorRequest, frozen=True, tag="export"):
    """Export all data about a guest."""

    guest: Id


class Forget(OperatorRequest, frozen=True, tag="forget"):
    """Delete all data about a guest. Their games stay, without their name."""

    guest: Id


class Maintenance(OperatorRequest, frozen=True, tag="maintenance"):
    """Turn maintenance mode on or off: running games continue, new ones cannot start."""

    on: bool


class Audit(OperatorRequest, frozen=True, tag="audit"):
    """List the audit log, newest first."""


AnyOperatorRequest = Tables | Close | Ban | Unban | Bans | Reports | Settle | Export | Forget | Maintenance | Audit
