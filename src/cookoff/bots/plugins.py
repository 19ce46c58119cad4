"""Bots from outside the house: packages announce them, and they sit down wherever they fit."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.metadata import entry_points

from cookoff.engine import BOT_LEVELS, AnyGame, BadInput, Bot, Room

GROUP = "cookoff.bots"
"""Under this entry point a package names a function without arguments that returns its entrants by their names."""
NAME = re.compile(r"[a-z0-9_-]{1,40}")
HOUSE = ("random", "greedy", *BOT_LEVELS)
"""Names that the bots of the house have."""


@dataclass(frozen=True)
class Entrant:
    """A bot from outside."""

    make: Callable[[Room], Bot]
    """Called for each decision at an online table: whatever takes long to load is kept by the package."""
    fits: Callable[[AnyGame, int], bool] = lambda _game, _players: True
    """Whether it can play this game, with these components, at a table of so many."""
    version: str = ""
    """Changes whenever its decisions may change, such as the hash of a trained network: the laboratory keeps the games
    of one version apart from those of another."""


@cache
def entrants() -> Mapping[str, Entrant]:
    """All that are announced, by name. Two of one name, and names that cannot be said, raise `BadInput`."""
    found: dict[str, Entrant] = {}
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        announced: Mapping[str, Entrant] = point.load()()
        for name, entrant in announced.items():
            if not NAME.fullmatch(name):
                raise BadInput(f"a bot of {point.value} is called {name!r}; names are of a-z, 0-9, - and _, 40 at most")
            if name in found or name in HOUSE:
                raise BadInput(f"two bots are called {name!r}; one of them is of {point.value}")
            found[name] = entrant
    return found
