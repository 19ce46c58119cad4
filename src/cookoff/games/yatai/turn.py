"""One move being carried out, as the modules that say what moves bring about hand it to each other."""

from collections.abc import Callable
from typing import Any

from cookoff.engine import Chance, Deed, Seat

from . import events as e
from .evolve import evolve
from .lookup import Lookup
from .state import Stall, State
from .things import Ask, Review

ACT, LAST_SERVING = Ask.ACT, Ask.LAST_SERVING  # constants for the hot path, as in `things`


class Turn(Deed[Lookup, State]):
    """One move being carried out, by the stall of its seat."""

    __slots__ = ("stall",)

    def __init__(self, lookup: Lookup, state: State, seat: Seat, chance: Chance) -> None:
        super().__init__(evolve, lookup, state, seat, chance)
        self.stall: Stall = state.stalls[seat]

    def ask(self, ask: Ask, owed: int = 1, among: tuple[Review, ...] = ()) -> None:
        """Ask the same seat for the next decision."""
        self.emit(e.Asked(self.seat, ask, owed, among))

    def next_action(self) -> None:
        """Let the same seat go on with the next action of its line, or with its last serving turn."""
        self.ask(ACT if self.state.round <= self.lookup.rounds else LAST_SERVING)


Effects = dict[type, Callable[[Turn, Any], None]]
"""For each move what it brings about, once it was found legal."""
