"""What a package says of each of its bots."""

from collections.abc import Callable
from dataclasses import dataclass

from cookoff.engine import AnyGame, Bot, Room


@dataclass(frozen=True)
class ExternalBot:
    """A bot of an installed package, or of a file."""

    make: Callable[[Room], Bot]
    """Called for each decision at an online table, so cache what takes long to load."""
    fits: Callable[[AnyGame, int], bool] = lambda _game, _players: True
    """Whether it plays this game, with its components, with so many players."""
    version: str = ""
    """Changes whenever its decisions may change, such as the hash of a trained network. The lab does not mix games of
    different versions."""
