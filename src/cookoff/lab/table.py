"""A table of bots: plays the games of a plan, one after the other."""

from pathlib import Path
from random import Random

import msgspec

from cookoff import bots
from cookoff.engine import BadInput, Event, Live, Look, Match, Options, Refusal, Seat, Tempo, room
from cookoff.engine.match import Sink, Watcher
from cookoff.physics.worlds import worlds

from .logs import LogFolder
from .realtime import play_out


class Plan(msgspec.Struct, frozen=True):
    """What is to be played. Equal plans give equal games, in every process."""

    game: str
    players: int
    games: int
    bots: tuple[str, ...]
    """One for all seats, or one for each; they move on by a seat from game to game."""
    seed: int | str = 1
    options: Options | None = None
    components: Path | None = None
    table: str = "quick"
    """Which table answers how chips fly, where a game asks that: `quick` or `real`."""

    def line_up(self, number: int) -> tuple[str, ...]:
        """Who sits in which seat in a game: over `players` games each bot sits once in each seat."""
        return tuple(self.bots[(seat - number) % len(self.bots)] for seat in range(self.players))


class Result(msgspec.Struct, frozen=True):
    """One game, played."""

    number: int
    """Counted from 0."""
    bots: tuple[str, ...]
    """By seat."""
    points: tuple[int, ...]
    winners: tuple[Seat, ...]
    """More than one where they share it."""
    decisions: int
    hash: str
    """Of its log."""
    tally: dict[str, int] = {}
    """What the room's statistics counted."""


class Table:
    """The game, its components and its bots, made ready once."""

    def __init__(self, plan: Plan) -> None:
        """Raises `BadInput` that says what in the plan does not fit."""
        self.plan = plan
        home = room(plan.game)
        self._game = home.load(plan.components)
        if plan.games < 1:
            raise BadInput(f"games: {plan.games}; it takes at least one")
        if plan.players not in self._game.seats:
            first, last = self._game.seats.start, self._game.seats.stop - 1
            raise BadInput(f"players: {plan.game} is for {first} to {last} players, not {plan.players}")
        if len(plan.bots) not in (1, plan.players):
            raise BadInput(f"bots: {len(plan.bots)} of them; name one for all seats, or {plan.players}, one for each")
        self._statistics = home.statistics
        self._sources, self._trials = worlds(home, self._game, plan.table)
        self._bots = {name: bots.make(home, name) for name in dict.fromkeys(plan.bots)}

    def check(self) -> None:
        """Raises `BadInput` if the game cannot be set up as the plan has it."""
        self._start(0, lambda _line: None)

    def play(self, number: int, folder: LogFolder | None = None) -> Result:
        """Play one of the plan's games to its end."""
        lines: list[bytes] = []
        match = self._start(number, lines.append)
        game = self._game
        line_up = self.plan.line_up(number)
        rngs = [Random(f"{self.plan.seed}/{number}/seat {seat}") for seat in range(self.plan.players)]
        statistics = None if self._statistics is None else self._statistics()

        def watch(_seat: Seat, at: int, events: list[Event]) -> None:
            if statistics is not None:
                for event in events:
                    statistics.see(event, at)

        if game.tempo is Tempo.REAL_TIME:
            timed = [(bots.timed(self._bots[name]), rng) for name, rng in zip(line_up, rngs, strict=True)]
            play_out(match, timed, self._trials, watch)
        else:
            self._take_turns(match, line_up, rngs, watch)
        outcome = game.outcome(match.state)
        if outcome is None:
            raise RuntimeError(f"{game.id} asks nobody, but has not ended")
        if folder is not None:
            folder.write(number, b"".join(lines))
        tally = {} if statistics is None else dict(statistics.tally())
        return Result(number, line_up, outcome.points, outcome.winners, match.played, match.hash, tally)

    def _take_turns(self, match: Match, line_up: tuple[str, ...], rngs: list[Random], watch: Watcher) -> None:
        game, state, play = self._game, match.state, match.play
        seats = [(self._bots[name].choose, rng) for name, rng in zip(line_up, rngs, strict=True)]
        while acting := game.to_act(state):
            seat = acting[0]
            choose, rng = seats[seat]
            told = play(seat, choose(Look(game, state, seat, self._trials), rng))
            if isinstance(told, Refusal):
                raise RuntimeError(f"the bot {line_up[seat]} made an illegal move: {told}")
            watch(seat, 0, told)

    def _start(self, number: int, sink: Sink) -> Match:
        names = [f"{name}-{seat}" for seat, name in enumerate(self.plan.line_up(number))]
        chance = Live(Random(f"{self.plan.seed}/{number}/chance"), self._sources)
        return Match.start(self._game, self.plan.players, chance, options=self.plan.options, names=names, sink=sink)
