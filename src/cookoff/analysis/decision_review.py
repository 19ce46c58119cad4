"""Review of one decision by what the seat knew: how much win chance it lost, and why."""

from collections.abc import Iterator
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
"""Smaller losses are not reported."""
TELLING = 0.02
"""Smaller gains of a good move are not worth a word."""


class _Best(NamedTuple):
    """The best of the strong bot's candidates other than the move that was made."""

    move: Move
    tries: list[Rollout]
    gain: float
    error: float

    @property
    def surely(self) -> bool:
        """Whether it is significantly better."""
        return self.gain >= max(SMALL, NOISE * self.error)


class DecisionReviewer:
    """Reviews one decision by what the seat knew."""

    def __init__(self, evaluator: Evaluator, view: Any, players: int, seat: Seat, made: Move) -> None:
        self._evaluator, self._view, self._players, self._seat, self._made = evaluator, view, players, seat, made

    def review(self, bare: EntryReview) -> EntryReview:
        """The review of its log entry."""
        made, best = self._weighed()
        promised = None
        if bare.drawn:
            promised = difference(mean(self._evaluator, made), self._evaluator.chance(self._view, self._players))
        return msgspec.structs.replace(bare, promised=promised, review=self._reviewed(bare.n, made, best))

    def better(self) -> Iterator[LineMove] | None:
        """A move that is significantly better and the strong bot's moves after it; `None` if there is none."""
        _, best = self._weighed()
        return self._evaluator.walk(self._view, self._seat, best.move) if best.surely else None

    def _weighed(self) -> tuple[list[Rollout], "_Best"]:
        """Rollouts of the move that was made, and the best alternative."""
        depth = self._evaluator.depth
        others = [move for move in self._evaluator.picks(self._view, self._seat) if move != self._made]
        made = self._after(self._made, depth.first)
        if not others:
            # All agree with the move. What it gains shows beside a move that somebody weaker might make.
            alternative = self._evaluator.alternative(self._view, self._seat, self._made)
            others = [alternative] if alternative is not None else []
        if not others:
            return made, _Best(self._made, made, 0.0, 0.0)
        tries = {move: self._after(move, depth.first) for move in others}
        best = max(others, key=lambda move: self._gain(tries[move], made)[0])
        gain, error = self._gain(tries[best], made)
        if gain > max(SMALL, error):
            made, tries[best] = self._after(self._made, depth.further), self._after(best, depth.further)
            gain, error = self._gain(tries[best], made)
        return made, _Best(best, tries[best], gain, error)

    def _reviewed(self, n: int, made: list[Rollout], best: "_Best") -> DecisionReview:
        move = self._phrase(self._made)
        mine, theirs = (changes(self._evaluator, tries, self._seat) for tries in (made, best.tries))
        if best.surely:
            line = self._evaluator.line(self._view, self._seat, best.move)
            missed = top_reasons(subtract(theirs, mine))
            return DecisionReview(n, self._seat, move, best.gain, best.error, line[0], tuple(line[1:]), missed)
        if -best.gain < max(TELLING, NOISE * best.error):
            return DecisionReview(n, self._seat, move, 0.0, best.error)
        reasons, instead = top_reasons(subtract(mine, theirs)), self._phrase(best.move)
        return DecisionReview(n, self._seat, move, 0.0, best.error, reasons=reasons, instead=instead, gained=-best.gain)

    def _after(self, move: Move, tries: int) -> list[Rollout]:
        return self._evaluator.after(self._view, self._players, self._seat, move, tries)

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
