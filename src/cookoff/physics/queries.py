"""What games ask about chips and dice, and the aim: a throw for those who do not give it in numbers.

The rules ask with these structs through `Chance.ask`; `cookoff.physics.handlers` answers. The answer depends on the
question alone, so that a recorded answer is as good as a new one.
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
    """The hands that moves could name for themselves until every seat had one (THR-30): old logs tell of them."""

    CASUAL = "casual"
    CLUMSY = "clumsy"
    AVERAGE = "average"
    STEADY = "steady"
    PERFECT = "perfect"


class Side(Enum):
    """The side of the board at which a player stands to throw, as the first seat sees it."""

    NEAR = "near"
    RIGHT = "right"
    FAR = "far"
    LEFT = "left"


class Aim(Struct, frozen=True, forbid_unknown_fields=True):
    """What a player means to do; a solver makes a throw of it, and the seat's hand what it can."""

    target: Vec2
    """Where the chip should come to rest on the empty board."""
    style: Style
    side: Side = Side.NEAR
    down: Face = Face.FRONT
    hand: Hand | None = None
    """Only in logs by older rules; nobody names a hand any more (THR-30)."""


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
    """How do dice fall that leave a hand over a card? Answered by a `Motion`."""

    dice: tuple[Die, ...]
    throw: DiceThrow
    card: Card


class PlaceDie(Struct, frozen=True):
    """What becomes of a tower over which a die leaves the tongs? Answered by a `Motion`."""

    tower: Tower
    release: Release


class WatchTower(Struct, frozen=True):
    """Does a finished tower stand that is left alone for some seconds? Answered by a `Motion`."""

    tower: Tower
    seconds: float
    wary: float | None = None
    """For so many of them nothing is taken as resting, however slow it is; for all of them by default."""
