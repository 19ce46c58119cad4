import math
import subprocess
import sys

import numpy as np
import pytest

from cookoff.physics.common.keyframes import poses, track
from cookoff.physics.port import (
    UPRIGHT,
    Contact,
    InvalidInput,
    Motion,
    Rest,
    Surface,
    Vec3,
    motion_from_binary,
    motion_from_json,
    motion_to_binary,
    motion_to_json,
)

FRAMES = np.array(
    [(0.01 * i, -0.4 + 0.013 * i, 0.1 - 0.001 * i, math.cos(0.1 * i), 0, 0, math.sin(0.1 * i)) for i in range(90)]
)
MOTION = Motion(
    "test",
    "1",
    1.5,
    (Rest(3, Vec3(0.1, 0.2, 0.0), UPRIGHT), Rest(4, Vec3(1.0, 0.0, -0.5), UPRIGHT, gone=True)),
    (Contact(0.25, 3, Surface.BOARD, speed=1.5), Contact(0.3, 3, Surface.CHIP, 4)),
    (track(3, FRAMES),),
)


def test_a_motion_survives_both_codecs() -> None:
    assert motion_from_json(motion_to_json(MOTION)) == MOTION
    assert motion_from_binary(motion_to_binary(MOTION)) == MOTION


def test_keyframes_keep_tenths_of_a_millimetre() -> None:
    decoded = poses(MOTION.tracks[0])
    assert len(decoded) == len(FRAMES)
    for pose, frame in zip(decoded, FRAMES, strict=True):
        assert math.dist((pose.position.x, pose.position.y, pose.position.z), frame[:3].tolist()) < 1e-4
        q = pose.orientation
        assert abs(q.w * frame[3] + q.z * frame[6]) > 0.99999


def test_keyframes_begin_and_end_with_the_motion() -> None:
    assert len(poses(track(1, FRAMES[[0] * 50]))) == 1
    waiting = track(1, np.concatenate((FRAMES[[0] * 30], FRAMES[:10], FRAMES[[9] * 50])))
    assert waiting.start == 30
    assert len(poses(waiting)) == 10


def test_opposite_quaternions_are_one_orientation() -> None:
    turned_over = FRAMES * np.where(np.arange(90) % 2, -1, 1)[:, None] ** np.array([0, 0, 0, 1, 1, 1, 1])
    assert track(1, turned_over) == track(1, FRAMES)


@pytest.mark.parametrize("bad", [b"", b"\xc1", b"nonsense", motion_to_json(MOTION)[:50], b'{"engine":3}'])
def test_broken_data_is_refused(bad: bytes) -> None:
    with pytest.raises(InvalidInput):
        motion_from_json(bad)
    with pytest.raises(InvalidInput):
        motion_from_binary(bad)


def test_forced_moves_name_the_rule() -> None:
    assert not MOTION.forced
    assert Motion("t", "1", 3.0, (Rest(1, Vec3(0, 0, 0), UPRIGHT, forced=True),), (), ()).forced


def test_the_port_needs_no_engine() -> None:
    engines = ("mujoco", "numba", "numpy")
    code = f"import sys, cookoff.physics.port; sys.exit(any(m in sys.modules for m in {engines}))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
