"""From what was written down at a table to the game as it stands, and to what a seat may see of it."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from cookoff.engine import Entry, Log, Step, sight
from cookoff.engine.log import parse
from cookoff.server.catalogue import Served
from cookoff.server.storage.rows import Record, UndoFacts
from cookoff.server.wire import Happened, Undone

HEADER, ENTRY, UNDO = "header", "entry", "undo"


class _Line(msgspec.Struct):
    """An entry's line; the hash at its end is the log's business."""

    n: int
    seat: int
    at: int
    move: msgspec.Raw
    chance: list[Any]
    events: msgspec.Raw


_line = msgspec.json.Decoder(_Line).decode
_undo = msgspec.json.Decoder(UndoFacts).decode


def standing(records: Iterable[Record]) -> list[Record]:
    """The records that count: the header and every entry that was not undone."""
    lines: list[Record] = []
    for record in records:
        if record.kind == UNDO:
            del lines[_undo(record.line).to + 1 :]
        else:
            lines.append(record)
    return lines


def log_of(records: Sequence[Record], name: str) -> Log:
    """The game's log as it stands."""
    return parse(b"".join(record.line for record in standing(records)), name)


def entry_of(record: Record) -> Entry:
    """An entry's record, its move and events still as JSON."""
    line = _line(record.line)
    return Entry(line.n, line.seat, line.at, line.move, line.chance, line.events)


def step_of(served: Served, record: Record) -> Step:
    """An entry's record, decoded."""
    entry = entry_of(record)
    return Step(entry, served.codec.move(entry.move), served.codec.events(entry.events))


def missed(served: Served, records: Sequence[Record], seat: int | None) -> tuple[Happened | Undone, ...]:
    """What those records say to a seat, or to a spectator."""
    told: list[Happened | Undone] = []
    for record in records:
        if record.kind == UNDO:
            facts = _undo(record.line)
            told.append(Undone(record.n, facts.to, facts.by, None))
        elif record.kind == ENTRY:
            told.append(happened(record.n, step_of(served, record), seat))
    return tuple(told)


def happened(n: int, step: Step, seat: int | None) -> Happened:
    """One entry as a seat may see it."""
    seen = sight(step, seat)
    return Happened(n, seen.n, seen.seat, seen.at, seen.move, tuple(seen.events), None)


def is_barrier(step: Step) -> bool:
    """Whether an undo must not go behind this entry: chance was asked, or something hidden was shown."""
    return bool(step.entry.chance) or any(event.reveals() for event in step.events)
