"""Bots that play any game of the catalogue, and the way to a bot by its name."""

from collections.abc import Callable

from cookoff.engine import BRAINS, BadInput, Bot, Room

from .greedy import Greedy
from .likely import Likely
from .paced import Paced, timed
from .random import Random
from .searcher import Searcher, plan

PLAIN: dict[str, Callable[[Room], Bot]] = {
    "random": lambda _room: Random(),
    "greedy": Greedy,
}
"""The bots of the command line, beside the brains: to measure others by."""
EASY, USUAL = BRAINS[:2]
"""Who plays against newcomers and for somebody whose time is over; who sits down where people name no bot."""
FORMER = {"patient": "beginner", "sharp": "expert"}
"""Names that bots once had: tables and logs that were kept go on with those who took their place."""


def names() -> list[str]:
    """The bots that can play in every room."""
    return [*PLAIN, *BRAINS]


def make(room: Room, name: str) -> Bot:
    """The bot of that name, ready to play in this room."""
    name = FORMER.get(name, name)
    if name in PLAIN:
        return PLAIN[name](room)
    if name not in BRAINS:
        raise BadInput(f"no bot is called {name!r}; there are: {', '.join(names())}")
    return room.bots[name]() if name in room.bots else Searcher(room, plan(room, name))


__all__ = ["EASY", "FORMER", "USUAL", "Greedy", "Likely", "Paced", "Random", "Searcher", "make", "names", "timed"]
