"""OpenSpiel's side of the search; run by its own Python. Prints playouts, decisions and nodes a second."""

import random
import sys
from time import process_time

import pyspiel

SIMULATIONS = 200


def measure(seconds: float) -> tuple[float, float, float]:
    """Random playouts and their decisions, and simulations of the MCTS bot, a second of processor."""
    game = pyspiel.load_game("backgammon")
    rng = random.Random(1)
    games = decisions = 0
    begun = process_time()
    while process_time() - begun < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            decisions += not state.is_chance_node()
            actions = state.legal_actions()
            state.apply_action(actions[int(rng.random() * len(actions))])
        games += 1
    spent = process_time() - begun
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, SIMULATIONS, 100, False, 1, False)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    thoughts, begun = 0, process_time()
    while process_time() - begun < seconds:
        bot.step(state)
        thoughts += 1
    return games / spent, decisions / spent, thoughts * SIMULATIONS / (process_time() - begun)


if __name__ == "__main__":
    print(*measure(float(sys.argv[1])))
