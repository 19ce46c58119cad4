"""Bot level and aim: chosen in the lobby, shown to everybody, adapted to the player."""

from typing import Any

import pytest
from playwright.sync_api import expect

from cookoff.games.yatai.content.enums import Ask
from cookoff.games.yatai.rules.state import State
from tests.e2e.conftest import Visit, each_size
from tests.e2e.support.browser import PHONE
from tests.e2e.support.checks import overflow
from tests.e2e.support.staged_table import StagedTable
from tests.games.yatai.positions import GAME, table

pytestmark = pytest.mark.slow

EXPECT_RESULT = """localStorage.setItem("cookoff-levels", JSON.stringify({
  ...JSON.parse(localStorage.getItem("cookoff-levels") ?? "{}"),
  tables: {stage: {game: "yatai", brain: 1, brains: 5}},
}))"""


@pytest.mark.long
@each_size
def test_level_and_hand_of_bots_are_chosen_separately_and_shown_to_everyone(visit: Visit, size: dict[str, Any]) -> None:
    mia = visit(size)
    mia.lobby()
    mia.more("hibachi")
    tile = mia.page.locator("[data-testid=game-sheet]")
    tile.get_by_label("Opponents").select_option("1")
    tile.get_by_label("Strength").select_option("expert")
    tile.get_by_label("Bots' aim").select_option("clumsy")
    tile.locator("button.main").click()
    mia.page.wait_for_selector("[data-testid=board]")
    told = "bot: Expert, hand: clumsy"
    expect(mia.page.get_by_text(told).first).to_be_attached()
    card = mia.page.evaluate("fetch(`/api${location.pathname.replace('/t/', '/tables/')}`).then((it) => it.json())")
    assert card["table"]["seats"][1]["bot"] == "expert"
    assert card["table"]["options"]["hands"] == [None, "clumsy"]


def test_a_handicap_is_agreed_for_each_seat_and_shown_to_everyone(visit: Visit) -> None:
    host, friend = visit(PHONE), visit()
    host.lobby()
    host.table_form("hibachi")
    form = host.page.locator("dialog[open] form")
    form.locator("select").first.select_option("2")
    form.locator("[data-option=hands-1]").select_option("clumsy")
    form.locator("[data-option=assists-0]").select_option("flicks")
    assert overflow(host) == []
    form.get_by_role("button", name="Open the table").click()
    host.page.wait_for_url("**/t/*")
    friend.page.goto(host.page.url)
    for visitor in (host, friend):
        seats = visitor.page.locator(".who")
        expect(seats.nth(0)).to_contain_text("throws by flick alone")
        expect(seats.nth(1)).to_contain_text("hand: clumsy")


def ended(points: tuple[int, int]) -> State:
    state = table(2)
    state.ask = Ask.NOTHING
    for stall, made in zip(state.stalls, points, strict=True):
        stall.points = made
    return state


def test_my_level_goes_up_after_three_wins_and_down_after_three_losses(visit: Visit) -> None:
    mia = visit()

    def level_after(*games: tuple[int, int]) -> str:
        for points in games:
            stage = StagedTable(mia, GAME, "yatai", 2)
            mia.page.evaluate(EXPECT_RESULT)
            stage.open(ended(points))
            mia.page.wait_for_selector("dialog[open] table")
        mia.lobby()
        mia.more()
        return mia.page.locator("dialog option[value=mine]").inner_text()

    won, lost = (9, 3), (3, 9)
    assert "Casual" in level_after()
    assert "Casual" in level_after(won, won, lost, won, won)
    assert "Skilled" in level_after(won)
    assert "Skilled" in level_after(lost, lost)
    assert "Casual" in level_after(lost)
    mia.page.get_by_label("Strength").select_option("mine")
    mia.press("dialog button.main")
    mia.page.wait_for_selector("[data-testid=board]")
    expect(mia.page.get_by_text("bot: Casual").first).to_be_attached()
