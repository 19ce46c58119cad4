"""The parts of a `components.toml`: cards, dice, plates, and the times and measures of hands."""

from typing import Annotated

import msgspec
from msgspec import Meta

from cookoff.physics.port import DieKind

from .enums import Animal

Count = Annotated[int, Meta(ge=0, le=99)]
Positive = Annotated[int, Meta(ge=1, le=99)]
Players = Annotated[int, Meta(ge=2, le=4)]
Millis = Annotated[int, Meta(ge=1, le=600_000)]
Name = Annotated[str, Meta(pattern="^[a-z0-9-]+$", max_length=40)]


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the file; an unknown field is an error."""


class StationCard(Part, frozen=True):
    """One of the five stations (MIT-2)."""

    spaces: Annotated[tuple[Players, ...], Meta(min_length=1, max_length=8)]
    """The number on each space: it is open to that many players and more."""
    idle: Millis
    """How long a hand may go without a command before it is sent home (MIT-27)."""


class Stations(Part, frozen=True):
    """The five stations."""

    forest: StationCard
    pantry: StationCard
    oven: StationCard
    plating: StationCard
    order: StationCard

    def row(self) -> tuple[StationCard, ...]:
        """In the order of `Station`."""
        return (self.forest, self.pantry, self.oven, self.plating, self.order)


class Recipe(Part, frozen=True):
    """One recipe card (MIT-3)."""

    id: Name
    hats: Players
    game: Annotated[tuple[Animal, ...], Meta(min_length=1)]
    onion: Count
    eggplant: Count
    pepper: Count
    heat: Positive

    def pantry(self) -> tuple[int, int, int]:
        """By `Vegetable`."""
        return (self.onion, self.eggplant, self.pepper)

    def dice(self) -> int:
        """How many dice it is cooked with."""
        return len(self.game) + sum(self.pantry())


class ForestCard(Part, frozen=True):
    """One kind of animal card (MIT-4)."""

    animal: Animal
    die: DieKind
    count: Positive

    @property
    def id(self) -> str:
        """For example `hart-d8`."""
        return f"{self.animal}-{self.die.value}"


class GameDice(Part, frozen=True):
    """The supply of game dice (MIT-5)."""

    d6: Count
    d8: Count
    d10: Count

    def counts(self) -> tuple[int, int, int]:
        """By `DIE_KINDS`."""
        return (self.d6, self.d8, self.d10)


class PantryDice(Part, frozen=True):
    """What is in the bag (MIT-6)."""

    onion: Count
    eggplant: Count
    pepper: Count

    def counts(self) -> tuple[int, int, int]:
        """By `Vegetable`."""
        return (self.onion, self.eggplant, self.pepper)


class Limits(Part, frozen=True):
    """Limits of what a player may do and own."""

    game: Positive
    """With the option `caps`, a hand that enters the forest with that much may only release (MIT-35)."""
    pantry: Positive
    """With the option `caps`, nobody owns more pantry dice (MIT-42)."""
    draws: Positive
    """On one visit to the pantry (MIT-41)."""


class Clock(Part, frozen=True):
    """The times of a game, in milliseconds."""

    countdown: Millis
    again: Millis
    """Before a station may be entered again (MIT-28)."""
    standing: Annotated[int, Meta(ge=100, le=10_000)]
    """How long a finished tower must stand (MIT-63)."""
    watched: Annotated[int, Meta(ge=100, le=10_000)]
    """How much of that time is always simulated, even if the tower seems at rest."""
    vote: Millis
    """For the answer to a showdown (MIT-83)."""


class HandTimes(Part, frozen=True):
    """How long each command keeps its hand busy, in milliseconds (MIT-25)."""

    enter: Millis
    leave: Millis
    flip: Millis
    take: Millis
    ignore: Millis
    release: Millis
    draw: Millis
    keep: Millis
    put_back: Millis
    roll: Millis
    stop: Millis
    order: Millis


Spread = Annotated[float, Meta(ge=0.0, le=0.05)]


class Tremor(Part, frozen=True):
    """A hand's pace at the plating station (MIT-61)."""

    busy: Millis
    offset: Spread
    """Standard deviation along x and along y, in metres."""
    tilt: Annotated[float, Meta(ge=0.0, le=0.3)]
    """Standard deviation of the lean about each of these axes, in radians."""
    drift: Spread
    """Standard deviation of each component of the velocity, in m/s."""


class Paces(Part, frozen=True):
    """The three paces."""

    calm: Tremor
    steady: Tremor
    rushed: Tremor


class DieMeasures(Part, frozen=True):
    """A die's measures."""

    size: Annotated[float, Meta(ge=0.005, le=0.03)]
    mass: Annotated[float, Meta(ge=0.0005, le=0.1)]


class Solids(Part, frozen=True):
    """The measures of each kind of die."""

    d6: DieMeasures
    d8: DieMeasures
    d10: DieMeasures

    def row(self) -> tuple[DieMeasures, ...]:
        """By `DIE_KINDS`."""
        return (self.d6, self.d8, self.d10)


class Cast(Part, frozen=True):
    """How a hand usually throws dice onto the oven card; speeds in m/s, lengths in metres."""

    speed: Annotated[float, Meta(gt=0.0, le=3.0)]
    drop: Annotated[float, Meta(ge=0.0, le=3.0)]
    """The downward part of the velocity."""
    spin: Annotated[float, Meta(gt=0.0, le=30.0)]
    """How fast shaken dice turn, in rad/s."""
    height: Annotated[float, Meta(ge=0.05, le=0.3)]
    reach: Annotated[float, Meta(ge=0.0, le=0.3)]
    """How far before the card's middle the dice are let go."""
