"""Mithral Chef in the browser: showdowns, races, calm hands, trades, key settings."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.support.browser import PHONE, SIZES, Visitor, Watchdog
from tests.e2e.support.checks import overflow, violations
from tests.e2e.support.kitchen_inputs import ByKeys
from tests.e2e.support.kitchen_player import STATIONS, Cook, fast_components, seat_players, wait_for_signal

pytestmark = pytest.mark.slow


def tie(*people: Visitor) -> None:
    """Each takes orders until three are open, and one of them until the dragon comes: all lose as many points.

    One at a time: the dragon may come with the fifth.
    """
    watchdog = Watchdog(*people)
    asked = "[data-legal=WantShowdown]"
    for one, enough in (*((one, ".rail .ticket >> nth=2") for one in people), *((one, asked) for one in people)):
        cook = ByKeys(one, hands=(0,))
        cook.orders, cook.spared = True, list(STATIONS[:-1])
        while not one.page.locator(enough).count():
            watchdog.check()
            if cook.act():
                one.until(one.is_answered)
            else:
                one.frame()


@pytest.mark.long
@pytest.mark.parametrize("agreed", [True, False], ids=["all want it", "one does not"])
def test_tied_winners_are_asked_for_a_showdown(visit: Visit, agreed: bool) -> None:
    mia, ben = visit(painted=False), visit(PHONE, painted=False)
    seat_players(mia, ben, players=2, components=fast_components(vote=600_000))
    wait_for_signal(mia, ben)
    tie(mia, ben)
    for one in (mia, ben):
        assert violations(one) == []
        assert overflow(one) == []
    mia.page.get_by_role("button", name="A showdown!").click()
    expect(mia.page.locator("[data-legal=WantShowdown]")).to_have_count(0)
    expect(mia.page.locator(".signal")).to_contain_text("The first place is shared")
    ben.page.get_by_role("button", name="A showdown!" if agreed else "Share the victory").tap()
    if agreed:
        for one in (mia, ben):
            expect(one.page.locator(".showdown")).to_have_text("Showdown!")
        wait_for_signal(mia, ben)
        cooks, watchdog = [Cook(mia, seed=1), Cook(ben, seed=2)], Watchdog(mia, ben)
        while not (mia.is_over() and ben.is_over()):
            watchdog.check()
            if not sum(cook.act() for cook in cooks):
                mia.frame()
    for one in (mia, ben):
        expect(one.page.locator("dialog[open] th[scope=row]").first).to_be_visible()
        one.page.keyboard.press("Escape")
        expect(one.page.locator(".signal.end")).to_contain_text("The dragon has escaped!")
        expect(one.page.locator(".signal.end", has_text="won the showdown")).to_have_count(1 if agreed else 0)


@pytest.mark.rule("MIT-72", "MIT-29")
@pytest.mark.parametrize("size", SIZES)
def test_the_lobby_offers_only_what_set_up_accepts(visit: Visit, size: str) -> None:
    """The form corrects the closing time and has an aim for each seat."""
    visitor = visit(SIZES[size])
    page = visitor.page
    visitor.lobby()
    visitor.table_form("mithral-chef")
    form = page.locator("dialog[open] form")
    closing = form.locator("[data-option=closing]")
    for typed, taken in (("0", "1"), ("99", "60"), ("", "15"), ("20", "20")):
        closing.fill(typed)
        closing.blur()
        expect(closing).to_have_value(taken)
    form.locator("[data-option=caps]").check()
    form.locator("[data-option=hands-2]").select_option("clumsy")
    form.locator("select").first.select_option("2")
    expect(form.locator("[data-option=hands-2]")).to_have_count(0)
    form.locator("[data-option=hands-1]").select_option("clumsy")
    assert violations(visitor) == []
    assert overflow(visitor) == []
    with page.expect_request("**/api/tables") as asked:
        form.get_by_role("button", name="Open the table").click()
    sent: Any = asked.value.post_data_json
    assert sent["options"] == {"closing": 20, "caps": True, "hands": [None, "clumsy"]}
    page.wait_for_url("**/t/*")


def test_a_race_for_one_space_is_seen_from_both_pages(visit: Visit) -> None:
    """With two players the pantry has one space. The refusal names who was first."""
    mia, ben = visit(painted=False), visit(painted=False)
    seat_players(mia, ben, players=2, components=fast_components(hands=1))
    wait_for_signal(mia, ben)
    mia.page.keyboard.down("w")
    ben.page.keyboard.down("u")
    for one in (mia, ben):
        expect(one.page.locator("[data-at='1']")).to_have_attribute("data-standing", re.compile("^(0L|1R)$"))
    winner = mia.page.locator("[data-at='1']").get_attribute("data-standing")
    first, second = (mia, ben) if winner == "0L" else (ben, mia)
    name = "Mia" if first is mia else "Ben"
    expect(second.page.locator("[data-testid=refusal]")).to_contain_text(f"{name} was first")
    expect(second.page.locator("[data-testid=refusal]")).not_to_contain_text("MIT-")
    expect(first.page.locator("[data-testid=refusal]")).to_have_count(0)
    expect(first.page.locator("[data-testid=lag]")).to_have_text(re.compile(r"lag \d+ ms"))
    told = second.page.locator("[data-testid=voice]")
    expect(told).to_contain_text("into the pantry")


def test_a_calm_kitchen_lets_one_pointer_lead_both_hands_in_turn(visit: Visit) -> None:
    mia, ben = visit(painted=False), visit(painted=False)
    seat_players(mia, ben, players=2, components=fast_components(hands=1), options={"calm": True})
    wait = "[data-hand-panel='{}'] [data-legal={}]"
    mia.page.wait_for_selector(wait.format(0, "EnterForest"))
    expect(mia.page.locator("[data-hand-panel='1'] .inside")).to_have_attribute("inert", "")
    mia.page.locator("[data-at='0'] button").click()
    expect(mia.page.locator("[data-hand-panel='0']")).to_have_attribute("data-station", "0")
    expect(mia.page.locator("[data-hand-panel='0'] .inside")).to_have_attribute("inert", "")
    mia.page.locator("[data-at='1'] button").click()
    expect(mia.page.locator("[data-hand-panel='1']")).to_have_attribute("data-station", "1")
    # The player may switch to the other hand at any time.
    resting = mia.page.locator("[data-hand-panel]:has(.lead)")
    expect(resting).to_have_count(1)
    other = "1" if resting.get_attribute("data-hand-panel") == "0" else "0"
    mia.page.get_by_role("button", name="Go on with the").click()
    expect(mia.page.locator(f"[data-hand-panel='{other}'] .inside")).to_have_attribute("inert", "")


def test_a_first_game_is_guided_and_the_bots_are_patient(visit: Visit) -> None:
    """The goal comes first, and the clock stands until the arrow has been followed."""
    mia = visit(first_time=True, painted=False)
    mia.goto("/")
    mia.more("mithral-chef")
    expect(mia.page.get_by_label("Strength")).to_have_value("beginner")
    mia.page.locator("dialog button.main").click()
    coach = mia.page.locator("[data-testid=coach]")
    expect(coach).to_contain_text("The goal")
    for _ in range(3):
        mia.press("[data-testid=coach-next]")
    expect(coach).to_contain_text("Send a hand into the")
    expect(mia.page.locator("[data-testid=pointer]")).to_have_attribute("data-choice", re.compile("Enter"))
    clock = mia.page.get_by_role("timer")
    mia.frame()
    still = clock.inner_text()
    began = mia.page.evaluate("performance.now()")
    mia.page.wait_for_function("(began) => performance.now() > began + 1500", arg=began)
    expect(clock).to_have_text(still)


def test_the_next_step_is_marked_for_beginners_and_by_choice(visit: Visit) -> None:
    """Whoever has played before sees no mark on the next step, unless the settings ask for it."""
    mia = visit(painted=False)
    seat_players(mia, players=2, components=fast_components(hands=1))
    wait_for_signal(mia)
    marks = mia.page.locator(".station.next, .doors .main")
    expect(marks).to_have_count(0)
    mia.turn_to("menu")
    mia.page.locator("#drawer button[aria-haspopup]").first.click()
    mia.page.get_by_label("Mark the next step on the board").select_option("always")
    mia.page.keyboard.press("Escape")
    expect(marks.first).to_be_visible()


def test_on_a_phone_tips_speak_of_fingers(visit: Visit) -> None:
    mia, ben = visit(PHONE, first_time=True, painted=False), visit(painted=False)
    seat_players(mia, ben, players=2, components=fast_components(hands=6))
    tip = mia.page.locator("[data-testid=tip]")
    expect(tip).to_contain_text("Drag a hand to a station, or tap its button")


@pytest.mark.long
def test_keys_can_be_changed_and_stay_so(visit: Visit) -> None:
    mia, ben = visit(painted=False), visit(painted=False)
    seat_players(mia, ben, players=2, components=fast_components(hands=1))
    wait_for_signal(mia)
    page = mia.page
    page.get_by_role("button", name="Keys").click()
    page.locator("dialog[open] .both > div").first.locator("button").first.click()
    page.keyboard.press("x")
    page.keyboard.press("Escape")
    page.reload()
    wait_for_signal(mia)
    expect(page.locator("[data-hand-panel='0'] kbd").first).to_have_text("X")
    page.keyboard.press("x")
    expect(page.locator("[data-hand-panel='0']")).to_have_attribute("data-station", "0")


def test_dice_change_hands_by_taps_while_hands_are_at_work(visit: Visit) -> None:
    """A player offers a die; the other accepts it while a hand is in the bag."""
    mia, ben = visit(painted=False), visit(PHONE, painted=False)
    seat_players(mia, ben, players=2, components=fast_components(hands=6))
    wait_for_signal(mia, ben)
    mia.page.keyboard.press("w")
    for deed in ("Draw", "Keep", "Draw"):
        mia.page.wait_for_selector(f"[data-hand-panel='0'] .controls [data-legal={deed}]")
        mia.page.keyboard.press("s")
    mia.page.wait_for_selector("[data-hand-panel='0'] [data-legal=Keep]")
    mia.page.locator(".own [data-trade]").first.click()
    mia.page.locator("[data-rival='1'] [data-legal=MakeOffer]").click()
    expect(ben.page.locator("[data-testid=offer]")).to_contain_text("Mia offers 1")
    expect(mia.page.locator("[data-hand-panel='0']")).to_have_attribute("data-station", "1")
    ben.press("[data-testid=offer] [data-legal=Accept]")
    expect(ben.page.locator(".own [data-trade]")).to_have_count(1)
    expect(mia.page.locator(".own [data-trade]")).to_have_count(0)
