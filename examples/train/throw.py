"""Learning to throw as a contextual bandit: `python examples/train/throw.py`.

For each outline strength and direction are learnt on the quick table from rewards alone: throws around the best that is
known, a curved surface fitted through what they brought, on to its highest point, in smaller and smaller steps. Then they
are tried on the real table, beside the aim solver with the same hand. Prints lines of JSON. Needs numpy alone.
"""

import argparse
import json
from typing import Any

import numpy as np

from cookoff.research.throwing import ThrowEnv

WIDEST, NARROWEST = 0.5, 0.04
"""How far from the best that is known throws are tried, in the first round and in the last."""


def tried(env: ThrowEnv, actions: Any) -> tuple[Any, Any]:
    """Rewards and hits of these throws at each target; without actions (`None`) the aim solver's."""
    rewards, hits = np.zeros(actions.shape[:2]), np.zeros(actions.shape[:2])
    for target, throws in enumerate(actions):
        for number, action in enumerate(throws):
            env.reset(options={"target": target})
            told = env.solved() if np.isnan(action[0]) else env.step(action)
            rewards[target, number], hits[target, number] = told[1], told[4]["hit"]
    return rewards, hits


def surface(actions: Any) -> Any:
    """The terms of a surface of second degree."""
    strength, left = actions[..., 0], actions[..., 1]
    return np.stack([np.ones_like(strength), strength, left, strength**2, left**2, strength * left], -1)


def highest(actions: Any, rewards: Any, middle: Any, width: float) -> Any:
    """Where the rewards of throws near the middle seem to be highest, at most one width away."""
    away = (actions - middle) / width
    weights = np.exp(-0.25 * (away**2).sum(-1))
    terms = surface(away) * weights[:, None]
    _, one, two, one_two, two_two, both = np.linalg.solve(terms.T @ surface(away) + 1e-3 * np.eye(6), terms.T @ rewards)
    bend = np.array([[2 * one_two, both], [both, 2 * two_two]])
    if np.linalg.eigvalsh(bend).max() < -1e-6:
        step = np.linalg.solve(bend, [-one, -two])
    else:  # no top in sight: uphill
        step = np.array([one, two]) * 1e3
    return np.clip(middle + width * step / max(1.0, float(np.hypot(*step))), -1.0, 1.0)


def main() -> None:
    """Learn, tell how it goes, and compare."""
    asked = argparse.ArgumentParser()
    asked.add_argument("--game", default="hibachi")
    asked.add_argument("--style", default="snap")
    asked.add_argument("--hand", default="average")
    asked.add_argument("--rounds", type=int, default=25)
    asked.add_argument("--throws", type=int, default=60, help="at each target in each round")
    asked.add_argument("--final", type=int, default=60, help="at each target, to compare in the end")
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args()
    rng = np.random.default_rng(given.seed)
    quick = ThrowEnv(given.game, given.style, given.hand)
    quick.reset(seed=given.seed)
    targets = len(quick.ground.shapes)
    middle = np.tile([-0.5, 0.0], (targets, 1))
    actions, rewards = np.zeros((targets, 0, 2)), np.zeros((targets, 0))
    for round_ in range(given.rounds):
        width = WIDEST * (NARROWEST / WIDEST) ** (round_ / max(1, given.rounds - 1))
        thrown = middle[:, None] + width * rng.standard_normal((targets, given.throws, 2))
        thrown = np.clip(thrown, -1.0, 1.0)
        earned, hits = tried(quick, thrown)
        actions, rewards = np.concatenate([actions, thrown], 1), np.concatenate([rewards, earned], 1)
        middle = np.stack([highest(actions[at], rewards[at], middle[at], width) for at in range(targets)])
        line = {"round": round_ + 1, "throws": actions.shape[1] * targets, "hits": round(float(hits.mean()), 3)}
        print(json.dumps(line), flush=True)
    for table in ("quick", "real"):
        env = ThrowEnv(given.game, given.style, given.hand, table)
        env.reset(seed=200 + given.seed)
        chosen = np.tile(middle[:, None], (1, given.final, 1))
        learnt, solver = (tried(env, throws)[1].mean() for throws in (chosen, np.full_like(chosen, np.nan)))
        line = {"table": table, "learnt": round(float(learnt), 3), "solver": round(float(solver), 3)}
        print(json.dumps({**line, "throws": given.final * targets}), flush=True)


if __name__ == "__main__":
    main()
