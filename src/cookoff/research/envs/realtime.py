"""A game without turns in steps: everybody decides at the same moments, and the clock goes on between them."""

from collections.abc import Mapping

import numpy as np

from cookoff.engine import TABLE, Move, RealTime, Seat, is_over
from cookoff.research.encoding.actions import Mask
from cookoff.research.episode import Episode

PACE = 1000
"""Milliseconds from one decision to the next: about what a person takes (see `cookoff.bots.thinking_time`)."""
WAIT = 0
"""The action of doing nothing; all others are one more than in the table of actions."""


class Shift:
    """Steps of an episode in real time."""

    def __init__(self, episode: Episode, pace: int = PACE) -> None:
        assert isinstance(episode.game, RealTime)
        self._episode = episode
        self._clock: RealTime = episode.game
        self.pace = pace
        self.first: Seat = 0
        """Who comes first of several at one moment."""

    def start(self) -> None:
        """Let all happen that comes before the first decision, such as a countdown."""
        self.first = 0
        while not self._episode.to_act and not is_over(self._episode.game, self._episode.state):
            self._pass(self._episode.now + self.pace)

    def mask(self, seat: Seat) -> Mask:
        """To wait, and every move for which the hand is ready before the next decision."""
        decision, end = self._episode.decision(seat), self._episode.now + self.pace
        mask = np.zeros(1 + len(decision.mask), np.int8)
        mask[WAIT] = 1
        numbers = self._episode.spaces.actions.numbers(decision.moves, decision.view)
        for move, number in zip(decision.moves.discrete, numbers, strict=True):
            if self._clock.ready(self._episode.state, seat, move) < end:
                mask[1 + number] = 1
        return mask

    def step(self, actions: Mapping[Seat, int]) -> dict[Seat, str]:
        """Make the moves of these numbers and let the clock go on; who was refused, and why."""
        refused, wishes = {}, {}
        for seat, action in actions.items():
            if action == WAIT:
                continue
            if self.mask(seat)[action]:
                wishes[seat] = self._episode.spaces.actions.move(action - 1, self._episode.decision(seat).view)
            else:
                refused[seat] = "not possible now"
        return refused | self.make(wishes)

    def make(self, wishes: Mapping[Seat, Move]) -> dict[Seat, str]:
        """Make these moves in the order in which hands are ready, then let the clock go on; who was refused, and why.

        Of several at one moment another seat comes first at each step. For what no hand is ready in this step, the
        seat waits.
        """
        episode, end = self._episode, self._episode.now + self.pace
        players, refused = episode.spaces.players, {}
        order: list[tuple[int, int, Seat, Move]] = []
        for seat, move in wishes.items():
            at = max(episode.now, self._clock.ready(episode.state, seat, move))
            if at < end:
                order.append((at, (seat - self.first) % players, seat, move))
        for at, _, seat, move in sorted(order, key=lambda wish: wish[:2]):
            self._pass(at)
            refusal = episode.play(seat, move)
            if refusal is not None:
                refused[seat] = f"{refusal.rule}: {refusal.reason}"
        self._pass(end)
        self.first = (self.first + 1) % players
        return refused

    def _pass(self, at: int) -> None:
        """Let everything happen that is due by itself until then."""
        episode = self._episode
        while (due := self._clock.due(episode.state)) is not None and due.at <= at:
            episode.pass_to(due.at)
            refusal = episode.play(TABLE, due.move)
            assert refusal is None, f"{due} is refused: {refusal}"
        episode.pass_to(at)
