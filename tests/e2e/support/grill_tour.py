"""A walk through the throwing games that stops where a picture is worth taking."""

from collections.abc import Iterator

from tests.e2e.support.browser import Patience, Visitor
from tests.e2e.support.grill_player import Griller

WANTED = {
    "hibachi": {"rest", "flight"},
    "safranito": {"rest"},
}
"""What they ask besides is on the sheets of their questions."""
MANY = 6
"""Chips on the board that make a picture."""


def grill_screens(visitor: Visitor) -> Iterator[str]:
    """Play each of the games until everything wanted was seen; things move, and tips are off."""
    page = visitor.page
    visitor.goto("/")
    page.evaluate("localStorage.setItem('cookoff', JSON.stringify({tips: false, motion: true}))")
    griller = Griller(visitor, seed=3)
    for game, wanted in WANTED.items():
        visitor.lobby()
        visitor.press(f"article[data-game={game}] button.main")
        page.wait_for_selector("canvas")
        missing, patience = set(wanted), Patience(visitor)
        while missing and not visitor.is_over():
            patience.look()
            if not visitor.choices() or page.locator("canvas[data-flying=true]").count() > 0:
                visitor.frame()
                continue
            for name in sorted(missing & showing(visitor)):
                missing.remove(name)
                yield f"{game}-{name}"
            if "flight" in missing and "take" in visitor.choices():
                missing.remove("flight")
                griller.flick()
                yield f"{game}-flight"
            else:
                griller.act()
        assert not missing, f"{game}: {missing} did not come"


def showing(visitor: Visitor) -> set[str]:
    """What there is to see now."""
    page = visitor.page
    kinds = set(visitor.choices())
    chips = int(page.locator("[data-testid=scene]").get_attribute("data-chips") or 0)
    return {"rest"} if "take" in kinds and chips >= MANY else set()
