"""Free flight: the parabola of the textbook, as the keyframes of a thrown chip show it."""

import math

from cookoff.physics.calibration.checks.row import CheckRow
from cookoff.physics.common.keyframes import poses
from cookoff.physics.geometry import GRAVITY
from cookoff.physics.port import Scene, Throw, Vec3, sample_board
from cookoff.physics.real.simulator import RealSimulator

ALLOWED = 0.001


def free_flight() -> list[CheckRow]:
    """How far a chip in the air is from the parabola, as a share of the way it has flown."""
    board, simulator = sample_board(), RealSimulator()
    worst, longest = 0.0, 0.0
    for velocity, tumble in ((Vec3(0.3, 1.2, 1.5), 0.0), (Vec3(-0.2, 0.8, 2.5), 25.0), (Vec3(0.0, 2.5, 0.0), 60.0)):
        release = Vec3(0.0, -0.4, 0.4)
        throw = Throw(chip=0, release=release, velocity=velocity, spin=30.0, tumble=tumble)
        motion = simulator.throw(Scene(board), throw)
        landing = min(contact.time for contact in motion.contacts)
        flown = 0.0
        before = release
        for frame, pose in enumerate(poses(motion.tracks[0])):
            t = frame / motion.rate
            if t > landing:
                break
            t = round(t * 1000) / 1000  # frames are taken at whole milliseconds
            drop = velocity.z * t - GRAVITY * t * t / 2.0
            p = pose.position
            flown += math.dist((p.x, p.y, p.z), (before.x, before.y, before.z))
            before = p
            off = math.dist((p.x, p.y, p.z), (velocity.x * t, -0.4 + velocity.y * t, 0.4 + drop))
            if flown > 0.1:
                worst = max(worst, off / flown)
        longest = max(longest, flown)
    return [
        CheckRow(
            f"free flight, off the parabola (up to {longest:.1f} m)",
            "0 %",
            f"{worst:.3%}",
            f"under {ALLOWED:.1%}",
            worst < ALLOWED,
        )
    ]
