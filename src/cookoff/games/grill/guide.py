"""What players of the throwing games are told besides: what is asked, the rules behind it, things by their names."""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from cookoff.engine import AnyGame, Event, Fact, Move, Phrase, Question, Refusal

from .chips import BARE, DOUBT, OUT, Place
from .events import ChipFlew, ChipsShown
from .moves import AimChip, AimChipSeen
from .parts import GrillComponents

AIMED = 0.001
"""Metres: an aim so near to the middle of a place is an aim at that place."""


class GrillGuide:
    """See `Guide`. A room says by which rule each thing is asked, which rules stand behind each move, and what else."""

    def __init__(self, asked: Mapping[Any, str], moves: Mapping[type, tuple[str, ...]]) -> None:
        self._asked = asked
        self._moves = moves

    def question(self, game: AnyGame, view: Any) -> Question | None:
        """See `Guide`."""
        if view.ask == "nothing":
            return None
        return Question(Phrase(f"question-{view.ask}", dict(self.at_hand(game, view))), (self._asked[view.ask],))

    def rules(self, _game: AnyGame, _view: Any, move: Move) -> tuple[str, ...]:
        """See `Guide`."""
        return self._moves[type(move)]

    def facts(self, game: Any, view: Any | None, thing: Move | Event | Refusal) -> Mapping[str, Fact]:
        """See `Guide`."""
        components: GrillComponents = game.components
        fields: Mapping[str, Any] = thing.facts if isinstance(thing, Refusal) else msgspec.structs.asdict(thing)
        facts: dict[str, Fact] = {} if view is None else dict(self.at_hand(game, view))
        for name, value in fields.items():
            if name in NAMED:
                facts[name] = NAMED[name](components, value)
        if isinstance(thing, AimChip | AimChipSeen):
            facts["place"] = _aimed(game, thing)
        if isinstance(thing, ChipFlew):
            lies = {each.chip: each.place for each in thing.lies}
            facts |= {"place": place_phrase(components, lies[thing.chip]), "knocked": len(lies) - 1}
        if isinstance(thing, ChipsShown):
            facts["chips"] = tuple(Phrase("chip-value", {"value": known.value}) for known in thing.chips)
        return facts

    def at_hand(self, _game: Any, _view: Any) -> Mapping[str, Fact]:
        """Facts about what is asked now; a room may have more."""
        return {}

    def tempting(self, _game: AnyGame, _view: Any) -> tuple[Move, ...]:
        """See `Guide`."""
        return ()


def ingredient_name(components: GrillComponents, kind: int) -> str:
    """An ingredient by name; the number after the last one is chili."""
    names = (*components.ingredients, "chili")
    # A refused move may have named one that does not exist.
    return names[kind] if 0 <= kind < len(names) else str(kind)


def ingredient_phrase(components: GrillComponents, kind: int | None) -> Phrase | None:
    """An ingredient by name in a field that is called otherwise."""
    return None if kind is None else Phrase("one-ingredient", {"ingredient": ingredient_name(components, kind)})


def recipe_name(components: GrillComponents, recipe: int) -> str:
    """A recipe by name."""
    return components.recipe[recipe].id if 0 <= recipe < len(components.recipe) else str(recipe)


def place_phrase(components: GrillComponents, place: Place) -> Phrase:
    """A place as players call it."""
    if 0 <= place < len(components.ingredients):
        return Phrase("place-bowl", {"ingredient": components.ingredients[place]})
    if place < 0:
        return Phrase({BARE: "place-bare", OUT: "place-out", DOUBT: "place-doubt"}.get(place, "place-unknown"))
    if place < len(components.places()):
        return Phrase(f"place-{components.places()[place]}")
    return Phrase("place-unknown")


def ingredient_phrases(components: GrillComponents, kinds: tuple[int, ...]) -> tuple[Phrase, ...]:
    """Several ingredients by name."""
    return tuple(Phrase("one-ingredient", {"ingredient": ingredient_name(components, kind)}) for kind in kinds)


def recipe_phrases(components: GrillComponents, recipes: tuple[int, ...]) -> tuple[Phrase, ...]:
    """Several recipes by name."""
    return tuple(Phrase("one-recipe", {"recipe": recipe_name(components, recipe)}) for recipe in recipes)


def space_phrase(components: GrillComponents, space: int) -> Phrase:
    """An action space by its number in their order."""
    return place_phrase(components, len(components.ingredients) + space)


NAMED: dict[str, Callable[[GrillComponents, Any], Fact]] = {
    "ingredient": ingredient_name,
    "kind": ingredient_phrase,
    "chili_for": ingredient_phrase,
    "recipe": recipe_name,
    "place": place_phrase,
    "space": space_phrase,
    "cards": lambda components, cards: ingredient_phrases(components, cards) if isinstance(cards, tuple) else cards,
    "recipes": recipe_phrases,
}
"""How the fields of moves, events and refusals are called by name."""


def _aimed(game: Any, move: AimChip | AimChipSeen) -> Phrase:
    """What is aimed at: a place, or a point of the board."""
    x, y = move.aim.target.x, move.aim.target.y
    for place, shape in enumerate(game.printed.ground.shapes):
        if abs(shape.x - x) < AIMED and abs(shape.y - y) < AIMED:
            return place_phrase(game.components, place)
    return Phrase("place-point", {"x": round(100 * x), "y": round(100 * y)})
