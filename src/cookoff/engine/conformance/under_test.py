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
    """A clone: checks may do with it what they like."""
    players: int
    where: str
    """For messages: players, options, seed, entry."""
    now: int = 0
    """The time, where a clock runs."""


@dataclass(frozen=True)
class Case:
    """One game to be checked."""

    game: AnyGame
    rng: Callable[[str], Rng]
    """Makes a seeded source of numbers; `random.Random` will do."""
    rules: frozenset[str]
    """The numbers of the ledger: refusals and scores may cite no others."""
    elsewhere: str = ""
    """`module:function` that makes the same game in another process."""
    sources: Sources = field(default_factory=dict)
    """Who answers the game's questions to the world."""
    options: tuple[Options | None, ...] = (None,)
    """The options to walk under; `None` are the defaults."""
    players: tuple[int, ...] = ()
    """The numbers of players to walk with; if none is named, all that the game is for."""
    seeds: int = 3
    """Walks for each number of players and each option."""
    longest: int = 5000
    """The bound within which every game ends."""
    cut: int | None = None
    """Walks are left off after so many entries, where options make for long games."""
    pace: int = 2000
    """Where a clock runs, a walk lets at most so many milliseconds go by before each move."""
    every: int = 17
    """Costly checks look at each so-manieth position."""
    most: int = 40
    """Where more moves than this are listed, costly checks try so many of them, spread over the list."""

    @cached_property
    def codec(self) -> Codec:
        """Decoders of the game's structs."""
        return Codec(self.game)

    @cached_property
    def clock(self) -> RealTime | None:
        """The game, if a clock runs in it."""
        return self.game if isinstance(self.game, RealTime) else None

    def some(self, moves: Sequence[Move]) -> Sequence[Move]:
        """Of many moves a part, spread over all of them; a prime step, for lists are often laid out in rows."""
        if len(moves) <= self.most:
            return moves
        step = next(step for step in (7, 11, 13, 17, 19, 23, 29, 31) if len(moves) <= step * self.most or step == 31)
        return moves[::step]

    def tables(self) -> Iterator[tuple[int, Options | None, str]]:
        """Every table to walk at: players, options, seed."""
        for players in self.players or self.game.seats:
            for number, options in enumerate(self.options):
                for seed in range(self.seeds):
                    yield players, options, f"{players} players, options {number}, seed {seed}"

    def walk(self, players: int, options: Options | None, seed: str) -> "Walk":
        """Start a game there."""
        return Walk(self, players, options, seed)

    def moments(self) -> Iterator[Moment]:
        """Some positions of every walk, the first and the last among them."""
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
        """Luck and world for a try at that time."""
        return Search(self.rng(seed), {**self.sources, Now: lambda _now: now})

    def only_the_time(self, at: int) -> Recorded:
        """All that may be asked for before a move is refused."""
        return Recorded((at,) if self.clock else ())

    def due(self, state: Any) -> Due | None:
        """What happens next by itself, if a clock runs and anything will."""
        return self.clock.due(state) if self.clock else None

    def ready(self, state: Any, seat: Seat, move: Move, now: int) -> int | None:
        """When a listed move can be made, if that is before the next thing that happens by itself."""
        if self.clock is None:
            return now
        due, at = self.clock.due(state), max(now, self.clock.ready(state, seat, move))
        return at if due is None or at < due.at else None

    def logs(self) -> Iterator[tuple[str, Log, Any]]:
        """The log of every walk to its end, and the state it ended in."""
        for table in self.tables():
            walk = self.walk(*table)
            walk.finish()
            yield table[2], parse(b"".join(walk.lines), table[2]), walk.match.state

    @cached_property
    def pool(self) -> list[Move]:
        """Moves that were legal somewhere on the walks: good to be tried where they are not."""
        found: dict[bytes, Move] = {}
        for moment in self.moments():
            for seat in self.game.to_act(moment.state):
                for move in self.some(self.game.moves(moment.state, seat).discrete):
                    found.setdefault(encode(move), move)
        return list(found.values())

    @cached_property
    def drawn(self) -> list[Move]:
        """Moves out of the boxes that were met on the walks, one of each kind: nobody may make one without a box."""
        found: dict[type[Move], Move] = {}
        for moment in self.moments():
            for seat in self.game.to_act(moment.state):
                box = self.game.moves(moment.state, seat).box
                if box is not None:
                    move = box.sample(self.rng(moment.where))
                    found.setdefault(type(move), move)
        return list(found.values())


class Walk:
    """A game of random moves, written down."""

    def __init__(self, case: Case, players: int, options: Options | None, seed: str) -> None:
        self.case = case
        self.where = seed
        self.lines: list[bytes] = []
        self.rng = case.rng(seed)
        self.now = 0
        """The time, where a clock runs."""
        chance = Live(self.rng, case.sources)
        self.match = Match.start(case.game, players, chance, options=options, sink=self.lines.append)

    def done(self) -> bool:
        """The game is over, or the walk is left off."""
        return self.match.played == self.case.cut or is_over(self.case.game, self.match.state)

    def step(self) -> tuple[Seat, Move, list[Event]]:
        """One random move of a random seat that is to act, or what is due before it, and what came of it."""
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
        """Let the next thing happen that is due by itself."""
        assert self.case.clock, f"{self.where}: nobody is to act and the game is not over"
        due = self.case.due(self.match.state)
        assert due is not None, f"{self.where}: nobody is to act and nothing is due"
        return self.play(TABLE, due.move, due.at)

    def finish(self) -> None:
        """Play on until it is done; games that are not left off end within the bound."""
        while not self.done():
            self.step()


def pick(moves: Moves, rng: Rng) -> Move:
    """Any of the moves; a continuous one half of the time where there is a box."""
    if moves.box is not None and (not moves.discrete or rng.random() < 0.5):
        return moves.box.sample(rng)
    return moves.discrete[int(rng.random() * len(moves.discrete))]
