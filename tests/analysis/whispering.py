"""The test game Whisper as a room with analysis hooks."""

from typing import Any

from cookoff.engine import AnalysisHooks, BotHooks, Progress, Room
from tests.engine.whisper import ROUNDS, Whisper


def evaluate(_game: Any, state: Any, seat: int) -> float:
    """Points, and half of what the own cards would bring."""
    value: float = state.points[seat] + 0.5 * sum(state.hands[seat])
    return value


def progress(_game: Any, state: Any) -> Progress:
    """A turn is a segment."""
    return Progress(state.turn, state.turn / (ROUNDS * len(state.hands)))


ROOM = Room(
    id="whisper",
    package="tests.engine",
    load=lambda _components: Whisper(),
    bots=BotHooks(evaluate),
    analysis=AnalysisHooks(progress),
)
