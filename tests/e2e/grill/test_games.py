"""Whole throwing games in the browser, by mouse, finger, keys and form."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.support.browser import COARSE, PHONE, Visitor
from tests.e2e.support.grill_player import GrillPlayer, leaks, memory, play_out

pytestmark = pytest.mark.slow

SHORT = 1
"""One round has everything that a round can have."""


def sit_down(game: str, host: Visitor, friend: Visitor, watcher: Visitor | None = None, **options: Any) -> None:
    """The host opens a table with a bot and these options, a friend joins by the link, others watch."""
    host.lobby()
    host.table_form(game)
    form = host.page.locator("dialog form")
    for name, value in {"last_round": SHORT, **options}.items():
        field = form.locator(f"[data-option={name}]")
        if isinstance(value, bool):
            field.set_checked(value)
        elif field.evaluate("(one) => one.tagName") == "SELECT":
            field.select_option(str(value))
        else:
            field.fill(str(value))
            field.blur()
    form.locator("button.main").click()
    link = host.page.locator(".share input").input_value()
    friend.goto(link)
    friend.press("li button.main")
    expect(friend.page.locator("li", has_text="(you)")).to_be_visible()
    expect(host.page.locator("li", has_text="Free seat")).to_have_count(1)
    if watcher is not None:
        watcher.goto(link)
    host.page.locator("section .doors button.main").click()
    for one in filter(None, (host, friend, watcher)):
        one.page.wait_for_selector("[data-testid=board]")


def same_end(*visitors: Visitor) -> None:
    """All pages show the same final scores of three players."""
    for one in visitors:
        expect(one.page.locator("dialog[open] tr.total")).to_be_visible()
    totals = [sorted(one.totals()) for one in visitors]
    assert all(each == totals[0] for each in totals)
    assert len(totals[0]) == 3


def test_hibachi_by_mouse_and_finger_keeps_its_secrets(visit: Visit) -> None:
    """Two people flick, one on a phone; no browser, the spectator's included, ever holds a hidden value."""
    host, friend, watcher = visit(painted=False), visit(PHONE, painted=False), visit(painted=False)
    one, two, three = GrillPlayer(host, seed=1), GrillPlayer(friend, seed=2), GrillPlayer(watcher)
    sit_down("hibachi", host, friend, watcher, first=1, money=1600)
    eyes = ((one, 0), (two, 1), (three, None))
    looked = 0

    def look() -> None:
        nonlocal looked
        hidden = host.page.locator("[data-testid=scene]").get_attribute("data-chips")
        if looked < 2 and hidden and int(hidden) >= 3 + 3 * looked:
            looked += 1
            for player, seat in eyes:
                known = memory(player.visitor, seat)
                assert known["found"] == []
                assert known["chips"] > 0, "there are chips with hidden values in memory"

    play_out(one, two, each_time=look)
    assert looked == 2
    assert one.threw >= 4
    assert two.threw >= 4
    assert three.visitor.choices() == []
    same_end(host, friend, watcher)
    for player, seat in eyes:
        assert leaks(player.heard, seat) == []
        # The check works: for a spectator the same messages would be a leak.
        if seat is not None:
            assert leaks(player.heard, None) != []


@pytest.mark.long
def test_safranito_by_keys_alone_and_by_form(visit: Visit) -> None:
    host, friend = visit(painted=False), visit(painted=False)
    one, two = GrillPlayer(host, "keys", seed=3), GrillPlayer(friend, "text", seed=4)
    sit_down("safranito", host, friend)
    friend.page.keyboard.press("t")
    play_out(one, two)
    assert one.threw >= 4
    assert two.threw >= 4
    same_end(host, friend)
    assert leaks(one.heard, 0) == leaks(two.heard, 1) == []


@pytest.mark.long
def test_fired_up_goes_on_after_a_reload_in_flight(visit: Visit) -> None:
    """With animations on; one page reloads while its chip flies, the other plays by keys alone."""
    host, friend = visit(reduced_motion="no-preference", **COARSE), visit(painted=False)
    one, two = GrillPlayer(host, seed=5), GrillPlayer(friend, "keys", seed=6)
    sit_down("fired-up", host, friend, first=0)
    host.page.wait_for_selector("[data-legal=take]")
    while one.threw == 0:
        one.act()
    host.page.wait_for_function("performance.getEntriesByName('cookoff-flight').length > 0")
    told = host.page.locator(".log p").all_inner_texts()
    host.page.reload()
    host.page.wait_for_selector("[data-testid=board]")
    assert host.page.locator(".log p").all_inner_texts()[: len(told)] == told
    while one.threw == 1 and not host.is_over():
        two.act()
        one.act()
    host.paint_no_more()
    play_out(one, two)
    same_end(host, friend)
    assert leaks(one.heard, 0) == leaks(two.heard, 1) == []
    flies_again(host)


def flies_again(visitor: Visitor) -> None:
    """The replay shows a flight again, also from another side."""
    visitor.page.get_by_text("Watch the replay").click()
    visitor.page.wait_for_selector("canvas[data-flying=false]")
    visitor.page.get_by_role("button", name="Walk to the right side").click()
    # A flight may end before the test looks; its performance mark stays.
    flights = "performance.getEntriesByName('cookoff-flight').length"
    before = visitor.page.evaluate(flights)
    visitor.page.get_by_label("Step forward").click()
    visitor.page.wait_for_function(f"{flights} > {before}")
    visitor.page.wait_for_selector("canvas[data-flying=false]")
    assert int(visitor.page.locator("[data-testid=scene]").get_attribute("data-chips") or 0) <= 1
    visitor.page.get_by_role("button", name="Play", exact=True).click()
    expect(visitor.page.locator("[data-testid=step]")).to_contain_text("Move 3 of")


def test_a_table_may_forbid_the_assist(visit: Visit) -> None:
    host, friend = visit(painted=False), visit(painted=False)
    sit_down("hibachi", host, friend, first=0, assist=False)
    host.press("[data-legal=take]")
    expect(host.page.get_by_text("throwing by flick only")).to_be_visible()
    expect(host.page.locator("[data-testid=assisted]")).to_have_count(0)
    host.page.keyboard.press("t")
    expect(host.page.get_by_text("throwing by flick only")).to_be_visible()
    expect(host.page.locator("[data-legal=AimChip]")).to_have_count(0)
