"""One move being carried out: the state, the time, and the events told so far."""

from cookoff import engine
from cookoff.engine import Chance, Seat
from cookoff.games.hands import SeatHand, hand_of
from cookoff.games.mithral_chef.content.enums import Hand, Station

from . import events as e
from .evolve import evolve
from .lookup import Lookup
from .state import Player, SousChef, State


class MoveContext(engine.MoveContext[Lookup, State]):
    """One move being carried out, at its time."""

    __slots__ = ("now", "times")

    def __init__(self, lookup: Lookup, state: State, seat: Seat, chance: Chance, now: int) -> None:
        super().__init__(evolve, lookup, state, seat, chance)
        self.now = now
        self.times = lookup.times

    @property
    def player(self) -> Player:
        """Who acts, or whose hand the table ends."""
        return self.state.players[self.seat]

    def chef(self, hand: Hand) -> SousChef:
        """That player's sous-chef."""
        return self.state.players[self.seat].chefs[hand]

    @property
    def hand_of_seat(self) -> SeatHand:
        """How steady that player's hands are (MIT-29)."""
        return hand_of(self.state.hands, self.seat)

    def worked(self, hand: Hand, station: Station, busy: int) -> None:
        """The hand was used at a station: busy for a while, and its time there begins anew (MIT-25, MIT-27)."""
        self.emit(e.Worked(self.seat, hand, self.now + busy, self.now + self.lookup.idle[station]))

    def leave(self, hand: Hand, station: Station, busy: int) -> None:
        """The hand was used and its sous-chef goes home (MIT-25, MIT-28)."""
        self.emit(e.Worked(self.seat, hand, max(self.chef(hand).busy, self.now + busy), 0))
        self.gone(hand, station)

    def gone(self, hand: Hand, station: Station) -> None:
        """The sous-chef is no longer at the station (MIT-28)."""
        self.emit(e.Left(self.seat, hand, station, self.now + self.lookup.clock.again))
