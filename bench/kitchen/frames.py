"""The kitchen: frames a second while sixteen dice roll, beside a throwing game with sixteen chips in the same run.

Drawn by the processor, as there is no graphics card in the tests. No recipe has so many dice: the real table rolls
them, and the page is told of it by a socket that is played, so that every roll begins alike.
"""

import os
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession
from tests.e2e.screenshots import FINE
from tests.e2e.support.browser import DESKTOP, PHONE, Visitor, chromium
from tests.e2e.support.staged_table import StagedTable
from tests.games.mithral_chef.positions import GAME, PLATTER, L, cooking_of, kitchen, on_the_oven, play
from tests.server.support.server_process import GENEROUS, QUICK, server

from bench.client.frames import CHIPS, COUNT, busy, connection_limits, rate
from bench.client.frames import measure as measure_throws
from cookoff.games.mithral_chef.rules import moves as m
from cookoff.games.mithral_chef.rules.dice import DiceQueries
from cookoff.games.mithral_chef.rules.state import Cooking, Meal, State
from cookoff.games.splitmix import SplitMix
from cookoff.physics.core.motion import Motion
from cookoff.physics.real.simulator import RealSimulator

ROLLS = 5
LONG = 3_600_000
"""Nobody is sent home while dice roll."""
SHOWN = "() => document.querySelector('canvas[data-moving=false]') && window.frames_drawn.length > 2"


def main() -> None:
    """Print the table."""
    print(f"two cores shared with others: load {os.getloadavg()[0]:.1f}; medians")
    print(f"{'':10}{'':28}{'frames/s':>10}{'ms of processor a frame':>26}")
    with (
        tempfile.TemporaryDirectory() as data,
        server(Path(data), **QUICK, **GENEROUS) as running,
        chromium() as browser,
    ):
        processes = browser.new_browser_cdp_session()
        for name, size in (("desktop", DESKTOP), ("phone", PHONE)):
            print("measuring chips ...", file=sys.stderr, flush=True)
            thrower = Visitor(browser, running.address, size, reduced_motion="no-preference")
            thrower.page.route_web_socket("**/socket", connection_limits)
            rates, costs, *_ = measure_throws(thrower, processes)
            thrower.context.close()
            _line(name, f"a throw among {CHIPS} chips", rates, costs)
            print("measuring dice ...", file=sys.stderr, flush=True)
            cook = Visitor(browser, running.address, size, reduced_motion="no-preference")
            _line(name, f"a roll of {CHIPS} dice", *measure(cook, processes))
            cook.context.close()


def _line(window: str, what: str, rates: list[float], costs: list[float]) -> None:
    print(f"{window:10}{what:28}{statistics.median(rates):10.1f}{statistics.median(costs):26.1f}", flush=True)


def before_a_roll() -> State:
    """A meal of as many dice as chips on the oven; nobody is in a hurry."""
    state = kitchen(2)
    on_the_oven(state, 0, L, PLATTER, ("hart-d6", "ram-d10"))
    game = cooking_of(state).meal.game
    state.players[0].chefs[L].work = Cooking(Meal(PLATTER, game, (5, 5, CHIPS - 10 - len(game))))
    state.until = LONG
    for player in state.players:
        for chef in player.chefs:
            chef.idle = LONG
    return state


def fall(meal: Meal) -> Motion:
    """How all the dice of a meal fall on the real table."""
    asked = DiceQueries(GAME.components).roll(meal, (), tuple(range(CHIPS)), 1.0, 0.0, 1.0, SplitMix(3))
    return RealSimulator().roll(asked.dice, asked.throw, asked.card)


def measure(visitor: Visitor, processes: CDPSession) -> tuple[list[float], list[float]]:
    """Of each roll: frames a second, and processor time a frame."""
    page = visitor.page
    page.set_default_timeout(120_000)
    page.add_init_script(f"({COUNT})()")
    stage = StagedTable(visitor, GAME, "mithral-chef", players=2)
    fresh = before_a_roll()
    motion = fall(cooking_of(fresh).meal)
    stage.open(fresh.clone())
    opened = time.monotonic()
    rates: list[float] = []
    costs: list[float] = []

    def now() -> int:
        return int(1000 * (time.monotonic() - opened))

    for _ in range(ROLLS):
        stage.show(fresh.clone(), at=now())
        page.wait_for_function(FINE)
        state = fresh.clone()
        at = now()
        told: list[Any] = play(state, 0, m.Roll(L, tuple(range(CHIPS))), 1, motion, at=at)
        page.evaluate("() => { window.frames_drawn = []; }")
        before = busy(processes)
        stage.tell(state, *told, at=at)
        page.wait_for_function(SHOWN)
        drawn: list[float] = page.evaluate("() => window.frames_drawn")
        costs.append(1000.0 * (busy(processes) - before) / len(drawn))
        rates.append(rate(drawn))
    return rates, costs
