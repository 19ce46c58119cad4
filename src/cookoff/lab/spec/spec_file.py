"""Files that describe experiments and searches, and the former names of their keys."""

from typing import Annotated, ClassVar

import msgspec
from msgspec import UNSET, Meta


class SpecFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of such a file. A key with a former name is a field too, and sets the field of its new name."""

    former_keys: ClassVar[dict[str, str]] = {}
    """From former names to new ones."""

    def __post_init__(self) -> None:
        for former, name in self.former_keys.items():
            if (value := getattr(self, former)) is not UNSET:
                msgspec.structs.force_setattr(self, name, value)
                msgspec.structs.force_setattr(self, former, UNSET)


class ThinkingTime(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many seconds people take: an assumption that reports state. Games with a clock use their clock instead."""

    decision: Annotated[float, Meta(gt=0)] = 8.0
    throw: Annotated[float, Meta(gt=0)] = 12.0
