"""The observation and action spaces of a game."""

from functools import lru_cache
from pathlib import Path

from cookoff.engine import BadInput, Room, Tempo, room
from cookoff.engine.core.codec import digest
from cookoff.research.encoding.actions import ActionTable
from cookoff.research.encoding.observations import Encoder


class Spaces:
    """The spaces of a game at tables of `players`."""

    def __init__(self, home: Room, players: int, components: Path | None = None) -> None:
        """Raises `BadInput` for an impossible number of players, or a room without spaces."""
        self.room = home
        self.game = home.load(components)
        self.players = players
        if players not in self.game.seats:
            first, last = self.game.seats.start, self.game.seats.stop - 1
            raise BadInput(f"players: {home.id} is for {first} to {last} players, not {players}")
        if home.spaces is None:
            raise BadInput(f"the room {home.id} does not describe its spaces (Room.spaces)")
        spec = home.spaces(self.game, players)
        self.version = spec.version
        self.observe = Encoder(self.game.types.view, spec, players)
        self.actions = ActionTable(self.game.types.move, spec, players)

    @property
    def digest(self) -> str:
        """A hash of the meaning of every observation and action."""
        return digest(b"\n".join([*(name.encode() for name in self.observe.names), *self.actions.lines()]))


@lru_cache(maxsize=32)
def spaces(game_id: str, players: int) -> Spaces:
    """The spaces of an installed game with its own components."""
    return Spaces(room(game_id), players)


def turn_spaces(game_id: str, players: int) -> Spaces:
    """The same for a turn-based game. Raises `BadInput` for one in real time."""
    found = spaces(game_id, players)
    if found.game.tempo is Tempo.REAL_TIME:
        raise BadInput(f"{game_id} has no turns: cookoff.research.pettingzoo.parallel_env({game_id!r})")
    return found
