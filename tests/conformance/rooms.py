"""The rooms of the catalogue as cases for the kit."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from cookoff.engine import AnyGame, Options, Room, room, rooms
from cookoff.engine.conformance import Case
from cookoff.physics.sources import play_and_search_sources

TESTS = Path(__file__).parent.parent


def _yatai_options() -> tuple[Options | None, ...]:
    from cookoff.games.yatai.rules.setup import YataiOptions

    return (None, YataiOptions(free=True, first=1))


def _hibachi_options() -> tuple[Options | None, ...]:
    from cookoff.games.grill.rules.throwing.landing import Doubt
    from cookoff.games.hibachi.rules.setup import HibachiOptions

    return (
        HibachiOptions(last_round=5),
        HibachiOptions(money=1600, first=1, open_hands=True, doubt=Doubt.CHEF, last_round=3),
    )


def _safranito_options() -> tuple[Options | None, ...]:
    from cookoff.games.grill.rules.throwing.landing import Doubt
    from cookoff.games.safranito.rules.setup import SafranitoOptions

    return (
        SafranitoOptions(last_round=5),
        SafranitoOptions(first=1, open_hands=True, doubt=Doubt.CHEF, last_round=3),
    )


def _fired_up_options() -> tuple[Options | None, ...]:
    from cookoff.games.fired_up.rules.setup import FiredUpOptions
    from cookoff.games.grill.rules.throwing.landing import Doubt

    return (
        FiredUpOptions(last_round=5),
        FiredUpOptions(first=1, open_hands=True, doubt=Doubt.CHEF, last_round=3),
    )


def _mithral_options() -> tuple[Options | None, ...]:
    from cookoff.games.hands import SeatHand
    from cookoff.games.mithral_chef.rules.setup import MithralOptions

    return (
        MithralOptions(closing=2),
        MithralOptions(closing=1, orders=2, caps=False, hands=(SeatHand.CLUMSY, None)),
    )


OPTIONS: dict[str, Callable[[], tuple[Options | None, ...]]] = {
    "fired-up": _fired_up_options,
    "hibachi": _hibachi_options,
    "mithral-chef": _mithral_options,
    "safranito": _safranito_options,
    "yatai": _yatai_options,
}
"""The options each game is walked under; a game without an entry is walked under its defaults."""


def golden_options(room: Room) -> Options | None:
    """The options of golden files: games that would fill books are cut short."""
    if room.id == "mithral-chef":
        return _mithral_options()[0]
    if not room.physical:
        return None
    options: Options = room.load(None).types.options(last_round=2)
    return options


def case(room: Room, **changes: Any) -> Case:
    """A room of the catalogue as a case."""
    if room.physical:
        # Each throw tried is a throw made: fewer of them say as much.
        changes.setdefault("most", 6)
    changes.setdefault("options", OPTIONS.get(room.id, lambda: (None,))())
    game = room.load(None)
    return Case(
        game,
        rng=random.Random,
        rules=frozenset(rule.id for rule in room.ledger.rule),
        elsewhere=f"tests.conformance.rooms:make_{room.id}",
        sources=play_and_search_sources(room, game, "quick")[0],
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


ROOMS = [room for room in rooms().values() if room.package.startswith("cookoff.")]
"""The rooms of this package; other installed ones have their own tests."""
