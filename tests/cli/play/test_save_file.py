"""The file that a game is kept in."""

import os
from datetime import datetime
from pathlib import Path

import pytest

from cookoff.cli.play.save_file import SaveFile, default_path
from cookoff.cli.play.seeded_rng import Dice
from cookoff.engine import BadInput

NOON = datetime(2030, 1, 2, 12, 0, 0)


def test_a_line_is_on_the_disk_before_the_move_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced: list[bytes] = []
    path = tmp_path / "deep" / "game.jsonl"
    monkeypatch.setattr(os, "fsync", lambda _file: synced.append(path.read_bytes()))
    with SaveFile(path, resume=False) as file:
        assert not path.exists()
        file.write(b"one\n")
        file.write(b"two\n")
    assert synced == [b"one\n", b"one\ntwo\n"]
    with SaveFile(path, resume=True) as file:
        file.write(b"three\n")
    assert path.read_bytes() == b"one\ntwo\nthree\n"


def test_a_line_that_fails_leaves_no_half_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_file: int) -> None:
        raise OSError(28, "No space left on device")

    path = tmp_path / "game.jsonl"
    with SaveFile(path, resume=False) as file:
        file.write(b"one\n")
        monkeypatch.setattr(os, "fsync", full)
        with pytest.raises(BadInput, match=r"game\.jsonl: cannot be written: No space left"):
            file.write(b"two\n")
    assert path.read_bytes() == b"one\n"


def test_new_games_have_files_of_their_own(tmp_path: Path) -> None:
    environ = {"XDG_DATA_HOME": str(tmp_path)}
    first = default_path("yatai", environ, NOON)
    assert first == tmp_path / "cookoff" / "games" / "yatai-2030-01-02-120000.jsonl"
    first.parent.mkdir(parents=True)
    first.touch()
    second = default_path("yatai", environ, NOON)
    assert second.name == "yatai-2030-01-02-120000-2.jsonl"
    second.touch()
    assert default_path("yatai", environ, NOON).name == "yatai-2030-01-02-120000-3.jsonl"


def test_without_a_data_folder_it_is_in_the_users_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    assert default_path("yatai", {}, NOON).is_relative_to(tmp_path / ".local" / "share")


def test_dice_can_be_taken_up_again() -> None:
    dice, again = Dice("5", "table"), Dice("5", "table")
    dice.turn_to(7)
    numbers = [dice.random() for _ in range(3)]
    again.turn_to(3)
    again.random()
    again.turn_to(7)
    assert [again.random() for _ in range(3)] == numbers
    other = Dice("5", "bots")
    other.turn_to(7)
    assert other.random() != numbers[0]
