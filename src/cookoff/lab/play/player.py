"""Where bots meet: it plays the games of a setting, one after the other."""

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from random import Random

import msgspec

from cookoff import bots
from cookoff.bots.realtime import play_out
from cookoff.engine import (
    AnyGame,
    BadInput,
    BotContext,
    DecodedEntry,
    Live,
    Match,
    Move,
    Options,
    Refusal,
    Seat,
    Tempo,
    room,
)
from cookoff.engine.log.match import Sink, Watcher
from cookoff.games.hands import with_hands
from cookoff.lab.play.log_folder import LogFolder
from cookoff.lab.play.record import Record, Recorder
from cookoff.lab.spec.variants import game_of
from cookoff.physics.sources import play_and_search_sources


class Setting(msgspec.Struct, frozen=True):
    """What is to be played. Equal settings give equal games, in every process."""

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
    hands: tuple[str, ...] = ()
    """How steady the bots' hands are: one for all, or one for each bot; they move on with them."""

    def line_up(self, number: int) -> tuple[str, ...]:
        """Who sits in which seat in a game: over `players` games each bot sits once in each seat."""
        return self._seated(self.bots, number)

    def hands_at(self, number: int) -> tuple[str, ...]:
        """Which seat has which hand in a game; none where the setting names none."""
        return self._seated(self.hands, number) if self.hands else ()

    def called(self, number: int) -> tuple[str, ...]:
        """What the statistics call the player in each seat: the bot, and its hand where hands are named."""
        bots, hands = self.line_up(number), self.hands_at(number)
        return tuple(f"{bot} ({hand})" for bot, hand in zip(bots, hands, strict=True)) if hands else bots

    def _seated(self, named: tuple[str, ...], number: int) -> tuple[str, ...]:
        return tuple(named[(seat - number) % len(named)] for seat in range(self.players))


class Result(msgspec.Struct, frozen=True):
    """One game, played."""

    number: int
    """Counted from 0."""
    bots: tuple[str, ...]
    """By seat, as the setting calls them."""
    points: tuple[int, ...]
    winners: tuple[Seat, ...]
    """More than one where they share it."""
    decisions: int
    hash: str
    """Of its log."""
    tally: dict[str, int] = {}
    """What the room's statistics counted."""


class Arena:
    """The game, its components and its bots, made ready once."""

    def __init__(self, setting: Setting, game: AnyGame | None = None) -> None:
        """`game` is the setting's with its components, if it is there already.

        Raises `BadInput` that says what in the setting does not fit.
        """
        self.setting = setting
        home = room(setting.game)
        self._game = home.load(setting.components) if game is None else game
        if setting.games < 1:
            raise BadInput(f"games: {setting.games}; it takes at least one")
        if setting.players not in self._game.seats:
            first, last = self._game.seats.start, self._game.seats.stop - 1
            raise BadInput(f"players: {setting.game} is for {first} to {last} players, not {setting.players}")
        for what, named in (("bots", setting.bots), ("hands", setting.hands)):
            if len(named) not in (1, setting.players) and (named or what == "bots"):
                raise BadInput(
                    f"{what}: {len(named)} of them; name one for all seats, or {setting.players}, one for each"
                )
        for name in setting.bots:
            bots.check(name, self._game, setting.players)
        self._home = home
        self._sources, self._trials = play_and_search_sources(home, self._game, setting.table)
        self._bots = {name: bots.make(home, name) for name in dict.fromkeys(setting.bots)}

    def check(self) -> None:
        """Raises `BadInput` if the game cannot be set up as the setting has it."""
        self._start(0, lambda _line: None)

    def play(self, number: int, folder: LogFolder | None = None) -> Result:
        """Play one of the setting's games to its end."""
        statistics = None if self._home.lab.statistics is None else self._home.lab.statistics()

        def watch(step: DecodedEntry) -> None:
            if statistics is not None:
                for event in step.events:
                    statistics.see(event, step.entry.at)

        lines: list[bytes] = []
        match = self._start(number, lines.append)
        self._play_out(match, number, watch)
        outcome = self._game.outcome(match.state)
        assert outcome is not None
        if folder is not None:
            folder.write(number, b"".join(lines))
        tally = {} if statistics is None else dict(statistics.tally())
        return Result(
            number, self.setting.called(number), outcome.points, outcome.winners, match.played, match.hash, tally
        )

    def record(self, number: int, weigh: float = 0.0) -> Record:
        """Play one of the setting's games to its end, and keep all that tables are made of.

        `weigh` is the share of decisions whose choices are compared; the game is the same with any.
        """
        match = self._start(number, lambda _line: None)
        recorder = Recorder(self._home, self._game, match.state, self.setting.players, weigh, self._trials)
        self._play_out(match, number, recorder.see, recorder.before)
        return recorder.record(number, self.setting.called(number), match.hash)

    def _play_out(
        self, match: Match, number: int, watch: Watcher, before: Callable[[Seat, Move], None] | None = None
    ) -> None:
        line_up = self.setting.line_up(number)
        rngs = [Random(f"{self.setting.seed}/{number}/seat {seat}") for seat in range(self.setting.players)]
        if self._game.tempo is Tempo.REAL_TIME:
            timed = [(bots.to_real_time(self._bots[name]), rng) for name, rng in zip(line_up, rngs, strict=True)]
            play_out(match, timed, self._trials, watch)
        else:
            self._take_turns(match, line_up, rngs, watch, before)
        if self._game.outcome(match.state) is None:
            raise RuntimeError(f"{self._game.id} asks nobody, but has not ended")

    def _take_turns(
        self,
        match: Match,
        line_up: tuple[str, ...],
        rngs: list[Random],
        watch: Watcher,
        before: Callable[[Seat, Move], None] | None,
    ) -> None:
        game, state, play = self._game, match.state, match.play
        seats = [(self._bots[name].choose, rng) for name, rng in zip(line_up, rngs, strict=True)]
        while acting := game.to_act(state):
            seat = acting[0]
            choose, rng = seats[seat]
            move = choose(BotContext(game, state, seat, self._trials), rng)
            if before is not None:
                before(seat, move)
            told = play(seat, move)
            if isinstance(told, Refusal):
                raise RuntimeError(f"the bot {line_up[seat]} made an illegal move: {told}")
            watch(told)

    def _start(self, number: int, sink: Sink) -> Match:
        names = [f"{name}-{seat}" for seat, name in enumerate(self.setting.line_up(number))]
        chance = Live(Random(f"{self.setting.seed}/{number}/chance"), self._sources)
        options = self.setting.options
        if self.setting.hands:
            options = with_hands(options or self._game.types.options(), self.setting.hands_at(number))
        return Match.start(self._game, self.setting.players, chance, options=options, names=names, sink=sink)


@lru_cache(maxsize=8)
def arena_of(setting: Setting, components: str | None) -> Arena:
    """The arena of a setting whose components are a text, or the game's own; the last few are kept ready."""
    return Arena(setting, game_of(setting.game, components))
