"""What decided a game: chances to win over time, what each decision gave away, and how much of it was luck.

The way from the first position to the result is cut into steps, and each belongs to luck or to somebody's choice.
Together they are the result, whatever the estimates in between are worth. A step without a draw or a throw is choice;
of a step with one, what the move promised beforehand is choice, and what came of it is luck.
"""

from collections.abc import Iterator, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Literal

import msgspec

from cookoff.engine import TABLE, BadInput, Log, Move, Phrase, Seat, Step, fold, opening, tell_move

from .judge import Estimate, Judge, Try
from .reasons import changes, less, told
from .scale import Chances, result

Eyes = Seat | None
"""Whose analysis it is. A seat's is made from what it knew, and judges its own decisions; that of a spectator, once
the game is over, judges everybody's, each by what the one who decided knew."""
Cause = Literal["luck", "choice"]
NOISE = 2.0
"""Standard errors by which another move must be better, so that something was given away."""
SMALL = 0.005
"""Less than this is not worth a word."""
TURNINGS = 3


class Point(msgspec.Struct, frozen=True):
    """How it stood after so many entries."""

    n: int
    chances: Chances
    errors: tuple[float, ...]


class Verdict(msgspec.Struct, frozen=True):
    """One decision among several ways, judged by what the seat knew."""

    n: int
    seat: Seat
    move: Phrase
    gave_away: float
    """Chance to win that the better move would have kept; 0 if none was found that is surely better."""
    error: float
    """The standard error of that difference."""
    better: Phrase | None = None
    line: tuple[Phrase, ...] = ()
    """How the strong brain would have gone on after the better move, as long as it decides alone."""
    reasons: tuple[Phrase, ...] = ()
    """What the move brings by the end of the stretch, on the mean; of a better one, what it would have brought more."""


class Turning(msgspec.Struct, frozen=True):
    """A step that changed much."""

    n: int
    seat: Seat
    """Who moved; -1 if nobody did."""
    cause: Cause
    changes: tuple[float, ...]
    """By how much each seat's chance went up or down."""


class Account(msgspec.Struct, frozen=True):
    """What made one seat's result: `start + luck + own + others == result`."""

    start: float
    luck: float
    own: float
    """By its own choices."""
    others: float
    """By the choices of the others."""
    result: float


class Judged(msgspec.Struct, frozen=True):
    """What was found about one entry."""

    n: int
    seat: Seat
    drawn: bool
    """Whether luck had a part in it."""
    point: Point | None
    """How it stood after it; `None` where the same seat goes on without a draw."""
    promised: Chances | None = None
    """What the move promised before luck was asked, less how it stood for the same eyes."""
    verdict: Verdict | None = None


class Analysis(msgspec.Struct, frozen=True):
    """A game, analysed."""

    game: str
    seats: tuple[str, ...]
    eyes: Eyes
    depth: str
    coarse: bool
    """Of a game in real time: positions as they stand, nothing is played on, and single decisions are not judged."""
    points: tuple[Point, ...]
    verdicts: tuple[Verdict, ...]
    """Every decision that was judged, in the order of the game."""
    turnings: tuple[Turning, ...]
    """The three that changed most, in the order of the game."""
    accounts: tuple[Account, ...]
    """For each seat."""

    def mistakes(self, seat: Seat | None = None) -> list[Verdict]:
        """The decisions that gave something away, the dearest first."""
        found = [each for each in self.verdicts if each.gave_away > 0 and seat in (None, each.seat)]
        return sorted(found, key=lambda verdict: -verdict.gave_away)


