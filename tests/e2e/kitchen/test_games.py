"""Whole games of Mithral Chef by mouse, two fingers, keys and gamepad, alone and with a friend."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.support.browser import COARSE, PHONE, Visitor, Watchdog
from tests.e2e.support.kitchen_inputs import ByFingers, ByKeys, ByPad, ByStrokes
from tests.e2e.support.kitchen_messages import entries, frames, sent_together
from tests.e2e.support.kitchen_player import FIVE, STATIONS, Cook, fast_components, seat_players, wait_for_signal
from tests.server.support.server_process import GENEROUS, QUICK, Server, server

pytestmark = pytest.mark.slow

ENOUGH = 40
"""After this many commands, with a die on each plate, everybody only takes orders, which ends the game soon."""
WAYS = {
    "mouse": (ByStrokes, FIVE["desktop"]),
    "two fingers": (ByFingers, FIVE["tablet"]),
    "keys alone": (ByKeys, FIVE["desktop"]),
    "gamepad": (ByPad, FIVE["desktop"]),
}


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with slow bots: a beginner needs minutes for a dish."""
    unhurried = {**QUICK, "bot_delays": {"turn_ms": [0, 0], "speed": 1}}
    with server(tmp_path_factory.mktemp("ways"), **unhurried, **GENEROUS) as started:
        yield started


def event_kinds(wire: list[tuple[str, Any]], seat: int = 0) -> set[str]:
    """The kinds of events that a seat caused."""
    return {event["event"] for entry in entries(wire) for event in entry["events"] if event.get("seat") == seat}


@pytest.mark.rule("MIT-22", "MIT-29")
@pytest.mark.parametrize(
    "way", ["keys alone", *(pytest.param(way, marks=pytest.mark.long) for way in WAYS if way != "keys alone")]
)
def test_a_game_against_a_bot_is_played_from_the_forest_to_a_served_plate(visit: Visit, way: str) -> None:
    """Then the player takes orders until the dragon escapes."""
    kind, size = WAYS[way]
    # One of the inputs is tested with a painted picture, until the plate is served.
    visitor = visit(size, painted=way == "mouse", **COARSE)
    wire = frames(visitor.page)
    seat_players(visitor, players=2, bot="beginner", components=fast_components())
    wait_for_signal(visitor)
    cook, watchdog = kind(visitor, seed=2), Watchdog(visitor)
    while not visitor.is_over():
        watchdog.check()
        if not cook.orders and "Served" in event_kinds(wire):
            cook.orders, cook.spared = True, list(STATIONS[:-1])
            visitor.paint_no_more()
        if not cook.act():
            visitor.frame()
    assert {"GameTaken", "DieKept", "Rolled", "Placed", "Served"} <= event_kinds(wire)
    if way == "two fingers":
        assert sent_together(wire) > 0
    assert len(visitor.totals()) == 2


def happened(visitor: Visitor) -> list[str]:
    """The game's log, from the drawer."""
    visitor.turn_to("log")
    lines: list[str] = visitor.page.locator(".log p").all_inner_texts()
    visitor.page.keyboard.press("Escape")
    return lines


@pytest.mark.long
def test_two_people_and_two_bots_play_until_the_dragon_escapes(visit: Visit) -> None:
    """Keys and mouse together on the desktop, two fingers on the phone, and a reload."""
    host, friend = visit(painted=False), visit(PHONE, painted=False)
    wire = [frames(host.page), frames(friend.page)]
    table = seat_players(host, friend, players=4, bot="beginner", components=fast_components())
    wait_for_signal(host, friend)
    cooks = [Cook(host, seed=1), Cook(friend, seed=2)]
    watchdog = Watchdog(host, friend)
    done, reloaded, plated = 0, False, [False, False]
    while not (host.is_over() and friend.is_over()):
        watchdog.check()
        acted = sum(cook.act() for cook in cooks)
        done += acted
        if not acted:
            host.frame()
        plated = [bool({"Placed", "Fell"} & event_kinds(seen, seat)) for seat, seen in enumerate(wire)]
        for cook in cooks:
            cook.orders = done > ENOUGH and all(plated)
        if done > ENOUGH // 4 and not reloaded:
            reloaded = True
            host.page.reload()
            host.page.wait_for_selector("[data-hand-panel]")
            assert happened(host)
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
    expect(host.page.locator("[data-hand-panel]")).to_have_count(2)
    host.page.get_by_label("Step forward").click()
    expect(host.page.locator("[data-testid=step]")).to_contain_text(f"Move {ENOUGH + 1} of")
