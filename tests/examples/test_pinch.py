"""A game in a package of its own, in Python alone: nothing of ours knows it, and everything of ours plays it."""

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import cookoff.engine
from tests.examples.conftest import Run
from tests.examples.installing import HOME, PINCH

pytestmark = pytest.mark.slow

DOORS = re.compile(r"`(cookoff[\w.]*)`")


@pytest.mark.long
def test_its_own_tests_pass_the_kit_among_them(run: Run) -> None:
    said = run("pytest", "-q", "-c", PINCH / "pyproject.toml", "-p", "no:cacheprovider", PINCH / "tests")
    assert re.search(r"\d\d passed", said)


def test_the_command_knows_it(run: Run) -> None:
    assert "everybody salts the soup" in " ".join(run("cookoff.cli", "games").split())
    assert "does the washing-up" in " ".join(run("cookoff.cli", "rules", "pinch").split())


def test_it_is_simulated_and_equal_seeds_give_equal_games(run: Run) -> None:
    command = ("cookoff.cli", "simulate", "pinch", "--players", 3, "--games", 20, "--bots", "greedy", "--json")
    one, other = (json.loads(run(*command, "--seed", seed)) for seed in ("7", "7"))
    assert one["games"] == 20
    assert one["hash"] == other["hash"]


def test_it_is_played_in_the_terminal_and_replayed(run: Run, tmp_path: Path) -> None:
    said = run("cookoff.cli", "play", "pinch", "--save", tmp_path / "mine.jsonl", typed="1\n" * 20)
    assert "What do you do?" in said
    assert "The last bowl is empty." in said
    told = run("cookoff.cli", "replay", tmp_path / "mine.jsonl", "--verify")
    assert "mine.jsonl" in told


@pytest.mark.long
def test_it_is_analysed(run: Run, tmp_path: Path) -> None:
    run("cookoff.cli", "play", "pinch", "--save", tmp_path / "mine.jsonl", typed="1\n" * 20)
    said = json.loads(run("cookoff.cli", "analyse", tmp_path / "mine.jsonl", "--depth", "quick", "--json"))
    assert said["points"]


def imports() -> Iterator[tuple[str, tuple[str, ...]]]:
    for path in sorted(PINCH.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.level == 0 and str(node.module).startswith("cookoff."):
                yield str(node.module), tuple(name.name for name in node.names)
            if isinstance(node, ast.Import):
                yield from ((name.name, ()) for name in node.names if name.name.partition(".")[0] == "cookoff")


def test_the_documented_entry_points_work() -> None:
    """What a third party may import stands in the documentation; the example needs nothing else."""
    text = (HOME / "docs" / "design" / "adding-a-game.md").read_text("utf-8")
    doors = DOORS.findall(text.partition("## Public modules")[2].partition("\n## ")[0])
    assert "cookoff.engine" in doors
    found = list(imports())
    assert {module for module, _ in found} <= set(doors)
    names = {name for module, names in found if module == "cookoff.engine" for name in names}
    assert names <= set(cookoff.engine.__all__)
