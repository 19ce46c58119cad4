"""Enums of the game: hands, stations, animals, vegetables and phases."""

from enum import IntEnum, StrEnum
from functools import lru_cache

from cookoff.physics.port import DieKind


class Hand(IntEnum):
    """A player's hands, each with a sous-chef of its own (MIT-1)."""

    LEFT = 0
    RIGHT = 1


class Station(IntEnum):
    """The five stations in their row (MIT-2)."""

    FOREST = 0
    PANTRY = 1
    OVEN = 2
    PLATING = 3
    ORDER = 4


class Vegetable(IntEnum):
    """The pantry dice, all d6 (MIT-6)."""

    ONION = 0
    """White."""
    EGGPLANT = 1
    """Purple."""
    PEPPER = 2
    """Orange."""


class Animal(StrEnum):
    """What a forest card shows (MIT-4)."""

    TRACKS = "tracks"
    HART = "hart"
    RAM = "ram"
    WOLF = "wolf"
    BEAST = "beast"
    """The questing beast."""


class Pace(StrEnum):
    """How much time a hand takes to set a die down: the slower, the steadier (MIT-61)."""

    CALM = "calm"
    STEADY = "steady"
    RUSHED = "rushed"


class Phase(StrEnum):
    """The phase of a game."""

    COUNTDOWN = "countdown"
    """Everybody waits for the signal (MIT-12)."""
    PLAY = "play"
    VOTE = "vote"
    """The tied players are asked whether they want a showdown (MIT-83)."""
    OVER = "over"


TRACKS = Animal.TRACKS.value
"""The id of a card with tracks; the id of an animal's card is its name and its die, such as `hart-d8`."""
DIE_KINDS = (DieKind.D6, DieKind.D8, DieKind.D10)
"""The order in which game dice are counted."""

# Constants for the hot path: on Python 3.11 an enum member costs ten times as much to look up.
FOREST, PANTRY, OVEN, PLATING, ORDER = Station
HANDS = tuple(Hand)
STATIONS = tuple(Station)
VEGETABLES = tuple(Vegetable)
BEAST = Animal.BEAST


@lru_cache(maxsize=64)
def animal_of(card: str) -> Animal:
    """What a forest card shows."""
    return Animal(card.partition("-")[0])


@lru_cache(maxsize=64)
def die_of(card: str) -> int:
    """The die an animal's card gives, as an index in `DIE_KINDS`."""
    return DIE_KINDS.index(DieKind(card.partition("-")[2]))
