"""A decision, judged by what the seat knew: what it gave away, and why."""

from collections.abc import Iterator
from math import sqrt
from statistics import fmean, stdev
from typing import Any, NamedTuple

import msgspec

from cookoff.engine import Move, Phrase, Seat, narrate_move

from .evaluator import Estimate, Judge, Stride, Try
from .reasons import changes, less, told
from .results import Judged, Verdict
from .win_probability import Chances

NOISE = 2.0
"""Standard errors by which another move must be better, so that something was given away."""
SMALL = 0.005
"""Less than this is not worth a word."""


class _Best(NamedTuple):
    """The best of what the strong brain would do instead of the move that was made."""

    move: Move
    tries: list[Try]
    gain: float
    error: float

    @property
    def surely(self) -> bool:
        """Whether it is better, and not by luck."""
        return self.gain >= max(SMALL, NOISE * self.error)


class Decision:
    """One decision, being judged by what the seat knew."""

    def __init__(self, judge: Judge, view: Any, players: int, seat: Seat, made: Move) -> None:
        self._judge, self._view, self._players, self._seat, self._made = judge, view, players, seat, made

    def judged(self, bare: Judged) -> Judged:
        """What is found about it."""
        made, best = self._weighed()
        promised = None
        if bare.drawn:
            promised = difference(mean(self._judge, made), self._judge.chance(self._view, self._players))
        return msgspec.structs.replace(bare, promised=promised, verdict=self._verdict(bare.n, made, best))

    def better(self) -> Iterator[Stride] | None:
        """A move that is surely better, and how the strong brain would go on after it; `None` if there is none."""
        _, best = self._weighed()
        return self._judge.walk(self._view, self._seat, best.move) if best.surely else None

    def _weighed(self) -> tuple[list[Try], "_Best"]:
        """What the move that was made comes to, and the best of what the strong brain would do instead."""
        depth = self._judge.depth
        others = [move for move in self._judge.picks(self._view, self._seat) if move != self._made]
        made = self._after(self._made, depth.first)
        if not others:
            return made, _Best(self._made, made, 0.0, 0.0)
        tries = {move: self._after(move, depth.first) for move in others}
        best = max(others, key=lambda move: self._gain(tries[move], made)[0])
        gain, error = self._gain(tries[best], made)
        if gain > max(SMALL, error):
            made, tries[best] = self._after(self._made, depth.further), self._after(best, depth.further)
            gain, error = self._gain(tries[best], made)
        return made, _Best(best, tries[best], gain, error)

    def _verdict(self, n: int, made: list[Try], best: "_Best") -> Verdict:
        brings = changes(self._judge, made, self._seat)
        if not best.surely:
            return Verdict(n, self._seat, self._told(self._made), 0.0, best.error, reasons=told(brings))
        line = self._judge.line(self._view, self._seat, best.move)
        missed = told(less(changes(self._judge, best.tries, self._seat), brings))
        return Verdict(n, self._seat, self._told(self._made), best.gain, best.error, line[0], tuple(line[1:]), missed)

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
        return narrate_move(judge.room.guide, judge.game, self._view, move)


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
