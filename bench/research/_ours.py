"""Ours: `python _ours.py SIDE SECONDS` prints decisions per second of processor time."""

import random
import sys
import time
from collections.abc import Callable

import numpy as np


def rules() -> Callable[[], int]:
    """The rules alone: a game of Yatai by random moves."""
    from cookoff.engine import Search
    from cookoff.research.spaces import spaces

    game, rng = spaces("yatai", 4).game, random.Random(1)
    chance = Search(rng)

    def play() -> int:
        state, steps = game.setup(4, game.types.options(), chance), 0
        while acting := game.to_act(state):
            moves = game.moves(state, acting[0]).discrete
            game.play(state, acting[0], moves[int(rng.random() * len(moves))], chance)
            steps += 1
        return steps

    return play


def encoding(*, ready: bool) -> Callable[[], int]:
    """The observations alone, of games that were played before; the views of `ready` ones are there already."""
    from cookoff.research.episode import Episode
    from cookoff.research.spaces import spaces

    episode, rng, states = Episode(spaces("yatai", 4)), random.Random(1), []
    for seed in range(40):
        episode.start(seed)
        while acting := episode.to_act:
            states.append((acting[0], episode.state.clone()))
            moves = episode.game.moves(episode.state, acting[0]).discrete
            episode.play(acting[0], moves[int(rng.random() * len(moves))])
    view, observe, memory = episode.game.view, episode.spaces.observe, episode.memory

    views = [view(state, seat) for seat, state in states]

    def write() -> int:
        if ready:
            for seen in views:
                observe(seen, 0, memory)
        else:
            for seat, state in states:
                observe(view(state, seat), 0, memory)
        return len(states)

    return write


def aec(name: str = "env") -> Callable[[], int]:
    """The AEC door with observation and mask."""
    from cookoff.research import pettingzoo

    env, rng, seeds = getattr(pettingzoo, name)("yatai", players=4), random.Random(1), iter(range(10**9))

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


def vector(players: int) -> Callable[[], int]:
    """Many games at once, every seat played, with observations and masks."""
    from cookoff.research.envs.vector import GameVectorEnv

    many, rng = GameVectorEnv(128, "yatai", players), np.random.default_rng(1)
    shown = [many.reset(seed=1)[0]]

    def step() -> int:
        mask = shown[0]["action_mask"]
        actions = (rng.random(mask.shape, dtype=np.float32) * mask).argmax(1)
        shown[0] = many.step(actions)[0]
        return many.num_envs

    return step


SIDES: dict[str, Callable[[], Callable[[], int]]] = {
    "rules": rules,
    "encoding": lambda: encoding(ready=True),
    "observation": lambda: encoding(ready=False),
    "aec": aec,
    "aec-raw": lambda: aec("raw_env"),
    "vector-2": lambda: vector(2),
    "vector-4": lambda: vector(4),
}

if __name__ == "__main__":
    side, seconds = SIDES[sys.argv[1]](), float(sys.argv[2])
    side()
    done, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        done += side()
    print(done / (time.process_time() - began))
