"""The world for games between bots: which table answers what a game asks about dice."""

from collections.abc import Callable
from functools import cache
from typing import Any

from cookoff.engine import BadInput
from cookoff.engine.chance import Sources
from cookoff.physics.questions_dice import DiceTable, PlaceDie, RollDice, WatchTower


def _quick() -> DiceTable:
    from cookoff.physics.quick_dice import QuickDice  # noqa: PLC0415 # most games ask nothing: see `sources`

    return QuickDice()


def _real() -> DiceTable:
    from cookoff.physics.real import RealTable  # noqa: PLC0415 # the engine is an extra, and slow to load

    return RealTable()


TABLES: dict[str, Callable[[], DiceTable]] = {"quick": _quick, "real": _real}
"""The quick table for many games, the real one for what people would see."""

_made = cache(lambda name: TABLES[name]())


def sources(name: str) -> Sources:
    """Who answers the games' questions; a table is made when something is first asked of it."""
    if name not in TABLES:
        raise BadInput(f"table: there is no table {name!r}; there are {', '.join(TABLES)}")

    def roll(asked: RollDice) -> Any:
        return _made(name).roll(asked.dice, asked.throw, asked.card)

    def place(asked: PlaceDie) -> Any:
        return _made(name).place(asked.tower, asked.release)

    def watch(asked: WatchTower) -> Any:
        return _made(name).watch(asked.tower, asked.seconds)

    return {RollDice: roll, PlaceDie: place, WatchTower: watch}
