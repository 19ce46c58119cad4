"""Reads replays a page at a time. Runs in a process that can be killed, because a log may be long or forged."""

from collections import OrderedDict
from typing import Any

import msgspec
from msgspec.structs import replace

from cookoff.engine import BadInput, DecodedEntry, Log, encode, fold, opening
from cookoff.engine.log import parse
from cookoff.server.protocol.errors import ApiError
from cookoff.server.protocol.messages import GameEntry
from cookoff.server.protocol.positions import Position
from cookoff.server.protocol.schemas import NoClock, SeatCard, Status, TableCard
from cookoff.server.runtime.games.catalogue import Catalogue, LoadedGame
from cookoff.server.runtime.games.history import ENTRY, entry_for, hash_of
from cookoff.server.runtime.games.narration import panels, question
from cookoff.server.storage.records import LogRecord

PAGE = 200
"""Entries in one page."""
PAGE_BYTES = 1_000_000
"""A page ends with the entry that exceeds this size."""
MARK_EVERY = 1000
"""Entries between bookmarks."""
MARKS = 64
MARK_BYTES = 262_144
"""The number of bookmarks kept, and the size limit of each in bytes."""

_encode = msgspec.json.Encoder().encode


class Replay(msgspec.Struct, frozen=True):
    """A page of a game, as one seat sees it."""

    table: TableCard
    seat: int | None
    """The seat whose view it is; `None`: a spectator's."""
    names: tuple[str, ...]
    """Names of the players at the start, by seat."""
    count: int
    """Entries of the game, without undone ones."""
    after: int
    """Entries before this page."""
    position: Position
    """The position after those entries; after 0 entries, the opening."""
    steps: tuple[GameEntry, ...]
    """The entries of this page, numbered as in the game's log, each with the position after it."""


class ReplayRequest(msgspec.Struct, frozen=True):
    """The log to read, and the page wanted."""

    log: bytes
    toml: str | None
    """The components, if they are not the game's own."""
    card: TableCard | None
    """The table; `None` for an uploaded log."""
    seat: int | None
    after: int
    entries: int
    opening: int
    """Limits: entries in the log, and bytes of its opening."""


