"""Views and choices as text."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby
from typing import Any

from cookoff.engine import Move, Moves, Seat, narrate_question
from cookoff.i18n import Translator
from cookoff.i18n.panels import Shown, shown
from cookoff.research.spaces import Spaces


@lru_cache(maxsize=64)
def wording(spaces: Spaces, language: str, seat: Seat | None) -> Translator:
    """The wording for one viewer."""
    return Translator(spaces.room, language, [f"seat {number}" for number in range(spaces.players)], seat)


def rules_in_words(spaces: Spaces, language: str = "en") -> str:
    """The rules of the game, a line for each, in their sections."""
    words, parts = wording(spaces, language, None), []
    for section, rules in groupby(spaces.room.ledger.rule, key=lambda rule: rule.section):
        parts += [f"{words.section(section)}", *(f"{rule.id}: {words.rule(rule.id)}" for rule in rules), ""]
    return "\n".join(parts).rstrip()


def table_in_words(spaces: Spaces, view: Any, language: str = "en") -> str:
    """A view, line by line, after whose view it is."""
    translator = wording(spaces, language, view.me)
    who = [] if view.me is None else [translator.say("you-are", seat=f"seat {view.me}")]
    return "\n".join([*who, *_lines(shown(view, translator, spaces.by_seat), 0)])


def question_in_words(spaces: Spaces, view: Any, language: str = "en") -> str:
    """The question to the seat; empty if the room has none."""
    question = narrate_question(spaces.room.guide, spaces.game, view)
    return "" if question is None else wording(spaces, language, view.me).phrase(question.phrase)


def choices_in_words(
    spaces: Spaces, view: Any, moves: Sequence[Move], language: str = "en", numbers: Sequence[int] | None = None
) -> str:
    """The moves, numbered from 1 or with these numbers."""
    translator = wording(spaces, language, view.me)
    lines = [translator.move(spaces.game, view, move) for move in moves]
    return "\n".join(
        f"{number}. {line}" for number, line in zip(numbers or range(1, len(lines) + 1), lines, strict=True)
    )


def decision_in_words(
    spaces: Spaces, view: Any, moves: Moves, language: str = "en", numbers: Sequence[int] | None = None
) -> str:
    """The view, the question and the choices, numbered from 1 or with these numbers."""
    parts = [
        table_in_words(spaces, view, language),
        question_in_words(spaces, view, language),
        choices_in_words(spaces, view, moves.discrete, language, numbers),
    ]
    return "\n\n".join(part for part in parts if part)


def _lines(panel: Shown, depth: int) -> list[str]:
    inside = [f"{'  ' * depth}{name}: {value}" for name, value in panel.rows]
    for inner in panel.panels:
        inside += [f"{'  ' * depth}{inner.title}", *_lines(inner, depth + 1)]
    return inside
