"""What games ask the world about dice: how they roll, whether a tower stands. A table answers.

The rules ask with these structs through `Chance.ask`; every answer is a `Motion` and depends on the question alone.
"""

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from msgspec import Struct

from cookoff.physics.port import Card, DiceThrow, Die, Motion, Release, Tower
from cookoff.physics.soundness_dice import sound_roll


class RollDice(Struct, frozen=True):
    """Dice leave a hand over the oven card."""

    dice: tuple[Die, ...]
    throw: DiceThrow
    card: Card


class PlaceDie(Struct, frozen=True):
    """A die leaves the tongs over a tower."""

    tower: Tower
    release: Release


class WatchTower(Struct, frozen=True):
    """A finished tower is left alone for some seconds."""

    tower: Tower
    seconds: float
    wary: float | None = None
    """For so many of them nothing is taken as resting, however slow it is; for all of them by default."""


class DiceTable(Protocol):
    """As much of a table as dice need."""

    def roll(self, dice: tuple[Die, ...], throw: DiceThrow, card: Card) -> Motion:
        """Roll the dice the throw names onto the card; the others lie there and may be struck."""
        ...

    def place(self, tower: Tower, release: Release) -> Motion:
        """Let go of one die over the tower."""
        ...

    def watch(self, tower: Tower, seconds: float, wary: float | None = None) -> Motion:
        """Let the standing tower be for so long, nothing of it taken as resting for the first `wary` seconds."""
        ...


def dice_sources(table: DiceTable) -> Mapping[type, Callable[[Any], Any]]:
    """Answers to every question of this module, from this table."""
    return {
        RollDice: lambda asked: sound_roll(asked.dice, table.roll(asked.dice, asked.throw, asked.card)),
        PlaceDie: lambda asked: table.place(asked.tower, asked.release),
        WatchTower: lambda asked: table.watch(asked.tower, asked.seconds, asked.wary),
    }
