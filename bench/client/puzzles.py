"""How long a puzzle takes to load, from the click in the list to the first frame of its position.

Each time a browser that has nothing of the game yet; the first time is shown apart, for the server has not told any
puzzle of that game then. `GAMES=yatai,hibachi` chooses games.
"""

import os
import statistics
import tempfile
from pathlib import Path

from tests.e2e.support.browser import DESKTOP, PHONE, Visitor, chromium
from tests.server.support.server_process import GENEROUS, QUICK, server

from cookoff.analysis.puzzles import book_of
from cookoff.engine import room, rooms

ROUNDS = 5
BAR = 1.0
WATCH = """() => {
  addEventListener("click", () => (window.clicked = performance.now()), { capture: true, once: true });
  const look = () => {
    if (!document.querySelector("[data-testid=riddle] b")) return requestAnimationFrame(look);
    // After the frame that shows it.
    setTimeout(() => (window.shown = performance.now()));
  };
  look();
}"""
"""StagedDecision from outside, a page that has begun to draw in three dimensions would answer late."""


def main() -> None:
    """Print a line for each game and size."""
    games = os.environ.get("GAMES", ",".join(rooms())).split(",")
    with (
        tempfile.TemporaryDirectory() as data,
        server(Path(data), **QUICK, **GENEROUS) as running,
        chromium() as browser,
    ):
        print(f"{'seconds to the position':24}{'first':>8}{'median':>8}{'slowest':>9}   bar {BAR:.0f} s")
        for game in games:
            book = book_of(room(game))
            if book is None:
                print(f"{game:24}has no puzzles")
                continue
            for name, size in (("desktop", DESKTOP), ("phone", PHONE)):
                times = []
                for puzzle in book.puzzles[:ROUNDS]:
                    visitor = Visitor(browser, running.address, size)
                    visitor.goto(f"/puzzles/{game}")
                    link = visitor.page.locator(f"a[href='/puzzles/{game}/{puzzle.id}']")
                    link.wait_for()
                    visitor.page.evaluate(WATCH)
                    link.click()
                    visitor.page.wait_for_function("() => window.shown")
                    times.append(visitor.page.evaluate("(window.shown - window.clicked) / 1000"))
                    visitor.context.close()
                print(
                    f"{game + ', ' + name:24}{times[0]:8.2f}{statistics.median(times):8.2f}{max(times):9.2f}",
                    flush=True,
                )
