"""The screenshots of the throwing games."""

from collections.abc import Iterator

from tests.e2e.support.browser import Visitor, Watchdog
from tests.e2e.support.grill_player import GrillPlayer

WANTED = {
    "hibachi": {"rest", "flight"},
    "safranito": {"rest"},
}
"""The decisions have sheets of their own."""
MANY = 6
"""Chips on the board for a screenshot."""


def grill_screens(visitor: Visitor) -> Iterator[str]:
    """Play each game until every wanted screen was shown, with animations and without tips."""
    page = visitor.page
    visitor.goto("/")
    page.evaluate("localStorage.setItem('cookoff', JSON.stringify({tips: false, motion: true}))")
    player = GrillPlayer(visitor, seed=3)
    for game, wanted in WANTED.items():
        visitor.lobby()
        visitor.press(f"article[data-game={game}] button.main")
        page.wait_for_selector("canvas")
        missing, watchdog = set(wanted), Watchdog(visitor)
        while missing and not visitor.is_over():
            watchdog.check()
            if not visitor.choices() or page.locator("canvas[data-flying=true]").count() > 0:
                visitor.frame()
                continue
            for name in sorted(missing & showing(visitor)):
                missing.remove(name)
                yield f"{game}-{name}"
            if "flight" in missing and "take" in visitor.choices():
                missing.remove("flight")
                player.flick()
                yield f"{game}-flight"
            else:
                player.act()
        assert not missing, f"{game}: {missing} did not come"


def showing(visitor: Visitor) -> set[str]:
    """The screens to take now."""
    page = visitor.page
    kinds = set(visitor.choices())
    chips = int(page.locator("[data-testid=scene]").get_attribute("data-chips") or 0)
    return {"rest"} if "take" in kinds and chips >= MANY else set()
