"""A decision, judged by what the seat knew: what it gave away, and why."""

from math import sqrt
from statistics import fmean, stdev
from typing import Any

import msgspec

from cookoff.engine import Move, Phrase, Seat, tell_move

from .findings import Judged, Verdict
from .judge import Estimate, Judge, Try
from .reasons import changes, less, told
from .scale import Chances

NOISE = 2.0
"""Standard errors by which another move must be better, so that something was given away."""
SMALL = 0.005
"""Less than this is not worth a word."""


class Decision:
    """One decision, being judged by what the seat knew."""

    def __init__(self, judge: Judge, view: Any, players: int, seat: Seat, made: Move) -> None:
        self._judge, self._view, self._players, self._seat, self._made = judge, view, players, seat, made

    def judged(self, bare: Judged) -> Judged:
        """What is found about it."""
        judge, depth = self._judge, self._judge.depth
        others = [move for move in judge.picks(self._view, self._seat) if move != self._made]
        made, better = self._after(self._made, depth.first), None
        if others:
            tries = {move: self._after(move, depth.first) for move in others}
            best = max(others, key=lambda move: self._gain(tries[move], made)[0])
            gain, error = self._gain(tries[best], made)
            if gain > max(SMALL, error):
                made, tries[best] = self._after(self._made, depth.further), self._after(best, depth.further)
                gain, error = self._gain(tries[best], made)
            better = (best, tries[best], gain, error)
        promised = None
        if bare.drawn:
            promised = difference(mean(judge, made), judge.chance(self._view, self._players))
        return msgspec.structs.replace(bare, promised=promised, verdict=self._verdict(bare.n, made, better))

    def _verdict(self, n: int, made: list[Try], better: tuple[Move, list[Try], float, float] | None) -> Verdict:
        brings = changes(self._judge, made, self._seat)
        move, tries, gain, error = better or (self._made, made, 0.0, 0.0)
        if gain < SMALL or gain < NOISE * error:
            return Verdict(n, self._seat, self._told(self._made), 0.0, error, reasons=told(brings))
        line = self._judge.line(self._view, self._seat, move)
        missed = told(less(changes(self._judge, tries, self._seat), brings))
        return Verdict(n, self._seat, self._told(self._made), gain, error, line[0], tuple(line[1:]), missed)

    def _after(self, move: Move, tries: int) -> list[Try]:
        return self._judge.after(self._view, self._players, self._seat, move, tries)

    def _gain(self, one: list[Try], other: list[Try]) -> tuple[float, float]:
        """By how much one is better for the seat, and the standard error of that: the tries have the same luck."""
        gains = [
            ours.chances[self._seat] - theirs.chances[self._seat] for ours, theirs in zip(one, other, strict=False)
        ]
        if len(gains) < 2:
            return 0.0, 0.0
        return fmean(gains), stdev(gains) / sqrt(len(gains))

    def _told(self, move: Move) -> Phrase:
        judge = self._judge
        return tell_move(judge.room.guide, judge.game, self._view, move)


def verdict_on(judge: Judge, view: Any, players: int, seat: Seat, move: Move, n: int) -> Verdict:
    """A decision of the seat that had this view, judged by that view alone."""
    verdict = Decision(judge, view, players, seat, move).judged(Judged(n, seat, False, None)).verdict
    assert verdict is not None
    return verdict


def mean(judge: Judge, tries: list[Try]) -> Estimate:
    """What tries came to, all together."""
    return judge.estimate([each.chances for each in tries])


def difference(one: Estimate, other: Estimate) -> Chances:
    """By how much one is better than the other, for each seat."""
    return tuple([mine - theirs for mine, theirs in zip(one.chances, other.chances, strict=True)])
