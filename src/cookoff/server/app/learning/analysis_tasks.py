"""What the teacher does for tables: it runs in the bots' processes, in the shares of those who ask.

A hint is made from a seat's view and nothing else, as a bot's move is. An analysis is made a few entries at a time, so
that no bot waits long for its turn.
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

DEPTH = "standard"


class HintRequest(msgspec.Struct, frozen=True):
    """What a hint is wanted for."""

    game: str
    components: str
    toml: str | None
    players: int
    seat: Seat
    view: bytes


class RemarkRequest(msgspec.Struct, frozen=True):
    """The decisions of a turn that is over."""

    game: str
    components: str
    toml: str | None
    players: int
    seat: Seat
    decisions: tuple[tuple[int, bytes, bytes], ...]
    """Of each its entry, what the seat saw, and what it did."""


class AnalysisRequest(msgspec.Struct, frozen=True):
    """Which entries of a game are to be judged."""

    game: str
    components: str
    toml: str | None
    log: bytes
    eyes: Seat | None
    begin: int
    end: int
    parts: tuple[bytes, ...] = ()
    """What was found about all entries, if that is to be put together."""


class LineRequest(msgspec.Struct, frozen=True):
    """Which decision of a finished game is to be made anew."""

    game: str
    components: str
    toml: str | None
    log: bytes
    eyes: Seat | None
    """Whose analysis it is."""
    shown_to: Seat | None
    n: int
    """The entry that is left out."""


class BetterLine(msgspec.Struct, frozen=True):
    """What would have been better, played on the board: one imagined way that it may have gone."""

    position: Position
    """How it stood before."""
    steps: tuple[GameEntry, ...]
    """Numbered on from there, each with the position after it."""


def give_hint(request: HintRequest) -> bytes:
    """A `Hint` as JSON; runs in a thinking process."""
    view = worker_game(request.game, request.components, request.toml).codec.view(request.view)
    evaluator = _evaluator(request.game, request.components, request.toml, DEPTH)
    return encode(hint(evaluator, view, request.players, request.seat))


def give_remark(request: RemarkRequest) -> bytes:
    """A `Verdict` as JSON: on the decision that gave most away, or on the first; runs in a thinking process."""
    codec = worker_game(request.game, request.components, request.toml).codec
    evaluator = _evaluator(request.game, request.components, request.toml, DEPTH)
    verdicts = [
        review_move(evaluator, codec.view(view), request.players, request.seat, codec.move(move), n)
        for n, view, move in request.decisions
    ]
    return encode(max(verdicts, key=lambda verdict: verdict.gave_away))


def judge_part(request: AnalysisRequest) -> bytes:
    """What is found about some entries, as JSON of a list of `EntryReview`; runs in a thinking process."""
    return encode(list(_analyzer(request).part(request.begin, request.end)))


def put_together(request: AnalysisRequest) -> bytes:
    """An `Analysis` as JSON, of what was found about all entries; runs in a thinking process."""
    judged = [each for part in request.parts for each in msgspec.json.decode(part, type=list[EntryReview])]
    return encode(_analyzer(request).put_together(judged, DEPTH))


def walk_line(request: LineRequest) -> bytes:
    """A `BetterLine` as JSON; `null` where nothing surely better was found. Runs in a thinking process."""
    loaded = worker_game(request.game, request.components, request.toml)
    log = parse(request.log, "the log")
    evaluator = _evaluator(request.game, request.components, request.toml, DEPTH)
    found = Analyzer(evaluator, log, request.eyes).better(request.n)
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
    evaluator = _evaluator(request.game, request.components, request.toml, DEPTH)
    return Analyzer(evaluator, parse(request.log, "the log"), request.eyes)


@lru_cache(maxsize=8)
def _evaluator(game: str, components: str, toml: str | None, depth: str) -> Evaluator:
    loaded = worker_game(game, components, toml)
    return Evaluator(loaded.room, loaded.game, loaded.trials, DEPTHS[depth])
