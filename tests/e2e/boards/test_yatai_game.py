"""Whole games of Yatai in the browser, with mouse, finger and keyboard, a reload and a lost network."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from tests.e2e.conftest import Visit
from tests.e2e.support.browser import PHONE, Visitor, Watchdog
from tests.server.support.short_games import short

pytestmark = pytest.mark.slow

LOG = ".log p"


def shortened(route: Route) -> None:
    """Shorten the game of a table that the page opens."""
    asked = route.request.post_data
    route.continue_(post_data=json.dumps({**json.loads(asked), **short("yatai")}) if asked else None)


def sit_down(visit: Visit) -> tuple[Visitor, Visitor, Visitor]:
    """A host on a desktop; a friend on a phone and a spectator join by the shared link."""
    host, friend, watcher = visit(), visit(PHONE), visit()
    host.page.route("**/api/tables", shortened)
    host.lobby()
    host.table_form()
    host.page.get_by_label("Time limit").select_option(label="5 minutes per move")
    host.page.locator("dialog form button.main").click()
    link = host.page.locator(".share input").input_value()
    friend.goto(link)
    friend.press("li button.main")
    expect(friend.page.locator("li", has_text="(you)")).to_be_visible()
    expect(host.page.locator("li", has_text="Free seat")).to_have_count(1)
    watcher.goto(link)
    host.page.locator("section .doors button.main").click()
    for one in (host, friend, watcher):
        one.page.wait_for_selector("[data-testid=board]")
    return host, friend, watcher


def type_into_chat(visitor: Visitor, letters: str) -> None:
    """The chat takes the keyboard at once; letters that are shortcuts elsewhere are typed."""
    visitor.press(".banner [data-tab=chat]:visible, .banner [data-tab=menu]:visible")
    field = visitor.page.get_by_label("Say something")
    if not field.is_visible():
        visitor.press("#drawer .tabs button >> nth=2")
    expect(field).to_be_focused()
    visitor.page.keyboard.type(letters)
    expect(field).to_have_value(letters)


def test_two_people_and_a_bot_play_a_whole_game(visit: Visit, tmp_path: Path) -> None:
    host, friend, watcher = sit_down(visit)
    expect(watcher.page.locator("[data-testid=question]")).to_contain_text("You are watching.")
    assert watcher.choices() == []
    expect(watcher.page.locator(".clock", has_text=":")).to_have_count(3)

    type_into_chat(host, "ntqp")
    host.page.get_by_label("Say something").fill("hello <b>you</b>")
    host.page.get_by_label("Say something").press("Enter")
    expect(friend.page.locator(".menu [data-unread]")).to_have_attribute("data-unread", "1")
    friend.turn_to("chat")
    expect(friend.page.get_by_text("hello <b>you</b>")).to_be_visible()
    expect(friend.page.locator("[data-unread]")).to_have_count(0)
    friend.press("button[aria-label='applause']")
    expect(host.page.locator(".shown")).to_be_visible()
    for one in (host, friend):
        one.press("#drawer [aria-label=Close]")

    turns, reloaded, lost = 0, False, False
    watchdog = Watchdog(host, friend)
    while not (host.is_over() and friend.is_over()):
        watchdog.check()
        moved = 0
        for one in (host, friend):
            while one.act() and moved < 8:
                moved += 1
        turns += moved
        if not moved:
            host.frame()
        if turns >= 10 and not reloaded:
            reloaded = True
            told = host.page.locator(LOG).all_inner_texts()
            host.page.reload()
            host.page.wait_for_selector("[data-testid=board]")
            assert host.page.locator(LOG).all_inner_texts()[: len(told)] == told
        if turns >= 18 and not lost:
            lost = True
            friend.context.set_offline(True)
            expect(friend.page.get_by_text("Nothing is lost")).to_be_visible()
            for _ in range(3):
                friend.page.wait_for_event("websocket")  # it reconnects
            friend.context.set_offline(False)
            expect(friend.page.get_by_text("Nothing is lost")).to_have_count(0)
    assert reloaded
    assert lost
    expect(watcher.page.locator("dialog[open] tr.total")).to_be_visible()
    assert sorted(host.totals()) == sorted(friend.totals()) == sorted(watcher.totals())
    assert len(host.totals()) == 3

    look_again(host, tmp_path)

    host.page.go_back()
    host.page.wait_for_selector("dialog[open] table")
    play_again(host, friend)


def play_again(host: Visitor, friend: Visitor) -> None:
    """Both accept the rematch on the final screen, and nobody is moved away from it."""
    host.press("dialog[open] .tools button.main")
    expect(host.page.get_by_test_id("again")).to_contain_text("Waiting for")
    expect(friend.page.get_by_test_id("again")).to_contain_text("would like to play again")
    friend.press("dialog[open] .tools button.main")
    for one in (host, friend):
        expect(one.page.get_by_test_id("again")).to_have_text("Everybody wants to play again.")
        one.press("dialog[open] .go")
        one.page.wait_for_selector("[data-testid=board]")


def wait_for_one_who_left(host: Visitor) -> None:
    """The board says so and offers a bot or to wait."""
    gone = host.page.get_by_test_id("away")
    expect(gone).to_contain_text("has left the table")
    expect(gone.get_by_role("button", name="Let a bot play")).to_be_visible()
    gone.get_by_role("button", name="Wait").click()
    expect(gone).to_have_count(0)


@pytest.mark.long
def test_a_seat_moves_to_another_device_and_is_left(visit: Visit) -> None:
    """Undo and a takeover of the seat need the others' consent."""
    host, friend, watcher = sit_down(visit)
    while not host.choices():
        # Chance decides who starts. If the friend does, the host's dish cannot be undone: open another table.
        if friend.choices():
            host, friend, watcher = sit_down(visit)
        host.frame()
    host.act()
    host.page.get_by_role("button", name="Undo").click()
    expect(host.page.get_by_text("Waiting for the others to agree")).to_be_visible()
    friend.press(".banner button.main")
    expect(host.page.get_by_text("Waiting for the others to agree")).to_have_count(0)
    expect(host.page.locator(".mine [data-testid=question]")).to_contain_text("first dish")

    friend.turn_to("menu")
    friend.press("button:text('Report')")
    friend.page.get_by_label("Who is it about?").select_option(index=1)
    friend.page.get_by_label("What is wrong?").fill("Too slow.")
    friend.press("dialog button.main")
    expect(friend.page.get_by_text("The report has been sent")).to_be_visible()
    friend.page.keyboard.press("Escape")
    friend.press("button:text('Another device')")
    link = friend.page.locator("dialog .share input").input_value()
    other = visit()
    other.goto(link)
    expect(other.page.locator("li", has_text="(you)")).to_have_count(1)
    assert "#" not in other.page.url, "the key stays in sight"

    other.turn_to("menu")
    other.press("button:text('Leave the game')")
    other.press("dialog button.main")
    expect(other.page.locator("h1")).to_have_text("Cooking-contest board games")
    wait_for_one_who_left(host)
    host.turn_to("players")
    expect(host.page.get_by_text("(has left)")).to_be_visible()
    watcher.turn_to("players")
    watcher.press("button:text('Take this seat')")
    asked = host.page.get_by_test_id("proposal")
    expect(asked).to_contain_text("would like to play on in place of")
    expect(watcher.page.get_by_test_id("proposal")).to_contain_text("Waiting for the others to agree")
    host.press(".banner button.main")
    expect(watcher.page.locator("li", has_text="(you)")).to_have_count(1)
    expect(asked).to_have_count(0)
    host.turn_to("chat")
    expect(host.page.locator(".said")).to_contain_text("plays on in place of")
    host.turn_to("players")
    watcher.turn_to("menu")
    watcher.press("button:text('Leave the game')")
    watcher.press("dialog button.main")
    host.press("button:text('Let a bot play')")
    expect(host.page.locator("aside li", has_text="(bot:")).to_have_count(2)


