"""Bots that play any game of the catalogue, and the way to a bot by its name."""

from collections.abc import Callable

from cookoff.engine import BadInput, Bot, Room

from .greedy import Greedy
from .paced import Paced, timed
from .random import Random

ANYWHERE: dict[str, Callable[[Room], Bot]] = {
    "random": lambda _room: Random(),
    "greedy": Greedy,
}
"""The bots that know a game only through its protocol."""


def names(room: Room) -> list[str]:
    """The bots that can play in this room."""
    return [*ANYWHERE, *room.bots]


def make(room: Room, name: str) -> Bot:
    """The bot of that name, ready to play in this room."""
    if name in room.bots:
        return room.bots[name]()
    if name in ANYWHERE:
        return ANYWHERE[name](room)
    raise BadInput(f"no bot is called {name!r}; in {room.id} there are: {', '.join(names(room))}")


__all__ = ["Greedy", "Paced", "Random", "make", "names", "timed"]
