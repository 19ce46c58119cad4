"""The rooms of the catalogue as cases for the kit."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from cookoff.engine import AnyGame, Options, Room, room, rooms
from cookoff.engine.chance import Sources
from cookoff.engine.conformance import Case
from cookoff.physics.questions_dice import dice_sources
from tests.games.mithral_chef.paper import PaperTable

TESTS = Path(__file__).parent.parent


def _yatai_options() -> tuple[Options | None, ...]:
    from cookoff.games.yatai.setup import YataiOptions

    return (None, YataiOptions(strict=True, first=1))


def _mithral_options() -> tuple[Options | None, ...]:
    from cookoff.games.mithral_chef.setup import MithralOptions

    return (MithralOptions(closing=2), MithralOptions(closing=1, orders=2))


OPTIONS: dict[str, Callable[[], tuple[Options | None, ...]]] = {
    "yatai": _yatai_options,
    "mithral-chef": _mithral_options,
}
"""The options each game is walked under; a game without an entry is walked under its defaults."""


SOURCES: dict[str, Callable[[], Sources]] = {"mithral-chef": lambda: dice_sources(PaperTable())}
"""Who answers a game's questions to the world; a game without an entry asks none."""


def case(room: Room, **changes: Any) -> Case:
    """A room of the catalogue as a case."""
    return Case(
        room.load(None),
        rng=random.Random,
        rules=frozenset(rule.id for rule in room.ledger.rule),
        elsewhere=f"tests.conformance.rooms:make_{room.id}",
        options=OPTIONS.get(room.id, lambda: (None,))(),
        sources=SOURCES.get(room.id, dict)(),
        **changes,
    )


def __getattr__(name: str) -> Callable[[], AnyGame]:
    """`make_<room>` for another process."""
    if not name.startswith("make_"):
        raise AttributeError(name)
    return lambda: room(name.removeprefix("make_")).load(None)


def folder(room: Room) -> Path:
    """Where the room's own tests and golden files are."""
    return TESTS / "games" / room.package.rpartition(".")[2]


ROOMS = list(rooms().values())
