"""Hibachi Fired Up! as the rest of the house knows it."""

from typing import Final

from cookoff.engine import (
    NO_MOVES,
    Chance,
    Event,
    Move,
    Moves,
    Outcome,
    Refusal,
    Rng,
    Seat,
    Seats,
    Tempo,
    Types,
)
from cookoff.engine.components import hash_of
from cookoff.games.grill.chips import conserved

from .choices import choices
from .components import Components
from .events import FiredUpEvent
from .evolve import evolve
from .legal import check
from .moves import FiredUpMove
from .printed import Printed
from .rules import carry_out
from .scoring import outcome
from .setup import FiredUpOptions, setup
from .state import State
from .things import NOTHING
from .view import FiredUpView, determinise, view

_SEATS: Final[tuple[Seats, ...]] = ((0,), (1,), (2,), (3,))


class FiredUp:
    """The game Hibachi Fired Up!, played with the components it is given."""

    id = "fired-up"
    rules_version = 1
    seats = range(2, 5)
    tempo = Tempo.TURNS
    types = Types(move=FiredUpMove, event=FiredUpEvent, state=State, view=FiredUpView, options=FiredUpOptions)

    def __init__(self, components: Components) -> None:
        self.components = components
        self.components_hash = hash_of(components)
        self.printed = Printed(components)

    def setup(self, players: int, options: FiredUpOptions, chance: Chance) -> State:
        """See `Game`."""
        return setup(self.components, players, options, chance)

    def to_act(self, state: State) -> Seats:
        """See `Game`."""
        return () if state.ask is NOTHING else _SEATS[state.seat]

    def moves(self, state: State, seat: Seat) -> Moves:
        """See `Game`."""
        if seat != state.seat or state.ask is NOTHING:
            return NO_MOVES
        return choices(self.printed, state)

    def play(self, state: State, seat: Seat, move: Move, chance: Chance) -> list[Event] | Refusal:
        """See `Game`."""
        refusal = check(self.printed, state, seat, move)
        if refusal is not None:
            return refusal
        return carry_out(self.printed, state, seat, move, chance)

    def evolve(self, state: State, event: Event) -> None:
        """See `Game`."""
        evolve(state, event)

    def view(self, state: State, seat: Seat | None) -> FiredUpView:
        """See `Game`."""
        return view(state, seat)

    def determinise(self, seen: FiredUpView, rng: Rng) -> State:
        """See `Game`."""
        return determinise(self.components, seen, rng)

    def outcome(self, state: State) -> Outcome | None:
        """See `Game`."""
        return outcome(self.components, state)

    def inventory(self, state: State) -> list[tuple[str, int]]:
        """See `Game`."""
        counts = [
            (f"chip {value} of seat {seat}", conserved(state.grill, seat).count(value))
            for seat in range(len(state.chefs))
            for value in self.components.values
        ]
        for kind, name in enumerate((*self.components.ingredients, "chili")):
            counts.append((f"{name} card", state.piles[kind] + sum(chef.hand[kind] for chef in state.chefs)))
        owned = [recipe for chef in state.chefs for recipe in chef.reserved + chef.cooked]
        recipes = sorted([*state.deck, *state.menu, *owned])
        return counts + [(f"recipe {recipe}", recipes.count(recipe)) for recipe in range(len(self.components.recipe))]
