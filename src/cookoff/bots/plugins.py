"""Bots of installed packages, and of files that COOKOFF_BOTS lists."""

import re
from collections.abc import Mapping
from functools import cache
from importlib.metadata import entry_points

from cookoff.engine import BOT_LEVELS, BadInput

from .bot_files import VARIABLE, listed_bots
from .external_bot import ExternalBot

GROUP = "cookoff.bots"
"""The entry point of a function without arguments that returns a package's bots by name."""
NAME = re.compile(r"[a-z0-9_-]{1,40}")
BUILT_IN = ("random", "greedy", *BOT_LEVELS)


@cache
def external_bots() -> Mapping[str, ExternalBot]:
    """All bots of packages and files by name. Raises `BadInput` for duplicate and invalid names."""
    found: dict[str, ExternalBot] = {}
    points = sorted(entry_points(group=GROUP), key=lambda point: point.name)
    sources: list[tuple[str, Mapping[str, ExternalBot]]] = [(point.value, point.load()()) for point in points]
    for source, announced in [*sources, (VARIABLE, listed_bots())]:
        for name, external_bot in announced.items():
            if not NAME.fullmatch(name):
                raise BadInput(f"a bot of {source} is called {name!r}; names are of a-z, 0-9, - and _, 40 at most")
            if name in found or name in BUILT_IN:
                raise BadInput(f"two bots are called {name!r}; one of them is of {source}")
            found[name] = external_bot
    return found
