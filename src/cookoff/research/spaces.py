"""The observation and action spaces of a game."""

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, get_origin

from cookoff.engine import BadInput, Room, Tempo, room
from cookoff.engine.content.components import TomlSource
from cookoff.engine.core.codec import digest
from cookoff.engine.hooks.spaces import PER_SEAT
from cookoff.lab.spec.variants import patched, text_of
from cookoff.research.encoding.actions import ActionTable
from cookoff.research.encoding.hints import fields_of
from cookoff.research.encoding.observations import Encoder

__all__ = ["Spaces", "spaces", "turn_spaces"]


class Spaces:
    """The spaces of a game at tables of `players`. They never change, so copies share them."""

    def __init__(self, home: Room, players: int, components: TomlSource | Path | None = None) -> None:
        """Raises `BadInput` for an impossible number of players, or a room without spaces."""
        self.room = home
        self.game = home.load(components)
        self.players = players
        self._components = components
        if players not in self.game.seats:
            first, last = self.game.seats.start, self.game.seats.stop - 1
            raise BadInput(f"players: {home.id} is for {first} to {last} players, not {players}")
        if home.spaces is None:
            raise BadInput(f"the room {home.id} does not describe its spaces (Room.spaces)")
        spec = home.spaces(self.game, players)
        self.version = spec.version
        view = self.game.types.view
        self.by_seat = frozenset(
            name for name in fields_of(view) if spec.of(get_origin(view) or view, name) is PER_SEAT
        )
        """The fields of a view with an item for each seat."""
        self.observe = Encoder(self.game.types.view, spec, players)
        self.actions = ActionTable(self.game.types.move, spec, players)

    def __reduce__(self) -> tuple[Any, ...]:
        source = None if self._components is None else TomlSource.read("", self._components)
        return _loaded, (self.room.id, self.players, source and source.text, source.name if source else "")

    def __deepcopy__(self, _memo: dict[int, Any]) -> "Spaces":
        return self

    @property
    def digest(self) -> str:
        """A hash of the meaning of every observation and action."""
        return digest(b"\n".join([*(name.encode() for name in self.observe.names), *self.actions.lines()]))


def spaces(
    game_id: str,
    players: int,
    components: str | Path | None = None,
    patches: Mapping[str, Any] | None = None,
) -> Spaces:
    """The spaces of an installed game: with its own components, or a component file, and other values of some fields.

    A patch names its field as component files do: `{"tile[3].amount": 2}`.
    """
    if components is None and not patches:
        return _loaded(game_id, players)
    file = None if components is None else Path(components)
    text = patched(text_of(game_id, file), patches or {})
    return _loaded(game_id, players, text, str(file or f"{game_id} with patches"))


@lru_cache(maxsize=32)
def _loaded(game_id: str, players: int, text: str | None = None, name: str = "") -> Spaces:
    return Spaces(room(game_id), players, None if text is None else TomlSource(text, name))


def turn_spaces(
    game_id: str,
    players: int,
    components: str | Path | None = None,
    patches: Mapping[str, Any] | None = None,
) -> Spaces:
    """The same for a turn-based game. Raises `BadInput` for one in real time."""
    found = spaces(game_id, players, components, patches)
    if found.game.tempo is Tempo.REAL_TIME:
        raise BadInput(f"{game_id} has no turns: cookoff.research.pettingzoo.parallel_env({game_id!r})")
    return found
