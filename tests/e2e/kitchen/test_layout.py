"""Mithral Chef fits every window in every language, with and without WebGL."""

import pytest
from playwright.sync_api import expect

from cookoff.engine import TABLE
from cookoff.games.mithral_chef.rules import moves as m
from tests.e2e.conftest import Visit
from tests.e2e.support.browser import FLAT, SIZES, Visitor
from tests.e2e.support.checks import overflow, violations
from tests.e2e.support.kitchen_player import look_at
from tests.e2e.support.kitchen_positions import staged
from tests.e2e.support.layout import LANGUAGES, LONGEST, MISFITS, TWO_WINDOWS, WINDOWS
from tests.e2e.support.staged_table import StagedTable
from tests.games.mithral_chef.positions import GAME, SKEWERS, kitchen, play

pytestmark = pytest.mark.slow

OVERLAPS = """() => {
  const shown = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const parts = [...document.querySelectorAll(
    ".kitchen button, .kitchen .ticket, .kitchen .time, .kitchen h3, .kitchen .hand-view, .kitchen .own .dice"
  )].filter((one) => shown(one) && !one.closest(".scene, .signal"));
  const found = [];
  parts.forEach((one, place) => {
    const a = one.getBoundingClientRect();
    if (a.right > innerWidth + 1 || a.bottom > innerHeight + 1 || a.left < -1) found.push(`outside: ${one.className}`);
    for (const other of parts.slice(place + 1)) {
      if (one.contains(other) || other.contains(one)) continue;
      const b = other.getBoundingClientRect();
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 2 && high > 2) found.push(`${one.className} (${one.textContent.trim().slice(0, 20)})`
        + ` / ${other.className} (${other.textContent.trim().slice(0, 20)})`);
    }
  });
  return found;
}"""
"""Elements of the kitchen that overlap or stick out of the window; dialogs may overlap."""


BROKEN = """() => [...document.querySelectorAll(".kitchen button span, .kitchen button b, .kitchen .ticket *")]
  .filter((one) => one.children.length === 0 && one.checkVisibility())
  .flatMap((one) => [...one.childNodes].filter((node) => node.nodeType === 3))
  .flatMap((text) => [...text.data.matchAll(/[^\\s\\u00ad-]+/g)].filter(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
  }).map(({ 0: word }) => `broken: ${word}`))"""
"""Words that break into the next line without a hyphen."""


UNSEEN_PLATES = """() => {
  const lie = document.querySelector(".kitchen .plates").getBoundingClientRect();
  return [...document.querySelectorAll(".kitchen .plates span")].filter((one) => {
    const { right, bottom } = one.getBoundingClientRect();
    const whole = right <= lie.right + 1 && bottom <= Math.min(lie.bottom, innerHeight) + 1;
    return !whole || !one.checkVisibility({ opacityProperty: true });
  }).map((one) => one.textContent);
}"""
"""Remaining plates that cannot be read."""


LEFT_EDGES = """(rows) =>
  rows.map((row) => [...row.children].map((cell) => Math.round(cell.getBoundingClientRect().left)))"""


def open_settings(visitor: Visitor) -> None:
    """Open the settings; the language is the first field."""
    visitor.turn_to("menu")
    visitor.page.locator("#drawer button[aria-haspopup]").first.click()


@pytest.mark.parametrize(
    ("flat", "whole"),
    [
        pytest.param(False, False, id="solid, two windows, one language"),
        pytest.param(False, True, id="solid", marks=pytest.mark.long),
        pytest.param(True, True, id="flat", marks=pytest.mark.long),
    ],
)
def test_every_moment_is_accessible_and_fits_every_screen_in_every_language(
    visit: Visit, flat: bool, whole: bool
) -> None:
    windows = WINDOWS if whole else {name: WINDOWS[name] for name in TWO_WINDOWS}
    visitor = visit(painted=False)
    page = visitor.page
    if flat:
        page.add_init_script(FLAT)
    wrong: dict[str, list[str]] = {}
    for _, name in staged(visitor):
        if name == "end":
            page.wait_for_selector("dialog[open] tr.total")
            assert violations(visitor) == []
            page.keyboard.press("Escape")
        open_settings(visitor)
        for number, (window, (width, height)) in enumerate(windows.items()):
            page.set_viewport_size({"width": width, "height": height})
            # Elsewhere each window has one language.
            every = name in ({"home"} if flat else {"home", "oven-plating"})
            languages = LANGUAGES if every else LANGUAGES[number % 4 :][:1]
            for language in languages if whole else (LONGEST,):
                page.locator("dialog select").first.select_option(language)
                page.wait_for_selector(f"[data-frame][lang={language}]")
                visitor.frame()
                if found := [*page.evaluate(MISFITS), *page.evaluate(OVERLAPS), *page.evaluate(BROKEN)]:
                    wrong[f"{name} {window} {language}"] = found
        page.locator("dialog select").first.select_option("en")
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
        assert violations(visitor) == [], name
    assert page.locator(".kitchen.flat").count() == flat
    assert wrong == {}