class Analyst:
    """Analyses the log of a finished game, an entry at a time: in parts, so that it can be watched and stopped."""

    def __init__(self, judge: Judge, log: Log, eyes: Eyes) -> None:
        """Raises `BadInput` if the game is not over, or has no such seat."""
        self._judge, self._log, self._eyes = judge, log, eyes
        self._game = judge.game
        self._players = log.header.players
        if eyes is not None and not 0 <= eyes < self._players:
            raise BadInput(f"there is no seat {eyes}; seats are 0 to {self._players - 1}")
        state = opening(self._game, log)
        for _ in fold(self._game, log, state):
            pass
        outcome = self._game.outcome(state)
        if outcome is None:
            raise BadInput("the game is not over; only finished games are analysed")
        self._result = result(outcome.winners, self._players)

    @property
    def count(self) -> int:
        """How many parts there are: the opening, and every entry."""
        return len(self._log.entries) + 1

    def part(self, begin: int, end: int) -> Iterator[Judged]:
        """What is found about the entries from `begin` to before `end`; entry 0 is the opening."""
        game, entries = self._game, self._log.entries
        state = opening(game, self._log)
        if begin == 0:
            yield Judged(0, TABLE, True, self._point(0, state, settled=True))
        before = state.clone()
        for step in fold(game, self._log, state):
            n = step.entry.n
            if n >= end:
                return
            if n >= begin:
                follower = entries[n] if n < len(entries) else None
                goes_on = follower is not None and follower.seat == step.entry.seat
                marked = self._drawn(step) or not goes_on or (follower is not None and self._draws(follower.chance))
                settled = self._judge.stretch(before) != self._judge.stretch(state)
                point = self._point(n, state, settled) if marked else None
                yield self._judged(step, before, point)
            before = state.clone()

    def put_together(self, parts: Sequence[Judged], depth: str) -> Analysis:
        """The analysis, from all parts in order."""
        luck, turnings = [0.0] * self._players, []
        by: dict[Seat, list[float]] = {seat: [0.0] * self._players for seat in range(self._players)}
        first = parts[0].point
        assert first is not None
        last = first.chances
        for each in parts[1:]:
            if each.point is None:
                continue
            change = [now - then for now, then in zip(each.point.chances, last, strict=True)]
            chosen = change
            if each.drawn or each.seat not in by:
                chosen = list(each.promised or [0.0] * self._players)
            fallen = [whole - part for whole, part in zip(change, chosen, strict=True)]
            for seat in range(self._players):
                luck[seat] += fallen[seat]
                if each.seat in by:
                    by[each.seat][seat] += chosen[seat]
            cause: Cause = "luck" if max(map(abs, fallen)) > max(map(abs, chosen)) else "choice"
            turnings.append(Turning(each.n, each.seat, cause, tuple(change)))
            last = each.point.chances
        most = sorted(turnings, key=lambda each: -max(map(abs, each.changes)))[:TURNINGS]
        header = self._log.header
        return Analysis(
            game=header.game,
            seats=header.seats,
            eyes=self._eyes,
            depth=depth,
            coarse=self._judge.coarse,
            points=tuple([each.point for each in parts if each.point is not None]),
            verdicts=tuple([each.verdict for each in parts if each.verdict is not None]),
            turnings=tuple(sorted(most, key=lambda each: each.n)),
            accounts=tuple(
                [
                    Account(
                        start=first.chances[seat],
                        luck=luck[seat],
                        own=by[seat][seat],
                        others=sum([by[other][seat] for other in by if other != seat]),
                        result=self._result[seat],
                    )
                    for seat in range(self._players)
                ]
            ),
        )

    # --- one entry

    def _draws(self, chance: list[Any]) -> bool:
        # In real time the first outcome is what time it was: no luck.
        return len(chance) > (1 if self._judge.coarse else 0)

    def _drawn(self, step: Step) -> bool:
        return self._draws(step.entry.chance)

    def _point(self, n: int, state: Any, settled: bool) -> Point:
        if n == len(self._log.entries):
            return Point(n, self._result, (0.0,) * self._players)
        found = self._judge.chance(self._game.view(state, self._eyes), self._players, settled=settled)
        return Point(n, found.chances, found.errors)

    def _judged(self, step: Step, before: Any, point: Point | None) -> Judged:
        n, seat, drawn = step.entry.n, step.entry.seat, self._drawn(step)
        bare = Judged(n, seat, drawn, point)
        if self._judge.coarse or seat == TABLE:
            return bare
        if self._eyes is not None and seat != self._eyes:
            return msgspec.structs.replace(bare, promised=self._seen_promise(step, before) if drawn else None)
        moves = self._game.moves(before, seat)
        if len(moves.discrete) == 1 and moves.box is None:
            return bare
        view = self._game.view(before, seat)
        return _Decision(self._judge, view, self._players, seat, step.move).judged(bare)

    def _seen_promise(self, step: Step, before: Any) -> Chances | None:
        """What a rival's move with a draw promised, for eyes that saw which move it was; `None` if they did not."""
        if step.move.to_others() is not step.move:
            return None
        judge, view = self._judge, self._game.view(before, self._eyes)
        tries = judge.after(view, self._players, step.entry.seat, step.move, judge.depth.tries)
        if 2 * len(tries) < judge.depth.tries:
            return None
        return _less(_mean(judge, tries), judge.chance(view, self._players))


def verdict_on(judge: Judge, view: Any, players: int, seat: Seat, move: Move, n: int) -> Verdict:
    """A decision of the seat that had this view, judged by that view alone."""
    verdict = _Decision(judge, view, players, seat, move).judged(Judged(n, seat, False, None)).verdict
    assert verdict is not None
    return verdict


class _Decision:
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
            promised = _less(_mean(judge, made), judge.chance(self._view, self._players))
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


def _mean(judge: Judge, tries: list[Try]) -> Estimate:
    return judge.estimate([each.chances for each in tries])


def _less(one: Estimate, other: Estimate) -> Chances:
    return tuple([mine - theirs for mine, theirs in zip(one.chances, other.chances, strict=True)])
