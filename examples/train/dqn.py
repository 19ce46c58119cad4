"""Double DQN in one file, in the manner of CleanRL: `python examples/train/dqn.py --out yatai.npz`.

One seat of Yatai for two against a bot of the house, another seat from game to game. Beside winning, points count: each
decision brings what the seat has gained on the other until its next one. Needs the extra `train`. Prints a line of JSON
for each evaluation: the shares of games won against bots of the house.
"""

import argparse
import json
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from cookoff.research.benchmark import Task, score_of
from cookoff.research.many import ManyGames
from cookoff.research.policy import Policy

GAMES, KEPT, BATCH, EVERY = 32, 50_000, 256, 500
GAMMA, RATE, WIDTH, LEARNT = 0.99, 5e-4, 128, 200_000
"""`LEARNT`: after so many steps it explores least."""
LEAD, WHOLE = 40.0, 150.0
"""So many points ahead are worth as much as winning; so many are 1 in an observation (`games/yatai/extents.py`)."""
BOTS = ("random", "greedy")
"""Of the house, by whom it is measured."""


def share_won(policy: Policy, name: str, games: int, seed: int) -> float:
    """Against a bot of the house, in each seat half of the games; a draw is half a win."""
    return (1.0 + score_of(Task("versus", 1, "yatai", 2, name, "reward"), policy, "policy", games, seed).mean) / 2.0


def main() -> None:
    """Train, tell how it goes, and keep the network."""
    asked = argparse.ArgumentParser()
    asked.add_argument("--opponent", default="random")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--minutes", type=float, default=25.0, help="of processor time, evaluations included")
    asked.add_argument("--every", type=int, default=2000, help="updates from one evaluation to the next")
    asked.add_argument("--games", type=int, default=400, help="against each bot at the end")
    asked.add_argument("--out", type=Path, default=Path("policy.npz"))
    given = asked.parse_args()
    torch.manual_seed(given.seed)
    torch.set_num_threads(1)
    rng = np.random.default_rng(given.seed)
    many = ManyGames(GAMES, "yatai", 2, opponents=given.opponent)
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
    done, gone, earned = np.zeros(KEPT, np.int64), np.zeros(KEPT, np.float32), np.zeros(KEPT, np.float32)
    shown, infos = many.reset(seed=given.seed)
    began, steps, updates = time.process_time(), 0, 0

    def bot() -> Policy:
        layers = [network[0], network[2], network[4]]
        return Policy(
            many.spaces, [(each.weight.detach().numpy().copy(), each.bias.detach().numpy().copy()) for each in layers]
        )

    points = [many.spaces.observe.names.index(f"stalls[{seat}].points") for seat in range(2)]

    def leads(observation: Any) -> Any:
        """How far who looks is ahead."""
        return (observation[:, points[0]] - observation[:, points[1]]) * WHOLE / LEAD

    while time.process_time() - began < given.minutes * 60:
        with torch.no_grad():
            liked = network(torch.from_numpy(shown["observation"].copy())).numpy()
        mask = shown["action_mask"].astype(bool)
        explores = max(0.05, 1.0 - steps / LEARNT)
        chosen = np.where(mask, liked, -np.inf).argmax(1)
        anything = (rng.random(mask.shape) * mask).argmax(1)
        chosen = np.where(rng.random(GAMES) < explores, anything, chosen)
        seats, before = infos["seat"], leads(shown["observation"])
        following, rewards, ended, _, infos = many.step(chosen)
        after = leads(following["observation"])
        if ended.any():
            final = infos["final_points"][np.arange(GAMES), seats] - infos["final_points"][np.arange(GAMES), 1 - seats]
            after = np.where(ended, final / LEAD, after)
        place = (steps + np.arange(GAMES)) % KEPT
        seen[place], later[place] = shown["observation"], following["observation"]
        legal_later[place], done[place] = following["action_mask"].astype(bool), chosen
        gone[place], earned[place] = ended, rewards + after - before
        shown, steps = following, steps + GAMES
        if steps < BATCH * 4:
            continue
        some = rng.integers(0, min(steps, KEPT), BATCH)
        with torch.no_grad():
            ahead = torch.from_numpy(later[some])
            best = network(ahead).masked_fill(torch.from_numpy(~legal_later[some]), -1e9).argmax(1, keepdim=True)
            worth = target(ahead).gather(1, best).squeeze(1)
            wanted = torch.from_numpy(earned[some]) + GAMMA * worth * (1.0 - torch.from_numpy(gone[some]))
        told = network(torch.from_numpy(seen[some])).gather(1, torch.from_numpy(done[some])[:, None]).squeeze(1)
        loss = nn.functional.smooth_l1_loss(told, wanted)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        updates += 1
        if updates % EVERY == 0:
            target.load_state_dict(network.state_dict())
        if updates % given.every == 0:
            line = {"steps": steps, "minutes": round((time.process_time() - began) / 60, 1)}
            print(json.dumps({**line, **{name: share_won(bot(), name, 60, 7) for name in BOTS}}), flush=True)
    bot().save(given.out)
    ended_with = {name: share_won(bot(), name, given.games, 8) for name in BOTS}
    print(json.dumps({"steps": steps, "games": given.games, **ended_with}), flush=True)


if __name__ == "__main__":
    main()
