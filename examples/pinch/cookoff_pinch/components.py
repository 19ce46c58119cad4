"""The printed components, read from `components.toml` and checked."""

from functools import cached_property
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

from cookoff.engine.content.components import Problem, TomlSource

from .things import FACES, Card

COOKS = range(2, 5)
MOST_SUPPERS = 4

Few = Annotated[int, Meta(ge=1, le=10)]


class _Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class Taste(_Part, frozen=True):
    """How much salt the guests accept, by the number of cooks (PIN-2)."""

    cooks: int
    salt: Annotated[int, Meta(ge=0, le=99)]


class Ingredient(_Part, frozen=True):
    """One kind of card."""

    card: Card
    cards: Annotated[int, Meta(ge=0, le=99)]
    salt: Annotated[int, Meta(ge=-9, le=9)]
    points: Annotated[int, Meta(ge=0, le=9)]


class Components(_Part, frozen=True, dict=True):
    """A whole `components.toml`."""

    hand: Few
    turns: Few
    washing_up: Annotated[int, Meta(ge=0, le=99)]
    taste: tuple[Taste, ...]
    ingredient: tuple[Ingredient, ...]

    @cached_property
    def tastes(self) -> dict[int, int]:
        """The accepted salt by the number of cooks."""
        return {taste.cooks: taste.salt for taste in self.taste}

    @cached_property
    def faces(self) -> dict[Card, Ingredient]:
        """The ingredient of each card."""
        return {ingredient.card: ingredient for ingredient in self.ingredient}

    @cached_property
    def deck(self) -> tuple[Card, ...]:
        """Every card of the game."""
        return tuple(ingredient.card for ingredient in self.ingredient for _ in range(ingredient.cards))

    def salt(self, cards: tuple[Card, ...]) -> int:
        """Return the cards' total salt (PIN-1); face-down cards do not count."""
        return sum(self.faces[card].salt for card in cards if card in self.faces)

    def points(self, cards: tuple[Card, ...]) -> int:
        """Return the cards' total points (PIN-1); face-down cards do not count."""
        return sum(self.faces[card].points for card in cards if card in self.faces)


def load(source: TomlSource | Path | None = None) -> Components:
    """Load the game's own components or those of a file. Raises `BadInput` that names file, line and field."""
    return TomlSource.read(__package__, source).checked(Components, _check)


def _check(components: Components) -> None:
    """Check what the types cannot express."""
    if sorted(taste.cooks for taste in components.taste) != list(COOKS):
        raise Problem("taste", "one taste is needed for each of 2, 3 and 4 cooks")
    if sorted(ingredient.card for ingredient in components.ingredient) != sorted(FACES):
        raise Problem("ingredient", f"each of these is needed once: {', '.join(FACES)}")
    # A turn draws at most one card, so the deck never runs out.
    needed = COOKS[-1] * (components.hand + components.turns * MOST_SUPPERS)
    if len(components.deck) < needed:
        raise Problem("ingredient", f"{len(components.deck)} cards; the longest game may need {needed}")
