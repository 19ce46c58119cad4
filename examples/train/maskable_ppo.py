"""Trains MaskablePPO of sb3-contrib on Yatai: `python maskable_ppo.py --steps 100000`. Needs `cookoff[sb3]`.

The reward is the difference of points: victories alone are too rare to begin with. Every tenth of the way it prints how
many games are won against the bot it trains with.
"""

import argparse
import json
from typing import Any

import gymnasium
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

import cookoff.research.gymnasium  # noqa: F401 # registers the environments

REPORTS = 10


def make(opponent: str) -> gymnasium.Env[Any, Any]:
    """Yatai for two, in seat 0."""
    return gymnasium.make("cookoff/Yatai-v0", players=2, opponents=opponent, reward="points")


def share_won(model: MaskablePPO, opponent: str, games: int) -> float:
    """The share of games that the model wins; a draw counts half."""
    env, won = make(opponent), 0.0
    for seed in range(games):
        (observation, info), over = env.reset(seed=seed), False
        while not over:
            action, _ = model.predict(observation, action_masks=observation["action_mask"], deterministic=True)
            observation, _, over, _, info = env.step(action)
        mine, other = info["points"]
        won += 0.5 + (mine > other) / 2 - (mine < other) / 2
    return won / games


def main(steps: int, games: int, opponent: str, seed: int, out: str) -> None:
    """Train, report, save."""
    envs = DummyVecEnv([lambda: make(opponent)] * 4)
    model = MaskablePPO("MultiInputPolicy", envs, n_steps=256, ent_coef=0.01, seed=seed, device="cpu")
    for _ in range(REPORTS):
        model.learn(steps // REPORTS, reset_num_timesteps=False)
        print(json.dumps({"steps": model.num_timesteps, opponent: share_won(model, opponent, games)}), flush=True)
    model.save(out)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--steps", type=int, default=100_000)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--opponent", default="random")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", default="maskable_ppo.zip")
    main(**vars(parser.parse_args()))
