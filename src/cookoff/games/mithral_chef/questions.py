"""What Mithral Chef asks the world: how dice roll, whether a tower stands. A physics table answers."""

from typing import Protocol

from msgspec import Struct

from cookoff.engine.chance import Sources
from cookoff.physics.port import Card, DiceThrow, Die, Motion, Release, Tower


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


class DiceTable(Protocol):
    """As much of a physics table as this game needs."""

    def roll(self, dice: tuple[Die, ...], throw: DiceThrow, card: Card) -> Motion:
        """Roll the dice the throw names onto the card; the others lie there and may be struck."""
        ...

    def place(self, tower: Tower, release: Release) -> Motion:
        """Let go of one die over the tower."""
        ...

    def watch(self, tower: Tower, seconds: float) -> Motion:
        """Let the standing tower be for so long."""
        ...


def sources(table: DiceTable) -> Sources:
    """Let a physics table answer this game's questions."""
    return {
        RollDice: lambda asked: table.roll(asked.dice, asked.throw, asked.card),
        PlaceDie: lambda asked: table.place(asked.tower, asked.release),
        WatchTower: lambda asked: table.watch(asked.tower, asked.seconds),
    }
