"""PPO by self-play in one file, in the style of CleanRL: `python examples/train/ppo.py --out yatai.npz`.

The learning network plays both seats of Yatai; the value for one seat is minus that for the other. Besides winning,
points count: each decision is rewarded with the change of the seat's lead until its next decision, by the final
scoring. Needs the extra `train`. Prints a line of JSON for each evaluation, with the win rates against built-in bots.
"""

import argparse
import json
import math
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
from cookoff.research.spaces import Spaces

GAMES, STEPS, EPOCHS, BATCHES = 64, 128, 3, 8
GAMMA, LAMBDA, CLIP, ENTROPY, RATE = 0.99, 0.9, 0.2, 0.01, 1e-3
"""The learning rate falls to 0 over the training time."""
WIDTH = 256
LEAD = 20.0
"""A lead of this many points is worth as much as winning."""
BOTS = ("random", "greedy")
"""The built-in bots for evaluations."""


def layer(numbers: int, wide: int, gain: float = math.sqrt(2.0)) -> nn.Linear:
    """Return a linear layer with orthogonal weights, which preserves the scale of its input."""
    made = nn.Linear(numbers, wide)
    nn.init.orthogonal_(made.weight, gain)
    nn.init.zeros_(made.bias)
    return made


class Network(nn.Module):
    """A policy and a value head on a shared body."""

    def __init__(self, numbers: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(layer(numbers, WIDTH), nn.ReLU(), layer(WIDTH, WIDTH), nn.ReLU())
        self.policy = layer(WIDTH, actions, 0.01)
        self.value = layer(WIDTH, 1, 1.0)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Return the logarithm of each action's probability, and the value of the position."""
        inner = self.body(seen)
        return self.policy(inner).masked_fill(~mask, -1e9).log_softmax(-1), self.value(inner).squeeze(-1)

    def bot(self, spaces: Spaces) -> Policy:
        """Return the current policy as a bot."""
        layers = [self.body[0], self.body[2], self.policy]
        return Policy(
            spaces, [(each.weight.detach().numpy().copy(), each.bias.detach().numpy().copy()) for each in layers]
        )


def main() -> None:
    """Train and evaluate the network, and save it."""
    asked = argparse.ArgumentParser()
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--minutes", type=float, default=25.0, help="of processor time, evaluations included")
    asked.add_argument("--every", type=int, default=100, help="updates from one evaluation to the next")
    asked.add_argument("--games", type=int, default=400, help="against each bot at the end")
    asked.add_argument("--out", type=Path, default=Path("policy.npz"))
    given = asked.parse_args()
    torch.manual_seed(given.seed)
    torch.set_num_threads(1)
    many = GameVectorEnv(GAMES, "yatai", players=2)
    rules: Any = many.spaces.game
    numbers, count = len(many.spaces.observe.names), len(many.spaces.actions)
    network = Network(numbers, count)
    optimizer = torch.optim.Adam(network.parameters(), RATE, eps=1e-5)
    shown, infos = many.reset(seed=given.seed)
    began, update = time.process_time(), 0
    rows = np.arange(GAMES)
    seen, masks = torch.zeros(STEPS, GAMES, numbers), torch.zeros(STEPS, GAMES, count, dtype=torch.bool)
    actions = torch.zeros(STEPS, GAMES, dtype=torch.long)
    likely, values = torch.zeros(STEPS, GAMES), torch.zeros(STEPS, GAMES)
    seats, ends, lead = np.zeros((STEPS, GAMES), int), np.zeros((STEPS, GAMES), bool), np.zeros((STEPS, GAMES))

    def asked_now() -> tuple[torch.Tensor, torch.Tensor]:
        return torch.from_numpy(shown["observation"].copy()), torch.from_numpy(shown["action_mask"]).bool()

    def leads() -> Any:
        """Return the lead of the seat to act, in each game."""
        points = np.array([standing(rules.components, row.episode.state) for row in many.rows])
        return (points[rows, infos["seat"]] - points[rows, 1 - infos["seat"]]) / LEAD

    while (gone := (time.process_time() - began) / (given.minutes * 60)) < 1.0:
        optimizer.param_groups[0]["lr"] = RATE * (1.0 - gone)
        finals, final_leads = np.zeros((STEPS, GAMES, 2)), np.zeros((STEPS, GAMES, 2))
        for step in range(STEPS):
            seen[step], masks[step] = asked_now()
            seats[step], lead[step] = infos["seat"], leads()
            with torch.no_grad():
                wish, values[step] = network(seen[step], masks[step])
                actions[step] = torch.multinomial(wish.exp(), 1).squeeze(1)
                likely[step] = wish.gather(1, actions[step][:, None]).squeeze(1)
            shown, _, ends[step], _, infos = many.step(actions[step].numpy())
            if ends[step].any():
                finals[step] = infos["final_rewards"]
                final_leads[step] = (infos["final_points"] - infos["final_points"][:, ::-1]) / LEAD
        with torch.no_grad():
            last = network(*asked_now())[1].numpy()
        # Each seat continues where it acts next, or where its game ends.
        side = np.where(infos["seat"][:, None] == np.arange(2), 1.0, -1.0)
        next_value, next_lead = side * last[:, None], side * leads()[:, None]
        next_gain, reward, goes_on = np.zeros((GAMES, 2)), np.zeros((GAMES, 2)), np.ones((GAMES, 2))
        gains = np.zeros((STEPS, GAMES), np.float32)
        told = values.numpy()
        for step in reversed(range(STEPS)):
            over = ends[step]
            reward[over], goes_on[over], next_gain[over] = finals[step][over], 0.0, 0.0
            next_lead[over] = final_leads[step][over]
            who = (rows, seats[step])
            earned = reward[who] + next_lead[who] - lead[step]
            surprise = earned + GAMMA * next_value[who] * goes_on[who] - told[step]
            gains[step] = surprise + GAMMA * LAMBDA * goes_on[who] * next_gain[who]
            next_value[who], next_gain[who], reward[who], goes_on[who] = told[step], gains[step], 0.0, 1.0
            next_lead[who] = lead[step]
        flat = [part.flatten(0, 1) for part in (seen, masks, actions, likely, values)]
        all_seen, all_masks, all_actions, all_likely, all_values = flat
        all_gains = torch.from_numpy(gains.reshape(-1))
        returns = all_gains + all_values
        for _ in range(EPOCHS):
            for part in torch.randperm(STEPS * GAMES).chunk(BATCHES):
                wish, value = network(all_seen[part], all_masks[part])
                ratio = (wish.gather(1, all_actions[part][:, None]).squeeze(1) - all_likely[part]).exp()
                gain = (all_gains[part] - all_gains[part].mean()) / (all_gains[part].std() + 1e-8)
                better = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
                entropy = -(wish.exp() * wish).sum(-1).mean()
                loss = 0.5 * (value - returns[part]).square().mean() - better - ENTROPY * entropy
                optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(network.parameters(), 0.5)
                optimizer.step()
        update += 1
        if update % given.every == 0:
            bot = network.bot(many.spaces)
            bot.save(given.out)
            line = {"decisions": update * STEPS * GAMES, "minutes": round((time.process_time() - began) / 60, 1)}
            print(json.dumps({**line, **{name: win_rate(bot, name, 40, 7) for name in BOTS}}), flush=True)
    bot = network.bot(many.spaces)
    bot.save(given.out)
    line = {"decisions": update * STEPS * GAMES, "games": given.games}
    print(json.dumps({**line, **{name: win_rate(bot, name, given.games, 8) for name in BOTS}}), flush=True)


if __name__ == "__main__":
    main()
