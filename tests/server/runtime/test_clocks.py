"""How long each seat has left, counted move by move."""

from cookoff.server.protocol.positions import Time
from cookoff.server.protocol.schemas import BankClock, MoveClock, NoClock
from cookoff.server.runtime.games.clocks import SeatClocks


def test_each_move_has_its_time() -> None:
    watch = SeatClocks(MoveClock(30), 3)
    watch.begin((0, 2), 1000)
    assert [watch.deadline(seat) for seat in range(3)] == [31_000, None, 31_000]
    watch.moved(0, (1, 2), 5000)
    assert [watch.deadline(seat) for seat in range(3)] == [None, 35_000, 31_000]
    assert watch.times(6000) == (Time(0, 30_000, False), Time(1, 29_000, True), Time(2, 25_000, True))
    assert watch.times(40_000)[1].left == 0, "nobody has less than nothing"


def test_a_bank_is_used_up_and_filled_by_moves() -> None:
    watch = SeatClocks(BankClock(60, 5), 2)
    watch.begin((0,), 0)
    watch.moved(0, (1,), 20_000)
    watch.moved(1, (0,), 21_000)
    assert watch.times(21_000) == (Time(0, 45_000, True), Time(1, 64_000, False))
    assert watch.deadline(0) == 66_000
    watch.moved(0, (1,), 100_000)
    assert watch.times(100_000)[0] == Time(0, 0, False), "an empty bank is not filled by a move that came too late"


def test_timed_moves_use_nobodys_time() -> None:
    watch = SeatClocks(BankClock(60), 2)
    watch.begin((0,), 0)
    watch.moved(-1, (0, 1), 10_000)
    assert watch.times(10_000) == (Time(0, 50_000, True), Time(1, 60_000, True))
    watch.moved(-1, (1,), 20_000)
    assert [watch.deadline(seat) for seat in (0, 1)] == [None, 70_000]


def test_after_an_undo_every_bot_decides_again() -> None:
    watch = SeatClocks(MoveClock(30), 2)
    watch.begin((0,), 0)
    watch.begin((1,), 10_000)
    assert [watch.deadline(seat) for seat in (0, 1)] == [None, 40_000]


def test_metrics_continue_counting() -> None:
    watch = SeatClocks(BankClock(60, 5), 2)
    watch.begin((0,), 0)
    watch.moved(0, (1,), 20_000)
    again = SeatClocks(BankClock(60, 5), 2)
    again.go_on(watch.kept())
    assert again.times(30_000) == watch.times(30_000)
    assert again.counts


def test_without_a_clock_nothing_is_counted() -> None:
    watch = SeatClocks(NoClock(), 2)
    watch.begin((0,), 0)
    assert (watch.counts, watch.times(5), watch.deadline(0)) == (False, (), None)
