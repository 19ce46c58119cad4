"""The board and the log say why: who won a space with what, whose chip was knocked where, where no card is left."""

import pytest
from msgspec.structs import replace
from playwright.sync_api import expect

from cookoff.engine import seen_by
from cookoff.games.grill.rules.chips import OUT
from cookoff.games.grill.rules.events import ChipFlew, Lies
from tests.e2e.conftest import Visit
from tests.e2e.support.browser import FLAT
from tests.e2e.support.grill_positions import of_hibachi
from tests.e2e.support.positions import of_grill
from tests.e2e.support.staged_table import StagedTable
from tests.games.hibachi.positions import GAME as HIBACHI

pytestmark = pytest.mark.slow
WATCHING = """() => {
  const canvas = document.querySelector("canvas");
  window.flew = false;
  new MutationObserver(() => { window.flew ||= canvas.dataset.flying === "true"; })
    .observe(canvas, { attributes: true });
}"""
"""Notes whether a chip flies from now on."""
LIES = 2
"""A chip of the first seat that still lies on its space when the first space was won."""


@pytest.mark.rule("HIB-31")
def test_a_won_space_is_told_with_totals_on_the_board_and_in_the_log(visit: Visit) -> None:
    visitor = visit(painted=False)
    visitor.page.add_init_script(FLAT)
    stage = StagedTable(visitor, HIBACHI, "hibachi", players=2)
    for number, (ask, state, events) in enumerate(of_grill(of_hibachi)):
        if number == 0:
            stage.open(state)
        else:
            stage.show(state, *events)
        if ask == "use":
            break
    remark = visitor.page.get_by_test_id("remark")
    expect(remark).to_contain_text("Chips there: You ")
    visitor.turn_to("log")
    expect(visitor.page.locator("[role=log].log")).to_contain_text("Chips there: You ")


@pytest.mark.rule("THR-13")
def test_a_knocked_chip_is_told_with_both_names_and_where_it_went(visit: Visit) -> None:
    visitor = visit(painted=False)
    visitor.page.add_init_script(FLAT)
    stage = StagedTable(visitor, HIBACHI, "hibachi", players=2)
    told = [(state, [seen for event in events if (seen := seen_by(event, 0))]) for _, state, events in of_hibachi()]
    stage.open(told[0][0])
    state, events = told[1]
    stage.show(state, *events)
    mine = next(event for event in events if isinstance(event, ChipFlew) and event.chip == LIES)
    rival = replace(mine, seat=1, chip=50, lies=(Lies(50, -1), Lies(mine.chip, OUT)))
    stage.show(state, rival)
    expect(visitor.page.get_by_test_id("remark")).to_contain_text("Hana knocked your chip off the board, from ")


def test_a_bowl_without_cards_is_told_before_the_throw(visit: Visit) -> None:
    visitor = visit(painted=False)
    visitor.page.add_init_script(FLAT)
    state = next(of_hibachi()).state.clone()
    state.display = (0,) * len(state.display)
    stage = StagedTable(visitor, HIBACHI, "hibachi", players=2)
    stage.open(state)
    visitor.press("[data-legal=take]")
    expect(visitor.page.get_by_test_id("no-card")).to_have_count(0)
    visitor.press("[data-testid=assisted]")
    visitor.page.get_by_test_id("form-place").select_option(index=2)
    expect(visitor.page.get_by_test_id("no-card")).to_contain_text("can only be sold")
    assert stage.sent == []


def test_a_throw_is_watched_again(visit: Visit) -> None:
    visitor = visit(painted=False, reduced_motion="no-preference")
    stage = StagedTable(visitor, HIBACHI, "hibachi", players=2)
    told = [(state, [seen for event in events if (seen := seen_by(event, 0))]) for _, state, events in of_hibachi()]
    stage.open(told[0][0])
    visitor.page.wait_for_selector("canvas[data-flying=false]")
    flight = next(place for place, event in enumerate(told[1][1]) if isinstance(event, ChipFlew))
    stage.show(told[1][0], *told[1][1][: flight + 1])
    again = visitor.page.get_by_test_id("again-slowly")
    expect(again).to_be_visible()
    visitor.page.evaluate(WATCHING)
    again.click()
    visitor.page.wait_for_function("flew")
    visitor.page.wait_for_selector("canvas[data-flying=false]")
    expect(again).to_be_visible()
