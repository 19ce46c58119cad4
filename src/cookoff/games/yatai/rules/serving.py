"""Serving a guest, from the dish to the points (YAT-35, YAT-36)."""

from cookoff.games.yatai.content.enums import COLOURS, TAIYAKI, TOURIST, Ask

from . import events as e
from . import moves as m
from .lookup import Lookup
from .move_context import Effects, MoveContext
from .state import Serving

POUR, PLACE = Ask.POUR, Ask.PLACE  # constants for the hot path, as in `enums`


def _last_serve(context: MoveContext, move: m.LastServe) -> None:
    """Serve in the last serving turn, with one drink or two (YAT-60)."""
    context.ask(Ask.DISH, move.drinks)


def _serve_dish(context: MoveContext, _move: m.ServeDish) -> None:
    stall = context.stall
    context.emit(e.ServingBegun(context.seat, stall.queue[0], stall.dishes[0]))
    context.ask(POUR, context.state.owed)


def _serve_taiyaki(context: MoveContext, _move: m.ServeTaiyaki) -> None:
    """A taiyaki instead of a dish: no dirty dish, and the dish queue stays (YAT-50)."""
    context.emit(e.TokenUsed(context.seat, TAIYAKI))
    context.emit(e.ServingBegun(context.seat, context.stall.queue[0], None))
    context.ask(POUR, context.state.owed)


def _pour(context: MoveContext, move: m.Pour) -> None:
    context.emit(e.DrinkPoured(context.seat, move.drink))
    owed = context.state.owed - 1
    if owed:
        context.ask(POUR, owed)
    else:
        context.ask(PLACE)


def complete(context: MoveContext) -> None:
    """Score the serving after all bonuses (YAT-35)."""
    serving = context.state.serving
    assert serving is not None
    context.emit(e.Served(context.seat, _serving_points(context.lookup, serving)))
    context.next_action()


def _serving_points(lookup: Lookup, serving: Serving) -> int:
    """Points for guest, matching dish and matching drinks (YAT-36, YAT-70), or for a tourist's taiyaki (YAT-50)."""
    values = lookup.points
    points = values.guest
    if serving.guest is TOURIST:
        return points + (values.tourist_taiyaki if serving.dish is None else 0)
    colour = COLOURS[serving.guest]  # a customer and its colour have the same number
    if serving.dish is colour:
        points += values.matching_dish
    return points + values.matching_drink * serving.drinks.count(colour)


EFFECTS: Effects = {
    m.LastServe: _last_serve,
    m.ServeDish: _serve_dish,
    m.ServeTaiyaki: _serve_taiyaki,
    m.Pour: _pour,
}
