"""A gesture on the page and where its chip lands."""

import json
import math
import re
from typing import Any, Literal

import msgspec
import pytest
from playwright.sync_api import expect

from cookoff.games.grill.content.components import load
from cookoff.games.grill.rules.moves import Launch
from cookoff.games.hibachi.content.components import Components
from cookoff.physics.hand import skill
from cookoff.physics.port import Scene
from cookoff.physics.real.simulator import RealSimulator
from tests.e2e.conftest import Visit
from tests.e2e.support.browser import COARSE, PHONE, Visitor
from tests.e2e.support.throwing import Flicker, Gesture, Pull, sit_down

PATIENCE = 90_000
"""Milliseconds; generous for slow machines."""
ABOUT = 0.02
"""The browser rounds times to a tenth of a millisecond."""
STEADY = skill("steady")


class Thrower(Flicker):
    """A player of Hibachi whose turn it is to throw."""

    def __init__(self, visitor: Visitor) -> None:
        super().__init__(visitor.page, touch=visitor.touches)
        self._visitor = visitor
        self.flown: list[dict[str, Any]] = []
        """The flights of my chips, as the server sent them."""
        visitor.page.on("websocket", lambda socket: socket.on("framereceived", self._learn))
        sit_down(visitor, "hibachi")
        visitor.page.set_default_timeout(PATIENCE)

    def _learn(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        for event in message.get("events", []) if message.get("type") == "entry" else []:
            if event["event"] == "ChipFlew" and event["seat"] == 0:
                self.flown.append(event)

    def throw(self, gesture: Gesture | Pull) -> dict[str, Any]:
        """Take a chip and flick it; returns the launch sent, once its flight has come."""
        count = len(self.flown)
        self.take()
        self.flick(gesture)
        self.until(count + 1)
        return self.launches()[-1]

    def until(self, count: int) -> None:
        """Wait for so many flights."""
        self._visitor.until(lambda: len(self.flown) >= count)


def speed(launch: dict[str, Any]) -> float:
    return math.hypot(*launch["velocity"].values())


def heading(launch: dict[str, Any]) -> float:
    """Radians to the left of straight ahead."""
    return math.atan2(-launch["velocity"]["x"], launch["velocity"]["y"])


def lands(launch: dict[str, Any]) -> tuple[float, float]:
    """Where the launch comes to rest on the empty board."""
    board = load("cookoff.games.hibachi", Components).physical("hibachi")
    throw = msgspec.convert(launch, Launch).throw(0)
    (rest,) = RealSimulator().throw(Scene(board), throw).rest
    return rest.position.x, rest.position.y


@pytest.mark.slow
@pytest.mark.rule("THR-12", "THR-30")
def test_a_flick_of_the_mouse_sends_what_lands(visit: Visit) -> None:
    hand = Thrower(visit(**COARSE))
    soft, longer, strong, pulled = (
        hand.throw(gesture)
        for gesture in (
            Gesture(speed=800.0, aside=0.2),
            Gesture(speed=800.0, aside=0.2, steps=24),
            Gesture(speed=1200.0, aside=0.2, bend=0.6),
            Pull(right=30.0, down=80.0),
        )
    )
    # The server adds the error of the seat's hand; on the empty board the chip rests where we compute.
    first = hand.flown[0]
    assert speed(first["launch"]) == pytest.approx(speed(soft), rel=3.001 * STEADY.speed)
    assert heading(first["launch"]) == pytest.approx(heading(soft), abs=3.001 * STEADY.direction)
    rest = first["motion"]["rest"][0]["position"]
    assert lands(first["launch"]) == pytest.approx((rest["x"], rest["y"]), abs=1e-4)
    # All leave from the same place; neither the length of a stroke nor its end counts.
    assert [one["release"]["x"] for one in (soft, longer, strong, pulled)] == [0.0] * 4
    assert longer["velocity"] == pytest.approx(soft["velocity"], rel=ABOUT, abs=ABOUT)
    # A faster one flies further, a curved one spins, and a pull throws the opposite way.
    assert lands(strong)[1] > lands(soft)[1] + 0.05
    assert strong["spin"] > soft["spin"] + 5.0
    assert heading(soft) > 0.1
    assert heading(pulled) > 0.1
    assert {move["launch"]["down"] for move in hand.sent} == {"front"}


@pytest.mark.slow
def test_a_weak_stroke_says_so_and_costs_nothing(visit: Visit) -> None:
    hand = Thrower(visit(**COARSE))
    hand.take()
    hand.flick(Pull(down=16.0))
    expect(hand.page.get_by_text("Too weak")).to_be_visible()
    hand.flick(Gesture(speed=900.0, aside=1.5))
    expect(hand.page.get_by_text("Throw towards the board")).to_be_visible()
    assert hand.sent == []
    # The chip is still in the hand, and the next throw is judged by its target.
    hand.throw(Pull(down=60.0))
    expect(hand.page.locator(".word.shown")).to_be_visible()


@pytest.mark.slow
def test_a_stroke_beside_the_chip_turns_nothing(visit: Visit) -> None:
    hand = Thrower(visit(**COARSE))
    hand.take()
    mouse, reset = hand.page.mouse, hand.page.get_by_role("button", name="Reset the view")
    x, y = hand.spot()

    def drag(button: Literal["left", "right"]) -> None:
        mouse.move(x - 200.0, y - 60.0)
        mouse.down(button=button)
        mouse.move(x - 60.0, y - 160.0, steps=5)
        mouse.up(button=button)

    drag("left")
    expect(hand.page.get_by_text("Start the stroke on your chip")).to_be_visible()
    expect(reset).to_have_count(0)
    # The right button turns the board on purpose, and one press turns it back.
    drag("right")
    reset.click()
    expect(reset).to_have_count(0)
    assert hand.sent == []


@pytest.mark.slow
def test_a_finger_throws_and_keys_throw(visit: Visit) -> None:
    visitor = visit(PHONE, **COARSE)
    hand = Thrower(visitor)
    swiped = hand.throw(Gesture(speed=600.0, pull=30.0, aside=0.2))
    assert swiped["velocity"]["x"] < 0.0 < swiped["velocity"]["y"]
    # Then with keys alone, on the same page.
    page = hand.page
    page.wait_for_selector("[data-legal=take]")
    page.locator("[data-legal=take]").first.focus()
    page.keyboard.press("Enter")
    if not page.locator("[data-testid=assist-throw]").count():
        page.locator("[data-testid=assisted]").focus()
        page.keyboard.press("Enter")
    # By target: the page shows the odds of an average hand.
    page.locator("[data-testid=form-place]").focus()
    page.keyboard.press("ArrowDown")
    expect(page.locator("[data-testid=odds]")).to_contain_text("%")
    page.locator("[data-legal=AimChip]").focus()
    page.keyboard.press("Enter")
    hand.until(2)
    assert hand.sent[-1]["aim"]["style"] == "lob"
    # By timing: one press starts the first needle, three stop them.
    page.wait_for_selector("[data-legal=take]")
    page.locator("[data-legal=take]").first.focus()
    page.keyboard.press("Enter")
    page.locator("[data-testid=assist-throw]").focus()
    for _ in range(4):
        page.keyboard.press("Enter")
        visitor.frame()
    hand.until(3)
    assert hand.sent[-1]["move"] == "ThrowChip"
    assert hand.launches()[-1]["release"]["x"] == 0.0


@pytest.mark.slow
def test_each_way_of_throwing_says_which_hand_it_has(visit: Visit) -> None:
    hand = Thrower(visit(**COARSE))
    hand.take()
    page = hand.page
    expect(page.get_by_test_id("hand-spread")).to_have_text(
        re.compile("When you pull or flick, your hand is steady.* 1°")
    )
    page.get_by_test_id("assisted").click()
    by_form = page.get_by_test_id("hand-spread").nth(1)
    expect(by_form).to_have_text(re.compile("When you throw at a target, your hand is average.* 3°"))
