"""A bot that looks at what its moves bring."""

from typing import Any

from cookoff.engine import BotContext, Move, Rng, Room, Search, Tempo

WAYS = 6
"""How many ways to go on are tried after each move."""
SAMPLES = 12
"""How many moves of a continuous family are tried."""
LONGEST = 60
"""Where a way to go on is cut off, if the seat's turn does not end by itself."""


class GreedyBot:
    """For each move it tries some ways to finish its own turn, and takes the move with the best of them.

    How good a state is, the room says. What others will do is not thought of. Where a clock runs there is no turn to
    finish, and it looks at the moves alone.
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
        ways = WAYS if context.game.tempo is Tempo.TURNS else 1
        for move in candidates:
            for _ in range(ways):
                state = context.game.determinise(context.view, rng)
                value = self._finish(context, state, move, rng)
                if value > best_value:
                    best, best_value = move, value
        return best

    def _finish(self, context: BotContext, state: Any, move: Move, rng: Rng) -> float:
        """Make the move, then any moves until the turn is over; how good that is."""
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
