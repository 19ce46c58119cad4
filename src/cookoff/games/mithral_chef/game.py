"""Mithral Chef as the rest of the house knows it."""

from cookoff.engine import (
    TABLE,
    Chance,
    Due,
    Event,
    Move,
    Moves,
    Now,
    Outcome,
    Refusal,
    Rng,
    Seat,
    Seats,
    Tempo,
    Types,
)
from cookoff.engine.components import hash_of

from .choices import can_act, choices
from .clockwork import due, strike
from .components import Components
from .ending import answer
from .events import MithralEvent
from .evolve import evolve
from .inventory import inventory
from .kitchen import Kitchen
from .legal import early, fault, ready
from .moves import MithralMove, WantShowdown
from .printed import Printed
from .rules import carry_out
from .scoring import outcome
from .setup import MithralOptions, setup
from .state import State
from .view import MithralView, determinise, view

_NOW = Now()


class MithralChef:
    """The game Mithral Chef, played with the components it is given."""

    id = "mithral-chef"
    rules_version = 1
    seats = range(2, 5)
    tempo = Tempo.REAL_TIME
    types = Types(move=MithralMove, event=MithralEvent, state=State, view=MithralView, options=MithralOptions)

    def __init__(self, components: Components) -> None:
        self.components = components
        self.components_hash = hash_of(components)
        self.printed = Printed(components)

    def setup(self, players: int, options: MithralOptions, chance: Chance) -> State:
        """See `Game`."""
        return setup(self.components, players, options, chance)

    def to_act(self, state: State) -> Seats:
        """See `Game`."""
        return tuple([seat for seat in state.chefs if can_act(self.printed, state, seat)])

    def moves(self, state: State, seat: Seat) -> Moves:
        """See `Game`."""
        return choices(self.printed, state, seat)

    def ready(self, state: State, seat: Seat, move: Move) -> int:
        """See `RealTime`."""
        return ready(state, seat, move)

    def due(self, state: State) -> Due | None:
        """See `RealTime`."""
        return due(state)

    def play(self, state: State, seat: Seat, move: Move, chance: Chance) -> list[Event] | Refusal:
        """See `Game`."""
        now = chance.ask(_NOW, int)
        if seat == TABLE:
            return strike(self.printed, state, move, chance, now)
        refusal = fault(self.printed, state, seat, move) or early(state, seat, move, now)
        if refusal is not None:
            return refusal
        if isinstance(move, WantShowdown):
            kitchen = Kitchen(self.printed, state, seat, chance, now)
            answer(kitchen, move.wanted)
            return kitchen.events
        return carry_out(self.printed, state, seat, move, chance, now)

    def evolve(self, state: State, event: Event) -> None:
        """See `Game`."""
        evolve(state, event)

    def view(self, state: State, seat: Seat | None) -> MithralView:
        """See `Game`."""
        return view(state, seat)

    def determinise(self, seen: MithralView, rng: Rng) -> State:  # noqa: ARG002 # nothing is hidden, nothing to draw
        """See `Game`."""
        return determinise(seen)

    def outcome(self, state: State) -> Outcome | None:
        """See `Game`."""
        return outcome(state)

    def inventory(self, state: State) -> list[tuple[str, int]]:
        """See `Game`."""
        return inventory(state)
