"""The tutorial of Mithral Chef: the first dish of a real game, by following the arrow."""

import json
import re
from typing import Any

import pytest

from tests.e2e.conftest import Visit
from tests.e2e.support.browser import SIZES, Visitor, Watchdog
from tests.e2e.support.kitchen_inputs import STOP_NEEDLE
from tests.e2e.support.kitchen_messages import frames
from tests.e2e.support.kitchen_player import fast_components, seat_players
from tests.e2e.support.learner import LOOK, Seen, faults, seen_in

pytestmark = pytest.mark.slow

LANGUAGES = ("en-GB", "de-DE", "fr-FR", "it-IT")
IDLE = 4000
"""Milliseconds after which an idle hand in this forest is sent home."""
RELEASE = "() => document.querySelector(\"[data-hand-panel='0'] .controls [data-legal=Place]\")?.click()"


def press(visitor: Visitor, seen: Seen) -> None:
    """Press what the arrow points at; a lowered die is released when the needle is over the middle."""
    if visitor.touches:
        visitor.page.touchscreen.tap(seen.x, seen.y)
    else:
        visitor.page.mouse.click(seen.x, seen.y)
    if seen.choice == "Place":
        visitor.page.evaluate(STOP_NEEDLE, [0, RELEASE])


@pytest.mark.long
@pytest.mark.parametrize(
    ("size", "language"),
    [pytest.param(size, language, id=f"{size}-{language[:2]}") for size in SIZES for language in LANGUAGES],
)
def test_the_first_dish_is_cooked_by_pressing_only_what_the_arrow_points_at(
    visit: Visit, size: str, language: str
) -> None:
    """Every step has text, and nothing that can be pressed is covered. However long the reader thinks, no hand is sent
    home, and nobody else cooks before the dish is served; then the bot comes in."""
    visitor = visit(SIZES[size], first_time=True, painted=False, locale=language)
    wire = frames(visitor.page)
    usual = fast_components(hands=6, countdown=1500, patient=False)
    hasty = re.sub(r"(\[station\.forest\]\n.*\nidle = )\d+", rf"\g<1>{IDLE}", usual)
    assert hasty != usual
    seat_players(visitor, players=2, bot="beginner", components=hasty)
    page, watchdog = visitor.page, Watchdog(visitor)
    wrong: list[str] = []
    choices: set[str] = set()

    def told() -> list[Any]:
        return [message for way, message in wire if way == "told" and message["type"] == "entry"]

    def plates() -> int:
        return sum("Served" in {event["event"] for event in one["events"]} for one in told())

    last: Any = None
    while not plates():
        watchdog.check()
        found = page.evaluate(LOOK)
        same, last = found == last, found
        if found is None or not same:
            visitor.frame()
            continue
        seen = seen_in(found)
        wrong += faults(visitor, seen)
        if seen.choice == "Flip" and "Flip" not in choices:
            read_until: float = page.evaluate(f"performance.now() + {IDLE + 500}")
            page.wait_for_function("(until) => performance.now() > until", arg=read_until)
        if seen.choice == "Place" and "Place" not in choices:
            assert page.locator(".controls .chip svg").count() > 0, "dice show what they stand for"
        choices.add(seen.choice)
        press(visitor, seen)
        last = None
    assert wrong == []
    assert choices >= {"", "EnterForest", "Flip", "EnterPantry", "Draw", "EnterOven", "Roll", "EnterPlating", "Place"}
    served = next(n for n, one in enumerate(told()) if '"Served"' in json.dumps(one))
    alone = told()[:served]
    assert {one["seat"] for one in alone} <= {-1, 0}
    assert all(event["event"] != "SentHome" for one in alone for event in one["events"])

    def has_company() -> bool:
        """Closes any further tip, which would stop the bot's clock too."""
        page.evaluate("document.querySelector('[data-testid=tip] button')?.click()")
        return any(one["seat"] == 1 for one in told())

    visitor.until(has_company)
