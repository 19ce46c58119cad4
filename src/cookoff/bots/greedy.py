"""A bot that takes the move with the best evaluation at the end of its turn."""

from typing import Any

from cookoff.engine import BotContext, Move, Rng, Room, Search, Tempo

ROLLOUTS = 6
"""Rollouts after each move."""
SAMPLES = 12
"""Samples of a continuous family of moves."""
LONGEST = 60
"""Moves after which a rollout stops, even if the turn has not ended."""


class GreedyBot:
    """Rolls out each move to the end of its turn and takes the move with the best end, by the room's evaluation.

    It ignores what others will do. In real time, without turns, it evaluates the position right after the move.
    """

    def __init__(self, room: Room) -> None:
        self._evaluate = room.bots.evaluate

    def choose(self, context: BotContext, rng: Rng) -> Move:
        """See `Bot`."""
        candidates = list(context.moves.discrete)
        if context.moves.box is not None:
            candidates += [context.moves.box.sample(rng) for _ in range(SAMPLES)]
        if len(candidates) == 1:
            return candidates[0]
        best, best_value = candidates[0], float("-inf")
        rollouts = ROLLOUTS if context.game.tempo is Tempo.TURNS else 1
        for move in candidates:
            for _ in range(rollouts):
                state = context.game.determinise(context.view, rng)
                value = self._finish(context, state, move, rng)
                if value > best_value:
                    best, best_value = move, value
        return best

    def _finish(self, context: BotContext, state: Any, move: Move, rng: Rng) -> float:
        """Make the move and random ones to the end of the turn; return the evaluation."""
        game, seat = context.game, context.seat
        chance = Search(rng, context.sources)
        game.play(state, seat, move, chance)
        for _ in range(LONGEST if game.tempo is Tempo.TURNS else 0):
            if seat not in game.to_act(state):
                break
            moves = game.moves(state, seat)
            if not moves.discrete:
                break
            game.play(state, seat, moves.discrete[int(rng.random() * len(moves.discrete))], chance)
        return self._evaluate(game, state, seat)
