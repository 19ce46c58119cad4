"""Players of throwing games, and checks of what their browsers know."""

import json
import random
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import TimeoutError as TookTooLong

from tests.e2e.support.browser import CHOICES, Visitor, Watchdog
from tests.e2e.support.throwing import Flicker, Gesture

QUICKLY = 2000
"""Milliseconds: the position may change before the click, then the player looks again."""


class GrillPlayer:
    """A player who throws by flick, keys or form, and decides at random."""

    def __init__(self, visitor: Visitor, how: str = "flick", seed: int = 1) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.how = how
        self.heard: list[Any] = []
        """Every message received."""
        self._rng = random.Random(seed)
        self._flicker = Flicker(visitor.page, touch=visitor.touches)
        visitor.page.on("websocket", lambda socket: socket.on("framereceived", self._hear))

    def _hear(self, frame: str | bytes) -> None:
        self.heard.append(json.loads(frame))

    @property
    def threw(self) -> int:
        """How many chips the page has thrown for this person."""
        return sum(move["move"] in {"ThrowChip", "AimChip"} for move in self._flicker.sent)

    def act(self) -> bool:
        """Do something, if possible, and wait for the answer."""
        kinds = self.visitor.choices()
        if not kinds:
            return False
        before, throws = len(self.heard), "take" in kinds or "AimChip" in kinds
        try:
            if throws:
                {"flick": self.flick, "keys": self._key_throw, "text": self._form}[self.how]()
            elif self.how == "keys":
                self._walk_to(*set(kinds))
                self.page.keyboard.press("Enter")
            else:
                self._press(self._rng.randrange(len(kinds)))
        except TookTooLong:
            return False
        for _ in range(100 if throws else 8):
            if len(self.heard) > before:
                break
            self.visitor.frame()
        return True

    def _press(self, place: int) -> None:
        chosen = self.page.locator(CHOICES).nth(place)
        if self.visitor.touches:
            chosen.tap(timeout=QUICKLY)
        else:
            chosen.click(timeout=QUICKLY)

    def flick(self) -> None:
        """Hard enough to reach the board, sometimes aside, sometimes with a curve."""
        self._flicker.take()
        aside, bend = self._rng.uniform(-0.25, 0.25), self._rng.choice((0.0, 0.0, 0.6))
        self._flicker.flick(Gesture(self._rng.uniform(950.0, 1450.0), aside=aside, bend=bend))

    def _focused(self) -> str:
        found: str = self.page.evaluate(
            "document.activeElement?.dataset?.legal ?? document.activeElement?.dataset?.testid ?? ''"
        )
        return found

    def _walk_to(self, *kinds: str) -> None:
        """Press N until one of these is focused, after a random number of steps."""
        for step in range(40):
            self.page.keyboard.press("n")
            if self._focused() in kinds and step >= self._rng.randrange(4):
                return
        raise TookTooLong(f"the keyboard does not reach {kinds}")

    def _key_throw(self) -> None:
        if "AimChip" not in self.visitor.choices():
            self._walk_to("take")
            self.page.keyboard.press("Enter")
            self.page.wait_for_selector("[data-testid=form-place]", timeout=QUICKLY)
        for _ in range(30):
            if self._focused() == "form-place":
                break
            self.page.keyboard.press("Tab")
        for _ in range(self._rng.randrange(1, 9)):
            self.page.keyboard.press("ArrowDown")
        for _ in range(15):
            if self._focused() == "AimChip":
                break
            self.page.keyboard.press("Tab")
        self.page.keyboard.press("Enter")

    def _form(self) -> None:
        for place, count in ((1, 13), (2, 4)):
            self.page.locator("form select").nth(place).select_option(index=self._rng.randrange(count), timeout=QUICKLY)
        self.page.locator("form [data-legal=AimChip]").click(timeout=QUICKLY)


def play_out(*players: GrillPlayer, each_time: Any = None) -> None:
    """Play until everybody's final screen is shown."""
    watchdog = Watchdog(*[one.visitor for one in players])
    while not all(one.visitor.is_over() for one in players):
        watchdog.check()
        acted = [one.act() for one in players]
        if not any(acted):
            players[0].visitor.frame()
        if each_time is not None:
            each_time()


def told(thing: Any) -> Iterator[dict[str, Any]]:
    """Every object in nested messages."""
    if isinstance(thing, dict):
        yield thing
        for value in thing.values():
            yield from told(value)
    elif isinstance(thing, list):
        for value in thing:
            yield from told(value)


def leaks(heard: list[Any], me: int | None) -> list[str]:
    """The face-down values of others in the messages."""
    found = []
    for thing in told(heard):
        if "lying" in thing and "pouches" in thing:
            found += [
                f"lying {chip}" for chip in thing["lying"] if chip["seat"] != me and not chip["shown"] and chip["value"]
            ]
            found += [
                f"pouch {seat} {pouch}"
                for seat, pouch in enumerate(thing["pouches"])
                if seat != me and (pouch["hand"] is not None or pouch["back"] is not None)
            ]
        if thing.get("event") == "ChipTaken" and thing["seat"] != me:
            found.append(f"taken {thing}")
        if thing.get("type") == "entry" and thing.get("seat") != me and "value" in (thing.get("move") or {}):
            # A chip placed by hand lies face up.
            found += [f"move {thing['move']}"] if thing["move"]["move"] in {"ThrowChip", "AimChip"} else []
    return found


REMEMBERED = """
function (me) {
  const found = [];
  let chips = 0;
  for (const one of this) {
    try {
      if (typeof one !== "object" || one === null) continue;
      if ("seat" in one && one.shown === false) chips += 1;
      if (typeof one.seat === "number" && one.seat !== me && one.shown === false && typeof one.value === "number")
        found.push("chip " + JSON.stringify(one));
      if (one.event === "ChipTaken" && one.seat !== me) found.push("taken " + JSON.stringify(one));
      if (Array.isArray(one.pouches))
        one.pouches.forEach((pouch, seat) => {
          if (seat !== me && (pouch.hand !== null || pouch.back !== null)) found.push("pouch " + JSON.stringify(pouch));
        });
    } catch { /* not every object of a browser likes to be asked */ }
  }
  return { found, objects: this.length, chips };
}
"""


def memory(visitor: Visitor, me: int | None) -> dict[str, Any]:
    """Search every object in the page's memory for face-down values of others; also counts objects."""
    session = visitor.context.new_cdp_session(visitor.page)
    try:
        root = session.send("Runtime.evaluate", {"expression": "Object.prototype"})["result"]["objectId"]
        every = session.send("Runtime.queryObjects", {"prototypeObjectId": root})["objects"]["objectId"]
        answer = session.send(
            "Runtime.callFunctionOn",
            {"objectId": every, "functionDeclaration": REMEMBERED, "arguments": [{"value": me}], "returnByValue": True},
        )
    finally:
        session.detach()
    assert "exceptionDetails" not in answer, answer
    value: dict[str, Any] = answer["result"]["value"]
    return value
