"""What those who run the house may ask for."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from cookoff.server.protocol.schemas import CODE, Status

Id = Annotated[str, Meta(pattern=CODE)]
Why = Annotated[str, Meta(max_length=200)]
BarKind = Literal["guest", "address", "voice"]
"""Nobody lets the guest in, or whoever comes from the address or network; a guest without a voice does not chat."""


class Act(msgspec.Struct, frozen=True, tag_field="act", forbid_unknown_fields=True):
    """Something an operator asks for."""


class Tables(Act, frozen=True, tag="tables"):
    """Which tables there are, newest first."""

    status: Status | None = None
    game: str | None = None


class Close(Act, frozen=True, tag="close"):
    """End a table for good; its replay stays."""

    table: Id
    why: Why = ""


class Bar(Act, frozen=True, tag="bar"):
    """Keep somebody out, or silent, for so many hours or for good."""

    kind: BarKind
    who: Annotated[str, Meta(min_length=1, max_length=64)]
    why: Why = ""
    hours: Annotated[float, Meta(gt=0)] | None = None


class Unbar(Act, frozen=True, tag="unbar"):
    """Take it back."""

    kind: BarKind
    who: Annotated[str, Meta(min_length=1, max_length=64)]


class Bars(Act, frozen=True, tag="bars"):
    """Who is kept out or silent."""


class Reports(Act, frozen=True, tag="reports"):
    """What players have reported and nobody has settled."""


class Settle(Act, frozen=True, tag="settle"):
    """A report needs no more attention."""

    report: Id
    why: Why = ""


class Export(Act, frozen=True, tag="export"):
    """All that is kept about a guest."""

    guest: Id


class Forget(Act, frozen=True, tag="forget"):
    """Delete all that is kept about a guest; games they played stay, without their name."""

    guest: Id


class Maintenance(Act, frozen=True, tag="maintenance"):
    """Let games end and none begin, or no longer."""

    on: bool


class Audit(Act, frozen=True, tag="audit"):
    """What was done here, newest first."""


AnyAct = Tables | Close | Bar | Unbar | Bars | Reports | Settle | Export | Forget | Maintenance | Audit
