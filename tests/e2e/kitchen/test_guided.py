"""A guided first dish in Mithral Chef, by keys alone."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.support.browser import Watchdog
from tests.e2e.support.kitchen_inputs import ByKeys
from tests.e2e.support.kitchen_messages import frames
from tests.e2e.support.kitchen_player import fast_components, seat_players

pytestmark = pytest.mark.slow

IDLE = 4000
"""Milliseconds after which an idle hand in this forest is sent home."""
FLIP = "Flip a card"
TIPS = ("This is your kitchen", "You have two hands", FLIP, "Reach into the bag", "Roll!", "Build one tower")
"""How the tips start: at the countdown, for hands at home, then at each station."""
READ = """() => {
  const tip = document.querySelector("[data-testid=tip]");
  const read = tip?.innerText ?? "";
  tip?.querySelector("button").click();
  return read;
}"""
"""Reads and closes a tip in one step, before another replaces it."""


def test_the_first_dish_is_guided_in_an_empty_kitchen(visit: Visit) -> None:
    """Every station has its tip. While one is open no hand is sent home, and nothing else happens by itself; the bot
    comes in when the first plate is served."""
    visitor = visit(first_time=True, painted=False)
    wire = frames(visitor.page)
    usual = fast_components(hands=6, countdown=1500, patient=False)
    hasty = re.sub(r"(\[station\.forest\]\n.*\nidle = )\d+", rf"\g<1>{IDLE}", usual)
    assert hasty != usual
    seat_players(visitor, players=2, bot="beginner", components=hasty)
    page = visitor.page
    tip = page.locator("[data-testid=tip]")
    expect(tip).to_contain_text(TIPS[0])
    tips = set[str]()
    cook, watchdog = ByKeys(visitor, seed=2, hands=(0,)), Watchdog(visitor)

    def told() -> list[Any]:
        return [message for way, message in wire if way == "told" and message["type"] in {"entry", "speed"}]

    def plates() -> int:
        return sum("Served" in {event["event"] for event in one.get("events", ())} for one in told())

    while not plates():
        watchdog.check()
        if tip.count():
            if FLIP not in tips and page.locator("[data-testid=tip]", has_text=FLIP).count():
                read_until: float = page.evaluate(f"performance.now() + {IDLE + 500}")
                page.wait_for_function("(until) => performance.now() > until", arg=read_until)
                expect(page.locator("[data-hand-panel='0']")).to_have_attribute("data-station", "0")
            read: str = page.evaluate(READ)
            tips |= {begins for begins in TIPS if begins in read}
        elif not cook.act():
            visitor.frame()
    assert tips >= set(TIPS)
    first = next(n for n, one in enumerate(told()) if '"Served"' in json.dumps(one))
    assert {one["seat"] for one in told()[:first] if one["type"] == "entry"} <= {-1, 0}

    def has_company() -> bool:
        """Closes any further tip, which would stop the bot's clock too."""
        page.evaluate(READ)
        return any(one.get("seat") == 1 for one in told())

    visitor.until(has_company)
    stands = False
    for one in told():
        if one["type"] == "speed":
            stands = one["speed"] == 0
        elif stands:
            assert one["seat"] == 0, "while a tip is open only its reader acts"
            assert all(event["event"] != "SentHome" for event in one["events"])
