"""The catalogue of games: rooms found through entry points."""

from importlib.metadata import entry_points

from .core.errors import BadInput
from .room import Room

GROUP = "cookoff.games"
"""The entry point under which packages announce their rooms."""


def rooms() -> dict[str, Room]:
    """All rooms by id."""
    return {point.name: point.load() for point in sorted(entry_points(group=GROUP), key=lambda point: point.name)}


def room(game_id: str) -> Room:
    """The room with that id. Raises `BadInput` if there is none."""
    for point in entry_points(group=GROUP, name=game_id):
        found: Room = point.load()
        return found
    known = ", ".join(sorted(point.name for point in entry_points(group=GROUP)))
    raise BadInput(f"there is no game {game_id!r}; there are: {known}")
