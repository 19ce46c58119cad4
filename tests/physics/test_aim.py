import math

import pytest

from cookoff.physics.aim import NEAR, Aimed, Aimer, CannotReach
from cookoff.physics.hand import Style
from cookoff.physics.port import Motion, Scene, Surface, Throw, Vec2
from cookoff.physics.real.simulator import RealSimulator
from tests.physics.scenes import BOARD


class Counting(RealSimulator):
    """Counts the throws it is asked for."""

    throws = 0

    def throw(self, scene: Scene, throw: Throw) -> Motion:
        self.throws += 1
        return super().throw(scene, throw)


SIMULATOR = RealSimulator()
AIMER = Aimer(SIMULATOR)


def rests(found: Aimed) -> tuple[float, float]:
    (rest,) = SIMULATOR.throw(Scene(BOARD), found.throw).rest
    return rest.position.x, rest.position.y


@pytest.mark.parametrize(
    ("style", "target"),
    [
        (Style.LOB, Vec2(0.0, -0.15)),
        (Style.LOB, Vec2(-0.15, 0.0)),
        (Style.SNAP, Vec2(0.15, 0.15)),
        (Style.SLIDE, Vec2(0.07, 0.1)),
    ],
)
def test_the_throw_comes_to_rest_at_the_target(style: Style, target: Vec2) -> None:
    found = AIMER.aim(BOARD, target, style)
    assert isinstance(found, Aimed), found
    assert math.dist(rests(found), (target.x, target.y)) == pytest.approx(found.miss)
    assert found.miss <= NEAR


def test_from_any_side() -> None:
    for stance in (Vec2(0.6, 0.1), Vec2(-0.1, 0.6), Vec2(-0.5, -0.5)):
        found = AIMER.aim(BOARD, Vec2(0.0, 0.0), Style.LOB, stance)
        assert isinstance(found, Aimed), found
        assert math.hypot(*rests(found)) <= NEAR


def test_a_bank_comes_back_from_the_far_rim() -> None:
    found = AIMER.aim(BOARD, Vec2(0.0, 0.19), Style.BANK)
    assert isinstance(found, Aimed), found
    surfaces = [contact.surface for contact in SIMULATOR.throw(Scene(BOARD), found.throw).contacts]
    assert surfaces.index(Surface.BOARD) < surfaces.index(Surface.RIM) or surfaces.count(Surface.RIM) > 1


@pytest.mark.parametrize(
    ("target", "style", "stance", "reason"),
    [
        (Vec2(0.25, 0.0), Style.LOB, None, "inside the rim"),
        (Vec2(0.0, math.nan), Style.LOB, None, "inside the rim"),
        (Vec2(0.0, -0.15), Style.SNAP, None, "too fast"),
        (Vec2(0.0, 0.0), Style.BANK, None, "cm away"),
        (Vec2(0.0, 0.0), Style.LOB, Vec2(0.1, 0.1), "over the board"),
    ],
)
def test_an_unreachable_target_is_reported(target: Vec2, style: Style, stance: Vec2 | None, reason: str) -> None:
    found = AIMER.aim(BOARD, target, style, stance)
    assert isinstance(found, CannotReach)
    assert reason in found.reason


def test_a_solved_puzzle_is_remembered() -> None:
    simulator = Counting()
    aimer = Aimer(simulator)
    first = aimer.aim(BOARD, Vec2(0.0, 0.0), Style.LOB)
    asked = simulator.throws
    assert 5 < asked < 30
    assert aimer.aim(BOARD, Vec2(0.0, 0.0), Style.LOB) == first
    assert simulator.throws == asked
    assert Aimer(RealSimulator()).aim(BOARD, Vec2(0.0, 0.0), Style.LOB) == first
