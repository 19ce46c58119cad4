"""Whatever a throwing game asks: the page is accessible and fits, and every move has its place there."""

from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from playwright.sync_api import Locator, expect

from cookoff.engine import AnyGame, room, seen_by
from cookoff.games.grill.rules.chips import DOUBT
from cookoff.games.grill.rules.events import ChipFlew
from cookoff.games.grill.rules.moves import AimChip
from cookoff.i18n import Words
from tests.e2e.app.test_pages import overflow, violations
from tests.e2e.conftest import Visit
from tests.e2e.support.browser import DESKTOP, PHONE, Visitor
from tests.e2e.support.grill_positions import (
    Asked,
    doubt_in_fired_up,
    doubt_in_safranito,
    of_fired_up,
    of_hibachi,
    of_safranito,
)
from tests.e2e.support.staged_table import NAMES, Stage
from tests.games.fired_up.positions import GAME as FIRED_UP
from tests.games.hibachi import positions as hibachi
from tests.games.hibachi.positions import GAME as HIBACHI
from tests.games.safranito.positions import GAME as SAFRANITO

pytestmark = pytest.mark.slow

MARKET = {"throw", "bonus-throw", "use", "keep", "bowl", "sell", "buy", "cook"}
GAMES: dict[str, tuple[AnyGame, Callable[[], Iterator[Asked]], set[str]]] = {
    "hibachi": (HIBACHI, of_hibachi, MARKET),
    "safranito": (SAFRANITO, of_safranito, MARKET),
    "fired-up": (FIRED_UP, of_fired_up, {"throw", "activate"}),
}
DOUBTS: dict[str, Callable[[], tuple[Any, Asked]]] = {
    "safranito": doubt_in_safranito,
    "fired-up": doubt_in_fired_up,
}
SCENE = "[data-testid=scene] :is(canvas, svg)"
MAKES = "[data-testid=board] [data-legal]:not([data-legal=select], [data-legal=take], [data-legal=AimChip])"
"""What makes a move when it is pressed. Throws have tests of their own."""
PLACES = ".uses [data-legal=PlaceChip]"
CHIPS = "[data-ask=activate] [data-legal=select]"
VALUES = ".uses [data-legal=select]"

Sent = tuple[str, str]
"""A move, and how the page words it."""


class Asking:
    """A page on which somebody is asked everything that a game has to ask."""

    def __init__(self, visitor: Visitor, game: str, rules: AnyGame | None = None) -> None:
        usual, self._positions, self.asks = GAMES[game]
        self.game = rules or usual
        self.stage = Stage(visitor, self.game, game, players=2)
        self.visitor = visitor
        self.page = visitor.page
        self._words = Words(room(game), "en", NAMES, me=0)

    def on_the_board(self) -> Iterator[Asked]:
        """Sit down, and be asked one thing after the other."""
        first, *others = self._positions()
        self.stage.open(first.state)
        self.page.wait_for_selector(SCENE)
        yield first
        yield from self._shown(others)

    def in_text(self) -> Iterator[Asked]:
        """The same positions again in the text view."""
        self.page.keyboard.press("t")
        self.page.wait_for_selector("[data-testid=board] .text")
        # What led to them has been told.
        yield from self._shown(asked._replace(events=()) for asked in self._positions())

    def _shown(self, positions: Iterable[Asked]) -> Iterator[Asked]:
        for asked in positions:
            events = [seen_by(event, 0) for event in asked.events]
            self.stage.show(asked.state, *[event for event in events if event is not None])
            yield asked

    def legal(self, state: Any) -> list[Sent]:
        """Every move but throws."""
        view = self.game.view(state, 0)
        listed = [move for move in self.game.moves(state, 0).discrete if not isinstance(move, AimChip)]
        return sorted((_key(move), self._words.move(self.game, view, move)) for move in listed)

    def sends(self, choice: Locator) -> Sent:
        """Press it: exactly one move is sent."""
        before = len(self.stage.sent)
        said = choice.get_attribute("title") or choice.inner_text()
        choice.dispatch_event("click")
        self.stage.visitor.until(lambda: len(self.stage.sent) > before)
        assert len(self.stage.sent) == before + 1
        return _key(self.stage.sent[-1]), said

    def pressed(self) -> list[Sent]:
        """All that can be pressed: for every own chip, and for every chip that could be placed. A move may be twice."""
        chips = self.page.locator(CHIPS).all()
        found = [] if chips else [self.sends(choice) for choice in self.page.locator(MAKES).all()]
        for chip in chips:
            if chip.get_attribute("aria-pressed") == "false":
                chip.dispatch_event("click")
            expect(chip).to_have_attribute("aria-pressed", "true")
            found += [self.sends(choice) for choice in self.page.locator(MAKES).all()]
            for value in self.page.locator(VALUES).all():
                value.dispatch_event("click")
                expect(value).to_have_attribute("aria-pressed", "true")
                found += [self.sends(choice) for choice in self.page.locator(PLACES).all()]
        return sorted(set(found))


def _key(move: Any) -> str:
    return msgspec.json.encode(msgspec.to_builtins(move), order="sorted").decode()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_every_ask_is_accessible_and_fits(visit: Visit, game: str, size: dict[str, Any]) -> None:
    asking = Asking(visit(size, painted=False, color_scheme="light" if size is PHONE else "dark"), game)
    visitor, found = asking.visitor, dict[str, list[str]]()
    for asked in asking.on_the_board():
        if asked.ask == "throw":
            visitor.press("[data-legal=take]")
            visitor.press("[data-testid=assisted]")
        if asking.page.locator(CHIPS).count() > 1:
            visitor.press(f"{CHIPS} >> nth=1")
        if asked.ask not in found or asked.ask == "activate":
            found[asked.ask] = violations(visitor) + overflow(visitor)
    assert found == {ask: [] for ask in asking.asks}
    found = {
        asked.ask: violations(visitor) + overflow(visitor)
        for asked in asking.in_text()
        if asked.ask in {"throw", "sell", "cook", "activate"}
    }
    assert not any(found.values()), found


