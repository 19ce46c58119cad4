"""Moves in the order in which hands made them, whatever the connections."""

import heapq
import random

import pytest

from cookoff.server.runtime.tables.arrivals import CAP, Arrivals, RoundTrips

GRABS = 4_000
REACTION = 25.0
"""The spread of when two equal players grab, in milliseconds."""
JITTER = 3.0


def share(rng: random.Random, trips: tuple[int, int], even: bool) -> float:
    """Return the first player's share of equal grabs, with these round trips in milliseconds."""
    measured = RoundTrips()
    for seat, trip in enumerate(trips):
        for _ in range(5 if even else 0):
            measured.measured(seat, round(trip + rng.gauss(0, JITTER)))
    arrivals: Arrivals[int] = Arrivals(measured)
    won = 0
    for grab in range(GRABS):
        moment = 10_000 * grab
        events = []
        for seat, trip in enumerate(trips):
            made = moment + 1000 + rng.gauss(0, REACTION)
            events.append((round(made + trip / 2 + abs(rng.gauss(0, JITTER))), seat))
        heapq.heapify(events)
        winner = None
        while winner is None:
            at, seat = heapq.heappop(events)
            ready = arrivals.add(seat, at, seat)
            while events and events[0][0] <= ready:
                at, other = heapq.heappop(events)
                ready = min(ready, arrivals.add(other, at, other))
            winner = arrivals.due(ready)[0][1]
        for at, other in events:
            arrivals.add(other, at, other)
        arrivals.due(moment + 9_000)
        won += winner == 0
    return won / GRABS


def test_with_20_and_150_milliseconds_both_win_half_of_equal_grabs() -> None:
    rng = random.Random(7)
    assert share(rng, (20, 150), even=False) > 0.9
    for trips in ((20, 150), (150, 20), (20, 20), (20, 230)):
        assert share(rng, trips, even=True) == pytest.approx(0.5, abs=0.03), trips


def test_a_pretended_slow_connection_gains_no_more_than_the_cap() -> None:
    trips = RoundTrips()
    trips.measured(0, 60_000)
    trips.measured(1, -5)
    assert (trips.lead(0), trips.wait(0)) == (CAP, -CAP)
    assert (trips.lead(1), trips.wait(1)) == (0, CAP)
    arrivals: Arrivals[str] = Arrivals(trips)
    assert arrivals.add(1, 1000, "quick") == 1000 + CAP
    assert arrivals.add(0, 1000 + CAP + 1, "slow") == 1000 + CAP + 1
    assert [what for _, what in arrivals.due(1200)] == ["quick", "slow"]


def test_a_players_own_moves_keep_their_order() -> None:
    trips = RoundTrips()
    arrivals: Arrivals[str] = Arrivals(trips)
    arrivals.add(0, 1000, "first")
    trips.measured(0, 200)
    arrivals.add(0, 1010, "second")
    assert arrivals.next == 1000
    assert [what for _, what in arrivals.due(1010)] == ["first", "second"]
    assert arrivals.next is None


def test_a_move_that_is_due_brings_those_that_were_made_before_it() -> None:
    trips = RoundTrips()
    trips.measured(0, 0)
    trips.measured(1, 100)
    trips.measured(2, 200)
    arrivals: Arrivals[str] = Arrivals(trips)
    assert arrivals.add(1, 1040, "made at 990") == 1090
    assert arrivals.add(2, 1095, "made at 995") == 1095
    assert arrivals.add(0, 1000, "made at 1000") == 1100
    assert [what for _, what in arrivals.due(1095)] == ["made at 990", "made at 995"]
    assert [what for _, what in arrivals.due(1100)] == ["made at 1000"]


def test_one_late_answer_changes_nothing_and_who_has_gone_is_forgotten() -> None:
    trips = RoundTrips()
    for trip in (20, 22, 900, 18, 21):
        trips.measured(0, trip)
    assert trips.known() == {0: 21}
    trips.forget(0)
    assert (trips.of(0), trips.known()) == (0, {})
