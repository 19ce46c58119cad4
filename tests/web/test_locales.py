"""The page speaks every language completely."""

from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

from cookoff.i18n import languages

FOLDER = Path(__file__).parents[2] / "web" / "src" / "i18n" / "locales"


class Variables(Visitor):
    """The facts that a message uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 # named by the library
        self.found.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for entry in FluentResource((FOLDER / f"{language}.ftl").read_text("utf-8")).body:
        assert not isinstance(entry, Junk), entry.content
        if isinstance(entry, Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


@pytest.mark.parametrize("language", languages())
def test_the_page_has_the_same_facts_as_the_text(language: str) -> None:
    assert messages(language) == messages("en")


def test_every_message_of_the_page_is_used() -> None:
    """Whole ids or the beginnings that the code completes, such as `closed-`."""
    source: Any = "".join(
        path.read_text("utf-8") for path in FOLDER.parents[1].rglob("*") if path.suffix in {".svelte", ".ts"}
    )
    unused = [
        name
        for name in messages("en")
        if f'"{name}"' not in source
        and f"`{name.rpartition('-')[0]}-$" not in source
        and f"`{name.partition('-')[0]}-$" not in source
    ]
    assert unused == []
