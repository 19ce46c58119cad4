"""Component files: TOML checked against a struct, with errors that point at the line."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import TypeVar

import msgspec

from .codec import digest, encode
from .errors import BadInput

T = TypeVar("T", bound=msgspec.Struct)

_HEADER = re.compile(r"^\s*(\[\[?)\s*([\w.-]+)\s*\]\]?")
_KEY = re.compile(r"^\s*([\w-]+)\s*=")
_AT = re.compile(r" - at `(?:key in )?\$\.?([^`]*)`$")
_UNKNOWN = re.compile(r"unknown field `([^`]+)`")


class Problem(Exception):
    """Something is wrong in a component file: what, and the path of the field, such as `tile[3].amount`."""

    def __init__(self, field: str, message: str) -> None:
        super().__init__(message)
        self.field = field


class Source:
    """A component file's text, with the means to say where something stands in it."""

    def __init__(self, text: str, name: str) -> None:
        self.text = text
        self.name = name

    @classmethod
    def read(cls, path: Path) -> "Source":
        """The file's text; raises `BadInput` if it cannot be read."""
        try:
            return cls(path.read_text("utf-8"), str(path))
        except OSError as error:
            raise BadInput(f"{path}: cannot be read: {error.strerror}") from error
        except UnicodeDecodeError as error:
            raise BadInput(f"{path}: not UTF-8 text") from error

    def decode(self, into: type[T]) -> T:
        """The components; raises `BadInput` that names file, line and field."""
        try:
            return msgspec.toml.decode(self.text, type=into)
        except msgspec.ValidationError as error:
            message = str(error)
            at = _AT.search(message)
            field = at[1] if at else ""
            if unknown := _UNKNOWN.search(message):
                field = f"{field}.{unknown[1]}".lstrip(".")
            raise self.error(Problem(field, _AT.sub("", message))) from error
        except msgspec.DecodeError as error:
            raise BadInput(f"{self.name}: not TOML: {error}") from error

    def error(self, problem: Problem) -> BadInput:
        """The problem as an error that names file, line and field."""
        line = line_of(self.text, problem.field)
        where = f"{self.name}:{line}" if line else self.name
        return BadInput(f"{where}: {problem.field}: {problem}" if problem.field else f"{where}: {problem}")


def hash_of(components: msgspec.Struct) -> str:
    """Tells components apart by what they say, not by how their file is laid out."""
    return digest(encode(components))


def line_of(text: str, field: str) -> int | None:
    """The line where a field such as `tile[3].amount` stands, or the nearest heading above it."""
    steps = re.findall(r"[\w-]+|\[\d+\]", field)
    if not steps:
        return None
    table, nth = steps[0], 0
    rest: Sequence[str] = steps[1:]
    if rest and rest[0].startswith("["):
        nth, rest = int(rest[0][1:-1]), rest[1:]
    key = rest[0] if rest else None
    best, seen, inside = None, -1, False
    for number, line in enumerate(text.splitlines(), 1):
        if header := _HEADER.match(line):
            inside = False
            if header[2] == table:
                seen += 1
                inside = header[1] == "[" or seen == nth
                best = number if inside else best
        elif (found := _KEY.match(line)) and (
            (inside and found[1] == key) or (best is None and seen < 0 and found[1] == table)
        ):
            return number + _row(rest[1:] if inside else rest)
    return best


def _row(rest: Sequence[str]) -> int:
    """How far below its key a row of a table of rows stands: rows are written one a line."""
    return int(rest[0][1:-1]) + 1 if len(rest) > 1 and rest[0].startswith("[") else 0
