"""Practice positions: decisions out of bots' games with one clearly best move, every other way judged beforehand.

A position is kept as the view of whoever decides: all that is told of it was known to them. `tools/puzzles.py` finds
them and writes `puzzles.json` of each room.
"""

from math import sqrt
from statistics import fmean, stdev
from typing import Any

import msgspec

from cookoff.engine import Move, Phrase, Room, Seat, encode
from cookoff.engine.codec import digest

from .judge import Judge, Try
from .reasons import changes, told

FILE = "puzzles.json"
MARGIN = 0.02
"""So much more chance to win than any other move gives, or the best is not clear."""
CERTAIN = 4.0
"""And so many standard errors more."""
MOVES = range(3, 41)
"""How many ways to decide there may be."""


class Answer(msgspec.Struct, frozen=True):
    """One way to decide, judged."""

    move: msgspec.Raw
    gives_away: float
    """Chance to win that the best move keeps and this one does not."""
    reasons: tuple[Phrase, ...]
    """What it brings by the end of the turn or round, on the mean."""


class Puzzle(msgspec.Struct, frozen=True):
    """A decision of one seat, and what every way to decide is worth."""

    id: str
    """Stands for the position."""
    grade: int
    """1: most brains find it; 3: few do."""
    players: int
    seat: Seat
    view: msgspec.Raw
    answers: tuple[Answer, ...]
    """The best first."""
    line: tuple[Phrase, ...]
    """How a strong brain goes on after it."""


class Book(msgspec.Struct, frozen=True):
    """The puzzles of one game, from easy to hard."""

    rules_version: int
    components: str
    """What they were found with. Rules may change since, as long as every position still has the same moves."""
    puzzles: tuple[Puzzle, ...]


def book_of(room: Room) -> Book | None:
    """What stands in the room."""
    file = room.home / FILE
    return msgspec.json.decode(file.read_bytes(), type=Book) if file.is_file() else None


def judged(judge: Judge, view: Any, players: int, seat: Seat, moves: tuple[Move, ...]) -> Puzzle | None:
    """The decision as a puzzle, its grade still open; `None` if it has no best move that is clearly the best."""
    depth = judge.depth
    first = {move: judge.after(view, players, seat, move, depth.first) for move in moves}
    if not all(first.values()):
        return None
    ranked = sorted(moves, key=lambda move: -_mean(first[move], seat))
    best = ranked[0]
    if _mean(first[best], seat) - _mean(first[ranked[1]], seat) < MARGIN:
        return None
    if judge.picks(view, seat) != [best]:
        return None
    further = {move: judge.after(view, players, seat, move, depth.further) for move in ranked[:3]}
    if not all(_clearly(further[best], further[move], seat) for move in ranked[1:3]):
        return None
    tries = {**first, **further}
    top = _mean(tries[best], seat)
    answers = [
        Answer(
            msgspec.Raw(encode(move)),
            0.0 if move == best else round(max(MARGIN, top - _mean(tries[move], seat)), 3),
            told(changes(judge, tries[move], seat)),
        )
        for move in ranked
    ]
    line = tuple(judge.line(view, seat, best)[1:])
    data = encode(view)
    return Puzzle(digest(data)[:8], 0, players, seat, msgspec.Raw(data), tuple(answers), line)


def _mean(tries: list[Try], seat: Seat) -> float:
    return fmean([each.chances[seat] for each in tries])


def _clearly(best: list[Try], other: list[Try], seat: Seat) -> bool:
    gains = [one.chances[seat] - two.chances[seat] for one, two in zip(best, other, strict=True)]
    gain = fmean(gains)
    return gain >= max(MARGIN, CERTAIN * stdev(gains) / sqrt(len(gains)))
