"""`cookoff arena` and `cookoff dataset`."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Cookoff


def test_an_arena_prints_a_table_or_json_and_writes_a_page(cookoff: Cookoff, tmp_path: Path) -> None:
    arguments = ("arena", "yatai", "--bots", "random,greedy", "--games", 2, "--tasks", "yatai-2", "--luck", 0)
    done = cookoff(*arguments, "--into", tmp_path)
    assert done.code == 0
    assert all(text in done.out for text in ("greedy", "random", "rating", "Luck was not measured"))
    assert (tmp_path / "index.html").is_file()
    again = cookoff(*arguments, "--into", tmp_path, "--json")
    assert json.loads(again.out) == json.loads((tmp_path / "results.json").read_bytes())


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--tasks", "yatai-9"), "no task is called 'yatai-9'; there are: yatai-2, "),
        (("--games", "0"), "games must be at least 1"),
        (("--bots", "random"), "at least two entrants"),
        (("--bots", "random,mine=ftp://127.0.0.1/"), "write a language model as name=http://address"),
        (("--bots", "random,nowhere.npz"), "there is no such file"),
    ],
)
def test_an_arena_that_cannot_be_is_refused_before_it_is_played(
    cookoff: Cookoff, tmp_path: Path, arguments: tuple[str, ...], message: str
) -> None:
    done = cookoff("arena", "yatai", "--into", tmp_path / "arena", *arguments)
    assert done.code == 2
    assert message in done.err
    assert not (tmp_path / "arena").exists()


def test_a_dataset_is_written(cookoff: Cookoff, tmp_path: Path) -> None:
    done = cookoff("dataset", "yatai", "--games", 2, "--bots", "random", "--into", tmp_path / "games")
    assert done.code == 0
    assert sorted(file.name for file in (tmp_path / "games").iterdir()) == ["README.md", "SHA256SUMS", "games", "moves"]
