"""What games ask the world about chips, and the aim: a throw for those who do not give it in numbers.

The rules ask with these structs through `Chance.ask`; `cookoff.physics.world` has the tables that answer. The answer
depends on the question alone, so that a recorded answer is as good as a new one.
"""

from enum import Enum
from typing import Annotated

from msgspec import Meta, Struct

from cookoff.physics.motion import BodyId
from cookoff.physics.port import Face, Scene, Throw, Vec2

LUCK = 2**32
"""A hand's luck in one throw is one of so many."""


class Style(Enum):
    """How a chip is thrown."""

    LOB = "lob"
    """A small high toss that drops on the target and slides little."""
    SNAP = "snap"
    """A flat, fast finger snap that lands before the target and slides on."""
    SLIDE = "slide"
    """Let go low above the near rim, to slide most of the way."""
    BANK = "bank"
    """Beyond the target against the far rim, and back."""


class Skill(Enum):
    """How steady a hand is."""

    SHAKY = "shaky"
    CASUAL = "casual"
    STEADY = "steady"
    PERFECT = "perfect"
    """A machine's: it does exactly what it means to."""


class Side(Enum):
    """The side of the board from which a chip is thrown, counted anticlockwise from the first seat's."""

    NEAR = "near"
    RIGHT = "right"
    FAR = "far"
    LEFT = "left"


class Aim(Struct, frozen=True, forbid_unknown_fields=True):
    """What a player means to do; a solver and a hand make a launch of it."""

    target: Vec2
    """Where the chip should come to rest."""
    style: Style
    hand: Skill = Skill.CASUAL
    side: Side = Side.NEAR
    down: Face = Face.FRONT


class Thrown(Struct, frozen=True):
    """Where does everything come to rest when this is thrown? Answered by a `Motion`."""

    scene: Scene
    throw: Throw


class Settling(Struct, frozen=True):
    """Where does everything come to rest when left alone? Answered by a `Motion`."""

    scene: Scene


class Aimed(Struct, frozen=True):
    """What does this hand make of this aim? Answered by a `Throw` that the board's limits allow."""

    scene: Scene
    chip: BodyId
    aim: Aim
    luck: Annotated[int, Meta(ge=0, lt=LUCK)]
    """Decides how the hand errs: the same luck, the same error."""


__all__ = ["LUCK", "Aim", "Aimed", "Settling", "Side", "Skill", "Style", "Throw", "Thrown"]
