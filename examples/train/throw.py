"""Learning to throw as a contextual bandit, by the cross-entropy method: `python examples/train/throw.py`.

For each outline strength and direction are learnt on the quick table from rewards alone, then tried on the real one,
beside the aim solver with the same hand. Prints lines of JSON. Needs numpy alone.
"""

import argparse
import json
from typing import Any

import numpy as np

from cookoff.research.throwing import ThrowEnv

POPULATION, BEST, SPREAD, LEAST = 24, 5, 0.5, 0.02


def tried(env: ThrowEnv, policy: Any, throws: int) -> tuple[Any, Any]:
    """Mean reward and share of hits at each target; without a policy the aim solver's."""
    rewards, hits = (np.zeros((len(env.ground.shapes), throws)) for _ in range(2))
    for target in range(len(rewards)):
        for number in range(throws):
            env.reset(options={"target": target})
            told = env.solved() if policy is None else env.step(policy[target])
            rewards[target, number], hits[target, number] = told[1], told[4]["hit"]
    return rewards.mean(1), hits.mean(1)


def main() -> None:
    """Learn, tell how it goes, and compare."""
    asked = argparse.ArgumentParser()
    asked.add_argument("--game", default="hibachi")
    asked.add_argument("--style", default="snap")
    asked.add_argument("--hand", default="average")
    asked.add_argument("--rounds", type=int, default=15)
    asked.add_argument("--throws", type=int, default=3, help="at each target, for each policy that is tried")
    asked.add_argument("--final", type=int, default=30, help="at each target, to compare in the end")
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args()
    rng = np.random.default_rng(given.seed)
    quick = ThrowEnv(given.game, given.style, given.hand)
    quick.reset(seed=given.seed)
    targets = np.arange(len(quick.ground.shapes))
    middle, spread = np.tile([-0.5, 0.0], (len(targets), 1)), np.full((len(targets), 2), SPREAD)
    for round_ in range(1, given.rounds + 1):
        policies = middle + spread * rng.standard_normal((POPULATION, len(targets), 2))
        told = [tried(quick, policy, given.throws) for policy in policies]
        worth = np.array([rewards for rewards, _ in told])
        best = policies[np.argsort(worth, 0)[-BEST:], targets]
        middle, spread = best.mean(0), best.std(0) + LEAST
        made = round_ * POPULATION * given.throws * len(targets)
        print(
            json.dumps({"round": round_, "throws": made, "hits": round(float(np.mean([hits for _, hits in told])), 3)}),
            flush=True,
        )
    for table in ("quick", "real"):
        env = ThrowEnv(given.game, given.style, given.hand, table)
        env.reset(seed=200 + given.seed)
        learnt, solver = (round(float(tried(env, policy, given.final)[1].mean()), 3) for policy in (middle, None))
        print(json.dumps({"table": table, "learnt": learnt, "solver": solver}), flush=True)


if __name__ == "__main__":
    main()
