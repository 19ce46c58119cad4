"""Every element of a board explains itself to mouse, finger and keyboard."""

import pytest
from playwright.sync_api import expect

from cookoff.engine import rooms
from tests.e2e.conftest import Visit
from tests.e2e.support.browser import FLAT, PHONE
from tests.e2e.support.positions import GAMES, staged_positions

pytestmark = pytest.mark.slow

MEANINGS = """() => {
  const numbers = document.createTreeWalker(document.querySelector(".stage"), NodeFilter.SHOW_TEXT,
    (node) => /[0-9]/.test(node.data) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP);
  const pictures = ":is(svg:not(svg *), [role=img], canvas, [data-count], [data-label])";
  const all = [...document.querySelectorAll(`.stage ${pictures}`)];
  while (numbers.nextNode()) all.push(numbers.currentNode.parentElement);
  const topics = new Set([...document.querySelectorAll(".stage [data-help]")].map((one) => one.dataset.help));
  const bare = new Set();
  for (const one of all) {
    if (one.matches("svg:has([data-help])") || one.getClientRects().length === 0) continue;
    if (one.closest("[role=status], [data-testid=remark]")) continue;  // a sentence about what happened
    const whole = one.closest("button, [role=img]");
    const found = whole?.querySelector("[data-help]") ?? one.closest("[data-help]");
    const name = one.className?.baseVal ?? one.className;
    if (!found) bare.add(`${one.tagName} .${name} ${one.textContent.trim().slice(0, 30)}`);
  }
  return [[...topics], [...bare]];
}"""
"""The help topics on the board, and the pictures and numbers without one."""
LEGEND = """() => Object.fromEntries([...document.querySelectorAll("[data-testid=legend] [data-topic]")].map(
  (one) => [one.dataset.topic, one.querySelector("button").textContent]))"""
"""The legend's topics with their rules."""
DECISIONS = {"throw", "call", "use", "keep", "sell", "buy", "cook", "activate"}
"""Explained by tips."""


@pytest.mark.parametrize("game", GAMES)
def test_every_picture_and_every_number_on_a_board_is_explained(visit: Visit, game: str) -> None:
    visitor = visit()
    visitor.page.add_init_script(FLAT)
    known: dict[str, str] = {}
    seen: set[str] = set()
    for stage, ask in staged_positions(visitor, game):
        if not known:
            stage.visitor.turn_to("menu")
            stage.visitor.press("[data-testid=legend-open]")
            known = visitor.page.evaluate(LEGEND)
            visitor.page.keyboard.press("Escape")
        topics, bare = visitor.page.evaluate(MEANINGS)
        assert bare == [], ask
        seen |= set(topics)
    assert seen <= known.keys() | DECISIONS
    assert set(known.values()) <= {rule.id for rule in rooms()[game].ledger.rule}
    # Some topics belong to other positions.
    assert len(known.keys() & seen) > 0.6 * len(known)


def test_everything_in_the_kitchen_is_explained(visit: Visit) -> None:
    visitor = visit(painted=False)
    visitor.lobby()
    visitor.press("article[data-game=mithral-chef] button.main")
    visitor.page.wait_for_selector("[data-at='4'] .count")
    topics, bare = visitor.page.evaluate(MEANINGS)
    assert bare == []
    visitor.turn_to("menu")
    visitor.press("[data-testid=legend-open]")
    known = visitor.page.evaluate(LEGEND)
    assert set(topics) <= known.keys()
    assert set(known.values()) <= {rule.id for rule in rooms()["mithral-chef"].ledger.rule}


def test_every_game_has_a_page_of_one_screen_before_its_rules(visit: Visit) -> None:
    visitor = visit()
    for game in (*GAMES, "mithral-chef"):
        visitor.goto(f"/rules/{game}")
        page = visitor.page.get_by_test_id("primer")
        expect(page.locator("li")).to_have_count(5)
        assert [figure.locator("svg").count() > 0 for figure in page.locator("figure").all()] == [True] * 3
        box = page.bounding_box()
        assert box is not None
        assert box["height"] < 850


def test_help_opens_by_mouse_key_and_touch(visit: Visit) -> None:
    visitor = visit()
    next(staged_positions(visitor, "yatai"))
    card = visitor.page.locator("[data-testid=help]")
    visitor.page.locator(".supply .token").first.hover()
    expect(card).to_contain_text("taiyaki")
    expect(card).to_contain_text("YAT-50: The whole rule")
    card.get_by_role("button").click()
    expect(visitor.page.locator("dialog[open]")).to_contain_text("YAT-50")
    visitor.page.keyboard.press("Escape")
    visitor.page.keyboard.press("n")
    expect(card).to_have_attribute("data-topic", "line")
    visitor.page.keyboard.press("Escape")
    expect(card).to_have_count(0)

    phone = visit(PHONE)
    next(staged_positions(phone, "yatai"))
    tile = phone.page.locator(".beside button").first
    box = tile.bounding_box()
    assert box is not None
    with phone.hand((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)):
        expect(phone.page.locator("[data-topic^=tile-]")).to_be_visible()
    phone.frame()
    expect(tile).to_have_attribute("aria-pressed", "false")


def test_the_board_in_three_dimensions_says_what_lies_under_the_pointer(visit: Visit) -> None:
    visitor = visit(painted=False)
    next(staged_positions(visitor, "hibachi"))
    tag = visitor.page.locator("[data-label='4']")
    box = tag.bounding_box()
    assert box is not None
    visitor.page.mouse.move(box["x"] + 5, box["y"] - 15)
    expect(visitor.page.locator("[data-topic=bowl]")).to_contain_text("rice")
