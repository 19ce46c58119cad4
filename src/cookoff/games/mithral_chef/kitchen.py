"""One move being carried out: the state, the time, and the events told so far."""

from cookoff.engine import Chance, Event, Seat

from . import events as e
from .evolve import EVOLVE
from .printed import Printed
from .state import Player, SousChef, State
from .things import Hand, Station


class Kitchen:
    """One move being carried out."""

    __slots__ = ("chance", "events", "now", "printed", "seat", "state", "times")

    def __init__(self, printed: Printed, state: State, seat: Seat, chance: Chance, now: int) -> None:
        self.printed = printed
        self.state = state
        self.seat = seat
        self.chance = chance
        self.now = now
        self.times = printed.times
        self.events: list[Event] = []

    @property
    def player(self) -> Player:
        """Who acts, or whose hand the table ends."""
        return self.state.players[self.seat]

    def chef(self, hand: Hand) -> SousChef:
        """That player's sous-chef."""
        return self.state.players[self.seat].chefs[hand]

    def emit(self, event: Event) -> None:
        """Tell an event and let it happen."""
        self.events.append(event)
        EVOLVE[type(event)](self.state, event)

    def worked(self, hand: Hand, station: Station, busy: int) -> None:
        """The hand was used at a station: busy for a while, and its time there begins anew (MIT-25, MIT-27)."""
        self.emit(e.Worked(self.seat, hand, self.now + busy, self.now + self.printed.idle[station]))

    def leave(self, hand: Hand, station: Station, busy: int) -> None:
        """The hand was used and its sous-chef goes home (MIT-25, MIT-28)."""
        self.emit(e.Worked(self.seat, hand, max(self.chef(hand).busy, self.now + busy), 0))
        self.emit(e.Left(self.seat, hand, station, self.now + self.printed.clock.again))
