"""Views laid out as panels."""

from enum import Enum
from typing import Any

import msgspec

from cookoff.engine import EnumValue, Panel, PilesView, Row, View, to_panels
from tests.engine.core.test_piles import ACE, BACK, CARDS, KING, state


class Colour(Enum):
    RED = 1


class Stall(msgspec.Struct):
    open: bool


class Shown(View, frozen=True):
    me: int | None
    colour: Colour | None
    bag: tuple[Colour, ...]
    grid: tuple[tuple[int, ...], ...]
    stall: Stall
    stalls: list[Stall]
    prices: dict[str, int]
    mixed: tuple[Any, ...]


def test_fields_become_rows_and_structs_become_panels() -> None:
    view = Shown(1, None, (Colour.RED,), ((1, 2), ()), Stall(True), [Stall(False)], {"tea": 3}, (4, (5,), Stall(True)))
    assert to_panels(view) == Panel(
        "",
        rows=(
            Row("me", (1,)),
            Row("colour", (None,)),
            Row("bag", (EnumValue("Colour", "red"),), many=True),
            Row("grid", (1, 2), many=True, place=0),
            Row("grid", (), many=True, place=1),
            Row("mixed", (4,), place=0),
            Row("mixed", (5,), many=True, place=1),
        ),
        panels=(
            Panel("stall", (Row("open", (True,)),), ()),
            Panel("stalls", (Row("open", (False,)),), (), place=0),
            Panel("prices", (Row("tea", (3,)),), ()),
            Panel("mixed", (Row("open", (True,)),), (), place=2),
        ),
    )


def test_the_piles_of_a_card_game_go_by_seats() -> None:
    seen = CARDS.view(state(), 0)
    assert isinstance(seen, PilesView)
    panel = to_panels(seen)
    assert [row.field for row in panel.rows] == ["turn", "drawn", "deck", "mine"]
    assert [(inner.field, inner.seat) for inner in panel.panels] == [("players", 0), ("players", 1)]
    hands: list[tuple[Any, ...]] = [inner.rows[0].values for inner in panel.panels]
    assert hands == [(EnumValue.of(ACE), EnumValue.of(KING)), (EnumValue.of(BACK),)]
