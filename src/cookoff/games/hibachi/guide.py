"""What players of Hibachi are told besides: what is asked, the rules behind choices, names of places and recipes."""

from collections.abc import Iterable, Mapping
from typing import Any

from cookoff.engine import AnyGame, Event, Fact, Move, Phrase, Question, Refusal
from cookoff.games.grill.phrases import THROW_RULES, place_phrase, throw_facts

from . import events as e
from . import moves as m
from .components import Components
from .customs import RULES
from .things import Ask, Space
from .view import HibachiView

SPACE_RULES: dict[Space, str] = {
    Space.BONUS_THROW: "HIB-33",
    Space.BONUS_INGREDIENT: "HIB-34",
    Space.RESERVE: "HIB-35",
    Space.HEAD_CHEF: "HIB-36",
}

MOVE_RULES: dict[type, tuple[str, ...]] = {
    **THROW_RULES,
    m.DeclineSpace: ("HIB-22",),
    m.Keep: ("HIB-34",),
    m.ChooseBowl: ("HIB-40", "HIB-41"),
    m.Sell: ("HIB-42", "HIB-43"),
    m.Buy: ("HIB-44",),
    m.DeclineBuy: ("HIB-45",),
    m.Cook: ("HIB-50", "HIB-51"),
    m.StopCooking: ("HIB-50",),
}


class HibachiGuide:
    """See `Guide`."""

    def question(self, game: Any, view: HibachiView) -> Question | None:
        """See `Guide`."""
        if view.ask is Ask.NOTHING:
            return None
        facts: dict[str, Fact] = {}
        if view.ask is Ask.USE:
            facts["place"] = Phrase(f"place-{game.components.spaces[view.space - 1]}")
        if view.ask in (Ask.SELL, Ask.BUY):
            facts |= {"ingredient": _ingredient(game.components, view.bowl), "price": _price(view)}
        return Question(Phrase(f"question-{view.ask}", facts), (RULES.ask[view.ask],))

    def rules(self, game: Any, view: HibachiView, move: Move) -> tuple[str, ...]:
        """See `Guide`."""
        if isinstance(move, m.UseSpace):
            return ("HIB-31", SPACE_RULES[Space(game.components.spaces[view.space - 1])])
        return MOVE_RULES[type(move)]

    def facts(self, game: Any, _view: HibachiView | None, thing: Move | Event | Refusal) -> Mapping[str, Fact]:
        """See `Guide`."""
        components: Components = game.components
        facts = throw_facts(game.printed.ground, components.places(), thing)
        match thing:
            case m.Keep() | m.ChooseBowl() | e.CardKept() | e.BowlChosen():
                facts["ingredient"] = _ingredient(components, thing.ingredient)
            case e.CardsSold() | e.CardBought() | e.BuyDeclined():
                facts["ingredient"] = _ingredient(components, thing.ingredient)
            case m.Cook():
                facts["recipe"] = _recipe(components, thing.recipe)
                facts["with_chili"] = "no" if thing.chili_for is None else "yes"
                facts["ingredient"] = "" if thing.chili_for is None else _ingredient(components, thing.chili_for)
            case e.RecipeReserved() | e.RecipeCooked():
                facts["recipe"] = _recipe(components, thing.recipe)
            case e.SpaceWon() | e.SpaceDeclined():
                facts["place"] = Phrase(f"place-{components.spaces[thing.space]}")
            case e.CardsDrawn() | e.CardsDealt():
                facts["names"] = tuple(_ingredient(components, card) for card in thing.cards)
            case e.RecipesDealt():
                facts["names"] = tuple(_recipe(components, recipe) for recipe in thing.recipes)
            case _:
                pass
        return facts

    def tempting(self, _game: AnyGame, view: HibachiView) -> tuple[Move, ...]:
        """See `Guide`."""
        if view.ask is Ask.BUY:
            return (m.Buy(),)
        return tuple(m.Cook(recipe) for recipe in view.menu) if view.ask is Ask.COOK else ()


def _price(view: HibachiView) -> int:
    """What a card of the bowl is sold or bought for now."""
    buying = view.ask is Ask.BUY
    values: Iterable[int] = (
        chip.value or 0
        for chip in view.grill.lying
        if chip.place == view.bowl and (not buying or chip.seat == view.seat)
    )
    return sum(values)


def _ingredient(components: Components, kind: int) -> Phrase:
    return place_phrase(components.ingredients, kind)


def _recipe(components: Components, recipe: int) -> Phrase:
    return Phrase(f"recipe-{components.recipe[recipe].id}")
