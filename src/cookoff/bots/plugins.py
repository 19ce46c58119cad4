"""Bots of installed packages."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.metadata import entry_points

from cookoff.engine import BOT_LEVELS, AnyGame, BadInput, Bot, Room

GROUP = "cookoff.bots"
"""The entry point of a function without arguments that returns a package's bots by name."""
NAME = re.compile(r"[a-z0-9_-]{1,40}")
BUILT_IN = ("random", "greedy", *BOT_LEVELS)


@dataclass(frozen=True)
class ExternalBot:
    """A bot of an installed package."""

    make: Callable[[Room], Bot]
    """Called for each decision at an online table, so cache what takes long to load."""
    fits: Callable[[AnyGame, int], bool] = lambda _game, _players: True
    """Whether it plays this game, with its components, with so many players."""
    version: str = ""
    """Changes whenever its decisions may change, such as the hash of a trained network. The lab does not mix games of
    different versions."""


@cache
def external_bots() -> Mapping[str, ExternalBot]:
    """All installed bots by name. Raises `BadInput` for duplicate and invalid names."""
    found: dict[str, ExternalBot] = {}
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        announced: Mapping[str, ExternalBot] = point.load()()
        for name, external_bot in announced.items():
            if not NAME.fullmatch(name):
                raise BadInput(f"a bot of {point.value} is called {name!r}; names are of a-z, 0-9, - and _, 40 at most")
            if name in found or name in BUILT_IN:
                raise BadInput(f"two bots are called {name!r}; one of them is of {point.value}")
            found[name] = external_bot
    return found
