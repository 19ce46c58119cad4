"""The kitchen: frames a second while sixteen dice roll, beside a throwing game with sixteen chips in the same run.

Drawn by the processor, as there is no graphics card in the tests. The server rolls three dice; a relay in this process
gives each of them company, until there are sixteen.
"""

import copy
import json
import os
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import WebSocketRoute
from tests.server.running import GENEROUS, QUICK, server
from tests.web.browsing import DESKTOP, Visitor, chromium
from tests.web.kitchens import Cook, quick, sit, wait_for_signal

from bench.client_frames import CHIPS, COUNT, crowd, rate
from bench.client_frames import measure as measure_throws

ROLLS = 1
"""With the made-up dice beside its own the cook was not seen to come to a second roll within two minutes."""
LYING = "[data-throw] ~ .controls [aria-pressed]"
"""Dice that were rolled, as they can be picked."""
MOVING = "canvas[data-moving=true]"


def main() -> None:
    """Print the table."""
    print(f"two cores shared with others: load {os.getloadavg()[0]:.1f}")
    print(f"{'':28}{'frames/s':>10}")
    with (
        tempfile.TemporaryDirectory() as data,
        server(Path(data), **QUICK, **GENEROUS) as running,
        chromium() as browser,
    ):
        print("measuring chips ...", file=sys.stderr, flush=True)
        thrower = Visitor(browser, running.address, DESKTOP, reduced_motion="no-preference")
        thrower.page.route_web_socket("**/socket", crowd)
        rates, *_ = measure_throws(thrower, browser.new_browser_cdp_session())
        thrower.context.close()
        print(f"{f'a throw among {CHIPS} chips':28}{statistics.median(rates):10.1f}", flush=True)
        print("measuring dice ...", file=sys.stderr, flush=True)
        cook = Visitor(browser, running.address, DESKTOP, reduced_motion="no-preference")
        idle = Visitor(browser, running.address, {"viewport": {"width": 200, "height": 200}})
        cook.page.route_web_socket("**/socket", company)
        print(f"{f'a roll of {CHIPS} dice':28}{statistics.median(measure(cook, idle)):10.1f}")


def company(route: WebSocketRoute) -> None:
    """Pass everything on, with more dice on the oven than the server knows, and none of those on the way to it."""
    there = route.connect_to_server()
    known = CHIPS

    def ask(text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "play" and message["move"]["move"] == "Roll":
            message["move"]["dice"] = [die for die in message["move"]["dice"] if die < known]
        there.send(json.dumps(message))

    def tell(text: str | bytes) -> None:
        nonlocal known
        message = json.loads(text)
        for event in message.get("events", ()):
            if event["event"] == "Rolled":
                _multiply(event["dice"], event["motion"])
        for player in ((message.get("position") or {}).get("view") or {}).get("players", ()):
            for chef in player["chefs"]:
                if (work := chef["work"]) and work["type"] == "Cooking":
                    known = len(work["meal"]["game"]) + sum(work["meal"]["pantry"])
                    work["meal"]["pantry"] = [CHIPS - len(work["meal"]["game"]), 0, 0]
                    if work["dice"]:
                        _multiply(work["dice"], None)
        route.send(json.dumps(message))

    route.on_message(ask)
    there.on_message(tell)


def _multiply(dice: list[Any], motion: Any) -> None:
    """As many dice as chips: copies beside those that were rolled."""
    known = len(dice)
    for number in range(known, CHIPS):
        twin, aside = number % known, 0.02 * (number // known)
        dice.append(copy.deepcopy(dice[twin]))
        dice[-1]["position"]["y"] += aside
        if motion is not None:
            track = copy.deepcopy(next(track for track in motion["tracks"] if track["id"] == twin))
            track["id"] = number
            track["y"][0] += round(aside * 1e4)
            motion["tracks"].append(track)


def measure(visitor: Visitor, idle: Visitor) -> list[float]:
    """Frames a second of each first roll, until its dice can be picked."""
    page = visitor.page
    page.set_default_timeout(120_000)
    page.add_init_script(f"({COUNT})()")
    sit(visitor, idle, players=2, components=quick(hands=4))
    wait_for_signal(visitor)
    cook = Cook(visitor, seed=3)
    rates: list[float] = []
    while len(rates) < ROLLS and not visitor.is_over():
        roll = page.locator("[data-throw] ~ .controls [data-legal=Roll].main")
        if roll.count() and not page.locator(LYING).count():
            while not page.locator(LYING).count():
                # A hand that has only just come heeds nothing; and frames in which only it moved do not count.
                if roll.count() and not page.locator(MOVING).count():
                    page.evaluate("() => { window.frames_drawn = []; }")
                    roll.first.click()
                visitor.frame()
            rates.append(rate(page.evaluate("() => window.frames_drawn")))
        elif not cook.act():
            visitor.frame()
    return rates
