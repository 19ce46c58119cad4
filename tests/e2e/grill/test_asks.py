"""Whatever a throwing game asks, the page is accessible and fits its window."""

from typing import Any

import pytest

from tests.e2e.conftest import Visit
from tests.e2e.support.browser import DESKTOP, LIKES, PHONE
from tests.e2e.support.checks import overflow, violations
from tests.e2e.support.grill_asking import CHIPS, Asking

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(
    ("game", "size"),
    [
        pytest.param("hibachi", DESKTOP, id="hibachi-desktop"),
        pytest.param("fired-up", PHONE, id="fired-up-phone"),
        pytest.param("hibachi", PHONE, id="hibachi-phone", marks=pytest.mark.long),
        pytest.param("fired-up", DESKTOP, id="fired-up-desktop", marks=pytest.mark.long),
        pytest.param("safranito", DESKTOP, id="safranito-desktop", marks=pytest.mark.long),
        pytest.param("safranito", PHONE, id="safranito-phone", marks=pytest.mark.long),
    ],
)
def test_every_ask_is_accessible_and_fits(visit: Visit, game: str, size: dict[str, Any]) -> None:
    visitor = visit(size, painted=False, first_time=True)
    theme = "light" if size is PHONE else "dark"
    visitor.page.add_init_script(LIKES.format(f'{{ tips: false, pace: "instant", sound: false, theme: "{theme}" }}'))
    asking = Asking(visitor, game)
    visitor, found = asking.visitor, dict[str, list[str]]()
    for asked in asking.on_the_board():
        if asked.ask == "throw":
            visitor.press("[data-legal=take]")
            visitor.press("[data-testid=assisted]")
        if asking.page.locator(CHIPS).count() > 1:
            visitor.press(f"{CHIPS} >> nth=1")
        if asked.ask not in found or asked.ask == "activate":
            found[asked.ask] = violations(visitor) + overflow(visitor)
    assert found == {ask: [] for ask in asking.asks}
    found = {
        asked.ask: violations(visitor) + overflow(visitor)
        for asked in asking.in_text()
        if asked.ask in {"throw", "sell", "cook", "activate"}
    }
    assert not any(found.values()), found
