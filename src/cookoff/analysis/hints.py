"""What a strong brain would do, and why."""

from typing import Any

import msgspec

from cookoff.engine import Phrase, Seat, narrate_move

from .evaluator import Judge
from .reasons import changes, told
from .win_probability import hooks_of


class Hint(msgspec.Struct, frozen=True):
    """A move worth making."""

    move: Any
    """Ready to be made."""
    phrase: Phrase
    reasons: tuple[Phrase, ...]
    """What it brings by the end of the turn or round, on the mean; empty where the game says nothing of its parts."""


def hint(judge: Judge, view: Any, players: int, seat: Seat) -> Hint:
    """What the seat that has this view might do; made from the view alone. The seat is to act."""
    move = judge.picks(view, seat)[0]
    tries = judge.after(view, players, seat, move, judge.depth.tries) if hooks_of(judge.room).evaluation_terms else []
    phrase = narrate_move(judge.room.guide, judge.game, view, move)
    return Hint(move, phrase, told(changes(judge, tries, seat)))
