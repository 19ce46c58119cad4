"""What a researcher sets in every environment: variants, options, rewards, copies, arrays to write into."""

import copy
import pickle
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest

import cookoff.research.gymnasium  # noqa: F401 # registers the environments
from cookoff.engine import BadInput, room
from cookoff.games.hibachi.rules.setup import HibachiOptions
from cookoff.research import pettingzoo
from cookoff.research.envs.vector import GameVectorEnv
from cookoff.research.spaces import spaces

SHORT = {"rounds": 2}


def game_of(env: Any) -> Any:
    return env.unwrapped.episode.game


def finished(env: Any, seed: int = 1) -> tuple[float, tuple[int, ...], int]:
    """A game of first legal moves: the sum of its rewards, the points, the number of steps."""
    observation, _ = env.reset(seed=seed)
    total, steps = 0.0, 0
    while True:
        observation, reward, ended, _, info = env.step(int(np.flatnonzero(observation["action_mask"])[-1]))
        total, steps = total + float(reward), steps + 1
        if ended:
            return total, info["points"], steps


def test_gymnasium_takes_component_files_and_patches(tmp_path: Path) -> None:
    text = (room("yatai").home / "components.toml").read_text("utf-8")
    file = tmp_path / "short.toml"
    file.write_text(text.replace("rounds = 12", "rounds = 2"), "utf-8")
    by_file = gymnasium.make("cookoff/Yatai-v0", components=str(file))
    by_patch = gymnasium.make("cookoff/Yatai-v0", patches=SHORT)
    own = gymnasium.make("cookoff/Yatai-v0")
    assert game_of(by_file).components_hash == game_of(by_patch).components_hash != game_of(own).components_hash
    assert finished(by_file) == finished(by_patch)
    assert finished(by_file)[2] < finished(own)[2]
    with pytest.raises(BadInput, match="there is no such field"):
        gymnasium.make("cookoff/Yatai-v0", patches={"weather": 1})


def test_so_do_pettingzoo_and_many_games_at_once() -> None:
    short = spaces("yatai", 2, patches=SHORT).game.components_hash
    for env in (pettingzoo.raw_env(patches=SHORT), pettingzoo.yatai_v0.raw_env(patches=SHORT)):
        assert game_of(env).components_hash == short
    many: Any = gymnasium.make_vec("cookoff/Yatai-v0", num_envs=2, patches=SHORT)
    assert many.unwrapped.rows[0].episode.game.components_hash == short
    kitchen = pettingzoo.parallel_env(patches={"burn_points": -2})
    assert game_of(kitchen).components_hash != spaces("mithral-chef", 2).game.components_hash


def test_options_may_be_a_dictionary() -> None:
    env = gymnasium.make("cookoff/Hibachi-v0", options={"last_round": 3})
    assert env.unwrapped.episode.options == HibachiOptions(last_round=3)  # type: ignore[attr-defined] # it is ours
    assert pettingzoo.raw_env("hibachi", options={"last_round": 3}).episode.options == HibachiOptions(last_round=3)
    with pytest.raises(BadInput, match=r"options: there is no field .*; hibachi has: .*last_round"):
        pettingzoo.raw_env("hibachi", options={"last": 3})


