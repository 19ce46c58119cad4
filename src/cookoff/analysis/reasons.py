"""Why a move is good: what the parts of a position become by it until the end of the segment, on the mean."""

from collections.abc import Iterable, Sequence
from statistics import fmean

from cookoff.engine import EvaluationTerm, Phrase, Seat

from .evaluator import Judge, Try
from .win_probability import hooks_of

REASONS = 3
"""So many are told, what counts most first."""
TELLING = 0.15
"""A reason that counts for less than this share of the first is not told."""


def changes(judge: Judge, tries: Sequence[Try], seat: Seat) -> list[EvaluationTerm]:
    """By how much each part changes for the seat; nothing where the room says nothing of its parts."""
    terms = hooks_of(judge.room).evaluation_terms
    if terms is None or not tries:
        return []
    ends = [
        zip(terms(judge.game, each.before, seat), terms(judge.game, each.after, seat), strict=True) for each in tries
    ]
    return [
        EvaluationTerm(pairs[0][1].name, fmean([now.amount - then.amount for then, now in pairs]), pairs[0][1].weight)
        for pairs in zip(*ends, strict=True)
    ]


def less(one: Iterable[EvaluationTerm], other: Iterable[EvaluationTerm]) -> list[EvaluationTerm]:
    """What one way brings more than another."""
    brought = {part.name: part.amount for part in other}
    return [EvaluationTerm(part.name, part.amount - brought.get(part.name, 0.0), part.weight) for part in one]


def told(parts: Iterable[EvaluationTerm]) -> tuple[Phrase, ...]:
    """Those that count most, in words."""
    ordered = sorted(parts, key=lambda part: -abs(part.amount * part.weight))[:REASONS]
    least = TELLING * abs(ordered[0].amount * ordered[0].weight) if ordered else 0.0
    return tuple([_told(part) for part in ordered if _rounded(part.amount) and abs(part.amount * part.weight) >= least])


def _rounded(amount: float) -> float:
    """As one would say it."""
    return round(abs(amount)) if abs(amount) >= 10 else round(abs(amount), 1)


def _told(part: EvaluationTerm) -> Phrase:
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
