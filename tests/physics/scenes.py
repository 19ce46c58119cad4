"""Boards with chips, and throws, for the tests."""

from random import Random

from cookoff.physics.calibration.chips import samples
from cookoff.physics.port import Scene, Throw, Vec3, sample_board

BOARD = sample_board()
HALF = BOARD.chip.thickness / 2


def lying(count: int, seed: int) -> Scene:
    """`count` chips lying in random places, none on another."""
    return samples.spread(BOARD, count, Random(seed))


def wild(seed: int) -> Throw:
    """Any throw the limits allow."""
    return samples.wild(BOARD, Random(seed))


def toss(**changes: object) -> Throw:
    """An ordinary throw from the near side, with some fields changed."""
    fields: dict[str, object] = {
        "chip": 0,
        "release": Vec3(0.0, -0.4, 0.1),
        "velocity": Vec3(0.0, 1.2, 0.5),
        "spin": 15.0,
    }
    return Throw(**(fields | changes))  # type: ignore[arg-type]  # the tests name real fields
