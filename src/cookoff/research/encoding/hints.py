"""What types say of a field."""

from enum import Enum
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin

import msgspec

from cookoff.engine.hooks.spaces import IntRange


def fields_of(kind: Any) -> dict[str, Any]:
    """The fields of a struct with their types. A generic struct with parameters, such as `Seen[State]`, is one too."""
    return {each.name: each.type for each in msgspec.structs.fields(kind)}


def plain(hint: Any) -> Any:
    """The type without what `Annotated` adds."""
    return plain(hint.__origin__) if get_origin(hint) is Annotated else hint


def bounds(hint: Any) -> IntRange | None:
    """The range of a number that is bounded by `msgspec.Meta`."""
    for mark in getattr(hint, "__metadata__", ()):
        if isinstance(mark, msgspec.Meta) and mark.ge is not None and mark.le is not None:
            return IntRange(int(mark.ge), int(mark.le))
    return None


def options(hint: Any) -> tuple[Any, ...]:
    """The members of a union; of any other type, itself."""
    return get_args(hint) if get_origin(hint) in (Union, UnionType) else (hint,)


def is_struct(hint: Any) -> bool:
    """Whether the type is a struct, with or without parameters."""
    kind = get_origin(hint) or hint
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def is_enum(hint: Any) -> bool:
    """Whether the type is an enum."""
    return isinstance(hint, type) and issubclass(hint, Enum)
