"""Staged positions of Mithral Chef."""

from collections.abc import Iterator
from typing import Any

from cookoff.engine import TABLE
from cookoff.games.mithral_chef.content.enums import FOREST, PANTRY, Vegetable
from cookoff.games.mithral_chef.rules import moves as m
from cookoff.games.mithral_chef.rules.state import Foraging, Hunting, Plating, State
from tests.e2e.support.browser import Visitor
from tests.e2e.support.staged_table import StagedTable
from tests.games.mithral_chef.positions import (
    GAME,
    HOTPOT,
    PLATTER,
    SKEWERS,
    L,
    R,
    at_the_plating,
    kitchen,
    on_the_oven,
    opening,
    play,
    rolled,
    tower,
)

LATE = 3_600_000
"""Milliseconds: nobody is sent home during a test."""
FULL: dict[str, Any] = {
    "recipes": (SKEWERS, HOTPOT, PLATTER),
    "game": ("hart-d6", "hart-d10", "ram-d8"),
    "pantry": (4, 3, 3),
}
"""As much as a player can own."""


def moments() -> Iterator[tuple[str, State]]:
    """The countdown, every station, the showdown's question, the end; full larders and many tickets."""
    yield "countdown", opening(2)
    state = kitchen(2, seats={0: FULL, 1: {"burns": 2}})
    yield "home", state
    _send(state, L, FOREST, Hunting(7, "hart-d10"))
    _send(state, R, PANTRY, Foraging(1, Vegetable.EGGPLANT))
    yield "forest-pantry", state
    state = kitchen(2, seats={0: {"recipes": (PLATTER, HOTPOT), "pantry": (2, 1, 1), "game": ("ram-d8",)}})
    on_the_oven(state, 0, L, PLATTER, ("hart-d6", "ram-d10"))
    meal: Any = state.players[0].chefs[L].work
    play(state, 0, m.Roll(L, (0, 1, 2, 3)), 1, rolled(meal.meal, {0: 3, 1: 4, 2: 2, 3: 5}))
    dish = at_the_plating(state, 0, R, SKEWERS, ("hart-d8",), 9)
    state.players[0].chefs[R].work = Plating(dish, tower(1, 2))
    for chef in state.players[0].chefs:
        chef.busy, chef.idle = 0, LATE
    yield "oven-plating", state
    state = kitchen(2, seats={0: {"burns": 2}, 1: {"burns": 2}})
    play(state, TABLE, m.Close(), at=state.until)
    yield "vote", state
    play(state, 0, m.WantShowdown(False), at=state.until - 1)
    yield "end", state


def staged(visitor: Visitor) -> Iterator[tuple[StagedTable, str]]:
    """Show one position after the other on a page."""
    stage = StagedTable(visitor, GAME, "mithral-chef", players=2)
    for number, (name, state) in enumerate(moments()):
        if number == 0:
            stage.open(state)
            visitor.page.wait_for_selector("[data-hand-panel]")
        else:
            stage.show(state)
        yield stage, name


def _send(state: State, hand: Any, station: Any, work: Any) -> None:
    chef = state.players[0].chefs[hand]
    chef.station, chef.work, chef.idle = station, work, LATE
