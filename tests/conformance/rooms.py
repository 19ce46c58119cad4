"""The rooms of the catalogue as cases for the kit."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from cookoff.engine import AnyGame, Options, Room, room, rooms
from cookoff.engine.chance import Sources
from cookoff.engine.conformance import Case
from cookoff.games.grill.landing import Doubt
from tests.games.grill import world

TESTS = Path(__file__).parent.parent


def _yatai_options() -> tuple[Options | None, ...]:
    from cookoff.games.yatai.setup import YataiOptions

    return (None, YataiOptions(strict=True, first=1))


def _safranito_options() -> tuple[Options | None, ...]:
    from cookoff.games.safranito.setup import SafranitoOptions

    short = SafranitoOptions(last_round=3)
    return (short, SafranitoOptions(first=1, open_hands=True, doubt=Doubt.CHEF, last_round=2))


def _fired_up_options() -> tuple[Options | None, ...]:
    from cookoff.games.fired_up.setup import FiredUpOptions

    short = FiredUpOptions(last_round=3)
    return (short, FiredUpOptions(first=1, open_hands=True, doubt=Doubt.CHEF, last_round=2))


OPTIONS: dict[str, Callable[[], tuple[Options | None, ...]]] = {
    "fired-up": _fired_up_options,
    "safranito": _safranito_options,
    "yatai": _yatai_options,
}
"""The options each game is walked under; a game without an entry is walked under its defaults."""


def sources(room: Room) -> Sources:
    """Who answers the room's questions to the world."""
    return world.SOURCES if "cookoff.games.grill" in room.shared else {}


def case(room: Room, **changes: Any) -> Case:
    """A room of the catalogue as a case."""
    return Case(
        room.load(None),
        rng=random.Random,
        rules=frozenset(rule.id for rule in room.ledger.rule),
        elsewhere=f"tests.conformance.rooms:make_{room.id}",
        options=OPTIONS.get(room.id, lambda: (None,))(),
        sources=sources(room),
        **changes,
    )


def __getattr__(name: str) -> Callable[[], AnyGame]:
    """`make_<room>` for another process."""
    if not name.startswith("make_"):
        raise AttributeError(name)
    return lambda: room(name.removeprefix("make_")).load(None)


def folder(room: Room) -> Path:
    """Where the room's own tests and golden files are."""
    return TESTS / "games" / room.package.rsplit(".", 1)[-1]


ROOMS = list(rooms().values())
