"""Narration of Hibachi: the rules behind each choice, and whether chili is used."""

from collections.abc import Mapping
from typing import Any

from cookoff.engine import AnyGame, Event, Fact, Move, Refusal
from cookoff.games.grill.market.content.enums import Ask, Space
from cookoff.games.grill.market.hooks.guide import MarketGuide
from cookoff.games.grill.market.rules import moves as m
from cookoff.games.hibachi.rules.chili import Cook
from cookoff.games.hibachi.rules.variant import RULES
from cookoff.games.hibachi.rules.view import HibachiView

SPACE_RULES: dict[Space, str] = {
    Space.BONUS_THROW: "HIB-33",
    Space.BONUS_INGREDIENT: "HIB-34",
    Space.RESERVE: "HIB-35",
    Space.HEAD_CHEF: "HIB-36",
}

MOVE_RULES: dict[type, tuple[str, ...]] = {
    m.DeclineSpace: ("HIB-22",),
    m.Keep: ("HIB-34",),
    m.ChooseBowl: ("HIB-40", "HIB-41"),
    m.Sell: ("HIB-42", "HIB-43"),
    m.Buy: ("HIB-44",),
    m.DeclineBuy: ("HIB-45",),
    Cook: ("HIB-50", "HIB-51"),
    m.StopCooking: ("HIB-50",),
}


class HibachiGuide(MarketGuide):
    """See `Guide`."""

    def __init__(self) -> None:
        super().__init__(RULES.ask, MOVE_RULES)

    def rules(self, game: Any, view: HibachiView, move: Move) -> tuple[str, ...]:
        """Each space has its own rule."""
        if isinstance(move, m.UseSpace):
            return ("HIB-31", SPACE_RULES[Space(game.components.spaces[view.space - 1])])
        return super().rules(game, view, move)

    def facts(self, game: Any, view: HibachiView | None, thing: Move | Event | Refusal) -> Mapping[str, Fact]:
        """Cooking with chili and without are two sentences."""
        facts = super().facts(game, view, thing)
        if not isinstance(thing, Cook):
            return facts
        return {**facts, "with_chili": "no" if thing.chili_for is None else "yes"}

    def tempting(self, _game: AnyGame, view: HibachiView) -> tuple[Move, ...]:
        """See `Guide`."""
        if view.ask is Ask.BUY:
            return (m.Buy(),)
        return tuple(Cook(recipe) for recipe in view.menu) if view.ask is Ask.COOK else ()
