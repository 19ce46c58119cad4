"""A game fits one window on every screen in every language, and nothing moves unexpectedly."""

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
    each_window,
    misfits_in,
    moved,
    places,
)
from tests.e2e.support.positions import GAMES, staged_positions

pytestmark = pytest.mark.slow


def come(visit: Visit, *, first_time: bool = False) -> Visitor:
    """A visitor without WebGL: only the picture differs."""
    visitor = visit(first_time=first_time)
    visitor.page.add_init_script(FLAT)
    return visitor


def choose(visitor: Visitor, cards: str) -> None:
    """Choose the size of the cards in the open settings."""
    visitor.page.locator("dialog select").nth(2).select_option(cards)


@each_matrix
@pytest.mark.parametrize("game", GAMES)
def test_nothing_scrolls_or_is_cut_off_on_any_screen_in_any_language(visit: Visit, game: str, whole: bool) -> None:
    windows = tuple(WINDOWS) if whole else TWO_WINDOWS
    wrong: dict[str, list[str]] = {}
    asks: set[str] = set()
    for stage, ask in staged_positions(come(visit), game):
        if not asks:
            stage.visitor.turn_to("menu")
            stage.visitor.page.locator("#drawer button[aria-haspopup]").first.click()
        asks.add(ask)
        # First every language, then the two with the longest words in turn.
        languages = LANGUAGES if len(asks) == 1 else (LONGEST,) if len(asks) % 2 else ("fr",)
        if not whole:
            languages = (LONGEST,)
        for language, window, misfits in misfits_in(stage.visitor, languages, windows):
            if misfits:
                wrong[f"{ask} {language} {window}"] = misfits
        if len(asks) % 4 == 2:
            # Large cards fit too, on large windows.
            roomy = [window for window in windows if window in {"desktop", "large", "tablet"}]
            choose(stage.visitor, "large")
            for language, window, misfits in misfits_in(stage.visitor, languages, roomy):
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
    for stage, ask in staged_positions(come(visit), game):
        for window in each_window(stage.visitor, TWO_WINDOWS):
            now = places(stage.visitor)
            half = ".stage [data-legal=select], .stage [data-legal=take]"
            if stage.visitor.page.locator(half).count() > 0:
                # Nor does the first half of a move move anything.
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
    for stage, ask in staged_positions(come(visit, first_time=True), game):
        for window in each_window(stage.visitor, windows):
            for half in ("", ".stage [data-legal=select]"):
                if half and stage.visitor.page.locator(half).count() > 0:
                    # The first half of a move adds buttons.
                    stage.visitor.press(half)
                # The tip is placed after the page's layout.
                stage.visitor.frame()
                stage.visitor.frame()
                hidden: list[str] | None = stage.visitor.page.evaluate(HIDDEN)
                read += hidden is not None
                if hidden:
                    wrong[f"{ask} {window} {half}"] = hidden
    assert wrong == {}
    assert read >= 2 * len(windows)
