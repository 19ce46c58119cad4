"""A hundred games of Yatai: a greedy bot against a random one."""

import random

from cookoff import bots
from cookoff.engine import BotContext, Search, room


def main(games: int = 100) -> float:
    """Play the games and return the greedy bot's share of wins."""
    yatai = room("yatai")
    game = yatai.load(None)
    players = [bots.make(yatai, "greedy"), bots.make(yatai, "random")]
    won = 0
    for number in range(games):
        rng = random.Random(f"example {number}")
        state = game.setup(2, game.types.options(), Search(rng))
        while seats := game.to_act(state):
            move = players[seats[0]].choose(BotContext(game, state, seats[0]), rng)
            game.play(state, seats[0], move, Search(rng))
        outcome = game.outcome(state)
        assert outcome is not None
        won += outcome.winners == (0,)
    return won / games


if __name__ == "__main__":
    print(f"the greedy bot won {main():.0%}")
