"""Keyframes as small whole numbers: 60 a second, tenths of a millimetre, thousandths of a quaternion."""

from collections.abc import Sequence
from itertools import accumulate, pairwise

from cookoff.physics.geometry import Quat, Vec3
from cookoff.physics.motion import BodyPose, Deltas, Track

RATE = 60
STEPS_PER_METRE = 10_000
STEPS_PER_TURN = 1_000

Frame = Sequence[float]
"""x, y, z, qw, qx, qy, qz."""


def track(body: int, start: int, frames: Sequence[Frame]) -> Track:
    """Quantise the frames of one body; frames at the end in which nothing changes any more are left out."""
    rows: list[list[int]] = []
    previous: Frame | None = None
    for frame in frames:
        quat = list(frame[3:7])
        # q and −q are the same orientation: stay near the last one, so that the changes are small
        if previous is not None and sum(a * b for a, b in zip(quat, previous, strict=True)) < 0.0:
            quat = [-q for q in quat]
        previous = quat
        rows.append([round(v * STEPS_PER_METRE) for v in frame[:3]] + [round(q * STEPS_PER_TURN) for q in quat])
    while len(rows) > 1 and rows[-1] == rows[-2]:
        rows.pop()
    return Track(body, start, *(_deltas([row[i] for row in rows]) for i in range(7)))


def poses(track: Track) -> list[BodyPose]:
    """The poses of a track, frame by frame, from its `start` on."""
    columns = [list(accumulate(column)) for column in _columns(track)]
    found = []
    for x, y, z, *q in zip(*columns, strict=True):
        norm = sum(c * c for c in q) ** 0.5 or 1.0
        found.append(
            BodyPose(
                track.id,
                Vec3(x / STEPS_PER_METRE, y / STEPS_PER_METRE, z / STEPS_PER_METRE),
                Quat(*(c / norm for c in q)),
            )
        )
    return found


def _columns(track: Track) -> tuple[Deltas, ...]:
    return (track.x, track.y, track.z, track.qw, track.qx, track.qy, track.qz)


def _deltas(values: list[int]) -> Deltas:
    return tuple(values[:1] + [after - before for before, after in pairwise(values)])
