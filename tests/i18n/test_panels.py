"""Panels in words."""

from enum import IntEnum
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cookoff.engine import FaceDown, InHand, Piles, PilesView, Room
from cookoff.i18n import Translator
from cookoff.i18n.panels import shown
from tests.i18n.test_translator import Kitchen


class Herb(IntEnum):
    BASIL = 1
    SAGE = 2


class Cook(Piles):
    hand: InHand[Herb]
    done: bool


class State(Piles):
    round: int
    rounds: int
    cooks: list[Cook]
    pot_of_all: FaceDown[Herb]
    heat: tuple[float, ...]
    rows: tuple[tuple[int, ...], ...]
    note: str
    first: Herb | None


MESSAGES = """
herb-basil = basil
hand-sage = a leaf of sage
view-round = Round
view-round-value = { $value } of { $rounds }
view-rounds = { "" }
view-pot-of-all = The pot
view-first-value = a leaf of { SEAT($value) }
"""


@pytest.fixture
def kitchen(tmp_path: Path) -> Room:
    (tmp_path / "locales").mkdir()
    (tmp_path / "locales" / "en.ftl").write_text(MESSAGES, "utf-8")
    nothing: Any = None
    return Kitchen(id="kitchen", package=str(tmp_path), load=nothing)


def test_everything_has_its_name(kitchen: Room) -> None:
    cooks = [Cook((Herb.SAGE, Herb.BASIL, Herb.SAGE), True), Cook((), False)]
    state = State(2, 3, cooks, (Herb.BASIL,), (0, 1.23456), ((1, 2), ()), "hot", None)
    translator = Translator(kitchen, "en", ["Anna", "Ben"], me=0)
    panel = shown(PilesView(0, state), translator)
    assert panel.rows == (
        ("Round", "2 of 3"),
        ("The pot", "basil"),
        ("Heat", "0, 1.235"),
        ("Rows 1", "1, 2"),
        ("Rows 2", "–"),
        ("Note", "hot"),
        ("First", "–"),
    )
    assert [(inner.title, inner.rows) for inner in panel.panels] == [
        ("You", (("Hand", "a leaf of sage × 2, basil"), ("Done", "yes"))),
        ("Ben", (("Hand", "–"), ("Done", "no"))),
    ]
    assert translator.problems == []


def test_an_empty_name_leaves_a_panel_out(kitchen: Room, tmp_path: Path) -> None:
    class Inner(msgspec.Struct):
        seen: int

    class Outer(msgspec.Struct):
        me: int
        hidden: Inner
        many: tuple[Inner, ...]

    (tmp_path / "locales" / "en.ftl").write_text('view-hidden = { "" }\n', "utf-8")
    panel = shown(Outer(1, Inner(2), (Inner(3),)), Translator(kitchen, "en"))
    assert panel.rows == ()
    assert [(inner.title, inner.rows) for inner in panel.panels] == [("Many 1", (("Seen", "3"),))]
