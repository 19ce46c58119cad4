"""The structs of an analysis: win chances, reviewed decisions, turning points and the sources of each result."""

from typing import Literal

import msgspec

from cookoff.engine import Phrase, Seat

from .win_probability import Chances

Perspective = Seat | None
"""The viewer. A seat's analysis uses what the seat knew and reviews its own decisions; a spectator's reviews all
decisions, each by what its seat knew."""
Cause = Literal["luck", "choice"]


class Point(msgspec.Struct, frozen=True):
    """The win chances after entry `n`."""

    n: int
    chances: Chances
    errors: tuple[float, ...]


class DecisionReview(msgspec.Struct, frozen=True):
    """The review of one decision by what the seat knew."""

    n: int
    seat: Seat
    move: Phrase
    gave_away: float
    """The win chance lost against a better move; 0 if none is significantly better."""
    error: float
    """The standard error of that difference."""
    better: Phrase | None = None
    line: tuple[Phrase, ...] = ()
    """The strong bot's moves after the better one, as long as the seat decides alone."""
    reasons: tuple[Phrase, ...] = ()
    """What the better of the two moves compared gains more than the other by the end of the segment, on average."""
    instead: Phrase | None = None
    """The alternative that a good move is compared with; `None` if the choice made no difference worth a word."""
    gained: float = 0.0
    """The win chance that a good move won against that alternative."""


class TurningPoint(msgspec.Struct, frozen=True):
    """An entry that changed the chances much."""

    n: int
    seat: Seat
    """The seat that moved; -1 for none."""
    cause: Cause
    changes: tuple[float, ...]
    """The change of each seat's chance."""


class ResultBreakdown(msgspec.Struct, frozen=True):
    """The sources of one seat's result: `start + luck + own + others == result`."""

    start: float
    luck: float
    own: float
    """From its own choices."""
    others: float
    """From the choices of the others."""
    result: float
    hand: float | None = None
    """The part of `luck` and `own` that its throws made, compared with a quick bot's; `None` without throws."""


class EntryReview(msgspec.Struct, frozen=True):
    """The review of one log entry."""

    n: int
    seat: Seat
    drawn: bool
    """Whether luck was involved."""
    point: Point | None
    """The chances after it; `None` if the same seat goes on without a draw."""
    promised: Chances | None = None
    """How the move changed the chances before luck was involved, for the same viewer."""
    thrown: bool = False
    """Whether it was a throw."""
    review: DecisionReview | None = None


class Analysis(msgspec.Struct, frozen=True):
    """The analysis of a game."""

    game: str
    seats: tuple[str, ...]
    perspective: Perspective
    depth: str
    coarse: bool
    """Whether the game is in real time: then there are no rollouts, and decisions are not reviewed."""
    points: tuple[Point, ...]
    reviews: tuple[DecisionReview, ...]
    """Every reviewed decision, in the order of the game."""
    turning_points: tuple[TurningPoint, ...]
    """The three with the largest changes, in the order of the game."""
    breakdowns: tuple[ResultBreakdown, ...]
    """For each seat."""

    def missed(self, seat: Seat) -> float:
        """The win chance that a seat lost by its mistakes: the sum of what its `mistakes` gave away."""
        return sum([each.gave_away for each in self.mistakes(seat)])

    def decided(self, turning: TurningPoint) -> DecisionReview | None:
        """The costliest decision of a turning point's seat since the last point; `None` if none was reviewed."""
        before = max([point.n for point in self.points if point.n < turning.n], default=0)
        found = [each for each in self.reviews if before < each.n <= turning.n and each.seat == turning.seat]
        return max(found, key=lambda review: (review.gave_away, review.n), default=None)

    def mistakes(self, seat: Seat | None = None) -> list[DecisionReview]:
        """The decisions that lost win chance, the largest loss first."""
        found = [each for each in self.reviews if each.gave_away > 0 and seat in (None, each.seat)]
        return sorted(found, key=lambda review: -review.gave_away)
