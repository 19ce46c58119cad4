"""The engine's guinea pig with secrets, as a room that is taught."""

from typing import Any

from cookoff.engine import Progress, Room
from tests.engine.whisper import ROUNDS, Whisper


def worth(_game: Any, state: Any, seat: int) -> float:
    """Points, and half of what the own cards would bring."""
    worth: float = state.points[seat] + 0.5 * sum(state.hands[seat])
    return worth


def course(_game: Any, state: Any) -> Progress:
    """A turn is a stretch."""
    return Progress(state.turn, state.turn / (ROUNDS * len(state.hands)))


ROOM = Room(id="whisper", package="tests.engine", load=lambda _components: Whisper(), worth=worth, course=course)
