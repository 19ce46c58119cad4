"""Every name that other packages may use is in the reference, with an example where it is not obvious."""

import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from tools.guide import reference

import cookoff.i18n

ROOT = Path(__file__).parents[2]


def test_the_reference_is_complete() -> None:
    assert list(reference.faults()) == []


def test_the_documented_public_modules_are_in_the_reference() -> None:
    text = (ROOT / "docs" / "design" / "adding-a-game.md").read_text("utf-8")
    listed = re.findall(r"^- `(cookoff[\w.]*)`", text, re.MULTILINE)
    assert len(listed) > 5
    assert set(listed) <= set(reference.MODULES)


def greet(name: str) -> str:
    """Greet a guest."""
    return f"Hello {name}"


class Greeter:
    """Greets guests."""

    def greet(self, name: str) -> str:
        """Greet a guest."""
        return greet(name)


def silent(name: str) -> str:
    return name


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (greet, ["is public, but on no page of the reference", "needs an example on a page of the reference"]),
        (Greeter, ["is public, but on no page of the reference", "needs an example on a page of the reference"]),
        (
            silent,
            [
                "is public, but on no page of the reference",
                "has no docstring",
                "needs an example on a page of the reference",
            ],
        ),
    ],
)
def test_a_new_public_name_without_reference_docstring_or_example_is_named(
    monkeypatch: pytest.MonkeyPatch, value: Callable[..., object] | type, expected: list[str]
) -> None:
    monkeypatch.setattr(cookoff.i18n, "__all__", [*cookoff.i18n.__all__, "Added"])
    value.__name__ = "Added"
    value.__module__ = "cookoff.i18n"
    monkeypatch.setattr(cookoff.i18n, "Added", value, raising=False)
    assert list(reference.faults()) == [f"cookoff.i18n.Added {fault}" for fault in expected]


def test_a_page_with_a_name_too_many_is_named(tmp_path: Path) -> None:
    home = tmp_path / "reference"
    shutil.copytree(reference.HOME, home)
    page = home / "text.md"
    page.write_text(
        page.read_text("utf-8").replace("Translator choose_language", "Translator Phrases choose_language"), "utf-8"
    )
    assert list(reference.faults(home)) == ["text.md shows cookoff.i18n.Phrases, which is not public"]
    page.write_text(page.read_text("utf-8").replace("Translator Phrases", "Translator Translator"), "utf-8")
    assert "cookoff.i18n.Translator stands twice in the reference" in list(reference.faults(home))


def test_an_example_that_goes_is_missed(tmp_path: Path) -> None:
    home = tmp_path / "reference"
    shutil.copytree(reference.HOME, home)
    for page in home.glob("*.md"):
        page.write_text(page.read_text("utf-8").replace("choose_language(", "choice("), "utf-8")
    (home / "text.md").write_text((home / "text.md").read_text("utf-8").replace(" choose_language, ", " "), "utf-8")
    assert list(reference.faults(home)) == ["cookoff.i18n.choose_language needs an example on a page of the reference"]


def test_a_page_shows_types_and_docstrings() -> None:
    page = "```{names} cookoff.engine\nEVERYONE Match Seat verify\n```\n"
    rst = reference.as_rst(page)
    assert ".. autoclass:: cookoff.engine.Match" in rst
    assert ".. autofunction:: cookoff.engine.verify" in rst
    assert ".. py:data:: cookoff.engine.EVERYONE\n   :value: 'everyone'" in rst
    text = reference.as_markdown(page)
    assert "**`cookoff.engine.Seat`** `= int`: A place at the table, counted from 0 clockwise." in text
    assert "Mismatch | None" in text
