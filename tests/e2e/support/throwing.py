"""Flicks chips on a page by mouse or finger, with timestamps that the test chooses."""

import json
import math
import time
from typing import Any, NamedTuple

from playwright.sync_api import Page

from tests.e2e.support.browser import Visitor

OPEN = """async (game) => {
  const send = async (method, path, body) => {
    const headers = {"content-type": "application/json"};
    return (await fetch(path, {method, headers, body: JSON.stringify(body)})).json();
  };
  await send("PUT", "/api/me", {name: "Ana", colour: "#e2604a"});
  const seats = [{bot: null}, {name: "Bo", bot: "random"}];
  const {table} = await send("POST", "/api/tables", {game, players: 2, options: {first: 0}, seats});
  await send("POST", `/api/tables/${table.id}/start`, {});
  return table.id;
}"""
STEP = 0.008
"""Seconds between two points of a gesture."""


def sit_down(visitor: Visitor, game: str) -> None:
    """Open a table with a random bot, and throw first."""
    visitor.goto("/")
    visitor.goto(f"/t/{visitor.page.evaluate(OPEN, game)}")


Moments = list[tuple[float, float, float]]
"""Seconds, and pixels right and down from where the chip is taken."""


class Pull(NamedTuple):
    """Pull the chip back, hold still, let go."""

    right: float = 0.0
    down: float = 90.0
    """Pixels."""

    def moments(self) -> Moments:
        """Back, and a rest."""
        way = [(0.02 * n, self.right * n / 8, self.down * n / 8) for n in range(9)]
        return [*way, (0.4, self.right, self.down)]


class Gesture(NamedTuple):
    """Pull back, then flick ahead."""

    speed: float = 900.0
    """Pixels a second at the end."""
    pull: float = 60.0
    """Pixels to pull back first."""
    bend: float = 0.0
    """Radians by which the path turns left."""
    aside: float = 0.0
    """Radians to the left of straight ahead."""
    steps: int = 12
    """The number of points of the stroke."""

    def moments(self) -> Moments:
        """Back and ahead."""
        found = [(0.0, 0.0, 0.0)]
        found += [(0.02 * n, 0.0, self.pull * n / 8) for n in range(1, 9)]
        start, _, down = found[-1]
        right = 0.0
        for n in range(1, self.steps + 1):
            turn = self.aside + self.bend * (n / self.steps - 0.5)
            right -= self.speed * STEP * math.sin(turn)
            down -= self.speed * STEP * math.cos(turn)
            found.append((start + STEP * n, right, down))
        return found


class Flicker:
    """Flicks on a page, and records the moves that it sends."""

    def __init__(self, page: Page, *, touch: bool = False) -> None:
        self.page = page
        self.sent: list[dict[str, Any]] = []
        """The moves that the page has sent."""
        self._touch = touch
        self._cdp = page.context.new_cdp_session(page)
        page.on("websocket", lambda socket: socket.on("framesent", self._hear))

    def _hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message.get("type") == "play":
            self.sent.append(message["move"])

    def launches(self) -> list[dict[str, Any]]:
        """The launches that the page has sent."""
        return [move["launch"] for move in self.sent if move["move"] == "ThrowChip"]

    def take(self, value: int | None = None) -> None:
        """Take a chip from the rack, unless one is in the hand."""
        if self.page.locator("[data-testid=scene]").get_attribute("data-holding"):
            return
        chosen = "[data-legal=take]" if value is None else f"[data-legal=take][data-value='{value}']"
        place = self.page.locator(chosen).first
        if self._touch:
            place.tap()
        else:
            place.click()

    def spot(self) -> tuple[float, float]:
        """Where the chip in the hand is on the screen; waits until it is shown."""
        picture = self.page.locator("[data-hand*=',']:not([inert] *)").first
        picture.scroll_into_view_if_needed()
        box = picture.bounding_box()
        told = picture.get_attribute("data-hand")
        assert box is not None
        assert told
        x, y = map(float, told.split(","))
        return box["x"] + x, box["y"] + y

    def flick(self, gesture: Gesture | Pull) -> None:
        """Make the gesture. The events carry its timestamps, so sending may take any time."""
        x, y = self.spot()
        now = time.time()
        moments = [(now + at, x + right, y + down) for at, right, down in gesture.moments()]
        first, *way = moments
        if self._touch:
            self._finger("touchStart", *first)
            for moment in way:
                self._finger("touchMove", *moment)
            self._cdp.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": [], "timestamp": way[-1][0]})
        else:
            self._mouse("mousePressed", *first)
            for moment in way:
                self._mouse("mouseMoved", *moment)
            self._mouse("mouseReleased", *way[-1])

    def _mouse(self, kind: str, at: float, x: float, y: float) -> None:
        pressed = {"button": "left", "buttons": 1, "clickCount": 1}
        self._cdp.send("Input.dispatchMouseEvent", {"type": kind, "x": x, "y": y, "timestamp": at, **pressed})

    def _finger(self, kind: str, at: float, x: float, y: float) -> None:
        self._cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}], "timestamp": at})
