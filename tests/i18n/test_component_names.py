"""Names of components: what the file calls `tile[2].amount` has a name that a player knows, in every language."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cookoff.engine import BadInput, Room, narrate_names, room
from cookoff.engine.content.components import FILE, BadField, TomlSource
from cookoff.i18n import component_names
from cookoff.i18n.component_names import ComponentNames, differences, plain
from cookoff.i18n.language import languages
from cookoff.i18n.translator import Translator
from cookoff.lab.spec.variants import patched, text_of

CASES: list[dict[str, Any]] = json.loads((Path(__file__).parent / "component_names.json").read_text("utf-8"))
"""The client's tests read them, too."""
ROOMS = ("yatai", "mithral-chef", "safranito", "hibachi", "fired-up")
RAW = {"x", "y", "d6", "d8", "d10"}
"""Names that need no words."""


def names(home: Room, language: str) -> ComponentNames:
    game: Any = home.load(None)
    return ComponentNames(Translator(home, language), game.components, narrate_names(home.guide, game))


def box(home: Room) -> Any:
    game: Any = home.load(None)
    return plain(game.components)


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['language']}-{case['path']}")
def test_a_field_and_its_value_have_names(case: dict[str, Any]) -> None:
    found = names(room(case["game"]), case["language"])
    assert found.label(case["path"]) == case["label"]
    assert found.value(case["path"], case["value"]) == case["text"]


def leaves(value: Any, path: str = "") -> Iterator[str]:
    if isinstance(value, dict):
        for name, one in value.items():
            yield from leaves(one, f"{path}.{name}" if path else name)
    elif isinstance(value, list):
        # All items of a list have the same fields.
        for number, one in enumerate(value[:2]):
            yield from leaves(one, f"{path}[{number}]")
    else:
        yield path


@pytest.mark.parametrize("game", ROOMS)
def test_no_field_is_called_by_its_name_in_the_file(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    unnamed: set[str] = set()
    monkeypatch.setattr(component_names, "spoken", lambda name: unnamed.__ior__({name}) and name)
    home = room(game)
    components = box(home)
    for language in languages(home):
        words = Translator(home, language)
        found = ComponentNames(words, components)
        for path in leaves(components):
            found.label(path)
        assert words.problems == []
    assert unnamed <= RAW


def test_changes_are_lines_that_say_what_is_different() -> None:
    home = room("yatai")
    text = text_of("yatai", None)
    other: Any = home.load(TomlSource(patched(text, {"tile[2].amount": 3, "rounds": 10}), FILE))
    assert list(map(str, names(home, "en").changes(other.components))) == ["Rounds 12 → 10", "Cook 1: dishes 1 → 3"]


def test_of_a_longer_or_shorter_list_only_what_came_and_went_is_told() -> None:
    home = room("hibachi")
    components = box(home)
    shorter = {**components, "recipe": components["recipe"][1:]}
    assert list(map(str, names(home, "en").changes(shorter))) == ["Recipes Surf and Turf → –"]
    doubled = {**components, "recipe": [*components["recipe"], components["recipe"][0]]}
    assert list(map(str, names(home, "en").changes(doubled))) == ["Recipes 18 → 19"]
    assert list(differences({"values": [1]}, {"values": [1, 2]})) == [("values", [1], [1, 2])]


@pytest.mark.parametrize(
    ("game", "changes", "said"),
    [
        ("hibachi", {"recipe[0].needs": ["pork", "rice", "egg"]}, "pork is not an ingredient of this box."),
        ("hibachi", {"recipe[0].needs": ["rice", "egg"]}, "2 ingredients; a recipe needs 3."),
        ("hibachi", {"recipe[0].needs": ["rice", "egg", "egg"]}, "The recipe asks for an ingredient twice."),
        ("hibachi", {"goal": 19}, "19 recipes to cook, but there are 18."),
        ("hibachi", {"seating[0].throws": 7}, "7 throws, but only 6 chips."),
        ("hibachi", {"outline[0].name": "pork"}, "pork is neither an ingredient nor an action space of this box."),
        ("safranito", {"recipe[0].needs": ["pork", "mint", "curry"]}, "pork is not a spice of this box."),
        ("yatai", {"tile[0].copies": 3}, "12 tiles; there must be 10."),
        ("yatai", {"stall.improved_fridge": 1}, "An improvement cannot take places away."),
        ("yatai", {"supply[0].tokens": 17}, "17 tokens are asked for, but the box holds 16."),
        ("yatai", {"supply[2].drinks": 0}, "Too few: every player starts with a bottle."),
        ("yatai", {"reputation.spaces[0][1]": "pony"}, "pony is no bonus of the reputation board."),
        ("mithral-chef", {"recipe[1].id": "hart-skewers"}, "This recipe stands there twice."),
        ("mithral-chef", {"recipe[0].heat": 2}, "2 is below the least sum of its 3 dice."),
        ("mithral-chef", {"plates": [3]}, "1 plates for 18 recipes."),
        ("fired-up", {"goal": 19}, "19 recipes to cook, but there are 18."),
    ],
)
def test_a_fault_is_said_in_words_of_the_box_in_every_language(game: str, changes: dict[str, Any], said: str) -> None:
    home = room(game)
    with pytest.raises(BadInput) as caught:
        home.load(TomlSource(patched(text_of(game, None), changes, add=True), FILE))
    assert isinstance(caught.value, BadField)
    message, facts = f"fault-{caught.value.reason}", caught.value.facts
    assert Translator(home, "en").say(message, **facts) == said
    for language in languages(home):
        words = Translator(home, language)
        assert language == "en" or words.say(message, **facts) != said
        assert words.problems == []