def walk(env: Any, steps: int) -> list[bytes]:
    """What a Gymnasium environment shows in the next steps."""
    seen = []
    for _ in range(steps):
        legal = np.flatnonzero(env.unwrapped.action_masks())
        observation, reward, ended, _, _ = env.step(int(legal[len(legal) // 2]))
        seen.append(observation["observation"].tobytes() + str((reward, ended)).encode())
        if ended:
            break
    return seen


@pytest.mark.parametrize("name", ["Yatai", "Hibachi", "MithralChef"])
@pytest.mark.parametrize("twin_of", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_continues_like_the_original(name: str, twin_of: Any) -> None:
    env = gymnasium.make(f"cookoff/{name}-v0", opponents="casual" if name == "MithralChef" else "random")
    env.reset(seed=4)
    walk(env, 3)
    twin = twin_of(env)
    assert walk(env, 4) == walk(twin, 4)


@pytest.mark.parametrize("twin_of", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_so_do_copies_of_the_other_environments(twin_of: Any) -> None:
    turns = pettingzoo.env("yatai", patches=SHORT)
    turns.reset(seed=4)
    together = pettingzoo.parallel_env("mithral-chef")
    together.reset(seed=4)
    many = GameVectorEnv(3, opponents="random")
    shown, _ = many.reset(seed=4)
    for env in (turns, together, many):
        twin = twin_of(env)
        for _ in range(5):
            if env is turns:
                legal = np.flatnonzero(env.last()[0]["action_mask"])
                for each in (env, twin):
                    each.step(int(legal[0]))
                assert env.last()[0]["observation"].tobytes() == twin.last()[0]["observation"].tobytes()
            elif env is together:
                ours, theirs = (each.step(dict.fromkeys(each.agents, 0))[0] for each in (env, twin))
                assert ours["seat_0"]["observation"].tobytes() == theirs["seat_0"]["observation"].tobytes()
            else:
                ours, theirs = (each.step(shown["action_mask"].argmax(1))[0] for each in (env, twin))
                assert ours["observation"].tobytes() == theirs["observation"].tobytes()
                shown = ours


def test_writing_into_an_observation_changes_nothing() -> None:
    turns = pettingzoo.raw_env("yatai")
    turns.reset(seed=1)
    together = pettingzoo.parallel_env("mithral-chef")
    kitchen, _ = together.reset(seed=1)
    seat, _ = gymnasium.make("cookoff/Yatai-v0").reset(seed=1)
    many, _ = GameVectorEnv(2).reset(seed=1)
    before = turns.observe("seat_0")
    for shown in (turns.observe("seat_0"), kitchen["seat_0"], seat, many):
        for array in shown.values():
            array[...] = 1
    after = turns.observe("seat_0")
    assert all(np.array_equal(before[name], after[name]) for name in before)


def test_a_finished_row_shows_its_last_observation() -> None:
    many = GameVectorEnv(4, patches={"rounds": 1})
    shown, _ = many.reset(seed=2)
    while True:
        seats = [row.seat for row in many.rows]
        shown, _, ended, _, infos = many.step(shown["action_mask"].argmax(1))
        if ended.any():
            break
    row = int(np.flatnonzero(ended)[0])
    assert infos["_final_obs"].tolist() == ended.tolist()
    last = infos["final_obs"][row]
    assert many.single_observation_space.contains(last)
    assert not last["action_mask"].any()
    names = many.spaces.observe.names
    assert 0 <= seats[row] < 2
    assert last["observation"][names.index("round")] > shown["observation"][row][names.index("round")]
    assert [infos["final_obs"][other] for other in np.flatnonzero(~ended)] == [None] * int((~ended).sum())


def test_masks_are_asked_for_as_maskable_ppo_does() -> None:
    env = gymnasium.make("cookoff/Yatai-v0")
    observation, _ = env.reset(seed=1)
    masks = env.get_wrapper_attr("action_masks")()
    assert masks.dtype == np.bool_
    assert masks.tolist() == observation["action_mask"].astype(bool).tolist()


@pytest.mark.parametrize("name", ["Yatai", "Hibachi"])
def test_point_differences_come_with_every_step_and_add_up_to_the_last(name: str) -> None:
    options = {"last_round": 2} if name == "Hibachi" else None
    env = gymnasium.make(f"cookoff/{name}-v0", players=3, reward="points", options=options)
    env.reset(seed=3)
    start = env.unwrapped._rewards._leads[0]  # type: ignore[attr-defined] # it is ours
    total, points, _ = finished(env, 3)
    assert total == pytest.approx(points[0] - (points[1] + points[2]) / 2 - start, abs=1e-6)
    with pytest.raises(BadInput, match="reward 'fame': choose one of result, points"):
        gymnasium.make("cookoff/Yatai-v0", reward="fame")


def test_so_they_do_for_agents_and_for_rows() -> None:
    turns = pettingzoo.env("yatai", players=2, reward="points", patches=SHORT)
    turns.reset(seed=3)
    start = turns.unwrapped._rewards._leads
    total, points = dict.fromkeys(turns.possible_agents, 0.0), dict[str, int]()
    for agent in turns.agent_iter():
        observation, reward, terminated, _, info = turns.last()
        total[agent] += reward
        points |= {agent: info["points"]} if terminated else {}
        turns.step(None if terminated else int(observation["action_mask"].argmax()))
    ahead = points["seat_0"] - points["seat_1"]
    assert total["seat_0"] == pytest.approx(ahead - start[0])
    assert total["seat_1"] == pytest.approx(-ahead - start[1])
    many = GameVectorEnv(1, opponents="random", reward="points", patches=SHORT)
    shown, _ = many.reset(seed=1)
    start, sum_of_rewards = many.rows[0].rewards._leads, 0.0
    while True:
        shown, rewards, ended, _, infos = many.step(shown["action_mask"].argmax(1))
        sum_of_rewards += float(rewards[0])
        if ended.any():
            break
    assert sum_of_rewards == pytest.approx(infos["final_rewards"][0][0] - start[0])
    assert infos["final_rewards"][0][0] == infos["final_points"][0][0] - infos["final_points"][0][1]


def test_a_bot_that_does_not_fit_is_refused_when_the_environment_is_made() -> None:
    with pytest.raises(BadInput, match="no bot is called 'tall'"):
        gymnasium.make("cookoff/Yatai-v0", opponents="tall")
