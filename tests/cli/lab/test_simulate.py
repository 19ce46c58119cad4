"""`cookoff simulate`."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Cookoff


def test_json_has_everything(cookoff: Cookoff) -> None:
    done = cookoff("simulate", "yatai", "--players", 3, "--games", 4, "--seed", 7, "--json")
    assert done.code == 0
    told = json.loads(done.out)
    assert told["game"] == "yatai"
    assert (told["players"], told["games"], told["seed"]) == (3, 4, 7)
    assert sum(told["wins"]["by_seat"]) == pytest.approx(4)
    assert told["wins"]["by_bot"] == {"random": pytest.approx(4)}
    assert told["decisions"] / told["seconds"] == pytest.approx(told["decisions_per_second"])
    assert told["length"]["min"] <= told["length"]["mean"] <= told["length"]["max"]
    assert len(told["scores"]["by_seat"]) == 3
    assert len(told["hash"]) == 32


def test_a_table_for_people(cookoff: Cookoff) -> None:
    done = cookoff("simulate", "yatai", "--games", 2, "--bots", "random, random")
    assert done.code == 0
    for text in ("seat 0", "seat 1", "random", "95 %", "decisions per second", "hash"):
        assert text in done.out
    assert done.err == ""


def test_table_is_a_deprecated_name_of_physics(cookoff: Cookoff) -> None:
    done = cookoff("simulate", "yatai", "--games", 1, "--table", "quick")
    assert done.code == 0
    assert done.err == "cookoff: --table is deprecated; use --physics\n"
    assert "--table" not in cookoff("simulate", "--help").out


def test_options_change_the_games(cookoff: Cookoff) -> None:
    def hash_of(*arguments: str) -> Any:
        return json.loads(cookoff("simulate", "yatai", "--games", 2, "--json", *arguments).out)["hash"]

    assert len({hash_of(), hash_of("--option", "free=true"), hash_of("--option", "first=1")}) == 3
    assert hash_of("--option", "first=null", "--option", "free=false") == hash_of()


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--players", "9"], "players: yatai is for 2 to 4 players, not 9"),
        (["--games", "0"], "games: 0"),
        (["--jobs", "0"], "jobs: 0"),
        (["--bots", "oracle"], "oracle"),
        (["--bots", "random,random,random"], "bots: got 3"),
        (["--option", "free"], "--option free: write it as name=value; yatai has: free, first"),
        (["--option", "free=maybe"], "free"),
        (["--option", "sweet=true"], "sweet"),
        (["--option", "first=7"], "first: there is no seat 7"),
        (["--option", "first=0", "--option", "first=1"], "--option first: given twice"),
        (["--components", "nowhere.toml"], "nowhere.toml: cannot be read"),
    ],
)
def test_bad_input_writes_nothing(cookoff: Cookoff, tmp_path: Path, arguments: list[str], message: str) -> None:
    done = cookoff("simulate", "yatai", "--logs", tmp_path / "logs", *arguments)
    assert done.code == 2
    assert message in done.err
    assert done.err.count("\n") == 1
    assert done.out == ""
    assert not (tmp_path / "logs").exists()


ARGUMENTS = ["--players", "4", "--games", "40", "--seed", "7", "--bots", "random", "--json"]


@pytest.mark.long
def test_the_games_do_not_depend_on_hash_seeds_or_jobs() -> None:
    hashes = set()
    for hash_seed, jobs in (("0", "1"), ("1", "1"), ("2", "2")):
        done = subprocess.run(
            [sys.executable, "-m", "cookoff.cli", "simulate", "yatai", *ARGUMENTS, "--jobs", jobs],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            check=True,
        )
        hashes.add(json.loads(done.stdout)["hash"])
    assert len(hashes) == 1
