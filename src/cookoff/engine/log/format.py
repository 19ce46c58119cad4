"""The log of a game: one JSON line for the header and one for each entry, chained by hashes.

Every line ends with a hash of itself and the line before, so any changed byte is detected. Lines are written whole and
in order; a log that ends after any whole line is a valid log of an unfinished game.
"""

import re
from collections.abc import Iterable, Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from cookoff.engine.core.codec import encode
from cookoff.engine.core.errors import BadInput, in_words
from cookoff.engine.core.moves import Seat

SCHEMA = 1
"""The version of the log format. Older versions stay readable."""

_HASH = re.compile(rb',"hash":"([0-9a-f]{32})"\}$')
_HASH_LENGTH = len(b',"hash":""}') + 32


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The game, its configuration, the players and the opening position."""

    schema: int
    game: str
    rules_version: int
    components: str
    """The hash of the components."""
    players: int
    options: msgspec.Raw
    seats: tuple[str, ...]
    """The name of each seat's person or bot."""
    chance: list[Any]
    """The chance outcomes of the set-up."""
    opening: msgspec.Raw
    """The opening position."""


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An accepted move with its chance outcomes and events."""

    n: int
    """Counted from 1."""
    seat: Seat
    """The mover; `TABLE` for an event of the game itself."""
    at: int
    """When it was accepted, in milliseconds since the game began; always 0 in games without a clock."""
    move: msgspec.Raw
    chance: list[Any]
    events: msgspec.Raw
    order: tuple[int, int] | None = None
    """Where moves are put into the order in which hands made them: when this one arrived, and when it counts as made.

    Both in milliseconds since the game began. The rules know neither.
    """


class Log(msgspec.Struct):
    """A log in memory."""

    header: Header
    entries: list[Entry]
    hash: str
    """The last line's hash, which covers the whole log."""


class Writer:
    """Encodes a header and entries as lines, each chained to the one before."""

    def __init__(self, previous: str = "") -> None:
        self.hash = previous
        """The hash of the last line."""

    def line(self, part: Header | Entry) -> bytes:
        """Return the header or entry as a line with its newline."""
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
    """Parse and check the data of a log; errors call it `name`."""
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
    """Return one hash for the hashes of several logs, in order."""
    whole = blake2b(digest_size=16)
    for hash_ in hashes:
        whole.update(hash_.encode())
    return whole.hexdigest()


def _lines(data: bytes, name: str) -> Iterator[tuple[str, bytes, str]]:
    """Yield each line's place, body without hash, and hash, after checking it against the line before."""
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
    """Return the hash of a line: of the previous line's hash and the line's body without hash."""
    return blake2b(previous.encode() + body, digest_size=16).hexdigest()


def _decode(body: bytes, part: type[_Part], where: str) -> _Part:
    try:
        return msgspec.json.decode(body, type=part)
    except msgspec.DecodeError as error:
        raise BadInput(f"{where}: not a valid {part.__name__.lower()}: {in_words(error)}") from error
