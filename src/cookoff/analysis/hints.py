"""Hints: a strong bot's move and its reasons."""

from typing import Any

import msgspec

from cookoff.engine import Phrase, Seat, narrate_move

from .evaluator import Evaluator
from .reasons import changes, top_reasons
from .win_probability import hooks_of


class Hint(msgspec.Struct, frozen=True):
    """A move worth making."""

    move: Any
    """The move itself."""
    phrase: Phrase
    reasons: tuple[Phrase, ...]
    """What it gains by the end of the turn or round on average; empty if the room has no evaluation terms."""


def hint(evaluator: Evaluator, view: Any, players: int, seat: Seat) -> Hint:
    """A hint for the seat to act, from its view alone."""
    move = evaluator.picks(view, seat)[0]
    explains = hooks_of(evaluator.room).evaluation_terms is not None
    tries = evaluator.after(view, players, seat, move, evaluator.depth.tries) if explains else []
    phrase = narrate_move(evaluator.room.guide, evaluator.game, view, move)
    return Hint(move, phrase, top_reasons(changes(evaluator, tries, seat)))
