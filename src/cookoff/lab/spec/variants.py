"""Variants of a game: component files, and named patches that say only what is different.

A patch names its fields as errors do, such as `tile[3].amount`. The file keeps its comments.
"""

import re
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from cookoff.engine import AnyGame, BadInput, room
from cookoff.engine.content.components import FILE, TomlSource

BASE = "base"
"""The variant that changes nothing."""

_PATH = re.compile(r"(?:[\w-]++|\[\d++\])(?:\.?[\w-]++|\[\d++\])*+")
"""Without backtracking: a long text that is no field is refused at once."""


class Patch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a variant changes."""

    set: dict[str, bool | int | float | str | list[Any]] = {}
    """New values by field."""
    file: str | None = None
    """The component file to patch, relative to the experiment's file; by default the game's own."""


def text_of(game: str, file: Path | None) -> str:
    """The text of a component file; without a file, that of the game's own."""
    try:
        return (room(game).home / FILE if file is None else file).read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput(f"{file}: cannot be read as text") from error


def patched(text: str, changes: Mapping[str, Any], note: str = "", add: bool = False) -> str:
    """The text with other values, and a `note` as a comment behind each. Raises `BadInput` for an unknown field.

    With `add`, a field may be set that the file leaves at its default.
    """
    import tomlkit  # noqa: PLC0415 # an extra that simulations do not need
    from tomlkit.exceptions import TOMLKitError  # noqa: PLC0415

    try:
        document = tomlkit.parse(text)
    except TOMLKitError as error:
        raise BadInput(f"not TOML: {error}") from error
    for field, value in changes.items():
        *parents, last = _steps(field)
        place: Any = document
        try:
            for step in parents:
                place = place[step]
            before: Any = None if add and isinstance(place, dict) and last not in place else place[last]
        except (LookupError, TypeError) as error:
            raise BadInput(f"{field}: there is no such field to change") from error
        after = tomlkit.item(value)
        if hasattr(before, "trivia"):  # the comment behind it
            after.trivia.comment, after.trivia.comment_ws = before.trivia.comment, before.trivia.comment_ws
        if note and value != before:
            said = after.trivia.comment.removeprefix("#").strip()
            after.comment(f"{said}; {note}" if said else note)
        place[last] = after
    return tomlkit.dumps(document)


def value_at(text: str, field: str) -> Any:
    """The value of a field of a component file. Raises `BadInput` if there is no such field."""
    place: Any = msgspec.toml.decode(text)
    try:
        for step in _steps(field):
            place = place[step]
    except (LookupError, TypeError) as error:
        raise BadInput(f"{field}: there is no such field") from error
    return place


def _steps(field: str) -> list[str | int]:
    if not _PATH.fullmatch(field):
        raise BadInput(f"{field}: write a field as in tile[3].amount")
    found = re.findall(r"\[\d+\]|[\w-]+", field)
    return [int(step[1:-1]) if step.startswith("[") else step for step in found]


@lru_cache(maxsize=8)
def game_of(game: str, text: str | None) -> AnyGame:
    """The game with the components of a text, or with its own. Raises `BadInput` if they do not fit."""
    return room(game).load(None if text is None else TomlSource(text, FILE))