FLAT = "HTMLCanvasElement.prototype.getContext = () => null"
"""A browser that cannot draw in three dimensions: everything but the picture is the same, and it is there at once."""


@pytest.mark.parametrize("game", GAMES)
def test_every_move_is_made_on_the_board_and_in_the_text(visit: Visit, game: str) -> None:
    visitor = visit(PHONE)
    visitor.page.add_init_script(FLAT)
    asking = Asking(visitor, game)
    for asked in chain(asking.on_the_board(), asking.in_text()):
        assert asking.pressed() == asking.legal(asked.state), asked.ask


@pytest.mark.parametrize("game", ["hibachi", "safranito"])
def test_the_trade_panel_is_there_while_a_bowl_is_traded_and_not_while_the_next_is_chosen(
    visit: Visit, game: str
) -> None:
    visitor = visit(PHONE)
    visitor.page.add_init_script(FLAT)
    chosen_again = False
    for asked in Asking(visitor, game).on_the_board():
        trading = asked.ask in {"sell", "buy"}
        expect(visitor.page.get_by_test_id("trade")).to_have_count(int(trading))
        chosen_again |= asked.ask == "bowl" and asked.state.bowl >= 0
    assert chosen_again, "a bowl was finished before another was chosen"


@pytest.mark.parametrize("game", GAMES)
def test_the_form_throws_every_chip_at_every_place_in_every_way(visit: Visit, game: str) -> None:
    visitor = visit(PHONE)
    visitor.page.add_init_script(FLAT)
    asking = Asking(visitor, game)
    state = next(asking.on_the_board()).state
    next(asking.in_text())
    fields = visitor.page.locator("form select").all()[:3]
    for field in fields:
        for number in range(field.locator("option").count()):
            field.select_option(index=number)
            asking.sends(visitor.page.locator("form [data-legal=AimChip]"))
    listed = {_parts(move) for move in asking.game.moves(state, 0).discrete}
    sent = {_parts(msgspec.convert(move, AimChip)) for move in asking.stage.sent}
    assert sent - listed == set()
    for every, made in zip(zip(*listed, strict=True), zip(*sent, strict=True), strict=True):
        assert set(made) == set(every)


def _parts(move: Any) -> tuple[Any, ...]:
    """Chip, style, place and the rest of an aim; where exactly the middle of a place is may differ by a rounding."""
    aim, target = move.aim, move.aim.target
    return move.value, aim.style, (round(target.x, 2), round(target.y, 2)), (aim.hand, aim.side, aim.down)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", DOUBTS)
def test_the_head_chef_looks_through_the_hole_and_decides(visit: Visit, game: str, size: dict[str, Any]) -> None:
    visitor = visit(size, painted=False)
    rules, asked = DOUBTS[game]()
    box = msgspec.json.encode(rules.components).decode()
    visitor.page.route("**/api/components/*", lambda route: route.fulfill(body=box, content_type="application/json"))
    asking = Asking(visitor, game, rules)
    asking.stage.open(asked.state)
    visitor.page.wait_for_selector(SCENE)
    (chip,) = [chip for chip in asked.state.grill.lying if chip.place == DOUBT]
    ground, there = rules.lookup.ground, chip.pose.position
    met = ground.met(chip.pose)
    assert len(met) == 2, "the position is none of doubt"

    hole = visitor.page.locator("[data-testid=hole]")
    drawn = hole.locator("[clip-path] polygon").all()
    assert [int(outline.get_attribute("data-outline") or -1) for outline in drawn] == list(met)
    names = visitor.page.locator("[data-testid=board] [data-legal=CallChip]").all_inner_texts()
    shares = [round(100 * ground.shapes[place].share(there.x, there.y)) for place in met]
    told = [f"{name}: {share} % of the hole" for name, share in zip(names, shares, strict=True)]
    expect(hole.locator("figcaption span")).to_have_text(told)
    assert 0 < shares[0] < shares[1], "it lies nearer to the second"
    assert violations(visitor) + overflow(visitor) == []

    calls = [_key({"move": "CallChip", "chip": chip.id, "place": place}) for place in met]
    assert [move for move, _ in asking.pressed()] == sorted(calls)
    assert asking.pressed() == asking.legal(asked.state)
    visitor.page.keyboard.press("t")
    expect(hole.locator("p")).to_have_text(", ".join(told))
    assert asking.pressed() == asking.legal(asked.state)


class Flights:
    """A page on which chips are thrown by turns, the other seat's first, and fly for as long as the test says."""

    def __init__(self, visitor: Visitor) -> None:
        self.page = visitor.page
        self._stage = Stage(visitor, HIBACHI, "hibachi", players=2)
        self._state = hibachi.opening(first=1)
        self._stage.open(self._state)

    def throw(self, place: str, seconds: float, *, waits: bool = False) -> None:
        """The next chip comes to lie there; it may have to wait for the one before."""
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
        """The log names exactly these landings, and a chip is in each of these bowls."""
        expect(self.page.locator(".log p", has_text="the chip lies on")).to_have_count(len(places))
        expect(self.page.get_by_label("Bowls").locator("b")).to_have_count(len(places))
        for place in places:
            expect(self.page.locator("div.log")).to_contain_text(f"the chip lies on {place}")


def test_where_a_chip_comes_to_lie_is_told_when_it_lies_there(visit: Visit) -> None:
    """The picture has it at once; nothing else does as long as the chip flies, nor is anything asked."""
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
