import pytest
from bench.throws.hits import share

THROWS = 30


def hits(row: str, style: str, hand: str, throws: int = THROWS) -> float:
    return share((row, style, hand), throws)[1]


def knocks(row: str, style: str, hand: str) -> float:
    return share((row, style, hand), THROWS)[2]


@pytest.mark.long
def test_a_lob_is_best_for_the_near_row() -> None:
    lob = hits("near", "lob", "casual", 3 * THROWS)
    assert lob > hits("near", "snap", "casual")
    assert lob >= hits("near", "slide", "casual", 3 * THROWS)


@pytest.mark.long
def test_a_snap_is_best_for_the_far_row() -> None:
    snap = hits("far", "snap", "average")
    assert snap > hits("far", "lob", "average")
    assert snap >= hits("far", "slide", "average")


@pytest.mark.long
def test_a_fast_slide_knocks_and_a_lob_does_not() -> None:
    assert knocks("middle", "slide", "steady") > 0.8
    assert knocks("middle", "lob", "steady") < 0.2


@pytest.mark.long
def test_better_hands_hit_more() -> None:
    shares = [hits("far", "snap", hand) for hand in ("clumsy", "average", "steady")]
    assert shares == sorted(set(shares))
