"""Structs, and rows that are always as long, as parts of observations: functions written out for their fields.

These take half the time of a loop. Nothing is executed but the names of struct fields and numbers of places.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import msgspec

from .fields import Part, Row, Shared, Write, Written, made_of, numbered, under


def struct_of(kind: type[msgspec.Struct], fields: Mapping[str, Part]) -> Part:
    """A struct of these fields."""
    parts = list(fields.values())
    labels = tuple(under(name, label) for name, part in fields.items() for label in part.names)
    written = [_written(f"p{field}", part, f"value.{name}") for field, (name, part) in enumerate(fields.items())]
    given = {"join": b"".join} | {f"p{field}": _writer(part) for field, part in enumerate(parts)}
    write: Write = eval(f"lambda value: join([{', '.join(written)}])", given)
    whole = made_of(parts, labels, write, bool(kind.__struct_config__.frozen))

    rows: list[Row] = []
    lines, places, own = [], 0, 0
    for field, ((name, part), now) in enumerate(zip(fields.items(), written, strict=True)):
        if part.row is not None:
            given[f"f{field}"] = part.row.follow
            lines += _row(name, part.row, f"told.rows[{len(rows)}]", f"f{field}", places)
            rows.append(part.row)
            places += len(part.row.order)
            continue
        # What can be hashed never changes in place, so that the same is always written alike.
        if not part.hashable or part.timed:
            lines += [f"parts[{places}] = {now}"]
        elif part.turned:
            lines += [f"if value.{name} is not mine.{name}:", f"    own[{own}] = {now}"]
            lines += [f"parts[{places}] = own[{own}]"]
            own += 1
        else:
            lines += [f"if value.{name} is not last.{name}:", f"    parts[{places}] = {now}"]
        places += 1

    if not whole.turned:
        before, after = ["last, parts = told.value, told.parts"], ["told.value = value"]
    else:
        before = ["alike, mine, own = told.alike, told.value, told.parts", "last, parts = alike.value, alike.parts"]
        after = ["alike.value = told.value = value"]

    def begun(known: Shared) -> Written:
        if not whole.turned:
            return Written(places)
        (alike,) = known.setdefault(kind.__name__, [Written(places)])
        return Written(own, [row.shared(known) for row in rows], alike)

    follow = _function("follow(value, told)", [*before, *lines, *after, "return join(parts)"], given)
    return replace(whole, follow=follow, begun=begun)


def each(count: int, item: Part, where: str, hashable: bool) -> Part:
    """Always so many of an item."""
    names = [f"v{place}" for place in range(count)]

    def wrong(values: Sequence[Any]) -> ValueError:
        return ValueError(f"{where}: {len(values)} of them, where there are always {count}")

    lines = ["try:", f"    [{', '.join(names)}] = values", "except ValueError:", "    raise wrong(values) from None"]
    lines += [f"return join([{', '.join(_written('item', item, name) for name in names)}])"]
    write = _function("write(values)", lines, {"join": b"".join, "wrong": wrong, "item": _writer(item)})
    distinct = None if item.distinct is None else item.distinct**count
    row = made_of([item], numbered(count, item), write, hashable, distinct)
    # Items that are looked up are sooner written than the whole is found among thousands.
    return row.remembered() if item.known is None else row


def _row(name: str, row: Row, known: str, follow: str, place: int) -> list[str]:
    """The lines that follow a struct for each seat."""
    seats = range(len(row.order))
    lines = [f"[{', '.join(f'one{seat}' for seat in seats)}] = value.{name}"]
    lines += [f"[{', '.join(f'told{seat}' for seat in seats)}] = {known}"]
    for away, seat in enumerate(row.order):
        lines += [f"if one{seat} != told{seat}.value:", f"    told{seat}.numbers = {follow}(one{seat}, told{seat})"]
        lines += [f"parts[{place + away}] = told{seat}.numbers"]
    return lines


def _written(writer: str, part: Part, value: str) -> str:
    """The words that write a value."""
    return f"{writer}({value})" if part.known is None else f"{writer}[{value}]"


def _writer(part: Part) -> Any:
    """What these words call, or look it up in."""
    return part.write if part.known is None else part.known


def _function(head: str, lines: Sequence[str], given: dict[str, Any]) -> Any:
    """A function of these lines."""
    exec("\n    ".join([f"def {head}:", *lines]), given)
    return given[head.partition("(")[0]]
