"""Analysis of a finished game: win chances over time, mistakes, and how much was luck.

The change of win chances between two positions is due to luck or to a player's choice; all changes add up to the
result, however rough the estimates in between. A move without a draw or a throw is pure choice. With one, what the
move promised beforehand is choice, and the rest is luck.
"""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from cookoff.engine import TABLE, BadInput, DecodedEntry, Log, Seat, fold, opening

from .decision_review import DecisionReviewer, difference, mean
from .evaluator import Evaluator, LineMove
from .results import Analysis, Cause, EntryReview, Perspective, Point, ResultBreakdown, TurningPoint
from .win_probability import Chances, result

TURNING_POINTS = 3


class Better(NamedTuple):
    """A better line than a decision."""

    before: Any
    """The state in which it was made."""
    line: Iterator[LineMove]
    """Played in a state that the seat considered possible."""


class Analyzer:
    """Analyses the log of a finished game in parts, so that it can report progress and be stopped."""

    def __init__(self, evaluator: Evaluator, log: Log, perspective: Perspective) -> None:
        """Raise `BadInput` if the game is not over, or has no such seat."""
        self._evaluator, self._log, self._perspective = evaluator, log, perspective
        self._game = evaluator.game
        self._players = log.header.players
        if perspective is not None and not 0 <= perspective < self._players:
            raise BadInput(f"there is no seat {perspective}; seats are 0 to {self._players - 1}")
        state = opening(self._game, log)
        for _ in fold(self._game, log, state):
            pass
        outcome = self._game.outcome(state)
        if outcome is None:
            raise BadInput("the game is not over; only finished games are analysed")
        self._result = result(outcome.winners, self._players)

    @property
    def count(self) -> int:
        """How many parts there are: the opening and every entry."""
        return len(self._log.entries) + 1

    def part(self, begin: int, end: int) -> Iterator[EntryReview]:
        """Review the entries from `begin` to before `end`; entry 0 is the opening."""
        game, entries = self._game, self._log.entries
        state = opening(game, self._log)
        if begin == 0:
            yield EntryReview(0, TABLE, True, self._point(0, state, settled=True))
        before = state.clone()
        for step in fold(game, self._log, state):
            n = step.entry.n
            if n >= end:
                return
            if n >= begin:
                follower = entries[n] if n < len(entries) else None
                goes_on = follower is not None and follower.seat == step.entry.seat
                marked = self._drawn(step) or not goes_on or (follower is not None and self._draws(follower.chance))
                settled = self._evaluator.segment(before) != self._evaluator.segment(state)
                point = self._point(n, state, settled) if marked else None
                yield self._review(step, before, point)
            before = state.clone()

    def better(self, n: int) -> Better | None:
        """A significantly better line than an entry; `None` if none is found."""
        state = opening(self._game, self._log)
        before = state.clone()
        for step in fold(self._game, self._log, state):
            if step.entry.n == n:
                decision = self._decision(step, before)
                line = decision.better() if decision is not None else None
                return Better(before, line) if line is not None else None
            before = state.clone()
        return None

    def put_together(self, parts: Sequence[EntryReview], depth: str) -> Analysis:
        """Put all reviews, in order, together into the analysis."""
        luck, turning_points = [0.0] * self._players, []
        hands: dict[Seat, float] = {}
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
            if each.thrown:
                hands[each.seat] = hands.get(each.seat, 0.0) + change[each.seat]
            cause: Cause = "luck" if max(map(abs, fallen)) > max(map(abs, chosen)) else "choice"
            turning_points.append(TurningPoint(each.n, each.seat, cause, tuple(change)))
            last = each.point.chances
        most = sorted(turning_points, key=lambda each: -max(map(abs, each.changes)))[:TURNING_POINTS]
        header = self._log.header
        return Analysis(
            game=header.game,
            seats=header.seats,
            perspective=self._perspective,
            depth=depth,
            coarse=self._evaluator.coarse,
            points=tuple([each.point for each in parts if each.point is not None]),
            reviews=tuple([each.review for each in parts if each.review is not None]),
            turning_points=tuple(sorted(most, key=lambda each: each.n)),
            breakdowns=tuple(
                [
                    ResultBreakdown(
                        start=first.chances[seat],
                        luck=luck[seat],
                        own=by[seat][seat],
                        others=sum([by[other][seat] for other in by if other != seat]),
                        result=self._result[seat],
                        hand=hands.get(seat),
                    )
                    for seat in range(self._players)
                ]
            ),
        )

    # --- one entry

    def _draws(self, chance: list[Any]) -> bool:
        # In real time the first outcome is the time, which is no luck.
        return len(chance) > (1 if self._evaluator.coarse else 0)

    def _drawn(self, step: DecodedEntry) -> bool:
        return self._draws(step.entry.chance)

    def _point(self, n: int, state: Any, settled: bool) -> Point:
        if n == len(self._log.entries):
            return Point(n, self._result, (0.0,) * self._players)
        found = self._evaluator.chance(self._game.view(state, self._perspective), self._players, settled=settled)
        return Point(n, found.chances, found.errors)

    def _review(self, step: DecodedEntry, before: Any, point: Point | None) -> EntryReview:
        n, seat, drawn = step.entry.n, step.entry.seat, self._drawn(step)
        if self._evaluator.coarse or seat == TABLE:
            return EntryReview(n, seat, drawn, point)
        bare = EntryReview(n, seat, drawn, point, thrown=self._thrown(step, before))
        decision = self._decision(step, before)
        if decision is not None:
            return decision.review(bare)
        if self._perspective in (None, seat) or not drawn:
            return bare
        return msgspec.structs.replace(bare, promised=self._seen_promise(step, before))

    def _thrown(self, step: DecodedEntry, before: Any) -> bool:
        moves = self._game.moves(before, step.entry.seat)
        return moves.box is not None and (step.move.one_of_many() or step.move not in moves.discrete)

    def _decision(self, step: DecodedEntry, before: Any) -> DecisionReviewer | None:
        """The reviewer of a decision, if there was a choice and the viewer may review the seat."""
        seat = step.entry.seat
        if self._evaluator.coarse or seat == TABLE or self._perspective not in (None, seat):
            return None
        moves = self._game.moves(before, seat)
        if len(moves.discrete) == 1 and moves.box is None:
            return None
        return DecisionReviewer(self._evaluator, self._game.view(before, seat), self._players, seat, step.move)

    def _seen_promise(self, step: DecodedEntry, before: Any) -> Chances | None:
        """What a rival's move with a draw promised, if the viewer saw which move it was."""
        if step.move.to_others() is not step.move:
            return None
        evaluator, view = self._evaluator, self._game.view(before, self._perspective)
        tries = evaluator.after(view, self._players, step.entry.seat, step.move, evaluator.depth.tries)
        if 2 * len(tries) < evaluator.depth.tries:
            return None
        return difference(mean(evaluator, tries), evaluator.chance(view, self._players))
