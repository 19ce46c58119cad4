"""Every move of a thousand whole games of each game goes into its number and back again, for who could make it.

Games go on to their own end, by the options that a table has if nobody says otherwise. In half of them every move is
any of those listed; in a quarter bots make nine moves of ten, in a quarter all: so they also come to where only those
come who mean to, and to ends by every rule. Each listed move of every decision is tried, as often as it is met.
"""

import random
import sys
from collections import Counter

import numpy as np

from cookoff import bots
from cookoff.engine import BotContext, Move, Seat, is_over, rooms
from cookoff.research.envs.opponents import bot_context
from cookoff.research.envs.realtime import RealTimeSteps
from cookoff.research.episode import Episode
from cookoff.research.spaces import spaces

GAMES = 1000
HABITS = (0.0, 0.0, 0.9, 1.0)
"""How often a bot decides, game by game."""


def main() -> None:
    """Print how many moves were tried, and how the games ended; raises at the first move that does not come back."""
    for name in rooms():
        walks = [_Walk(Episode(spaces(name, players))) for players in (2, 3, 4)]
        ends = Counter(walks[number % 3].whole_game(number) for number in range(GAMES))
        tried, made, exact = (sum(numbers) for numbers in zip(*[walk.counted for walk in walks], strict=True))
        seen = set[int]().union(*[walk.seen for walk in walks])
        told = ", ".join(f"{count} by {rule}" for rule, count in sorted(ends.items()))
        print(f"{name:12} {tried:,} moves to their numbers and back, {len(seen)} different numbers")
        print(f"{'':12} {made:,} were made, {exact:,} of them in exact numbers; ended {told}", flush=True)


class _Walk:
    """Games of one episode, and what was met in them."""

    def __init__(self, episode: Episode) -> None:
        self._episode = episode
        self._clock_steps = RealTimeSteps(episode) if episode.game.id == "mithral-chef" else None
        bot = bots.make(episode.spaces.room, "casual")
        self._bot, self._cook = bot, bots.to_real_time(bot)
        self.seen: set[int] = set()
        """The numbers of all that could be done."""
        self._tried = self._made = self._exact = 0

    @property
    def counted(self) -> tuple[int, int, int]:
        """How many moves were tried, how many made, and how many of those stand in no list."""
        return self._tried, self._made, self._exact

    def whole_game(self, number: int) -> str:
        """Play the game of that number to its end; the rule by which it ended."""
        episode, rng, habit = self._episode, random.Random(f"moves of {number}"), HABITS[number // 3 % len(HABITS)]
        episode.start(number)
        if self._clock_steps:
            self._clock_steps.start()
        while not is_over(episode.game, episode.state):
            chosen_moves = {}
            for seat in episode.to_act:
                self._try(seat)
                wish = self._by_bot(seat, rng) if rng.random() < habit else self._any(seat, rng)
                if wish is not None:
                    chosen_moves[seat] = wish
                    self._made += 1
                    self._exact += wish not in episode.decision(seat).moves.discrete
            if self._clock_steps:
                self._clock_steps.make(chosen_moves)
            else:
                ((seat, move),) = chosen_moves.items()
                episode.act(seat, move)
        assert episode.outcome is not None, "the game is over without an outcome"
        return episode.outcome.ended_by

    def _try(self, seat: Seat) -> None:
        """Send all that the seat may do to its numbers and back."""
        decision, table = self._episode.decision(seat), self._episode.spaces.actions
        numbers = table.numbers(decision.moves, decision.view)
        for action, move in zip(numbers, decision.moves.discrete, strict=True):
            if (other := table.move(action, decision.view)) != move:
                sys.exit(f"{self._episode.game.id}: {move} has the number {action}, which is {other}")
        self._tried += len(numbers)
        self.seen.update(numbers)

    def _by_bot(self, seat: Seat, rng: random.Random) -> Move | None:
        context: BotContext = bot_context(self._episode, seat)
        return self._cook.decide(context, rng).move if self._clock_steps else self._bot.choose(context, rng)

    def _any(self, seat: Seat, rng: random.Random) -> Move | None:
        episode, table = self._episode, self._episode.spaces.actions
        decision = episode.decision(seat)
        if not self._clock_steps:
            return table.move(int(rng.choice(np.flatnonzero(decision.mask))), decision.view)
        action = int(rng.choice(np.flatnonzero(self._clock_steps.mask(seat))))
        return table.move(action - 1, decision.view) if action else None


if __name__ == "__main__":
    main()
