"""The trial of components: the dice are rolled and set down once."""

from random import Random

import pytest

from cookoff.engine import Search, room
from cookoff.engine.content.components import TomlSource
from cookoff.physics.handlers import handlers_of
from cookoff.physics.port import InvalidInput

HOME = room("mithral-chef")


def test_a_trial_rolls_and_sets_down_the_own_dice() -> None:
    HOME.trial(HOME.load(None), Search(Random(0), handlers_of("real")))


def test_a_trial_finds_dice_that_load_but_are_too_large_for_a_hand() -> None:
    text = (HOME.home / "components.toml").read_text("utf-8")
    large = HOME.load(TomlSource(text.replace("size = 0.016", "size = 0.03"), "large"))
    with pytest.raises(InvalidInput, match=r"the die is inside another|would reach into the surface"):
        HOME.trial(large, Search(Random(0), handlers_of("real")))
