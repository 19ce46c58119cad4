"""Every screen on desktop and phone: accessible, translated, explained."""

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from cookoff.engine import Search
from cookoff.games.yatai.content.enums import Ask
from cookoff.games.yatai.rules.setup import YataiOptions
from tests.e2e.conftest import Visit
from tests.e2e.support.browser import LIKES, SIZES, TILE, Visitor, Watchdog
from tests.e2e.support.checks import overflow, violations
from tests.e2e.support.staged_table import StagedTable
from tests.games.yatai.positions import GAME, table, walk

pytestmark = pytest.mark.slow

THEMES = {"desktop": "dark", "phone": "light"}


def screens(visitor: Visitor) -> Iterator[str]:
    """Open one screen after the other."""
    page = visitor.page
    visitor.lobby()
    yield "lobby"
    visitor.more()
    yield "sheet"
    page.keyboard.press("Escape")
    visitor.press("header button")
    page.wait_for_selector("dialog[open]")
    yield "settings"
    page.keyboard.press("Escape")
    visitor.table_form()
    yield "create"
    page.locator("dialog form button.main").click()
    page.wait_for_selector(".share input")
    yield "waiting"
    visitor.play_now()
    page.wait_for_selector("[data-legal]")
    yield "menu"
    yield from windows(visitor)
    yield from boards(visitor)
    visitor.play_on()
    yield "final"
    page.get_by_text("Watch the replay").click()
    page.locator("input[type=range]").fill("40")
    yield "replay"
    yield from later_boards(visitor)
    visitor.goto("/replay")
    page.wait_for_selector("input[type=file]")
    yield "replay-file"
    visitor.goto("/rules/yatai#YAT-35")
    page.wait_for_selector("#YAT-35")
    yield "rules"
    visitor.goto("/t/nowhere")
    page.get_by_role("alert").wait_for()
    yield "no-table"


def windows(visitor: Visitor) -> Iterator[str]:
    """The drawer and the dialogs of a running game."""
    for tab in ("players", "log", "chat", "menu"):
        visitor.turn_to(tab)
        yield f"{tab}-tab"
    for button, name in (("Why?", "rule"), ("Another device", "device"), ("Leave the game", "leave")):
        visitor.page.get_by_role("button", name=button).click()
        visitor.page.wait_for_selector("dialog[open]")
        yield name
        visitor.page.keyboard.press("Escape")
    visitor.page.keyboard.press("Escape")


def boards(visitor: Visitor) -> Iterator[str]:
    """The board at the first decisions of a turn, the game as text, and a rival's stall."""
    page = visitor.page
    for kind, name in (("select", "push"), ("Act", "act")):
        watchdog = Watchdog(visitor)
        while kind not in visitor.choices():
            watchdog.check()
            visitor.act()
            visitor.frame()
        yield name
    page.keyboard.press("t")
    yield "text"
    page.keyboard.press("t")
    page.locator("button[aria-label^='Show ']").first.click()
    yield "rival"
    page.keyboard.press("Escape")


def later_boards(visitor: Visitor) -> Iterator[str]:
    """The board in the second half of a game."""
    stage = StagedTable(visitor, GAME, "yatai", players=3)
    state = GAME.setup(3, YataiOptions(first=0), Search(Random(1)))
    wanted = {Ask.WELCOME: "welcome", Ask.PLACE: "place"}
    for told in walk(GAME, state, seed=33, eager=True):
        if state.round > 7 and state.seat == 0 and state.ask in wanted:
            if len(wanted) == 2:
                stage.open(state)
            stage.show(state, *told)
            yield wanted.pop(state.ask)
        if not wanted:
            return
    raise AssertionError("another game must be walked through")


@pytest.mark.parametrize(
    "size", [pytest.param(size, marks=() if size == "phone" else pytest.mark.long) for size in SIZES]
)
def test_every_screen_is_accessible_and_fits(visit: Visit, size: str) -> None:
    visitor = visit(SIZES[size], first_time=True)
    visitor.page.add_init_script(LIKES.format(f'{{ pace: "instant", theme: "{THEMES[size]}" }}'))
    seen = []
    for name in screens(visitor):
        seen.append(name)
        assert violations(visitor) == [], name
        assert overflow(visitor) == [], name
    assert len(seen) == 24


LANGUAGES = {
    "fr": ("Jouer", "À vous", "frigo"),
    "it": ("Gioca", "Tocca a te", "frigo"),
    "de": ("Spielen", "Du bist dran", "Kühlschrank"),
    "en": ("Play", "Your turn", "fridge"),
}


@pytest.mark.parametrize(
    "language", ["de", *(pytest.param(other, marks=pytest.mark.long) for other in ("fr", "it", "en"))]
)
def test_the_language_is_that_of_the_browser(visit: Visit, language: str) -> None:
    visitor = visit(locale=language)
    visitor.lobby()
    expect(visitor.page.locator(TILE).get_by_role("button", name=LANGUAGES[language][0], exact=True)).to_be_visible()
    assert visitor.page.evaluate("document.documentElement.lang") == language


@pytest.mark.long
def test_every_language_is_switched_to_in_a_game_and_in_the_rules(visit: Visit) -> None:
    visitor = visit()
    visitor.play_now()
    page = visitor.page
    expect(page.locator(".mine [data-testid=question]")).to_be_visible()
    visitor.turn_to("menu")
    page.get_by_role("button", name="Settings").click()
    for language, (_, asked, _) in LANGUAGES.items():
        page.locator("dialog select").first.select_option(language)
        expect(page.locator("[data-testid=question]")).to_contain_text(asked)
    visitor.goto("/rules/yatai")
    for language, (_, _, rule) in LANGUAGES.items():
        visitor.press("header button")
        page.locator("dialog select").first.select_option(language)
        page.keyboard.press("Escape")
        page.locator("input[type=search]").fill(f"{rule} 33")
        expect(page.locator("dl > div")).to_have_count(1)
        expect(page.locator("#YAT-33 dd")).to_contain_text(re.compile(rule, re.I))


