"""The printed components of Mithral Chef, read from `components.toml` and checked."""

from pathlib import Path
from typing import Annotated

from msgspec import Meta

from cookoff.engine.content.components import Problem, TomlSource
from cookoff.physics.port import Card, Plate

from .component_types import (
    Cast,
    Clock,
    Count,
    ForestCard,
    GameDice,
    HandTimes,
    Limits,
    Paces,
    PantryDice,
    Part,
    Positive,
    Recipe,
    Solids,
    Stations,
)
from .enums import DIE_KINDS, TRACKS, Animal, Station

SEATS = (2, 3, 4)
DRAGON_AMONG = 6
"""How many recipes are shuffled with the dragon (MIT-10)."""
MOST_CARDS = 60
"""The spread is a set of bits, which must fit into an integer of every JSON reader."""


class Components(Part, frozen=True):
    """A whole `components.toml`."""

    plates: tuple[Positive, ...]
    burn_points: Annotated[int, Meta(le=0)]
    most_burns: Positive
    """Further tokens cost nothing more (MIT-81)."""
    incomplete: Annotated[tuple[Annotated[int, Meta(le=0)], ...], Meta(min_length=1)]
    """The cost of one, two, three and more incomplete recipes (MIT-82)."""
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
        """The recipes used with that many players (MIT-10)."""
        return tuple(recipe.id for recipe in self.recipe if recipe.hats <= players)

    def spread(self) -> tuple[str, ...]:
        """Every forest card, sorted."""
        animals = [card.id for card in self.forest for _ in range(card.count)]
        return tuple(sorted(animals + [TRACKS] * self.tracks))


def load(source: TomlSource | Path | None = None) -> Components:
    """Load components from a file, or the built-in ones. Raises `BadInput` with file, line and field."""
    return TomlSource.read("cookoff.games.mithral_chef", source).checked(Components, _check)


def _check(components: Components) -> None:
    """Check what the types cannot express, mostly MIT-8."""
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
            raise Problem(f"{where}.id", f"the recipe {recipe.id!r} stands there twice", "recipe-twice")
        ids.add(recipe.id)
        if len(recipe.game) > 2:
            raise Problem(f"{where}.game", f"{len(recipe.game)} game; no recipe asks for more than two")
        if wrong := [animal for animal in recipe.game if animal in (Animal.TRACKS, Animal.BEAST)]:
            raise Problem(f"{where}.game", f"no recipe can ask for {wrong[0]}; ask for hart, ram or wolf")
        if recipe.heat < recipe.dice():
            text = f"{recipe.heat} is below the least sum of its {recipe.dice()} dice"
            raise Problem(f"{where}.heat", text, "heat", count=recipe.heat, known=recipe.dice())
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
        count, known = len(components.plates), len(components.recipe)
        raise Problem("plates", f"{count} plates for {known} recipes", "plates", count=count, known=known)
    fewest = min(recipe.dice() for recipe in components.recipe)
    if min(components.plates) > fewest:
        raise Problem("plates", f"the lowest is {min(components.plates)}; {fewest} dice may sum up to {fewest}")
