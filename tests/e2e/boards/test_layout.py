"""A game is one window: whatever screen and language, nothing scrolls, is cut off, or moves under the finger."""

import pytest

from tests.e2e.conftest import Visit
from tests.e2e.support.browser import FLAT, Visitor
from tests.e2e.support.layout import (
    HIDDEN,
    LANGUAGES,
    LONGEST,
    TWO_WINDOWS,
    WINDOWS,
    each_matrix,
    fits,
    moved,
    places,
    through,
)
from tests.e2e.support.positions import GAMES, shown

pytestmark = pytest.mark.slow


def come(visit: Visit, *, first_time: bool = False) -> Visitor:
    """Somebody whose browser has no third dimension: everything around the picture is the same."""
    visitor = visit(first_time=first_time)
    visitor.page.add_init_script(FLAT)
    return visitor


def choose(visitor: Visitor, cards: str) -> None:
    """How large cards are, in the settings, which are open."""
    visitor.page.locator("dialog select").nth(2).select_option(cards)


@each_matrix
@pytest.mark.parametrize("game", GAMES)
def test_nothing_scrolls_or_is_cut_off_on_any_screen_in_any_language(visit: Visit, game: str, whole: bool) -> None:
    windows = tuple(WINDOWS) if whole else TWO_WINDOWS
    wrong: dict[str, list[str]] = {}
    asks: set[str] = set()
    for stage, ask in shown(come(visit), game):
        if not asks:
            stage.visitor.turn_to("menu")
            stage.visitor.page.locator("#drawer button[aria-haspopup]").first.click()
        asks.add(ask)
        # Every language once; then those with the longest words by turns.
        languages = LANGUAGES if len(asks) == 1 else (LONGEST,) if len(asks) % 2 else ("fr",)
        if not whole:
            languages = (LONGEST,)
        for language, window, misfits in fits(stage.visitor, languages, windows):
            if misfits:
                wrong[f"{ask} {language} {window}"] = misfits
        if len(asks) % 4 == 2:
            # Larger cards fit too, where there is room for them.
            roomy = [window for window in windows if window in {"desktop", "large", "tablet"}]
            choose(stage.visitor, "large")
            for language, window, misfits in fits(stage.visitor, languages, roomy):
                if misfits:
                    wrong[f"{ask} {language} {window}, larger cards"] = misfits
            choose(stage.visitor, "normal")
    assert wrong == {}
    assert len(asks) > 1


@pytest.mark.parametrize("game", GAMES)
def test_nothing_moves_between_two_decisions_of_a_turn(visit: Visit, game: str) -> None:
    before: dict[str, dict[str, list[str]]] = {}
    wrong: dict[str, list[str]] = {}
    compared = 0
    for stage, ask in shown(come(visit), game):
        for window in through(stage.visitor, TWO_WINDOWS):
            now = places(stage.visitor)
            half = ".stage [data-legal=select], .stage [data-legal=take]"
            if stage.visitor.page.locator(half).count() > 0:
                # The first half of a move moves nothing either.
                stage.visitor.press(half)
                if away := moved(now, places(stage.visitor)):
                    wrong[f"{ask} {window}, half a move"] = away
                stage.visitor.press(half)
            if away := moved(before.get(window, now), now):
                wrong[f"{ask} {window}"] = away
            compared += len(before.get(window, {}).keys() & now.keys())
            before[window] = now
    assert wrong == {}
    assert compared > 20


@each_matrix
@pytest.mark.parametrize("game", GAMES)
def test_a_tip_hides_nothing_that_may_be_pressed(visit: Visit, game: str, whole: bool) -> None:
    windows = tuple(WINDOWS) if whole else TWO_WINDOWS
    wrong: dict[str, list[str]] = {}
    read = 0
    for stage, ask in shown(come(visit, first_time=True), game):
        for window in through(stage.visitor, windows):
            for half in ("", ".stage [data-legal=select]"):
                if half and stage.visitor.page.locator(half).count() > 0:
                    # The first half of a move brings more that may be pressed.
                    stage.visitor.press(half)
                # It is laid when the page has been.
                stage.visitor.frame()
                stage.visitor.frame()
                hidden: list[str] | None = stage.visitor.page.evaluate(HIDDEN)
                read += hidden is not None
                if hidden:
                    wrong[f"{ask} {window} {half}"] = hidden
    assert wrong == {}
    assert read >= 2 * len(windows)
