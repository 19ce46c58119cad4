"""MIT-8: what the rebuilt cards, dice and plates must satisfy, and what a designer is told who breaks it."""

import re
from importlib.resources import files
from itertools import product
from pathlib import Path

import pytest
from tests.games.mithral_chef.positions import GAME

from cookoff.engine import BadInput
from cookoff.games.mithral_chef.bots.reroll_advice import burn_chance
from cookoff.games.mithral_chef.content.components import load
from cookoff.games.mithral_chef.content.enums import DIE_KINDS, Animal

TEXT = (files("cookoff.games.mithral_chef") / "components.toml").read_text("utf-8")


def changed(folder: Path, *changes: tuple[str, str]) -> Path:
    text = TEXT
    for pattern, instead in changes:
        text, number = re.subn(pattern, instead, text, count=1, flags=re.MULTILINE)
        assert number == 1, pattern
    path = folder / "mine.toml"
    path.write_text(text, "utf-8")
    return path


@pytest.mark.rule("MIT-8")
def test_the_box_satisfies_the_rule() -> None:
    components = load()
    assert [len(components.recipes_for(players)) for players in (2, 3, 4)] == [12, 15, 18]
    for animal in (Animal.HART, Animal.RAM, Animal.WOLF):
        cards = sum(card.count for card in components.forest if card.animal is animal)
        assert cards >= sum(recipe.game.count(animal) for recipe in components.recipe)
    assert all(1 <= len(recipe.game) <= 2 and recipe.heat >= recipe.dice() for recipe in components.recipe)


@pytest.mark.rule("MIT-8", "MIT-55")
def test_a_first_roll_burns_now_and_then() -> None:
    """Over the dice that the forest gives: not less than 15 %, not more than 45 %, whatever the recipe."""
    components = GAME.components
    cards = {
        animal: [
            DIE_KINDS.index(card.die) for card in components.forest if card.animal is animal for _ in range(card.count)
        ]
        for animal in Animal
    }
    for recipe in components.recipe:
        hands = list(product(*(cards[animal] for animal in recipe.game)))
        chances = [burn_chance((*hand, *[0] * sum(recipe.pantry())), recipe.heat) for hand in hands]
        assert 0.15 <= sum(chances) / len(chances) <= 0.45, recipe.id


@pytest.mark.rule("MIT-8")
@pytest.mark.parametrize(
    ("pattern", "instead", "said"),
    [
        (r'(id = "hart-skewers"\nhats = )2', r"\g<1>3", "11 recipes have at most 2 hats; there must be at least 12"),
        (r'(id = "wolf-pack-pilaf"\nhats = )3', r"\g<1>4", "14 recipes have at most 3 hats"),
        (r"(\[station.oven\]\nspaces = )\[2, 3\]", r"\g<1>[3, 4]", r"station.oven.spaces: no space is open to two"),
        (
            r"(\[station.order\]\nspaces = \[2\]\nidle = )10000",
            r"\g<1>2000",
            "the slowest command alone keeps a hand busy",
        ),
        (r'game = \["hart"\]', 'game = ["hart", "ram", "ram"]', "3 game; no recipe asks for more than two"),
        (r'game = \["hart"\]', 'game = ["beast"]', "no recipe can ask for beast"),
        (r"heat = 13", "heat = 2", "2 is below the least sum of its 3 dice"),
        (r'id = "ram-hotpot"', 'id = "hart-skewers"', "the recipe 'hart-skewers' stands there twice"),
        (r'animal = "hart"\ndie = "d6"', 'animal = "tracks"\ndie = "d6"', "tracks give no die"),
        (r'animal = "hart"\ndie = "d6"', 'animal = "hart"\ndie = "d8"', "hart-d8 stands there twice"),
        (r"d10 = 3", "d10 = 0", "there is no d10 among the game dice"),
        (r"tracks = \d+", "tracks = 40", "the spread has room for 60"),
        (r'(animal = "hart"\ndie = "d8"\ncount = )4', r"\g<1>3", "8 cards show hart, and the recipes ask for 9"),
        (r"(\[pantry_dice\]\nonion = )10", r"\g<1>7", "7 dice; there must be four times the 2 of one recipe"),
        (r"(\[limits\]\ngame = 3 .*\npantry = )10", r"\g<1>2", "2 dice; one recipe asks for 3"),
        (r"plates = \[.*\]", "plates = [3, 4]", "2 plates for 18 recipes"),
        (r"plates = \[.*\]", f"plates = {[4] * 18}", "the lowest is 4; 3 dice may sum up to 3"),
        (r"watched = 300", "watched = 2000", "more than the time for which a tower must stand"),
        (r"countdown = 3000", "countdown = 'soon'", "clock.countdown: it must be a whole number"),
    ],
)
def test_a_file_that_breaks_it_is_refused(tmp_path: Path, pattern: str, instead: str, said: str) -> None:
    path = changed(tmp_path, (pattern, instead))
    with pytest.raises(BadInput, match=said) as error:
        load(path)
    assert re.match(rf"{re.escape(str(path))}:\d+: ", str(error.value))


def test_a_designers_file_is_played(tmp_path: Path) -> None:
    assert load(changed(tmp_path, ("countdown = 3000", "countdown = 5000"))).clock.countdown == 5000
