"""Workbench drafts: a variant's component file with its fault, or with the table at setup."""

import random
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from cookoff.engine import BadInput, Fact, Phrase, Search, narrate_names
from cookoff.engine.content.components import FILE, BadField, TomlSource
from cookoff.lab.spec.component_form import Form, form_of
from cookoff.lab.spec.variants import patched
from cookoff.server.app.replays.reader import position_of
from cookoff.server.protocol.errors import ApiError
from cookoff.server.protocol.positions import Position
from cookoff.server.runtime.games.catalogue import Catalogue, LoadedGame
from cookoff.server.runtime.worker_pool import TooLong, processor_seconds

from .trial import try_throw

LOAD_FACTOR = 5
"""A component file is given up after this many times the time that it may take to load."""


class DraftRequest(msgspec.Struct, frozen=True):
    """A variant to check."""

    game: str
    changes: dict[str, Any]
    """New values by field, with the field paths of patches."""
    toml: str | None
    """A whole component file instead."""
    players: int


class Fault(msgspec.Struct, frozen=True):
    """An error and its field; "" if it belongs to no single field."""

    field: str
    problem: str
    phrase: Phrase | None = None
    """The same in a room's words, if it has them."""


class PlayableVariant(msgspec.Struct, frozen=True):
    """A variant that can be played."""

    hash: str
    values: dict[str, Any]
    """Component values for the form."""
    components: Any
    printed: dict[str, dict[str, Fact]]
    position: Position
    """The position at setup, as the first seat sees it."""


class Draft(msgspec.Struct, frozen=True):
    """The result of a draft request."""

    toml: str
    """The variant's component file."""
    fault: Fault | None = None
    drawn: PlayableVariant | None = None
    """`None` if there is a fault."""


def read_form(catalogue: Catalogue, game_id: str) -> Form:
    """Return the form of a game's own components. Raises `ApiError` if it has none."""
    loaded, text = catalogue.own(game_id), catalogue.own_toml(game_id)
    components = loaded.components()
    if text is None or not isinstance(components, msgspec.Struct):
        raise ApiError(404, "no-form", f"{game_id} has no component file that a form could be made of")
    return form_of(components, text)


def draft(catalogue: Catalogue, wanted: DraftRequest, seconds: float) -> bytes:
    """Return a `Draft` as JSON. Raises `ApiError` without a component file or if loading exceeds the time limit."""
    loaded = catalogue.own(wanted.game)
    text = catalogue.own_toml(wanted.game)
    if text is None:
        raise ApiError(404, "no-form", f"{wanted.game} has no component file")
    try:
        text = patched(text, wanted.changes, add=True) if wanted.toml is None else wanted.toml
        with loading(seconds):
            game = loaded.room.load(TomlSource(text, FILE))
        changed = LoadedGame(loaded.room, game, None if game.components_hash == loaded.hash else text)
        try_throw(changed)
        drawn = _drawn(changed, wanted.players)
    except BadInput as error:
        return msgspec.json.encode(Draft(text, _fault(error)))
    return msgspec.json.encode(Draft(text, None, drawn))


def _fault(error: BadInput) -> Fault:
    if not isinstance(error, BadField):
        return Fault("", str(error))
    phrase = Phrase(f"fault-{error.reason}", dict(error.facts)) if error.reason else None
    return Fault(error.field, error.problem, phrase)


@contextmanager
def loading(seconds: float) -> Iterator[None]:
    """Raise `ApiError` if the block takes more processor time; it is ended after `LOAD_FACTOR` times as much."""
    begun = time.process_time()
    try:
        with processor_seconds(LOAD_FACTOR * seconds):
            yield
        late = time.process_time() - begun > seconds
    except TooLong:
        late = True
    if late:
        raise ApiError(422, "too-expensive", f"components: loading takes more than {seconds:g} s")


def _drawn(loaded: LoadedGame, players: int) -> PlayableVariant:
    game, components = loaded.game, loaded.components()
    if players not in game.seats:
        raise ApiError(400, "players", f"{game.id} is not for {players} players")
    state = game.setup(players, game.types.options(), Search(random.Random(0), loaded.sources))
    return PlayableVariant(
        loaded.hash,
        msgspec.to_builtins(components),
        components,
        narrate_names(loaded.room.guide, game),
        position_of(loaded, state, 0, 0, 0),
    )
