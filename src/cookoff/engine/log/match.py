"""`Match`: one game being played and logged. Server, lab and terminal all play through it."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from cookoff.engine.core.chance import Live
from cookoff.engine.core.clock import Now, RealTime
from cookoff.engine.core.codec import encode
from cookoff.engine.core.errors import BadInput
from cookoff.engine.core.events import Event
from cookoff.engine.core.game import AnyGame, Options
from cookoff.engine.core.moves import TABLE, Move, Refusal, Seat

from .format import SCHEMA, Entry, Header, Log, Writer
from .replay import DecodedEntry, fold, opening

Sink = Callable[[bytes], None]
"""Stores each line of the log before the move counts: a file, a database, a list."""

Watcher = Callable[[DecodedEntry], None]
"""Is called with each entry."""


class Match:
    """The authority over one game: its state, and the log it writes line by line."""

    def __init__(self, game: AnyGame, state: Any, chance: Live, writer: Writer, played: int, sink: Sink) -> None:
        """Use `Match.start` or `Match.resume`."""
        self.game = game
        self.state = state
        self.played = played
        """The number of the last entry."""
        self._chance = chance
        self._writer = writer
        self._sink = sink
        self._at = 0
        self._clock = game if isinstance(game, RealTime) else None
        chance.answer(Now, lambda _now: self._at)

    @classmethod
    def start(
        cls,
        game: AnyGame,
        players: int,
        chance: Live,
        *,
        options: Options | None = None,
        names: Sequence[str] = (),
        sink: Sink,
    ) -> "Match":
        """Set up a new game and write its header."""
        if players not in game.seats:
            raise BadInput(f"{game.id} is for {game.seats.start} to {game.seats.stop - 1} players, not {players}")
        options = game.types.options() if options is None else options
        names = tuple(names) or tuple(f"seat {seat}" for seat in range(players))
        if len(names) != players:
            raise BadInput(f"{len(names)} names for {players} seats")
        state = game.setup(players, options, chance)
        header = Header(
            schema=SCHEMA,
            game=game.id,
            rules_version=game.rules_version,
            components=game.components_hash,
            players=players,
            options=msgspec.Raw(encode(options)),
            seats=names,
            chance=chance.take(),
            opening=msgspec.Raw(encode(state)),
        )
        writer = Writer()
        sink(writer.line(header))
        return cls(game, state, chance, writer, 0, sink)

    @classmethod
    def resume(cls, game: AnyGame, log: Log, chance: Live, *, sink: Sink) -> "Match":
        """Continue a game from its log."""
        if log.header.components != game.components_hash:
            raise BadInput("the log was played with other components; name their file to continue it")
        state = opening(game, log)
        for _ in fold(game, log, state):
            pass
        return cls(game, state, chance, Writer(log.hash), len(log.entries), sink)

    @property
    def hash(self) -> str:
        """The hash of the whole log so far."""
        return self._writer.hash

    def pass_time(self, at: int, watch: Watcher | None = None) -> list[list[Event]]:
        """Make every move of the table that is due until then, each at its own time; `watch` sees each entry."""
        events: list[list[Event]] = []
        while self._clock and (due := self._clock.due(self.state)) and due.at <= at:
            step = self.play(TABLE, due.move, due.at)
            assert not isinstance(step, Refusal), f"{due} is refused: {step}"
            events.append(step.events)
            if watch:
                watch(step)
        return events

    def play(self, seat: Seat, move: Move, at: int = 0, order: tuple[int, int] | None = None) -> DecodedEntry | Refusal:
        """Make a move and log it; or refuse it and change nothing.

        `at` is when the authority accepted it; in real time call `pass_time` first. If the sink raises, the move does
        not count although the state has changed: discard the match and resume it from its log.
        """
        self._at = at
        events = self.game.play(self.state, seat, move, self._chance)
        if isinstance(events, Refusal):
            self._chance.take()  # discard the time that was asked for
            return events
        self.played += 1
        entry = Entry(
            n=self.played,
            seat=seat,
            at=at,
            move=msgspec.Raw(encode(move)),
            chance=self._chance.take(),
            events=msgspec.Raw(encode(events)),
            order=order,
        )
        self._sink(self._writer.line(entry))
        return DecodedEntry(entry, move, events)
