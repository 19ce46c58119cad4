"""Keyframes as small whole numbers: 60 a second, tenths of a millimetre, thousandths of a quaternion."""

from itertools import accumulate

import numpy as np
import numpy.typing as npt

from cookoff.physics.geometry import Quat, Vec3
from cookoff.physics.motion import BodyPose, Track

RATE = 60
STEPS_PER_METRE = 10_000
STEPS_PER_TURN = 1_000

_SCALE = np.array([STEPS_PER_METRE] * 3 + [STEPS_PER_TURN] * 4)


def track(body: int, frames: npt.NDArray[np.float64]) -> Track:
    """Quantise the frames of one body, a row x, y, z, qw, qx, qy, qz each, from the first frame of the motion on.

    Frames in which it does not move, before and after, are left out: the track begins with the last frame at rest.
    """
    frames = frames.copy()
    # q and −q are the same orientation: stay near the last one, so that the changes are small
    same = np.einsum("ij,ij->i", frames[1:, 3:], frames[:-1, 3:]) >= 0.0
    frames[1:, 3:] *= np.cumprod(np.where(same, 1.0, -1.0))[:, None]
    whole = np.rint(frames * _SCALE).astype(np.int64)
    changes = np.diff(whole, axis=0)
    moving = np.flatnonzero(changes.any(axis=1))
    first, last = (int(moving[0]), int(moving[-1]) + 1) if len(moving) else (0, 0)
    rows = np.vstack((whole[first : first + 1], changes[first:last]))
    return Track(body, first, *(tuple(column) for column in rows.T.tolist()))


def poses(track: Track) -> list[BodyPose]:
    """The poses of a track, frame by frame, from its `start` on."""
    columns = (track.x, track.y, track.z, track.qw, track.qx, track.qy, track.qz)
    found = []
    for x, y, z, *q in zip(*(accumulate(column) for column in columns), strict=True):
        norm = sum(c * c for c in q) ** 0.5 or 1.0
        found.append(
            BodyPose(
                track.id,
                Vec3(x / STEPS_PER_METRE, y / STEPS_PER_METRE, z / STEPS_PER_METRE),
                Quat(*(c / norm for c in q)),
            )
        )
    return found
