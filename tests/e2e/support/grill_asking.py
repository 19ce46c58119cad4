"""A page on which a player of a throwing game is asked everything that the game can ask."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import msgspec
from playwright.sync_api import Locator, expect

from cookoff.engine import AnyGame, room, seen_by
from cookoff.games.grill.rules.moves import AimChip
from cookoff.i18n import Translator
from tests.e2e.support.browser import Visitor
from tests.e2e.support.grill_positions import StagedDecision, of_fired_up, of_hibachi, of_safranito
from tests.e2e.support.staged_table import NAMES, StagedTable
from tests.games.fired_up.positions import GAME as FIRED_UP
from tests.games.hibachi.positions import GAME as HIBACHI
from tests.games.safranito.positions import GAME as SAFRANITO

MARKET = {"throw", "bonus-throw", "use", "keep", "bowl", "sell", "buy", "cook"}
GAMES: dict[str, tuple[AnyGame, Callable[[], Iterator[StagedDecision]], set[str]]] = {
    "hibachi": (HIBACHI, of_hibachi, MARKET),
    "safranito": (SAFRANITO, of_safranito, MARKET),
    "fired-up": (FIRED_UP, of_fired_up, {"throw", "activate"}),
}
SCENE = "[data-testid=scene] :is(canvas, svg)"
MAKES = "[data-testid=board] [data-legal]:not([data-legal=select], [data-legal=take], [data-legal=AimChip])"
"""Everything that makes a move, except throws."""
PLACES = ".uses [data-legal=PlaceChip]"
CHIPS = "[data-ask=activate] [data-legal=select]"
VALUES = ".uses [data-legal=select]"

Sent = tuple[str, str]
"""A move and its text."""


class Asking:
    """A page that goes through all decisions of a game."""

    def __init__(self, visitor: Visitor, game: str, rules: AnyGame | None = None) -> None:
        usual, self._positions, self.asks = GAMES[game]
        self.game = rules or usual
        self.stage = StagedTable(visitor, self.game, game, players=2)
        self.visitor = visitor
        self.page = visitor.page
        self._words = Translator(room(game), "en", NAMES, me=0)

    def on_the_board(self) -> Iterator[StagedDecision]:
        """Show one decision after the other."""
        first, *others = self._positions()
        self.stage.open(first.state)
        self.page.wait_for_selector(SCENE)
        yield first
        yield from self._shown(others)

    def in_text(self) -> Iterator[StagedDecision]:
        """The same positions again in the text view."""
        self.page.keyboard.press("t")
        self.page.wait_for_selector("[data-testid=board] .text")
        # The log already has the events.
        yield from self._shown(asked._replace(events=()) for asked in self._positions())

    def _shown(self, positions: Iterable[StagedDecision]) -> Iterator[StagedDecision]:
        for asked in positions:
            events = [seen_by(event, 0) for event in asked.events]
            self.stage.show(asked.state, *[event for event in events if event is not None])
            yield asked

    def legal(self, state: Any) -> list[Sent]:
        """Every legal move except throws."""
        view = self.game.view(state, 0)
        listed = [move for move in self.game.moves(state, 0).discrete if not isinstance(move, AimChip)]
        return sorted((move_key(move), self._words.move(self.game, view, move)) for move in listed)

    def sends(self, choice: Locator) -> Sent:
        """Press an element; it sends exactly one move."""
        before = len(self.stage.sent)
        said = choice.get_attribute("title") or choice.inner_text()
        choice.dispatch_event("click")
        self.stage.visitor.until(lambda: len(self.stage.sent) > before)
        assert len(self.stage.sent) == before + 1
        return move_key(self.stage.sent[-1]), said

    def pressed(self) -> list[Sent]:
        """The moves of all elements, for each of the player's chips and each chip that could be placed."""
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


def move_key(move: Any) -> str:
    return msgspec.json.encode(msgspec.to_builtins(move), order="sorted").decode()
