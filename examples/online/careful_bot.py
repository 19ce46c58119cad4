"""A bot of your own at a table of a server: `python careful_bot.py LINK`, with the invitation from the waiting room.

Needs `cookoff[server,physics]`.
"""

import sys
from random import Random

from cookoff.client import Client, play_bot
from cookoff.engine import BotContext, Move, Outcome, Rng


class CarefulBot:
    """Makes the last move of the list, which is often to stop."""

    def choose(self, context: BotContext, _rng: Rng) -> Move:
        """Choose from what the seat may know: `context.view` and `context.moves`."""
        return context.moves.discrete[-1]


def main(link: str) -> Outcome:
    """Sit down, play to the end, and return the outcome."""
    with Client(link, "Careful").join(link) as table:
        return play_bot(table, CarefulBot(), Random(1))


if __name__ == "__main__":
    print(main(sys.argv[1]).points)
