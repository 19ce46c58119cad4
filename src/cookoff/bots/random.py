"""A bot that moves at random."""

from cookoff.engine import BotContext, Move, Rng


class RandomBot:
    """Every discrete move has equal probability; a continuous one is sampled from its box."""

    def choose(self, context: BotContext, rng: Rng) -> Move:
        """See `Bot`."""
        moves = context.moves
        # A box counts as one more choice.
        choice = int(rng.random() * (len(moves.discrete) + (moves.box is not None)))
        if choice < len(moves.discrete):
            return moves.discrete[choice]
        assert moves.box is not None
        return moves.box.sample(rng)
