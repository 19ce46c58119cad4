"""Bots in Python files, named as `path/file.py:Name`.

The environment variable COOKOFF_BOTS lists them, so that worker processes find them too. `Name` is a class or function
that returns a `Bot`: it is called with the room, or without arguments if it takes none.
"""

import inspect
import os
import re
import sys
from collections.abc import Callable
from functools import lru_cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from cookoff.engine import BadInput, Bot, Room
from cookoff.engine.core.codec import digest

from .external_bot import ExternalBot

VARIABLE = "COOKOFF_BOTS"
"""References, separated by commas."""
_REFERENCE = re.compile(r"(?P<file>.+\.py):(?P<attribute>[A-Za-z_]\w*)")


def is_reference(text: str) -> bool:
    """Whether a text names a bot in a file."""
    return _REFERENCE.fullmatch(text) is not None


def name_of(reference: str) -> str:
    """What the bot is called: `my_bots.py:Careful` is `my_bots-careful`."""
    file, attribute = _parts(reference)
    return re.sub(r"[^a-z0-9_-]", "_", f"{file.stem}-{attribute}".lower())[:40]


def listed_bots() -> dict[str, ExternalBot]:
    """The bots that COOKOFF_BOTS lists, by name. Raises `BadInput` for one that cannot be loaded."""
    listed = os.environ.get(VARIABLE, "")
    return {name_of(reference): _external_bot(reference) for reference in filter(None, listed.split(","))}


def add_to_environment(reference: str) -> str:
    """List a bot in COOKOFF_BOTS, by its absolute path; returns its name."""
    file, attribute = _parts(reference)
    whole = f"{file.resolve()}:{attribute}"
    listed = list(filter(None, os.environ.get(VARIABLE, "").split(",")))
    if whole not in listed:
        os.environ[VARIABLE] = ",".join([*listed, whole])
    return name_of(whole)


def _parts(reference: str) -> tuple[Path, str]:
    found = _REFERENCE.fullmatch(reference)
    if found is None:
        raise BadInput(f"{reference}: write a bot in a file as file.py:Name")
    return Path(found["file"]), found["attribute"]


def _external_bot(reference: str) -> ExternalBot:
    file, attribute = _parts(reference)
    try:
        version = digest(file.read_bytes())
    except OSError as error:
        raise BadInput(f"{file}: cannot be read: {error.strerror}") from error
    factory = _loaded(file, version, attribute)

    def make(room: Room) -> Bot:
        bot: Bot = factory(room) if _takes_room(factory) else factory()
        if not callable(getattr(bot, "choose", None)):
            raise BadInput(f"{reference}: makes no bot; a bot has a method choose(context, rng)")
        return bot

    return ExternalBot(make, version=version)


@lru_cache(maxsize=64)
def _loaded(file: Path, version: str, attribute: str) -> Callable[..., Any]:
    name = f"cookoff_bot_{version}"
    specification = spec_from_file_location(name, file)
    assert specification is not None and specification.loader is not None, f"{file} ends with .py"  # noqa: PT018
    module = sys.modules[name] = module_from_spec(specification)
    try:
        specification.loader.exec_module(module)
    except Exception as error:
        raise BadInput(f"{file}: cannot be run: {type(error).__name__}: {error}") from error
    factory = getattr(module, attribute, None)
    if not callable(factory):
        raise BadInput(f"{file}: has no class or function {attribute}")
    found: Callable[..., Any] = factory
    return found


def _takes_room(factory: Callable[..., Any]) -> bool:
    return any(
        each.default is each.empty and each.kind in (each.POSITIONAL_ONLY, each.POSITIONAL_OR_KEYWORD)
        for each in inspect.signature(factory).parameters.values()
    )
