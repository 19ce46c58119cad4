"""The port to the physics: scenes, throws, and the `Simulator` that turns them into motions.

Games import this module, `queries`, `hand`, `readings`, `solids` and `geometry`, and nothing else of the package; a
contract in
`pyproject.toml` checks it. None of them imports an engine.
"""

from enum import Enum
from typing import Annotated, Protocol

from msgspec import Meta, Struct

from cookoff.physics.core.board import (
    Board,
    BoardMeasures,
    ChipMeasures,
    ChipPair,
    Circle,
    Limits,
    Materials,
    Outline,
    Pair,
    Polygon,
    board_from,
    load_board,
    sample_board,
)
from cookoff.physics.core.errors import InvalidInput
from cookoff.physics.core.motion import (
    BodyId,
    BodyPose,
    Contact,
    Motion,
    Rest,
    Surface,
    Track,
    motion_from_binary,
    motion_from_json,
    motion_to_binary,
    motion_to_json,
)
from cookoff.physics.geometry import FLIPPED, UPRIGHT, Quat, Vec2, Vec3

__all__ = [
    "FLIPPED",
    "MOST_CHIPS",
    "UPRIGHT",
    "Board",
    "BoardMeasures",
    "BodyPose",
    "Card",
    "ChipMeasures",
    "ChipPair",
    "ChipSimulator",
    "Circle",
    "Contact",
    "DiceSimulator",
    "DiceThrow",
    "Die",
    "DieKind",
    "Face",
    "InvalidInput",
    "Limits",
    "Materials",
    "Motion",
    "Outline",
    "Pair",
    "Plate",
    "Polygon",
    "Quat",
    "Release",
    "Rest",
    "Scene",
    "Simulator",
    "Surface",
    "Throw",
    "Tower",
    "Track",
    "Vec2",
    "Vec3",
    "board_from",
    "load_board",
    "motion_from_binary",
    "motion_from_json",
    "motion_to_binary",
    "motion_to_json",
    "sample_board",
]

MOST_CHIPS = 25
"""The most chips in a scene, including the thrown one."""

Angle = Annotated[float, Meta(ge=-3.1416, le=3.1416)]
Tilt = Annotated[float, Meta(ge=-1.5708, le=1.5708)]
Rate = Annotated[float, Meta(ge=-100.0, le=100.0)]


class Face(Enum):
    """The two sides of a chip. The front is the side its own z axis points out of."""

    FRONT = "front"
    BACK = "back"


class Scene(Struct, frozen=True, forbid_unknown_fields=True):
    """A board and the chips that lie on it, at rest."""

    board: Board
    chips: Annotated[tuple[BodyPose, ...], Meta(max_length=MOST_CHIPS)] = ()


class Throw(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How a chip leaves the hand. Tilt and tumble are about one horizontal axis, to the throw's left."""

    chip: BodyId
    """The number of the chip; none of those lying."""
    release: Vec3
    """The chip's centre: outside the board, within the limits' reach and height."""
    velocity: Vec3
    spin: Rate = 0.0
    """About the chip's axis, in rad/s; positive is anticlockwise seen from above."""
    tumble: Rate = 0.0
    """About the horizontal axis, in rad/s; positive lifts the leading edge."""
    tilt: Tilt = 0.0
    """Of the chip's plane, in radians; positive lifts the leading edge."""
    facing: Angle = 0.0
    """Turns that horizontal axis away from the direction of the throw, in radians; π/2 tilts sideways."""
    down: Face = Face.FRONT
    """The side that looks down at release."""


class DieKind(Enum):
    """Dice by their number of faces."""

    D6 = "d6"
    D8 = "d8"
    D10 = "d10"


class Die(Struct, frozen=True, forbid_unknown_fields=True):
    """A die, lying somewhere or still in the hand."""

    id: BodyId
    kind: DieKind
    size: Annotated[float, Meta(ge=0.005, le=0.05)]
    """Distance between opposite faces, in metres."""
    mass: Annotated[float, Meta(ge=0.0005, le=0.1)]
    position: Vec3 | None = None
    """Where it lies; None for a die in the hand."""
    orientation: Quat | None = None


class Release(Struct, frozen=True, forbid_unknown_fields=True):
    """How one die leaves the hand or the tongs."""

    die: BodyId
    position: Vec3
    orientation: Quat = UPRIGHT
    velocity: Vec3 = Vec3(0.0, 0.0, 0.0)
    rotation: Vec3 = Vec3(0.0, 0.0, 0.0)
    """Angular velocity in the fixed axes, in rad/s."""


class DiceThrow(Struct, frozen=True, forbid_unknown_fields=True):
    """A handful of dice, let go together."""

    releases: Annotated[tuple[Release, ...], Meta(min_length=1, max_length=MOST_CHIPS)]


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """A flat card on a table, to roll dice onto. Its upper surface is z = 0."""

    width: Annotated[float, Meta(ge=0.02, le=1.0)]
    depth: Annotated[float, Meta(ge=0.02, le=1.0)]
    thickness: Annotated[float, Meta(ge=0.0002, le=0.02)]
    table: Annotated[float, Meta(ge=0.0, le=3.0)]
    """How far the table reaches beyond the card, on every side."""
    die_card: Pair
    die_table: Pair
    die_die: Pair
    time: Annotated[float, Meta(ge=0.5, le=10.0)] = 4.0
    """Seconds after which anything that still moves is brought to rest by rule."""


class Plate(Struct, frozen=True, forbid_unknown_fields=True):
    """A round flat plate on a table, to build a tower on. Its upper surface is z = 0."""

    diameter: Annotated[float, Meta(ge=0.02, le=0.5)]
    thickness: Annotated[float, Meta(ge=0.0005, le=0.05)]
    table: Annotated[float, Meta(ge=0.0, le=3.0)]
    die_plate: Pair
    die_table: Pair
    die_die: Pair
    time: Annotated[float, Meta(ge=0.5, le=10.0)] = 2.0
    """As for a card. Towers fall in half of it; a die leaning over the plate's edge can rock for longer."""


class Tower(Struct, frozen=True, forbid_unknown_fields=True):
    """The dice on a plate, and the one about to be set down (without a pose)."""

    plate: Plate
    dice: Annotated[tuple[Die, ...], Meta(min_length=1, max_length=MOST_CHIPS)]


class ChipSimulator(Protocol):
    """Turns a throw into a finished motion.

    The same input gives the same motion, byte for byte, in any process and after any other input. Bad input raises
    InvalidInput, which names the field.
    """

    def throw(self, scene: Scene, throw: Throw) -> Motion:
        """Throw a chip onto the scene and let everything come to rest."""
        ...

    def settle(self, scene: Scene) -> Motion:
        """Let the scene come to rest under gravity, for example after a chip was removed from under others."""
        ...


class DiceSimulator(Protocol):
    """The same for dice and towers."""

    def roll(self, dice: tuple[Die, ...], throw: DiceThrow, card: Card) -> Motion:
        """Roll the dice named by the throw onto the card; the others lie there and may be hit."""
        ...

    def place(self, tower: Tower, release: Release) -> Motion:
        """Let go of one die over the tower."""
        ...

    def watch(self, tower: Tower, seconds: float, wary: float | None = None) -> Motion:
        """Observe a standing tower for `seconds`. Nothing counts as resting for the first `wary` of them."""
        ...


class Simulator(ChipSimulator, DiceSimulator, Protocol):
    """A simulator of everything. The real one decides games, the quick one serves search and statistics."""
