"""`cookoff lab`."""

from pathlib import Path

import pytest

from tests.cli.conftest import Cookoff

EXPERIMENT = """
name = "few"
games = 3

[[play]]
game = "yatai"
players = [2]
bots = ["random"]
variants = ["base", "short"]

[variant.short]
set = { rounds = 3 }
"""
TARGET = """
name = "shorter"
game = "yatai"
players = [2]
bots = "random"
trials = 3
games = 2
check_every = 2

[[change]]
field = "rounds"
low = 2
high = 6

[[target]]
metric = "turns"
high = 16
"""


@pytest.fixture
def experiment(tmp_path: Path) -> Path:
    file = tmp_path / "few.toml"
    file.write_text(EXPERIMENT, "utf-8")
    return file


def test_from_a_file_to_a_page(cookoff: Cookoff, experiment: Path, tmp_path: Path) -> None:
    into = tmp_path / "lab"
    first = cookoff("lab", "run", experiment, "--into", into)
    assert first.code == 0
    assert "      3  yatai, 2 players, random, short" in first.out
    assert f"dataset in {into / 'few'}" in first.out
    again = cookoff("lab", "run", experiment, "--into", into)
    assert again.out == first.out
    report = cookoff("lab", "report", into / "few")
    assert report.code == 0
    assert "yatai, 2 players, random, short: games take" in report.out
    page = (into / "few" / "report.html").read_text("utf-8")
    assert "What was changed" in page
    assert "These numbers come from weak bots (random)" in page


def test_a_run_may_be_shorter_than_its_file(cookoff: Cookoff, experiment: Path, tmp_path: Path) -> None:
    done = cookoff("lab", "run", experiment, "--into", tmp_path, "--games", 1)
    assert "      1  yatai, 2 players, random\n" in done.out
    refused = cookoff("lab", "run", experiment, "--into", tmp_path, "--games", 0)
    assert (refused.code, refused.out) == (2, "")
    assert "games: 0; must be more than 0" in refused.err


def test_logs_become_tables(cookoff: Cookoff, tmp_path: Path) -> None:
    cookoff("simulate", "yatai", "--games", 2, "--logs", tmp_path / "logs")
    done = cookoff("lab", "export", tmp_path / "logs", "--into", tmp_path / "tables")
    assert done.out == f"dataset of 2 games in {tmp_path / 'tables'}\n"
    assert cookoff("lab", "report", tmp_path / "tables", "--out", tmp_path / "page.html").code == 0
    assert (tmp_path / "page.html").stat().st_size > 1000


def test_a_search_names_its_files(cookoff: Cookoff, tmp_path: Path) -> None:
    file = tmp_path / "shorter.toml"
    file.write_text(TARGET, "utf-8")
    done = cookoff("lab", "tune", file, "--into", tmp_path / "lab")
    assert done.code == 0
    assert f"{tmp_path / 'lab' / 'shorter' / 'shorter-1.toml'}: rounds = " in done.out.replace("\n", "")
    assert "turns, 2 players:" in done.out
    assert (tmp_path / "lab" / "shorter" / "shorter-1.toml").is_file()


@pytest.mark.parametrize("command", ["run", "tune"])
def test_a_file_that_is_not_there_is_named(cookoff: Cookoff, command: str) -> None:
    done = cookoff("lab", command, "nowhere.toml")
    assert (done.code, done.out) == (2, "")
    assert "nowhere.toml: cannot be read" in done.err


def test_folders_without_tables_or_logs_are_named(cookoff: Cookoff, tmp_path: Path) -> None:
    assert "scenarios.parquet: does not exist" in cookoff("lab", "report", tmp_path).err
    assert "no logs" in cookoff("lab", "export", tmp_path, "--into", tmp_path / "tables").err
