import math
import statistics
from random import Random

import pytest

from cookoff.physics.hand import PERFECT, Style, execute, hand_data, skill
from cookoff.physics.port import Throw, Vec3
from tests.physics.scenes import BOARD, toss

MEANT = toss(velocity=Vec3(0.3, 2.0, 0.4), tumble=3.0)


def made(name: str, count: int) -> list[Throw]:
    rng = Random(5)
    return [execute(MEANT, skill(name), rng.gauss, BOARD.limits) for _ in range(count)]


def heading(throw: Throw) -> float:
    return math.atan2(throw.velocity.y, throw.velocity.x)


def loft(throw: Throw) -> float:
    return math.atan2(throw.velocity.z, math.hypot(throw.velocity.x, throw.velocity.y))


def test_a_perfect_hand_has_no_error() -> None:
    assert skill("perfect") == PERFECT
    assert made("perfect", 3) == [MEANT] * 3


@pytest.mark.parametrize("name", ["steady", "average", "casual", "clumsy"])
def test_a_hands_error_follows_its_skill(name: str) -> None:
    throws, level = made(name, 4000), skill(name)
    speed = MEANT.velocity.length()
    assert statistics.stdev(map(heading, throws)) == pytest.approx(level.direction, rel=0.06)
    assert statistics.stdev(t.velocity.length() / speed for t in throws) == pytest.approx(level.speed, rel=0.06)
    assert statistics.stdev(map(loft, throws)) == pytest.approx(level.loft, rel=0.06)
    assert statistics.stdev(t.spin / MEANT.spin for t in throws) == pytest.approx(level.spin, rel=0.06)
    assert statistics.mean(map(heading, throws)) == pytest.approx(heading(MEANT), abs=level.direction / 10)
    assert {t.release for t in throws} == {MEANT.release}


def test_the_same_seed_gives_the_same_throws() -> None:
    assert made("clumsy", 5) == made("clumsy", 5)
    assert len(set(made("clumsy", 5))) == 5


def test_no_hand_breaks_the_limits() -> None:
    rng, limits = Random(1), BOARD.limits
    hard = toss(velocity=Vec3(0.0, 8.0, 0.0), spin=60.0)
    for _ in range(200):
        throw = execute(hard, skill("clumsy"), rng.gauss, limits)
        assert throw.velocity.length() <= limits.speed
        assert abs(throw.spin) <= limits.spin


def test_skills_get_worse_from_perfect_to_clumsy() -> None:
    order = [skill(name) for name in ("perfect", "steady", "average", "casual", "clumsy")]
    for field in ("direction", "speed", "loft", "spin"):
        values = [getattr(level, field) for level in order]
        assert values == sorted(set(values))
    assert set(hand_data().styles) == set(Style)
    with pytest.raises(KeyError):
        skill("godlike")
