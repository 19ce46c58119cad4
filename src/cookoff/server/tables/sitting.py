"""A game being played at a table: the match, and what the server derives from its log."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec

from cookoff.engine import (
    Live,
    Match,
    Move,
    Moves,
    Outcome,
    Refusal,
    Seat,
    Seats,
    Step,
    Tempo,
    fold,
    opening,
)
from cookoff.engine.log import Writer
from cookoff.server.cards import Clock
from cookoff.server.catalogue import Served
from cookoff.server.storage.rows import Record
from cookoff.server.wire import Choices, Happened, Position
from cookoff.server.world import World

from .clocks import Watch
from .history import ENTRY, entry_of, happened, is_barrier, log_of


class Made(NamedTuple):
    """A move that was made, as it is to be written down."""

    record: Record
    step: Step


class Sitting:
    """The state of one game in memory. It changes before the database does: if that fails, throw it away."""

    def __init__(
        self, served: Served, match: Match, lines: list[bytes], n: int, clock: Clock, players: int, options: Any
    ) -> None:
        """Use `begin` or `open_again`."""
        self.served = served
        self.options = options
        self.game = served.game
        self.match = match
        self.n = n
        """The number of the last record."""
        self.ids: dict[tuple[Seat, str], int] = {}
        """The moves that were made, by the ids their clients gave them."""
        self.at = 0
        """When the last entry was made, in milliseconds since the game began."""
        self.barrier = 0
        """The last entry an undo must leave."""
        self.last_of: dict[Seat, int] = {}
        """Each seat's last entry."""
        self.watch = Watch(clock, players)
        self._lines = lines

    @classmethod
    def begin(
        cls, served: Served, players: int, options: Any, names: Sequence[str], clock: Clock, world: World
    ) -> tuple["Sitting", Record]:
        """Set a new game up; its header is the first record."""
        lines: list[bytes] = []
        chance = Live(world.rng(), served.sources)
        match = Match.start(served.game, players, chance, options=options, names=names, sink=lines.append)
        sitting = cls(served, match, lines, 0, clock, players, options)
        sitting.watch.begin(sitting.to_act, 0)
        return sitting, Record(0, "header", -1, None, lines.pop())

    @classmethod
    def open_again(cls, served: Served, records: Sequence[Record], clock: Clock, world: World) -> "Sitting":
        """Go on from what was written down."""
        log = log_of(records, "the table's records")
        game = served.game
        lines: list[bytes] = []
        state = opening(game, log)
        match = Match(game, state, Live(world.rng(), served.sources), Writer(log.hash), len(log.entries), lines.append)
        options = served.codec.options(log.header.options)
        sitting = cls(served, match, lines, records[-1].n, clock, log.header.players, options)
        sitting.ids = {
            (record.seat, record.move_id): record.n for record in records if record.move_id and record.kind == ENTRY
        }
        sitting.watch.begin(sitting.to_act, 0)
        for step in fold(game, log, state):
            sitting._follow(step)
        return sitting

    @property
    def entries(self) -> int:
        """How many entries the game has as it stands."""
        return self.match.played

    @property
    def to_act(self) -> Seats:
        """Who has something to decide."""
        return self.game.to_act(self.match.state)

    @property
    def in_real_time(self) -> bool:
        """Whether everybody acts at once."""
        return self.game.tempo is Tempo.REAL_TIME

    @property
    def asks_the_world(self) -> bool:
        """Whether a move may take long, because physics decides it."""
        return bool(self.served.sources)

    def outcome(self) -> Outcome | None:
        """How the game ended, if it has."""
        return self.game.outcome(self.match.state)

    def due(self) -> tuple[int, Move] | None:
        """What happens next by itself, and when."""
        if self.served.real_time is None:
            return None
        due = self.served.real_time.due(self.match.state)
        return None if due is None else (due.at, due.move)

    def moves(self, seat: Seat) -> Moves:
        """What the seat may do."""
        return self.game.moves(self.match.state, seat)

    def barred(self, move: Move) -> Refusal | None:
        """Why a person may not make the move at this table, though a bot may."""
        return self.served.room.by_hand(self.options, move)

    def view(self, seat: Seat | None) -> Any:
        """What the seat may know."""
        return self.game.view(self.match.state, seat)

    def play(self, seat: Seat, move: Move, at: int, move_id: str | None) -> Made | Refusal:
        """Make a move. If it cannot be written down afterwards, this sitting is no longer true."""
        told = self.match.play(seat, move, at)
        if isinstance(told, Refusal):
            return told
        record = Record(self.n + 1, ENTRY, seat, move_id, self._lines.pop())
        self.n = record.n
        if move_id is not None:
            self.ids[seat, move_id] = record.n
        step = Step(entry_of(record), move, told)
        self._follow(step)
        return Made(record, step)

    def _follow(self, step: Step) -> None:
        entry = step.entry
        self.at = entry.at
        self.last_of[entry.seat] = entry.n
        if is_barrier(step):
            self.barrier = entry.n
        self.watch.moved(entry.seat, self.game.to_act(self.match.state), entry.at)

    @property
    def undo_to(self) -> int | None:
        """The fewest entries an undo may leave; `None` if nothing can be undone."""
        return self.barrier if self.barrier < self.entries and not self.in_real_time else None

    def telling(self, made: Made, now: int) -> Callable[[Seat | None], Happened]:
        """How the move looks to each seat, with the position after it."""

        def tell(seat: Seat | None) -> Happened:
            seen = happened(made.record.n, made.step, seat)
            return msgspec.structs.replace(seen, position=self.position(seat, now))

        return tell

    def position(self, seat: Seat | None, now: int) -> Position:
        """How it stands, through a seat's eyes."""
        to_act = self.to_act
        choices = None
        if seat is not None and seat in to_act:
            moves = self.moves(seat)
            mine = tuple([move for move in moves.discrete if self.barred(move) is None])
            choices = Choices(mine, moves.box is not None)
        return Position(
            n=self.n,
            entries=self.entries,
            now=now,
            view=self.view(seat),
            to_act=to_act,
            moves=choices,
            outcome=None if to_act else self.outcome(),
            undo_to=self.undo_to,
            times=self.watch.times(now),
        )
