"""Trained networks as bots."""

from pathlib import Path
from random import Random

import numpy as np
import pytest

from cookoff.engine import BadInput
from cookoff.research.episode import Episode
from cookoff.research.opponents import look
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
    at = look(episode, episode.to_act[0])
    for wanted in YATAI.actions.numbers(at.moves, at.view):
        assert network(wanted).choose(at, Random(1)) == YATAI.actions.move(wanted, at.view)
    assert network(100).choose(at, Random(1)) in at.moves.discrete


def test_it_comes_back_from_its_file(tmp_path: Path) -> None:
    network(2).save(tmp_path / "policy.npz")
    again = Policy.load(YATAI, tmp_path / "policy.npz")
    shown = np.linspace(0.0, 1.0, len(YATAI.observe.names), dtype=np.float32)
    assert again.preferences(shown).tolist() == network(2).preferences(shown).tolist()


def test_one_that_was_made_for_other_numbers_is_refused(tmp_path: Path) -> None:
    network(2).save(tmp_path / "policy.npz")
    with pytest.raises(BadInput, match="trained on other observations or actions than yatai has now"):
        Policy.load(spaces("yatai", 3), tmp_path / "policy.npz")
    with pytest.raises(BadInput, match="was not made for yatai at a table of 2"):
        Policy(YATAI, [(np.zeros((4, 4), np.float32), np.zeros(4, np.float32))])
