"""How much of a result was luck, measured while a game is played.

Every move that draws or throws is made again from the same position with other luck. The win chance that came of it
less the mean of these repetitions is the luck of that move. Its expectation is zero, whoever plays and however rough
the win curve is: a result less its luck has the same mean, but varies less.
"""

from random import Random
from typing import Any

from cookoff import bots
from cookoff.engine import TABLE, AnyGame, BotContext, DecodedEntry, Move, Refusal, Room, Search, Seat, Sources

from .win_probability import Chances, curve_of, hooks_of, standing

QUICK = "greedy"
"""Plays on to the end of the segment, where a drawn card has shown its use."""
LONGEST = 60
"""Decisions after which that stops."""


class LuckMeter:
    """Watches a game of turns. Call `before` ahead of each move, and `see` after every entry."""

    def __init__(
        self, room: Room, game: AnyGame, state: Any, players: int, trials: Sources, rng: Random, repetitions: int
    ) -> None:
        """`trials` answer questions to chance with the game's own probabilities.

        Raises `BadInput` for a game without a win curve.
        """
        self._room, self._game, self._state, self._players = room, game, state, players
        self._chance, self._rng, self._trials = Search(rng, trials), rng, trials
        self._repetitions, self._curve = repetitions, curve_of(room)
        self._progress = hooks_of(room).progress
        # Where chips are thrown, a position shows at once what a throw was worth, and bots take long to aim.
        self._quick = None if room.physical else bots.make(room, QUICK)
        self._luck = [0.0] * players
        self._before: Any = None

    @property
    def luck(self) -> Chances:
        """By seat, how much luck has changed the win chance so far."""
        return tuple(self._luck)

    def before(self, _seat: Seat, _move: Move) -> None:
        """A seat is about to move."""
        self._before = self._state.clone()

    def see(self, step: DecodedEntry) -> None:
        """An entry was appended to the log."""
        if not step.entry.chance or step.entry.seat == TABLE:
            return
        segment = self._progress(self._game, self._before).segment
        expected = [0.0] * self._players
        for _ in range(self._repetitions):
            other = self._before.clone()
            self._play(other, step.entry.seat, step.move)
            for each, chance in enumerate(self._value(other, segment)):
                expected[each] += chance / self._repetitions
        for each, chance in enumerate(self._value(self._state.clone(), segment)):
            self._luck[each] += chance - expected[each]

    def _value(self, state: Any, segment: int) -> Chances:
        """The win chances once quick bots have played the segment to its end; changes the state."""
        game, left = self._game, LONGEST
        while self._quick and left and (acting := game.to_act(state)):
            if self._progress(game, state).segment != segment:
                break
            context = BotContext(game, state, acting[0], self._trials)
            self._play(state, acting[0], self._quick.choose(context, self._rng))
            left -= 1
        return standing(self._room, game, state, self._players, self._curve)

    def _play(self, state: Any, seat: Seat, move: Move) -> None:
        events = self._game.play(state, seat, move, self._chance)
        assert not isinstance(events, Refusal), f"a legal move is refused: {events}"
