"""What happens to chips. A value is told to its owner alone until the chip shows it."""

from msgspec import Struct
from msgspec.structs import replace

from cookoff.engine import EVERYONE, Audience, Event, Seat
from cookoff.physics.port import Motion
from cookoff.physics.queries import Aim

from .chips import Place
from .moves import Launch


class Lies(Struct, frozen=True):
    """Where a chip that moved counts now."""

    chip: int
    place: Place


class Known(Struct, frozen=True):
    """A chip's value, for everyone to see."""

    chip: int
    value: int


class ChipTaken(Event, frozen=True):
    """A player takes a chip in hand to throw it; it gets its number."""

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
    """A throw: what was meant, what was done, where everything came to rest (THR-15)."""

    seat: Seat
    chip: int
    aim: Aim | None
    """`None` for a launch in numbers, and to others than the thrower."""
    launch: Launch
    motion: Motion
    lies: tuple[Lies, ...]
    """For every chip that moved; those that are out go back in the same move (THR-16)."""

    def audience(self) -> Audience:
        """Where somebody aimed is their own business."""
        return EVERYONE if self.aim is None else self.seat

    def to_others(self) -> "ChipFlew":
        """The others see the flight."""
        return replace(self, aim=None)


class ChipsSettled(Event, frozen=True):
    """Chips that leaned on a chip taken off come to rest (THR-16)."""

    motion: Motion
    lies: tuple[Lies, ...]


class ChipsShown(Event, frozen=True):
    """Chips show their values: they lie value up (THR-27), or a rule reveals them."""

    chips: tuple[Known, ...]

    def reveals(self) -> bool:
        """See `Event`."""
        return True


class ChipCalled(Event, frozen=True):
    """The head chef decided about a doubtful chip (THR-21)."""

    seat: Seat
    chip: int
    place: Place


class ChipsBack(Event, frozen=True):
    """Chips go back to their owners, shown or not, out or not; they are not thrown again in this round."""

    chips: tuple[int, ...]


class ChipsGathered(Event, frozen=True):
    """A new round: everybody holds all their chips again, and nothing is known of them."""


GrillEvent = ChipTaken | ChipTakenSeen | ChipFlew | ChipsSettled | ChipsShown | ChipCalled | ChipsBack | ChipsGathered
"""For a room's union of events."""
