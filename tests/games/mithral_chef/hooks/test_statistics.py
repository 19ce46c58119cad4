"""What the laboratory counts."""

from typing import Any

import pytest
from tests.games.mithral_chef.positions import GAME, SKEWERS, L, R, falls, give, opening, play, rolled, stays, still

from cookoff.engine import TABLE
from cookoff.games.mithral_chef.content.enums import Pace
from cookoff.games.mithral_chef.hooks.statistics import MithralStatistics
from cookoff.games.mithral_chef.rules import moves as m
from cookoff.games.mithral_chef.rules.state import Cooking, State


class Watched:
    """A game whose every entry is counted."""

    def __init__(self) -> None:
        self.state: State = opening(2)
        self.statistics = MithralStatistics()

    def play(self, seat: int, move: Any, at: int, *outcomes: Any) -> None:
        for event in play(self.state, seat, move, *outcomes, at=at):
            self.statistics.see(event, at)

    def roll(self, at: int, faces: dict[int, int], off: tuple[int, ...] = ()) -> None:
        work = self.state.players[0].chefs[L].work
        assert isinstance(work, Cooking)
        self.play(0, m.Roll(L, tuple(faces)), at, 7, rolled(work.meal, faces, off=off))


def test_a_game_is_counted() -> None:
    game = Watched()
    game.play(TABLE, m.Begin(), 3000)
    give(game.state, 0, recipes=[SKEWERS], game=["hart-d8"], pantry=(1, 0, 1))
    game.play(0, m.EnterOven(L, SKEWERS, ("hart-d8",)), 10_000)
    game.roll(12_000, {0: 8, 1: 3, 2: 3}, off=(2,))
    game.roll(16_000, {2: 6})  # the first sum: 17, burned
    game.play(0, m.EnterOven(L, SKEWERS, ("hart-d8",)), 20_000)
    game.roll(22_000, {0: 2, 1: 3, 2: 3})
    game.roll(26_000, {0: 3})
    game.play(0, m.Stop(L, 9), 30_000)
    for start, ends in ((40_000, False), (60_000, True)):
        game.play(0, m.EnterPlating(L, SKEWERS), start)
        game.play(0, m.Place(L, 1, Pace.RUSHED), start + 2000, 1, stays(1, 0))
        game.play(0, m.Place(L, 2, Pace.RUSHED), start + 5000, 1, stays(2, 1))
        game.play(0, m.Place(L, 0, Pace.RUSHED), start + 8000, 1, stays(0, 2) if ends else falls(0))
    game.play(TABLE, m.Serve(0, L), 71_000, still())
    game.play(1, m.TakeOrder(R), 72_000, 0)
    game.play(1, m.EnterForest(L), 80_000)
    game.play(TABLE, m.SendHome(1, L), 90_000)
    give(game.state, 0, pantry=(1, 0, 0))
    game.play(0, m.MakeOffer(1, (1, 0, 0), (0, 0, 0)), 91_000)
    game.play(1, m.Accept(0), 92_000)
    game.play(0, m.EnterPantry(L), 93_000)
    game.state.above = 0
    game.play(1, m.TakeOrder(R), 103_000, len(game.state.deck))
    figures: Any = MithralStatistics.report(game.statistics.tally(), 1)
    assert figures["minutes"] == pytest.approx(100 / 60)
    counted = {
        name: figures[name] for name in ("plates", "orders", "burns", "rerolls", "rolled_again", "falls", "trades")
    }
    assert counted == {
        "plates": 1,
        "orders": 1,
        "burns": 1,
        "rerolls": 1,
        "rolled_again": 1,
        "falls": 1,
        "trades": 1,
    }
    assert figures["first_roll_burns"] == pytest.approx(0.5)
    assert figures["points_a_plate"] == 9
    assert figures["sent_home"] == 1
    assert figures["ended_by"] == {"dragon": 1, "closing_time": 0}
    assert figures["visits"] == {
        "forest": 1,
        "pantry": 1,
        "oven": 2,
        "plating": 2,
        "order": 1,
    }
    assert figures["stations"] == pytest.approx(
        {
            "forest": 10 / 100 / 2,
            "pantry": 10 / 100,
            "oven": 16 / 100,
            "plating": (8 + 11) / 100,
            "order": GAME.components.hand.order / 100_000,
        }
    )


def test_a_first_roll_that_burns_with_dice_off_the_card_counts_as_one() -> None:
    game = Watched()
    game.play(TABLE, m.Begin(), 3000)
    give(game.state, 0, recipes=[SKEWERS], game=["hart-d8"], pantry=(1, 0, 1))
    game.play(0, m.EnterOven(L, SKEWERS, ("hart-d8",)), 10_000)
    game.roll(12_000, {0: 8, 1: 5, 2: 3}, off=(2,))
    game.play(TABLE, m.Close(), 3000 + 15 * 60_000)
    figures: Any = MithralStatistics.report(game.statistics.tally(), 1)
    assert (figures["burns"], figures["first_roll_burns"]) == (1, 1.0)


def test_what_comes_after_the_end_is_not_counted() -> None:
    game = Watched()
    game.play(TABLE, m.Begin(), 3000)
    game.play(TABLE, m.Close(), 3000 + 15 * 60_000)
    game.play(0, m.WantShowdown(True), 3001 + 15 * 60_000)
    game.play(1, m.WantShowdown(True), 3002 + 15 * 60_000, tuple(range(12)))
    game.play(TABLE, m.Begin(), 20 * 60_000)
    game.play(0, m.EnterForest(L), 21 * 60_000)
    figures: Any = MithralStatistics.report(game.statistics.tally(), 1)
    assert figures["minutes"] == 15
    assert figures["ended_by"] == {"dragon": 0, "closing_time": 1}
    assert figures["visits"]["forest"] == 0
