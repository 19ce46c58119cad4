"""The lobby: what a newcomer and somebody who comes back find, and how far they scroll on a phone."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.support.browser import PHONE

pytestmark = pytest.mark.slow

OURS = ("yatai", "hibachi", "fired-up", "safranito", "mithral-chef")
ONLY_OURS = """(ours) => {
  for (const tile of document.querySelectorAll("article[data-game]"))
    if (!ours.includes(tile.dataset.game)) tile.remove();
  for (const table of document.querySelectorAll(".lists li")) table.remove();  // those of other tests
  return document.documentElement.scrollHeight;
}"""


def test_a_newcomer_is_offered_every_tutorial_first(visit: Visit) -> None:
    visitor = visit(first_time=True)
    visitor.lobby()
    lessons = visitor.page.locator("[data-testid=newcomer] button")
    expect(lessons).to_have_count(len(OURS))
    visitor.press("[data-lesson=hibachi]")
    visitor.page.wait_for_url("**/learn/hibachi")


def test_mithral_chef_is_learnt_in_a_guided_game(visit: Visit) -> None:
    visitor = visit(first_time=True, painted=False)
    visitor.lobby()
    visitor.press("[data-lesson=mithral-chef]")
    expect(visitor.page.locator("[data-testid=coach]")).to_contain_text("The goal")


def test_who_comes_back_continues_first_and_finds_the_last_choices(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.lobby()
    visitor.more()
    page.get_by_label("Opponents").select_option("1")
    page.get_by_label("Strength").select_option("expert")
    visitor.press("dialog button.main")
    page.wait_for_selector("[data-testid=board]")
    table = page.url
    visitor.lobby()
    expect(page.locator("[data-testid=newcomer]")).to_have_count(0)
    # The first thing to press below the header.
    assert page.locator("main a, main button").first.inner_text() == "Continue"
    visitor.more()
    expect(page.get_by_label("Opponents")).to_have_value("1")
    expect(page.get_by_label("Strength")).to_have_value("expert")
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Continue").click()
    page.wait_for_url(table)


def test_the_lobby_fits_two_screens_of_a_phone(visit: Visit) -> None:
    visitor = visit(PHONE, first_time=True)
    visitor.lobby()
    expect(visitor.page.locator("article h2", has_text="Mithral Chef")).to_be_visible()
    visitor.page.evaluate("document.fonts.ready")
    assert visitor.page.evaluate(ONLY_OURS, list(OURS)) <= 2 * 740
