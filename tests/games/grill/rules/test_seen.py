"""Who knows what of the chips, and what the rest may be."""

from random import Random

import pytest
from tests.games.grill.grounds import LEFT, RIGHT, chip, grill

from cookoff.engine import encode
from cookoff.games.grill.rules.chips import Grill, Pouch, owned_chips
from cookoff.games.grill.rules.order import clockwise, highest, most_valuable, totals
from cookoff.games.grill.rules.seen import imagine, see

VALUES = (100, 200, 300, 400, 500, 600)


def table() -> Grill:
    """Seat 1 has thrown four: one lies hidden, one shown, one was seen and taken back, one went out unseen."""
    lying = (chip(0, 0, 300, LEFT), chip(1, 1, 400, RIGHT), chip(2, 1, 500, RIGHT, shown=True))
    mine = Pouch((100, 200, 400, 500), (600,), ())
    theirs = Pouch((100, 200), (300, 600), (300, 500))
    return Grill(lying, (mine, theirs), 6)


def test_the_owner_sees_the_own_values_and_others_see_numbers() -> None:
    seen = see(table(), 0)
    assert [each.value for each in seen.lying] == [300, None, 500]
    assert (seen.pouches[0].hand, seen.pouches[0].back) == ((100, 200, 400, 500), (600,))
    theirs = seen.pouches[1]
    assert (theirs.hand, theirs.back) == (None, None)
    assert (theirs.in_hand, theirs.taken_back, theirs.seen) == (2, 2, (300, 500))


def test_a_spectator_sees_what_everybody_has_seen() -> None:
    assert [each.value for each in see(table(), None).lying] == [None, None, 500]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_what_is_imagined_looks_the_same(seat: int | None) -> None:
    seen = see(table(), seat)
    hidden = set()
    for seed in range(40):
        twin = imagine(seen, VALUES, Random(seed))
        assert encode(see(twin, seat)) == encode(seen)
        assert all(owned_chips(twin, owner) == VALUES for owner in range(2))
        hidden.add(twin.lying[1].value)
    assert hidden == ({400} if seat == 1 else {100, 200, 400, 600})


def test_the_highest_total_wins_and_ties_go_clockwise_from_the_head_chef() -> None:
    chips = [chip(0, 0, 300, 1), chip(1, 1, 100, 1), chip(2, 1, 200, 1), chip(3, 2, 200, 1)]
    assert totals(chips, 3) == [300, 300, 200]
    assert [highest(chips, head, 3) for head in range(3)] == [0, 1, 0]
    assert most_valuable(chips, 1).value == 200
    assert clockwise(2, 3) == (2, 0, 1)
    assert grill().lying == ()
