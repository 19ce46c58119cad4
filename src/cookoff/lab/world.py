"""The world for games between bots: which table answers what a game asks about dice."""

from collections.abc import Callable
from functools import cache
from typing import Any

from cookoff.engine import BadInput
from cookoff.engine.chance import Sources
from cookoff.physics.motion import Motion
from cookoff.physics.port import Card, DiceThrow, Die, Release, Tower
from cookoff.physics.questions_dice import DiceTable, PlaceDie, RollDice, WatchTower
from cookoff.physics.quick_dice import ENGINE, quick_roll
from cookoff.physics.quick_towers import VERSION, quick_place


class QuickDice:
    """The quick table's dice."""

    def roll(self, dice: tuple[Die, ...], throw: DiceThrow, card: Card) -> Motion:
        """See `DiceTable`."""
        return quick_roll(dice, throw, card)

    def place(self, tower: Tower, release: Release) -> Motion:
        """See `DiceTable`."""
        return quick_place(tower, release)

    def watch(self, _tower: Tower, seconds: float) -> Motion:
        """See `DiceTable`: by statics nothing happens to a tower that stood."""
        return Motion(ENGINE, VERSION, seconds, (), (), ())


def _real() -> DiceTable:
    from cookoff.physics.real import RealTable  # noqa: PLC0415 # the engine is an extra, and slow to load

    return RealTable()


TABLES: dict[str, Callable[[], DiceTable]] = {"quick": QuickDice, "real": _real}
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
