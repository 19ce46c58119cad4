"""What the check of a room's texts finds."""

import random
from collections.abc import Callable
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from shutil import copytree

import pytest

from cookoff.engine import Room
from cookoff.i18n.completeness import faulty_messages, missing_messages
from cookoff.testing import room_checks
from tests.examples.installing import PINCH

Change = Callable[[str, str, str], Room]


@pytest.fixture
def change(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Change:
    """The example's room with a line of its messages changed in one language."""
    monkeypatch.syspath_prepend(PINCH)
    room: Room = import_module("cookoff_pinch").ROOM

    def changed(language: str, old: str, new: str) -> Room:
        # A package is imported once, so each test has one of its own.
        home = tmp_path / f"pinch_{tmp_path.name}"
        copytree(PINCH / "cookoff_pinch", home)
        file = home / "locales" / f"{language}.ftl"
        text = file.read_text("utf-8")
        assert old in text
        file.write_text(text.replace(old, new), "utf-8")
        monkeypatch.syspath_prepend(tmp_path)
        return replace(room, package=home.name)

    return changed


@pytest.mark.parametrize(
    ("language", "message", "missing"),
    [
        ("de", "event-Tasted", "de: event-Tasted"),
        ("de", "card-leek", "de: card-leek"),
        ("en", "move-Swap", "en: move-Swap"),
        ("en", "PIN-3", "en: PIN-3"),
        ("en", "refusal-not-in-hand", "en: refusal-not-in-hand"),
        ("en", "card-leek", "en: card-leek"),
        ("en", "option-suppers", "en: option-suppers"),
    ],
)
def test_a_missing_message_is_named_with_its_language(
    change: Change, language: str, message: str, missing: str
) -> None:
    assert missing in missing_messages(change(language, f"\n{message} =", "\nsomething-else ="))


def test_a_message_that_english_lacks_is_named(change: Change) -> None:
    room = change("fr", "\noption-suppers", "\nnew = neuf\noption-suppers")
    assert missing_messages(room) == ["fr: new, which English does not have"]


@pytest.mark.parametrize(
    ("language", "old", "new", "fault"),
    [
        ("it", "{ $mine }", "{ $yours }", "it: question-season: Unknown external: yours"),
        ("en", "part-pot =", "part-kettle =", "en: part-pot"),
    ],
)
def test_a_message_that_cannot_be_filled_in_is_found_by_playing(
    change: Change, language: str, old: str, new: str, fault: str
) -> None:
    assert fault in faulty_messages(change(language, old, new), random.Random(1), {}, games=1)


def test_the_checks_of_a_room_name_what_is_wrong(change: Change) -> None:
    checks = room_checks(change("de", "\nPIN-3 =", "\nPIN-33 ="), PINCH / "tests")
    checks["every_rule_has_a_test"]()
    checks["every_rule_is_cited_in_code"]()
    with pytest.raises(AssertionError, match="missing messages: de: PIN-3, de: PIN-33, which English does not have"):
        checks["every_message_is_there"]()
