"""The result of a simulation: rest poses, contacts and keyframes."""

from enum import Enum
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from cookoff.physics.core.errors import decode_binary, decode_json
from cookoff.physics.geometry import Quat, Vec3

BodyId = Annotated[int, Meta(ge=0, le=9999)]
"""The caller's number for a chip or a die."""
Seconds = Annotated[float, Meta(ge=0.0, le=60.0)]


class BodyPose(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a body's centre is and how it is turned."""

    id: BodyId
    position: Vec3
    orientation: Quat

    def row(self) -> list[float]:
        """x, y, z, qw, qx, qy, qz: a row of the simulators' arrays."""
        p, q = self.position, self.orientation
        return [p.x, p.y, p.z, q.w, q.x, q.y, q.z]


class Rest(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Where a body that moved has come to rest."""

    id: BodyId
    position: Vec3
    orientation: Quat
    gone: bool = False
    """It left the table; the pose is its last one."""
    forced: bool = False
    """It did not settle in time and was laid down by rule."""


class Surface(Enum):
    """What a body can touch."""

    BOARD = "board"
    RIM = "rim"
    TABLE = "table"
    CHIP = "chip"
    CARD = "card"
    PLATE = "plate"
    DIE = "die"


class Contact(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The first time two things touched in this motion."""

    time: Seconds
    body: BodyId
    surface: Surface
    other: BodyId | None = None
    """The other body, if the surface belongs to one."""
    speed: float = 0.0
    """How fast `body` was just before, in m/s."""


Deltas = tuple[int, ...]


class Track(Struct, frozen=True, forbid_unknown_fields=True):
    """One body's keyframes, by column: the first value, then the change from frame to frame.

    Positions are in tenths of a millimetre, quaternion components in thousandths. See
    `cookoff.physics.common.keyframes`.
    """

    id: BodyId
    start: int
    """The number of the first frame; until then the body lies where the scene has it."""
    x: Deltas
    y: Deltas
    z: Deltas
    qw: Deltas
    qx: Deltas
    qy: Deltas
    qz: Deltas


class Motion(Struct, frozen=True, forbid_unknown_fields=True):
    """A finished motion. The rest poses decide games; the tracks are only drawn."""

    engine: str
    version: str
    duration: Seconds
    """When everything was at rest, in seconds after the release."""
    rest: tuple[Rest, ...]
    """Everything that moved. Bodies not listed did not move at all."""
    contacts: tuple[Contact, ...]
    """First touches, in the order of time."""
    tracks: tuple[Track, ...]
    rate: int = 60
    """Keyframes a second."""

    @property
    def forced(self) -> bool:
        """Something had to be brought to rest by rule."""
        return any(rest.forced for rest in self.rest)


def motion_to_json(motion: Motion) -> bytes:
    """As JSON text."""
    return msgspec.json.encode(motion)


def motion_from_json(data: bytes | str) -> Motion:
    """The inverse of `motion_to_json`; InvalidInput names the field that is wrong."""
    return decode_json(data, Motion)


def motion_to_binary(motion: Motion) -> bytes:
    """In the compact binary form (MessagePack)."""
    return msgspec.msgpack.encode(motion)


def motion_from_binary(data: bytes) -> Motion:
    """The inverse of `motion_to_binary`; InvalidInput names the field that is wrong."""
    return decode_binary(data, Motion)
