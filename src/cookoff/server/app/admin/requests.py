"""What those who run the house may ask for."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from cookoff.server.protocol.schemas import CODE, Status

Id = Annotated[str, Meta(pattern=CODE)]
Why = Annotated[str, Meta(max_length=200)]
BanKind = Literal["guest", "address", "voice"]
"""Nobody lets the guest in, or whoever comes from the address or network; a guest without a voice does not chat."""


class OperatorRequest(msgspec.Struct, frozen=True, tag_field="act", forbid_unknown_fields=True):
    """Something an operator asks for."""


class Tables(OperatorRequest, frozen=True, tag="tables"):
    """Which tables there are, newest first."""

    status: Status | None = None
    game: str | None = None


class Close(OperatorRequest, frozen=True, tag="close"):
    """End a table for good; its replay stays."""

    table: Id
    why: Why = ""


class Ban(OperatorRequest, frozen=True, tag="bar"):
    """Keep somebody out, or silent, for so many hours or for good."""

    kind: BanKind
    who: Annotated[str, Meta(min_length=1, max_length=64)]
    why: Why = ""
    hours: Annotated[float, Meta(gt=0)] | None = None


class Unban(OperatorRequest, frozen=True, tag="unbar"):
    """Take it back."""

    kind: BanKind
    who: Annotated[str, Meta(min_length=1, max_length=64)]


class Bans(OperatorRequest, frozen=True, tag="bars"):
    """Who is kept out or silent."""


class Reports(OperatorRequest, frozen=True, tag="reports"):
    """What players have reported and nobody has settled."""


class Settle(OperatorRequest, frozen=True, tag="settle"):
    """A report needs no more attention."""

    report: Id
    why: Why = ""


class Export(OperatorRequest, frozen=True, tag="export"):
    """All that is kept about a guest."""

    guest: Id


class Forget(OperatorRequest, frozen=True, tag="forget"):
    """Delete all that is kept about a guest; games they played stay, without their name."""

    guest: Id


class Maintenance(OperatorRequest, frozen=True, tag="maintenance"):
    """Let games end and none begin, or no longer."""

    on: bool


class Audit(OperatorRequest, frozen=True, tag="audit"):
    """What was done here, newest first."""


AnyOperatorRequest = Tables | Close | Ban | Unban | Bans | Reports | Settle | Export | Forget | Maintenance | Audit
