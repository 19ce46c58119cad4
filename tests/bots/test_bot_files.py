"""Bots in Python files: found by `file.py:Name`, also by worker processes, and refused with a reason."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from cookoff import bots
from cookoff.bots.bot_files import VARIABLE, listed_bots, name_of
from cookoff.engine import BadInput
from tests.cli.conftest import Cookoff, cookoff

__all__ = ["cookoff"]

SOURCE = """
class Last:
    def choose(self, context, rng):
        return context.moves.discrete[-1]

def of_room(room):
    assert room.id == "yatai"
    return Last()

WORD = "no bot"

def nothing():
    return None
"""


@pytest.fixture(autouse=True)
def _afresh(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv(VARIABLE, "")
    bots.external_bots.cache_clear()
    yield
    bots.external_bots.cache_clear()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "my_bots.py"
    path.write_text(SOURCE, "utf-8")
    return path


@pytest.mark.long
def test_a_simulation_plays_with_a_bot_of_a_file_in_every_process(cookoff: Cookoff, file: Path) -> None:
    arguments = ("simulate", "yatai", "--bots", f"{file}:Last,{file}:of_room", "--games", 4)
    here, there = cookoff(*arguments), cookoff(*arguments, "--jobs", 2)
    assert here.code == there.code == 0
    assert "my_bots-last" in here.out
    assert "my_bots-of_room" in here.out
    assert here.out.splitlines()[-1] == there.out.splitlines()[-1]


def test_another_text_of_the_file_is_another_version(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, f"{file}:Last")
    before = listed_bots()["my_bots-last"].version
    file.write_text(SOURCE + "\n", "utf-8")
    assert listed_bots()["my_bots-last"].version != before


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("my_bots.py:Missing", "has no class or function Missing"),
        ("my_bots.py:WORD", "has no class or function WORD"),
        ("my_bots.py:nothing", "makes no bot; a bot has a method choose"),
        ("nowhere.py:Bot", "nowhere.py: cannot be read"),
        ("broken.py:Bot", "broken.py: cannot be run: ZeroDivisionError"),
    ],
)
def test_an_object_that_is_not_a_bot_is_refused(file: Path, cookoff: Cookoff, name: str, said: str) -> None:
    (file.parent / "broken.py").write_text("1 / 0", "utf-8")
    done = cookoff("simulate", "yatai", "--bots", f"{file.parent / name}", "--games", 1)
    assert done.code == 2
    assert said in done.err


def test_names_contain_only_allowed_characters() -> None:
    assert name_of("a folder/My Bots.py:Careful") == "my_bots-careful"
    with pytest.raises(BadInput, match=r"write a bot in a file as file\.py:Name"):
        name_of("bots.py")
