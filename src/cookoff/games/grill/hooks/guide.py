"""Narration of the throwing games: questions, the rules behind them, and the names of things."""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from cookoff.engine import AnyGame, Event, Fact, Move, Phrase, PlainGuide, Question, Refusal
from cookoff.games.grill.content.components import GrillComponents
from cookoff.games.grill.rules.chips import BARE, Place

from .phrases import THROW_RULES, throw_facts
from .phrases import place_phrase as outline_phrase


class GrillGuide(PlainGuide):
    """See `Guide`. A room gives the rule behind each question and the rules behind each of its moves."""

    def __init__(self, asked: Mapping[Any, str], moves: Mapping[type, tuple[str, ...]]) -> None:
        self._asked = asked
        self._moves = {**THROW_RULES, **moves}

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
        return facts | throw_facts(game.lookup.ground, components.places(), thing)

    def at_hand(self, _game: Any, _view: Any) -> Mapping[str, Fact]:
        """Facts about the current question; a room may add some."""
        return {}

    def names(self, game: Any) -> Mapping[str, Mapping[str, Fact]]:
        """See `Guide`."""
        return printed_names(game.components)


def printed_names(components: GrillComponents) -> Mapping[str, Mapping[str, Fact]]:
    """The names of places, ingredients and recipes by number."""
    places, kinds = range(BARE, len(components.places())), range(len(components.ingredients) + 1)
    return {
        "place": {str(place): place_phrase(components, place) for place in places},
        "ingredient": {str(kind): ingredient_phrase(components, kind) for kind in kinds},
        "recipe": {str(recipe): recipe_phrase(components, recipe) for recipe in range(len(components.recipe))},
    }


def ingredient_phrase(components: GrillComponents, kind: int | None) -> Phrase | None:
    """The name of an ingredient; the number after the last one is chili."""
    return None if kind is None else outline_phrase((*components.ingredients, "chili"), kind)


def ingredient_phrases(components: GrillComponents, kinds: tuple[int, ...] | int) -> Fact:
    """The names of several ingredients, or their number if the move says no more."""
    if isinstance(kinds, int):
        return kinds
    return tuple(outline_phrase(components.ingredients, kind) for kind in kinds)


def recipe_phrase(components: GrillComponents, recipe: int) -> Fact:
    """The name of a recipe, or its number if a refused move named one that does not exist."""
    if 0 <= recipe < len(components.recipe):
        return Phrase(f"recipe-{components.recipe[recipe].id}")
    return str(recipe)


def recipe_phrases(components: GrillComponents, recipes: tuple[int, ...]) -> tuple[Phrase, ...]:
    """The names of several recipes."""
    return tuple(Phrase(f"recipe-{components.recipe[recipe].id}") for recipe in recipes)


def place_phrase(components: GrillComponents, place: Place) -> Phrase:
    """The name of a place, or of the bare area."""
    return Phrase("place-bare") if place == BARE else outline_phrase(components.places(), place)


def space_phrase(components: GrillComponents, space: int) -> Phrase:
    """The name of an action space, given its number in their order."""
    return outline_phrase(components.spaces, space)


NAMED: dict[str, Callable[[GrillComponents, Any], Fact]] = {
    "ingredient": ingredient_phrase,
    "kind": ingredient_phrase,
    "chili_for": ingredient_phrase,
    "recipe": recipe_phrase,
    "place": place_phrase,
    "space": space_phrase,
    "cards": ingredient_phrases,
    "recipes": recipe_phrases,
}
"""For fields of moves, events and refusals: how to name their values."""
