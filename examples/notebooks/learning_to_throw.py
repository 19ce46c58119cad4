# %% [markdown]
# # Learning to throw
#
# One chip, one outline, one throw: `cookoff/Throw-v0` is a contextual bandit with a noisy continuous action. We learn
# by the cross-entropy method, in the quick simulator.

# %%
import gymnasium
import numpy as np
from chart import Chart

import cookoff.research.gymnasium  # registers the environments

TARGET, STYLE, HAND = 4, "snap", "average"
env = gymnasium.make("cookoff/Throw-v0", game="hibachi", style=STYLE, hand=HAND, physics="quick").unwrapped
observation, info = env.reset(seed=1, options={"target": TARGET})
print("the middle of the outline, in half boards:", observation.round(2))

# %% [markdown]
# The action is strength and direction, each from -1 to 1. The hand adds its error, so the same action lands elsewhere
# each time.


# %%
def rewards(actions):
    """The reward of each action, thrown once."""
    got = []
    for action in actions:
        env.reset(options={"target": TARGET})
        got.append(env.step(action)[1])
    return np.array(got)


print("hits of 20 equal throws:", (rewards([(0.0, 0.0)] * 20) > 0).sum())

# %% [markdown]
# Cross-entropy: throw with a normal distribution, keep the best fifth, fit the distribution to it, repeat.

# %%
rng = np.random.default_rng(1)
mean, spread = np.zeros(2), np.array([0.6, 0.3])
curve = []
for round_ in range(15):
    actions = np.clip(mean + spread * rng.standard_normal((60, 2)), -1, 1)
    got = rewards(actions)
    best = actions[np.argsort(got)[-12:]]
    mean, spread = best.mean(0), best.std(0) + 0.02
    curve.append((round_ + 1, float((got > 0).mean())))
print(f"best throw: strength {mean[0]:.1f}, direction {mean[1]:+.2f}")

# %%
Chart("Share of throws that hit, by round", {"hits while learning": curve}, "round of 60 throws")

# %% [markdown]
# Compare the learned throw with the aim solver and the same hand, then in the real simulator, from which nothing was
# learned.


# %%
def hit_rate(env, throw, throws=100):
    """The share of hits of a throw."""
    hits = 0
    for _ in range(throws):
        env.reset(options={"target": TARGET})
        hits += throw(env)[4]["hit"]
    return hits / throws


real = gymnasium.make("cookoff/Throw-v0", game="hibachi", style=STYLE, hand=HAND, physics="real").unwrapped
for name, place in (("quick", env), ("real", real)):
    place.reset(seed=2)
    learned, solved = hit_rate(place, lambda e: e.step(mean)), hit_rate(place, lambda e: e.solved())
    print(f"{name}: learned {learned:.0%}, solver {solved:.0%}")

# %% [markdown]
# `examples/train/throw.py` does this for all outlines and styles; its results are under
# [Baselines](../../notes/training.md).
#
# Next: [solving an endgame](solving_an_endgame.md).
