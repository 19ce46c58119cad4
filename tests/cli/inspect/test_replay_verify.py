"""`cookoff replay --verify`, and logs that are not what they seem."""

import json
import random
from pathlib import Path
from shutil import copy
from typing import Any

import pytest

from cookoff.cli.terminal.arguments import check_fit
from cookoff.engine import BadInput, room
from cookoff.engine.log import read
from tests.cli.conftest import Cookoff
from tests.cli.forge import Change, forge


def test_every_log_of_a_simulation_is_accepted(cookoff: Cookoff, tmp_path: Path) -> None:
    cookoff("simulate", "yatai", "--players", 4, "--games", 3, "--logs", tmp_path, "--option", "free=true")
    for file in sorted(tmp_path.glob("*.jsonl")):
        done = cookoff("replay", file, "--verify")
        assert done.code == 0
        assert done.out.startswith(f"ok: {file}: yatai, 4 players, ")
        assert done.out.count("\n") == 1


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A game by the first version of Yatai's rules."""
    case = Path(__file__).parents[2] / "games/yatai/cases/rules-1.jsonl"
    return Path(copy(case, tmp_path))


@pytest.mark.parametrize(("version", "age"), [(1, "an older"), (99, "a newer")])
def test_a_game_by_other_rules_is_labelled_as_such(cookoff: Cookoff, old: Path, version: int, age: str) -> None:
    game = room("yatai").load(None)
    other = forge(old, 0, lambda header: header.update(rules_version=version, components=game.components_hash))
    today = game.rules_version
    done = cookoff("replay", other, "--verify")
    assert done.code == 0
    assert done.out.startswith(f"whole: {other}: yatai, 4 players, 249 entries, hash ")
    assert f"played by {age} version of the rules ({version}, today's is {today})" in done.out
    assert "Total" in cookoff("replay", other).out


GAMES = Path(__file__).parents[2] / "games"
OLD = [
    path
    for path in sorted(GAMES.glob("*/cases/rules-*.jsonl"))
    if path.stem != f"rules-{room(path.parts[-3].replace('_', '-')).load(None).rules_version}"
]


