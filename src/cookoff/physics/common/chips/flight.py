"""Free flight in closed form: a parabola and a torque-free rotation."""

import math

import numpy as np
import numpy.typing as npt

from cookoff.physics.core.board import Board, ChipMeasures
from cookoff.physics.geometry import FLIPPED, GRAVITY, UPRIGHT, Quat, Vec3, about
from cookoff.physics.port import Face, Throw

Array = npt.NDArray[np.float64]


class Departure:
    """The state of a chip as it leaves the hand, in the fixed axes."""

    def __init__(self, throw: Throw) -> None:
        v = throw.velocity
        heading = (math.atan2(v.y, v.x) if v.x or v.y else 0.0) + throw.facing
        across = Vec3(math.sin(heading), -math.cos(heading), 0.0)
        tilted = about(across, throw.tilt)
        upward = tilted.turn(Vec3(0.0, 0.0, 1.0))
        self.position = throw.release
        self.velocity = v
        self.orientation: Quat = tilted.times(FLIPPED if throw.down is Face.FRONT else UPRIGHT)
        self.rotation = Vec3(
            upward.x * throw.spin + across.x * throw.tumble,
            upward.y * throw.spin + across.y * throw.tumble,
            upward.z * throw.spin + across.z * throw.tumble,
        )
        """Angular velocity."""
        self.keeps_its_plane = throw.tumble == 0.0
        self.tilt = throw.tilt


def inertia(chip: ChipMeasures) -> tuple[float, float]:
    """Moments of inertia of a disc with a hole: about a diameter, and about its axis."""
    square = (chip.diameter / 2.0) ** 2 + (chip.hole / 2.0) ** 2
    return chip.mass * (3.0 * square + chip.thickness**2) / 12.0, chip.mass * square / 2.0


def time_above(board: Board, departure: Departure, ceiling: float) -> float:
    """How long the whole chip stays above `ceiling`; 0 if it may be lower at once."""
    chip = board.chip
    if departure.keeps_its_plane:
        reach = chip.diameter / 2.0 * abs(math.sin(departure.tilt)) + chip.thickness / 2.0 * math.cos(departure.tilt)
    else:
        reach = math.hypot(chip.diameter, chip.thickness) / 2.0
    drop = departure.position.z - reach - ceiling
    if drop <= 0.0:
        return 0.0
    up = departure.velocity.z
    return (up + math.sqrt(up * up + 2.0 * GRAVITY * drop)) / GRAVITY


def fly(chip: ChipMeasures, departure: Departure, times: Array) -> tuple[Array, list[float]]:
    """Poses (x, y, z, qw, qx, qy, qz) at `times`, and the velocity at the last of them.

    The velocity is linear, then angular in the chip's own axes. A free disc is a symmetric top: its axis goes round
    the constant angular momentum at a constant rate, while the disc turns about its axis at another.
    """
    across_axis, along_axis = inertia(chip)
    p, v, q, w = departure.position, departure.velocity, departure.orientation, departure.rotation
    axis = q.axis_z()
    own_spin = w.x * axis.x + w.y * axis.y + w.z * axis.z
    ratio = along_axis / across_axis
    # Angular momentum divided by the moment about a diameter: the rate at which the axis goes round.
    lx, ly, lz = (part + (ratio - 1.0) * own_spin * a for part, a in ((w.x, axis.x), (w.y, axis.y), (w.z, axis.z)))
    precession = math.sqrt(lx * lx + ly * ly + lz * lz)
    extra = (1.0 - ratio) * own_spin
    half, turn = 0.5 * precession * times, 0.5 * extra * times
    sinc = np.sin(half) / precession if precession > 0.0 else 0.0 * times
    poses = np.empty((len(times), 7))
    poses[:, 0] = p.x + v.x * times
    poses[:, 1] = p.y + v.y * times
    poses[:, 2] = p.z + v.z * times - 0.5 * GRAVITY * times * times
    before = _times((np.cos(half), sinc * lx, sinc * ly, sinc * lz), (q.w, q.x, q.y, q.z))
    poses[:, 3], poses[:, 4], poses[:, 5], poses[:, 6] = _times(before, (np.cos(turn), 0.0, 0.0, np.sin(turn)))
    # In the chip's own axes the angular velocity only goes round z, backwards to the disc's extra turn.
    end = float(times[-1])
    mine = Quat(q.w, -q.x, -q.y, -q.z).turn(w)
    cos, sin = math.cos(extra * end), math.sin(extra * end)
    angular = [cos * mine.x + sin * mine.y, cos * mine.y - sin * mine.x, mine.z]
    return poses, [v.x, v.y, v.z - GRAVITY * end, *angular]


Part = Array | float
Parts = tuple[Part, Part, Part, Part]


def _times(a: Parts, b: Parts) -> Parts:
    return (
        a[0] * b[0] - a[1] * b[1] - a[2] * b[2] - a[3] * b[3],
        a[0] * b[1] + a[1] * b[0] + a[2] * b[3] - a[3] * b[2],
        a[0] * b[2] - a[1] * b[3] + a[2] * b[0] + a[3] * b[1],
        a[0] * b[3] + a[1] * b[2] - a[2] * b[1] + a[3] * b[0],
    )
