"""How two structs differ."""

from collections.abc import Iterator
from typing import Any

import msgspec

from cookoff.engine.core.codec import encode

FEW = 3
"""How many differences a message lists."""

Difference = tuple[str, Any, Any]
"""The path of a field and its two values, as JSON has them."""


def differences(one: Any, other: Any) -> list[Difference]:
    """The fields that differ."""
    first, second = (msgspec.json.decode(encode(each)) for each in (one, other))
    return list(_between(first, second, ""))


def in_words(found: list[Difference]) -> str:
    """The first differences for a message: `table.cooks[0].pot: ["carrot"] or []`."""
    said = [f"{path}: {encode(one).decode()} or {encode(other).decode()}" for path, one, other in found[:FEW]]
    return "; ".join([*said, *(["..."] if len(found) > FEW else [])])


def values_in(value: Any) -> Iterator[bytes]:
    """A value and everything inside it, each in JSON."""
    yield encode(value)
    if isinstance(value, dict | list):
        for inner in value.values() if isinstance(value, dict) else value:
            yield from values_in(inner)


def _between(one: Any, other: Any, path: str) -> Iterator[Difference]:
    if one == other:
        return
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        for key, value in one.items():
            yield from _between(value, other[key], f"{path}.{key}".lstrip("."))
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other) and _nested(one + other):
        for place, value in enumerate(one):
            yield from _between(value, other[place], f"{path}[{place}]")
    else:
        yield path, one, other


def _nested(values: list[Any]) -> bool:
    return any(isinstance(value, dict | list) for value in values)
