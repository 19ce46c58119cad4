"""The page shows where a chip lies only when it has landed."""

import pytest
from msgspec.structs import replace
from playwright.sync_api import expect

from cookoff.engine import seen_by
from cookoff.games.grill.rules.events import ChipFlew
from tests.e2e.conftest import Visit
from tests.e2e.support.browser import Visitor
from tests.e2e.support.staged_table import StagedTable
from tests.games.hibachi import positions as hibachi
from tests.games.hibachi.positions import GAME as HIBACHI

pytestmark = pytest.mark.slow


class Flights:
    """A page on which the seats throw in turn, and the test sets how long chips fly."""

    def __init__(self, visitor: Visitor) -> None:
        self.page = visitor.page
        self._stage = StagedTable(visitor, HIBACHI, "hibachi", players=2)
        self._state = hibachi.opening(first=1)
        self._stage.open(self._state)

    def throw(self, place: str, seconds: float, *, waits: bool = False) -> None:
        """The next chip lands there; it may have to wait for the one before."""
        told = hibachi.throw(self._state, self._state.grill.pouches[self._state.seat].hand[0], place)
        seen = [event for one in told if (event := seen_by(one, 0)) is not None]
        flown = [
            replace(event, motion=replace(event.motion, duration=seconds)) if isinstance(event, ChipFlew) else event
            for event in seen
        ]
        self._stage.tell(self._state, *flown)
        shown = self._state.grill.thrown - int(waits)
        self.page.wait_for_selector(f"[data-testid=scene][data-chips='{shown}']")

    def tells(self, *places: str) -> None:
        """The log lists exactly these landings, and each of these bowls has a chip."""
        expect(self.page.locator(".log p", has_text="the chip lies on")).to_have_count(len(places))
        expect(self.page.get_by_label("Bowls").locator("b")).to_have_count(len(places))
        for place in places:
            expect(self.page.locator("div.log")).to_contain_text(f"the chip lies on {place}")


def test_where_a_chip_comes_to_lie_is_told_when_it_lies_there(visit: Visit) -> None:
    """While a chip flies only the picture shows it, and nobody is asked anything."""
    flights = Flights(visit(painted=False, reduced_motion="no-preference"))
    flights.page.wait_for_selector("canvas[data-hand]")
    flights.throw("egg", 600.0)
    flights.tells()
    expect(flights.page.locator("[data-testid=board] [data-legal]")).to_have_count(0)
    flights.throw("rice", 0.2, waits=True)
    flights.tells()
    flights.page.get_by_test_id("skip").click()
    flights.tells("egg", "rice")
    flights.throw("fish", 0.2)
    flights.tells("egg", "rice", "fish")
    flights.throw("beef", 600.0)
    flights.tells("egg", "rice", "fish")
    expect(flights.page.locator("[data-testid=question]")).to_have_text("")


def test_with_reduced_motion_a_landing_is_told_at_once(visit: Visit) -> None:
    flights = Flights(visit(painted=False))
    flights.throw("egg", 600.0)
    flights.tells("egg")
