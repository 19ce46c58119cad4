"""From a table's records to the current game, and to what each seat may see of it."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from cookoff.engine import DecodedEntry, Entry, Log, redact
from cookoff.engine.log import parse
from cookoff.server.protocol.messages import GameEntry, Undone
from cookoff.server.storage.records import LogRecord, UndoRecord

from .catalogue import LoadedGame
from .narration import narrate_events

HEADER, ENTRY, UNDO = "header", "entry", "undo"


class _Line(msgspec.Struct):
    """A log line of an entry, without the hash at its end."""

    n: int
    seat: int
    at: int
    move: msgspec.Raw
    chance: list[Any]
    events: msgspec.Raw


_line = msgspec.json.Decoder(_Line).decode
undo_facts = msgspec.json.Decoder(UndoRecord).decode


class _Began(msgspec.Struct):
    rules_version: int


def began_by(header: bytes) -> int | None:
    """Return the rules version in a log's header; `None` if it is unreadable."""
    try:
        return msgspec.json.decode(header, type=_Began).rules_version
    except msgspec.DecodeError:
        return None


def standing(records: Iterable[LogRecord], first: int = 0) -> list[LogRecord]:
    """Return the records in effect: the header and every entry not undone. `first` is the number of the first entry."""
    lines: list[LogRecord] = []
    for record in records:
        if record.kind == UNDO:
            del lines[undo_facts(record.line).to + 1 - first :]
        else:
            lines.append(record)
    return lines


def log_of(records: Sequence[LogRecord], name: str) -> Log:
    """Return the game's current log, without undone entries."""
    return parse(b"".join(record.line for record in standing(records)), name)


def hash_of(line: bytes) -> str:
    """Return the hash at the end of a log line; it covers the whole log so far."""
    return line.rstrip(b"\n")[-34:-2].decode()


def entry_of(record: LogRecord) -> Entry:
    """Return the log entry of a record."""
    line = _line(record.line)
    return Entry(line.n, line.seat, line.at, line.move, line.chance, line.events)


def step_of(loaded: LoadedGame, record: LogRecord) -> DecodedEntry:
    """Decode an entry's record."""
    entry = entry_of(record)
    return DecodedEntry(entry, loaded.codec.move(entry.move), loaded.codec.events(entry.events))


def lately(records: Sequence[LogRecord], most: int) -> Sequence[LogRecord]:
    """Return the last records whose lines together have at most `most` bytes."""
    size = 0
    for place in range(len(records) - 1, -1, -1):
        size += len(records[place].line)
        if size > most:
            return records[place + 1 :]
    return records


def missed(loaded: LoadedGame, records: Sequence[LogRecord], seat: int | None) -> tuple[GameEntry | Undone, ...]:
    """Return what a seat, or a spectator, may see of the records."""
    since: list[GameEntry | Undone] = []
    for record in records:
        if record.kind == UNDO:
            facts = undo_facts(record.line)
            since.append(Undone(record.n, facts.to, facts.by, None))
        elif record.kind == ENTRY:
            since.append(entry_for(loaded, record, step_of(loaded, record), seat))
    return tuple(since)


def entry_for(loaded: LoadedGame, record: LogRecord, step: DecodedEntry, seat: int | None) -> GameEntry:
    """Return an entry as a seat may see it; for the mover it includes their move id."""
    seen = redact(step, seat)
    mine = record.move_id if seat == record.seat else None
    events = tuple(seen.events)
    return GameEntry(
        record.n, seen.n, seen.seat, seen.at, seen.move, events, narrate_events(loaded, events), None, mine
    )


def is_barrier(step: DecodedEntry) -> bool:
    """Whether an undo must not cross this entry: it used chance or revealed something hidden."""
    return bool(step.entry.chance) or any(event.reveals() for event in step.events)
