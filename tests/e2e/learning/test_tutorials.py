"""Tutorials: a newcomer follows the arrow to the end."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.support.browser import FLAT, SIZES
from tests.e2e.support.learner import Learner
from tests.e2e.support.throwing import Pull

pytestmark = pytest.mark.slow

LANGUAGES = ("en-GB", "de-DE", "fr-FR", "it-IT")
GAMES = ("yatai", "fired-up", "hibachi", "safranito")
QUICK = {("hibachi", "phone", "de-DE")}
"""The representative in `make test`: a small screen, long words, throws and cards."""
STEP = "[data-testid=guide] small"
DRAG = """(tile) => {
  const box = document.querySelector(`.beside [data-tile^="${tile}/"]`).getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}"""
ARROW = """(line) => {
  const box = document.querySelector(`.arrow.l${line}`).getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}"""


@pytest.mark.parametrize(
    ("game", "size", "language"),
    [
        pytest.param(
            game,
            size,
            language,
            id=f"{game}-{size}-{language[:2]}",
            marks=() if (game, size, language) in QUICK else pytest.mark.long,
        )
        for game in GAMES
        for size in SIZES
        for language in LANGUAGES
    ],
)
def test_a_tutorial_is_walked_by_pressing_only_what_its_arrow_points_at(
    visit: Visit, game: str, size: str, language: str
) -> None:
    """Every step has text that is not cut off, nothing that can be pressed is covered, and no button is blank."""
    visitor = visit(SIZES[size], locale=language)
    visitor.page.add_init_script(FLAT)
    learner = Learner(visitor, game)
    assert learner.walk() > 15
    assert learner.wrong == []


def test_a_tutorial_ends_in_a_real_game(visit: Visit) -> None:
    visitor = visit()
    learner = Learner(visitor, "yatai")
    learner.walk()
    visitor.press("[data-testid=lesson-over]")
    visitor.page.wait_for_url("**/t/*")
    expect(visitor.page.locator("[data-legal=ChooseDish]").first).to_be_visible()


def test_a_tutorial_waits_for_its_own_move(visit: Visit) -> None:
    visitor = visit()
    learner = Learner(visitor, "yatai")
    while not visitor.page.locator(STEP).count():
        learner.press(learner.look())
    # Three of the four dishes are wrong.
    visitor.page.locator(".menu button:not(.legal)").first.click(force=True)
    expect(visitor.page.get_by_test_id("guide")).to_contain_text("follow the arrow")
    visitor.press("[data-legal=ChooseDish]")
    expect(visitor.page.locator(STEP)).to_contain_text("Step 2 of")


def test_a_throw_in_a_tutorial_counts_only_if_it_reaches_the_lit_place(visit: Visit) -> None:
    visitor = visit(SIZES["phone"], painted=False)
    learner = Learner(visitor, "hibachi")
    seen: Any = learner.look()
    while seen.pull is None:
        learner.press(seen)
        seen = learner.look()
    guide = visitor.page.get_by_test_id("guide")
    for _ in range(2):
        learner.hand.flick(Pull(down=22.0))
        expect(guide).to_contain_text("Missed the lit place")
        learner.look()
    expect(visitor.page.locator(STEP)).to_contain_text("Step 1 of")
    # Whoever keeps missing may have the chip placed.
    visitor.press("[data-testid=guide-place]")
    expect(visitor.page.locator(STEP)).to_contain_text("Step 2 of")


def test_the_first_click_after_a_dragged_push_counts(visit: Visit) -> None:
    visitor = visit()
    learner = Learner(visitor, "yatai")
    mouse = visitor.page.mouse
    while not visitor.page.locator(".l0 [data-legal]").count():
        learner.press(learner.look())
    _, *entries = visitor.page.evaluate("fetch('/api/games/yatai/lesson').then((one) => one.json())")
    push = next(entry["move"] for entry in entries if entry["seat"] == 0 and entry["move"]["move"] == "Push")
    mouse.move(*visitor.page.evaluate(DRAG, push["tile"]))
    mouse.down()
    mouse.move(*visitor.page.evaluate(ARROW, push["line"]), steps=8)
    mouse.up()
    expect(visitor.page.locator("[data-legal=Act]").first).to_be_visible()
    step = visitor.page.locator(STEP).inner_text()
    visitor.page.locator("[data-legal=Act]").first.click()
    expect(visitor.page.get_by_test_id("guide")).not_to_contain_text(step)
