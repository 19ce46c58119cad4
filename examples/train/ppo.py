"""PPO by self-play, in one file, in the manner of CleanRL: `python examples/train/ppo.py --out yatai.npz`.

Yatai for two, both seats played by the network that learns; the value of the other seat is minus one's own. Beside
winning, points count: each decision brings what the seat has gained on the other until its next one.
Needs the extra `train`. Prints a line of JSON for each evaluation: the shares of games won against bots of the house.
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
from cookoff.research.spaces import Spaces

GAMES, STEPS, EPOCHS, BATCHES = 128, 64, 2, 4
GAMMA, LAMBDA, CLIP, ENTROPY, RATE = 0.999, 0.95, 0.2, 0.01, 1e-3
WIDTH = 128
LEAD, WHOLE = 40.0, 150.0
"""So many points ahead are worth as much as winning; so many are 1 in an observation (`games/yatai/extents.py`)."""
BOTS = ("random", "greedy")
"""Of the house, by whom it is measured."""


class Network(nn.Module):
    """Preferences and value over one body."""

    def __init__(self, numbers: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(numbers, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU())
        self.policy = nn.Linear(WIDTH, actions)
        self.value = nn.Linear(WIDTH, 1)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.distributions.Categorical, torch.Tensor]:
        """How likely each action is, and how good the position."""
        inner = self.body(seen)
        logits = self.policy(inner).masked_fill(~mask, -1e9)
        return torch.distributions.Categorical(logits=logits), self.value(inner).squeeze(-1)

    def bot(self, spaces: Spaces) -> Policy:
        """As it is now."""
        layers = [self.body[0], self.body[2], self.policy]
        return Policy(
            spaces, [(each.weight.detach().numpy().copy(), each.bias.detach().numpy().copy()) for each in layers]
        )


def share_won(policy: Policy, name: str, games: int, seed: int) -> float:
    """Against a bot of the house, in each seat half of the games; a draw is half a win."""
    return (1.0 + score_of(Task("versus", 1, "yatai", 2, name, "reward"), policy, "policy", games, seed).mean) / 2.0


def main() -> None:
    """Train, tell how it goes, and keep the network."""
    asked = argparse.ArgumentParser()
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--minutes", type=float, default=25.0, help="of processor time, evaluations included")
    asked.add_argument("--every", type=int, default=40, help="updates from one evaluation to the next")
    asked.add_argument("--games", type=int, default=400, help="against each bot at the end")
    asked.add_argument("--out", type=Path, default=Path("policy.npz"))
    given = asked.parse_args()
    torch.manual_seed(given.seed)
    torch.set_num_threads(1)
    many = ManyGames(GAMES, "yatai", players=2)
    network = Network(len(many.spaces.observe.names), len(many.spaces.actions))
    optimizer = torch.optim.Adam(network.parameters(), RATE, eps=1e-5)
    shown, infos = many.reset(seed=given.seed)
    began, update = time.process_time(), 0
    rows = np.arange(GAMES)
    points = [many.spaces.observe.names.index(f"stalls[{seat}].points") for seat in range(2)]

    def leads(observation: Any) -> Any:
        """How far who looks is ahead."""
        return (observation[:, points[0]] - observation[:, points[1]]) * WHOLE / LEAD

    while time.process_time() - began < given.minutes * 60:
        seen = torch.zeros(STEPS, GAMES, len(many.spaces.observe.names))
        masks = torch.zeros(STEPS, GAMES, len(many.spaces.actions), dtype=torch.bool)
        actions = torch.zeros(STEPS, GAMES, dtype=torch.long)
        likely, values = torch.zeros(STEPS, GAMES), torch.zeros(STEPS, GAMES)
        seats = np.zeros((STEPS, GAMES), np.int64)
        ends, lead = np.zeros((STEPS, GAMES), bool), np.zeros((STEPS, GAMES))
        finals, final_leads = np.zeros((STEPS, GAMES, 2)), np.zeros((STEPS, GAMES, 2))
        for step in range(STEPS):
            seen[step] = torch.from_numpy(shown["observation"].copy())
            masks[step] = torch.from_numpy(shown["action_mask"]).bool()
            seats[step], lead[step] = infos["seat"], leads(shown["observation"])
            with torch.no_grad():
                wish, values[step] = network(seen[step], masks[step])
                actions[step] = wish.sample()
                likely[step] = wish.log_prob(actions[step])
            shown, _, ends[step], _, infos = many.step(actions[step].numpy())
            if ends[step].any():
                finals[step] = infos["final_rewards"]
                final_leads[step] = (infos["final_points"] - infos["final_points"][:, ::-1]) / LEAD
        with torch.no_grad():
            last = network(
                torch.from_numpy(shown["observation"].copy()), torch.from_numpy(shown["action_mask"]).bool()
            )[1].numpy()
        # Each seat goes on where it acts next, or where its game ends.
        side = np.where(infos["seat"][:, None] == np.arange(2), 1.0, -1.0)
        next_value, next_lead = side * last[:, None], side * leads(shown["observation"])[:, None]
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
                ratio = (wish.log_prob(all_actions[part]) - all_likely[part]).exp()
                gain = (all_gains[part] - all_gains[part].mean()) / (all_gains[part].std() + 1e-8)
                better = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
                loss = 0.5 * (value - returns[part]).square().mean() - better - ENTROPY * wish.entropy().mean()
                optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(network.parameters(), 0.5)
                optimizer.step()
        update += 1
        if update % given.every == 0:
            bot = network.bot(many.spaces)
            bot.save(given.out)
            line = {"steps": update * STEPS * GAMES, "minutes": round((time.process_time() - began) / 60, 1)}
            print(json.dumps({**line, **{name: share_won(bot, name, 60, 7) for name in BOTS}}), flush=True)
    bot = network.bot(many.spaces)
    bot.save(given.out)
    ended = {name: share_won(bot, name, given.games, 8) for name in BOTS}
    print(json.dumps({"steps": update * STEPS * GAMES, "games": given.games, **ended}), flush=True)


if __name__ == "__main__":
    main()
