"""The dragon's kitchen in a real browser: whole games with both hands, races, calm hands, trades, keys."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.browsing import PHONE, Patience
from tests.web.conftest import Visit
from tests.web.kitchens import TICK, Cook, kitchen_screens, quick, sit, wait_for_signal
from tests.web.test_pages import SIZES, overflow, violations

pytestmark = pytest.mark.slow

ENOUGH = 40
"""After so many commands, and a die on everybody's plate, all take orders only, and soon the dragon comes."""


def frames(page: Any) -> list[tuple[str, Any]]:
    """What goes over the page's socket from now on, in its order."""
    seen: list[tuple[str, Any]] = []

    def listen(socket: Any) -> None:
        socket.on("framesent", lambda text: seen.append(("sent", json.loads(text))))
        socket.on("framereceived", lambda text: seen.append(("told", json.loads(text))))

    page.on("websocket", listen)
    return seen


def sent_together(seen: list[tuple[str, Any]]) -> int:
    """How often commands of both hands were under way at once."""
    waiting: dict[str, int] = {}
    together = 0
    for way, message in seen:
        if way == "sent" and message["type"] == "play" and "hand" in message["move"]:
            waiting[message["id"]] = message["move"]["hand"]
            together += len(set(waiting.values())) == 2
        elif way == "told" and message["type"] in {"accepted", "refused", "problem"}:
            waiting.pop(message["id"], None)
    return together


def has_plated(cook: Cook) -> bool:
    """Whether this person's hands have been all the way: forest, pantry, oven, and a die on a plate."""
    return cook.page.locator(".log p", has_text=re.compile(r"^You .*(set a die down|stack of .* fell)")).count() > 0


def test_two_people_and_two_bots_play_until_the_dragon_escapes(visit: Visit) -> None:
    """Keys and mouse at once on the desktop, two fingers at once on the phone, a reload in the middle."""
    host, friend = visit(), visit(PHONE)
    wire = [frames(host.page), frames(friend.page)]
    table = sit(host, friend, players=4, bot="patient", components=quick())
    wait_for_signal(host, friend)
    cooks = [Cook(host, seed=1), Cook(friend, seed=2)]
    patience = Patience(host, friend)
    done, reloaded, plated = 0, False, [False, False]
    while not (host.is_over() and friend.is_over()):
        patience.look()
        acted = sum(cook.act() for cook in cooks)
        done += acted
        if not acted:
            host.page.wait_for_timeout(TICK)
        plated = [before or has_plated(cook) for before, cook in zip(plated, cooks, strict=True)]
        for cook in cooks:
            cook.orders = done > ENOUGH and all(plated)
        if done > ENOUGH // 2 and not reloaded:
            reloaded = True
            told = host.page.locator(".log p").all_inner_texts()
            host.page.reload()
            host.page.wait_for_selector("[data-bench]")
            assert host.page.locator(".log p").all_inner_texts()[: len(told)] == told
    assert reloaded
    assert all(plated)
    assert all(cook.both > 0 for cook in cooks)
    assert all(sent_together(seen) > 0 for seen in wire)
    assert sorted(host.totals()) == sorted(friend.totals())
    assert len(host.totals()) == 4
    for one in (host, friend):
        expect(one.page.locator("dialog[open] th[scope=row]").first).to_be_visible()
        one.page.keyboard.press("Escape")
        expect(one.page.get_by_text(re.compile("dragon has escaped"))).to_be_visible()
    host.goto(f"/replay/{table}#{ENOUGH}")
    expect(host.page.locator("[data-testid=step]")).to_contain_text(f"Move {ENOUGH} of")
    expect(host.page.locator("[data-bench]")).to_have_count(2)
    host.page.get_by_label("Step forward").click()
    expect(host.page.locator("[data-testid=step]")).to_contain_text(f"Move {ENOUGH + 1} of")


def tie(*cooks: Cook) -> None:
    """Each takes orders until three are open, and one of them until the dragon comes: all lose as many points."""
    patience = Patience(*(cook.visitor for cook in cooks))
    asked = "[data-legal=WantShowdown]"
    for cook, enough in (*((cook, ".rail .ticket >> nth=2") for cook in cooks), *((cook, asked) for cook in cooks)):
        cook.orders = True
        while not cook.page.locator(enough).count():
            patience.look()
            if not cook.act():
                cook.page.wait_for_timeout(TICK)
        cook.orders = False


@pytest.mark.parametrize("agreed", [True, False], ids=["all want it", "one does not"])
def test_those_who_share_the_first_place_are_asked_for_a_showdown(visit: Visit, agreed: bool) -> None:
    mia, ben = visit(), visit(PHONE)
    sit(mia, ben, players=2, components=quick())
    wait_for_signal(mia, ben)
    cooks = [Cook(mia, seed=1), Cook(ben, seed=2)]
    tie(*cooks)
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
        patience = Patience(mia, ben)
        while not (mia.is_over() and ben.is_over()):
            patience.look()
            if not sum(cook.act() for cook in cooks):
                mia.page.wait_for_timeout(TICK)
    for one in (mia, ben):
        expect(one.page.locator("dialog[open] th[scope=row]").first).to_be_visible()
        one.page.keyboard.press("Escape")
        expect(one.page.locator(".signal.end")).to_contain_text("The dragon has escaped!")
        expect(one.page.locator(".signal.end", has_text="won the showdown")).to_have_count(1 if agreed else 0)


