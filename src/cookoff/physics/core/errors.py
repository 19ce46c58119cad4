"""Validation of input: errors that name the wrong field and its allowed range."""

import re
from collections.abc import Iterable
from typing import Any, TypeVar

import msgspec
from msgspec import inspect

T = TypeVar("T")

_WHERE = re.compile(r"^(?P<reason>.*?)(?: - at `\$\.?(?P<path>.*)`)?$", re.DOTALL)


class InvalidInput(ValueError):
    """Input that no simulator accepts. Nothing was simulated."""

    field: str
    """The path of the wrong field, as in `release.z` or `chips[3].position.x`."""
    reason: str
    """What is wrong with it, with the allowed range where there is one."""

    def __init__(self, field: str, reason: str) -> None:
        super().__init__(f"{field}: {reason}" if field else reason)
        self.field = field
        self.reason = reason

    def __reduce__(self) -> tuple[type["InvalidInput"], tuple[str, str]]:
        """Errors cross process boundaries."""
        return type(self), (self.field, self.reason)


def convert(data: Any, kind: type[T]) -> T:
    """`data` (dicts, lists, numbers) as a `kind`, or InvalidInput naming the field."""
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise _explain(error, data, kind) from None


def typed(value: T) -> T:
    """A copy of `value` with every field checked against its declared type and range.

    Structs do not check their constructor's arguments; a simulator checks them with this function.
    """
    return convert(msgspec.to_builtins(value, enc_hook=_plain), type(value))


def expected(name: str, value: T, kind: type[T]) -> T:
    """The same, after checking that it is a `kind` at all."""
    if not isinstance(value, kind):
        raise InvalidInput(name, f"expected a {kind.__name__}, got {type(value).__name__}")
    return typed(value)


def check_unit(field: str, norm: float) -> None:
    """Raise InvalidInput unless a quaternion of this length is an orientation."""
    if abs(norm - 1.0) > 1e-3:
        raise InvalidInput(field, f"has length {norm:g}; an orientation is a quaternion of length 1")


def decode_json(data: bytes | str, kind: type[T]) -> T:
    """JSON text as a `kind`, or InvalidInput."""
    try:
        plain = msgspec.json.decode(data)
    except msgspec.DecodeError as error:
        raise InvalidInput("", f"not JSON: {error}") from None
    return convert(plain, kind)


def decode_binary(data: bytes, kind: type[T]) -> T:
    """The compact binary form as a `kind`, or InvalidInput."""
    try:
        plain = msgspec.msgpack.decode(data)
    except msgspec.DecodeError as error:
        raise InvalidInput("", f"not in the compact binary form: {error}") from None
    return convert(plain, kind)


def _plain(odd: object) -> object:
    """A plain value for a foreign type: numpy's floats become floats, anything else is refused later."""
    return float(odd) if isinstance(odd, float) else f"<{type(odd).__name__}>"


def _explain(error: msgspec.ValidationError, data: Any, kind: type[Any]) -> InvalidInput:
    match = _WHERE.match(str(error))
    assert match is not None  # the pattern matches every text
    path = match["path"] or ""
    steps = [int(index) if index else name for name, index in re.findall(r"([^.\[\]]+)|\[(\d+)\]", path)]
    allowed = _range(inspect.type_info(kind), steps)
    reason = match["reason"].replace("`", "")
    found = _at(data, steps)
    if allowed and " got " not in reason:
        reason = f"{found:g} is not allowed: it must be {allowed}"
    return InvalidInput(path, reason)


def _at(data: Any, steps: Iterable[str | int]) -> Any:
    try:
        for step in steps:
            data = data[step]
    except (KeyError, IndexError, TypeError):
        return None
    return data


def _range(info: inspect.Type, steps: list[str | int]) -> str:
    """The allowed range of the number at `steps`, in words; empty when it has none."""
    candidates = [info]
    for step in steps:
        following: list[inspect.Type] = []
        for candidate in candidates:
            if isinstance(candidate, inspect.UnionType):
                variants: tuple[inspect.Type, ...] = candidate.types
            else:
                variants = (candidate,)
            for variant in variants:
                if isinstance(variant, inspect.StructType) and isinstance(step, str):
                    following += [field.type for field in variant.fields if field.encode_name == step]
                elif isinstance(variant, inspect.VarTupleType) and isinstance(step, int):
                    following.append(variant.item_type)
        candidates = following
    for candidate in candidates:
        if isinstance(candidate, inspect.FloatType | inspect.IntType):
            words = [
                f"{word} {bound:g}"
                for word, bound in (
                    ("more than", candidate.gt),
                    ("at least", candidate.ge),
                    ("less than", candidate.lt),
                    ("at most", candidate.le),
                )
                if bound is not None
            ]
            return " and ".join(words)
    return ""
