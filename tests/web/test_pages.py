"""Every screen on desktop and phone: accessible, in every language, explaining itself."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.browsing import CHOICES, DESKTOP, HOME, PHONE, TILE, Visitor
from tests.web.conftest import Visit

pytestmark = pytest.mark.slow

AXE = HOME / "web" / "node_modules" / "axe-core" / "axe.min.js"
SIZES: dict[str, dict[str, Any]] = {"desktop": DESKTOP, "phone": PHONE}


def violations(visitor: Visitor) -> list[str]:
    """What axe-core finds serious or critical on the page as it stands."""
    visitor.page.evaluate(AXE.read_text("utf-8"))
    found: list[dict[str, Any]] = visitor.page.evaluate(
        "axe.run({resultTypes: ['violations']}).then((result) => result.violations)"
    )
    return [
        f"{one['id']}: {node['target']} {node.get('failureSummary', '')[:200]}"
        for one in found
        if one["impact"] in {"serious", "critical"}
        for node in one["nodes"]
    ]


def overflow(visitor: Visitor) -> int:
    """By how many pixels the page is wider than its window."""
    return int(visitor.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))


def screens(visitor: Visitor) -> Iterator[str]:
    """Walk through every screen, and stop at each."""
    page = visitor.page
    visitor.lobby()
    yield "lobby"
    visitor.press("header button")
    yield "settings"
    page.keyboard.press("Escape")
    visitor.press(f"{TILE} .doors button:not(.main)")
    yield "create"
    page.locator("dialog form button.main").click()
    page.wait_for_selector(".share input")
    yield "waiting"
    visitor.play_now()
    page.wait_for_selector("[data-legal]")
    yield "menu"
    visitor.act()
    seen: set[str] = set()
    for _ in range(400):
        if visitor.is_over():
            break
        page.wait_for_timeout(40)  # so that what is looked at is what the last choice led to
        kinds = set(visitor.choices())
        for kind, name in (("Act", "act"), ("PlaceGuest", "place"), ("Welcome", "welcome"), ("select", "push")):
            if kind in kinds and name not in seen:
                seen.add(name)
                yield name
        if not visitor.act():
            page.wait_for_timeout(15)
        if "act" in seen and "text" not in seen and visitor.choices():
            seen.add("text")
            page.keyboard.press("t")
            yield "text"
            page.keyboard.press("t")
            page.locator("button[aria-label^='Show ']").first.click()
            yield "rival"
            page.keyboard.press("Escape")
    assert {"act", "push", "text"} <= seen
    expect(page.locator("dialog[open] tr.total")).to_be_visible()
    yield "final"
    page.get_by_text("Watch the replay").click()
    page.locator("input[type=range]").fill("40")
    yield "replay"
    visitor.goto("/rules/yatai#YAT-35")
    page.wait_for_selector("#YAT-35")
    yield "rules"
    visitor.goto("/t/nowhere")
    page.get_by_role("alert").wait_for()
    yield "no-table"


@pytest.mark.parametrize("size", SIZES)
def test_every_screen_is_accessible_and_fits(visit: Visit, size: str) -> None:
    visitor = visit(SIZES[size])
    seen = []
    for name in screens(visitor):
        seen.append(name)
        assert violations(visitor) == [], name
        assert overflow(visitor) <= 0, name
    assert len(seen) >= 13


@pytest.mark.parametrize(
    ("language", "play", "asked", "rule"),
    [
        ("fr", "Jouer contre des robots", "À vous", "frigo"),
        ("it", "Gioca contro i bot", "Tocca a te", "frigo"),
        ("de", "Gegen Bots spielen", "Du bist dran", "Kühlschrank"),
        ("en", "Play against bots", "Your turn", "fridge"),
    ],
)
def test_every_language_switches(visit: Visit, language: str, play: str, asked: str, rule: str) -> None:
    """Chosen from the browser, and by hand in the middle of a game."""
    other = "en" if language != "en" else "de"
    visitor = visit(locale=language)
    visitor.lobby()
    expect(visitor.page.get_by_role("button", name=play)).to_be_visible()
    assert visitor.page.evaluate("document.documentElement.lang") == language
    visitor.play_now()
    expect(visitor.page.locator(".mine [data-testid=question]")).to_contain_text(asked)
    visitor.press("header button")
    visitor.page.locator("dialog select").select_option(other)
    expect(visitor.page.locator("[data-testid=question]")).not_to_contain_text(asked)
    visitor.page.locator("dialog select").select_option(language)
    expect(visitor.page.locator("[data-testid=question]")).to_contain_text(asked)
    visitor.goto("/rules/yatai")
    visitor.page.locator("input[type=search]").fill(f"{rule} 33")
    expect(visitor.page.locator("dl > div")).to_have_count(1)
    expect(visitor.page.locator("#YAT-33 dd")).to_contain_text(re.compile(rule, re.I))


def test_an_illegal_choice_explains_itself(visit: Visit) -> None:
    visitor = visit()
    visitor.play_now()
    page = visitor.page
    expect(page.locator("[data-testid=tip]")).to_be_visible()
    page.get_by_role("button", name="Got it").click()
    expect(page.locator("[data-testid=tip]")).to_have_count(0)
    refused = page.locator("[data-testid=board] button[aria-disabled=true]")
    for _ in range(300):
        if refused.count() > 0:
            break
        if not visitor.act():
            page.wait_for_timeout(15)
    before = page.locator("aside li b").all_inner_texts()
    refused.first.click(force=True)  # it counts as disabled, and still answers
    expect(page.locator("[data-testid=refusal]")).to_contain_text("YAT-")
    assert page.locator("aside li b").all_inner_texts() == before
    page.locator("[data-testid=refusal] button").click()
    expect(page.locator("dialog[open] h3")).to_contain_text("YAT-")
    page.keyboard.press("Escape")


def test_a_move_is_taken_back(visit: Visit) -> None:
    """Against bots nobody else has to agree."""
    visitor = visit()
    visitor.play_now()
    page = visitor.page
    for _ in range(300):
        if "select" in visitor.choices():
            break
        if not visitor.act():
            page.wait_for_timeout(15)
    if (half := page.locator(f"{CHOICES}[aria-pressed=true]")).count() > 0:
        half.click()  # the last choice of the loop may have been half a push
    grid = page.locator(".grid .tile").all_inner_texts()
    page.locator(".beside [data-legal]").first.click()
    page.locator(".arrow [data-legal]").first.click()
    expect(page.locator("[data-testid=question]")).not_to_contain_text("Push a tile")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("[data-testid=question]")).to_contain_text("Push a tile")
    assert page.locator(".grid .tile").all_inner_texts() == grid