@pytest.mark.parametrize("size", SIZES)
def test_every_station_is_accessible_and_fits(visit: Visit, size: str) -> None:
    visitor = visit(SIZES[size])
    for name in kitchen_screens(visitor):
        assert violations(visitor) == [], name
        assert overflow(visitor) == [], name


def test_a_race_for_one_space_is_seen_from_both_pages(visit: Visit) -> None:
    """With two players the pantry has one space. Who is refused is told who was first."""
    mia, ben = visit(), visit()
    sit(mia, ben, players=2, components=quick(hands=1))
    wait_for_signal(mia, ben)
    mia.page.keyboard.down("w")
    ben.page.keyboard.down("u")
    for one in (mia, ben):
        expect(one.page.locator("[data-at='1']")).to_have_attribute("data-standing", re.compile("^(0L|1R)$"))
    winner = mia.page.locator("[data-at='1']").get_attribute("data-standing")
    first, second = (mia, ben) if winner == "0L" else (ben, mia)
    name = "Mia" if first is mia else "Ben"
    expect(second.page.locator("[data-testid=refusal]")).to_contain_text(f"{name} was first")
    expect(second.page.locator("[data-testid=refusal]")).to_contain_text("MIT-21")
    expect(first.page.locator("[data-testid=refusal]")).to_have_count(0)
    expect(first.page.locator("[data-testid=lag]")).to_have_text(re.compile(r"lag \d+ ms"))
    told = second.page.locator("[data-testid=voice]")
    expect(told).to_contain_text("into the pantry")


def test_a_calm_kitchen_lets_one_pointer_lead_both_hands_in_turn(visit: Visit) -> None:
    mia, ben = visit(), visit()
    sit(mia, ben, players=2, components=quick(hands=1), options={"calm": True})
    wait = "[data-bench='{}'] [data-legal={}]"
    mia.page.wait_for_selector(wait.format(0, "EnterForest"))
    expect(mia.page.locator("[data-bench='1'] .inside")).to_have_attribute("inert", "")
    mia.page.locator("[data-at='0'] button").click()
    expect(mia.page.locator("[data-bench='0']")).to_have_attribute("data-station", "0")
    expect(mia.page.locator("[data-bench='0'] .inside")).to_have_attribute("inert", "")
    mia.page.locator("[data-at='1'] button").click()
    expect(mia.page.locator("[data-bench='1']")).to_have_attribute("data-station", "1")
    # Whichever hand has its turn now, the other one can be taken up instead.
    resting = mia.page.locator("[data-bench]:has(.lead)")
    expect(resting).to_have_count(1)
    other = "1" if resting.get_attribute("data-bench") == "0" else "0"
    mia.page.get_by_role("button", name="Go on with the").click()
    expect(mia.page.locator(f"[data-bench='{other}'] .inside")).to_have_attribute("inert", "")


def test_a_first_game_is_guided_and_the_bots_are_patient(visit: Visit) -> None:
    mia = visit(first_time=True)
    mia.goto("/")
    tile = mia.page.locator("article[data-game=mithral-chef]")
    expect(tile.get_by_label("Strength")).to_have_value("patient")
    tile.locator("button.main").click()
    tip = mia.page.locator("[data-testid=tip]")
    expect(tip).to_contain_text("two hands")

    def has_entered() -> bool:
        """Tries again as long as the hand is at home: the bots may be in the forest with all of theirs."""
        if mia.page.locator("[data-bench='0'][data-station=home]").count():
            mia.page.keyboard.press("q")
        return "Flip a card" in tip.inner_text()

    mia.until(has_entered)


def test_keys_can_be_changed_and_stay_so(visit: Visit) -> None:
    mia, ben = visit(), visit()
    sit(mia, ben, players=2, components=quick(hands=1))
    wait_for_signal(mia)
    page = mia.page
    page.get_by_role("button", name="Keys").click()
    page.locator("dialog[open] .both > div").first.locator("button").first.click()
    page.keyboard.press("x")
    page.keyboard.press("Escape")
    page.reload()
    wait_for_signal(mia)
    expect(page.locator("[data-bench='0'] kbd").first).to_have_text("X")
    page.keyboard.press("x")
    expect(page.locator("[data-bench='0']")).to_have_attribute("data-station", "0")


def test_dice_change_hands_by_taps_while_hands_are_at_work(visit: Visit) -> None:
    """Somebody gives a die away; the other accepts by a key, without leaving the bag."""
    mia, ben = visit(), visit(PHONE)
    sit(mia, ben, players=2, components=quick(hands=6))
    wait_for_signal(mia, ben)
    mia.page.keyboard.press("w")
    for deed in ("Draw", "Keep", "Draw"):
        mia.page.wait_for_selector(f"[data-bench='0'] .deeds [data-legal={deed}]")
        mia.page.keyboard.press("s")
    mia.page.wait_for_selector("[data-bench='0'] [data-legal=Keep]")
    mia.page.locator(".own [data-trade]").first.click()
    mia.page.locator("[data-rival='1'] [data-legal=MakeOffer]").click()
    expect(ben.page.locator("[data-testid=offer]")).to_contain_text("Mia offers 1")
    expect(mia.page.locator("[data-bench='0']")).to_have_attribute("data-station", "1")
    ben.press("[data-testid=offer] [data-legal=Accept]")
    expect(ben.page.locator(".own [data-trade]")).to_have_count(1)
    expect(mia.page.locator(".own [data-trade]")).to_have_count(0)
