"""The cache key stands for everything that decides a game."""

from importlib.resources import files
from pathlib import Path

import pytest

from cookoff import bots
from cookoff.engine import Room
from cookoff.lab.spec.scenario import Scenario
from cookoff.lab.store import cache_key
from cookoff.lab.store.cache_key import code_of, key_of
from cookoff.research.policies import policies

SCENARIO = Scenario("yatai", 2, ("master",))


class Folder:
    """A package whose files can be changed."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def write(self, name: str, text: str) -> None:
        file = self.path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Folder:
    """Stands in for the package of Yatai."""
    folder = Folder(tmp_path / "yatai")
    folder.write("bots/learned_evaluation.json", "{}")
    monkeypatch.setattr(cache_key, "files", lambda name: folder.path if name == "cookoff.games.yatai" else files(name))
    return folder


def key() -> str:
    code_of.cache_clear()
    return key_of(SCENARIO)


@pytest.mark.parametrize("name", ["bots/learned_evaluation.json", "rules/scoring.py", "hands.toml", "bots/weights.npz"])
def test_other_code_or_trained_weights_have_another_key(package: Folder, name: str) -> None:
    before = key()
    assert key() == before
    package.write(name, "changed")
    assert key() != before


@pytest.mark.parametrize("name", ["locales/en.ftl", "puzzles.json", "models/1.jsonl", "README.md"])
def test_files_that_decide_no_game_do_not_change_the_key(package: Folder, name: str) -> None:
    before = key()
    package.write(name, "changed")
    assert key() == before


def test_the_trained_evaluation_of_yatai_is_part_of_its_key() -> None:
    found = dict(cache_key._files_in(files("cookoff.games.yatai")))
    assert {"bots/learned_evaluation.json", "rules/scoring.py"} <= set(found)
    assert "components.toml" not in found


def test_a_retrained_policy_has_another_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Loaded:
        """Stands in for a network."""

        def fits(self, _game: object, _players: int) -> bool:
            return True

    monkeypatch.setattr("cookoff.research.policy.Policy.load", lambda _path: Loaded())
    monkeypatch.setenv("COOKOFF_POLICIES", str(tmp_path))
    keys = []
    for content in ("one training", "another"):
        (tmp_path / "network.npz").write_text(content)
        found = policies()
        monkeypatch.setattr(bots, "external_bots", lambda found=found: found)
        keys.append(key_of(Scenario("yatai", 2, ("network", "casual"))))
    assert keys[0] != keys[1]


def test_a_plugin_may_state_its_version(monkeypatch: pytest.MonkeyPatch) -> None:
    def make(_room: Room) -> bots.RandomBot:
        return bots.RandomBot()

    assert bots.ExternalBot(make).version == ""
    monkeypatch.setattr(bots, "external_bots", lambda: {"mine": bots.ExternalBot(make, version="2")})
    assert [bots.version_of(name) for name in ("mine", "casual")] == ["2", ""]
