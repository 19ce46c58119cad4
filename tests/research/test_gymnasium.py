"""Gymnasium's own check over every environment, bots in the other seats, and many games at once."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import cookoff.research.gymnasium  # noqa: F401 # registers the environments
from cookoff.engine import BadInput, encode
from cookoff.games.mithral_chef.rules.setup import MithralOptions
from cookoff.research.encoding.actions import IllegalAction
from cookoff.research.envs.exact_throws import ExactThrows
from cookoff.research.envs.vector import GameVectorEnv

NAMES = ["Yatai", "Safranito", "Hibachi", "FiredUp"]


@pytest.mark.parametrize("name", NAMES)
def test_gymnasium_finds_nothing_to_say(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("XDG_RUNTIME_DIR", "/tmp")
    check_env(gymnasium.make(f"cookoff/{name}-v0", players=3).unwrapped)


def test_gymnasium_finds_nothing_to_say_of_the_kitchen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("XDG_RUNTIME_DIR", "/tmp")
    check_env(gymnasium.make("cookoff/MithralChef-v0", players=3, opponents=("casual", "random")).unwrapped)


def worked(seed: int, closing: int = 1) -> tuple[int, list[float], tuple[int, ...]]:
    """A kitchen that closes early, by the first thing that can be done; its steps, rewards and points."""
    env = gymnasium.make("cookoff/MithralChef-v0", options=MithralOptions(closing=closing), seat=1)
    observation, _ = env.reset(seed=seed)
    earned: list[float] = []
    while True:
        observation, reward, ended, _, info = env.step(int(np.flatnonzero(observation["action_mask"])[-1]))
        earned.append(float(reward))
        if ended:
            return len(earned), earned, info["points"]


def test_a_kitchen_goes_by_the_clock_beside_bots_and_ends_with_its_reward() -> None:
    steps, earned, points = worked(3)
    assert 1 < steps <= 90  # a decision each second: a minute of play at most, and half of one for a showdown
    assert not any(earned[:-1])
    ahead = points[1] - points[0]
    assert not ahead or earned[-1] == (1.0 if ahead > 0 else -1.0)
    assert worked(3) == (steps, earned, points)


def test_bots_continue_while_a_player_waits() -> None:
    env = gymnasium.make("cookoff/MithralChef-v0", opponents="casual", disable_env_checker=True)
    env.reset(seed=2)
    episode = env.unwrapped.episode  # type: ignore[attr-defined] # it is ours
    before = encode(episode.state)
    for _ in range(5):
        env.step(0)
    assert encode(episode.state) != before
    assert episode.now >= 5000


def test_a_move_before_its_hand_is_ready_is_refused_and_takes_no_time() -> None:
    env = gymnasium.make("cookoff/MithralChef-v0", disable_env_checker=True)
    first, _ = env.reset(seed=1)
    episode = env.unwrapped.episode  # type: ignore[attr-defined] # it is ours
    now, illegal = episode.now, int(np.flatnonzero(first["action_mask"] == 0)[0])
    *_, info = env.step(illegal)
    assert info["refused"] == f"action {illegal} is not possible for seat 0 now"
    *_, info = env.step(100_000)
    assert info["refused"] == "no action 100000; actions go from 0 to 735"
    assert episode.now == now


def played(opponents: str, seat: int, seed: int) -> tuple[float, tuple[int, ...]]:
    """A game of the first legal moves."""
    env = gymnasium.make("cookoff/Yatai-v0", opponents=opponents, seat=seat)
    observation, _ = env.reset(seed=seed)
    while True:
        observation, reward, ended, _, info = env.step(int(np.flatnonzero(observation["action_mask"])[0]))
        if ended:
            return float(reward), info["points"]


def test_a_game_against_a_bot_ends_with_its_reward() -> None:
    for seat in (0, 1):
        reward, points = played("random", seat, 5)
        ahead = points[seat] - points[1 - seat]
        assert reward == (ahead > 0) - (ahead < 0)


def test_equal_seeds_give_equal_games_and_others_do_not() -> None:
    assert played("random", 0, 2) == played("random", 0, 2)
    assert len({played("random", 0, seed)[1] for seed in range(4)}) > 1


def test_a_greedy_bot_is_harder_than_a_random_one() -> None:
    assert played("greedy", 0, 3)[1][1] > played("random", 0, 3)[1][1]


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = gymnasium.make("cookoff/Yatai-v0", disable_env_checker=True)
    first, _ = env.reset(seed=1)
    illegal = int(np.flatnonzero(first["action_mask"] == 0)[0])
    again, reward, ended, cut, info = env.step(illegal)
    assert (reward, ended, cut) == (0.0, False, False)
    assert "not legal for seat 0 now" in info["refused"]
    assert again["observation"].tobytes() == first["observation"].tobytes()
    strict = gymnasium.make("cookoff/Yatai-v0", strict=True)
    strict.reset(seed=1)
    with pytest.raises(IllegalAction):
        strict.step(illegal)


def test_words_describe_each_decision_and_refusal() -> None:
    env = gymnasium.make("cookoff/Hibachi-v0", words="de", disable_env_checker=True)
    observation, info = env.reset(seed=1)
    legal = np.flatnonzero(observation["action_mask"])
    told = info["words"].splitlines()[-len(legal) :]
    assert [int(line.split(".")[0]) for line in told] == legal.tolist()
    *_, info = env.step(int(np.flatnonzero(observation["action_mask"] == 0)[0]))
    assert info["words"].splitlines()[-len(legal) :] == told
    assert "refused" in info
    throws = ExactThrows(env.unwrapped.episode.spaces)  # type: ignore[attr-defined] # it is ours
    *_, info = env.step(throws.move(0, [0.0, 0.0, 0.0, 0.0]))
    assert "refused" not in info
    assert info["words"].splitlines()[-len(legal) :] != told


def choices(mask: Any, rng: np.random.Generator) -> Any:
    return (rng.random(mask.shape) * mask).argmax(1)


def test_many_games_are_stepped_at_once_each_as_if_it_were_alone() -> None:
    many = gymnasium.make_vec("cookoff/Yatai-v0", num_envs=5)
    observation, infos = many.reset(seed=3)
    rows: Any = many.unwrapped.rows  # type: ignore[attr-defined] # it is ours
    rng, finals = np.random.default_rng(1), list[list[float]]()
    assert many.observation_space.contains(observation)
    for _ in range(400):
        seats = [row.episode.decision(row.seat) for row in rows]
        assert infos["seat"].tolist() == [row.seat for row in rows]
        assert observation["observation"].tobytes() == b"".join(decision.observation.tobytes() for decision in seats)
        assert observation["action_mask"].tobytes() == b"".join(decision.mask.tobytes() for decision in seats)
        observation, rewards, ended, cut, infos = many.step(choices(observation["action_mask"], rng))
        for row in rows:
            row.episode.advance_clock(0)
        assert not rewards.any()
        assert not cut.any()
        if ended.any():
            finals += infos["final_rewards"][ended].tolist()
            ahead = np.sign(infos["final_points"][:, 0] - infos["final_points"][:, 1])
            # Tie-breaks decide where points are equal.
            assert np.all((infos["final_rewards"][:, 0] == ahead)[ended & (ahead != 0)])
    assert finals
    assert all(sum(final) == 0.0 for final in finals)


def test_many_games_against_bots_give_each_row_its_own_reward_from_all_seats() -> None:
    many = GameVectorEnv(3, "yatai", 2, opponents="random")
    observation, _ = many.reset(seed=3)
    rng, earned = np.random.default_rng(1), []
    mine = set()
    for _ in range(500):
        mine |= {row.mine for row in many.rows}
        assert [row.seat for row in many.rows] == [row.mine for row in many.rows]
        owners = [row.mine for row in many.rows]
        observation, rewards, ended, _, infos = many.step(choices(observation["action_mask"], rng))
        for row in np.flatnonzero(ended):
            assert rewards[row] == infos["final_rewards"][row][owners[row]]
            earned.append(rewards[row])
    assert mine == {0, 1}
    assert {-1.0, 1.0} <= set(earned)


def test_an_illegal_action_in_one_row_moves_no_game() -> None:
    many = GameVectorEnv(2)
    observation, _ = many.reset(seed=1)
    before = [row.episode.save() for row in many.rows]
    legal = int(observation["action_mask"][0].argmax())
    with pytest.raises(IllegalAction, match=r"action 160 is not legal for seat \d now"):
        many.step([legal, 160])
    assert [row.episode.save() for row in many.rows] == before


def test_a_mismatch_is_reported() -> None:
    with pytest.raises(BadInput, match="opponents: 2 for 1 seats"):
        gymnasium.make("cookoff/Yatai-v0", opponents=("random", "random"))
    with pytest.raises(BadInput, match="seat: 2 at a table of 2"):
        gymnasium.make("cookoff/Yatai-v0", seat=2)
    with pytest.raises(BadInput, match="mithral-chef has no turns"):
        GameVectorEnv(1, "mithral-chef")
