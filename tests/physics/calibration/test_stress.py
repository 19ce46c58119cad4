import pytest
from bench.throws.stress import ALLOWED_OVERLAP, faults

from cookoff.physics.calibration.chips.overlap import worst_overlap
from cookoff.physics.calibration.chips.samples import ordeal
from cookoff.physics.port import FLIPPED, UPRIGHT, BodyPose, Quat, Scene, Vec3
from cookoff.physics.readings import settled
from cookoff.physics.real.simulator import RealSimulator
from tests.physics.scenes import BOARD, HALF

SIMULATOR = RealSimulator()


def trial(number: int) -> None:
    scene, throw = ordeal(BOARD, number)
    motion = SIMULATOR.throw(scene, throw)
    assert faults(scene, motion) == [], f"ordeal {number}"
    assert worst_overlap(settled(scene, motion)) < ALLOWED_OVERLAP, f"ordeal {number}"


def test_a_few_wild_throws_break_nothing() -> None:
    for number in range(32):
        trial(number)


@pytest.mark.long
def test_many_wild_throws_break_nothing() -> None:
    """`python -m bench throws/stress` does five thousand."""
    for number in range(100_000, 100_200):
        trial(number)


def test_overlap_is_seen() -> None:
    def overlap(*chips: tuple[float, float, float, Quat]) -> float:
        placed = (BodyPose(n, Vec3(x, y, z), q) for n, (x, y, z, q) in enumerate(chips))
        return worst_overlap(Scene(BOARD, tuple(placed)))

    assert overlap((0.0, 0.0, HALF, UPRIGHT)) < 1e-6
    assert overlap((0.0, 0.0, HALF - 0.001, UPRIGHT)) == pytest.approx(0.001, rel=0.01)
    side_by_side = 0.039 - 0.002
    assert overlap((0.0, 0.0, HALF, UPRIGHT), (side_by_side, 0.0, HALF, FLIPPED)) == pytest.approx(0.002, rel=0.01)
    assert overlap((0.208, 0.0, HALF, UPRIGHT)) == pytest.approx(0.0025, rel=0.01)
