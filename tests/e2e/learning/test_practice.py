"""The practice range: targets, scores, and the ghost of the last run."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.support.browser import PHONE
from tests.e2e.support.throwing import Flicker, Pull

TARGETS = 9


@pytest.mark.long
def test_targets_are_lit_one_after_another_and_counted(visit: Visit) -> None:
    visitor = visit(PHONE, painted=False)
    page = visitor.page
    visitor.lobby()
    visitor.more("safranito")
    visitor.press("a[href='/practice/safranito']")
    hand = Flicker(page, touch=True)
    scene = page.locator("[data-testid=scene]")
    expect(scene).to_have_attribute("data-holding", "30")
    page.get_by_role("button", name="Targets, one after another").tap()
    for number in range(1, TARGETS + 1):
        hand.flick(Pull(down=40.0))
        expect(page.locator("[data-testid=range-score]")).to_contain_text(
            f"of {number} hit" if number < TARGETS else "The run is over"
        )
    # The browser keeps the score, and the run is the ghost of the next one.
    page.reload()
    expect(page.locator("[data-testid=tally]")).to_contain_text("% of")
    page.get_by_role("button", name="Targets, one after another").tap()
    expect(page.locator("[data-testid=range-score]")).to_contain_text("Your ghost had hit 0")


@pytest.mark.slow
def test_practice_says_how_to_throw_and_has_the_chips_of_its_game(visit: Visit) -> None:
    visitor = visit(painted=False)
    page = visitor.page
    visitor.goto("/practice/safranito")
    expect(page.get_by_text("Pull the chip back and let go")).to_be_visible()
    chips = page.locator(".chips [data-value]")
    assert [chips.nth(n).get_attribute("data-value") for n in range(chips.count())] == [
        "10", "20", "30", "40", "50", "60",
    ]  # fmt: skip
    page.locator(".chips [data-value='60']").click()
    expect(page.locator("[data-testid=scene]")).to_have_attribute("data-holding", "60")


WATCH = """() => {
  const range = document.querySelector("[data-testid=range]");
  window.verdicts = [];
  const said = document.querySelector(".word");
  const look = () => window.verdicts.push([range.dataset.goal, said.className.includes("shown")]);
  new MutationObserver(look).observe(range, {attributeFilter: ["data-goal"]});
}"""
"""Notes with every new target whether the verdict on the last throw is shown."""


@pytest.mark.long
def test_a_target_changes_only_after_the_verdict(visit: Visit) -> None:
    visitor = visit(PHONE, painted=False, reduced_motion="no-preference")
    page = visitor.page
    visitor.goto("/practice/safranito")
    page.get_by_role("button", name="Targets, one after another").tap()
    hand = Flicker(page, touch=True)
    for number in (1, 2):
        hand.spot()
        if number == 1:
            page.evaluate(WATCH)
        hand.flick(Pull(down=40.0))
        page.wait_for_function("(number) => window.verdicts.length === number", arg=number)
    assert all(shown for _, shown in page.evaluate("window.verdicts"))
