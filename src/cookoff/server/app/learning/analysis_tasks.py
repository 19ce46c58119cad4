"""Hints, remarks and analyses, computed in the bots' worker processes.

A hint uses only the seat's view, as a bot's move does. An analysis runs a few entries at a time, so that no bot waits
long for its turn.
"""

from functools import lru_cache

import msgspec

from cookoff.analysis import DEPTHS, Analyzer, Evaluator, hint, review_move
from cookoff.analysis.results import EntryReview
from cookoff.engine import DecodedEntry, Entry, Seat, encode
from cookoff.engine.log import parse
from cookoff.server.app.replays.reader import position_of, replayed_entry
from cookoff.server.protocol.messages import GameEntry
from cookoff.server.protocol.positions import Position
from cookoff.server.runtime.bot_workers import worker_game
from cookoff.server.runtime.games.catalogue import GameReference

DEPTH = "standard"


class HintRequest(msgspec.Struct, frozen=True):
    """The position to give a hint for."""

    game: GameReference
    players: int
    seat: Seat
    view: bytes


class RemarkRequest(msgspec.Struct, frozen=True):
    """The decisions of a finished turn."""

    game: GameReference
    players: int
    seat: Seat
    decisions: tuple[tuple[int, bytes, bytes], ...]
    """For each decision: its entry, the seat's view, and the move."""


class AnalysisRequest(msgspec.Struct, frozen=True):
    """The entries of a game to judge."""

    game: GameReference
    log: bytes
    perspective: Seat | None
    begin: int
    end: int
    parts: tuple[bytes, ...] = ()
    """The results for all entries, to combine into an `Analysis`."""


class LineRequest(msgspec.Struct, frozen=True):
    """The decision of a finished game to improve."""

    game: GameReference
    log: bytes
    perspective: Seat | None
    """The seat whose analysis it is; `None`: all players'."""
    shown_to: Seat | None
    n: int
    """The entry to replace."""


class BetterLine(msgspec.Struct, frozen=True):
    """A better move and one simulated continuation."""

    position: Position
    """The position before the move."""
    steps: tuple[GameEntry, ...]
    """The entries, numbered on from there, each with the position after it."""


def give_hint(request: HintRequest) -> bytes:
    """Return a `Hint` as JSON. Runs in a worker process."""
    view = worker_game(request.game).codec.view(request.view)
    evaluator = _evaluator(request.game)
    return encode(hint(evaluator, view, request.players, request.seat))


def give_remark(request: RemarkRequest) -> bytes:
    """Return the review of the turn's costliest or else best decision as JSON. Runs in a worker process."""
    codec = worker_game(request.game).codec
    evaluator = _evaluator(request.game)
    reviews = [
        review_move(evaluator, codec.view(view), request.players, request.seat, codec.move(move), n)
        for n, view, move in request.decisions
    ]
    return encode(max(reviews, key=lambda review: (review.gave_away, review.gained)))


def judge_part(request: AnalysisRequest) -> bytes:
    """Judge some entries and return a list of `EntryReview` as JSON. Runs in a worker process."""
    return encode(list(_analyzer(request).part(request.begin, request.end)))


def put_together(request: AnalysisRequest) -> bytes:
    """Combine the results for all entries into an `Analysis` as JSON. Runs in a worker process."""
    judged = [each for part in request.parts for each in msgspec.json.decode(part, type=list[EntryReview])]
    return encode(_analyzer(request).put_together(judged, DEPTH))


def walk_line(request: LineRequest) -> bytes:
    """Return a `BetterLine` as JSON; `null` if nothing is surely better. Runs in a worker process."""
    loaded = worker_game(request.game)
    log = parse(request.log, "the log")
    evaluator = _evaluator(request.game)
    found = Analyzer(evaluator, log, request.perspective).better(request.n)
    if found is None:
        return encode(None)
    made, steps = log.entries[request.n - 1], []
    position = position_of(loaded, found.before, request.shown_to, made.n - 1, made.at)
    for n, stride in enumerate(found.line, made.n):
        entry = Entry(n, made.seat, made.at, msgspec.Raw(encode(stride.move)), [], msgspec.Raw(encode(stride.events)))
        steps.append(
            replayed_entry(loaded, stride.state, DecodedEntry(entry, stride.move, stride.events), request.shown_to)
        )
    return encode(BetterLine(position, tuple(steps)))


def _analyzer(request: AnalysisRequest) -> Analyzer:
    evaluator = _evaluator(request.game)
    return Analyzer(evaluator, parse(request.log, "the log"), request.perspective)


@lru_cache(maxsize=8)
def _evaluator(game: GameReference) -> Evaluator:
    loaded = worker_game(game)
    return Evaluator(loaded.room, loaded.game, loaded.trials, DEPTHS[DEPTH])
