"""The cards, and the printed numbers as `components.toml` has them."""

from enum import StrEnum
from functools import cached_property
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

from cookoff.engine.content.components import Problem, TomlSource

COOKS = range(2, 5)
MOST_SUPPERS = 4
MOST = 99

Small = Annotated[int, Meta(ge=1, le=10)]
Number = Annotated[int, Meta(ge=0, le=MOST)]


class Card(StrEnum):
    """The cards. A new ingredient needs one line here, one in `components.toml` and one in each locale."""

    BACK = "back"
    """A face-down card."""
    POTATO = "potato"
    CARROT = "carrot"
    LEEK = "leek"
    BACON = "bacon"
    ANCHOVY = "anchovy"


FACES = tuple(card for card in Card if card is not Card.BACK)


class Ingredient(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One kind of card."""

    card: Card
    cards: Number
    salt: Annotated[int, Meta(ge=-9, le=9)]
    points: Annotated[int, Meta(ge=0, le=9)]


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """A whole `components.toml`."""

    hand: Small
    turns: Small
    washing_up: Number
    taste: Annotated[tuple[Number, ...], Meta(min_length=len(COOKS), max_length=len(COOKS))]
    """How much salt the guests accept, by the number of cooks (PIN-2)."""
    ingredient: tuple[Ingredient, ...]

    @cached_property
    def faces(self) -> dict[Card, Ingredient]:
        """The ingredient of each card."""
        return {ingredient.card: ingredient for ingredient in self.ingredient}

    @cached_property
    def deck(self) -> tuple[Card, ...]:
        """Every card of the game."""
        return tuple(ingredient.card for ingredient in self.ingredient for _ in range(ingredient.cards))

    def salt(self, cards: tuple[Card, ...]) -> int:
        """The cards' total salt (PIN-1); face-down cards do not count."""
        return sum(self.faces[card].salt for card in cards if card in self.faces)

    def points(self, cards: tuple[Card, ...]) -> int:
        """The cards' total points (PIN-1); face-down cards do not count."""
        return sum(self.faces[card].points for card in cards if card in self.faces)


def load(source: TomlSource | Path | None = None) -> Components:
    """The game's own components or those of a file. Raises `BadInput` that names file, line and field."""
    return TomlSource.read(__package__, source).checked(Components, _check)


def _check(components: Components) -> None:
    """Check what the types cannot express."""
    if sorted(ingredient.card for ingredient in components.ingredient) != sorted(FACES):
        raise Problem("ingredient", f"each of these is needed once: {', '.join(FACES)}")
    # A turn draws at most one card, so the deck never runs out.
    needed = COOKS[-1] * (components.hand + components.turns * MOST_SUPPERS)
    if len(components.deck) < needed:
        raise Problem("ingredient", f"{len(components.deck)} cards; the longest game may need {needed}")
