"""The moves that all throwing games share: a launch in numbers, an aim, the head chef's call."""

from typing import Annotated

from msgspec import Meta, Struct

from cookoff.engine import Move
from cookoff.physics.port import Face, Throw, Vec3
from cookoff.physics.queries import Aim

from .chips import Place


class Launch(Struct, frozen=True, forbid_unknown_fields=True):
    """How a chip leaves the hand (THR-12), in SI units; fields as in the physics' `Throw`."""

    release: Vec3
    velocity: Vec3
    spin: float = 0.0
    tumble: float = 0.0
    tilt: float = 0.0
    facing: float = 0.0
    down: Face = Face.FRONT
    """The side that looks down; the value is on the front."""

    @classmethod
    def of(cls, throw: Throw) -> "Launch":
        """The launch of a throw."""
        return cls(
            throw.release, throw.velocity, throw.spin, throw.tumble, throw.tilt, throw.facing, throw.down
        )  # fmt: skip

    def throw(self, chip: int) -> Throw:
        """The throw of the chip of that number."""
        return Throw(
            chip=chip,
            release=self.release,
            velocity=self.velocity,
            spin=self.spin,
            tumble=self.tumble,
            tilt=self.tilt,
            facing=self.facing,
            down=self.down,
        )


Value = Annotated[int, Meta(ge=0, le=99_999)]
Kind = Annotated[int, Meta(ge=0, le=98)]
"""An ingredient or a recipe, by its number in the components."""


class ThrowChip(Move, frozen=True):
    """Throw a chip of this value with this launch; the hand's error comes on top (THR-30)."""

    value: Value
    launch: Launch

    def to_others(self) -> "ThrowChipSeen":
        """The others see the flight, but neither the value nor the intent."""
        return ThrowChipSeen()


class ThrowChipSeen(Move, frozen=True):
    """What the others see of a `ThrowChip`; not a legal move."""


class AimChip(Move, frozen=True):
    """Throw a chip of this value with this aim; the hand's error comes on top (THR-30)."""

    value: Value
    aim: Aim

    def to_others(self) -> "AimChipSeen":
        """The others see the flight, but neither the value nor the intent."""
        return AimChipSeen()

    def one_of_many(self) -> bool:
        """See `Move`: there is one for every target, side and style."""
        return True


class AimChipSeen(Move, frozen=True):
    """What the others see of an `AimChip`; not a legal move."""


class CallChip(Move, frozen=True):
    """The head chef decides which outline a doubtful chip counts for (THR-21)."""

    chip: int
    place: Place


ThrowMove = ThrowChip | ThrowChipSeen | AimChip | AimChipSeen
"""For a room's union of moves. The seen ones are included so that a seat's replay can be decoded."""
