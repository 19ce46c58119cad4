"""Puzzles: decisions from bots' games with one clearly best move, every other move evaluated beforehand.

A puzzle keeps the view of the seat to act. `tools/puzzles.py` finds puzzles and writes each room's `puzzles.json`.
"""

from collections.abc import Hashable, Iterable, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Any

import msgspec

from cookoff.engine import AnyGame, Move, Phrase, Room, Seat, encode
from cookoff.engine.core.codec import digest

from .evaluator import Evaluator, Rollout
from .reasons import changes, top_reasons
from .win_probability import hooks_of

FILE = "puzzles.json"
MARGIN = 0.05
"""The win chance by which the best move must beat every other."""
LIKELY, CERTAIN = 1.5, 4.0
"""Standard errors by which it must do so: after the first rollouts, and after all."""
MOVES = range(3, 41)
"""How many different answers a puzzle may have."""


class Answer(msgspec.Struct, frozen=True):
    """One answer and its evaluation."""

    move: msgspec.Raw
    gives_away: float
    """The win chance that it loses against the best move."""
    reasons: tuple[Phrase, ...]
    """What it gains by the end of the turn or round, on average."""


class Puzzle(msgspec.Struct, frozen=True):
    """A decision of one seat, and the evaluation of every answer."""

    id: str
    """A hash of the view."""
    grade: int
    """1: most bot levels find it; 3: few do."""
    players: int
    seat: Seat
    view: msgspec.Raw
    answers: tuple[Answer, ...]
    """The best first; moves with the same decision key are all listed."""
    line: tuple[Phrase, ...]
    """The strong bot's moves after the best one."""
    now: int = 0
    """The time in a real-time game; it stands still."""


class Book(msgspec.Struct, frozen=True):
    """The puzzles of one game, easy ones first."""

    rules_version: int
    components: str
    """The hash of the components. The rules may have changed since, as long as each position has the same moves."""
    puzzles: tuple[Puzzle, ...]


def book_of(room: Room) -> Book | None:
    """The room's puzzles, if it has any."""
    file = room.home / FILE
    return msgspec.json.decode(file.read_bytes(), type=Book) if file.is_file() else None


def make_puzzle(
    evaluator: Evaluator, view: Any, players: int, seat: Seat, moves: Sequence[Move], now: int = 0
) -> Puzzle | None:
    """The decision as a puzzle without a grade; `None` if no move is clearly the best."""
    depth = evaluator.depth
    ways = distinct_answers(evaluator.room, evaluator.game, view, seat, moves)
    if len(ways) not in MOVES:
        return None
    first = {move: evaluator.after(view, players, seat, move, depth.first, now) for move in ways}
    if not all(first.values()):
        return None
    ranked = sorted(ways, key=lambda move: -_mean(first[move], seat))
    best = ranked[0]
    if not _clearly(first[best], first[ranked[1]], seat, LIKELY):
        return None
    # Without turns the strong bot may prefer to use the other hand.
    if not evaluator.coarse and evaluator.picks(view, seat) != [best]:
        return None
    further = {move: evaluator.after(view, players, seat, move, depth.further, now) for move in ranked[:3]}
    if not all(_clearly(further[best], further[move], seat, CERTAIN) for move in ranked[1:3]):
        return None
    tries = {**first, **further}
    top = _mean(tries[best], seat)
    answers = []
    for way in ranked:
        gives_away = 0.0 if way == best else round(max(MARGIN, top - _mean(tries[way], seat)), 3)
        reasons = top_reasons(changes(evaluator, tries[way], seat))
        answers += [Answer(msgspec.Raw(encode(move)), gives_away, reasons) for move in ways[way]]
    line = () if evaluator.coarse else tuple(evaluator.line(view, seat, best)[1:])
    data = encode(view)
    return Puzzle(digest(data)[:8], 0, players, seat, msgspec.Raw(data), tuple(answers), line, now)


def distinct_answers(room: Room, game: AnyGame, view: Any, seat: Seat, moves: Iterable[Move]) -> dict[Move, list[Move]]:
    """The different answers: one move for each decision key, with all moves of that key."""
    key_of = hooks_of(room).decision_key
    if key_of is None:
        return {move: [move] for move in moves}
    found: dict[Hashable, list[Move]] = {}
    for move in moves:
        if (decides := key_of(game, view, seat, move)) is not None:
            found.setdefault(decides, []).append(move)
    return {same[0]: same for same in found.values()}


def _mean(tries: list[Rollout], seat: Seat) -> float:
    return fmean([each.chances[seat] for each in tries])


def _clearly(best: list[Rollout], other: list[Rollout], seat: Seat, errors: float) -> bool:
    """Whether it is better by the margin and by so many standard errors."""
    gains = [one.chances[seat] - two.chances[seat] for one, two in zip(best, other, strict=True)]
    gain = fmean(gains)
    return gain >= max(MARGIN, errors * stdev(gains) / sqrt(len(gains)))
