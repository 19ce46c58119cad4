"""The page's own code for throws (`_strokes.mjs`), in a process of its own, and strokes of a pointer for it."""

import json
import math
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from cookoff.engine import room

GAME = "hibachi"
UNIT = 0.00077
"""Metres for a pixel across."""
UP = 1.25 * UNIT
"""Metres for a pixel up: the table is seen at a slant."""
LENS = {"unit": UNIT, "right": {"x": UNIT, "y": 0.0}, "up": {"x": 0.0, "y": UP}, "full": 182.0, "natural": 1000.0}
"""A desktop's picture."""
HOLD = {"x": 400.0, "y": 600.0}
STEP = 8.0
"""Milliseconds from one sight of the pointer to the next."""


class Page:
    """The page's code in a process of its own."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self._process = process
        self.game: Any = room(GAME).load(None)
        ground = json.loads(msgspec.json.encode(getattr(self.game, "components", None)))
        self.places = self.ask("ground", ground=ground)

    def ask(self, kind: str, **told: Any) -> Any:
        """What the page's code answers."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(json.dumps({"ask": kind, "game": GAME, **told}), file=self._process.stdin, flush=True)
        return json.loads(self._process.stdout.readline())

    def stroke(self, way: str, angle: float, power: float, hand: str = "steady", long: float = 120.0) -> Any:
        """A stroke to the left of straight up by this angle on the picture; its power in pixels a second, or pixels."""
        moments = flicked(angle, power, long) if way == "flick" else pulled(angle, power)
        return self.ask("stroke", lens=LENS, height="arc", samples=moments, hand=hand)


@contextmanager
def page() -> Iterator[Page]:
    """Starts the page's code."""
    script = Path(__file__).with_name("_strokes.mjs")
    pipe = subprocess.PIPE
    with subprocess.Popen(["node", str(script)], stdin=pipe, stdout=pipe, text=True) as process:
        yield Page(process)
        process.terminate()


def flicked(angle: float, speed: float, long: float) -> list[dict[str, float]]:
    """So many pixels at this speed."""
    steps = max(2, round(long / (speed * STEP / 1000.0)))
    return [moment(STEP * n, angle, speed * STEP * n / 1000.0) for n in range(steps + 1)]


def pulled(angle: float, long: float) -> list[dict[str, float]]:
    """Back by so many pixels, and a moment of rest."""
    return [*(moment(20.0 * n, angle, -long * n / 8.0) for n in range(9)), moment(500.0, angle, -long)]


def moment(time: float, angle: float, ahead: float) -> dict[str, float]:
    """Where the pointer is, so many pixels ahead of where the chip was taken."""
    return {"t": time, "x": HOLD["x"] - ahead * math.sin(angle), "y": HOLD["y"] - ahead * math.cos(angle)}