@pytest.mark.parametrize("size", SIZES)
def test_the_kitchen_as_text_is_accessible_and_fits(visit: Visit, size: str) -> None:
    visitor = visit(SIZES[size])
    visitor.page.add_init_script(FLAT)
    for _, name in staged(visitor):
        if name == "forest-pantry":
            look_at(visitor, "Text view")
            assert violations(visitor) == []
            assert overflow(visitor) == []
            return


@pytest.mark.rule("MIT-7", "MIT-51")
@pytest.mark.parametrize("size", SIZES)
def test_the_board_asks_which_meal_to_cook(visit: Visit, size: str) -> None:
    """Every card and die is a choice of its own; the usual comes first, and another one is a tap away.

    The plates that are left can be read before the decision, on a phone too.
    """
    visitor = visit(SIZES[size], painted=False)
    page = visitor.page
    stage = next(stage for stage, name in staged(visitor) if name == "home")
    if size == "phone":
        expect(page.locator(".kitchen .plates span").first).to_be_visible()
        assert page.evaluate(UNSEEN_PLATES) == []
    visitor.press("[data-hand-panel='1'] [data-legal=EnterOven]")
    options = page.locator(".choose [data-legal=EnterOven]")
    expect(options).to_have_count(5)
    assert violations(visitor) == []
    assert overflow(visitor) == []
    names = [option.get_attribute("aria-label") or "" for option in options.all()]
    assert next(name for name in names if "Skewers" in name).startswith("hart (d6)"), "the usual comes first"
    other = next(place for place, name in enumerate(names) if "Skewers" in name and name.startswith("hart (d10)"))
    visitor.press(f".choose [data-legal=EnterOven] >> nth={other}")
    expect(page.locator(".choose")).to_have_count(0)
    visitor.until(lambda: bool(stage.sent))
    assert stage.sent[-1] == {"move": "EnterOven", "hand": 1, "recipe": SKEWERS, "game": ["hart-d10"]}


@pytest.mark.rule("MIT-80", "MIT-81", "MIT-82")
def test_the_final_points_stand_in_columns(visit: Visit) -> None:
    """Also those of players whom a rule brought nothing; no rule is named by its number."""
    visitor = visit(SIZES["phone"], painted=False)
    state = kitchen(2, seats={0: {"burns": 2}})
    stage = StagedTable(visitor, GAME, "mithral-chef", players=2)
    stage.open(state)
    play(state, TABLE, m.Close(), at=state.until)
    stage.show(state)
    visitor.page.wait_for_selector("dialog[open] tr.total")
    visitor.page.keyboard.press("Escape")
    rows = visitor.page.locator(".signal tr")
    expect(rows).to_have_count(3)
    edges = rows.evaluate_all(LEFT_EDGES)
    assert edges[0] == edges[1] == edges[2]
    assert len(edges[0]) == 5
    assert overflow(visitor) == []
    assert "MIT-" not in visitor.page.locator(".signal").inner_text()


@pytest.mark.rule("MIT-56")
def test_a_plate_is_chosen_by_tapping_it(visit: Visit) -> None:
    """Affordable plates are lit and the best is selected; a second tap takes a plate."""
    visitor = visit(painted=False)
    page = visitor.page
    stage = next(stage for stage, name in staged(visitor) if name == "oven-plating")
    rack = page.locator(".kitchen [data-plate]")
    expect(rack).to_have_count(12)
    expect(page.locator(".kitchen [data-plate].chosen")).to_have_attribute("data-plate", "14")
    visitor.press("[data-plate='13']")
    expect(page.locator("[data-hand-panel='0'] [data-legal=Stop]")).to_contain_text("13")
    expect(page.locator("[data-hand-panel='0'] [aria-pressed=true]")).to_contain_text("13")
    page.keyboard.press("a")
    expect(page.locator(".kitchen [data-plate].chosen")).to_have_attribute("data-plate", "12")
    visitor.press("[data-hand-panel='0'] [aria-label^='plate 14']")
    visitor.press("[data-plate='14']")
    visitor.until(lambda: bool(stage.sent))
    assert stage.sent[-1] == {"move": "Stop", "hand": 0, "plate": 14}


@pytest.mark.rule("MIT-21")
def test_a_hand_dropped_on_the_sign_of_a_station_goes_there(visit: Visit) -> None:
    """The sign lights up while the hand is over it."""
    visitor = visit(painted=False)
    stage = next(stage for stage, name in staged(visitor) if name == "home")
    start, sign = visitor.middle("[data-hand-panel='0'] .hand-view"), visitor.middle(".station[data-at='0'] button")
    mouse = visitor.page.mouse
    mouse.move(*start)
    mouse.down()
    mouse.move(*sign, steps=3)
    expect(visitor.page.locator(".station.target")).to_have_attribute("data-at", "0")
    mouse.up()
    expect(visitor.page.locator(".station.target")).to_have_count(0)
    visitor.until(lambda: bool(stage.sent))
    assert stage.sent[-1]["move"] == "EnterForest"
