"""PettingZoo's own tests, as they are installed, over every environment; and what they do not look at."""

import math
import random
import warnings
from typing import Any

import numpy as np
import pytest

from cookoff.engine import BadInput, Room
from cookoff.games.grill.rules.moves import ThrowChip
from cookoff.research import pettingzoo
from cookoff.research.encoding.actions import IllegalAction
from cookoff.research.envs.exact_throws import DiscreteThrows, ExactThrows
from tests.conformance.rooms import ROOMS

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # PettingZoo's tests load its own games in its former way
    from pettingzoo.test import (
        api_test,
        max_cycles_test,
        parallel_api_test,
        parallel_seed_test,
        render_test,
        seed_test,
    )

pytestmark = [
    # The tests know by name which of PettingZoo's own games give a mask beside the observation.
    pytest.mark.filterwarnings("ignore:Observation:UserWarning"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning"),
]

CYCLES = 15
each_room = pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.id)


@each_room
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_interface(room: Room, players: int) -> None:
    api_test(pettingzoo.env(room.id, players=players), num_cycles=CYCLES)


@each_room
def test_seeds(room: Room) -> None:
    seed_test(lambda: pettingzoo.env(room.id, players=3), num_cycles=CYCLES)


@each_room
def test_pictures(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    render_test(lambda render_mode: pettingzoo.env(room.id, render_mode=render_mode))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_at_once(players: int) -> None:
    parallel_api_test(pettingzoo.parallel_env("mithral-chef", players=players), num_cycles=CYCLES)


def test_all_at_once_from_the_same_seed() -> None:
    parallel_seed_test(lambda: pettingzoo.parallel_env("mithral-chef"), num_cycles=CYCLES)


def test_cycles_are_counted() -> None:
    max_cycles_test(pettingzoo.mithral_chef_v0)


def played_out(env: Any, seed: int) -> dict[str, float]:
    env.reset(seed=seed)
    rng, total = np.random.default_rng(seed), dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        legal = np.flatnonzero(observation["action_mask"])
        env.step(None if terminated or truncated else int(rng.choice(legal)))
    return total


def test_a_turn_based_game_ends_with_each_seats_advantage() -> None:
    total = played_out(pettingzoo.env("yatai", players=4), 3)
    assert sum(total.values()) == pytest.approx(0.0)
    assert max(total.values()) > 0.0


def test_a_game_is_cut_off_after_its_cycles() -> None:
    env = pettingzoo.yatai_v0.env(players=2, max_cycles=3)
    assert played_out(env, 1) == {"seat_0": 0.0, "seat_1": 0.0}


def test_the_kitchen_closes() -> None:
    from cookoff.games.mithral_chef.rules.setup import MithralOptions

    env = pettingzoo.parallel_env("mithral-chef", options=MithralOptions(closing=1))
    env.reset(seed=1)
    steps, rewards = 0, {}
    while env.agents:
        _, rewards, *_ = env.step(dict.fromkeys(env.agents, 0))
        steps += 1
    assert steps == 90  # a minute of play, and half of one in which nobody votes for a showdown
    assert rewards == {"seat_0": 0.0, "seat_1": 0.0}


def test_of_two_who_want_the_same_the_second_is_refused_by_rule() -> None:
    env = pettingzoo.parallel_env("mithral-chef", players=2)
    env.reset(seed=1)
    told = env.episode.spaces.actions.moves
    order = 1 + next(number for number, move in enumerate(told) if type(move).__name__ == "TakeOrder")
    *_, infos = env.step({"seat_0": order, "seat_1": order})
    assert infos == {"seat_0": {"refused": ""}, "seat_1": {"refused": "MIT-73: desk-taken"}}


def test_an_untimely_request_is_refused() -> None:
    env = pettingzoo.parallel_env("mithral-chef", players=2)
    env.reset(seed=1)
    told = env.episode.spaces.actions.moves
    keep = 1 + next(number for number, move in enumerate(told) if type(move).__name__ == "Keep")
    *_, infos = env.step({"seat_0": keep, "seat_1": 0})
    assert infos["seat_0"] == {"refused": "not possible now"}


def test_an_illegal_number_raises_and_the_seat_is_still_to_act() -> None:
    env = pettingzoo.raw_env("yatai")
    env.reset(seed=1)
    before = env.episode.save()
    with pytest.raises(IllegalAction):
        env.step(160)
    with pytest.raises(BadInput, match="it needs an action"):
        env.step(None)
    assert env.episode.save() == before


def test_a_throw_in_exact_numbers_is_made_and_one_with_a_missing_chip_refused() -> None:
    env = pettingzoo.raw_env("hibachi")
    env.reset(seed=1)
    agent = env.agent_selection
    box = env.episode.decision(env.possible_agents.index(agent)).moves.box
    assert box is not None
    throw = box.sample(random.Random(1))
    assert isinstance(throw, ThrowChip)
    with pytest.raises(BadInput, match="refused by THR-12: chip-not-in-hand"):
        env.step(ThrowChip(7, throw.launch))
    env.step(throw)
    assert env.agent_selection != agent


def test_a_throw_out_of_the_box_is_made_with_a_chip_that_the_mask_has() -> None:
    env = pettingzoo.raw_env("safranito")
    env.reset(seed=1)
    throws, agent = ExactThrows(env.episode.spaces), env.agent_selection
    moves = env.episode.decision(env.possible_agents.index(agent)).moves
    missing = len(throws.kinds)
    while (mask := throws.mask(moves)).all() and missing:  # until a chip is gone
        env.step(throws.move(int(mask.argmax()), throws.space.sample()))
        agent, missing = env.agent_selection, missing - 1
        moves = env.episode.decision(env.possible_agents.index(agent)).moves
    with pytest.raises(BadInput, match="refused by THR-12: chip-not-in-hand"):
        env.step(throws.move(int(mask.argmin()), np.zeros(4)))
    before = env.episode.save()
    env.step(throws.move(int(mask.argmax()), [0.0, 0.0, 9.0, 0.0]))
    assert env.episode.save() != before


def test_the_seat_to_act_gets_words_and_action_numbers() -> None:
    env = pettingzoo.raw_env("yatai", words="en")
    env.reset(seed=1)
    for _ in range(3):
        told = env.infos[env.agent_selection]["words"].splitlines()
        legal = np.flatnonzero(env.observe(env.agent_selection)["action_mask"])
        assert [int(line.split(".")[0]) for line in told[-len(legal) :]] == legal.tolist()
        env.step(int(legal[-1]))


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (lambda: pettingzoo.raw_env("mithral-chef"), "has no turns"),
        (lambda: pettingzoo.parallel_env("yatai"), "seats take turns"),
        (lambda: pettingzoo.env("yatai", render_mode="smell"), "render_mode 'smell': choose"),
        (lambda: pettingzoo.env("chess"), "there is no game 'chess'"),
    ],
)
def test_a_mismatch_is_reported(make: Any, said: str) -> None:
    with pytest.raises(BadInput, match=said):
        make()


