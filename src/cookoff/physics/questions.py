"""What games ask the world about chips, and the aim: a throw for those who do not give it in numbers.

The rules ask with these structs through `Chance.ask`; `cookoff.physics.world` has the tables that answer. The answer
depends on the question alone, so that a recorded answer is as good as a new one.
"""

from enum import Enum
from typing import Annotated

from msgspec import Meta, Struct

from cookoff.physics.hand import Style
from cookoff.physics.motion import BodyId
from cookoff.physics.port import Face, Scene, Throw, Vec2

__all__ = ["LUCK", "Aim", "Aiming", "Hand", "Settling", "Side", "Style", "Throw", "Thrown"]

LUCK = 2**32
"""A hand's luck in one throw is one of so many."""


class Hand(Enum):
    """How steady a hand is: the skills of `hand.toml`."""

    CASUAL = "casual"
    CLUMSY = "clumsy"
    AVERAGE = "average"
    STEADY = "steady"
    PERFECT = "perfect"
    """A machine's: it does exactly what it means to."""


class Side(Enum):
    """The side of the board at which a player stands to throw, counted anticlockwise from the first seat's."""

    NEAR = "near"
    RIGHT = "right"
    FAR = "far"
    LEFT = "left"


class Aim(Struct, frozen=True, forbid_unknown_fields=True):
    """What a player means to do; a solver and a hand make a throw of it."""

    target: Vec2
    """Where the chip should come to rest on the empty board."""
    style: Style
    hand: Hand = Hand.AVERAGE
    side: Side = Side.NEAR
    down: Face = Face.FRONT


class Thrown(Struct, frozen=True):
    """Where does everything come to rest when this is thrown? Answered by a `Motion`."""

    scene: Scene
    throw: Throw


class Settling(Struct, frozen=True):
    """Where does everything come to rest when left alone? Answered by a `Motion`."""

    scene: Scene


class Aiming(Struct, frozen=True):
    """What does this hand make of this aim? Answered by a `Throw` that the board's limits allow."""

    scene: Scene
    chip: BodyId
    aim: Aim
    luck: Annotated[int, Meta(ge=0, lt=LUCK)]
    """Decides how the hand errs: the same luck, the same error."""
