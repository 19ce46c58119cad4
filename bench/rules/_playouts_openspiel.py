"""OpenSpiel's side of the playouts; run by the Python of its own environment. Prints decisions per second."""

import random
import sys
from time import process_time

import pyspiel
from open_spiel.python import games  # registers the games written in Python

assert games


def playouts(name: str, seconds: float, seed: int = 1) -> float:
    """Decisions of players per second over whole random games."""
    rng = random.Random(seed)
    game = pyspiel.load_game(name)
    decisions = 0
    begun = process_time()
    while process_time() - begun < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(_draw(outcomes, rng))
                continue
            actions = state.legal_actions()
            state.apply_action(actions[int(rng.random() * len(actions))])
            decisions += 1
    return decisions / (process_time() - begun)


def _draw(outcomes: list[tuple[int, float]], rng: random.Random) -> int:
    rest = rng.random()
    for action, probability in outcomes:
        rest -= probability
        if rest < 0:
            return action
    return outcomes[-1][0]


if __name__ == "__main__":
    playouts(sys.argv[1], 0.2)
    print(playouts(sys.argv[1], float(sys.argv[2])))
