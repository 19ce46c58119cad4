"""The printed things of Mithral Chef, read from `components.toml` and checked."""

from importlib.resources import files
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

from cookoff.engine.components import Problem, Source
from cookoff.physics.port import Card, DieKind, Plate

from .things import DIE_KINDS, TRACKS, Animal, Station

Count = Annotated[int, Meta(ge=0, le=99)]
Positive = Annotated[int, Meta(ge=1, le=99)]
Players = Annotated[int, Meta(ge=2, le=4)]
Millis = Annotated[int, Meta(ge=1, le=600_000)]
Name = Annotated[str, Meta(pattern="^[a-z0-9-]+$", max_length=40)]

SEATS = (2, 3, 4)
DRAGON_AMONG = 6
"""So many recipes are shuffled with the dragon (MIT-10)."""
MOST_CARDS = 60
"""The spread is kept as a set of bits, which every reader of JSON can still count."""


class _Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the file; a field nobody knows is an error."""


class StationCard(_Part, frozen=True):
    """One of the five stations (MIT-2)."""

    spaces: Annotated[tuple[Players, ...], Meta(min_length=1, max_length=8)]
    """The number on each space: it is open to tables of so many and more."""
    idle: Millis
    """After so long without a command a hand is sent home (MIT-27)."""


class Stations(_Part, frozen=True):
    """The five stations."""

    forest: StationCard
    pantry: StationCard
    oven: StationCard
    plating: StationCard
    order: StationCard

    def row(self) -> tuple[StationCard, ...]:
        """In the order of `Station`."""
        return (self.forest, self.pantry, self.oven, self.plating, self.order)


class Recipe(_Part, frozen=True):
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


class ForestCard(_Part, frozen=True):
    """One kind of animal card (MIT-4)."""

    animal: Animal
    die: DieKind
    count: Positive

    @property
    def id(self) -> str:
        """Such as `hart-d8`."""
        return f"{self.animal}-{self.die.value}"


class GameDice(_Part, frozen=True):
    """The supply of game dice (MIT-5)."""

    d6: Count
    d8: Count
    d10: Count

    def counts(self) -> tuple[int, int, int]:
        """By `DIE_KINDS`."""
        return (self.d6, self.d8, self.d10)


class PantryDice(_Part, frozen=True):
    """What is in the bag (MIT-6)."""

    onion: Count
    eggplant: Count
    pepper: Count

    def counts(self) -> tuple[int, int, int]:
        """By `Vegetable`."""
        return (self.onion, self.eggplant, self.pepper)


class Limits(_Part, frozen=True):
    """How much a player may do and own."""

    game: Positive
    """Who owns so many does not enter the forest (MIT-35)."""
    pantry: Positive
    """Nobody owns more pantry dice (MIT-42)."""
    draws: Positive
    """On one visit to the pantry (MIT-41)."""


class Clock(_Part, frozen=True):
    """The times of a game, in milliseconds."""

    countdown: Millis
    again: Millis
    """Before a station may be entered again (MIT-28)."""
    standing: Annotated[int, Meta(ge=100, le=10_000)]
    """How long a finished tower must stand (MIT-63)."""
    watched: Annotated[int, Meta(ge=100, le=10_000)]
    """For so much of that time nothing of it is taken as resting, however slow it is."""
    vote: Millis
    """For the answer to a showdown (MIT-83)."""


class HandTimes(_Part, frozen=True):
    """For how long each command keeps its hand busy, in milliseconds (MIT-25)."""

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


class Tremor(_Part, frozen=True):
    """A hand's pace at the plating station (MIT-61)."""

    busy: Millis
    offset: Spread
    """Standard deviation along x and along y, in metres."""
    tilt: Annotated[float, Meta(ge=0.0, le=0.3)]
    """Standard deviation of the lean about each of these axes, in radians."""
    drift: Spread
    """Standard deviation of each component of the velocity, in m/s."""


class Paces(_Part, frozen=True):
    """The three paces."""

    calm: Tremor
    steady: Tremor
    rushed: Tremor


class Solid(_Part, frozen=True):
    """A die's measures."""

    size: Annotated[float, Meta(ge=0.005, le=0.03)]
    mass: Annotated[float, Meta(ge=0.0005, le=0.1)]


class Solids(_Part, frozen=True):
    """The dice as things."""

    d6: Solid
    d8: Solid
    d10: Solid

    def row(self) -> tuple[Solid, ...]:
        """By `DIE_KINDS`."""
        return (self.d6, self.d8, self.d10)


class Cast(_Part, frozen=True):
    """How a hand usually throws dice onto the oven card; speeds in m/s, lengths in metres."""

    speed: Annotated[float, Meta(gt=0.0, le=3.0)]
    drop: Annotated[float, Meta(ge=0.0, le=3.0)]
    """The downward part of the velocity."""
    spin: Annotated[float, Meta(gt=0.0, le=30.0)]
    """How fast shaken dice turn, in rad/s."""
    height: Annotated[float, Meta(ge=0.05, le=0.3)]
    reach: Annotated[float, Meta(ge=0.0, le=0.3)]
    """How far before the card's middle the dice are let go."""