def test_rule_questions_are_one_click_away(visit: Visit) -> None:
    """A rule shows its origin and what the rulebook leaves open; house rules are marked."""
    visitor = visit(locale="fr")
    page = visitor.page
    visitor.goto("/rules/yatai#YAT-32")
    origin = page.locator("[data-origin=YAT-32]")
    expect(origin).to_contain_text("du livret de règles; notre décision là où le livret se tait ou hésite")
    expect(origin).to_contain_text("Ce que le livret laisse ouvert : si les deux plats d'une même action peuvent être")
    expect(page.locator("[data-origin=YAT-2]")).to_have_text("du livret de règles")
    visitor.lobby()
    visitor.table_form()
    expect(page.locator("dialog [data-house]")).to_have_text("règle maison")
    assert page.locator("dialog [data-house]").get_attribute("data-house") == "free"
    page.keyboard.press("Escape")
    visitor.play_now()
    page.locator(".mine [data-testid=question]").wait_for()
    page.locator("[data-testid=why]").click()
    expect(page.locator("dialog [data-origin=YAT-12]")).to_have_text("du livret de règles")


def test_the_lobby_offers_only_seated_players_as_first_player(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.lobby()
    visitor.table_form()
    players, first = page.locator("dialog select").first, page.locator("dialog [data-option=first]")
    expect(first.locator("option")).to_have_text(["random", re.compile("1"), re.compile("2"), re.compile("3")])
    players.select_option("4")
    first.select_option("3")
    players.select_option("2")
    expect(first).to_have_value("")
    with page.expect_request("**/api/tables") as asked:
        page.locator("dialog button[type=submit]").click()
    sent: Any = asked.value.post_data_json
    assert (sent["players"], sent["options"]) == (2, {})


def test_an_illegal_choice_explains_itself(visit: Visit) -> None:
    visitor = visit()
    visitor.play_now()
    page = visitor.page
    refused = page.locator("[data-testid=board] button[aria-disabled=true]")
    watchdog = Watchdog(visitor)
    while True:
        watchdog.check()
        visitor.until(visitor.is_answered)  # a pending answer would change the board before the click
        if visitor.choices() and refused.count() > 0:
            break
        if not visitor.act():
            visitor.frame()
    before = page.locator("aside li b").all_inner_texts()
    hint = page.get_by_test_id("hint")
    bulb = hint.bounding_box()
    refused.first.click(force=True)  # it is disabled, and still explains itself
    expect(page.locator("[data-testid=refusal]")).not_to_contain_text("YAT-")
    assert hint.bounding_box() == bulb, "the cross must not lie where the bulb was"
    assert page.locator("aside li b").all_inner_texts() == before
    page.locator("[data-testid=refusal] button").click()
    expect(page.locator("dialog[open] h3")).to_contain_text("YAT-")
    page.keyboard.press("Escape")


def test_tips_explain_every_decision_of_the_first_game_and_move_nothing(visit: Visit) -> None:
    visitor = visit(first_time=True)
    stage = StagedTable(visitor, GAME, "yatai", players=2)
    stage.open(table(ask=Ask.PUSH))
    tip = visitor.page.locator("[data-testid=tip]")
    expect(tip).to_contain_text("The heart of the game")
    box = visitor.page.locator("[data-testid=board]").bounding_box()
    stage.show(table(ask=Ask.COOK, owed=1))
    expect(tip).to_contain_text("Tap a dish on your menu")
    stage.show(table(ask=Ask.PUSH))
    expect(tip).to_contain_text("The heart of the game")
    assert visitor.page.locator("[data-testid=board]").bounding_box() == box
    visitor.page.get_by_role("button", name="No more tips").click()
    stage.show(table(ask=Ask.RECYCLE))
    expect(tip).to_have_count(0)


def test_the_lobby_remembers_a_name_and_lists_tables(visit: Visit) -> None:
    host, guest = visit(), visit()
    host.lobby()
    host.press("header button")
    host.page.get_by_label("Your name", exact=True).fill("Zoë")
    host.page.keyboard.press("Enter")
    expect(host.page.get_by_text("Saved", exact=True)).to_be_visible()
    host.page.keyboard.press("Escape")
    expect(host.page.locator("dialog")).to_have_count(0)
    expect(host.page.locator("header")).to_contain_text("Zoë")
    host.table_form()
    host.page.get_by_label("List it in the lobby").check()
    host.page.locator("dialog form button.main").click()
    expect(host.page.locator("li", has_text="(you)")).to_contain_text("Zoë")
    code = host.page.locator(".share input").input_value().rpartition("/")[2]

    guest.lobby()
    expect(guest.page.locator(".lists li", has_text="Zoë")).to_contain_text("Yatai")
    guest.page.get_by_label("Link or code").fill(code)
    guest.page.locator("form", has_text="Link or code").get_by_role("button").click()
    guest.press("li button.main")
    expect(guest.page.locator("li", has_text="(you)")).to_be_visible()

    host.lobby()
    host.page.locator("section", has_text="Your games").get_by_role("link", name="Continue").click()
    expect(host.page.locator("h1")).to_have_text("Yatai")
