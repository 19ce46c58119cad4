"""What a seat sees and may do, in words."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from cookoff.engine import Move, Seat, tell_question
from cookoff.words import Words
from cookoff.words.panels import Shown, shown

from .spaces import Spaces


@lru_cache(maxsize=64)
def wording(spaces: Spaces, language: str, seat: Seat | None) -> Words:
    """The words for one seat's eyes."""
    return Words(spaces.room, language, [f"seat {number}" for number in range(spaces.players)], seat)


def table_in_words(spaces: Spaces, view: Any, language: str = "en") -> str:
    """All that a view shows, line by line."""
    return "\n".join(_lines(shown(view, wording(spaces, language, view.me)), 0))


def question_in_words(spaces: Spaces, view: Any, language: str = "en") -> str:
    """What the seat is asked; empty where the room has no words for it."""
    question = tell_question(spaces.room.guide, spaces.game, view)
    return "" if question is None else wording(spaces, language, view.me).phrase(question.phrase)


def choices_in_words(spaces: Spaces, view: Any, moves: Sequence[Move], language: str = "en") -> str:
    """The moves in their order, numbered from 1."""
    words = wording(spaces, language, view.me)
    return "\n".join(f"{number}. {words.move(spaces.game, view, move)}" for number, move in enumerate(moves, 1))


def _lines(panel: Shown, depth: int) -> list[str]:
    inside = [f"{'  ' * depth}{name}: {value}" for name, value in panel.rows]
    for inner in panel.panels:
        inside += [f"{'  ' * depth}{inner.title}", *_lines(inner, depth + 1)]
    return inside