class Components(_Part, frozen=True):
    """A whole `components.toml`."""

    plates: tuple[Positive, ...]
    burn_points: Annotated[int, Meta(le=0)]
    most_burns: Positive
    """More tokens cost nothing more (MIT-81)."""
    incomplete: Annotated[tuple[Annotated[int, Meta(le=0)], ...], Meta(min_length=1)]
    """What one, two, three and more incomplete recipes cost (MIT-82)."""
    tracks: Count
    station: Stations
    recipe: tuple[Recipe, ...]
    forest: tuple[ForestCard, ...]
    game_dice: GameDice
    pantry_dice: PantryDice
    limits: Limits
    clock: Clock
    hand: HandTimes
    pace: Paces
    die: Solids
    cast: Cast
    oven_card: Card
    plate: Plate

    def recipes_for(self, players: int) -> tuple[str, ...]:
        """The recipes that a table of so many plays with (MIT-10)."""
        return tuple(recipe.id for recipe in self.recipe if recipe.hats <= players)

    def spread(self) -> tuple[str, ...]:
        """Every forest card, sorted."""
        animals = [card.id for card in self.forest for _ in range(card.count)]
        return tuple(sorted(animals + [TRACKS] * self.tracks))


def load(path: Path | None = None) -> Components:
    """The components of a file, or those of the box. Raises `BadInput` that names file, line and field."""
    if path is None:
        source = Source((files(__package__) / "components.toml").read_text("utf-8"), "mithral-chef/components.toml")
    else:
        source = Source.read(path)
    components = source.decode(Components)
    try:
        _check(components)
    except Problem as problem:
        raise source.error(problem) from problem
    return components


def _check(components: Components) -> None:
    """What the types cannot say, most of it MIT-8."""
    _check_stations(components)
    _check_recipes(components)
    _check_forest(components)
    _check_pantry(components)
    _check_plates(components)


def _check_stations(components: Components) -> None:
    if components.clock.watched > components.clock.standing:
        raise Problem("clock.watched", "more than the time for which a tower must stand")
    slowest = max(
        *(getattr(components.hand, name) for name in components.hand.__struct_fields__),
        *(getattr(components.pace, name).busy for name in components.pace.__struct_fields__),
    )
    for station, card in zip(Station, components.station.row(), strict=True):
        name = station.name.lower()
        if min(card.spaces) > SEATS[0]:
            raise Problem(f"station.{name}.spaces", "no space is open to two players")
        if card.idle <= slowest:
            raise Problem(
                f"station.{name}.idle", f"{card.idle} ms; the slowest command alone keeps a hand busy for {slowest} ms"
            )


def _check_recipes(components: Components) -> None:
    ids: set[str] = set()
    for number, recipe in enumerate(components.recipe):
        where = f"recipe[{number}]"
        if recipe.id in ids:
            raise Problem(f"{where}.id", f"the recipe {recipe.id!r} stands there twice")
        ids.add(recipe.id)
        if len(recipe.game) > 2:
            raise Problem(f"{where}.game", f"{len(recipe.game)} game; no recipe asks for more than two")
        if wrong := [animal for animal in recipe.game if animal in (Animal.TRACKS, Animal.BEAST)]:
            raise Problem(f"{where}.game", f"no recipe can ask for {wrong[0]}; ask for hart, ram or wolf")
        if recipe.heat < recipe.dice():
            raise Problem(f"{where}.heat", f"{recipe.heat} is below the least sum of its {recipe.dice()} dice")
    for players, least in zip(SEATS, (12, 15, 15), strict=True):
        found = len(components.recipes_for(players))
        if found < least:
            raise Problem("recipe", f"{found} recipes have at most {players} hats; there must be at least {least}")


def _check_forest(components: Components) -> None:
    ids: set[str] = set()
    for number, card in enumerate(components.forest):
        if card.animal is Animal.TRACKS:
            raise Problem(f"forest[{number}].animal", "tracks give no die; their number is the field tracks")
        if card.id in ids:
            raise Problem(f"forest[{number}]", f"{card.id} stands there twice; use count for equal cards")
        ids.add(card.id)
        if not components.game_dice.counts()[DIE_KINDS.index(card.die)]:
            raise Problem(f"forest[{number}].die", f"there is no {card.die.value} among the game dice")
    if len(components.spread()) > MOST_CARDS:
        raise Problem("forest", f"{len(components.spread())} cards; the spread has room for {MOST_CARDS}")
    for animal in (Animal.HART, Animal.RAM, Animal.WOLF):
        cards = sum(card.count for card in components.forest if card.animal is animal)
        asked = sum(recipe.game.count(animal) for recipe in components.recipe)
        if cards < asked:
            raise Problem("forest", f"{cards} cards show {animal}, and the recipes ask for {asked}")


def _check_pantry(components: Components) -> None:
    for vegetable in ("onion", "eggplant", "pepper"):
        most = max(getattr(recipe, vegetable) for recipe in components.recipe)
        there = getattr(components.pantry_dice, vegetable)
        if there < 4 * most:
            raise Problem(
                f"pantry_dice.{vegetable}",
                f"{there} dice; there must be four times the {most} of one recipe",
            )
    most = max(sum(recipe.pantry()) for recipe in components.recipe)
    if components.limits.pantry < most:
        raise Problem("limits.pantry", f"{components.limits.pantry} dice; one recipe asks for {most}")


def _check_plates(components: Components) -> None:
    if len(components.plates) < len(components.recipe):
        raise Problem("plates", f"{len(components.plates)} plates for {len(components.recipe)} recipes")
    fewest = min(recipe.dice() for recipe in components.recipe)
    if min(components.plates) > fewest:
        raise Problem("plates", f"the lowest is {min(components.plates)}; {fewest} dice may sum up to {fewest}")
