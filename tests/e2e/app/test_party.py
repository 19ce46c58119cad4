"""A game night: friends join once and go from game to game together."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.support.browser import PHONE
from tests.e2e.support.checks import overflow, violations

pytestmark = pytest.mark.long

HAND = {**PHONE, "viewport": {"width": 390, "height": 844}}


def test_an_evening_on_a_desktop_a_phone_and_a_table_screen(visit: Visit) -> None:
    mia, ben, wall = visit(painted=False), visit(PHONE, painted=False), visit(painted=False)
    mia.goto("/party")
    mia.page.get_by_label("Your name").fill("Mia")
    mia.press("text=Start a game night")
    code = mia.page.locator("[data-testid=party-code]").inner_text()

    ben.goto("/party")
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_label("Code").fill(f" {code.lower()[:3]} {code.lower()[3:]}"[:8])
    ben.press("button.main")
    expect(mia.page.get_by_text("Who's here (2)")).to_be_visible()

    wall.goto("/party")
    wall.page.get_by_label("Code").fill(code)
    wall.page.get_by_label("This device").select_option("screen")
    wall.press("button.main")
    expect(wall.page.locator(".wall")).to_contain_text(code, ignore_case=True)
    expect(wall.page.locator(".wall")).to_contain_text("Mia · Ben")

    # A vote is seen by all. The host decides, and everyone is taken to the table.
    ben.press("[data-game=yatai]")
    expect(mia.page.locator("button[data-game=yatai]")).to_contain_text("1 vote: Ben")
    mia.press("[data-game=yatai]")
    seats = mia.page.locator("[data-testid=next-seats] select")
    expect(seats).to_have_count(3)
    seats.nth(2).select_option("b-casual")
    mia.press("text=Start Yatai")
    for visitor in (mia, ben):
        expect(visitor.page).to_have_url(re.compile(r"/t/\w+$"))
        visitor.page.wait_for_selector("[data-testid=board]")
    wall.page.wait_for_selector("[data-testid=board]")
    assert wall.page.locator("[data-legal]").count() == 0

    # Mia plays to the end, and the score counts it.
    mia.play_on()
    expect(mia.page.locator("dialog[open]")).to_contain_text("Back to the party")
    mia.press("dialog[open] a[href^='/party/']")
    score = mia.page.locator("[data-testid=party-score]")
    expect(score).to_contain_text("Mia")
    expect(score.locator("tbody tr")).to_have_count(1)
    expect(wall.page.locator("[data-testid=party-score]")).to_contain_text("Yatai")

    # Ben is still at the old table, and learns that the next game has begun.
    mia.press("text=Play Yatai again")
    final = ben.page.get_by_role("dialog")
    expect(final).to_contain_text("The party has moved on")
    final.get_by_role("link", name="Go to the table").tap()
    expect(ben.page).to_have_url(mia.page.url)


def test_an_invitation_link_asks_a_newcomer_for_a_name(visit: Visit) -> None:
    mia, eve = visit(), visit(first_time=True)
    mia.goto("/party")
    mia.press("text=Start a game night")
    link = mia.page.get_by_label("Link to this table").input_value()
    eve.goto(link)
    eve.page.get_by_label("Your name").fill("Eve")
    eve.press("button.main")
    expect(eve.page.get_by_text("Who's here (2)")).to_be_visible()
    expect(mia.page.get_by_text("Eve", exact=True)).to_be_visible()
    # The host leaves, and Eve leads the party.
    mia.press("text=Leave the party")
    expect(eve.page.get_by_text("you · host")).to_be_visible()


def test_a_wrong_code_is_refused_in_words(visit: Visit) -> None:
    ben = visit()
    ben.goto("/party")
    ben.page.get_by_label("Code").fill("AAAAAA")
    ben.press("button.main")
    expect(ben.page.get_by_role("alert")).to_contain_text("no party has this code")


MOVE = """async (swings) => {
  const started = performance.now();
  for (let t = 0; t < 700; t = performance.now() - started) {
    const push = !swings || t < 200 ? 0 : t < 400 ? 10 : -10;
    const force = { x: 0, y: push, z: 9.81 };
    const still = { alpha: 0, beta: 0, gamma: 0 };
    dispatchEvent(new DeviceMotionEvent("devicemotion", { accelerationIncludingGravity: force, rotationRate: still }));
    await new Promise((frame) => requestAnimationFrame(frame));
  }
}"""
"""A phone that lies still, or is swung ahead."""


def test_beside_a_table_screen_a_phone_shows_the_hand_and_throws_by_being_swung(visit: Visit) -> None:
    ben, wall = visit(HAND, painted=False), visit(painted=False)
    ben.context.grant_permissions(["accelerometer", "gyroscope"])
    sent: list[str] = []
    ben.page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    ben.goto("/party")
    ben.page.get_by_label("Your name").fill("Ben")
    ben.press("text=Start a game night")
    code = ben.page.locator("[data-testid=party-code]").inner_text()
    wall.goto("/party")
    wall.page.get_by_label("Code").fill(code)
    wall.page.get_by_label("This device").select_option("screen")
    wall.press("button.main")
    expect(ben.page.get_by_text("Who's here (2)")).to_be_visible()
    ben.press("[data-game=hibachi]")
    ben.press("text=Start Hibachi")
    pad = ben.page.get_by_test_id("hand-pad")
    expect(pad).to_be_visible()
    expect(wall.page.locator(".tv footer")).to_contain_text(code, ignore_case=True)
    assert ben.page.get_by_test_id("scene").count() == 0
    ben.press("[data-testid=hand-pad] [data-legal=take]")
    assert violations(ben) == []
    assert overflow(ben) == []
    ben.press("[data-testid=swing] button")
    ben.page.evaluate(MOVE, False)
    expect(ben.page.locator("[data-sensors=ready]")).to_be_visible()
    hold = "[data-testid=swing] .hold"
    expect(pad.locator("[data-legal=take]")).to_have_count(6)
    # Three swings teach the hand and one throws; a busy machine may blur some of them.
    for _ in range(20):
        if any('"ThrowChip"' in frame for frame in sent):
            break
        with ben.hand(ben.middle(hold)):
            ben.page.evaluate(MOVE, True)
        ben.frame()
    expect(pad.locator(".rack .away")).not_to_have_count(0)
