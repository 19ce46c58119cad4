"""Experiments as files, and variants as patches."""

from pathlib import Path
from typing import Any

import pytest

from cookoff.engine import BadInput, room
from cookoff.lab.pipeline import checked_scenarios
from cookoff.lab.spec.experiment import read, scenarios_of
from cookoff.lab.spec.spec_file import ThinkingTime
from cookoff.lab.spec.variants import game_of, patched, text_of, value_at
from cookoff.lab.store.cache_key import key_of

FILE = """
name = "sizes"
games = 10

[[play]]
game = "yatai"
players = [2, 3]
bots = ["random", "greedy"]
options = [{}, { free = true }]
variants = ["base", "long"]

[variant.long]
set = { rounds = 14, "tile[1].amount" = 1 }
"""


def write(tmp_path: Path, text: str = FILE) -> Path:
    file = tmp_path / "sizes.toml"
    file.write_text(text, "utf-8")
    return file


def test_every_combination_is_a_setting(tmp_path: Path) -> None:
    found = scenarios_of(read(write(tmp_path)), tmp_path)
    labels = [scenario.label for scenario in found]
    assert len(set(labels)) == len(labels) == 16
    assert "yatai, 2 players, random" in labels
    assert "yatai, 3 players, greedy, free=True, long" in labels
    assert len({key_of(scenario) for scenario in found}) == 16


def test_settings_meet_the_same_luck_unless_they_are_to_have_their_own(tmp_path: Path) -> None:
    assert {scenario.seed for scenario in scenarios_of(read(write(tmp_path)), tmp_path)} == {1}
    own = write(tmp_path, FILE.replace("games = 10", 'games = 10\nluck = "own"'))
    assert len({scenario.seed for scenario in scenarios_of(read(own), tmp_path)}) == 16


def test_the_cache_key_depends_on_content_not_on_names(tmp_path: Path) -> None:
    before = {key_of(scenario) for scenario in scenarios_of(read(write(tmp_path)), tmp_path)}
    renamed = write(tmp_path, FILE.replace("long", "longer").replace("games = 10", "games = 20"))
    assert {key_of(scenario) for scenario in scenarios_of(read(renamed), tmp_path)} == before
    changed = write(tmp_path, FILE.replace("rounds = 14", "rounds = 15"))
    assert len({key_of(scenario) for scenario in scenarios_of(read(changed), tmp_path)} & before) == 8


def test_a_patch_changes_its_fields_and_keeps_the_comments() -> None:
    text = (room("yatai").home / "components.toml").read_text("utf-8")
    changed = patched(text, {"rounds": 9, "tile[1].amount": 1, "tracks.reviews[2]": 4})
    assert "rounds = 9                     # book" in changed
    assert value_at(changed, "tile[1].amount") == 1
    assert value_at(changed, "tracks.reviews[2]") == 4
    assert len(changed.splitlines()) == len(text.splitlines())
    same = {line for line in text.splitlines() if line.startswith("#")}
    assert same <= set(changed.splitlines())


def test_a_patch_adds_default_fields_only_on_request() -> None:
    text = text_of("yatai", None)
    with pytest.raises(BadInput, match=r"tile\[0\].copies: there is no such field"):
        patched(text, {"tile[0].copies": 2})
    assert value_at(patched(text, {"tile[0].copies": 2}, add=True), "tile[0].copies") == 2
    with pytest.raises(BadInput, match=r"tile\[10\].copies: there is no such field"):
        patched(text, {"tile[10].copies": 2}, add=True)


def test_a_patch_may_start_from_a_file_of_ones_own(tmp_path: Path) -> None:
    text = (room("yatai").home / "components.toml").read_text("utf-8")
    (tmp_path / "mine.toml").write_text(text.replace("rounds = 12", "rounds = 3"), "utf-8")
    file = write(
        tmp_path, FILE.replace("[variant.long]", '[variant.long]\nfile = "mine.toml"').replace("rounds = 14, ", "")
    )
    found = next(scenario for scenario in scenarios_of(read(file), tmp_path) if scenario.variant == "long")
    assert value_at(found.components or "", "rounds") == 3


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('game = "yatai"', 'game = "chess"', "there is no game 'chess'"),
        ("players = [2, 3]", "players = [7]", "players: yatai is for 2 to 4 players, not 7"),
        ('"greedy"]', '"oracle"]', "oracle"),
        ("free = true", "fre = true", r"play\[0\].options: .*fre"),
        ('"long"]', '"lung"]', r"sizes.toml:10: play\[0\].variants: there is no variant 'lung'; there are: base, long"),
        ("rounds = 14", "round = 14", "variant.long: round: there is no such field to change"),
        ("rounds = 14", '"rounds!" = 14', "variant.long: rounds!: write a field as in"),
        ("rounds = 14", "rounds = -1", "variant.long: .*rounds"),
        ("[variant.long]", "[variant.base]", "variant.base"),
        ("games = 10", "game = 10", "sizes.toml:3"),
        ("games = 10", "games = 0", "games"),
        ("games = 10", 'games = 10\nuntil = { metric = "beauty", width = 1 }', "there is no metric 'beauty'"),
        ('["random", "greedy"]', '["random", "random"]', "is listed twice"),
        ("[variant.long]", '[variant.long]\nfile = "nowhere.toml"', "nowhere.toml: cannot be read"),
    ],
)
def test_a_file_that_does_not_fit_is_refused(tmp_path: Path, old: str, new: str, message: str) -> None:
    with pytest.raises(BadInput, match=message):
        checked_scenarios(read(write(tmp_path, FILE.replace(old, new))), tmp_path)


def test_a_budget_may_be_smaller_than_the_files(tmp_path: Path) -> None:
    what = read(write(tmp_path))
    assert what.within(None, None) == what
    assert (what.within(3, 2.0).games, what.within(3, 2.0).minutes) == (3, 2.0)
    for games, minutes in ((0, None), (None, -1.0)):
        with pytest.raises(BadInput, match="must be more than 0"):
            what.within(games, minutes)


def test_a_variant_is_loaded_from_its_text() -> None:
    short: Any = game_of("yatai", patched(text_of("yatai", None), {"rounds": 7}))
    assert short.components.rounds == 7


def test_keys_with_former_names_are_still_read(tmp_path: Path) -> None:
    former = 'table = "real"\nlook = 7\nweigh = 0.5\npace = { decision = 3 }\nuntil = { figure = "turns", width = 1 }'
    spec = read(write(tmp_path, FILE.replace("games = 10", f"games = 10\n{former}")))
    assert (spec.physics, spec.check_every, spec.sampled_decisions) == ("real", 7, 0.5)
    assert spec.thinking_time == ThinkingTime(decision=3)
    assert spec.until is not None
    assert spec.until.metric == "turns"
