"""Review of one decision by what the seat knew: how much win chance it lost, and why."""

from collections.abc import Iterator, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Any, NamedTuple

import msgspec

from cookoff.engine import Move, Phrase, Seat, narrate_move

from .evaluator import Estimate, Evaluator, LineMove, Rollout
from .reasons import changes, subtract, top_reasons
from .results import DecisionReview, EntryReview
from .win_probability import Chances

NOISE = 2.0
"""Standard errors by which another move must be better to count as better."""
SMALL = 0.005
"""Smaller differences are not looked into."""
TELLING = 0.02
"""Smaller differences are not worth a word."""


class Comparison(NamedTuple):
    """A move beside another one, by rollouts that sample the same states."""

    made: list[Rollout]
    """The rollouts of the move that was made."""
    move: Move
    """The other one: the best of the strong bot's candidates."""
    other: list[Rollout]
    gain: float
    """The win chance that the other one gains."""
    error: float

    @property
    def better(self) -> bool:
        """Whether the other one is significantly better, by an amount that is worth a word."""
        return self.gain >= max(TELLING, NOISE * self.error)

    @property
    def worse(self) -> bool:
        """Whether the other one is significantly worse, by an amount that is worth a word."""
        return -self.gain >= max(TELLING, NOISE * self.error)


class DecisionReviewer:
    """Reviews one decision by what the seat knew."""

    def __init__(self, evaluator: Evaluator, view: Any, players: int, seat: Seat, made: Move) -> None:
        self._evaluator, self._view, self._players, self._seat, self._made = evaluator, view, players, seat, made

    def review(self, bare: EntryReview) -> EntryReview:
        """The review of its log entry."""
        compared = self.compared()
        promised = None
        if bare.drawn:
            before = self._evaluator.chance(self._view, self._players)
            promised = difference(mean(self._evaluator, compared.made), before)
        return msgspec.structs.replace(bare, promised=promised, review=self._reviewed(bare.n, compared))

    def better(self) -> Iterator[LineMove] | None:
        """A move that is significantly better and the strong bot's moves after it; `None` if there is none."""
        compared = self.compared()
        return self._evaluator.walk(self._view, self._seat, compared.move) if compared.better else None

    def compared(self) -> Comparison:
        """Compare the move with the best alternative.

        The best of several candidates may merely have been lucky in its rollouts, so a difference only counts if other
        rollouts, which look further ahead, confirm it. What the strongest bot would do itself is no mistake.
        """
        depth = self._evaluator.depth
        others = [move for move in self._evaluator.picks(self._view, self._seat) if move != self._made]
        if not others:
            # It is good, and worth a word if somebody weaker would do otherwise.
            weaker = self._evaluator.weaker(self._view, self._seat, self._made)
            others = [weaker] if weaker is not None else []
        made = self._after(self._made, depth.first)
        if not others:
            return Comparison(made, self._made, made, 0.0, 0.0)
        first = self._best(made, others, depth.first)
        if abs(first.gain) <= max(SMALL, first.error):
            return first
        made = self._after(self._made, depth.further)
        further = self._best(made, [first.move], depth.further)
        return self._confirmed(made, further) if further.better else further

    def _confirmed(self, made: list[Rollout], found: Comparison) -> Comparison:
        """A better move that the strongest bot and a look beyond the segment agree with; else no difference."""
        depth, judged = self._evaluator.depth, self._evaluator.judged(self._view, self._seat)
        if self._made in judged:
            return found._replace(gain=0.0)
        best = self._best(made, list(dict.fromkeys([found.move, *judged])), depth.further)
        beyond = self._after(self._made, depth.confirm, beyond=True)
        gain, error = self._gain(self._after(best.move, depth.confirm, beyond=True), beyond)
        # What a move promises and why is for this segment; what it costs is for the next one too.
        confirmed = best._replace(gain=gain, error=error)
        return confirmed if confirmed.better else best._replace(gain=0.0, error=error)

    def _best(self, made: list[Rollout], others: Sequence[Move], tries: int) -> Comparison:
        """The best of some moves beside the one that was made."""
        found = [(move, self._after(move, tries)) for move in others]
        compared = [Comparison(made, move, other, *self._gain(other, made)) for move, other in found]
        return max(compared, key=lambda each: each.gain)

    def _reviewed(self, n: int, compared: Comparison) -> DecisionReview:
        move = self._phrase(self._made)
        mine, theirs = (changes(self._evaluator, tries, self._seat) for tries in (compared.made, compared.other))
        if compared.better:
            line = self._evaluator.line(self._view, self._seat, compared.move)
            missed = top_reasons(subtract(theirs, mine))
            return DecisionReview(n, self._seat, move, compared.gain, compared.error, line[0], tuple(line[1:]), missed)
        if not compared.worse:
            return DecisionReview(n, self._seat, move, 0.0, compared.error)
        reasons, instead = top_reasons(subtract(mine, theirs)), self._phrase(compared.move)
        return DecisionReview(
            n, self._seat, move, 0.0, compared.error, reasons=reasons, instead=instead, gained=-compared.gain
        )

    def _after(self, move: Move, tries: int, *, beyond: bool = False) -> list[Rollout]:
        return self._evaluator.after(self._view, self._players, self._seat, move, tries, beyond=beyond)

    def _gain(self, one: list[Rollout], other: list[Rollout]) -> tuple[float, float]:
        """How much better one is for the seat, and the standard error: both sample the same states."""
        gains = [
            ours.chances[self._seat] - theirs.chances[self._seat] for ours, theirs in zip(one, other, strict=False)
        ]
        if len(gains) < 2:
            return 0.0, 0.0
        return fmean(gains), stdev(gains) / sqrt(len(gains))

    def _phrase(self, move: Move) -> Phrase:
        evaluator = self._evaluator
        return narrate_move(evaluator.room.guide, evaluator.game, self._view, move)


def review_move(evaluator: Evaluator, view: Any, players: int, seat: Seat, move: Move, n: int) -> DecisionReview:
    """Review a decision of the seat that had this view, from that view alone."""
    review = DecisionReviewer(evaluator, view, players, seat, move).review(EntryReview(n, seat, False, None)).review
    assert review is not None
    return review


def mean(evaluator: Evaluator, tries: list[Rollout]) -> Estimate:
    """The estimate of some rollouts."""
    return evaluator.estimate([each.chances for each in tries])


def difference(one: Estimate, other: Estimate) -> Chances:
    """How much better one is than the other, for each seat."""
    return tuple([mine - theirs for mine, theirs in zip(one.chances, other.chances, strict=True)])
