"""Encoders of structs and fixed sequences: generated functions, which take half the time of a loop.

The generated code contains only names of struct fields and positions.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import msgspec

from .fields import CachedEncoding, FieldEncoder, Row, Shared, Write, composed, numbered, under


def struct_of(kind: type[msgspec.Struct], fields: Mapping[str, FieldEncoder]) -> FieldEncoder:
    """The encoder of a struct."""
    parts = list(fields.values())
    labels = tuple(under(name, label) for name, part in fields.items() for label in part.names)
    written = [_written(f"p{field}", part, f"value.{name}") for field, (name, part) in enumerate(fields.items())]
    given = {"join": b"".join} | {f"p{field}": _writer(part) for field, part in enumerate(parts)}
    write: Write = eval(f"lambda value: join([{', '.join(written)}])", given)
    whole = composed(parts, labels, write, bool(kind.__struct_config__.frozen))

    rows: list[Row] = []
    lines, places, own = [], 0, 0
    for field, ((name, part), now) in enumerate(zip(fields.items(), written, strict=True)):
        if part.row is not None:
            given[f"f{field}"] = part.row.follow
            lines += _row(name, part.row, f"cached.rows[{len(rows)}]", f"f{field}", places)
            rows.append(part.row)
            places += len(part.row.order)
            continue
        # Hashable values never change in place, so an identical object encodes alike.
        if not part.hashable or part.timed:
            lines += [f"parts[{places}] = {now}"]
        elif part.seat_relative:
            lines += [f"if value.{name} is not mine.{name}:", f"    own[{own}] = {now}"]
            lines += [f"parts[{places}] = own[{own}]"]
            own += 1
        else:
            lines += [f"if value.{name} is not last.{name}:", f"    parts[{places}] = {now}"]
        places += 1

    if not whole.seat_relative:
        before, after = ["last, parts = cached.value, cached.parts"], ["cached.value = value"]
    else:
        before = [
            "alike, mine, own = cached.alike, cached.value, cached.parts",
            "last, parts = alike.value, alike.parts",
        ]
        after = ["alike.value = cached.value = value"]

    def new_cache(known: Shared) -> CachedEncoding:
        if not whole.seat_relative:
            return CachedEncoding(places)
        (alike,) = known.setdefault(kind.__name__, [CachedEncoding(places)])
        return CachedEncoding(own, [row.shared(known) for row in rows], alike)

    follow = _function("follow(value, cached)", [*before, *lines, *after, "return join(parts)"], given)
    return replace(whole, follow=follow, new_cache=new_cache)


def each(count: int, item: FieldEncoder, where: str, hashable: bool) -> FieldEncoder:
    """The encoder of a fixed sequence."""
    names = [f"v{place}" for place in range(count)]

    def wrong(values: Sequence[Any]) -> ValueError:
        return ValueError(f"{where}: {len(values)} items, {count} expected")

    lines = ["try:", f"    [{', '.join(names)}] = values", "except ValueError:", "    raise wrong(values) from None"]
    lines += [f"return join([{', '.join(_written('item', item, name) for name in names)}])"]
    write = _function("write(values)", lines, {"join": b"".join, "wrong": wrong, "item": _writer(item)})
    distinct = None if item.distinct is None else item.distinct**count
    row = composed([item], numbered(count, item), write, hashable, distinct)
    # Looking up each item is faster than looking up the whole sequence among thousands.
    return row.cached() if item.known is None else row


def _row(name: str, row: Row, known: str, follow: str, place: int) -> list[str]:
    """The lines that encode a struct per seat."""
    seats = range(len(row.order))
    lines = [f"[{', '.join(f'one{seat}' for seat in seats)}] = value.{name}"]
    lines += [f"[{', '.join(f'old{seat}' for seat in seats)}] = {known}"]
    for away, seat in enumerate(row.order):
        lines += [f"if one{seat} != old{seat}.value:", f"    old{seat}.numbers = {follow}(one{seat}, old{seat})"]
        lines += [f"parts[{place + away}] = old{seat}.numbers"]
    return lines


def _written(writer: str, part: FieldEncoder, value: str) -> str:
    """The expression that encodes a value."""
    return f"{writer}({value})" if part.known is None else f"{writer}[{value}]"


def _writer(part: FieldEncoder) -> Any:
    """The function or dictionary in that expression."""
    return part.write if part.known is None else part.known


def _function(head: str, lines: Sequence[str], given: dict[str, Any]) -> Any:
    """Compile a function."""
    exec("\n    ".join([f"def {head}:", *lines]), given)
    return given[head.partition("(")[0]]
