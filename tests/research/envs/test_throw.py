"""Learning to throw: one throw at one outline."""

import math

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import cookoff.research.gymnasium  # noqa: F401 # registers the environments
from cookoff.engine import BadInput, room
from cookoff.physics.port import Vec2
from cookoff.physics.queries import Side, Style
from cookoff.research.envs.exact_throws import ground_of, throw_at
from cookoff.research.envs.throw import ThrowEnv


def test_gymnasium_finds_nothing_to_say() -> None:
    check_env(gymnasium.make("cookoff/Throw-v0").unwrapped)


def test_one_throw_ends_an_episode_and_reports_its_distance() -> None:
    env = ThrowEnv("hibachi")
    seen, info = env.reset(seed=1, options={"target": 4})
    assert info == {"target": 4}
    assert seen.tolist() == pytest.approx([env.ground.shapes[4].x / 0.225, env.ground.shapes[4].y / 0.225])
    _, reward, ended, _, info = env.step(np.array([1.0, 1.0], np.float32))
    assert ended
    assert not info["hit"]
    assert reward == pytest.approx(-min(1.0, info["off"] / 0.54))


def test_it_reports_whether_the_chip_touched_the_rim() -> None:
    env = ThrowEnv("hibachi", hand="steady", style="slide")

    def rim(strength: float) -> object:
        env.reset(seed=1, options={"target": 4})
        return env.step(np.array([strength, 0.0]))[4]["rim"]

    assert (rim(-0.5), rim(1.0)) == (False, True)


def test_the_aim_solver_hits_more_than_any_throw() -> None:
    env = ThrowEnv("safranito", hand="steady")
    env.reset(seed=3)
    solved, drawn = 0, 0
    rng = np.random.default_rng(1)
    for number in range(26):
        env.reset(options={"target": number % 13})
        solved += env.solved()[4]["hit"]
        drawn += env.step(rng.uniform(-1.0, 1.0, 2))[4]["hit"]
    assert solved > drawn + 5


def test_a_hand_errs_and_equal_seeds_err_alike() -> None:
    def off(seed: int) -> float:
        env = ThrowEnv()
        env.reset(seed=seed, options={"target": 0})
        return float(env.step(np.zeros(2, np.float32))[4]["off"])

    assert off(1) == off(1)
    assert not math.isclose(off(1), off(2))


def test_there_are_no_throws_in_yatai() -> None:
    with pytest.raises(BadInput, match="no chips are thrown in yatai"):
        ThrowEnv("yatai")


@pytest.mark.rule("THR-11")
def test_exact_throws_come_from_every_side() -> None:
    board = ground_of(room("hibachi").load(None)).bare
    releases = {side: throw_at(board, Style.SNAP, Vec2(0.0, 0.0), 0.0, 0.0, side).release for side in Side}
    m = board.measures
    assert releases[Side.NEAR].y < -m.outer_y
    assert releases[Side.FAR].y > m.outer_y
    assert releases[Side.LEFT].x < -m.outer_x
    assert releases[Side.RIGHT].x > m.outer_x
    assert ThrowEnv(side="left").side is Side.LEFT
