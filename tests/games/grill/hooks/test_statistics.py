"""What is counted of throws."""

import pytest
from tests.games.grill.grounds import RIGHT, at, launch, motion

from cookoff.games.grill.hooks.statistics import ThrowStatistics
from cookoff.games.grill.rules import events as e
from cookoff.games.grill.rules.chips import BARE, DOUBT, OUT


def test_throws_are_counted_by_where_they_end_and_what_they_knock() -> None:
    counting = ThrowStatistics()
    for number, place in enumerate((RIGHT, DOUBT, BARE, OUT)):
        ends = motion(at(0.1 * number, 0.0, number=number))
        counting.see(e.ChipFlew(0, number, None, launch(), ends, (e.Lies(number, place),)))
    # One chip is struck, another only trembles.
    ends = motion(at(0.2, 0.1, number=4), at(0.05, 0.0, number=0), at(0.1, 0.0001, number=1))
    lies = tuple(e.Lies(number, BARE) for number in (4, 0, 1))
    counting.see(e.ChipFlew(0, 4, None, launch(), ends, lies))
    counting.see(e.ChipsSettled(motion(at(0.2, 0.1, number=4)), (e.Lies(4, BARE),)))
    counting.see(e.ChipsBack((0,)))
    counting.see(e.ChipsGathered())
    assert counting.tally() == {"rounds": 2, "throws": 5, "valid": 2, "bare": 2, "out": 1, "knocked": 1}
    report = ThrowStatistics.report(counting.tally(), 1)
    assert report["rounds"] == 2
    assert report["throws"] == pytest.approx({"valid": 0.4, "bare": 0.4, "out": 0.2, "knocked": 0.2})
