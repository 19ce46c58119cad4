"""Trained networks as bots."""

from pathlib import Path
from random import Random

import numpy as np
import pytest

from cookoff.engine import BadInput
from cookoff.research.envs.opponents import bot_context
from cookoff.research.episode import Episode
from cookoff.research.policies import policies
from cookoff.research.policy import Policy
from cookoff.research.spaces import spaces

YATAI = spaces("yatai", 2)


def network(wanted: int) -> Policy:
    """One that likes a single action."""
    numbers, actions = len(YATAI.observe.names), len(YATAI.actions)
    last = np.zeros(actions, np.float32)
    last[wanted] = 1.0
    hidden = (np.ones((3, numbers), np.float32), np.zeros(3, np.float32))
    return Policy(YATAI, [hidden, (np.zeros((actions, 3), np.float32), last)])


def test_it_takes_what_it_likes_best_of_what_is_legal() -> None:
    episode = Episode(YATAI)
    at = bot_context(episode, episode.to_act[0])
    for wanted in YATAI.actions.numbers(at.moves, at.view):
        assert network(wanted).choose(at, Random(1)) == YATAI.actions.move(wanted, at.view)
    assert network(100).choose(at, Random(1)) in at.moves.discrete


def test_it_is_loaded_from_its_file(tmp_path: Path) -> None:
    network(2).save(tmp_path / "policy.npz")
    again = Policy.load(tmp_path / "policy.npz")
    shown = np.linspace(0.0, 1.0, len(YATAI.observe.names), dtype=np.float32)
    assert again.preferences(shown).tolist() == network(2).preferences(shown).tolist()


def test_one_that_was_made_for_other_numbers_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    network(2).save(tmp_path / "policy.npz")
    with monkeypatch.context() as patched:
        patched.setattr(type(YATAI), "digest", "another")
        with pytest.raises(BadInput, match="trained on other observations or actions than yatai has now"):
            Policy.load(tmp_path / "policy.npz")
    with pytest.raises(BadInput, match="was not made for yatai at a table of 2"):
        Policy(YATAI, [(np.zeros((4, 4), np.float32), np.zeros(4, np.float32))])


def test_another_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "policy.npz").write_text("no numbers")
    np.savez(tmp_path / "other.npz", weight0=np.zeros(3))
    for name in ("policy", "other", "missing"):
        with pytest.raises(BadInput, match=f"{name}.npz is no policy"):
            Policy.load(tmp_path / f"{name}.npz")


def test_it_fits_the_game_the_components_and_the_number_of_players_it_was_made_for(tmp_path: Path) -> None:
    text = (YATAI.room.home / "components.toml").read_text("utf-8")
    (tmp_path / "short.toml").write_text(text.replace("rounds = 12", "rounds = 2"), "utf-8")
    policy = network(2)
    assert policy.fits(YATAI.game, 2)
    assert not policy.fits(YATAI.game, 3)
    assert not policy.fits(YATAI.room.load(tmp_path / "short.toml"), 2)
    assert not policy.fits(spaces("hibachi", 2).game, 2)


def test_the_networks_of_a_folder_are_entrants(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("COOKOFF_POLICIES", raising=False)
    assert policies() == {}
    monkeypatch.setenv("COOKOFF_POLICIES", str(tmp_path))
    network(2).save(tmp_path / "likes-two.npz")
    (external_bot,) = policies().values()
    assert list(policies()) == ["likes-two"]
    assert external_bot.fits(YATAI.game, 2)
    episode = Episode(YATAI)
    at = bot_context(episode, episode.to_act[0])
    assert external_bot.make(YATAI.room).choose(at, Random(1)) == YATAI.actions.move(2, at.view)
    monkeypatch.setenv("COOKOFF_POLICIES", str(tmp_path / "nowhere"))
    with pytest.raises(BadInput, match="COOKOFF_POLICIES: there is no folder"):
        policies()
