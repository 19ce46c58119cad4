"""What an analysis says: how it stood, what was decided, what turned the game, and what it was made of."""

from typing import Literal

import msgspec

from cookoff.engine import Phrase, Seat

from .win_probability import Chances

Eyes = Seat | None
"""Whose analysis it is. A seat's is made from what it knew, and judges its own decisions; that of a spectator, once
the game is over, judges everybody's, each by what the one who decided knew."""
Cause = Literal["luck", "choice"]


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
    hand: float | None = None
    """What its hand was worth: of `luck` and `own` together, what its throws changed, beside those of a quick brain;
    `None` if it threw nothing."""


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
    thrown: bool = False
    """Whether it was a throw."""
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
