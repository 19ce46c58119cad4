"""A table for friends: opened with one press, joined by link or code, its rules agreed before the game."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.support.browser import PHONE, Visitor
from tests.e2e.support.checks import overflow, violations

pytestmark = pytest.mark.slow


def open_table(visitor: Visitor, game: str = "hibachi") -> str:
    """Press once in the lobby, and return the link."""
    visitor.lobby()
    visitor.press(f"article[data-game={game}] .friends")
    return visitor.page.locator(".share input").input_value()


def name(visitor: Visitor, said: str) -> None:
    field = visitor.page.get_by_label("Your name", exact=True)
    field.fill(said)
    field.press("Enter")
    expect(visitor.page.get_by_text("Saved", exact=True)).to_be_visible()


def test_friends_join_by_the_code_and_nobody_has_the_same_name(visit: Visit) -> None:
    host, friend = visit(), visit(PHONE)
    link = open_table(host)
    expect(host.page.locator("h1")).to_have_text("Hibachi")
    code = host.page.locator(".code").inner_text()
    assert link.endswith(f"/t/{code.lower()}")
    expect(host.page.get_by_role("img", name="QR code of the link")).to_be_visible()
    # As against bots, the arc of a throw is shown.
    expect(host.page.locator(".rules")).to_contain_text("arc of a throw")
    name(host, "Aki")
    expect(host.page.locator("li", has_text="(you)")).to_contain_text("Aki")

    friend.lobby()
    friend.page.get_by_label("Link or code").fill(f"{code[:4]} {code[4:]}")
    friend.page.get_by_role("button", name="Join", exact=True).click()
    friend.press("li button.main")
    expect(friend.page.locator("li", has_text="(you)")).to_be_visible()
    name(friend, "Aki")
    for visitor in (host, friend):
        expect(visitor.page.locator(".who")).to_have_text([re.compile("^ ?Aki "), re.compile("Aki 2"), "Free seat"])
        assert violations(visitor) == []
        assert overflow(visitor) == []
    # Two are enough.
    host.press("[data-testid=start-with]")
    for visitor in (host, friend):
        visitor.page.wait_for_selector("[data-testid=board]")


def test_the_host_changes_the_rules_and_everybody_sees_them(visit: Visit) -> None:
    host, friend = visit(), visit()
    friend.goto(open_table(host))
    host.press("[data-testid=change-rules]")
    form = host.page.locator("dialog form")
    form.locator("select").first.select_option("4")
    form.locator("[data-option=arc]").uncheck()
    form.get_by_label("Time limit").select_option(label="1 minute per move")
    form.locator("button.main").click()
    for visitor in (host, friend):
        expect(visitor.page.locator(".who")).to_have_count(4)
        expect(visitor.page.locator(".rules")).to_contain_text("1 minute per move")
        expect(visitor.page.locator(".rules")).not_to_contain_text("arc of a throw")


def test_a_refused_tab_takes_the_whole_link_without_a_reload(visit: Visit) -> None:
    host, friend = visit(), visit()
    address = open_table(host, "yatai")
    friend.goto(address)
    expect(friend.page.locator("h1")).to_have_text("Yatai")
    host.press("[data-testid=change-rules]")
    host.page.get_by_label("Short link and code are enough").uncheck()
    host.press("dialog form button.main")
    link = host.page.locator(".share input")
    expect(link).to_have_value(re.compile("#"))
    friend.goto("/")
    friend.goto(address)
    friend.page.get_by_role("alert").get_by_text("This table is private").wait_for()
    friend.page.evaluate("(link) => { location.href = link; window.same = true; }", link.input_value())
    expect(friend.page.locator("h1")).to_have_text("Yatai")
    assert friend.page.evaluate("window.same")
