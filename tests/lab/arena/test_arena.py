"""Who plays whom in an arena, what it plays, and that a run continues."""

from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

from cookoff.engine import BadInput, read_log, room, verify
from cookoff.lab.arena.run import run
from cookoff.lab.arena.schedule import schedule
from cookoff.lab.arena.tasks import Task, fixed_tasks, unseen_tasks
from cookoff.lab.play.runners import Batch, InProcessRunner, local_runner

DUEL, FOUR = Task("two", "yatai", 2), Task("four", "yatai", 4)
ENTRANTS = ("random", "greedy", "beginner", "casual", "skilled")


class CountingRunner(InProcessRunner):
    """Counts the games it is asked to play."""

    games = 0

    def submit(self, batch: Batch) -> None:
        self.games += len(batch.numbers)
        super().submit(batch)


def test_a_game_has_five_fixed_tasks() -> None:
    tasks = fixed_tasks("yatai")
    assert [(task.players, bool(task.changes)) for task in tasks] == [
        (2, False),
        (3, False),
        (4, False),
        (2, True),
        (2, True),
    ]
    assert fixed_tasks("yatai") == tasks


def test_unseen_variants_follow_the_seed() -> None:
    assert unseen_tasks("yatai", 1, 2) == unseen_tasks("yatai", 1, 2)
    assert unseen_tasks("yatai", 1, 2) != unseen_tasks("yatai", 2, 2)


def test_every_pair_meets_equally_often_and_sits_in_both_seats() -> None:
    plan = schedule((DUEL,), ENTRANTS, 3, 1, 0)
    assert [pairing.scenario.bots for pairing in plan.pairings] == list(combinations(ENTRANTS, 2))
    assert {pairing.games for pairing in plan.pairings} == {4}
    seats = [pairing.scenario.line_up(number)[0] for pairing in plan.pairings for number in range(pairing.games)]
    assert set(Counter(seats).values()) == {8}


def test_at_a_larger_table_everybody_plays_equally_often() -> None:
    plan = schedule((FOUR,), ENTRANTS, 4, 1, 0)
    assert set(Counter(bot for pairing in plan.pairings for bot in pairing.scenario.bots).values()) == {4}
    assert all(len(set(pairing.scenario.bots)) == 4 for pairing in plan.pairings)


def test_a_table_larger_than_the_arena_is_not_played() -> None:
    assert schedule((FOUR,), ("random", "greedy"), 4, 1, 0).pairings == ()


@pytest.mark.parametrize("entrants", [("random",), ("random", "random")])
def test_an_arena_needs_two_different_entrants(entrants: tuple[str, ...]) -> None:
    with pytest.raises(BadInput, match="at least two entrants, each named once"):
        schedule((DUEL,), entrants, 2, 1, 0)


def test_an_unknown_entrant_is_skipped_with_the_reason() -> None:
    plan = schedule((DUEL,), ("random", "greedy", "nobody"), 2, 1, 0)
    assert [pairing.scenario.bots for pairing in plan.pairings] == [("random", "greedy")]
    assert plan.skipped[0].startswith("two: no bot is called 'nobody'")


def test_a_run_that_was_stopped_plays_only_what_is_missing(tmp_path: Path) -> None:
    few, many = (schedule((DUEL,), ("random", "greedy"), games, 1, 2) for games in (4, 6))
    run(few, ("random", "greedy"), tmp_path, local_runner(1))
    counting = CountingRunner()
    found = run(many, ("random", "greedy"), tmp_path, counting)
    assert counting.games == 2
    whole = run(many, ("random", "greedy"), tmp_path / "again", local_runner(1))
    assert found == whole
    assert (found.games, found.standings[0].entrant) == (6, "greedy")


def test_the_page_names_all_entrants_and_each_task_has_a_log_that_verifies(tmp_path: Path) -> None:
    plan = schedule((DUEL,), ("random", "greedy"), 2, 1, 0)
    run(plan, ("random", "greedy"), tmp_path, local_runner(1))
    page = (tmp_path / "index.html").read_text("utf-8")
    assert all(f"<th scope='row'>{bot}</th>" in page for bot in ("random", "greedy"))
    [log] = sorted((tmp_path / "replays").glob("*.jsonl"))
    assert f"replays/{log.name}" in page
    assert verify(room("yatai").load(None), read_log(log)) is None