@pytest.mark.parametrize("path", OLD, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_every_old_game_still_opens_even_with_changed_components(cookoff: Cookoff, path: Path) -> None:
    done = cookoff("replay", path, "--verify")
    assert (done.code, done.err) == (0, "")
    assert "played by an older version of the rules" in done.out
    last = len(path.read_text("utf-8").splitlines()) - 1
    assert f"Entry {last} of {last}" in cookoff("replay", path, "--at", last).out


def test_an_old_game_with_other_components_can_only_be_watched() -> None:
    path = GAMES / "hibachi" / "cases" / "rules-1.jsonl"
    with pytest.raises(BadInput, match="name their file with --components FILE"):
        check_fit(path, read(path), room("hibachi").load(None))


def test_a_truncated_game_by_older_rules_is_not_called_complete(cookoff: Cookoff, old: Path) -> None:
    done = cookoff("replay", forge(old, 3, lambda entry: entry.update(events=[{"event": "Danced"}])), "--verify")
    assert done.code == 2
    assert "entry 3: not a list of events" in done.err


def positions(data: bytes, number: int) -> list[int]:
    """Some positions of each class of bytes, and the very first and last."""
    rng = random.Random(number)
    found = [0, len(data) - 1]
    classes: dict[str, list[int]] = {}
    for position, byte in enumerate(data):
        sign = chr(byte)
        kind = "digit" if sign.isdigit() else "letter" if sign.isalpha() else sign
        classes.setdefault(kind, []).append(position)
    for places in classes.values():
        found += rng.sample(places, min(3, len(places)))
    return found


@pytest.mark.long
def test_a_single_changed_byte_is_found(cookoff: Cookoff, tmp_path: Path) -> None:
    logs = tmp_path / "logs"
    cookoff("simulate", "yatai", "--players", 2, "--games", 3, "--logs", logs)
    changed = tmp_path / "changed.jsonl"
    tried = 0
    for number, file in enumerate(sorted(logs.iterdir())):
        data = file.read_bytes()
        for position in positions(data, number):
            for other in {data[position] ^ 1, ord("0"), ord(" "), ord("\n")} - {data[position]}:
                changed.write_bytes(data[:position] + bytes([other]) + data[position + 1 :])
                done = cookoff("replay", changed, "--verify")
                line = data[:position].count(b"\n") + 1
                assert done.code in (1, 2), (file, position, other)
                # Damage shows in its own line, or in the next when the line break itself is gone.
                assert any(f"{changed}:{at}:" in done.err for at in (line, line + 1)), done.err
                assert "ok" not in done.out
                tried += 1
    assert tried > 200


def test_a_byte_more_or_less_is_found(cookoff: Cookoff, log: Path) -> None:
    data = log.read_bytes()
    for position in positions(data, 0):
        for changed in (data[:position] + data[position + 1 :], data[:position] + b"0" + data[position:]):
            log.write_bytes(changed)
            assert cookoff("replay", log, "--verify").code == 2
    log.write_bytes(data)
    assert cookoff("replay", log, "--verify").code == 0


def add_points(entry: dict[str, Any]) -> None:
    entry["events"][0]["points"] = 99


def other_chance(header: dict[str, Any]) -> None:
    header["chance"][0] = 2 - header["chance"][0]


def more_chance(entry: dict[str, Any]) -> None:
    entry["chance"].append(0)


def other_seat(entry: dict[str, Any]) -> None:
    entry["seat"] = (entry["seat"] + 1) % 3


def other_opening(header: dict[str, Any]) -> None:
    header["opening"]["stalls"][0]["points"] = 50


def wrong_type(entry: dict[str, Any]) -> None:
    entry["move"] = {"move": "Fly", "dish": 0}


@pytest.mark.parametrize(
    ("line", "change", "told"),
    [
        (1, add_points, "entry 1 (line 2) does not fit: the rules tell other events"),
        (5, more_chance, "entry 5 (line 6) does not fit: the rules leave 1 recorded outcomes unused"),
        (7, other_seat, "entry 7 (line 8) does not fit: the rules refuse the move: YAT-16"),
        (0, other_opening, "entry 0 (line 1) does not fit: the rules set up another opening position"),
        (2, wrong_type, "entry 2 (line 3) does not fit: entry 2: not a valid move"),
    ],
)
def test_what_fits_its_hashes_but_not_the_rules_is_found(
    cookoff: Cookoff, log: Path, line: int, change: Change, told: str
) -> None:
    forged = forge(log, line, change)
    done = cookoff("replay", forged, "--verify")
    assert done.code == 1
    assert done.out.startswith(f"{forged}: {told}")
    assert done.out.count("\n") == 1


def unknown_field(entry: dict[str, Any]) -> None:
    entry["mood"] = "merry"


def unknown_in_event(entry: dict[str, Any]) -> None:
    entry["events"][0]["mood"] = "merry"


def no_such_seat(entry: dict[str, Any]) -> None:
    entry["events"][0]["seat"] = 9


def many_players(header: dict[str, Any]) -> None:
    header["players"] = 9


def other_game(header: dict[str, Any]) -> None:
    header["game"] = "chess"


def later_schema(header: dict[str, Any]) -> None:
    header["schema"] = 99


def missing_field(header: dict[str, Any]) -> None:
    del header["opening"]


@pytest.mark.parametrize(
    ("line", "change", "told"),
    [
        (3, unknown_field, ":4: not a valid entry: there is no field mood"),
        (3, unknown_in_event, ": entry 3: not a list of events: [0]: there is no field mood"),
        (2, wrong_type, ": entry 2: not a valid move: move: 'Fly' is not one of its values"),
        (1, no_such_seat, "does not fit the position"),
        (0, many_players, ":1: 9 players and 3 names do not fit yatai"),
        (0, other_game, ":1: there is no game 'chess'"),
        (0, later_schema, ":1: log schema 99"),
        (0, missing_field, ":1: not a valid header"),
    ],
)
def test_a_log_that_cannot_be_read_is_bad_input(
    cookoff: Cookoff, log: Path, line: int, change: Change, told: str
) -> None:
    forged = forge(log, line, change)
    done = cookoff("replay", forged)
    assert done.code == 2
    assert done.err.startswith(f"cookoff: {forged}")
    assert told in done.err
    assert done.err.count("\n") == 1
    assert done.out == ""


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b"", ":1: the log is empty"),
        (b"\n", ":1: the line is damaged"),
        (b"hello", ":1: the last line is cut off"),
        (b"\xff\xfe\x00", ":1: the last line is cut off"),
        (b'{"schema":1}\n', ":1: the line is damaged"),
    ],
)
def test_a_file_that_is_not_a_log_is_bad_input(cookoff: Cookoff, tmp_path: Path, data: bytes, told: str) -> None:
    file = tmp_path / "no.jsonl"
    file.write_bytes(data)
    done = cookoff("replay", file, "--verify")
    assert done.code == 2
    assert told in done.err
    assert done.out == ""


def test_a_truncated_log_is_bad_input(cookoff: Cookoff, log: Path) -> None:
    log.write_bytes(log.read_bytes()[:-30])
    done = cookoff("replay", log)
    assert done.code == 2
    assert "the last line is cut off" in done.err


def test_a_log_of_other_components_says_how_to_name_them(cookoff: Cookoff, tmp_path: Path) -> None:
    text = (room("yatai").home / "components.toml").read_text("utf-8")
    mine = tmp_path / "mine.toml"
    mine.write_text(text.replace("rounds = 12", "rounds = 2"), "utf-8")
    cookoff("simulate", "yatai", "--games", 1, "--components", mine, "--logs", tmp_path)
    log = tmp_path / "yatai-0001.jsonl"
    for more in ([], ["--verify"]):
        done = cookoff("replay", log, *more)
        assert done.code == 2
        assert "name their file with --components FILE" in done.err
    assert cookoff("replay", log, "--verify", "--components", mine).code == 0
    other = tmp_path / "other.toml"
    other.write_text(text.replace("rounds = 12", "rounds = 3"), "utf-8")
    assert "name their file with --components FILE" in cookoff("replay", log, "--components", other).err


def test_a_log_stores_the_agreed_options(log: Path) -> None:
    header = json.loads(log.read_text("utf-8").partition("\n")[0])
    assert header["seats"] == ["random-0", "random-1", "random-2"]
    assert header["options"] == {"free": False, "first": None}


def test_half_a_log_fits_but_is_not_a_whole_game(cookoff: Cookoff, log: Path, tmp_path: Path) -> None:
    assert cookoff("replay", log, "--verify").code == 0
    lines = log.read_bytes().splitlines(keepends=True)
    half = tmp_path / "half.jsonl"
    half.write_bytes(b"".join(lines[: len(lines) // 2]))
    done = cookoff("replay", half, "--verify")
    assert done.code == 3
    assert done.out.startswith("unfinished:")
    assert "the game has not ended" in done.out
