"""Boards as arguments: a file, or the name of a game with throws."""

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cookoff.engine import Room
    from cookoff.physics.core.board import Board


def board_named(name: str | None) -> "Board":
    """The board of a file or of a game; the sample board without a name.

    Raises `InvalidInput` when there is none, or when its measures are impossible.
    """
    from cookoff.engine import rooms
    from cookoff.physics.core.board import load_board, sample_board
    from cookoff.physics.core.errors import InvalidInput

    if name is None:
        return sample_board()
    known = rooms()
    if name in known and not Path(name).is_file():
        found = board_of(known[name])
        if found is None:
            raise InvalidInput("board", f"no chips are thrown in {name}; they are in: {_throwing(known)}")
        return found
    if not Path(name).exists():
        raise InvalidInput("board", f"there is no file {name} and no game of that name; games: {_throwing(known)}")
    return load_board(Path(name))


def board_of(home: "Room") -> "Board | None":
    """The board chips are thrown onto in this game; None for games without."""
    from cookoff.games.grill.rules.throwing.landing import Ground

    if not home.physical:
        return None
    ground = getattr(getattr(home.load(None), "lookup", None), "ground", None)
    return ground.board if isinstance(ground, Ground) else None


def _throwing(known: "dict[str, Room]") -> str:
    return ", ".join(name for name, home in known.items() if board_of(home) is not None)
