"""Turns arguments and the files they name into options and logs."""

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from cookoff.cli.terminal.console import printable
from cookoff.engine import AnyGame, BadInput, Log, Options, Room, room
from cookoff.engine.core.errors import in_words
from cookoff.engine.log import read

if TYPE_CHECKING:
    from cookoff.i18n import Translator


def options_of(game: AnyGame, given: Sequence[str]) -> Options:
    """A game's options from texts such as `free=true`."""
    known = ", ".join(field.name for field in msgspec.structs.fields(game.types.options)) or "none"
    values: dict[str, object] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise BadInput(f"--option {text}: write it as name=value; {game.id} has: {known}")
        if name in values:
            raise BadInput(f"--option {name}: given twice")
        try:
            values[name] = msgspec.json.decode(value)
        except msgspec.DecodeError:
            values[name] = value
    try:
        return msgspec.convert(values, game.types.options)
    except msgspec.ValidationError as error:
        raise BadInput(f"--option: {in_words(error)}; {game.id} has: {known}") from error


def split_names(text: str | None) -> tuple[str, ...]:
    """The names of a comma-separated list."""
    return () if text is None else tuple(name.strip() for name in text.split(","))


def bot_names(text: str) -> tuple[str, ...]:
    """The bots of a comma-separated list.

    Beside names there may be `file.py:Name`, a bot in a file; `FILE.npz`, a trained network; and `name=http://…`, a
    language model.
    """
    from cookoff import bots

    given = split_names(text)
    found = tuple(_bot_name(name) for name in given)
    if found != given:
        bots.external_bots.cache_clear()
    return found


def _bot_name(text: str) -> str:
    """The name of a bot; one from outside is made known to this process and its workers."""
    from cookoff.bots import bot_files

    if bot_files.is_reference(text):
        return bot_files.add_to_environment(text)
    if text.endswith(".npz"):
        from cookoff.research import policies

        return policies.add_to_environment(Path(text))
    if "=" in text:
        from cookoff.research.text import endpoints

        return endpoints.add_to_environment(text)
    return text


def open_log(path: Path, components: Path | None) -> tuple[Room, AnyGame, Log]:
    """A log with its game."""
    log = read(path)
    home = room_of(path, log)
    game = home.load(components)
    check_fit(path, log, game, looking=True)
    return home, game, log


def check_fit(path: Path, log: Log, game: AnyGame, *, looking: bool = False) -> None:
    """Raises `BadInput` unless the log is of this game, with these components.

    With `looking`, a log of older rules may have other components: replaying its events does not need them.
    """
    header = log.header
    old_box = looking and header.rules_version < game.rules_version
    if header.game != game.id:
        raise BadInput(f"{path}:1: this is a game of {header.game}, not of {game.id}")
    if header.components != game.components_hash and not old_box:
        raise BadInput(
            f"{path}:1: played with components {header.components}, not with {game.components_hash}; "
            "name their file with --components FILE"
        )
    if header.players not in game.seats or len(header.seats) != header.players:
        raise BadInput(f"{path}:1: {header.players} players and {len(header.seats)} names do not fit {game.id}")


def room_of(path: Path, log: Log) -> Room:
    """The room of a log's game."""
    try:
        return room(log.header.game)
    except BadInput as error:
        raise BadInput(f"{path}:1: {error}") from error


def names_in(log: Log) -> tuple[str, ...]:
    """The players' names, without control characters."""
    return tuple(printable(name) for name in log.header.seats)


@contextmanager
def fold_errors(path: Path) -> Iterator[None]:
    """Turns errors of applying a log's events into `BadInput`: a log with valid hashes may still be forged."""
    try:
        yield
    except BadInput as error:
        message = str(error)
        raise error if message.startswith(str(path)) else BadInput(f"{path}: {message}") from error
    except (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError) as error:
        what = f"{type(error).__name__}: {error}"
        raise BadInput(f"{path}: the log's events do not fit its positions ({what}); see --verify") from error


def translator_for(home: Room, language: str | None, names: Sequence[str] = (), me: int | None = None) -> "Translator":
    """The wording in the user's language."""
    from cookoff.i18n import Translator, choose_language

    return Translator(home, choose_language(language, os.environ, home), names, me)
