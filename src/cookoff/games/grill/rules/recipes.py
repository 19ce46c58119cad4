"""The events of rounds, recipes and cards that throwing games share, and how they change a state."""

from collections.abc import Callable
from typing import Any, Protocol

from cookoff.engine import Audience, Event, Seat

from .cards import Cards, without
from .chips import Grill
from .evolve import EVOLVE as GRILL


class RecipeReserved(Event, frozen=True):
    """The top recipe is kept face down (SAF-35, HIB-35, FUP-52)."""

    seat: Seat
    recipe: int

    def audience(self) -> Audience:
        """Only its new owner sees it."""
        return self.seat

    def to_others(self) -> "RecipeReservedSeen":
        """See `Event`."""
        return RecipeReservedSeen(self.seat)

    def reveals(self) -> bool:
        """See `Event`."""
        return True


class RecipeReservedSeen(Event, frozen=True):
    """What the others see of a `RecipeReserved`."""

    seat: Seat


class RecipeCooked(Event, frozen=True):
    """A recipe is cooked, and its ingredients are put down (HIB-50, FUP-60). Safranito has its own event."""

    seat: Seat
    recipe: int
    cards: Cards
    """The ingredients put down."""
    chili: int
    """The chili cards put back (HIB-51, FUP-61)."""
    reserved: bool

    def reveals(self) -> bool:
        """A reserved recipe is shown now."""
        return self.reserved


class CardBought(Event, frozen=True):
    """An ingredient card is bought from the display or its pile (SAF-45, HIB-44, FUP-40)."""

    seat: Seat
    ingredient: int
    price: int


class ChiliTaken(Event, frozen=True):
    """A chili card is taken: for an invalid chip (HIB-37), or by a chip on the bare area (FUP-54)."""

    seat: Seat


class RoundBegun(Event, frozen=True):
    """A new round, with a new head chef (SAF-60, HIB-60, FUP-82)."""

    round: int
    head: Seat


class RecipesDealt(Event, frozen=True):
    """Recipes are turned up (SAF-61, HIB-61, FUP-82)."""

    recipes: Cards

    def reveals(self) -> bool:
        """See `Event`."""
        return True


class GameEnded(Event, frozen=True):
    """The game is over (SAF-52, SAF-53, HIB-52, HIB-53, FUP-80, FUP-83)."""

    rule: str


RecipeEvent = CardBought | RecipeReserved | RecipeReservedSeen | RoundBegun | RecipesDealt | GameEnded
"""For a room's union of events, which adds a cooked recipe and chili."""


class Cooked(Protocol):
    """The fields of every event of a cooked recipe."""

    @property
    def seat(self) -> Seat:
        """Who cooked it."""
        ...

    @property
    def recipe(self) -> int:
        """Which recipe."""
        ...

    @property
    def reserved(self) -> bool:
        """Whether it was one of the cook's own reserved ones."""
        ...


def move_to_cooked(state: Any, event: Cooked) -> None:
    """Move a recipe from the menu or the chef's reserved ones to the cooked ones."""
    chef = state.chefs[event.seat]
    if event.reserved:
        chef.reserved = without(chef.reserved, event.recipe)
    else:
        state.menu = without(state.menu, event.recipe)
    chef.cooked = (*chef.cooked, event.recipe)


def _recipe_reserved(state: Any, event: RecipeReserved) -> None:
    chef = state.chefs[event.seat]
    state.deck = state.deck[1:]
    chef.reserved = (*chef.reserved, event.recipe)


def _recipes_dealt(state: Any, event: RecipesDealt) -> None:
    state.deck = state.deck[len(event.recipes) :]
    state.menu += event.recipes


def _on_grill(change: Callable[[Grill, Any], None]) -> Callable[[Any, Any], None]:
    return lambda state, event: change(state.grill, event)


EVOLVE: dict[type, Callable[[Any, Any], None]] = {
    **{event: _on_grill(change) for event, change in GRILL.items()},
    RecipeReserved: _recipe_reserved,
    RecipesDealt: _recipes_dealt,
}
"""For states with the fields `grill`, `deck`, `menu` and `chefs`. Each game adds the new round and the end."""
