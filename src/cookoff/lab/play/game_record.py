"""The record of one game: everything that statistics and datasets are made of."""

import msgspec

from cookoff.engine import Score, Seat
from cookoff.lab.spec.spec_file import ThinkingTime

MINUTE = 60_000


class Row(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A row of a dataset. A game has hundreds without cycles among them, so the garbage collector may skip them."""


class Decision(Row, frozen=True, array_like=True):
    """A move of a seat."""

    n: int
    """Its entry in the log."""
    at: int
    """Milliseconds since the game began; 0 without a clock."""
    seat: Seat
    move: str
    """Its type."""
    leader: Seat | None = None
    """Who is ahead after it by the evaluation of the position. Only some decisions have it, and no tie."""
    margin: float | None = None
    """How far the leader is ahead of the next."""
    choices: int | None = None
    """How many choices there were. Only sampled decisions have it."""
    best: float | None = None
    median: float | None = None
    """The evaluation of the best and of the median choice, for the seat."""
    prompted: bool = True
    """False if the only choice changes nothing: clients then make the move without asking."""


class Use(Row, frozen=True, array_like=True):
    """A use of one of the game's things."""

    n: int
    seat: Seat
    kind: str
    thing: str


class ThrowEnd(Row, frozen=True, array_like=True):
    """Where a throw ended."""

    n: int
    seat: Seat
    x: float
    y: float
    place: str


class GameRecord(msgspec.Struct, frozen=True):
    """One game. Without details there are no decisions, uses and throws."""

    number: int
    """Counted from 0."""
    players: tuple[str, ...]
    """By seat, as statistics call them."""
    points: tuple[int, ...]
    places: tuple[int, ...]
    """By seat, from 1; seats that share a place have the same number."""
    ended_by: str
    turns: int
    """Or rounds: see `LabHooks`."""
    milliseconds: int
    """When the game ended; 0 without a clock."""
    hash: str
    """The hash of its log."""
    scores: tuple[Score, ...]
    """They add up to the points."""
    decisions: tuple[Decision, ...]
    uses: tuple[Use, ...]
    throws: tuple[ThrowEnd, ...]
    counts: dict[str, int] = {}
    """What the room's statistics counted."""
    entries: int = 0
    """How many entries its log has."""
    luck: tuple[float, ...] = ()
    """By seat, how much luck changed the win chance, if it was measured."""

    @property
    def winners(self) -> tuple[Seat, ...]:
        """More than one if they share the victory."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)

    @property
    def first(self) -> Seat:
        """The seat that decided first."""
        return self.decisions[0].seat

    def won(self, seat: Seat) -> float:
        """The seat's share of the victory."""
        return (self.places[seat] == 1) / self.places.count(1)

    def minutes(self, assumed: ThinkingTime) -> float:
        """How long people take for this game: by its clock, or by what is assumed of them."""
        if self.milliseconds:
            return self.milliseconds / MINUTE
        throws = len(self.throws)
        prompts = sum(decision.prompted for decision in self.decisions)
        return (assumed.throw * throws + assumed.decision * max(0, prompts - throws)) / 60.0
