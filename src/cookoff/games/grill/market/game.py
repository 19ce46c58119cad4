"""What both games are to the rest of the house, but for set-up and views."""

from collections.abc import Sequence
from typing import Final, Generic, TypeVar

from cookoff.engine import NO_MOVES, Chance, Event, Move, Moves, Outcome, Refusal, Seat, Seats, Tempo
from cookoff.engine.components import hash_of
from cookoff.games.grill.chips import conserved

from .components import MarketComponents
from .customs import Customs
from .legal import check
from .printed import Printed
from .rules import carry_out
from .scoring import outcome
from .state import AnyState
from .things import NOTHING

_SEATS: Final[tuple[Seats, ...]] = ((0,), (1,), (2,), (3,))


S = TypeVar("S", bound=AnyState)


class MarketGame(Generic[S]):
    """A game of the market, played with the components it is given and by the room's customs."""

    seats = range(2, 5)
    tempo = Tempo.TURNS
    printed: Printed

    def __init__(self, components: MarketComponents, customs: Customs) -> None:
        self.components_hash = hash_of(components)
        self._names = components.ingredients
        self._customs = customs

    def to_act(self, state: S) -> Seats:
        """See `Game`."""
        return () if state.ask is NOTHING else _SEATS[state.seat]

    def moves(self, state: S, seat: Seat) -> Moves:
        """See `Game`."""
        if seat != state.seat or state.ask is NOTHING:
            return NO_MOVES
        return self._customs.lists[state.ask](self.printed, state)

    def play(self, state: S, seat: Seat, move: Move, chance: Chance) -> list[Event] | Refusal:
        """See `Game`."""
        refusal = check(self._customs, self.printed, state, seat, move)
        if refusal is not None:
            return refusal
        return carry_out(self._customs, self.printed, state, seat, move, chance)

    def evolve(self, state: S, event: Event) -> None:
        """See `Game`."""
        self._customs.happen(state, event)

    def outcome(self, state: S) -> Outcome | None:
        """See `Game`."""
        return outcome(state)

    def inventory(self, state: S) -> Sequence[tuple[str, int]]:
        """See `Game`."""
        counts = [
            (f"chip {value} of seat {seat}", conserved(state.grill, seat).count(value))
            for seat in range(len(state.chefs))
            for value in self.printed.values
        ]
        for kind, name in enumerate(self._names):
            held = sum(chef.cards[kind] for chef in state.chefs)
            laid = state.display[kind] + state.discard[kind]
            counts.append((f"{name} card", held + laid + state.pile.count(kind) + state.drawn.count(kind)))
        owned = [recipe for chef in state.chefs for recipe in chef.reserved + chef.cooked]
        recipes = sorted([*state.deck, *state.menu, *owned])
        return counts + [(f"recipe {recipe}", recipes.count(recipe)) for recipe in range(len(self.printed.recipes))]
