"""The game in the learning environments and with the teacher. They need `pip install "cookoff[research]"`."""

import warnings
from random import Random

import gymnasium
import pytest
from cookoff_pinch import ROOM
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms.random_agent import RandomAgent
from open_spiel.python.rl_environment import Environment
from pettingzoo.test import api_test

import cookoff.research.gymnasium
import cookoff.research.openspiel  # noqa: F401 # registers the game
from cookoff.analysis import DEPTHS, Evaluator, hint
from cookoff.engine import Search
from cookoff.research.pettingzoo import env as pettingzoo_env


@pytest.mark.parametrize("players", [2, 3, 4])
def test_pettingzoo_plays_it(players: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(pettingzoo_env("pinch", players=players), num_cycles=100)


def test_gymnasium_plays_it() -> None:
    env = gymnasium.make("cookoff/Pinch-v0", players=3, opponents="greedy")
    check_env(env.unwrapped, skip_render_check=True)
    observation, _ = env.reset(seed=3)
    over, earned = False, 0.0
    while not over:
        action = env.action_space.sample(mask=observation["action_mask"])
        observation, reward, over, _, _ = env.step(action)
        earned += float(reward)
    assert -1.0 <= earned <= 1.0


@pytest.mark.parametrize("players", [2, 4])
def test_openspiel_plays_it(players: int) -> None:
    env = Environment("cookoff_pinch", players=players)
    agents = [RandomAgent(seat, env.action_spec()["num_actions"]) for seat in range(players)]
    step = env.reset()
    while not step.last():
        step = env.step([agents[step.observations["current_player"]].step(step).action])
    assert sum(step.rewards) == pytest.approx(0.0)


def test_hints_come_with_reasons() -> None:
    game = ROOM.load(None)
    state = game.setup(2, game.types.options(), Search(Random(1)))
    seat = state.seat
    found = hint(Evaluator(ROOM, game, {}, DEPTHS["quick"]), game.view(state, seat), 2, seat)
    assert found.move in game.moves(state, seat).discrete
    assert {reason.id for reason in found.reasons} <= {"part-points", "part-pot", "part-hand"}
