"""A bot that takes any move."""

from cookoff.engine import BotContext, Move, Rng


class RandomBot:
    """Every discrete move is as likely as the others; a continuous one is drawn from its box."""

    def choose(self, context: BotContext, rng: Rng) -> Move:
        """See `Bot`."""
        moves = context.moves
        # A box counts as one more choice: it stands for one decision, however many ways there are to make it.
        choice = int(rng.random() * (len(moves.discrete) + (moves.box is not None)))
        if choice < len(moves.discrete):
            return moves.discrete[choice]
        assert moves.box is not None
        return moves.box.sample(rng)
