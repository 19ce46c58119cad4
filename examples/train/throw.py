"""Learning to throw as a contextual bandit: `python examples/train/throw.py`.

Learns the style, strength and direction for each outline in the quick simulator, from rewards alone. For each style it
samples throws everywhere, then repeatedly samples around the best throw, fits a quadratic surface to the rewards and
moves to its maximum, in ever smaller steps. The style with the highest reward wins. Throws that touch the rim are
trusted less.

The result is tested in both simulators, next to the aim solver with the same hand. Prints lines of JSON. Needs only
numpy.
"""

import argparse
import json
from typing import Any

import numpy as np

from cookoff.research.envs.throw import ThrowEnv

STYLES = ("snap", "slide", "lob")
WIDEST, NARROWEST = 0.3, 0.04
"""The spread of throws around the best one, in the first and the last round."""
RIM = 0.5
"""The penalty for touching the rim, after which the simulators' resting places differ by about a centimetre."""
NEAR = 0.15
"""The distance over which rewards are averaged before the first round."""


def tried(env: ThrowEnv, target: int, actions: Any) -> Any:
    """Return reward, hit, and contact with the rim of each throw."""
    told = []
    for action in actions:
        env.reset(options={"target": target})
        told.append(env.step(action))
    return np.array([(one[1], one[4]["hit"], one[4]["rim"]) for one in told])


def trusted(told: Any) -> Any:
    """Return the rewards to learn from, less `RIM` for throws that touched the rim."""
    return told[:, 0] - RIM * told[:, 2]


def solved(env: ThrowEnv, target: int, throws: int) -> float:
    """Return the aim solver's hit rate; it changes the style where one cannot reach."""
    hits = []
    for _ in range(throws):
        env.reset(options={"target": target})
        hits.append(env.solved()[4]["hit"])
    return float(np.mean(hits))


def surface(actions: Any) -> Any:
    """Return the terms of a quadratic surface."""
    strength, left = actions[..., 0], actions[..., 1]
    return np.stack([np.ones_like(strength), strength, left, strength**2, left**2, strength * left], -1)


def highest(actions: Any, rewards: Any, middle: Any, width: float) -> Any:
    """Return where the fitted rewards are highest, at most one width from the middle."""
    away = (actions - middle) / width
    weights = np.exp(-0.25 * (away**2).sum(-1))
    terms = surface(away) * weights[:, None]
    _, one, two, one_two, two_two, both = np.linalg.solve(terms.T @ surface(away) + 1e-3 * np.eye(6), terms.T @ rewards)
    bend = np.array([[2 * one_two, both], [both, 2 * two_two]])
    if np.linalg.eigvalsh(bend).max() < -1e-6:
        step = np.linalg.solve(bend, [-one, -two])
    else:  # no maximum: go uphill
        step = np.array([one, two]) * 1e3
    return np.clip(middle + width * step / max(1.0, float(np.hypot(*step))), -1.0, 1.0)


def learn(env: ThrowEnv, target: int, rounds: int, throws: int, rng: np.random.Generator) -> tuple[Any, float]:
    """Return the best throw at a target in the environment's style, and its reward."""
    actions = rng.uniform((-1.0, -WIDEST), (1.0, WIDEST), (4 * throws, 2))
    rewards = trusted(tried(env, target, actions))
    near = np.exp(-((actions[:, None] - actions) ** 2).sum(-1) / NEAR**2)
    middle = actions[(near @ rewards / near.sum(1)).argmax()]
    for round_ in range(rounds):
        width = WIDEST * (NARROWEST / WIDEST) ** (round_ / max(1, rounds - 1))
        thrown = np.clip(middle + width * rng.standard_normal((throws, 2)), -1.0, 1.0)
        earned = trusted(tried(env, target, thrown))
        actions, rewards = np.concatenate([actions, thrown]), np.concatenate([rewards, earned])
        middle = highest(actions, rewards, middle, width)
    return middle, float(trusted(tried(env, target, [middle] * (4 * throws))).mean())


def main() -> None:
    """Learn, compare with the solver and print the results."""
    asked = argparse.ArgumentParser()
    asked.add_argument("--game", default="hibachi")
    asked.add_argument("--style", default="snap", help="what the aim solver tries first")
    asked.add_argument("--hand", default="average")
    asked.add_argument("--rounds", type=int, default=20)
    asked.add_argument("--throws", type=int, default=50, help="at each target in each style and round")
    asked.add_argument("--final", type=int, default=60, help="at each target, to compare in the end")
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args()
    rng = np.random.default_rng(given.seed)
    quick = {style: ThrowEnv(given.game, style, given.hand) for style in STYLES}
    for env in quick.values():
        env.reset(seed=given.seed)
    targets = range(len(quick[given.style].ground.shapes))
    chosen: list[tuple[str, Any]] = []
    for target in targets:
        found = {style: learn(env, target, given.rounds, given.throws, rng) for style, env in quick.items()}
        best = max(found, key=lambda style: found[style][1])
        chosen.append((best, found[best][0]))
        worth = {style: round(reward, 2) for style, (_, reward) in found.items()}
        print(json.dumps({"target": target, "style": best, "reward": worth}), flush=True)
    for table in ("quick", "real"):
        envs = {style: ThrowEnv(given.game, style, given.hand, table) for style in STYLES}
        for env in envs.values():
            env.reset(seed=200 + given.seed)
        learnt = [
            tried(envs[style], target, [action] * given.final)[:, 1].mean()
            for target, (style, action) in enumerate(chosen)
        ]
        solver = [solved(envs[given.style], target, given.final) for target in targets]
        line = {"table": table, "learnt": round(float(np.mean(learnt)), 3), "solver": round(float(np.mean(solver)), 3)}
        print(json.dumps({**line, "throws": given.final * len(targets)}), flush=True)


if __name__ == "__main__":
    main()
