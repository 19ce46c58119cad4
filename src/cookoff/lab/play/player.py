"""Plays the games of a scenario, one after the other, in this process."""

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Any

import msgspec

from cookoff import bots
from cookoff.analysis.luck import LuckMeter
from cookoff.bots.realtime import play_out
from cookoff.engine import (
    AnyGame,
    BadInput,
    BotContext,
    Live,
    Match,
    Refusal,
    Tempo,
    room,
)
from cookoff.engine.log.match import Sink
from cookoff.games.hands import with_hands
from cookoff.lab.spec.scenario import Scenario
from cookoff.physics.sources import play_and_search_sources

from .game_record import GameRecord
from .log_folder import LogFolder
from .recorder import GameRecorder


class ScenarioPlayer:
    """The game, the components and the bots of a scenario, loaded once."""

    def __init__(self, scenario: Scenario, game: AnyGame | None = None) -> None:
        """`game` is the scenario's game with its components, if you have loaded it already.

        Raises `BadInput` that says what in the scenario does not fit.
        """
        self.scenario = scenario
        self._room = room(scenario.game)
        self._game = scenario.load() if game is None else game
        if scenario.players not in self._game.seats:
            first, last = self._game.seats.start, self._game.seats.stop - 1
            raise BadInput(f"players: {scenario.game} is for {first} to {last} players, not {scenario.players}")
        for what, names in (("bots", scenario.bots), ("hands", scenario.hands)):
            if len(names) not in (1, scenario.players) and (names or what == "bots"):
                raise BadInput(f"{what}: got {len(names)}; name one for all seats, or {scenario.players}, one for each")
        for name in scenario.bots:
            bots.check(name, self._game, scenario.players)
        self._sources, self._search_sources = play_and_search_sources(self._room, self._game, scenario.physics)
        self._bots = {name: bots.make(self._room, name) for name in dict.fromkeys(scenario.bots)}

    def check(self) -> None:
        """Raises `BadInput` if the game cannot be set up as the scenario says."""
        self._start(0, _discard)

    def play(self, number: int, logs: LogFolder | None = None, *, details: bool = True) -> GameRecord:
        """Play a game of the scenario to its end. Without `details` this is quicker, and the record is short."""
        scenario, lines = self.scenario, list[bytes]()
        match = self._start(number, _discard if logs is None else lines.append)
        recorder = GameRecorder(
            self._room,
            self._game,
            match.state,
            scenario.players,
            scenario.sampled_decisions if details else 0.0,
            self._search_sources,
            details=details,
        )
        meter = self._luck_meter(match.state, number)
        line_up = scenario.line_up(number)
        rngs = [Random(f"{scenario.seed}/{number}/seat {seat}") for seat in range(scenario.players)]
        if self._game.tempo is Tempo.REAL_TIME:
            timed = [(bots.to_real_time(self._bots[name]), rng) for name, rng in zip(line_up, rngs, strict=True)]
            play_out(match, timed, self._search_sources, recorder.see)
        else:
            self._take_turns(match, line_up, rngs, (recorder,) if meter is None else (recorder, meter))
        if self._game.outcome(match.state) is None:
            raise RuntimeError(f"no seat of {self._game.id} has to act, but the game has not ended")
        if logs is not None:
            logs.write(number, b"".join(lines))
        record = recorder.record(number, scenario.player_names(number), match.hash)
        return record if meter is None else msgspec.structs.replace(record, luck=meter.luck)

    def _take_turns(
        self,
        match: Match,
        line_up: tuple[str, ...],
        rngs: list[Random],
        watchers: Sequence[GameRecorder | LuckMeter],
    ) -> None:
        game, state, play = self._game, match.state, match.play
        seats = [(self._bots[name].choose, rng) for name, rng in zip(line_up, rngs, strict=True)]
        while acting := game.to_act(state):
            seat = acting[0]
            choose, rng = seats[seat]
            move = choose(BotContext(game, state, seat, self._search_sources), rng)
            for watcher in watchers:
                watcher.before(seat, move)
            entry = play(seat, move)
            if isinstance(entry, Refusal):
                raise RuntimeError(f"the bot {line_up[seat]} made an illegal move: {entry}")
            for watcher in watchers:
                watcher.see(entry)

    def _luck_meter(self, state: Any, number: int) -> LuckMeter | None:
        scenario = self.scenario
        if not scenario.luck_repetitions or self._game.tempo is Tempo.REAL_TIME:
            return None
        rng = Random(f"{scenario.seed}/{number}/luck")
        return LuckMeter(self._room, self._game, state, scenario.players, self._sources, rng, scenario.luck_repetitions)

    def _start(self, number: int, sink: Sink) -> Match:
        scenario = self.scenario
        names = [f"{name}-{seat}" for seat, name in enumerate(scenario.line_up(number))]
        chance = Live(Random(f"{scenario.seed}/{number}/chance"), self._sources)
        options = scenario.options
        if scenario.hands:
            options = with_hands(options or self._game.types.options(), scenario.hands_at(number))
        return Match.start(self._game, scenario.players, chance, options=options, names=names, sink=sink)


def _discard(_line: bytes) -> None:
    """The sink of a game without a log file."""


@lru_cache(maxsize=8)
def player_of(scenario: Scenario) -> ScenarioPlayer:
    """The `ScenarioPlayer` of a scenario; a process keeps the last few."""
    return ScenarioPlayer(scenario)
