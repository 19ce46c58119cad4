"""Applies events to a state. Only this module changes a state, and it decides nothing."""

from collections.abc import Callable
from typing import Any, Protocol

from cookoff.games.grill.market.content.enums import Ask
from cookoff.games.grill.rules.cards import Cards, changed, without
from cookoff.games.grill.rules.recipes import EVOLVE as RECIPES
from cookoff.games.grill.rules.recipes import CardBought, Cooked, GameEnded, RoundBegun, move_to_cooked

from . import events as e
from .state import NO_BOWL, AnyState


class MarketCooked(Cooked, Protocol):
    """The fields of a room's event of a cooked recipe."""

    @property
    def cards(self) -> Cards:
        """The ingredients discarded."""
        ...


def _asked(state: AnyState, event: e.Asked) -> None:
    state.seat = event.seat
    state.ask = event.ask


def _space_won(state: AnyState, event: e.SpaceWon) -> None:
    state.space = event.space + 1
    state.winner = event.seat
    state.best = event.best


def _nothing(_state: AnyState, _event: Any) -> None:
    """The event only informs the players."""


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


def _card_bought(state: AnyState, event: CardBought) -> None:
    chef = state.chefs[event.seat]
    chef.cards = changed(chef.cards, event.ingredient, 1)
    chef.money -= event.price
    state.display = changed(state.display, event.ingredient, -1)


def _cooking_begun(state: AnyState, _event: e.CookingBegun) -> None:
    state.bowl = NO_BOWL
    state.from_menu = False


def cooked(state: AnyState, event: MarketCooked) -> None:
    """A recipe is cooked, its ingredients are discarded (SAF-50, HIB-50)."""
    chef = state.chefs[event.seat]
    for ingredient in event.cards:
        chef.cards = changed(chef.cards, ingredient, -1)
        state.discard = changed(state.discard, ingredient, 1)
    state.from_menu = state.from_menu or not event.reserved
    move_to_cooked(state, event)


def _round_begun(state: AnyState, event: RoundBegun) -> None:
    state.round = event.round
    state.head = event.head
    state.space = 0
    state.winner = 0
    state.best = 0
    state.from_menu = False


def _cards_dealt(state: AnyState, event: e.CardsDealt) -> None:
    state.pile = state.pile[len(event.cards) :]
    for ingredient in event.cards:
        state.display = changed(state.display, ingredient, 1)


def _game_ended(state: AnyState, event: GameEnded) -> None:
    state.ask = Ask.NOTHING
    state.ended_by = event.rule


EVOLVE: dict[type, Callable[[AnyState, Any], None]] = {
    **RECIPES,
    e.Asked: _asked,
    e.SpaceWon: _space_won,
    e.SpaceDeclined: _nothing,
    e.PileShuffled: _pile_shuffled,
    e.CardsDrawn: _cards_drawn,
    e.CardKept: _card_kept,
    e.HeadChefChanged: _head_chef_changed,
    e.BowlChosen: _bowl_chosen,
    e.CardsSold: _cards_sold,
    CardBought: _card_bought,
    e.BuyDeclined: _nothing,
    e.CookingBegun: _cooking_begun,
    RoundBegun: _round_begun,
    e.CardsDealt: _cards_dealt,
    GameEnded: _game_ended,
}
