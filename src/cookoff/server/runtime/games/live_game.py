"""A game being played at a table: the match, and what the server derives from its log."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec

from cookoff.engine import (
    DecodedEntry,
    Live,
    Log,
    Match,
    Move,
    Moves,
    Outcome,
    Refusal,
    Seat,
    Seats,
    Tempo,
    encode,
    fold,
    opening,
)
from cookoff.engine.log import Writer
from cookoff.server.protocol.messages import GameEntry
from cookoff.server.protocol.positions import Choice, Position
from cookoff.server.protocol.schemas import Clock
from cookoff.server.runtime.environment import Environment
from cookoff.server.storage.records import LogRecord

from .catalogue import LoadedGame
from .clocks import SeatClocks, SeatClocksState
from .history import ENTRY, entry_for, entry_of, hash_of, is_barrier, log_of, standing
from .narration import choice, choices, panels, question


class PlayedMove(NamedTuple):
    """A move that was played, ready to be stored."""

    record: LogRecord
    step: DecodedEntry


class Checkpoint(msgspec.Struct, frozen=True):
    """A snapshot of a game, so that a long game need not be replayed from its beginning."""

    n: int
    entries: int
    hash: str
    at: int
    barrier: int
    last_of: dict[Seat, int]
    watch: SeatClocksState
    state: msgspec.Raw


class LiveGame:
    """The state of one game in memory. It changes before the database does; discard it if the commit fails."""

    def __init__(
        self, loaded: LoadedGame, match: Match, lines: list[bytes], n: int, clock: Clock, players: int, options: Any
    ) -> None:
        """Use `begin`, `open_again` or `open_at` instead."""
        self.loaded = loaded
        self.began_by: int = loaded.game.rules_version
        """The rules version the game began with."""
        self.options = options
        self.game = loaded.game
        self.match = match
        self.n = n
        """The number of the last record."""
        self.ids: dict[tuple[Seat, str], int] = {}
        """The numbers of the moves played, by seat and client-chosen id."""
        self.at = 0
        """The time of the last entry, in milliseconds since the game began."""
        self.barrier = 0
        """The number of the last entry that cannot be undone."""
        self.last_of: dict[Seat, int] = {}
        """Each seat's last entry."""
        self.watch = SeatClocks(clock, players)
        self._lines = lines
        self._listed: dict[tuple[Seat, str], tuple[Choice, ...]] = {}
        """Cached answers since the last entry: describing hundreds of moves takes milliseconds."""

    @classmethod
    def begin(
        cls,
        loaded: LoadedGame,
        players: int,
        options: Any,
        names: Sequence[str],
        clock: Clock,
        environment: Environment,
    ) -> tuple["LiveGame", LogRecord]:
        """Set up a new game; its header is the first record."""
        lines: list[bytes] = []
        chance = Live(environment.rng(), loaded.sources)
        match = Match.start(loaded.game, players, chance, options=options, names=names, sink=lines.append)
        live_game = cls(loaded, match, lines, 0, clock, players, options)
        live_game.watch.begin(live_game.to_act, 0)
        return live_game, LogRecord(0, "header", -1, None, lines.pop())

    @classmethod
    def open_again(
        cls, loaded: LoadedGame, records: Sequence[LogRecord], clock: Clock, environment: Environment
    ) -> "LiveGame":
        """Resume a game from all its records."""
        log = log_of(records, "the table's records")
        live_game = cls._resume(loaded, log, opening(loaded.game, log), records[-1].n, clock, environment)
        live_game.watch.begin(live_game.to_act, 0)
        return live_game._through(log)

    @classmethod
    def open_at(
        cls,
        loaded: LoadedGame,
        stood: Checkpoint,
        header: LogRecord,
        since: Sequence[LogRecord],
        clock: Clock,
        environment: Environment,
    ) -> "LiveGame":
        """Resume a game from a checkpoint and the records since. Raises `BadInput` if the checkpoint is unusable."""
        standing_ = standing(since, stood.entries + 1)
        log = log_of([header], "the table's header")
        log.entries = [entry_of(record) for record in standing_]
        log.hash = hash_of(standing_[-1].line) if standing_ else stood.hash
        n = since[-1].n if since else stood.n
        live_game = cls._resume(loaded, log, loaded.codec.state(stood.state), n, clock, environment)
        live_game.match.played += stood.entries
        live_game.at, live_game.barrier, live_game.last_of = stood.at, stood.barrier, stood.last_of
        live_game.watch.go_on(stood.watch)
        return live_game._through(log)

    @classmethod
    def _resume(
        cls, loaded: LoadedGame, log: Log, state: Any, n: int, clock: Clock, environment: Environment
    ) -> "LiveGame":
        lines: list[bytes] = []
        chance = Live(environment.rng(), loaded.sources)
        match = Match(loaded.game, state, chance, Writer(log.hash), len(log.entries), lines.append)
        options = loaded.codec.options(log.header.options)
        live_game = cls(loaded, match, lines, n, clock, log.header.players, options)
        live_game.began_by = log.header.rules_version
        return live_game

    def _through(self, log: Log) -> "LiveGame":
        for step in fold(self.game, log, self.match.state):
            self._follow(step)
        return self

    @property
    def is_settled(self) -> bool:
        """Whether nothing played so far can be undone."""
        return self.in_real_time or self.barrier == self.entries

    def checkpoint(self) -> bytes:
        """Return a checkpoint for `open_at`."""
        state = msgspec.Raw(encode(self.match.state))
        checkpoint = Checkpoint(
            self.n, self.entries, self.match.hash, self.at, self.barrier, self.last_of, self.watch.kept(), state
        )
        return msgspec.json.encode(checkpoint)

    @property
    def entries(self) -> int:
        """The number of log entries, without undone ones."""
        return self.match.played

    @property
    def to_act(self) -> Seats:
        """The seats that have a decision to make."""
        return self.game.to_act(self.match.state)

    @property
    def in_real_time(self) -> bool:
        """Whether the game runs in real time."""
        return self.game.tempo is Tempo.REAL_TIME

    @property
    def needs_physics(self) -> bool:
        """Whether moves use physics and may therefore be slow."""
        return bool(self.loaded.sources)

    def outcome(self) -> Outcome | None:
        """Return the result, if the game is over."""
        return self.game.outcome(self.match.state)

    def due(self) -> tuple[int, Move] | None:
        """Return the time and move of the next scheduled event of a real-time game."""
        if self.loaded.real_time is None:
            return None
        due = self.loaded.real_time.due(self.match.state)
        return None if due is None else (due.at, due.move)

    def moves(self, seat: Seat) -> Moves:
        """Return the seat's legal moves."""
        return self.game.moves(self.match.state, seat)

    def refusal_by_hand(self, seat: Seat, move: Move) -> Refusal | None:
        """Return why a person in the seat may not make the move, even if a bot may."""
        return self.loaded.room.check_human_move(self.options, seat, move)

    def view(self, seat: Seat | None) -> Any:
        """Return the seat's view of the state."""
        return self.game.view(self.match.state, seat)

    def play(
        self, seat: Seat, move: Move, at: int, move_id: str | None, order: tuple[int, int] | None = None
    ) -> PlayedMove | Refusal:
        """Play a move. If the result cannot be stored afterwards, discard this object."""
        step = self.match.play(seat, move, at, order)
        if isinstance(step, Refusal):
            return step
        record = LogRecord(self.n + 1, ENTRY, seat, move_id, self._lines.pop())
        self.n = record.n
        if move_id is not None:
            self.ids[seat, move_id] = record.n
        self._follow(step)
        return PlayedMove(record, step)

    def _follow(self, step: DecodedEntry) -> None:
        entry = step.entry
        self._listed.clear()
        self.at = entry.at
        self.last_of[entry.seat] = entry.n
        if is_barrier(step):
            self.barrier = entry.n
        if self.watch.counts:
            self.watch.moved(entry.seat, self.to_act, entry.at)

    @property
    def undo_to(self) -> int | None:
        """The fewest entries an undo may leave; `None` if nothing can be undone."""
        return self.barrier if self.barrier < self.entries and not self.in_real_time else None

    def telling(self, made: PlayedMove, now: int) -> Callable[[Seat | None], GameEntry]:
        """Return a function that renders the move, and the position after it, for a seat."""

        def tell(seat: Seat | None) -> GameEntry:
            seen = entry_for(self.loaded, made.record, made.step, seat)
            return msgspec.structs.replace(seen, position=self.position(seat, now))

        return tell

    def position(self, seat: Seat | None, now: int) -> Position:
        """Return the position as a seat sees it."""
        to_act, view = self.to_act, self.view(seat)
        may = None
        if seat is not None and seat in to_act:
            moves = self.moves(seat)
            may = choices(self.loaded, view, self._open(seat, moves), moves.box is not None)
        return Position(
            n=self.n,
            entries=self.entries,
            now=now,
            view=view,
            question=question(self.loaded, view),
            to_act=to_act,
            moves=may,
            outcome=None if to_act else self.outcome(),
            undo_to=self.undo_to,
            times=self.watch.times(now),
            panels=panels(self.loaded, view),
        )

    def listed(self, seat: Seat, kind: str) -> tuple[Choice, ...]:
        """Return every move of a kind that a person in the seat may make now."""
        known = self._listed.get((seat, kind))
        if known is not None:
            return known
        view = self.view(seat)
        moves = self._open(seat, self.moves(seat))
        found = tuple([choice(self.loaded, view, move) for move in moves if type(move).__name__ == kind])
        if found:
            self._listed[seat, kind] = found
        return found

    def _open(self, seat: Seat, moves: Moves) -> list[Move]:
        """Return the legal moves that are also allowed for a person."""
        return [move for move in moves.discrete if self.refusal_by_hand(seat, move) is None]
