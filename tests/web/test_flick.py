"""What a hand does on the page is what lands on the board."""

import json
import math
from typing import Any

import msgspec
import pytest

from cookoff.games.grill.moves import Launch
from cookoff.games.grill.parts import load
from cookoff.games.hibachi.components import Components
from cookoff.physics.port import Scene
from cookoff.physics.real import RealTable
from tests.web.browsing import PHONE, Visitor
from tests.web.conftest import Visit
from tests.web.flicking import Flicker, Gesture, sit_down

PATIENCE = 90_000
"""Milliseconds: a slow machine is no failure."""
ABOUT = 0.02
"""The browser tells times in steps of a tenth of a millisecond."""


class Thrower(Flicker):
    """Somebody at a table of Hibachi whose turn it is to throw."""

    def __init__(self, visitor: Visitor) -> None:
        super().__init__(visitor.page, touch=visitor.touches)
        self.flown: list[dict[str, Any]] = []
        """What the server told about my chips."""
        visitor.page.on("websocket", lambda socket: socket.on("framereceived", self._learn))
        sit_down(visitor, "hibachi")
        visitor.page.set_default_timeout(PATIENCE)

    def _learn(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        for event in message.get("events", []) if message.get("type") == "entry" else []:
            if event["event"] == "ChipFlew" and event["seat"] == 0:
                self.flown.append(event)

    def throw(self, gesture: Gesture) -> dict[str, Any]:
        """Take a chip and flick it; the launch that was sent, once the server has told its flight."""
        count = len(self.flown)
        self.take()
        self.flick(gesture)
        self.until(count + 1)
        return self.launches()[-1]

    def until(self, count: int) -> None:
        """Wait for so many flights."""
        for _ in range(PATIENCE // 100):
            if len(self.flown) >= count:
                return
            self.page.wait_for_timeout(100)
        raise AssertionError(f"only {len(self.flown)} of {count} chips have flown")


def speed(launch: dict[str, Any]) -> float:
    return math.hypot(*launch["velocity"].values())


def lands(launch: dict[str, Any]) -> tuple[float, float]:
    """Where the launch comes to rest on the empty board, computed here."""
    board = load("cookoff.games.hibachi", Components).physical("hibachi")
    throw = msgspec.convert(launch, Launch).throw(0)
    (rest,) = RealTable().throw(Scene(board), throw).rest
    return rest.position.x, rest.position.y


@pytest.mark.slow
def test_a_flick_of_the_mouse_sends_what_lands(visit: Visit) -> None:
    hand = Thrower(visit())
    soft, again, strong, curved = (
        hand.throw(gesture)
        for gesture in (
            Gesture(speed=1000.0),
            Gesture(speed=1000.0),
            Gesture(speed=1500.0),
            Gesture(speed=1000.0, bend=0.8),
        )
    )
    # What was sent was thrown, and where the board was empty it lies where the same launch lands.
    assert [event["launch"] for event in hand.flown] == hand.launches()
    first = hand.flown[0]["motion"]["rest"][0]["position"]
    assert lands(soft) == pytest.approx((first["x"], first["y"]), abs=1e-4)
    # The same gesture, the same launch.
    assert again["release"] == soft["release"]
    assert again["velocity"] == pytest.approx(soft["velocity"], rel=ABOUT, abs=ABOUT)
    assert again["spin"] == pytest.approx(soft["spin"], abs=1.0)
    # A stronger one is faster by as much, and flies further.
    assert speed(strong) / speed(soft) == pytest.approx(1.5, rel=ABOUT)
    assert lands(strong)[1] > lands(soft)[1] + 0.05
    # A curve to the left spins to the left.
    assert curved["spin"] > soft["spin"] + 5.0
    assert {move["launch"]["down"] for move in hand.sent} == {"front"}


@pytest.mark.slow
def test_a_finger_throws_and_keys_throw(visit: Visit) -> None:
    hand = Thrower(visit(PHONE))
    swiped = hand.throw(Gesture(speed=600.0, pull=30.0, aside=0.2))
    assert swiped["velocity"]["x"] < 0.0 < swiped["velocity"]["y"]
    # Without a pointer: the same page, with keys alone.
    page = hand.page
    page.wait_for_selector("[data-legal=take]")
    page.locator("[data-legal=take]").first.focus()
    page.keyboard.press("Enter")
    if not page.locator("[data-testid=assist-throw]").count():
        page.locator("[data-testid=assisted]").focus()
        page.keyboard.press("Enter")
    page.locator("[data-testid=assist-aim]").focus()
    for _ in range(8):
        page.keyboard.press("ArrowRight")
    page.locator("[data-testid=assist-power]").focus()
    page.keyboard.press("ArrowUp")
    page.locator("[data-testid=assist-throw]").focus()
    page.keyboard.press("Enter")
    hand.until(2)
    keyed = hand.launches()[-1]
    assert keyed["velocity"]["x"] / keyed["velocity"]["y"] == pytest.approx(math.tan(math.radians(8)), rel=ABOUT)
