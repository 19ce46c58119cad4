"""What a strong brain would do, and why: what the parts of a position become by it until the end of the stretch."""

from collections.abc import Sequence
from statistics import fmean
from typing import Any

import msgspec

from cookoff.engine import Move, Part, Phrase, Seat, tell_move

from .judge import Judge

REASONS = 3
"""So many are told, what counts most first."""
TELLING = 0.15
"""A reason that counts for less than this share of the first is not told."""


class Hint(msgspec.Struct, frozen=True):
    """A move worth making."""

    move: Any
    """Ready to be made."""
    phrase: Phrase
    reasons: tuple[Phrase, ...]
    """What it brings by the end of the turn or round, on the mean; empty where the game says nothing of its parts."""


def hint(judge: Judge, view: Any, seat: Seat) -> Hint:
    """What the seat that has this view might do; made from the view alone. The seat is to act."""
    move = judge.picks(view, seat)[0]
    return Hint(move, tell_move(judge.room.guide, judge.game, view, move), tuple(_reasons(judge, view, seat, move)))


def _reasons(judge: Judge, view: Any, seat: Seat, move: Move) -> list[Phrase]:
    parts = judge.room.parts
    if parts is None:
        return []
    changes: dict[str, list[float]] = {}
    worth: dict[str, float] = {}
    for number in range(judge.depth.tries):
        before, after = judge.imagine(view, seat, move, number)
        for then, now in zip(parts(judge.game, before, seat), parts(judge.game, after, seat), strict=True):
            changes.setdefault(now.name, []).append(now.amount - then.amount)
            worth[now.name] = now.worth
    means = [Part(name, fmean(each), worth[name]) for name, each in changes.items()]
    return [_told(part) for part in _most(means)]


def _most(changes: Sequence[Part]) -> list[Part]:
    """Those that count most."""
    ordered = sorted(changes, key=lambda part: -abs(part.amount * part.worth))[:REASONS]
    least = TELLING * abs(ordered[0].amount * ordered[0].worth) if ordered else 0.0
    return [part for part in ordered if _rounded(part.amount) and abs(part.amount * part.worth) >= least]


def _rounded(amount: float) -> float:
    """As one would say it."""
    return round(abs(amount)) if abs(amount) >= 10 else round(abs(amount), 1)


def _told(part: Part) -> Phrase:
    more = part.amount > 0
    amount = _rounded(part.amount)
    return Phrase(
        f"part-{part.name}",
        {
            "amount": int(amount) if amount == int(amount) else amount,
            "sign": "+" if more else "−",
            "change": "more" if more else "less",
        },
    )
