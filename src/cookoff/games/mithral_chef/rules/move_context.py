"""The context in which one move is carried out."""

from cookoff import engine
from cookoff.engine import Chance, Seat
from cookoff.games.hands import SeatHand, hand_of
from cookoff.games.mithral_chef.content.enums import Hand, Station

from . import events as e
from .evolve import evolve
from .lookup import Lookup
from .state import Player, SousChef, State


class MoveContext(engine.MoveContext[Lookup, State]):
    """A move being carried out, with the time at which it happens."""

    __slots__ = ("now", "times")

    def __init__(self, lookup: Lookup, state: State, seat: Seat, chance: Chance, now: int) -> None:
        super().__init__(evolve, lookup, state, seat, chance)
        self.now = now
        self.times = lookup.times

    @property
    def player(self) -> Player:
        """The player who acts, or whose hand the table acts on."""
        return self.state.players[self.seat]

    def chef(self, hand: Hand) -> SousChef:
        """That player's sous-chef."""
        return self.state.players[self.seat].chefs[hand]

    @property
    def hand_of_seat(self) -> SeatHand:
        """How steady that player's hands are (MIT-29)."""
        return hand_of(self.state.hands, self.seat)

    def worked(self, hand: Hand, station: Station, busy: int) -> None:
        """Keep the hand busy for a while and restart its idle time at the station (MIT-25, MIT-27)."""
        self.emit(e.Worked(self.seat, hand, self.now + busy, self.now + self.lookup.idle[station]))

    def leave(self, hand: Hand, station: Station, busy: int) -> None:
        """Keep the hand busy for a while and send its sous-chef home (MIT-25, MIT-28)."""
        self.emit(e.Worked(self.seat, hand, max(self.chef(hand).busy, self.now + busy), 0))
        self.gone(hand, station)

    def gone(self, hand: Hand, station: Station) -> None:
        """The sous-chef leaves the station, which stays barred to the hand for a while (MIT-28)."""
        self.emit(e.Left(self.seat, hand, station, self.now + self.lookup.clock.again))
