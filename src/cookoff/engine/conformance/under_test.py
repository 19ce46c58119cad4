"""The game under test, and random walks through it."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from cookoff.engine.core.chance import Live, Recorded, Rng, Search, Sources
from cookoff.engine.core.clock import Due, Now, RealTime, is_over
from cookoff.engine.core.codec import Codec, encode
from cookoff.engine.core.events import Event
from cookoff.engine.core.game import AnyGame, Options
from cookoff.engine.core.moves import TABLE, Move, Moves, Refusal, Seat
from cookoff.engine.log.format import Log, parse
from cookoff.engine.log.match import Match


@dataclass(frozen=True)
class Moment:
    """A position met on a walk."""

    state: Any
    """A clone that checks may change."""
    players: int
    where: str
    """Players, options, seed and entry, for error messages."""
    now: int = 0
    """The game's time; 0 without a clock."""


@dataclass(frozen=True)
class Case:
    """A game to check, and how thoroughly."""

    game: AnyGame
    rng: Callable[[str], Rng]
    """Makes a seeded random number generator, for example `random.Random`."""
    rules: frozenset[str]
    """The ledger's rule ids; refusals and scores may cite no others."""
    elsewhere: str = ""
    """`module:function` that makes the same game in another process."""
    sources: Sources = field(default_factory=dict)
    """The game's chance sources."""
    options: tuple[Options | None, ...] = (None,)
    """The options of the walks; `None` means the defaults."""
    players: tuple[int, ...] = ()
    """The numbers of players of the walks; empty means all that the game supports."""
    seeds: int = 3
    """The number of walks per number of players and options."""
    longest: int = 5000
    """The number of moves within which every game must end."""
    cut: int | None = None
    """The number of entries after which walks stop, for options that make games long."""
    pace: int = 2000
    """The longest random wait before each move of a real-time game, in milliseconds."""
    every: int = 17
    """Expensive checks use every n-th position."""
    most: int = 40
    """The approximate number of moves that expensive checks try if more are listed."""

    @cached_property
    def codec(self) -> Codec:
        """Return the codec for the game's structs."""
        return Codec(self.game)

    @cached_property
    def clock(self) -> RealTime | None:
        """Return the game if it runs in real time."""
        return self.game if isinstance(self.game, RealTime) else None

    def some(self, moves: Sequence[Move]) -> Sequence[Move]:
        """Return a sample spread over the moves. The step is prime, because lists often have a regular layout."""
        if len(moves) <= self.most:
            return moves
        step = next(step for step in (7, 11, 13, 17, 19, 23, 29, 31) if len(moves) <= step * self.most or step == 31)
        return moves[::step]

    def tables(self) -> Iterator[tuple[int, Options | None, str]]:
        """Yield the players, options and seed of every walk."""
        for players in self.players or self.game.seats:
            for number, options in enumerate(self.options):
                for seed in range(self.seeds):
                    yield players, options, f"{players} players, options {number}, seed {seed}"

    def walk(self, players: int, options: Options | None, seed: str) -> "Walk":
        """Start a walk."""
        return Walk(self, players, options, seed)

    def moments(self) -> Iterator[Moment]:
        """Yield some positions of every walk, including the first and last."""
        for table in self.tables():
            walk = self.walk(*table)
            while True:
                ended = walk.done()
                if ended or walk.match.played % self.every == 0:
                    where = f"{table[2]}, entry {walk.match.played}"
                    twin = walk.match.state.clone()
                    assert encode(twin) == encode(walk.match.state), f"{where}: a clone differs from its origin"
                    yield Moment(twin, table[0], where, walk.now)
                if ended:
                    break
                walk.step()

    def search(self, seed: str, now: int) -> Search:
        """Return random chance for a trial at the given time."""
        return Search(self.rng(seed), {**self.sources, Now: lambda _now: now})

    def only_the_time(self, at: int) -> Recorded:
        """Return chance that provides only the time, because refused moves may use nothing else."""
        return Recorded((at,) if self.clock else ())

    def due(self, state: Any) -> Due | None:
        """Return the next scheduled event of a real-time game."""
        return self.clock.due(state) if self.clock else None

    def ready(self, state: Any, seat: Seat, move: Move, now: int) -> int | None:
        """Return when a listed move becomes possible, if that is before the next scheduled event."""
        if self.clock is None:
            return now
        due, at = self.clock.due(state), max(now, self.clock.ready(state, seat, move))
        return at if due is None or at < due.at else None

    def logs(self) -> Iterator[tuple[str, Log, Any]]:
        """Yield the log and final state of every walk."""
        for table in self.tables():
            walk = self.walk(*table)
            walk.finish()
            yield table[2], parse(b"".join(walk.lines), table[2]), walk.match.state

    @cached_property
    def pool(self) -> list[Move]:
        """Return moves that were legal somewhere on the walks, to try where they are illegal."""
        found: dict[bytes, Move] = {}
        for moment in self.moments():
            for seat in self.game.to_act(moment.state):
                for move in self.some(self.game.moves(moment.state, seat).discrete):
                    found.setdefault(encode(move), move)
        return list(found.values())

    @cached_property
    def drawn(self) -> list[Move]:
        """Return a move of each kind from the boxes of the walks; without a box they are illegal."""
        found: dict[type[Move], Move] = {}
        for moment in self.moments():
            for seat in self.game.to_act(moment.state):
                box = self.game.moves(moment.state, seat).box
                if box is not None:
                    move = box.sample(self.rng(moment.where))
                    found.setdefault(type(move), move)
        return list(found.values())


