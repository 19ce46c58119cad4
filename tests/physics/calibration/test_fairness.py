import mujoco
import pytest

from cookoff.physics.calibration.dice.fairness import chi_square, chi_square_tail, tally
from cookoff.physics.port import DieKind
from cookoff.physics.real.dice.model import DiceKey, describe
from cookoff.physics.real.simulator import RealSimulator


# Critical values of the 0.1 % and the 5 % level, from any printed table.
@pytest.mark.parametrize(
    ("statistic", "freedom", "p"),
    [
        (20.515, 5, 0.001),
        (24.322, 7, 0.001),
        (27.877, 9, 0.001),
        (11.070, 5, 0.05),
        (18.307, 10, 0.05),
        (9.488, 4, 0.05),
    ],
)
def test_the_tail_agrees_with_the_tables(statistic: float, freedom: int, p: float) -> None:
    assert chi_square_tail(statistic, freedom) == pytest.approx(p, rel=1e-3)


def test_equal_counts_are_as_fair_as_can_be() -> None:
    assert chi_square((7, 7, 7, 7)) == (0.0, 3, 1.0)


def test_unequal_counts_are_not() -> None:
    assert chi_square((100, 150)).statistic == pytest.approx(10.0)
    assert chi_square((60, 60, 60, 60, 60, 160)).p < 1e-9


@pytest.mark.long
@pytest.mark.parametrize("kind", list(DieKind))
def test_dice_are_fair(kind: DieKind) -> None:
    found = tally(RealSimulator(), kind, 600, seed=77)
    assert sum(found.counts) == 600
    assert chi_square(found.counts).p > 0.001
    assert found.cocked < 0.03 * found.rolled
    assert found.forced == 0


@pytest.mark.long
def test_a_loaded_die_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """A d6 with its centre of mass 2 mm nearer to the 6 shows the 1 too often."""

    def build(key: DiceKey) -> mujoco.MjModel:
        text = describe(key)
        loaded = text.replace('<inertial pos="0 0 0"', '<inertial pos="-0.002 0 0"')
        assert loaded != text
        return mujoco.MjModel.from_xml_string(loaded)

    monkeypatch.setattr("cookoff.physics.real.dice.runner.build", build)
    found = tally(RealSimulator(), DieKind.D6, 600, seed=77)
    assert chi_square(found.counts).p < 0.001
    assert max(found.counts) == found.counts[0]
