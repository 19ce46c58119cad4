"""Real-time games in steps: all seats decide at the same moments, and the clock runs between them."""

from collections.abc import Mapping

import numpy as np

from cookoff.engine import TABLE, Move, RealTime, Seat, is_over
from cookoff.research.encoding.actions import Mask
from cookoff.research.episode import Episode

STEP_MS = 1000
"""Milliseconds between decisions: about what a person takes (see `cookoff.bots.thinking_time`)."""
WAIT = 0
"""The action that does nothing; all others are one more than in the action table."""


class RealTimeSteps:
    """Steps an episode in real time."""

    def __init__(self, episode: Episode, step_ms: int = STEP_MS) -> None:
        self._episode = episode
        self.step_ms = step_ms
        self.first: Seat = 0
        """The seat that comes first when several act at the same moment."""

    @property
    def _clock(self) -> RealTime:
        game = self._episode.game
        assert isinstance(game, RealTime)
        return game

    def start(self) -> None:
        """Run to the first decision, for example through a countdown."""
        self.first = 0
        while not self._episode.to_act and not is_over(self._episode.game, self._episode.state):
            self._advance(self._episode.now + self.step_ms)

    def mask(self, seat: Seat) -> Mask:
        """Waiting, and every move for which a hand is ready before the next decision."""
        decision, end = self._episode.decision(seat), self._episode.now + self.step_ms
        mask = np.zeros(1 + len(decision.mask), np.int8)
        mask[WAIT] = 1
        numbers = self._episode.spaces.actions.numbers(decision.moves, decision.view)
        for move, number in zip(decision.moves.discrete, numbers, strict=True):
            if self._clock.ready(self._episode.state, seat, move) < end:
                mask[1 + number] = 1
        return mask

    def step(self, actions: Mapping[Seat, int]) -> dict[Seat, str]:
        """Take these actions and advance the clock. Returns who was refused, and why."""
        refused, chosen_moves = {}, {}
        for seat, action in actions.items():
            if action == WAIT:
                continue
            if self.mask(seat)[action]:
                chosen_moves[seat] = self._episode.spaces.actions.move(action - 1, self._episode.decision(seat).view)
            else:
                refused[seat] = "not possible now"
        return refused | self.make(chosen_moves)

    def make(self, chosen_moves: Mapping[Seat, Move]) -> dict[Seat, str]:
        """Make these moves in the order in which hands are ready and advance the clock. Returns refusals.

        At the same moment another seat comes first in each step. A seat waits if no hand is ready within the step.
        """
        episode, end = self._episode, self._episode.now + self.step_ms
        players, refused = episode.spaces.players, {}
        order: list[tuple[int, int, Seat, Move]] = []
        for seat, move in chosen_moves.items():
            at = max(episode.now, self._clock.ready(episode.state, seat, move))
            if at < end:
                order.append((at, (seat - self.first) % players, seat, move))
        for at, _, seat, move in sorted(order, key=lambda entry: entry[:2]):
            self._advance(at)
            refusal = episode.play(seat, move)
            if refusal is not None:
                refused[seat] = f"{refusal.rule}: {refusal.reason}"
        self._advance(end)
        self.first = (self.first + 1) % players
        return refused

    def _advance(self, at: int) -> None:
        """Advance to this time, carrying out everything that is due."""
        episode = self._episode
        while (due := self._clock.due(episode.state)) is not None and due.at <= at:
            episode.advance_clock(due.at)
            refusal = episode.play(TABLE, due.move)
            assert refusal is None, f"{due} is refused: {refusal}"
        episode.advance_clock(at)
