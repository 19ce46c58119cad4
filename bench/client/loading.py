"""What the client weighs, and how long it takes from the click to the first board."""

import gzip
import statistics
import sys
import tempfile
import time
from pathlib import Path

from tests.e2e.support.browser import BUILT, DESKTOP, PHONE, TILE, Visitor, chromium
from tests.server.support.server_process import GENEROUS, QUICK, server

GAMES = {
    "yatai": ("a game of Yatai", "[data-testid=board]"),
    "hibachi": ("a game of Hibachi", "canvas"),
    "safranito": ("a game of Safranito", "canvas"),
    "fired-up": ("a game of Fired Up!", "canvas"),
    "mithral-chef": ("a game of Mithral Chef", "canvas[data-moving]"),
}
"""What is measured, and what shows that all has come."""
LIMITS = {
    "first load": 75_000,
    "a game of Yatai": 250_000,
    "a game of Hibachi": 340_000,
    "a game of Safranito": 340_000,
    "a game of Fired Up!": 340_000,
    "a game of Mithral Chef": 340_000,
}
ROUNDS = 5


def main() -> None:
    """Print the tables."""
    whole = [path for path in BUILT.parent.rglob("*") if path.is_file()]
    print(f"built: {len(whole)} files, {sum(map(weight, whole)) / 1000:.0f} kB compressed in all languages\n")
    with (
        tempfile.TemporaryDirectory() as data,
        server(Path(data), **QUICK, **GENEROUS) as running,
        chromium() as browser,
    ):
        print(f"{'received, compressed':24}{'files':>6}{'kB':>8}{'limit':>8}")
        for game, (name, shown) in GAMES.items():
            visitor = Visitor(browser, running.address, DESKTOP)
            received = listen(visitor)
            visitor.lobby()
            visitor.page.wait_for_load_state("networkidle")
            if game == "yatai":
                report("first load", received)
            visitor.press(f"article[data-game={game}] button.main")
            visitor.page.wait_for_selector(shown)
            visitor.page.wait_for_load_state("networkidle")
            report(name, received)
            visitor.context.close()
        print(f"\n{'click to first board':22}{'median':>8}{'slowest':>9}")
        for name, size in (("desktop", DESKTOP), ("phone", PHONE)):
            print(f"measuring {name} ...", file=sys.stderr, flush=True)
            times = []
            for _ in range(ROUNDS):
                visitor = Visitor(browser, running.address, size)
                visitor.lobby()
                start = time.perf_counter()
                visitor.press(f"{TILE} button.main")
                visitor.page.wait_for_selector("[data-testid=board]")
                times.append(time.perf_counter() - start)
                visitor.context.close()
            print(f"{name:22}{statistics.median(times):7.2f}s{max(times):8.2f}s")


def listen(visitor: Visitor) -> list[tuple[str, int]]:
    """Everything that the page receives from now on: address and size."""
    received: list[tuple[str, int]] = []
    visitor.page.on(
        "requestfinished", lambda request: received.append((request.url, request.sizes()["responseBodySize"]))
    )
    return received


def report(name: str, received: list[tuple[str, int]]) -> None:
    """One line: what has come so far."""
    total = sum(size for _, size in received)
    print(f"{name:24}{len(received):6}{total / 1000:8.1f}{LIMITS[name] / 1000:8.0f}")


def weight(path: Path) -> int:
    """A file's size as it travels."""
    return len(gzip.compress(path.read_bytes(), 9))
