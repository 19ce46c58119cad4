"""Peers: `python _peers.py SIDE SECONDS` prints decisions per second of processor time."""

import random
import sys
import time
import warnings
from collections.abc import Callable
from typing import Any

warnings.simplefilter("ignore")


def connect_four() -> Callable[[], int]:
    """PettingZoo's own game, by the loop that ours is driven by."""
    from pettingzoo.classic import connect_four_v3

    env, rng, seeds = connect_four_v3.env(), random.Random(1), iter(range(10**9))

    def play() -> int:
        env.reset(seed=next(seeds))
        steps = 0
        for _agent in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = observation["action_mask"].nonzero()[0]
            env.step(int(legal[int(rng.random() * len(legal))]))
            steps += 1
        return steps

    return play


def rlcard(name: str) -> Callable[[], int]:
    """A game of RLCard, with its states as it gives them to agents."""
    import rlcard

    env, rng = rlcard.make(name, config={"seed": 1}), random.Random(1)

    def play() -> int:
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(rng.random() * len(legal))])
            steps += 1
        return steps

    return play


def rl_environment(name: str) -> Callable[[], int]:
    """A game of OpenSpiel through its environment for learners."""
    from open_spiel.python import rl_environment as spiel

    env, rng = spiel.Environment(name), random.Random(1)

    def play() -> int:
        told: Any = env.reset()
        steps = 0
        while not told.last():
            legal = told.observations["legal_actions"][told.observations["current_player"]]
            told = env.step([legal[int(rng.random() * len(legal))]])
            steps += 1
        return steps

    return play


SIDES: dict[str, Callable[[], Callable[[], int]]] = {
    "connect_four": connect_four,
    "rlcard-uno": lambda: rlcard("uno"),
    "rlcard-gin": lambda: rlcard("gin-rummy"),
    "spiel-gin": lambda: rl_environment("gin_rummy"),
    "spiel-backgammon": lambda: rl_environment("backgammon"),
}

if __name__ == "__main__":
    side, seconds = SIDES[sys.argv[1]](), float(sys.argv[2])
    side()
    done, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        done += side()
    print(done / (time.process_time() - began))
