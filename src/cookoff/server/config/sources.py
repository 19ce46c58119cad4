"""Sources of the server's settings: a TOML file, environment variables, options. Later sources override earlier ones.

All three cover every field of `Settings` and its structs, so this module lists no setting.
"""

import ast
import inspect
import re
import tomllib
from collections.abc import Iterator, Mapping
from itertools import pairwise
from pathlib import Path
from textwrap import dedent
from typing import Any, get_origin

import msgspec

from cookoff.engine import BadInput
from cookoff.engine.core.errors import in_words

from .settings import Settings

PREFIX = "COOKOFF_"
"""For example `COOKOFF_PORT` or `COOKOFF_LIMITS_CHAT`; the suffix `_FILE` names a file with the value."""
SECRET = ("secret", "workbench_key")
"""Settings that cannot be options, because every user of the machine can see a process's options."""

FORMER = {
    "thinkers": "bot_workers",
    "pace.turns": "bot_delays.turn_ms",
    "pace.haste": "bot_delays.speed",
    "limits.flood": "limits.flood_factor",
    "limits.shared": "limits.address_factor",
    "limits.openings": "limits.creations",
    "limits.frames": "limits.control_frames",
    "limits.dials": "limits.new_connections",
    "limits.looks": "limits.replay_pages",
    "limits.tries": "limits.practice_throws",
    "limits.think_seconds": "limits.bot_seconds",
    "limits.think_memory": "limits.bot_memory",
}
"""Former names of settings, which still work in 0.2."""

Values = dict[str, Any]
"""Settings by name; nested structs are nested dictionaries."""


def configure(given: Values, environ: Mapping[str, str], file: Path | None = None) -> Settings:
    """Merge a file, the environment and options over the defaults. Raises `BadInput`."""
    sources = [(str(file), from_file(file))] if file is not None else []
    sources += [("the environment", from_environment(environ)), ("the options", given)]
    values: Values = {"data": ""}
    for name, found in sources:
        values = _merge(values, found)
        _check(values, name)
    return _check(values, "the settings")


def _check(values: Values, whence: str) -> Settings:
    try:
        return msgspec.convert(values, Settings, strict=False, dec_hook=_path)
    except msgspec.ValidationError as error:
        raise BadInput(f"{whence}: {in_words(error)}") from error


def from_file(file: Path) -> Values:
    """Return the settings of a TOML file."""
    try:
        found = tomllib.loads(file.read_text("utf-8"))
    except (OSError, UnicodeError, tomllib.TOMLDecodeError) as error:
        raise BadInput(f"--config: {file} cannot be read: {error}") from error
    _rename(found)
    _refuse_unknown(found, Settings, str(file))
    return found


def from_environment(environ: Mapping[str, str]) -> Values:
    """Return the settings of environment variables."""
    values: Values = {}
    known = dict(fields(Settings))
    former = {former: _path_of(name) for former, name in FORMER.items()}
    for word, path in [*former.items(), *((".".join(path), path) for path in known)]:
        name = PREFIX + word.replace(".", "_").upper()
        if name + "_FILE" in environ:
            try:
                value = Path(environ[name + "_FILE"]).read_text("utf-8").rstrip("\n")
            except (OSError, UnicodeError) as error:
                raise BadInput(f"{name}_FILE: {error}") from error
        elif name in environ:
            value = environ[name]
        else:
            continue
        _put(values, path, read(value, known[path]))
    return values


def from_words(words: tuple[str, ...]) -> Values:
    """Return the settings of options such as `limits.chat=[5, 0.5]`."""
    values: Values = {}
    known = dict(fields(Settings))
    for word in words:
        name, equals, value = word.partition("=")
        path = _path_of(FORMER.get(name.strip(), name.strip()))
        if not equals or path not in known:
            raise BadInput(f"--set: {word!r} is not a setting; write NAME=VALUE, see `cookoff serve --example`")
        if path[-1] in SECRET:
            raise BadInput(f"--set: {name} is a secret, and others can read options; use a file or the environment")
        refuse_password(name, value)
        _put(values, path, read(value, known[path]))
    return values


def refuse_password(option: str, address: str | None) -> None:
    """Raise `BadInput` if an option holds a password, because every user of the machine can see it."""
    if re.search(r"//[^/@]*:[^/@]*@", address or ""):
        name = PREFIX + option.upper()
        raise BadInput(
            f"--{option}: other users of this machine can read options; set {name}, or {name}_FILE to a file"
        )


def read(text: str, kind: Any) -> Any:
    """Split a list, in brackets or separated by commas; other values stay text."""
    if get_origin(kind) is not tuple:
        return text
    words = text.strip().removeprefix("[").removesuffix("]").split(",")
    return [word.strip().strip("\"'") for word in words if word.strip()]


def fields(struct: type, before: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Yield the path and the type of every setting."""
    for field in msgspec.structs.fields(struct):
        if _is_struct(field.type):
            yield from fields(field.type, (*before, field.name))
        else:
            yield (*before, field.name), field.type


def example() -> str:
    """Return a TOML file of the default settings, with comments."""
    return "\n".join(_lines(Settings, ""))


def _lines(struct: type, title: str) -> Iterator[str]:
    yield from [f"# {line}" for line in dedent(struct.__doc__ or "").splitlines()]
    if title:
        yield f"[{title}]"
    said = _sayings(struct)
    inner = []
    for field in msgspec.structs.fields(struct):
        if _is_struct(field.type):
            inner.append(field)
            continue
        yield from [f"# {line}" for line in dedent(said.get(field.name, "")).splitlines()]
        value = None if field.default is msgspec.NODEFAULT else field.default
        yield f"# {field.name} =" if value is None else f"{field.name} = {_toml(value)}"
    for field in inner:
        yield ""
        yield from _lines(field.type, field.name)


def _is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def _sayings(struct: type) -> dict[str, str]:
    """Return the docstring below each field."""
    [body] = [node.body for node in ast.parse(inspect.getsource(struct)).body if isinstance(node, ast.ClassDef)]
    said = {}
    for field, below in pairwise(body):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and isinstance(below, ast.Expr):
            said[field.target.id] = str(ast.literal_eval(below.value))
    return said


def _toml(value: Any) -> str:
    return msgspec.json.encode(value).decode().replace(",", ", ")


def _merge(below: Values, above: Values) -> Values:
    merged = dict(below)
    for name, value in above.items():
        merged[name] = _merge(merged.get(name, {}), value) if isinstance(value, dict) else value
    return merged


def _path_of(name: str) -> tuple[str, ...]:
    return tuple(name.split("."))


def _rename(values: Values) -> None:
    """Move the values of former names to the current ones."""
    for former, name in FORMER.items():
        *groups, field = former.split(".")
        group = values
        for part in groups:
            inner = group.get(part)
            group = inner if isinstance(inner, dict) else {}
        if field in group:
            _put(values, _path_of(name), group.pop(field))
    if values.get("pace") == {}:
        del values["pace"]


def _put(values: Values, path: tuple[str, ...], value: Any) -> None:
    for name in path[:-1]:
        values = values.setdefault(name, {})
    values[path[-1]] = value


def _refuse_unknown(found: Values, struct: type, where: str) -> None:
    kinds = {field.name: field.type for field in msgspec.structs.fields(struct)}
    for name, value in found.items():
        if name not in kinds:
            raise BadInput(f"{where}: {name} is not a setting; see `cookoff serve --example`")
        if isinstance(value, dict) and _is_struct(kinds[name]):
            _refuse_unknown(value, kinds[name], where)


def _path(kind: type, value: Any) -> Any:
    return kind(value)
