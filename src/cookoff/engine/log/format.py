"""The log of a game: one JSON line for the header, one for each entry, chained by hashes.

Every line ends with a hash over itself and the line before, so that one changed byte shows. A line is written
whole and in order; a log that ends after any whole line is a valid log of a game so far.
"""

import re
from collections.abc import Iterable, Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from cookoff.engine.core.codec import encode
from cookoff.engine.core.errors import BadInput
from cookoff.engine.core.moves import Seat

SCHEMA = 1
"""The form of the log itself. Older forms keep opening."""

_HASH = re.compile(rb',"hash":"([0-9a-f]{32})"\}$')
_HASH_LENGTH = len(b',"hash":""}') + 32


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was played, with what, by whom, and how it stood at the start."""

    schema: int
    game: str
    rules_version: int
    components: str
    """The hash of the components."""
    players: int
    options: msgspec.Raw
    seats: tuple[str, ...]
    """A name for each seat: a person's or a bot's."""
    chance: list[Any]
    """The outcomes that the set-up drew."""
    opening: msgspec.Raw
    """The opening position."""


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One accepted move and all that came of it."""

    n: int
    """Counted from 1."""
    seat: Seat
    """Who moved; `TABLE` when something happened by itself."""
    at: int
    """When it was accepted, in milliseconds since the game began; 0 throughout where no clock ran."""
    move: msgspec.Raw
    chance: list[Any]
    events: msgspec.Raw


class Log(msgspec.Struct):
    """A log in memory."""

    header: Header
    entries: list[Entry]
    hash: str
    """The last line's hash: it stands for the whole log."""


class Writer:
    """Turns a header and entries into lines, each chained to the one before."""

    def __init__(self, previous: str = "") -> None:
        self.hash = previous
        """The hash of the last line written."""

    def line(self, part: Header | Entry) -> bytes:
        """The part as a line, newline included."""
        body = encode(part)
        self.hash = chain(self.hash, body)
        return body[:-1] + b',"hash":"' + self.hash.encode() + b'"}\n'


_Part = TypeVar("_Part", Header, Entry)


def read(path: Path) -> Log:
    """Read and check a log file. Raises `BadInput` that names the file and the line."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BadInput(f"{path}: cannot be read: {error.strerror}") from error
    return parse(data, str(path))


def parse(data: bytes, name: str) -> Log:
    """As `read`, of a log that was read already; errors call it `name`."""
    lines = _lines(data, name)
    where, body, hash_ = next(lines, (f"{name}:1", b"", ""))
    if not body:
        raise BadInput(f"{name}:1: the log is empty; a log starts with a header line")
    header = _decode(body, Header, where)
    if header.schema != SCHEMA:
        raise BadInput(f"{where}: log schema {header.schema}; this version reads schema {SCHEMA}")
    log = Log(header, [], hash_)
    for place, content, log.hash in lines:
        entry = _decode(content, Entry, place)
        if entry.n != len(log.entries) + 1:
            raise BadInput(f"{place}: entry {entry.n} stands where entry {len(log.entries) + 1} belongs")
        log.entries.append(entry)
    return log


def combined_hash(hashes: Iterable[str]) -> str:
    """One hash over the hashes of many logs, in their order."""
    whole = blake2b(digest_size=16)
    for hash_ in hashes:
        whole.update(hash_.encode())
    return whole.hexdigest()


def _lines(data: bytes, name: str) -> Iterator[tuple[str, bytes, str]]:
    """Each line's place, its body without the hash, and its hash, checked against the line before."""
    previous = ""
    *lines, rest = data.split(b"\n")
    for number, line in enumerate(lines, 1):
        where = f"{name}:{number}"
        found = _HASH.search(line)
        if found is None:
            raise BadInput(f"{where}: the line is damaged: it does not end with its hash")
        body = line[:-_HASH_LENGTH] + b"}"
        hash_ = found[1].decode()
        if hash_ != chain(previous, body):
            raise BadInput(f"{where}: the line is damaged: its hash does not fit")
        yield where, body, hash_
        previous = hash_
    if rest:
        raise BadInput(f"{name}:{len(lines) + 1}: the last line is cut off")


def chain(previous: str, body: bytes) -> str:
    """The hash of a line: over the hash of the line before and its own body, the hash left out."""
    return blake2b(previous.encode() + body, digest_size=16).hexdigest()


def _decode(body: bytes, part: type[_Part], where: str) -> _Part:
    try:
        return msgspec.json.decode(body, type=part)
    except msgspec.DecodeError as error:
        raise BadInput(f"{where}: not a valid {part.__name__.lower()}: {error}") from error
