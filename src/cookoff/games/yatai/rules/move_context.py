"""One move being carried out, as the modules that say what moves bring about hand it to each other."""

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


class Turn(msgspec.Struct, gc=False):
    """One move being carried out by the stall of its seat: as the engine's `Deed`, made and told in less time."""

    lookup: Lookup
    state: State
    seat: Seat
    stall: Stall
    chance: Chance
    events: list[Event]
    """Told so far."""

    def emit(self, event: Event) -> None:
        """Tell an event and let it happen."""
        self.events.append(event)
        EVOLVE[type(event)](self.state, event)

    def ask(self, ask: Ask, owed: int = 1, among: tuple[Review, ...] = ()) -> None:
        """Ask the same seat for the next decision."""
        # As `emit`, in place: every decision ends here.
        state, seat = self.state, self.seat
        self.events.append(e.Asked(seat, ask, owed, among))
        state.seat, state.ask, state.owed, state.among = seat, ask, owed, among

    def next_action(self) -> None:
        """Let the same seat go on with the next action of its line, or with its last serving turn."""
        self.ask(ACT if self.state.round <= self.lookup.rounds else LAST_SERVING)


Effect = Callable[[Turn, Any], None]
Effects = dict[type, Effect]
"""For each move what it brings about, once it was found legal."""
