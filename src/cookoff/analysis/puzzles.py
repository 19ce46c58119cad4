"""Practice positions: decisions out of bots' games with one clearly best move, every other way judged beforehand.

A position is kept as the view of whoever decides: all that is told of it was known to them. `tools/puzzles.py` finds
them and writes `puzzles.json` of each room.
"""

from collections.abc import Hashable, Iterable, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Any

import msgspec

from cookoff.engine import AnyGame, Move, Phrase, Room, Seat, encode
from cookoff.engine.core.codec import digest

from .evaluator import Judge, Try
from .reasons import changes, told
from .win_probability import hooks_of

FILE = "puzzles.json"
MARGIN = 0.02
"""So much more chance to win than any other move gives, or the best is not clear."""
LIKELY, CERTAIN = 1.5, 4.0
"""And so many standard errors more: to be tried further, and in the end."""
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
    """The best first; of moves that decide the same, all are there."""
    line: tuple[Phrase, ...]
    """How a strong brain goes on after it."""
    now: int = 0
    """The time, where a clock runs; it stands still."""


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


def judged(judge: Judge, view: Any, players: int, seat: Seat, moves: Sequence[Move], now: int = 0) -> Puzzle | None:
    """The decision as a puzzle, its grade still open; `None` if it has no best move that is clearly the best."""
    depth = judge.depth
    ways = asked(judge.room, judge.game, view, seat, moves)
    if len(ways) not in MOVES:
        return None
    first = {move: judge.after(view, players, seat, move, depth.first, now) for move in ways}
    if not all(first.values()):
        return None
    ranked = sorted(ways, key=lambda move: -_mean(first[move], seat))
    best = ranked[0]
    if not _clearly(first[best], first[ranked[1]], seat, LIKELY):
        return None
    # Without turns the strong brain may rather do something with another hand.
    if not judge.coarse and judge.picks(view, seat) != [best]:
        return None
    further = {move: judge.after(view, players, seat, move, depth.further, now) for move in ranked[:3]}
    if not all(_clearly(further[best], further[move], seat, CERTAIN) for move in ranked[1:3]):
        return None
    tries = {**first, **further}
    top = _mean(tries[best], seat)
    answers = []
    for way in ranked:
        gives_away = 0.0 if way == best else round(max(MARGIN, top - _mean(tries[way], seat)), 3)
        reasons = told(changes(judge, tries[way], seat))
        answers += [Answer(msgspec.Raw(encode(move)), gives_away, reasons) for move in ways[way]]
    line = () if judge.coarse else tuple(judge.line(view, seat, best)[1:])
    data = encode(view)
    return Puzzle(digest(data)[:8], 0, players, seat, msgspec.Raw(data), tuple(answers), line, now)


def asked(room: Room, game: AnyGame, view: Any, seat: Seat, moves: Iterable[Move]) -> dict[Move, list[Move]]:
    """The ways to decide that are asked for: one move of each, and all that decide the same."""
    key_of = hooks_of(room).decision_key
    if key_of is None:
        return {move: [move] for move in moves}
    found: dict[Hashable, list[Move]] = {}
    for move in moves:
        if (decides := key_of(game, view, seat, move)) is not None:
            found.setdefault(decides, []).append(move)
    return {same[0]: same for same in found.values()}


def _mean(tries: list[Try], seat: Seat) -> float:
    return fmean([each.chances[seat] for each in tries])


def _clearly(best: list[Try], other: list[Try], seat: Seat, errors: float) -> bool:
    """Whether it is better by the margin, and by so many standard errors."""
    gains = [one.chances[seat] - two.chances[seat] for one, two in zip(best, other, strict=True)]
    gain = fmean(gains)
    return gain >= max(MARGIN, errors * stdev(gains) / sqrt(len(gains)))
