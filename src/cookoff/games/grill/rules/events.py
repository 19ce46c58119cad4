"""The events of chips. Only its owner learns a chip's value, until it is revealed (SAF-22, HIB-21)."""

from msgspec import Struct
from msgspec.structs import replace

from cookoff.engine import EVERYONE, Audience, Event, Seat
from cookoff.physics.port import Motion
from cookoff.physics.queries import Aim

from .chips import Place
from .moves import Launch


class Lies(Struct, frozen=True):
    """The place that a chip counts for after it moved."""

    chip: int
    place: Place


class Known(Struct, frozen=True):
    """A chip's value, revealed to everyone."""

    chip: int
    value: int


class ChipTaken(Event, frozen=True):
    """A player takes a chip to throw it, and it gets its number."""

    seat: Seat
    chip: int
    value: int

    def audience(self) -> Seat:
        """Only the owner knows the value."""
        return self.seat

    def to_others(self) -> "ChipTakenSeen":
        """See `Event`."""
        return ChipTakenSeen(self.seat, self.chip)


class ChipTakenSeen(Event, frozen=True):
    """What the others see of a `ChipTaken`."""

    seat: Seat
    chip: int


class ChipFlew(Event, frozen=True):
    """A throw: the aim, the launch, and where everything came to rest (THR-15)."""

    seat: Seat
    chip: int
    aim: Aim | None
    """`None` if the launch was given in numbers, and for everyone but the thrower."""
    launch: Launch
    motion: Motion
    lies: tuple[Lies, ...]
    """One for every chip that moved; chips that are out go back in the same move (THR-16)."""

    def audience(self) -> Audience:
        """Only the thrower knows the aim."""
        return EVERYONE if self.aim is None else self.seat

    def to_others(self) -> "ChipFlew":
        """The others see the flight."""
        return replace(self, aim=None)


class ChipsSettled(Event, frozen=True):
    """Chips that leaned on a removed chip come to rest (THR-16)."""

    motion: Motion
    lies: tuple[Lies, ...]


class ChipsShown(Event, frozen=True):
    """Chips show their values: they lie value up (THR-27) or a rule reveals them."""

    chips: tuple[Known, ...]

    def reveals(self) -> bool:
        """See `Event`."""
        return True


class ChipCalled(Event, frozen=True):
    """The head chef decides where a doubtful chip counts (THR-21)."""

    seat: Seat
    chip: int
    place: Place


class ChipsBack(Event, frozen=True):
    """Chips go back to their owners; they may not be thrown again in this round (THR-26)."""

    chips: tuple[int, ...]


class ChipsGathered(Event, frozen=True):
    """A new round: all players have all their chips again, and nothing is known about them."""


GrillEvent = ChipTaken | ChipTakenSeen | ChipFlew | ChipsSettled | ChipsShown | ChipCalled | ChipsBack | ChipsGathered
"""For a room's union of events."""
