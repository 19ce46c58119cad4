"""Double DQN in one file, in the style of CleanRL: `python examples/train/dqn.py --out yatai.npz`.

Learns one seat of two-player Yatai against a built-in bot; the seat changes between games. Besides winning, points
count: each decision is rewarded with the change of the seat's lead until its next decision, by the final scoring. Needs
the extra `train`. Prints a line of JSON for each evaluation, with the win rates against built-in bots.
"""

import argparse
import json
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from cookoff.games.yatai.rules.scoring import standing
from cookoff.research.benchmark import win_rate
from cookoff.research.envs.vector import GameVectorEnv
from cookoff.research.policy import Policy

GAMES, KEPT, BATCH, EVERY = 32, 50_000, 256, 250
GAMMA, RATE, WIDTH = 0.97, 1e-3, 128
LEARNT, LEAST = 0.5, 0.05
"""The share of the time until exploration reaches its minimum, and that minimum. The learning rate falls to 0."""
LEAD = 20.0
"""A lead of this many points is worth as much as winning."""
BOTS = ("random", "greedy")
"""The built-in bots for evaluations."""


def main() -> None:
    """Train and evaluate the network, and save it."""
    asked = argparse.ArgumentParser()
    asked.add_argument("--opponent", default="random")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--minutes", type=float, default=25.0, help="of processor time, evaluations included")
    asked.add_argument("--every", type=int, default=10_000, help="updates from one evaluation to the next")
    asked.add_argument("--games", type=int, default=400, help="against each bot at the end")
    asked.add_argument("--out", type=Path, default=Path("policy.npz"))
    given = asked.parse_args()
    torch.manual_seed(given.seed)
    torch.set_num_threads(1)
    rng = np.random.default_rng(given.seed)
    many = GameVectorEnv(GAMES, "yatai", 2, opponents=given.opponent)
    rules: Any = many.spaces.game
    size, actions = len(many.spaces.observe.names), len(many.spaces.actions)

    def made() -> nn.Sequential:
        return nn.Sequential(
            nn.Linear(size, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU(), nn.Linear(WIDTH, actions)
        )

    network, target = made(), made()
    target.load_state_dict(network.state_dict())
    optimizer = torch.optim.Adam(network.parameters(), RATE)
    seen, later = np.zeros((KEPT, size), np.float32), np.zeros((KEPT, size), np.float32)
    legal_later = np.zeros((KEPT, actions), bool)
    done, last, earned = np.zeros(KEPT, np.int64), np.zeros(KEPT, np.float32), np.zeros(KEPT, np.float32)
    shown, infos = many.reset(seed=given.seed)
    began, steps, updates = time.process_time(), 0, 0
    rows = np.arange(GAMES)

    def bot() -> Policy:
        layers = [network[0], network[2], network[4]]
        return Policy(
            many.spaces, [(each.weight.detach().numpy().copy(), each.bias.detach().numpy().copy()) for each in layers]
        )

    def ahead(points: Any, seats: Any) -> Any:
        """Return the lead of the given seats, in each game."""
        return (points[rows, seats] - points[rows, 1 - seats]) / LEAD

    def leads() -> Any:
        return ahead(np.array([standing(rules.components, row.episode.state) for row in many.rows]), infos["seat"])

    before = leads()
    while (gone := (time.process_time() - began) / (given.minutes * 60)) < 1.0:
        optimizer.param_groups[0]["lr"] = RATE * (1.0 - gone)
        with torch.no_grad():
            liked = network(torch.from_numpy(shown["observation"].copy())).numpy()
        mask = shown["action_mask"].astype(bool)
        chosen = np.where(mask, liked, -np.inf).argmax(1)
        anything = (rng.random(mask.shape) * mask).argmax(1)
        chosen = np.where(rng.random(GAMES) < max(LEAST, 1.0 - gone / LEARNT), anything, chosen)
        seats = infos["seat"]
        following, rewards, ended, _, infos = many.step(chosen)
        after = now = leads()
        if ended.any():
            after = np.where(ended, ahead(infos["final_points"], seats), now)
        place = (steps + rows) % KEPT
        seen[place], later[place] = shown["observation"], following["observation"]
        legal_later[place], done[place] = following["action_mask"].astype(bool), chosen
        last[place], earned[place] = ended, rewards + after - before
        shown, before, steps = following, now, steps + GAMES
        if steps < BATCH * 4:
            continue
        some = rng.integers(0, min(steps, KEPT), BATCH)
        with torch.no_grad():
            coming = torch.from_numpy(later[some])
            best = network(coming).masked_fill(torch.from_numpy(~legal_later[some]), -1e9).argmax(1, keepdim=True)
            worth = target(coming).gather(1, best).squeeze(1)
            wanted = torch.from_numpy(earned[some]) + GAMMA * worth * (1.0 - torch.from_numpy(last[some]))
        told = network(torch.from_numpy(seen[some])).gather(1, torch.from_numpy(done[some])[:, None]).squeeze(1)
        loss = nn.functional.smooth_l1_loss(told, wanted)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        updates += 1
        if updates % EVERY == 0:
            target.load_state_dict(network.state_dict())
        if updates % given.every == 0:
            bot().save(given.out)
            line = {"decisions": steps, "minutes": round((time.process_time() - began) / 60, 1)}
            print(json.dumps({**line, **{name: win_rate(bot(), name, 40, 7) for name in BOTS}}), flush=True)
    bot().save(given.out)
    line = {"decisions": steps, "games": given.games}
    print(json.dumps({**line, **{name: win_rate(bot(), name, given.games, 8) for name in BOTS}}), flush=True)


if __name__ == "__main__":
    main()
