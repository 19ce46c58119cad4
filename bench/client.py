"""What the client weighs, and how long it takes from the click to the first board."""

import gzip
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Request
from tests.server.running import GENEROUS, QUICK, server
from tests.web.browsing import BUILT, DESKTOP, PHONE, TILE, Visitor, chromium

LIMITS = {"first load": 150_000, "a game of Yatai": 250_000}
THROWING = {"hibachi": "Hibachi", "safranito": "Safranito", "fired-up": "Fired Up"}
LIMITS |= {f"a game of {name}": 450_000 for name in THROWING.values()}
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
        visitor = Visitor(browser, running.address, DESKTOP)
        received: list[tuple[str, int]] = []
        visitor.page.on("requestfinished", keeper(received))
        visitor.lobby()
        visitor.page.wait_for_load_state("networkidle")
        print(f"{'received, compressed':22}{'files':>6}{'kB':>8}{'limit':>8}")
        report("first load", received)
        visitor.press(f"{TILE} button.main")
        visitor.page.wait_for_selector("[data-testid=board]")
        visitor.page.wait_for_load_state("networkidle")
        report("a game of Yatai", received)
        visitor.context.close()
        for game, name in THROWING.items():
            visitor = Visitor(browser, running.address, DESKTOP)
            loaded: list[tuple[str, int]] = []
            visitor.page.on("requestfinished", keeper(loaded))
            visitor.lobby()
            visitor.press(f"article[data-game={game}] button.main")
            visitor.page.wait_for_selector("canvas")
            visitor.page.wait_for_load_state("networkidle")
            report(f"a game of {name}", loaded)
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


def keeper(received: list[tuple[str, int]]) -> Callable[[Request], None]:
    """Notes what comes, with its size as it travels."""
    return lambda request: received.append((request.url, request.sizes()["responseBodySize"]))


def report(name: str, received: list[tuple[str, int]]) -> None:
    """One line: what has come so far."""
    total = sum(size for _, size in received)
    print(f"{name:22}{len(received):6}{total / 1000:8.1f}{LIMITS[name] / 1000:8.0f}")


def weight(path: Path) -> int:
    """A file's size as it travels."""
    return len(gzip.compress(path.read_bytes(), 9))
