"""How each event changes a state. Nothing else does, and nothing here decides anything."""

from collections.abc import Callable
from typing import Any, Protocol

from cookoff.engine import Seat
from cookoff.games.grill.chips import Grill
from cookoff.games.grill.evolve import EVOLVE as GRILL

from . import events as e
from .state import NO_BOWL, AnyState, Cards, changed, without
from .things import Ask


class RecipeCooked(Protocol):
    """What a room's event of a cooked recipe has."""

    @property
    def seat(self) -> Seat:
        """Who cooked it."""
        ...

    @property
    def recipe(self) -> int:
        """Which recipe."""
        ...

    @property
    def cards(self) -> Cards:
        """The ingredients discarded."""
        ...

    @property
    def reserved(self) -> bool:
        """Whether it was one of the cook's own reserved ones."""
        ...


def _asked(state: AnyState, event: e.Asked) -> None:
    state.seat = event.seat
    state.ask = event.ask


def _space_won(state: AnyState, event: e.SpaceWon) -> None:
    state.space = event.space + 1
    state.winner = event.seat
    state.best = event.best


def _nothing(_state: AnyState, _event: Any) -> None:
    """Told for the players' sake."""


def _pile_shuffled(state: AnyState, event: e.PileShuffled) -> None:
    state.pile = event.pile
    state.discard = (0,) * len(state.discard)


def _cards_drawn(state: AnyState, event: e.CardsDrawn) -> None:
    state.pile = state.pile[len(event.cards) :]
    state.drawn += event.cards


def _card_kept(state: AnyState, event: e.CardKept) -> None:
    chef = state.chefs[event.seat]
    chef.cards = changed(chef.cards, event.ingredient, 1)
    state.pile += without(state.drawn, event.ingredient)
    state.drawn = ()


def _recipe_reserved(state: AnyState, event: e.RecipeReserved) -> None:
    chef = state.chefs[event.seat]
    state.deck = state.deck[1:]
    chef.reserved = (*chef.reserved, event.recipe)


def _head_chef_changed(state: AnyState, event: e.HeadChefChanged) -> None:
    state.head = event.seat


def _bowl_chosen(state: AnyState, event: e.BowlChosen) -> None:
    state.bowl = event.ingredient
    state.sellers = ()


def _cards_sold(state: AnyState, event: e.CardsSold) -> None:
    chef = state.chefs[event.seat]
    chef.cards = changed(chef.cards, event.ingredient, -event.count)
    chef.money += event.count * event.price
    state.discard = changed(state.discard, event.ingredient, event.count)
    state.sellers = (*state.sellers, event.seat)


def _card_bought(state: AnyState, event: e.CardBought) -> None:
    chef = state.chefs[event.seat]
    chef.cards = changed(chef.cards, event.ingredient, 1)
    chef.money -= event.price
    state.display = changed(state.display, event.ingredient, -1)


def _cooking_begun(state: AnyState, _event: e.CookingBegun) -> None:
    state.bowl = NO_BOWL
    state.from_menu = False


def cooked(state: AnyState, event: RecipeCooked) -> None:
    """A recipe is cooked and its ingredients are discarded; for a room's own event of it."""
    chef = state.chefs[event.seat]
    for ingredient in event.cards:
        chef.cards = changed(chef.cards, ingredient, -1)
        state.discard = changed(state.discard, ingredient, 1)
    if event.reserved:
        chef.reserved = without(chef.reserved, event.recipe)
    else:
        state.menu = without(state.menu, event.recipe)
        state.from_menu = True
    chef.cooked = (*chef.cooked, event.recipe)


def _round_begun(state: AnyState, event: e.RoundBegun) -> None:
    state.round = event.round
    state.head = event.head
    state.space = 0
    state.winner = 0
    state.best = 0
    state.from_menu = False


def _recipes_dealt(state: AnyState, event: e.RecipesDealt) -> None:
    state.deck = state.deck[len(event.recipes) :]
    state.menu += event.recipes


def _cards_dealt(state: AnyState, event: e.CardsDealt) -> None:
    state.pile = state.pile[len(event.cards) :]
    for ingredient in event.cards:
        state.display = changed(state.display, ingredient, 1)


def _game_ended(state: AnyState, event: e.GameEnded) -> None:
    state.ask = Ask.NOTHING
    state.ended_by = event.rule


def _on_grill(change: Callable[[Grill, Any], None]) -> Callable[[AnyState, Any], None]:
    return lambda state, event: change(state.grill, event)


EVOLVE: dict[type, Callable[[AnyState, Any], None]] = {
    **{event: _on_grill(change) for event, change in GRILL.items()},
    e.Asked: _asked,
    e.SpaceWon: _space_won,
    e.SpaceDeclined: _nothing,
    e.PileShuffled: _pile_shuffled,
    e.CardsDrawn: _cards_drawn,
    e.CardKept: _card_kept,
    e.RecipeReserved: _recipe_reserved,
    e.HeadChefChanged: _head_chef_changed,
    e.BowlChosen: _bowl_chosen,
    e.CardsSold: _cards_sold,
    e.CardBought: _card_bought,
    e.BuyDeclined: _nothing,
    e.CookingBegun: _cooking_begun,
    e.RoundBegun: _round_begun,
    e.RecipesDealt: _recipes_dealt,
    e.CardsDealt: _cards_dealt,
    e.GameEnded: _game_ended,
}
