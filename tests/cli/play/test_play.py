"""`cookoff play`."""

import json
import os
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from cookoff.engine import room
from cookoff.engine.log import read
from tests.cli.conftest import Cookoff
from tests.cli.forge import forge

ALWAYS_FIRST = "1\n" * 400
"""Enough first choices for a whole game."""


def play(cookoff: Cookoff, *arguments: object, typed: str = "") -> tuple[int, str]:
    done = cookoff("play", "yatai", "--bots", "random", *arguments, typed=typed)
    assert done.err == ""
    return done.code, done.out


def test_a_whole_game_is_played_and_stored(cookoff: Cookoff, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    code, out = play(cookoff, "--players", 3, "--seed", 5, "--save", file, typed=ALWAYS_FIRST)
    assert code == 0
    assert "Total" in out
    assert "Reviews (YAT-63)" in out
    assert cookoff("replay", file, "--verify").code == 0
    assert read(file).header.seats == ("player", "random-1", "random-2")


@pytest.mark.slow
@pytest.mark.parametrize(
    "game", ["hibachi", *(pytest.param(game, marks=pytest.mark.long) for game in ("safranito", "fired-up"))]
)
def test_a_throwing_game_is_played_to_its_end(cookoff: Cookoff, tmp_path: Path, game: str) -> None:
    """On the real table, against the game's casual bot; the second choice is a snap where a chip is thrown."""
    file = tmp_path / "game.jsonl"
    arguments = ("--seed", 5, "--save", file, "--option", "last_round=1", "--hands", "clumsy")
    done = cookoff("play", game, *arguments, typed="2\n1\n" * 100)
    assert (done.code, done.err) == (0, "")
    assert "Add the number of a side and style" in done.out
    assert "Total" in done.out
    assert cookoff("replay", file, "--verify").code == 0
    header = read(file).header
    assert header.seats == ("player", "casual-1")
    assert json.loads(bytes(header.options))["hands"] == [None, "clumsy"]


def test_end_of_input_saves_and_explains_how_to_resume(cookoff: Cookoff, tmp_path: Path) -> None:
    code, out = play(cookoff, "--players", 2, "--seed", 5, typed="1\n1\n")
    assert code == 0
    (file,) = (tmp_path / "data" / "cookoff" / "games").iterdir()
    assert f"The game is kept in {file}" in out
    command = next(line for line in out.splitlines() if line.startswith("Go on with: "))
    arguments = shlex.split(command.removeprefix("Go on with: cookoff "))
    done = cookoff(*arguments, typed=ALWAYS_FIRST)
    assert done.code == 0
    assert "Going on after" in done.out
    assert "Total" in done.out
    assert cookoff("replay", file, "--verify").code == 0
    over = cookoff(*arguments, typed="")
    assert over.code == 0
    assert "Total" in over.out


@pytest.mark.long
def test_a_game_stopped_anywhere_continues_exactly(cookoff: Cookoff, tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    play(cookoff, "--players", 3, "--seed", 11, "--save", whole, typed=ALWAYS_FIRST)
    play(cookoff, "--players", 3, "--seed", 11, "--save", parts, typed="1\n1\nq\n")
    for choices in (1, 7, 20, 400):
        cookoff("play", "yatai", "--resume", parts, "--seed", 11, typed="1\n" * choices)
    assert parts.read_bytes() == whole.read_bytes()


def test_without_a_seed_games_differ(cookoff: Cookoff, tmp_path: Path) -> None:
    games = set()
    for name in ("one", "two"):
        play(cookoff, "--players", 4, "--save", tmp_path / name)
        games.add((tmp_path / name).read_bytes())
    assert len(games) == 2


def test_wrong_answers_are_explained_and_repeated(cookoff: Cookoff, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    code, out = play(cookoff, "--save", file, "--option", "first=0", typed="0\n5\nramen\n²\n-1\n\n")
    assert code == 0
    assert out.count("is not a choice: type a number from 1 to 4, or h for help.") == 6
    assert "“ramen” is not a choice" in out
    assert read(file).entries == []


def test_help_rules_and_the_table_on_demand(cookoff: Cookoff, tmp_path: Path) -> None:
    typed = "h\n?\n? 1\n? yat-35\n? 77\n? nonsense\nb\nl\nH\n"
    _, out = play(cookoff, "--save", tmp_path / "game.jsonl", "--option", "first=0", typed=typed)
    flat = " ".join(out.split())
    assert flat.count("stops; the game is saved after every move") == 2
    assert flat.count("You may not pick a dish that somebody before you has already picked.") == 2
    assert "each player gets a second dish for the menu" in flat
    assert "YAT-35 (from the rulebook)" in flat
    assert "There is no rule 77." in flat
    assert "There is no rule nonsense." in flat
    assert flat.count("On the table") == 2


def test_the_recap_repeats_what_others_did(cookoff: Cookoff, tmp_path: Path) -> None:
    _, out = play(cookoff, "--save", tmp_path / "game.jsonl", "--option", "first=1", typed="l\n")
    assert out.count("random-1 put ") == 2


def test_impossible_actions_are_explained(cookoff: Cookoff, tmp_path: Path) -> None:
    arguments = ("--save", tmp_path / "game.jsonl", "--seed", 3, "--option", "first=0")
    _, out = play(cookoff, *arguments, typed="1\n1\n" + "20\n")
    assert "Not possible now:" in out
    assert "(YAT-" in out[out.index("Not possible now:") :]


def test_another_seat_and_several_bots(cookoff: Cookoff, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    done = cookoff("play", "yatai", "--players", 3, "--seat", 1, "--bots", "greedy,random", "--save", file)
    assert done.code == 0
    assert read(file).header.seats == ("greedy-0", "player", "random-2")


def test_in_french(cookoff: Cookoff, tmp_path: Path) -> None:
    _, out = play(cookoff, "--language", "fr", "--save", tmp_path / "game.jsonl")
    assert "Choisissez le premier plat de votre carte." in out
    assert "--language fr" in out


@pytest.mark.long
def test_a_log_of_bots_can_be_taken_over(cookoff: Cookoff, log: Path) -> None:
    whole = log.read_bytes()
    log.write_bytes(b"".join(whole.splitlines(keepends=True)[:30]))
    asked = cookoff("play", "yatai", "--resume", log)
    assert asked.code == 2
    assert "--seat: name your seat" in asked.err
    done = cookoff("play", "yatai", "--resume", log, "--seat", 2, typed=ALWAYS_FIRST)
    assert done.code == 0
    assert "Total" in done.out
    assert cookoff("replay", log, "--verify").code == 0


# Bad input


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--players", "5"], "--players: yatai is for 2 to 4 players, not 5"),
        (["--seat", "2"], "--seat: there is no seat 2; seats are 0 to 1"),
        (["--seat", "-1"], "--seat: there is no seat -1"),
        (["--bots", "oracle"], "oracle"),
        (["--bots", "random,random,random"], "--bots: got 3"),
        (["--option", "free=perhaps"], "--option"),
        (["--option", "first=4"], "first: there is no seat 4"),
        (["--language", "xx"], "--language"),
        (["--resume", "nowhere.jsonl"], "--save and --resume"),
    ],
)
def test_bad_input_starts_no_game(cookoff: Cookoff, tmp_path: Path, arguments: list[str], message: str) -> None:
    done = cookoff("play", "yatai", "--save", tmp_path / "game.jsonl", *arguments)
    assert done.code == 2
    assert message in done.err
    assert done.out == ""
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_is_there_is_not_written_over(cookoff: Cookoff, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text("mine")
    done = cookoff("play", "yatai", "--save", file)
    assert done.code == 2
    assert "already exists; resume it with --resume" in done.err
    assert file.read_text() == "mine"


def test_a_file_that_cannot_be_made_is_bad_input(cookoff: Cookoff, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    done = cookoff("play", "yatai", "--bots", "random", "--save", tmp_path / "file" / "game.jsonl")
    assert done.code == 2
    assert "cannot be created" in done.err


@pytest.fixture
def begun(cookoff: Cookoff, tmp_path: Path) -> Path:
    """A game with some moves made."""
    file = tmp_path / "begun.jsonl"
    play(cookoff, "--players", 2, "--seed", 5, "--save", file, typed="1\n" * 8)
    return file


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--players", "3"], "--players: "),
        (["--seat", "7"], "--seat: there is no seat 7"),
        (["--seat", "1"], "--bots: name a bot for 'player' in seat 0"),
        (["--option", "free=true"], "--option and --hands: a resumed game keeps"),
    ],
)
def test_a_resumed_game_keeps_its_table(cookoff: Cookoff, begun: Path, arguments: list[str], message: str) -> None:
    before = begun.read_bytes()
    done = cookoff("play", "yatai", "--resume", begun, *arguments)
    assert done.code == 2
    assert message in done.err
    assert begun.read_bytes() == before


def test_seats_may_change_hands_when_bots_are_named(cookoff: Cookoff, begun: Path) -> None:
    assert cookoff("play", "yatai", "--resume", begun, "--seat", 1, "--bots", "random", typed="1\n").code == 0


def test_a_truncated_line_has_advice_that_works(cookoff: Cookoff, begun: Path) -> None:
    data = begun.read_bytes()
    begun.write_bytes(data[:-25])
    done = cookoff("play", "yatai", "--resume", begun)
    assert done.code == 2
    line = data.count(b"\n")
    assert f"{begun}:{line}: the last line is cut off: its move was never accepted. The {line - 2} moves" in done.err
    assert "delete the last line" in done.err
    assert begun.read_bytes() == data[:-25]
    begun.write_bytes(b"".join(data.splitlines(keepends=True)[:-1]))
    assert cookoff("play", "yatai", "--resume", begun, typed="1\n").code == 0


def test_damage_is_reported_by_line(cookoff: Cookoff, begun: Path) -> None:
    lines = begun.read_bytes().splitlines(keepends=True)
    lines[3] = lines[3].replace(b'"n":3', b'"n":4')
    begun.write_bytes(b"".join(lines))
    done = cookoff("play", "yatai", "--resume", begun)
    assert done.code == 2
    assert f"{begun}:4: the line is damaged" in done.err
    begun.write_bytes(b"hello")
    assert f"{begun}:1: the last line is cut off" in cookoff("play", "yatai", "--resume", begun).err
    assert "cannot be opened" in cookoff("play", "yatai", "--resume", begun.with_name("nowhere")).err


def test_a_log_of_another_game_or_table_is_bad_input(cookoff: Cookoff, begun: Path) -> None:
    def rename(header: dict[str, Any]) -> None:
        header["game"] = "chess"

    def add_players(header: dict[str, Any]) -> None:
        header["players"] = 4

    assert "this is a game of chess, not of yatai" in cookoff("play", "yatai", "--resume", forge(begun, 0, rename)).err
    assert "4 players and 2 names do not fit" in cookoff("play", "yatai", "--resume", forge(begun, 0, add_players)).err


def test_other_components_must_be_named_again(cookoff: Cookoff, tmp_path: Path) -> None:
    text = (room("yatai").home / "components.toml").read_text("utf-8")
    mine = tmp_path / "mine.toml"
    mine.write_text(text.replace("rounds = 12", "rounds = 2"), "utf-8")
    file = tmp_path / "game.jsonl"
    _, out = play(cookoff, "--components", mine, "--save", file, typed="1\n")
    assert f"--components {mine}" in out
    done = cookoff("play", "yatai", "--resume", file)
    assert done.code == 2
    assert "name their file with --components FILE" in done.err
    assert cookoff("play", "yatai", "--resume", file, "--components", mine, typed=ALWAYS_FIRST).code == 0


@pytest.mark.long
def test_a_killed_game_is_saved_up_to_its_last_move(cookoff: Cookoff, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    command = [sys.executable, "-m", "cookoff.cli", "play", "yatai", "--bots", "random", "--seed", "5"]
    with subprocess.Popen(
        [*command, "--save", str(file)], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE
    ) as process:
        assert process.stdin is not None
        process.stdin.write(b"1\n" * 12)
        process.stdin.flush()
        while process.poll() is None and (not file.exists() or file.read_bytes().count(b"\n") < 12):
            time.sleep(0.02)
        # Two terminals at one file would spoil it.
        second = cookoff("play", "yatai", "--resume", file)
        assert second.code == 2
        assert "is open at another terminal" in second.err
        os.kill(process.pid, signal.SIGKILL)
    done = cookoff("play", "yatai", "--resume", file, "--seed", 5, typed=ALWAYS_FIRST)
    assert done.code == 0
    assert cookoff("replay", file, "--verify").code == 0
    whole = tmp_path / "whole.jsonl"
    play(cookoff, "--seed", 5, "--save", whole, typed=ALWAYS_FIRST)
    assert file.read_bytes() == whole.read_bytes()


def test_a_move_may_be_typed_in_its_text_form(cookoff: Cookoff, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    arguments = ("--players", 2, "--seed", 5, "--seat", 0, "--save", file)
    _, out = play(cookoff, *arguments, typed="choose-dish green\npush nothing c1\nchoose-bottle\n")
    moves = [bytes(entry.move) for entry in read(file).entries if entry.seat == 0]
    assert moves[0] == b'{"move":"ChooseDish","dish":2}'
    assert len(moves) == 1
    assert "choose-bottle" in out
