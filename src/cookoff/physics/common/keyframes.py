"""Keyframes as small integers: 60 per second, tenths of a millimetre, thousandths of a quaternion."""

from collections.abc import Sequence
from itertools import accumulate

import numpy as np
import numpy.typing as npt

from cookoff.physics.core.motion import BodyPose, Track
from cookoff.physics.geometry import Quat, Vec3

RATE = 60
STEPS_PER_METRE = 10_000
STEPS_PER_TURN = 1_000

_SCALE = np.array([STEPS_PER_METRE] * 3 + [STEPS_PER_TURN] * 4)


def track(body: int, frames: npt.NDArray[np.float64]) -> Track:
    """The track of one body; see `tracks`."""
    return tracks([body], frames[:, None])[0]


def tracks(bodies: Sequence[int], frames: npt.NDArray[np.float64]) -> list[Track]:
    """Quantise frames × bodies × (x, y, z, qw, qx, qy, qz), from the first frame of the motion on.

    Frames before and after a body's movement are left out: its track starts with the last frame at rest.
    """
    # q and −q are the same orientation: stay near the last one, so that the changes are small
    near = np.einsum("fbq,fbq->fb", frames[1:, :, 3:], frames[:-1, :, 3:]) >= 0.0
    scaled = frames * _SCALE
    if not near.all():
        scaled[1:, :, 3:] *= np.cumprod(np.where(near, 1.0, -1.0), axis=0)[:, :, None]
    whole = np.rint(scaled).astype(np.int64)
    changes = whole[1:] - whole[:-1]
    moving = changes.any(axis=2)
    found = []
    for number, body in enumerate(bodies):
        when = moving[:, number].nonzero()[0]
        first, last = (int(when[0]), int(when[-1]) + 1) if len(when) else (0, 0)
        starts, columns = whole[first, number].tolist(), changes[first:last, number].T.tolist()
        found.append(Track(body, first, *((start, *column) for start, column in zip(starts, columns, strict=True))))
    return found


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
