"""Component files: TOML checked against a struct, with errors that point at the line."""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from importlib.resources import files
from pathlib import Path
from typing import TypeVar

import msgspec

from cookoff.engine.core.codec import digest, encode
from cookoff.engine.core.errors import BadInput, problem_in

__all__ = ["Problem", "TomlSource"]

T = TypeVar("T", bound=msgspec.Struct)

FILE = "components.toml"

_HEADER = re.compile(r"^\s*(\[\[?)\s*([\w.-]+)\s*\]\]?")
_KEY = re.compile(r"^\s*([\w-]+)\s*=")
_OPEN = re.compile(r"\[\s*(#.*)?$")
_ITEM = re.compile(r"^\s*[^\s#]")
_COMMENT = re.compile(r"^\s*#\s?(.*?)\s*$")
_BEHIND = re.compile(r"""#\s*([^"'#]*?)\s*$""")
DEEPEST = 16
"""Parts of a key such as `a.b.c` at most: the time to read one grows with their square."""
_TOO_DEEP = re.compile(rf"""(?<![\w-])(?:(?:[\w-]++|"[^"\n]*+"|'[^'\n]*+')[ \t]*+\.[ \t]*+){{{DEEPEST}}}""")
_UNKNOWN = re.compile(r"unknown field `([^`]+)`")


class Problem(Exception):
    """Something is wrong in a component file: what, and the path of the field, such as `tile[3].amount`."""

    def __init__(self, field: str, message: str, reason: str = "", **facts: str | int) -> None:
        """A room's texts may say it to players as `fault-<reason>`, with the facts."""
        super().__init__(message)
        self.field, self.reason, self.facts = field, reason, facts


class BadField(BadInput):
    """A component file cannot be used because of one field, which a form can mark."""

    def __init__(self, where: str, problem: Problem) -> None:
        super().__init__(f"{where}: {problem.field}: {problem}" if problem.field else f"{where}: {problem}")
        self.field, self.problem = problem.field, str(problem)
        self.reason, self.facts = problem.reason, problem.facts


class TomlSource:
    """The text of a TOML file, which may exist in memory only. Errors name the file, the line and the field."""

    def __init__(self, text: str, name: str) -> None:
        self.text = text
        self.name = name

    @classmethod
    def read(cls, package: str, source: "TomlSource | Path | None") -> "TomlSource":
        """The text of a file, or of the package's own `components.toml`; raises `BadInput` if it cannot be read."""
        if isinstance(source, TomlSource):
            return source
        if source is None:
            return cls((files(package) / FILE).read_text("utf-8"), f"{package.rpartition('.')[2]}/{FILE}")
        try:
            return cls(source.read_text("utf-8"), str(source))
        except OSError as error:
            raise BadInput(f"{source}: cannot be read: {error.strerror}") from error
        except UnicodeDecodeError as error:
            raise BadInput(f"{source}: not UTF-8 text") from error

    def decode(self, into: type[T]) -> T:
        """The components; raises `BadInput` that names file, line and field."""
        if deep := _TOO_DEEP.search(self.text):
            line = self.text.count("\n", 0, deep.start()) + 1
            raise BadInput(f"{self.name}:{line}: a key has more than {DEEPEST} parts")
        try:
            return msgspec.toml.decode(self.text, type=into)
        except msgspec.ValidationError as error:
            field, problem = problem_in(error)
            if unknown := _UNKNOWN.search(str(error)):
                field = f"{field}.{unknown[1]}".lstrip(".")
            raise self.error(Problem(field, problem)) from error
        # Numbers of thousands of digits and endless nesting come out of the TOML reader as these.
        except (msgspec.DecodeError, ValueError, RecursionError) as error:
            raise BadInput(f"{self.name}: not TOML: {error}") from error

    def checked(self, into: type[T], check: Callable[[T], None]) -> T:
        """The same, once `check` has raised no `Problem` about what the types cannot say."""
        components = self.decode(into)
        try:
            check(components)
        except Problem as problem:
            raise self.error(problem) from problem
        return components

    def error(self, problem: Problem) -> BadField:
        """The problem as an error that names file, line and field."""
        line = line_of(self.text, problem.field)
        return BadField(f"{self.name}:{line}" if line else self.name, problem)


def hash_of(components: msgspec.Struct) -> str:
    """A hash of what the components say, whatever the layout of their file."""
    return digest(encode(components))


def line_of(text: str, field: str) -> int | None:
    """The line where a field such as `tile[3].amount` stands, or the nearest heading above it."""
    steps = re.findall(r"[\w-]+|\[\d+\]", field)
    lines = text.splitlines()
    best, depth = None, 0
    for number, path in _places(lines):
        common = min(len(path), len(steps))
        if common > depth and path[:common] == steps[:common]:
            best, depth = number, common
    if best is not None and len(steps) > depth and steps[depth].startswith("["):
        return _row(lines, best, int(steps[depth][1:-1]))
    return best


def notes_of(text: str) -> dict[str, str]:
    """What the file says of its parts in comments: above them, or behind a value. What opens the file is under ""."""
    lines = text.splitlines()
    found: dict[str, str] = {}
    for number, path in _places(lines):
        above: list[str] = []
        while number - len(above) > 1 and (said := _COMMENT.match(lines[number - len(above) - 2])):
            above.insert(0, said[1])
        behind = _BEHIND.search(lines[number - 1])
        name = ".".join(path).replace(".[", "[").removesuffix("[0]")  # what stands above the first is said of all
        if said_here := " ".join([*above, *([behind[1]] if behind else [])]):
            found[name] = said_here
    opening = [said[1] for line in lines[: _first_gap(lines)] if (said := _COMMENT.match(line))]
    return {"": " ".join(opening), **found} if opening else found


def _first_gap(lines: Sequence[str]) -> int:
    """How many lines stand before the first empty one."""
    return next((number for number, line in enumerate(lines) if not line.strip()), 0)


def _places(lines: Sequence[str]) -> Iterator[tuple[int, list[str]]]:
    """Every line with a heading or a key, and the path of what stands there."""
    table: list[str] = []
    tables: Counter[str] = Counter()
    for number, line in enumerate(lines, 1):
        if header := _HEADER.match(line):
            table = header[2].split(".")
            if header[1] == "[[":
                table = [*table, f"[{tables[header[2]]}]"]
                tables[header[2]] += 1
            yield number, table
        elif key := _KEY.match(line):
            yield number, [*table, key[1]]


def _row(lines: Sequence[str], key: int, index: int) -> int:
    """The line of an item of a list: its key's, unless items are written one a line below it."""
    if not _OPEN.search(lines[key - 1]):
        return key
    items = [number for number, line in enumerate(lines[key:], key + 1) if _ITEM.match(line)]
    return items[index] if index < len(items) else key
