"""What games ask about chips and dice.

The rules ask with these structs through `Chance.ask`; `cookoff.physics.handlers` answers. An answer depends on the
query alone, so a recorded answer is as good as a new one.
"""

from enum import Enum

from msgspec import Struct

from cookoff.physics.core.motion import BodyId
from cookoff.physics.hand import Style
from cookoff.physics.port import Card, DiceThrow, Die, Face, Release, Scene, Throw, Tower, Vec2

__all__ = [
    "Aim",
    "Aiming",
    "Hand",
    "PlaceDie",
    "RollDice",
    "Settling",
    "Side",
    "Style",
    "Throw",
    "Thrown",
    "WatchTower",
]


class Hand(Enum):
    """Hands that moves could name before every seat had one (THR-30); kept for old logs."""

    CASUAL = "casual"
    CLUMSY = "clumsy"
    AVERAGE = "average"
    STEADY = "steady"
    PERFECT = "perfect"


class Side(Enum):
    """The side of the board that a player throws from, as the first seat sees it."""

    NEAR = "near"
    RIGHT = "right"
    FAR = "far"
    LEFT = "left"


class Aim(Struct, frozen=True, forbid_unknown_fields=True):
    """What a player means to hit. The aim solver turns it into a throw, to which the seat's hand adds its error."""

    target: Vec2
    """Where the chip should come to rest on the empty board."""
    style: Style
    side: Side = Side.NEAR
    down: Face = Face.FRONT
    hand: Hand | None = None
    """Only in logs of older rules (THR-30)."""


class Thrown(Struct, frozen=True):
    """Where does everything come to rest when this is thrown? Answered by a `Motion`."""

    scene: Scene
    throw: Throw


class Settling(Struct, frozen=True):
    """Where does everything come to rest when left alone? Answered by a `Motion`."""

    scene: Scene


class Aiming(Struct, frozen=True):
    """Which throw is meant by this aim? Answered by a `Throw` that the board's limits allow."""

    scene: Scene
    chip: BodyId
    aim: Aim


class RollDice(Struct, frozen=True):
    """How do dice dropped from a hand fall on a card? Answered by a `Motion`."""

    dice: tuple[Die, ...]
    throw: DiceThrow
    card: Card


class PlaceDie(Struct, frozen=True):
    """What happens to a tower when tongs release a die over it? Answered by a `Motion`."""

    tower: Tower
    release: Release


class WatchTower(Struct, frozen=True):
    """Does a finished tower stay up for some seconds? Answered by a `Motion`."""

    tower: Tower
    seconds: float
    wary: float | None = None
    """For this many seconds nothing counts as resting, however slow it is; by default for all of them."""
