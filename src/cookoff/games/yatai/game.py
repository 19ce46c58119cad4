"""Yatai as the rest of the house knows it."""

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

from .choices import choices
from .components import Components
from .events import YataiEvent
from .evolve import evolve
from .legal import check
from .moves import YataiMove
from .printed import Printed
from .rules import carry_out
from .scoring import outcome
from .setup import YataiOptions, setup
from .state import State
from .things import Ask, Colour, Guest, Token
from .view import YataiView, determinise, view

_NOTHING = Ask.NOTHING
_SEATS: Final[tuple[Seats, ...]] = ((0,), (1,), (2,), (3,))


class Yatai:
    """The game Yatai, played with the components it is given."""

    id = "yatai"
    rules_version = 1
    seats = range(2, 5)
    tempo = Tempo.TURNS
    types = Types(move=YataiMove, event=YataiEvent, state=State, view=YataiView, options=YataiOptions)

    def __init__(self, components: Components) -> None:
        self.components = components
        self.components_hash = hash_of(components)
        self._printed = Printed(components)

    def setup(self, players: int, options: YataiOptions, chance: Chance) -> State:
        """See `Game`."""
        return setup(self.components, players, options, chance)

    def to_act(self, state: State) -> Seats:
        """See `Game`."""
        return () if state.ask is _NOTHING else _SEATS[state.seat]

    def moves(self, state: State, seat: Seat) -> Moves:
        """See `Game`."""
        if seat != state.seat or state.ask is _NOTHING:
            return NO_MOVES
        return choices(self._printed, state)

    def play(self, state: State, seat: Seat, move: Move, chance: Chance) -> list[Event] | Refusal:
        """See `Game`."""
        refusal = check(self._printed, state, seat, move)
        if refusal is not None:
            return refusal
        return carry_out(self._printed, state, seat, move, chance)

    def evolve(self, state: State, event: Event) -> None:
        """See `Game`."""
        evolve(state, event)

    def view(self, state: State, seat: Seat | None) -> YataiView:
        """See `Game`."""
        return view(state, seat)

    def determinise(self, seen: YataiView, rng: Rng) -> State:  # noqa: ARG002 # nothing is hidden, nothing to draw
        """See `Game`."""
        return determinise(seen)

    def outcome(self, state: State) -> Outcome | None:
        """See `Game`."""
        return outcome(state)

    def inventory(self, state: State) -> list[tuple[str, int]]:
        """See `Game`."""
        stalls = state.stalls
        counted = [(f"tile {tile}", 1) for tile in sorted(state.grid + state.beside)]
        for colour in Colour:
            lying = sum(stall.dishes.count(colour) + stall.sink[colour] for stall in stalls)
            counted.append((f"{colour.name} dish", state.dishes[colour] + lying))
            bottled = sum(stall.fridge.count(colour) + stall.box.count(colour) for stall in stalls)
            counted.append((f"{colour.name} drink", state.drinks[colour] + bottled))
        for guest in Guest:
            here = sum(stall.queue.count(guest) + stall.board[guest].bit_count() for stall in stalls)
            counted.append((f"{guest.name} guest", state.bag[guest] + here + (state.guest is guest)))
        for token in Token:
            held = sum(stall.tokens[token] for stall in stalls)
            counted.append((f"{token.name} token", state.tokens[token] + held + state.spent[token]))
        return counted