class Walk:
    """A logged game of random moves."""

    def __init__(self, case: Case, players: int, options: Options | None, seed: str) -> None:
        self.case = case
        self.where = seed
        self.lines: list[bytes] = []
        self.rng = case.rng(seed)
        self.now = 0
        """The game's time; 0 without a clock."""
        chance = Live(self.rng, case.sources)
        self.match = Match.start(case.game, players, chance, options=options, sink=self.lines.append)

    def done(self) -> bool:
        """Whether the game is over or the walk has reached its cut."""
        return self.match.played == self.case.cut or is_over(self.case.game, self.match.state)

    def step(self) -> tuple[Seat, Move, list[Event]]:
        """Make a random move of a random seat to act, or the scheduled event before it; return the result."""
        game, state = self.case.game, self.match.state
        assert self.match.played < self.case.longest, f"{self.where}: no end after {self.case.longest} moves"
        if self.case.clock:
            self.now += int(self.rng.random() * self.case.pace)
        seats = game.to_act(state)
        if not seats:
            return self.let_happen()
        seat = seats[int(self.rng.random() * len(seats))]
        moves = game.moves(state, seat)
        assert moves, f"{self.where}, entry {self.match.played}: seat {seat} is to act and has no move"
        move = pick(moves, self.rng)
        at = self.case.ready(state, seat, move, self.now)
        return self.let_happen() if at is None else self.play(seat, move, at)

    def play(self, seat: Seat, move: Move, at: int) -> tuple[Seat, Move, list[Event]]:
        """Make a move, which must be accepted."""
        self.now = at
        answer = self.match.play(seat, move, at)
        assert not isinstance(answer, Refusal), f"{self.where}, entry {self.match.played}: {move} is refused: {answer}"
        return seat, move, answer.events

    def let_happen(self) -> tuple[Seat, Move, list[Event]]:
        """Play the next scheduled event."""
        assert self.case.clock, f"{self.where}: nobody is to act and the game is not over"
        due = self.case.due(self.match.state)
        assert due is not None, f"{self.where}: nobody is to act and nothing is due"
        return self.play(TABLE, due.move, due.at)

    def finish(self) -> None:
        """Play until the walk is done; uncut games must end within the bound."""
        while not self.done():
            self.step()


def pick(moves: Moves, rng: Rng) -> Move:
    """Return a random move; if there is a box, half of the time one from the box."""
    if moves.box is not None and (not moves.discrete or rng.random() < 0.5):
        return moves.box.sample(rng)
    return moves.discrete[int(rng.random() * len(moves.discrete))]
