"""Hints: the strongest bot's move and its reasons."""

from typing import Any

import msgspec

from cookoff.engine import Phrase, Seat, narrate_move

from .evaluator import Evaluator
from .reasons import changes, subtract, top_reasons
from .win_probability import hooks_of


class Hint(msgspec.Struct, frozen=True):
    """A move worth making."""

    move: Any
    """The move itself."""
    phrase: Phrase
    reasons: tuple[Phrase, ...]
    """What it gains more than another move by the end of the turn or round on average; empty if the room has no
    evaluation terms, or there is no other move."""


def hint(evaluator: Evaluator, view: Any, players: int, seat: Seat) -> Hint:
    """A hint for the seat to act, from its view alone."""
    move = evaluator.judged(view, seat)[0]
    phrase = narrate_move(evaluator.room.guide, evaluator.game, view, move)
    explains = hooks_of(evaluator.room).evaluation_terms is not None
    other = evaluator.alternative(view, seat, move) if explains else None
    if other is None:
        return Hint(move, phrase, ())
    mine, theirs = (
        changes(evaluator, evaluator.after(view, players, seat, each, evaluator.depth.first), seat)
        for each in (move, other)
    )
    return Hint(move, phrase, top_reasons(subtract(mine, theirs)))