def look_again(host: Visitor, folder: Path) -> None:
    """Scrub through the replay, save the game, and open the file."""
    with host.page.expect_download() as saving:
        host.page.get_by_text("Save the game as a file").click()
    file = folder / saving.value.suggested_filename
    saving.value.save_as(file)
    totals = host.totals()
    host.page.get_by_text("Watch the replay").click()
    step = host.page.locator("[data-testid=step]")
    expect(step).to_contain_text("Move 0 of")
    host.page.get_by_label("Step forward").click()
    expect(step).to_contain_text("Move 1 of")
    scrubber = host.page.locator("input[type=range]")
    count = int(scrubber.get_attribute("max") or 0)
    scrubber.fill(str(count // 2))
    expect(step).to_contain_text(f"Move {count // 2} of {count}")
    assert host.page.url.endswith(f"#{count // 2}")
    host.page.get_by_role("button", name="Menu").click()
    host.page.get_by_label("View as").select_option(index=2)
    host.page.get_by_label("To the end").click()
    expect(host.page.locator("tr.total td")).to_have_count(3)
    assert sorted(host.page.locator("tr.total td").all_inner_texts()) == sorted(totals)
    moment = host.page.url.rpartition("#")[0] + "#5"
    host.goto(moment)
    host.page.reload()
    expect(step).to_contain_text("Move 5 of")

    host.goto("/replay")
    host.page.locator("input[type=file]").set_input_files(file)
    expect(step).to_contain_text(f"Move 0 of {count}")
    host.page.get_by_label("To the end").click()
    expect(host.page.locator("tr.total td")).to_have_count(3)
    assert sorted(host.page.locator("tr.total td").all_inner_texts()) == sorted(totals)
    host.page.get_by_role("button", name="Menu").click()
    host.page.locator("input[type=file]").set_input_files(
        {"name": "x.jsonl", "mimeType": "application/x-ndjson", "buffer": b"no log\n"}
    )
    expect(host.page.get_by_role("alert")).to_contain_text("damaged")
    host.page.go_back()
    host.page.go_back()


@pytest.mark.long
def test_the_keyboard_alone_is_enough(visit: Visit) -> None:
    """From the lobby to the end by Tab, Enter, and N for the next choice."""
    visitor = visit()
    keys = visitor.page.keyboard
    visitor.lobby()

    def focused() -> str:
        return str(visitor.page.evaluate("document.activeElement?.textContent?.trim() ?? ''"))

    for _ in range(30):
        keys.press("Tab")
        if focused() == "Play":
            break
    keys.press("Enter")
    visitor.page.wait_for_selector("[data-testid=board]")
    visitor.page.wait_for_selector("[data-legal]")
    for _ in range(80):
        keys.press("Tab")
        if visitor.page.evaluate("document.activeElement?.hasAttribute('data-legal') ?? false"):
            break
    assert visitor.page.evaluate("document.activeElement.hasAttribute('data-legal')"), "Tab does not reach a choice"
    keys.press("Enter")

    rng_steps = 0
    watchdog = Watchdog(visitor)
    while not visitor.is_over():
        watchdog.check()
        if not visitor.choices():
            visitor.frame()
            continue
        rng_steps = rng_steps * 7 % 11 + 1
        for _ in range(rng_steps % 4 + 1):
            keys.press("n")
        keys.press("Enter")
        visitor.frame()
    assert len(visitor.totals()) == 3
    keys.press("Escape")
    expect(visitor.page.locator("dialog[open]")).to_have_count(0)
