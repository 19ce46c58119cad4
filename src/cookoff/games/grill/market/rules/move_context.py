"""One move being carried out at the market."""

from typing import TypeVar

from cookoff.engine import Chance, Seat
from cookoff.games.grill.market.content.enums import Ask
from cookoff.games.grill.rules.chips import Chip
from cookoff.games.grill.rules.events import ChipsBack
from cookoff.games.grill.rules.move_context import GrillContext

from . import events as e
from .lookup import Lookup
from .state import AnyState

L_co = TypeVar("L_co", bound=Lookup, covariant=True)
S_co = TypeVar("S_co", bound=AnyState, covariant=True)


class MarketContext(GrillContext[L_co, S_co]):
    """One move being carried out by the rules of its variant."""

    __slots__ = ("layout", "variant")

    def __init__(self, lookup: L_co, state: S_co, seat: Seat, chance: Chance) -> None:
        super().__init__(lookup.variant.apply, lookup, state, seat, chance)
        self.variant = lookup.variant
        self.layout = lookup.layouts[len(state.chefs)]

    def ask(self, seat: Seat, ask: Ask) -> None:
        """Ask a seat for the next decision."""
        self.emit(e.Asked(seat, ask))

    def back(self, chips: list[Chip]) -> None:
        """Give chips back to their owners, at a time when positions no longer matter."""
        if chips:
            self.emit(ChipsBack(tuple([chip.id for chip in chips])))


AnyContext = MarketContext[Lookup, AnyState]
"""For either game."""
