"""Light and dark, the animated final score, the trail of a throw, and pieces in motion."""

from random import Random

import pytest
from playwright.sync_api import expect

from cookoff.engine import Score, Search
from cookoff.games.yatai.content.enums import Ask, Guest
from cookoff.games.yatai.rules.setup import YataiOptions
from tests.e2e.conftest import Visit
from tests.e2e.support.browser import COARSE, FLAT, Visitor
from tests.e2e.support.staged_table import StagedTable
from tests.e2e.support.throwing import Flicker, Pull
from tests.games.yatai.positions import GAME, table, walk

pytestmark = pytest.mark.slow

BRIGHTNESS = """() => [
  getComputedStyle(document.body).color,
  getComputedStyle(document.querySelector(".panel")).backgroundColor,
].map((colour) => colour.match(/[0-9.]+/g).slice(0, 3).reduce((sum, part) => sum + Number(part), 0) / 765)"""


COUNTED = """
window.asked = 0;
window.frame = window.requestAnimationFrame.bind(window);
window.requestAnimationFrame = (draw) => ((window.asked += 1), window.frame(draw));
"""
CALM = """async () => {
  let quiet = 0;
  for (let frames = 0; quiet < 30 && frames < 2000; frames += 1) {
    const before = window.asked;
    await new Promise(window.frame);
    quiet = window.asked === before ? quiet + 1 : 0;
  }
  return quiet === 30;
}"""
"""Waits until the page requests no animation frame for thirty frames."""

GHOSTS = """
localStorage.setItem("cookoff", JSON.stringify({ tips: false, pace: "fast", sound: false }));
window.ghosts = [];
new MutationObserver((all) => {
  for (const one of all.flatMap(({ addedNodes }) => [...addedNodes]))
    if (one.dataset?.ghost) window.ghosts.push(one.dataset.ghost.split("-")[0]);
}).observe(document, { childList: true, subtree: true });
"""
"""Records which kinds of pieces were animated."""


def is_light(visitor: Visitor) -> bool:
    """Whether the text is darker than its panel."""
    words, panel = visitor.page.evaluate(BRIGHTNESS)
    assert abs(words - panel) > 0.6, "words and panels are told apart"
    return bool(panel > words)


@pytest.mark.long
def test_it_is_evening_until_you_choose_another_theme(visit: Visit) -> None:
    visitor = visit(color_scheme="light")
    visitor.lobby()
    assert not is_light(visitor)
    visitor.press("header button")
    theme = visitor.page.get_by_label("Theme")
    theme.select_option("system")
    assert is_light(visitor)
    visitor.page.emulate_media(color_scheme="dark")
    assert not is_light(visitor)
    theme.select_option("light")
    visitor.page.get_by_label("Card size").select_option("large")
    assert is_light(visitor)
    visitor.page.reload()
    visitor.page.wait_for_selector(".panel")
    assert is_light(visitor)
    expect(visitor.page.locator("html")).to_have_attribute("data-cards", "large")


def test_a_game_and_its_dialogs_have_colours_of_their_own(visit: Visit) -> None:
    visitor = visit()
    visitor.lobby()
    night = "getComputedStyle(document.documentElement).getPropertyValue('--dark-night')"
    market = visitor.page.evaluate(night)
    visitor.goto("/rules/hibachi")
    expect(visitor.page.locator("html")).to_have_attribute("data-room", "hibachi")
    assert visitor.page.evaluate(night) != market
    visitor.page.get_by_role("link", name="cookoff").click()
    expect(visitor.page.locator("html[data-room]")).to_have_count(0)


def test_titles_and_texts_have_their_typefaces(visit: Visit) -> None:
    visitor = visit()
    visitor.lobby()
    visitor.page.evaluate("document.fonts.ready")
    loaded = "[...document.fonts].filter((one) => one.status === 'loaded').map((one) => one.family)"
    assert set(visitor.page.evaluate(loaded)) == {"Sansita", "Figtree"}


def test_the_final_scores_count_up_and_then_name_the_winner(visit: Visit) -> None:
    """The test controls the page's clock, so the machine's speed does not matter."""
    visitor = visit(reduced_motion="no-preference")
    page = visitor.page
    page.clock.install()
    stage = StagedTable(visitor, GAME, "yatai", players=2)
    state = table(ask=Ask.NOTHING, stalls={0: {"points": 5, "on_board": {0: Guest.RED}}, 1: {"points": 5}})
    state.scores = (Score(0, "YAT-63", 3, "reviews"), Score(1, "YAT-63", 2, "tokens"))
    stage.open(state)
    page.clock.pause_at(page.evaluate("Date.now() / 1000 + 1"))
    page.reload()
    for _ in range(50):
        if page.locator("dialog[open] tr.sum").count() > 0:
            break
        page.clock.run_for(100)
    rows = page.locator("dialog[open] tbody tr:not(.sum, .other)")
    page.clock.run_for(50)
    later = page.locator("dialog[open] .later")
    assert rows.count() == 3
    assert later.count() > 4
    expect(page.locator("dialog[open] .won.later")).to_have_count(1)
    for _ in range(rows.count()):
        page.clock.run_for(700)
    expect(page.locator("dialog[open] tr.total td")).to_have_text(["5 VP", "5 VP"])
    expect(later).to_have_count(0)
    expect(page.get_by_test_id("tie")).to_contain_text("more guests")


@pytest.mark.long
def test_a_throw_leaves_its_trail_on_the_flat_board_and_names_where_it_ended(visit: Visit) -> None:
    visitor = visit()
    visitor.page.add_init_script(FLAT)
    visitor.goto("/practice/hibachi")
    hand = Flicker(visitor.page)
    trails = visitor.page.get_by_test_id("trail")
    for count in (1, 2):
        hand.flick(Pull(down=70.0))
        expect(trails).to_have_count(count)
        expect(visitor.page.locator(".word.shown")).not_to_be_empty()
    faded = [float(one.get_attribute("opacity") or 1) for one in trails.all()]
    assert faded == sorted(faded, reverse=True)
    assert len(set(faded)) == 2


@pytest.mark.long
def test_nothing_is_drawn_while_nothing_moves(visit: Visit) -> None:
    """With animations on, a chip in the hand and one thrown."""
    visitor = visit(reduced_motion="no-preference", **COARSE)
    visitor.page.add_init_script(COUNTED)
    visitor.goto("/practice/hibachi")
    hand = Flicker(visitor.page)
    hand.spot()
    assert visitor.page.evaluate(CALM)
    drawn = visitor.page.evaluate("window.asked")
    hand.flick(Pull(down=70.0))
    expect(visitor.page.locator(".word.shown")).not_to_be_empty()
    assert visitor.page.evaluate("window.asked") > drawn + 3
    assert visitor.page.evaluate(CALM)


def test_pieces_are_seen_on_their_way(visit: Visit) -> None:
    visitor = visit(reduced_motion="no-preference")
    visitor.page.add_init_script(GHOSTS)
    stage = StagedTable(visitor, GAME, "yatai", players=2)
    state = GAME.setup(2, YataiOptions(first=0), Search(Random(1)))
    seen: set[str] = set()
    for number, told in enumerate(walk(GAME, state, seed=30, eager=True)):
        if number == 0:
            stage.open(state)
        elif number < 40:
            stage.show(state, *told)
            seen |= set(visitor.page.evaluate("window.ghosts"))
        if {"guest", "dish", "drink"} <= seen:
            break
    assert {"guest", "dish", "drink"} <= seen
    # They disappear when they arrive.
    expect(visitor.page.locator("[data-ghost]")).to_have_count(0)
