"""The throwing games' picture: frames a second of a flight, and how soon a released chip is seen flying.

Drawn by the processor, as there is no graphics card in the tests; a board with sixteen more chips beside an empty one.
Those chips come through a relay in this process, which adds to the way of the server's answer.
"""

import json
import math
import os
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, WebSocketRoute
from tests.e2e.support.browser import DESKTOP, PHONE, Visitor, chromium
from tests.e2e.support.throwing import Flicker, Gesture, sit_down
from tests.server.support.server_process import GENEROUS, QUICK, server

CHIPS = 16
THROWS = 3
LIMIT = 150.0
"""Milliseconds from the release to the first frame of the flight."""
COUNT = """() => {
  window.frames_drawn = [];
  let drawn = false;
  for (const name of ["drawArrays", "drawElements"]) {
    const draw = WebGL2RenderingContext.prototype[name];
    WebGL2RenderingContext.prototype[name] = function (...told) {
      drawn = true;
      return draw.apply(this, told);
    };
  }
  const look = (now) => {
    if (drawn && document.querySelector("canvas[data-flying=true], canvas[data-moving=true]"))
      window.frames_drawn.push(now);
    drawn = false;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""
"""Notes the time of each frame in which something was drawn while chips fly or dice roll."""


def lying(number: int) -> dict[str, Any]:
    """A chip on a grid over the board, half of them value up."""
    shown = number % 2 == 0
    place = {"x": 0.11 * (number % 4 - 1.5), "y": 0.11 * (number // 4 - 1.5), "z": 0.00165}
    turn = {"w": 1.0, "x": 0.0, "y": 0.0, "z": 0.0} if shown else {"w": 0.0, "x": 1.0, "y": 0.0, "z": 0.0}
    pose = {"id": 100 + number, "position": place, "orientation": turn}
    value = 100 * (number % 6 + 1) if shown else None
    return {"id": 100 + number, "seat": number % 2, "value": value, "place": -1, "pose": pose, "shown": shown}


def connection_limits(route: WebSocketRoute) -> None:
    """Pass everything on, with more chips on the board than the server knows."""
    there = route.connect_to_server()

    def tell(text: str | bytes) -> None:
        message = json.loads(text)
        position = message.get("position")
        if position is not None:
            position["view"]["grill"]["lying"] += [lying(number) for number in range(CHIPS)]
        route.send(json.dumps(message))

    there.on_message(tell)


def main() -> None:
    """Print the tables."""
    print(f"two cores shared with others: load {os.getloadavg()[0]:.1f}; {THROWS} throws each\n")
    print(f"{'':10}{'':>6}{'frames/s':>10}{'processor':>13}{'release to chip':>18}{'to the flight':>15}{'':>9}")
    print(
        f"{'':10}{'chips':>6}{'by wall':>10}{'ms a frame':>13}{'in the air, ms':>18}{'computed, ms':>15}{'bar, ms':>9}"
    )
    with (
        tempfile.TemporaryDirectory() as data,
        server(Path(data), **QUICK, **GENEROUS) as running,
        chromium() as browser,
    ):
        processes = browser.new_browser_cdp_session()
        for name, size in (("desktop", DESKTOP), ("phone", PHONE)):
            for crowded in (False, True):
                print(f"measuring {name} ...", file=sys.stderr, flush=True)
                visitor = Visitor(browser, running.address, size, reduced_motion="no-preference")
                if crowded:
                    visitor.page.route_web_socket("**/socket", connection_limits)
                rates, costs, away, flight = measure(visitor, processes)
                visitor.context.close()
                chips = CHIPS if crowded else 0
                print(
                    f"{name:10}{chips:6}{statistics.median(rates):10.1f}{statistics.median(costs):13.1f}"
                    f"{statistics.median(away):18.0f}{statistics.median(flight):15.0f}{LIMIT:9.0f}"
                )


def busy(processes: CDPSession) -> float:
    """Seconds of processor time that the browser has used in all."""
    told = processes.send("SystemInfo.getProcessInfo")
    return sum(float(process["cpuTime"]) for process in told["processInfo"])


def measure(visitor: Visitor, processes: CDPSession) -> tuple[list[float], list[float], list[float], list[float]]:
    """Of each throw: frames a second, processor time a frame, and how long both first frames took after the release."""
    page = visitor.page
    page.set_default_timeout(120_000)
    page.add_init_script(f"({COUNT})()")
    hand = Flicker(page, touch=visitor.touches)
    sit_down(visitor, "hibachi")
    rates, costs, away, flight = [], [], [], []
    for _ in range(THROWS):
        page.wait_for_selector("canvas[data-flying=false]")
        hand.take()
        hand.spot()
        page.evaluate("() => { performance.clearMarks(); window.frames_drawn = []; }")
        hand.flick(Gesture(speed=1100.0 if not visitor.touches else 650.0, pull=50.0 if not visitor.touches else 30.0))
        before = busy(processes)
        page.wait_for_function(
            "() => performance.getEntriesByName('cookoff-flight').length > 0"
            " && document.querySelector('canvas[data-flying=false]') !== null"
        )
        used = busy(processes) - before
        marks = page.evaluate(
            "() => ['release', 'away', 'flight']"
            ".map((one) => performance.getEntriesByName(`cookoff-${one}`)[0].startTime)"
        )
        drawn: list[float] = page.evaluate("() => window.frames_drawn")
        away.append(marks[1] - marks[0])
        flight.append(marks[2] - marks[0])
        costs.append(1000.0 * used / len(drawn) if drawn else math.nan)
        # Before its flight is computed the chip already flies, but not among the others.
        rates.append(rate([at for at in drawn if at >= marks[2]]))
    return rates, costs, away, flight


def rate(drawn: list[float]) -> float:
    """Frames a second, of the times in milliseconds at which frames were drawn."""
    return 1000.0 * (len(drawn) - 1) / (drawn[-1] - drawn[0]) if len(drawn) > 1 else math.nan