def test_there_is_no_environment_of_another_name() -> None:
    with pytest.raises(AttributeError, match=r"no environment .chess_v0.; choose one of "):
        _ = pettingzoo.chess_v0


def test_exact_throws_are_listed_by_kind_outline_and_strength() -> None:
    env = pettingzoo.raw_env("hibachi")
    env.reset(seed=1)
    throws = ExactThrows(env.episode.spaces)
    listed, outlines = DiscreteThrows(throws, strengths=3), len(throws.ground.shapes)
    assert listed.count == len(throws.kinds) * outlines * 3
    moves = env.episode.decision(env.episode.to_act[0]).moves
    mask = listed.mask(moves)
    assert mask.sum() == throws.mask(moves).sum() * outlines * 3 > 0
    first = int(mask.argmax())
    weak, middling, strong = (listed.move(first + step).launch.velocity for step in range(3))
    assert math.hypot(weak.x, weak.y) < math.hypot(middling.x, middling.y) < math.hypot(strong.x, strong.y)
    assert math.atan2(middling.y, middling.x) == pytest.approx(math.atan2(strong.y, strong.x))
    thrower = env.agent_selection
    env.step(listed.move(first))
    assert env.agent_selection != thrower
    with pytest.raises(BadInput, match="numbered 0 to"):
        listed.move(listed.count)
