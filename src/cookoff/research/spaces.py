"""What a game looks like in numbers: observations, actions, and a name for exactly this way of telling them."""

from functools import lru_cache
from pathlib import Path

from cookoff.engine import BadInput, Room, Tempo, room
from cookoff.engine.core.codec import digest
from cookoff.research.encoding.actions import ActionTable
from cookoff.research.encoding.observations import Encoder


class Spaces:
    """A game at tables of so many players, in numbers."""

    def __init__(self, home: Room, players: int, components: Path | None = None) -> None:
        """Raises `BadInput` if the game is not for so many, or its room has no spaces."""
        self.room = home
        self.game = home.load(components)
        self.players = players
        if players not in self.game.seats:
            first, last = self.game.seats.start, self.game.seats.stop - 1
            raise BadInput(f"players: {home.id} is for {first} to {last} players, not {players}")
        if home.spaces is None:
            raise BadInput(f"the room {home.id} does not say how far its views and moves go (Room.spaces)")
        spec = home.spaces(self.game, players)
        self.version = spec.version
        self.observe = Encoder(self.game.types.view, spec, players)
        self.actions = ActionTable(self.game.types.move, spec, players)

    @property
    def digest(self) -> str:
        """Stands for what each number of an observation and of an action means."""
        return digest(b"\n".join([*(name.encode() for name in self.observe.names), *self.actions.lines()]))


@lru_cache(maxsize=32)
def spaces(game_id: str, players: int) -> Spaces:
    """A game of the catalogue with its own components, in numbers."""
    return Spaces(room(game_id), players)


def turn_spaces(game_id: str, players: int) -> Spaces:
    """The same for a game of turns; one without raises `BadInput`."""
    found = spaces(game_id, players)
    if found.game.tempo is Tempo.REAL_TIME:
        raise BadInput(f"{game_id} has no turns: cookoff.research.pettingzoo.parallel_env({game_id!r})")
    return found
