"""The context in which the effects of one move are carried out."""

from collections.abc import Callable
from typing import Any

import msgspec

from cookoff.engine import Chance, Event, Seat
from cookoff.games.yatai.content.enums import Ask, Review

from . import events as e
from .evolve import EVOLVE
from .lookup import Lookup
from .state import Stall, State

ACT, LAST_SERVING = Ask.ACT, Ask.LAST_SERVING  # constants for the hot path, as in `enums`


class MoveContext(msgspec.Struct, gc=False):
    """One move being carried out. Does what the engine's `MoveContext` does, in less time."""

    lookup: Lookup
    state: State
    seat: Seat
    stall: Stall
    chance: Chance
    events: list[Event]
    """Emitted so far."""

    def emit(self, event: Event) -> None:
        """Record an event and apply it."""
        self.events.append(event)
        EVOLVE[type(event)](self.state, event)

    def ask(self, ask: Ask, owed: int = 1, among: tuple[Review, ...] = ()) -> None:
        """Ask the same seat for the next decision."""
        # The same as `emit`, inlined: every move ends here.
        state, seat = self.state, self.seat
        self.events.append(e.Asked(seat, ask, owed, among))
        state.seat, state.ask, state.owed, state.among = seat, ask, owed, among

    def next_action(self) -> None:
        """Ask the same seat for the next action of its line (YAT-24), or for its next last serving (YAT-60)."""
        self.ask(ACT if self.state.round <= self.lookup.rounds else LAST_SERVING)


Effect = Callable[[MoveContext, Any], None]
Effects = dict[type, Effect]
"""The effect of each legal move."""
