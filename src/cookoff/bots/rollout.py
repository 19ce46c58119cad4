"""A bot without search, which follows the room's rollout policy."""

from collections.abc import Sequence
from typing import Any

from cookoff.engine import AnyGame, BotContext, Move, Rng, Room, Seat


class RolloutBot:
    """Takes the move of the rollout policy, or a random one if the room has none."""

    def __init__(self, room: Room) -> None:
        self._policy = room.bots.rollout_policy

    def choose(self, context: BotContext, rng: Rng) -> Move:
        """See `Bot`."""
        if not context.moves.discrete:
            assert context.moves.box is not None
            return context.moves.box.sample(rng)
        return self.of(
            context.game, context.game.determinise(context.view, rng), context.seat, context.moves.discrete, rng
        )

    def of(self, game: AnyGame, state: Any, seat: Seat, moves: Sequence[Move], rng: Rng) -> Move:
        """One of these moves in a state."""
        if self._policy is None:
            return moves[int(rng.random() * len(moves))]
        return self._policy(game, state, seat, moves, rng)
