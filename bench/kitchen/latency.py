"""How long it takes from a key press in the kitchen to the change on another page, and what the kitchen weighs.

Four seats on this machine: two people in two browsers' pages, two bots. One page notes when a key goes down, the other
when the sous-chef is painted at the station; both by the machine's own clock.
"""

import re
import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import TimeoutError as TookTooLong
from tests.e2e.support.browser import DESKTOP, Visitor, chromium
from tests.e2e.support.kitchen_player import fast_components, seat_players, wait_for_signal
from tests.server.support.server_process import GENEROUS, server

PRESSES = 60
BAR = 120.0
"""Milliseconds, for the 95th percentile."""
WEIGHT = 330_000

NOTE_KEYS = """() => {
  window.pressed = [];
  addEventListener("keydown", () => pressed.push(performance.timeOrigin + performance.now()), true);
}"""
NOTE_CHANGES = """() => {
  window.seen = [];
  const pantry = document.querySelector("[data-at='1']");
  new MutationObserver(() => requestAnimationFrame(() =>
    seen.push([performance.timeOrigin + performance.now(), pantry.dataset.standing])
  )).observe(pantry, {attributes: true, attributeFilter: ["data-standing"]});
}"""


def main() -> None:
    """Print the table."""
    with (
        tempfile.TemporaryDirectory() as data,
        server(Path(data), **GENEROUS, bot_workers=1) as running,
        chromium() as browser,
    ):
        weigh(Visitor(browser, running.address, DESKTOP))
        actor, watcher = (Visitor(browser, running.address, DESKTOP) for _ in range(2))
        # Spaces for everybody, so that nobody races for one.
        roomy = re.sub(
            r"(\[station.pantry\]\nspaces = ).*", r"\1[2, 2, 2, 2, 2, 2]", fast_components(hands=100, easy=False)
        )
        seat_players(actor, watcher, players=4, bot="beginner", components=roomy)
        wait_for_signal(actor, watcher)
        actor.page.evaluate(NOTE_KEYS)
        watcher.page.evaluate(NOTE_CHANGES)
        delays = []
        for number in range(PRESSES):
            if number % 20 == 0:
                print(f"press {number} of {PRESSES} ...", file=sys.stderr, flush=True)
            entered = False
            while not entered:
                actor.page.evaluate("pressed.length = 0")
                watcher.page.evaluate("seen.length = 0")
                actor.page.keyboard.press("w")
                try:
                    watcher.page.wait_for_selector("[data-at='1'][data-standing*='0L']", timeout=3000)
                    entered = True
                except TookTooLong:
                    print("a press came too early and was refused; once more", file=sys.stderr, flush=True)
            while (found := watcher.page.evaluate("seen.find(([, who]) => who.includes('0L')) ?? null")) is None:
                watcher.page.wait_for_timeout(10)  # the frame in which it is painted
            delays.append(found[0] - actor.page.evaluate("pressed[0]"))
            actor.page.wait_for_selector("[data-bench='0'] [data-legal=Leave]")
            actor.page.keyboard.press("g")
            actor.page.wait_for_selector("[data-bench='0'] [data-legal=EnterPantry]")
    delays.sort()
    late = statistics.quantiles(delays, n=20)[-1]
    print(f"\nfrom a key press to the change on another page, {len(delays)} presses, 4 seats (milliseconds)")
    print(f"{'median':>8}{'p95':>8}{'slowest':>9}{'bar (p95)':>11}")
    print(f"{statistics.median(delays):8.0f}{late:8.0f}{delays[-1]:9.0f}{BAR:11.0f}")


def weigh(visitor: Visitor) -> None:
    """What comes over the wire for a first game, from the lobby on."""
    received: list[int] = []
    visitor.page.on("requestfinished", lambda request: received.append(request.sizes()["responseBodySize"]))
    visitor.goto("/")
    visitor.page.locator("article[data-game=mithral-chef] button.main").click()
    visitor.page.wait_for_selector("[data-bench]")
    visitor.page.wait_for_load_state("networkidle")
    print(f"{'received, compressed':22}{'files':>6}{'kB':>8}{'limit':>8}")
    print(f"{'the kitchen, in all':22}{len(received):6}{sum(received) / 1000:8.1f}{WEIGHT / 1000:8.0f}")
    visitor.context.close()
