"""`cookoff replay`: a game told, looked at and stepped through."""

import re
from pathlib import Path
from typing import Any

import pytest

from cookoff.engine import Codec, Notation, encode, fold, opening, room
from cookoff.engine.log import read
from tests.cli.conftest import Cookoff
from tests.cli.forge import forge


def test_a_game_is_described_in_words(cookoff: Cookoff, log: Path) -> None:
    done = cookoff("replay", log)
    assert done.code == 0
    entries = len(log.read_text("utf-8").splitlines()) - 1
    assert f"Entry 1 of {entries}" in done.out
    assert f"Entry {entries} of {entries}" in done.out
    assert "Round 1: random-" in done.out
    assert "Last servings: random-" in done.out
    assert "won." in done.out or "shared the victory." in done.out
    assert "Total" in done.out


def test_from_a_seats_view_the_seat_is_you(cookoff: Cookoff, log: Path) -> None:
    done = cookoff("replay", log, "--seat", 1)
    assert "your turn." in done.out
    assert "random-1" not in done.out
    assert "You" in done.out


def test_in_french(cookoff: Cookoff, log: Path) -> None:
    assert "Manche 1 : " in cookoff("replay", log, "--language", "fr").out


def test_one_position(cookoff: Cookoff, log: Path) -> None:
    opening = cookoff("replay", log, "--at", 0)
    assert opening.code == 0
    assert "Opening position" in opening.out
    assert "Setting up" in opening.out
    later = cookoff("replay", log, "--at", 60)
    assert "Entry 60 of" in later.out
    assert "Reputation board" in later.out
    assert "Total" not in later.out
    last = len(log.read_text("utf-8").splitlines()) - 1
    assert "Total" in cookoff("replay", log, "--at", last).out


def test_a_game_that_is_not_over(cookoff: Cookoff, log: Path, tmp_path: Path) -> None:
    part = tmp_path / "part.jsonl"
    part.write_text("".join(log.read_text("utf-8").splitlines(keepends=True)[:20]), "utf-8")
    assert "the game is not over" in cookoff("replay", part).out
    assert cookoff("replay", part, "--verify").code == 3


def test_stepping_with_keys(cookoff: Cookoff, log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from cookoff.cli.inspect import replay

    monkeypatch.setattr(replay, "_at_terminal", lambda: True)
    last = len(log.read_text("utf-8").splitlines()) - 1
    done = cookoff("replay", log, typed=f"\n\np\nfoo\n{last}\n{last + 1}\n30\nq\n")
    assert done.code == 0
    seen = re.findall(r"Entry (\d+) of", done.out)
    assert seen == ["1", "2", "1", str(last), "30"]
    assert done.out.count(f"a number from 0 to {last}") == 2
    assert cookoff("replay", log, typed="").code == 0
    assert cookoff("replay", log, typed=f"{last}\n\n").code == 0


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--at", "100000"], "--at: there is no entry 100000; entries are 0 to "),
        (["--at", "-1"], "--at: there is no entry -1"),
        (["--seat", "3"], "--seat: there is no seat 3; seats are 0 to 2"),
    ],
)
def test_what_the_log_does_not_have(cookoff: Cookoff, log: Path, arguments: list[str], message: str) -> None:
    done = cookoff("replay", log, *arguments)
    assert done.code == 2
    assert message in done.err


def test_names_cannot_steer_the_terminal(cookoff: Cookoff, log: Path) -> None:
    def rename(header: dict[str, Any]) -> None:
        header["seats"][0] = "\x1b[2J[bold]Eve"

    done = cookoff("replay", forge(log, 0, rename))
    assert done.code == 0
    assert "\x1b" not in done.out
    assert "[2J[bold]Eve" in done.out


def test_moves_and_positions_as_text_that_programs_read(cookoff: Cookoff, log: Path) -> None:
    told = cookoff("replay", log, "--text").out.splitlines()
    written = read(log)
    game = room("yatai").load(None)
    notation, codec = Notation(game), Codec(game)
    assert len(told) == len(written.entries)
    for line, entry in zip(told, written.entries, strict=True):
        number, seat, text = line.split(" ", 2)
        assert (int(number), int(seat)) == (entry.n, entry.seat)
        assert notation.parse_move(text) == codec.move(entry.move)
    state = opening(game, written)
    for step in fold(game, written, state):
        if step.entry.n == 9:
            break
    assert encode(notation.parse_position(cookoff("replay", log, "--text", "--at", 9).out)) == encode(state)


def test_what_a_seat_may_not_know_of_a_move_is_not_written(cookoff: Cookoff, tmp_path: Path) -> None:
    simulate = ("simulate", "hibachi", "--games", 1, "--logs", tmp_path, "--option", "last_round=3")
    assert cookoff(*simulate, "--bots", "casual", "--seed", 4).code == 0
    (file,) = tmp_path.glob("*.jsonl")
    own, other, spectator = (
        [
            line.split(" ", 2)[2]
            for line in cookoff("replay", file, "--text", *seat).out.splitlines()
            if line.split(" ")[1] == "0" and "-chip" in line
        ]
        for seat in (("--seat", 0), ("--seat", 1), ())
    )
    assert own
    assert not any("-seen" in line for line in own)
    assert other == spectator
    assert all("-chip-seen" in line for line in other)
