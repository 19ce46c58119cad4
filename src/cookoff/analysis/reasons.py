"""Why a move is good: how it changes the evaluation terms by the end of the segment, on average."""

from collections.abc import Iterable, Sequence
from statistics import fmean

from cookoff.engine import EvaluationTerm, Phrase, Seat

from .evaluator import Evaluator, Rollout
from .win_probability import hooks_of

REASONS = 2
"""How many are given."""
TELLING = 0.15
"""A reason that counts for less than this share of the first is left out."""


def changes(evaluator: Evaluator, tries: Sequence[Rollout], seat: Seat) -> list[EvaluationTerm]:
    """How much each term changes for the seat; empty if the room has no evaluation terms."""
    terms = hooks_of(evaluator.room).evaluation_terms
    if terms is None or not tries:
        return []
    game = evaluator.game
    rollouts = [zip(terms(game, each.before, seat), terms(game, each.after, seat), strict=True) for each in tries]
    return [
        EvaluationTerm(pairs[0][1].name, fmean([now.amount - then.amount for then, now in pairs]), pairs[0][1].weight)
        for pairs in zip(*rollouts, strict=True)
    ]


def subtract(one: Iterable[EvaluationTerm], other: Iterable[EvaluationTerm]) -> list[EvaluationTerm]:
    """What one move gains more than another."""
    amounts = {term.name: term.amount for term in other}
    return [EvaluationTerm(term.name, term.amount - amounts.get(term.name, 0.0), term.weight) for term in one]


def top_reasons(terms: Iterable[EvaluationTerm]) -> tuple[Phrase, ...]:
    """The terms that count most, as phrases."""
    ordered = sorted(terms, key=_impact, reverse=True)[:REASONS]
    least = TELLING * _impact(ordered[0]) if ordered else 0.0
    return tuple([_reason(term) for term in ordered if _rounded(term.amount) and _impact(term) >= least])


def _impact(term: EvaluationTerm) -> float:
    return abs(term.amount * term.weight)


def _rounded(amount: float) -> float:
    """Rounded for reading."""
    return round(abs(amount)) if abs(amount) >= 10 else round(abs(amount), 1)


def _reason(part: EvaluationTerm) -> Phrase:
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