class ReplayReader:
    """Reads logs. It bookmarks positions, so that the next page does not start from the opening."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue
        self._marks: OrderedDict[str, bytes] = OrderedDict()
        """Positions by the hash of the last line before them, which identifies the whole log up to there."""

    def read(self, request: ReplayRequest) -> bytes:
        """Return a page as JSON. Raises `ApiError` if the log is invalid or exceeds the limits."""
        try:
            lines = request.log.splitlines(keepends=True)
            _limit("entries", len(lines) - 1, request.entries)
            # Our own log needs no reading past the page; an uploaded one is read whole.
            known = request.log if request.card is None else b"".join(lines[: request.after + PAGE + 1])
            log = parse(known, "file" if request.card is None else request.card.id)
            _limit("bytes of the opening", len(bytes(log.header.opening)), request.opening)
            loaded = self._loaded(log, request)
            _fitting(loaded, log, request)
            return self._page(loaded, log, lines, request)
        except BadInput as error:
            raise ApiError(400, "bad-log", str(error)) from error
        except (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError) as error:
            # A forged log may have valid hashes.
            raise ApiError(400, "bad-log", "the log's events do not fit its positions") from error

    def _loaded(self, log: Log, request: ReplayRequest) -> LoadedGame:
        game, hash_ = log.header.game, log.header.components
        loaded = self._catalogue.loaded(game, hash_)
        if loaded is not None:
            return loaded
        if request.toml is not None:
            return self._catalogue.with_components(game, request.toml)
        own = self._catalogue.own(game)
        if log.header.rules_version < own.game.rules_version:
            # The components may have changed with the rules; events record what happened, whatever is printed today.
            return own
        raise ApiError(404, "no-such-components", f"this server has no {game} with components {hash_}")

    def _page(self, loaded: LoadedGame, log: Log, lines: list[bytes], request: ReplayRequest) -> bytes:
        seat, after = request.seat, min(request.after, len(log.entries))
        hashes = [hash_of(line) for line in lines[: after + PAGE + 1]]
        state = self._stood(loaded, log, hashes, after)
        first = position_of(loaded, state, seat, after, log.entries[after - 1].at if after else 0)
        steps: list[msgspec.Raw] = []
        size = 0
        for step in fold(loaded.game, _part(log, after, after + PAGE), state):
            steps.append(msgspec.Raw(_encode(replayed_entry(loaded, state, step, seat))))
            size += len(bytes(steps[-1]))
            if size > PAGE_BYTES:
                break
        self._mark(hashes[after + len(steps)], state)
        # The fields of `Replay`, some already encoded.
        found = (request.card or _card_of(loaded, log), seat, log.header.seats, len(lines) - 1, after, first, steps)
        return _encode(dict(zip(Replay.__struct_fields__, found, strict=True)))

    def _stood(self, loaded: LoadedGame, log: Log, hashes: list[str], after: int) -> Any:
        """Return the state after a number of entries."""
        n = next((n for n in range(after, 0, -1) if hashes[n] in self._marks), 0)
        state = loaded.codec.state(msgspec.Raw(self._marks[hashes[n]])) if n else opening(loaded.game, log)
        for step in fold(loaded.game, _part(log, n, after), state):
            if step.entry.n % MARK_EVERY == 0:
                self._mark(hashes[step.entry.n], state)
        return state

    def _mark(self, hash_: str, state: Any) -> None:
        data = encode(state)
        if len(data) <= MARK_BYTES:
            self._marks[hash_] = data
            self._marks.move_to_end(hash_)
        while len(self._marks) > MARKS:
            self._marks.popitem(last=False)


def _limit(what: str, many: int, most: int) -> None:
    if many > most:
        raise ApiError(422, "too-expensive", f"the log: {many} {what}; at most {most} are read")


def _fitting(loaded: LoadedGame, log: Log, request: ReplayRequest) -> None:
    header, seat = log.header, request.seat
    if header.players not in loaded.game.seats or len(header.seats) != header.players:
        raise BadInput(f"{header.players} players and {len(header.seats)} names do not fit {header.game}")
    if seat is not None and seat >= header.players:
        raise ApiError(400, "no-such-seat", f"seat: there are seats 0 to {header.players - 1}")


def _part(log: Log, begin: int, end: int) -> Log:
    return Log(log.header, log.entries[begin:end], "")


def replayed_entry(loaded: LoadedGame, state: Any, step: DecodedEntry, seat: int | None) -> GameEntry:
    """Return an entry that led to this state, with the position after it."""
    entry = step.entry
    seen = entry_for(loaded, LogRecord(entry.n, ENTRY, entry.seat, None, b""), step, seat)
    return replace(seen, position=position_of(loaded, state, seat, entry.n, entry.at))


def position_of(loaded: LoadedGame, state: Any, seat: int | None, n: int, at: int) -> Position:
    """Return the position after a number of entries, for viewers who cannot move."""
    game = loaded.game
    to_act = game.to_act(state)
    outcome = None if to_act else game.outcome(state)
    view = game.view(state, seat)
    return Position(n, n, at, view, question(loaded, view), to_act, None, outcome, None, (), panels(loaded, view))


def _card_of(loaded: LoadedGame, log: Log) -> TableCard:
    """Return a card for a table that is known only from its log."""
    header = log.header
    return TableCard(
        id="file",
        game=header.game,
        players=header.players,
        options=msgspec.json.decode(header.options),
        components=loaded.hash,
        public=False,
        clock=NoClock(),
        status=Status.FINISHED,
        seats=tuple(SeatCard(seat, name, None, False, None) for seat, name in enumerate(header.seats)),
        host=0,
        created_at=0,
        started_at=None,
        ended_at=None,
        next=None,
    )
