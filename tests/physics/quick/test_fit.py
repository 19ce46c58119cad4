from pathlib import Path

import msgspec
import pytest

from cookoff.physics.calibration.chips.agreement import Trials
from cookoff.physics.calibration.chips.calibrate import Misfit, calibrate, real_motions
from cookoff.physics.port import InvalidInput, sample_board
from cookoff.physics.quick.chips.fit import Fit, load_fit, nearest, physical_digest, save_fit, shipped
from cookoff.physics.quick.chips.parameters import numbers
from cookoff.physics.quick.simulator import QuickSimulator
from cookoff.physics.real.simulator import RealSimulator
from tests.physics.scenes import BOARD

SAMPLE = nearest(BOARD, list(shipped()))


def quiet(_what: str, _done: int, _total: int) -> None:
    pass


def test_a_fit_for_the_sample_board_ships() -> None:
    assert SAMPLE.digest == physical_digest(sample_board())
    assert SAMPLE.engine.startswith("mujoco ")


def test_the_nearest_board_lends_its_fit() -> None:
    def wide(width: float) -> msgspec.Struct:
        return msgspec.structs.replace(BOARD.measures, width=width)

    fits = [msgspec.structs.replace(SAMPLE, board=str(width), measures=wide(width)) for width in (0.4, 0.6, 1.2)]
    for width, lender in ((0.41, "0.4"), (0.6, "0.6"), (0.7, "0.6"), (1.0, "1.2")):
        assert nearest(msgspec.structs.replace(BOARD, measures=wide(width)), fits).board == lender


def test_a_fit_survives_its_file(tmp_path: Path) -> None:
    save_fit(tmp_path / "a.json", SAMPLE)
    assert load_fit(tmp_path / "a.json") == SAMPLE
    assert load_fit(tmp_path / "a.json").name() == SAMPLE.name()


def test_a_bad_fit_is_refused_with_its_field(tmp_path: Path) -> None:
    path = tmp_path / "bad.json"
    with pytest.raises(InvalidInput, match="cannot be read"):
        load_fit(path)
    save_fit(path, msgspec.structs.replace(SAMPLE, fit=Fit(slide=-1.0)))
    with pytest.raises(InvalidInput) as caught:
        load_fit(path)
    assert caught.value.field == "fit.slide"
    path.write_text("{", "utf-8")
    with pytest.raises(InvalidInput, match="not JSON"):
        load_fit(path)


@pytest.mark.long
def test_calibrating_finds_its_way_back_to_another_quick_table() -> None:
    icy = msgspec.structs.replace(SAMPLE, fit=msgspec.structs.replace(SAMPLE.fit, slide=0.7 * SAMPLE.fit.slide))
    other = QuickSimulator(icy).throw
    told: list[str] = []

    def tell(what: str, done: int, total: int) -> None:
        assert 0 < done <= total
        told.append(what.split(" (", maxsplit=1)[0])

    start = calibrate([BOARD], tell, throws=25, rounds=0, real=other)
    found = calibrate([BOARD], tell, throws=25, rounds=8, real=other)
    assert set(told) == {"throwing on the real table", "fitting"}
    assert start.fit == Fit(), "what is known of this very board is not where it begins"
    assert found.misfit < 0.7 * start.misfit
    assert found == calibrate([BOARD], quiet, throws=25, rounds=8, real=other)
    assert found.digest == physical_digest(BOARD)
    assert found.engine.startswith("quick ")


@pytest.mark.long
def test_the_shipped_fit_still_fits_the_real_table() -> None:
    trials = Trials(BOARD, 200)
    misfit = Misfit(trials, real_motions(RealSimulator().throw, trials, quiet))
    assert misfit(numbers(BOARD, SAMPLE.fit)) < 3.0
    assert misfit(numbers(BOARD, msgspec.structs.replace(SAMPLE.fit, landing=0.3))) > 3.0


def test_a_given_fit_is_used(tmp_path: Path) -> None:
    mine = msgspec.structs.replace(SAMPLE, throws=1)
    assert QuickSimulator(mine).fit_of(BOARD) == (mine, True)
