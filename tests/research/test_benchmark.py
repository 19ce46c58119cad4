"""The fixed tasks: each can be done, equal seeds give equal scores, and the command prints them."""

import json
from pathlib import Path

import numpy as np
import pytest

from cookoff import bots
from cookoff.bots import RandomBot
from cookoff.research.benchmark import TASKS, Task, score, score_of, win_rate
from cookoff.research.policy import Policy
from cookoff.research.spaces import spaces
from tests.cli.conftest import Cookoff, cookoff

__all__ = ["cookoff"]


@pytest.mark.parametrize("task", TASKS, ids=lambda task: task.id)
def test_a_task_is_done_alike_from_the_same_seed(task: Task) -> None:
    short = Task(
        task.id, task.version, task.game, task.players, "random", task.measure, {**task.options, **_short(task)}
    )
    first = score(short, "random", 2)
    assert first == score_of(short, RandomBot(), "random", 2)


def _short(task: Task) -> dict[str, int]:
    return {"mithral-chef": {"closing": 1}, "hibachi": {"last_round": 1}}.get(task.game, {})


def test_another_seed_gives_other_games() -> None:
    assert score(TASKS[0], "random", 2).mean != score(TASKS[0], "random", 2, seed=5).mean


def test_a_bot_that_thinks_scores_more() -> None:
    solo = TASKS[0]
    assert score(solo, "greedy", 3).mean > score(solo, "random", 3).mean + 20
    assert win_rate(RandomBot(), "greedy", 2) == 0.0


def test_the_command_prints_scores_that_can_be_cited(cookoff: Cookoff) -> None:
    done = cookoff("research", "bench", "--tasks", "yatai-solo", "--bots", "random", "--games", 2, "--json")
    assert done.code == 0
    (told,) = json.loads(done.out)["scores"]
    assert (told["task"], told["version"], told["bot"], told["games"], told["seed"]) == (
        "yatai-solo",
        2,
        "random",
        2,
        2026,
    )
    assert told["mean"] == score(TASKS[0], "random", 2).mean
    table = cookoff("research", "bench", "--tasks", "yatai-solo", "--bots", "random", "--games", 2)
    assert table.out.startswith("yatai-solo-v2        random")


def test_the_command_prints_what_each_action_is(cookoff: Cookoff) -> None:
    done = cookoff("research", "actions", "yatai", "--players", 4)
    assert len(done.out.splitlines()) == 177
    assert done.out.splitlines()[0] == '0 {"move":"ChooseDish","dish":0}'


@pytest.mark.parametrize(
    ("arguments", "said"),
    [(("--tasks", "chess"), "no task is called 'chess'"), (("--games", 0), "games: 0; must be at least 1")],
)
def test_a_mismatch_is_reported(cookoff: Cookoff, arguments: tuple[object, ...], said: str) -> None:
    done = cookoff("research", "bench", *arguments)
    assert done.code == 2
    assert said in done.err


def test_a_network_plays_the_tasks_it_fits_and_the_others_are_named(
    cookoff: Cookoff, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    two = spaces("yatai", 2)
    layer = (np.ones((len(two.actions), len(two.observe.names)), np.float32), np.zeros(len(two.actions), np.float32))
    Policy(two, [layer]).save(tmp_path / "made here" / "my-network.npz")
    monkeypatch.setenv("COOKOFF_POLICIES", str(tmp_path / "made here"))
    bots.external_bots.cache_clear()
    try:
        bench = ("research", "bench", "--bots", "my-network", "--games", 1, "--tasks")
        done = cookoff(*bench, "yatai-solo,yatai-four")
        assert done.code == 0
        assert done.out.startswith("yatai-solo-v2        my-network")
        assert "skipped yatai-four: the bot 'my-network' does not play yatai at a table of 4" in done.err
        nowhere = cookoff(*bench, "yatai-four")
        assert nowhere.code == 2
        assert "does not play yatai at a table of 4" in nowhere.err
    finally:
        bots.external_bots.cache_clear()
