"""The practice range: targets, scores, and the ghost of the last run."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.support.browser import PHONE
from tests.e2e.support.throwing import Flicker, Pull

TARGETS = 9


@pytest.mark.slow
def test_targets_are_lit_one_after_another_and_counted(visit: Visit) -> None:
    visitor = visit(PHONE, painted=False)
    page = visitor.page
    visitor.lobby()
    visitor.press("article[data-game=safranito] a[href='/practice/safranito']")
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
