"""Makes the record of a game, while it is played or from its log: both give the same record."""

from collections.abc import Sequence
from random import Random
from statistics import median
from typing import Any

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

from .game_record import Decision, GameRecord, ThrowEnd, Use

LEADER_EVERY = 8
"""The leader is recorded after every 8th entry: evaluating positions takes time."""
COMPARED_CHOICES = 24
"""The most choices that are compared in a sampled decision."""
IN_PLAY = "play"
"""Stands for the rule of points that were made before the final scoring."""


class GameRecorder:
    """Watches one game. Call `before` ahead of each move in a game with turns, and `see` after every entry."""

    def __init__(
        self,
        room: Room,
        game: AnyGame,
        state: Any,
        players: int,
        sampled_decisions: float = 0.0,
        sources: Sources | None = None,
        *,
        details: bool = True,
    ) -> None:
        """`sources` answer questions to chance when choices are compared."""
        self._room, self._game, self._state, self._seats = room, game, state, range(players)
        self._hooks, self._sources, self._details = room.lab, sources, details
        self._share = sampled_decisions if game.tempo is Tempo.TURNS else 0.0
        # The same for a game and for its log, and independent of the game's own chance.
        self._rng = Random(digest(encode(state))) if self._share else None
        self._statistics = None if self._hooks.statistics is None else self._hooks.statistics()
        self._count = None if self._statistics is None else self._statistics.see
        self._watched = {*self._hooks.turns, *((*self._hooks.uses, *self._hooks.landings) if details else ())}
        self._idle = frozenset(self._hooks.idle)
        self._compared: tuple[int, float, float] | None = None
        self._prompted = True
        self._decisions: list[Decision] = []
        self._uses: list[Use] = []
        self._throws: list[ThrowEnd] = []
        self._turns = self._hooks.before
        self._entries = self._ended = 0

    def before(self, seat: Seat, move: Move) -> None:
        """A seat is about to move: note whether it has a choice, and compare the choices of sampled decisions."""
        if not self._details:
            return
        self._prompted = type(move) not in self._idle or len(self._game.moves(self._state, seat).discrete) > 1
        if self._rng is not None and self._rng.random() < self._share:
            self._compared = self._compare(seat, self._rng)

    def see(self, step: DecodedEntry) -> None:
        """An entry was appended to the log."""
        entry = step.entry
        n, at, seat = entry.n, entry.at, entry.seat
        self._entries, self._ended = n, at
        watched, count = self._watched, self._count
        for event in step.events:
            if type(event) in watched:
                self._record_event(n, event)
            if count is not None:
                count(event, at)
        if seat == TABLE or not self._details:
            return
        move = type(step.move).__name__
        if self._compared is None and self._prompted and n % LEADER_EVERY:
            # Most decisions are like this, and there are many.
            self._decisions.append(Decision(n, at, seat, move))
            return
        leader, margin = (None, None) if n % LEADER_EVERY else self._leader()
        choices, best, median = self._compared or (None, None, None)
        self._decisions.append(Decision(n, at, seat, move, leader, margin, choices, best, median, self._prompted))
        self._compared, self._prompted = None, True

    def record(self, number: int, players: Sequence[str], log_hash: str) -> GameRecord:
        """The record of the game. Raises `BadInput` if it has not ended."""
        outcome = self._game.outcome(self._state)
        if outcome is None:
            raise BadInput("the game has not ended")
        return GameRecord(
            number=number,
            players=tuple(players),
            points=outcome.points,
            places=_places(outcome, len(self._seats)),
            ended_by=outcome.ended_by,
            turns=self._turns,
            milliseconds=self._ended,
            hash=log_hash,
            scores=_scores(outcome),
            decisions=tuple(self._decisions),
            uses=tuple(self._uses),
            throws=tuple(self._throws),
            counts={} if self._statistics is None else dict(self._statistics.tally()),
            entries=self._entries,
        )

    def _record_event(self, n: int, event: Event) -> None:
        hooks, kind = self._hooks, type(event)
        if kind in hooks.turns:
            self._turns += 1
        if not self._details:
            return
        if (use := hooks.uses.get(kind)) is not None:
            self._uses.append(Use(n, *use(self._game, event)))
        if (landing := hooks.landings.get(kind)) is not None:
            seat, x, y, place = landing(self._game, event)
            self._throws.append(ThrowEnd(n, seat, x, y, place))
            self._uses.append(Use(n, seat, "place", place))

    def _leader(self) -> tuple[Seat | None, float]:
        """Who is ahead, and by how much; nobody if there is a tie."""
        values = [self._room.bots.evaluate(self._game, self._state, seat) for seat in self._seats]
        first, second = sorted(values, reverse=True)[:2]
        return (values.index(first) if first > second else None), first - second

    def _compare(self, seat: Seat, rng: Random) -> tuple[int, float, float] | None:
        """How many choices a seat has, and the evaluation of the best and of the median one."""
        game, state = self._game, self._state
        discrete = game.moves(state, seat).discrete
        # Aims come in hundreds that are alike, and each costs a simulated flight.
        if len(discrete) < 2 or any(move.one_of_many() for move in discrete):
            return None
        tried: Sequence[Move] = (
            discrete if len(discrete) <= COMPARED_CHOICES else rng.sample(list(discrete), COMPARED_CHOICES)
        )
        evaluate, seed = self._room.bots.advantage or self._room.bots.evaluate, rng.random()
        values = []
        for move in tried:
            clone = state.clone()
            # Every choice meets the same chance.
            if not isinstance(game.play(clone, seat, move, Search(Random(seed), self._sources)), Refusal):
                values.append(evaluate(game, clone, seat))
        return (len(discrete), max(values), median(values)) if values else None


def _places(outcome: Outcome, players: int) -> tuple[int, ...]:
    places = [0] * players
    place = 1
    for group in outcome.ranking:
        for seat in group:
            places[seat] = place
        place += len(group)
    return tuple(places)


def _scores(outcome: Outcome) -> tuple[Score, ...]:
    """Where the points came from, points made during play included."""
    scored = [0] * len(outcome.points)
    for score in outcome.scores:
        scored[score.seat] += score.points
    rest = enumerate(total - part for total, part in zip(outcome.points, scored, strict=True))
    return (*(Score(seat, IN_PLAY, points) for seat, points in rest if points), *outcome.scores)
