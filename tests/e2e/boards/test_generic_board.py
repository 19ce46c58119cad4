"""The generic board: a third party's game, written in Python alone, in the browser."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.support.browser import CHOICES, DESKTOP, PHONE, Visitor, Watchdog
from tests.e2e.support.checks import overflow, violations
from tests.e2e.support.learner import COVERED
from tests.examples.installing import PINCH, install
from tests.server.support.server_process import GENEROUS, QUICK, Server, server

pytestmark = pytest.mark.slow

TILE = "article[data-game=pinch]"
BOARD = "[data-testid=board]"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the package installed."""
    beside = install(PINCH, tmp_path_factory.mktemp("site"))
    with server(tmp_path_factory.mktemp("general"), beside=beside, **QUICK, **GENEROUS) as started:
        yield started


def begin(visitor: Visitor, game: str = "pinch", opponents: str = "1") -> None:
    """Start a game against bots from the lobby."""
    visitor.goto("/")
    visitor.more(game)
    visitor.page.locator("dialog select").first.select_option(opponents)
    visitor.press("dialog button.main")
    visitor.page.wait_for_selector(CHOICES)


@pytest.mark.parametrize(
    ("size", "locale", "title", "asked", "hidden", "ending"),
    [
        pytest.param(
            *(DESKTOP, "en-GB", "A Pinch Too Much", "What do you do?", "face down", "The last bowl is empty."),
            id="desktop, English",
        ),
        pytest.param(
            *(PHONE, "de-DE", "Eine Prise zu viel", "Was tust du?", "verdeckt", "Die letzte Schüssel ist leer."),
            marks=pytest.mark.long,
            id="phone, German",
        ),
    ],
)
def test_a_whole_game_and_its_replay(
    visit: Visit, size: dict[str, Any], locale: str, title: str, asked: str, hidden: str, ending: str
) -> None:
    me = visit(size, locale=locale)
    me.goto("/")
    expect(me.page.locator(f"{TILE} h2")).to_have_text(title)
    expect(me.page.locator(f"{TILE} svg")).to_be_visible()
    expect(me.page.locator(f"{TILE} .facts")).to_contain_text("1–2")
    begin(me, opponents="2")
    assert asked in me.question()
    expect(me.page.locator(f"{BOARD} section.seat")).to_have_count(3)
    *others, mine = me.page.locator(f"{BOARD} section.seat").all_inner_texts()
    assert hidden not in mine
    assert all(hidden in other for other in others)
    assert violations(me) + overflow(me) == []
    watchdog = Watchdog(me)
    while not me.is_over():
        watchdog.check()
        if not me.act():
            me.frame()
    expect(me.page.locator("div.log")).to_contain_text(ending)
    told = me.page.locator("div.log p").all_text_contents()
    assert not [line for line in told if line.startswith("event-") or "{" in line]
    table = me.page.url.rpartition("/")[2]
    me.goto(f"/replay/{table}#18")
    expect(me.page.locator("div.log")).to_contain_text(ending)
    me.goto(f"/replay/{table}#0")
    me.page.locator("button.main").click()
    expect(me.page.locator(f"{BOARD} section.seat").first).to_contain_text(hidden)


def test_the_table_fills_the_screen_and_has_a_common_pile(visit: Visit) -> None:
    me = visit()
    begin(me)
    common = me.page.get_by_test_id("common")
    expect(common.locator(".pile")).to_contain_text("×")
    table, mine = common.bounding_box(), me.page.locator(f"{BOARD} section.seat").last.bounding_box()
    assert table is not None
    assert mine is not None
    assert table["height"] > 0.3 * DESKTOP["viewport"]["height"]
    assert mine["y"] + mine["height"] > 0.95 * DESKTOP["viewport"]["height"], "my cards lie at my edge"


def test_by_keyboard_with_undo(visit: Visit) -> None:
    """A bot that draws a card makes an undo impossible: then the next move is tried, or another game."""
    me = visit()
    begin(me)
    undo = me.page.get_by_role("button", name="Undo")
    told = me.page.locator("div.log p")
    before = told.count()
    while me.is_over() or not undo.is_enabled():
        if me.is_over():
            begin(me)
        before = told.count()
        me.page.keyboard.press("n")
        me.page.keyboard.press("Enter")
        me.until(me.is_answered)
        me.until(lambda: me.is_over() or bool(me.choices()))
    expect(me.page.locator("div.log")).to_contain_text("You put into the pot")
    undo.press("Enter")
    expect(told).to_have_count(before)


def test_its_options_are_offered(visit: Visit) -> None:
    me = visit()
    me.goto("/")
    me.table_form("pinch")
    suppers = me.page.get_by_label("Suppers")
    expect(suppers).to_have_value("3")
    suppers.fill("4")
    suppers.press("Tab")
    me.page.locator("dialog form button.main").click()
    me.page.locator("section .doors button").first.wait_for()


def test_a_throw_is_made_by_the_form(visit: Visit) -> None:
    me = visit(PHONE)
    begin(me, "undrawn")
    places = me.page.locator("[data-fact=goal]")
    place = places.locator("option").nth(2).inner_text()
    places.select_option(label=place)
    expect(me.page.locator(CHOICES)).to_contain_text(place)
    me.press(CHOICES)
    expect(me.page.locator("div.log")).to_contain_text("You threw")


def test_a_game_without_translations_is_playable(visit: Visit) -> None:
    me = visit()
    begin(me, "whisper")
    expect(me.page.locator("h1")).to_have_text("whisper")
    assert all(kind in ("move-Show", "move-Swap") for kind in me.choices())
    assert me.act()
    expect(me.page.locator("div.log p").first).to_be_attached()


NAMED = """() => {
  const tip = document.querySelector("[data-testid=tip]").getBoundingClientRect();
  return [...document.querySelectorAll("[data-testid=board] section.seat")].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.top < tip.bottom && tip.top < box.bottom;
  }).length;
}"""
"""How many players' areas the tip lies over."""


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_first_tip_covers_neither_names_nor_what_can_be_pressed(visit: Visit, size: dict[str, Any]) -> None:
    me = visit(size, first_time=True)
    begin(me, "undrawn")
    me.page.get_by_test_id("tip").wait_for()
    assert me.page.evaluate(NAMED) == 0
    assert me.page.evaluate(COVERED) == []
