"""catanatron's side of the search; run by its own Python. Prints playouts, decisions and nodes a second.

The released package has one player that looks ahead: it tries every move on a copy of the game. Each copy is a node.
"""

import random
import sys
from time import process_time

from catanatron import Color, Game, RandomPlayer
from catanatron.players.search import VictoryPointPlayer

COLOURS = (Color.RED, Color.BLUE)


def measure(seconds: float) -> tuple[float, float, float]:
    """Random playouts and their decisions, and moves tried by the player that looks ahead, a second of processor."""
    random.seed(1)
    games = decisions = nodes = 0
    begun = process_time()
    while process_time() - begun < seconds:
        game = Game([RandomPlayer(colour) for colour in COLOURS])
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            decisions += 1
        games += 1
    spent = process_time() - begun
    thinker, thinking = VictoryPointPlayer(COLOURS[0]), 0.0
    while thinking < seconds:
        game = Game([RandomPlayer(colour) for colour in COLOURS])
        while game.winning_color() is None and game.state.num_turns < 1000 and thinking < seconds:
            actions = game.state.playable_actions
            if len(actions) > 1:
                begun = process_time()
                thinker.decide(game, actions)
                thinking += process_time() - begun
                nodes += len(actions)
            game.play_tick()
    return games / spent, decisions / spent, nodes / thinking


if __name__ == "__main__":
    print(*measure(float(sys.argv[1])))
