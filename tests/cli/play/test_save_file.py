"""The file of a game."""

import os
from datetime import datetime
from pathlib import Path

import pytest

from cookoff.cli.play.save_file import SaveFile, default_path
from cookoff.cli.play.seeded_rng import SeededRng
from cookoff.engine import BadInput

NOON = datetime(2030, 1, 2, 12, 0, 0)


def test_a_line_is_on_disk_before_the_move_is_accepted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
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


def test_new_games_have_files_of_their_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cookoff.cli.play.save_file.data_folder", lambda: tmp_path / "cookoff")
    first = default_path("yatai", NOON)
    assert first == tmp_path / "cookoff" / "games" / "yatai-2030-01-02-120000.jsonl"
    first.parent.mkdir(parents=True)
    first.touch()
    second = default_path("yatai", NOON)
    assert second.name == "yatai-2030-01-02-120000-2.jsonl"
    second.touch()
    assert default_path("yatai", NOON).name == "yatai-2030-01-02-120000-3.jsonl"


def test_random_numbers_can_be_resumed() -> None:
    rng, again = SeededRng("5", "table"), SeededRng("5", "table")
    rng.start_move(7)
    numbers = [rng.random() for _ in range(3)]
    again.start_move(3)
    again.random()
    again.start_move(7)
    assert [again.random() for _ in range(3)] == numbers
    other = SeededRng("5", "bots")
    other.start_move(7)
    assert other.random() != numbers[0]
