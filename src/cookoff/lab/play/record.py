"""What is kept of a game: everything that the tables of an experiment are made of.

A `Recorder` watches a game, whether it is being played or read from its log: both give the same record.
"""

from collections.abc import Sequence
from random import Random
from statistics import median
from typing import Any

import msgspec

from cookoff.engine import (
    TABLE,
    AnyGame,
    BadInput,
    DecodedEntry,
    Event,
    Move,
    Outcome,
    Refusal,
    Room,
    Score,
    Search,
    Seat,
    Tempo,
    encode,
)
from cookoff.engine.core.chance import Sources
from cookoff.engine.core.codec import digest

STANDING = 8
"""Who leads is asked after every so many entries."""
WEIGHED = 24
"""Of more choices than this, so many are weighed."""

DURING = "play"
"""In place of a rule: points that were made before the final scoring."""


class Row(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A row of a table. There are hundreds in a game and no cycles among them: nothing for the collector."""


class Decision(Row, frozen=True, array_like=True):
    """A move of a seat."""

    n: int
    """Its entry in the log."""
    at: int
    """Milliseconds since the game began; 0 where no clock runs."""
    seat: Seat
    move: str
    """Its type."""
    leader: Seat | None = None
    """Who was ahead after it, by the worth of the position; told of every `STANDING`th, and of no tie."""
    margin: float | None = None
    """By how much, before the next."""
    choices: int | None = None
    """How many there were; told of the decisions that were weighed."""
    best: float | None = None
    middle: float | None = None
    """What the best and the middle one of them promised the seat."""
    asked: bool = True
    """Not where the only choice changed nothing: a page that is asked goes on by itself."""


class Used(Row, frozen=True, array_like=True):
    """A use of one of the game's things."""

    n: int
    seat: Seat
    kind: str
    thing: str


class Thrown(Row, frozen=True, array_like=True):
    """Where a throw ended."""

    n: int
    seat: Seat
    x: float
    y: float
    place: str


class Record(msgspec.Struct, frozen=True):
    """One game."""

    number: int
    """Counted from 0."""
    players: tuple[str, ...]
    """By seat, as the statistics call them."""
    points: tuple[int, ...]
    places: tuple[int, ...]
    """By seat: 1 is the first place; who shares a place has the same."""
    ended_by: str
    turns: int
    """Or rounds: see `Study`."""
    milliseconds: int
    """When the game ended; 0 where no clock runs."""
    hash: str
    """Of its log."""
    scores: tuple[Score, ...]
    """They add up to the points."""
    decisions: tuple[Decision, ...]
    uses: tuple[Used, ...]
    throws: tuple[Thrown, ...]
    tally: dict[str, int] = {}
    """What the room's statistics counted."""

    @property
    def winners(self) -> tuple[Seat, ...]:
        """More than one where they share it."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)

    @property
    def first(self) -> Seat:
        """Who began: the first to decide."""
        return self.decisions[0].seat

    def won(self, seat: Seat) -> float:
        """A shared victory counts in equal parts."""
        return (self.places[seat] == 1) / self.places.count(1)


class Recorder:
    """Watches one game. `see` is told every entry; `before` every move in a game of turns, before it is made."""

    def __init__(
        self, home: Room, game: AnyGame, state: Any, players: int, share: float = 0.0, trials: Sources | None = None
    ) -> None:
        """`share` of the decisions have their choices weighed; `trials` answers what that asks of the world."""
        self._home, self._game, self._state, self._seats = home, game, state, range(players)
        self._hooks, self._trials = home.lab, trials
        self._share = share if game.tempo is Tempo.TURNS else 0.0
        # The same for a game and for its log, and no part of the game's own luck.
        self._rng = Random(digest(encode(state))) if self._share else None
        self._statistics = None if self._hooks.statistics is None else self._hooks.statistics()
        self._count = None if self._statistics is None else self._statistics.see
        self._noted = {*self._hooks.uses, *self._hooks.landings, *self._hooks.turns}
        self._idle = frozenset(self._hooks.idle)
        self._weighed: tuple[int, float, float] | None = None
        self._asked = True
        self._decisions: list[Decision] = []
        self._uses: list[Used] = []
        self._throws: list[Thrown] = []
        self._turns = self._hooks.before
        self._ended = 0

    def before(self, seat: Seat, move: Move) -> None:
        """The seat is about to move: see whether it had a choice, and, of the share, what its choices promise."""
        self._asked = type(move) not in self._idle or len(self._game.moves(self._state, seat).discrete) > 1
        if self._rng is not None and self._rng.random() < self._share:
            self._weighed = self._compare(seat, self._rng)

    def see(self, step: DecodedEntry) -> None:
        """An entry has been made."""
        entry = step.entry
        n, at, seat = entry.n, entry.at, entry.seat
        self._ended = at
        noted, count = self._noted, self._count
        for event in step.events:
            if type(event) in noted:
                self._happened(n, event)
            if count is not None:
                count(event, at)
        if seat == TABLE:
            return
        move = type(step.move).__name__
        if self._weighed is None and self._asked and n % STANDING:
            # Most are like this, and there are many.
            self._decisions.append(Decision(n, at, seat, move))
            return
        leader, margin = (None, None) if n % STANDING else self._standing()
        choices, best, middle = self._weighed or (None, None, None)
        self._decisions.append(Decision(n, at, seat, move, leader, margin, choices, best, middle, self._asked))
        self._weighed, self._asked = None, True

    def record(self, number: int, players: Sequence[str], hash_: str) -> Record:
        """The game, which has ended."""
        outcome = self._game.outcome(self._state)
        if outcome is None:
            raise BadInput("the game has not ended")
        return Record(
            number=number,
            players=tuple(players),
            points=outcome.points,
            places=_places(outcome, len(self._seats)),
            ended_by=outcome.ended_by,
            turns=self._turns,
            milliseconds=self._ended,
            hash=hash_,
            scores=_scores(outcome),
            decisions=tuple(self._decisions),
            uses=tuple(self._uses),
            throws=tuple(self._throws),
            tally={} if self._statistics is None else dict(self._statistics.tally()),
        )

    def _happened(self, n: int, event: Event) -> None:
        hooks, kind = self._hooks, type(event)
        if (use := hooks.uses.get(kind)) is not None:
            self._uses.append(Used(n, *use(self._game, event)))
        if (landing := hooks.landings.get(kind)) is not None:
            seat, x, y, place = landing(self._game, event)
            self._throws.append(Thrown(n, seat, x, y, place))
            self._uses.append(Used(n, seat, "place", place))
        if kind in hooks.turns:
            self._turns += 1

    def _standing(self) -> tuple[Seat | None, float]:
        """Who is ahead, and by how much; nobody where it is level."""
        worth = [self._home.bots.evaluate(self._game, self._state, seat) for seat in self._seats]
        first, second = sorted(worth, reverse=True)[:2]
        return (worth.index(first) if first > second else None), first - second

    def _compare(self, seat: Seat, rng: Random) -> tuple[int, float, float] | None:
        game, state = self._game, self._state
        discrete = game.moves(state, seat).discrete
        # Aims are hundreds that are alike, and each costs a flight.
        if len(discrete) < 2 or any(move.one_of_many() for move in discrete):
            return None
        tried: Sequence[Move] = discrete if len(discrete) <= WEIGHED else rng.sample(list(discrete), WEIGHED)
        value, luck = self._home.bots.advantage or self._home.bots.evaluate, rng.random()
        promised = []
        for move in tried:
            there = state.clone()
            # Every choice meets the same luck.
            if not isinstance(game.play(there, seat, move, Search(Random(luck), self._trials)), Refusal):
                promised.append(value(game, there, seat))
        return (len(discrete), max(promised), median(promised)) if promised else None


def _places(outcome: Outcome, players: int) -> tuple[int, ...]:
    places = [0] * players
    place = 1
    for group in outcome.ranking:
        for seat in group:
            places[seat] = place
        place += len(group)
    return tuple(places)


def _scores(outcome: Outcome) -> tuple[Score, ...]:
    """Where the points came from, those that were made during play included."""
    scored = [0] * len(outcome.points)
    for score in outcome.scores:
        scored[score.seat] += score.points
    rest = enumerate(total - part for total, part in zip(outcome.points, scored, strict=True))
    return (*(Score(seat, DURING, points) for seat, points in rest if points), *outcome.scores)
