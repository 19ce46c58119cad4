"""Serving a guest, from the dish to the points (YAT-35, YAT-36)."""

from cookoff.games.yatai.content.enums import COLOURS, TAIYAKI, TOURIST, Ask

from . import events as e
from . import moves as m
from .lookup import Lookup
from .move_context import Effects, Turn
from .state import Serving

POUR, PLACE = Ask.POUR, Ask.PLACE  # constants for the hot path, as in `enums`


def _last_serve(turn: Turn, move: m.LastServe) -> None:
    """Serve in the last serving turn, with one drink or two (YAT-60)."""
    turn.ask(Ask.DISH, move.drinks)


def _serve_dish(turn: Turn, _move: m.ServeDish) -> None:
    stall = turn.stall
    turn.emit(e.ServingBegun(turn.seat, stall.queue[0], stall.dishes[0]))
    turn.ask(POUR, turn.state.owed)


def _serve_taiyaki(turn: Turn, _move: m.ServeTaiyaki) -> None:
    """A taiyaki instead of a dish: no dirty dish, and the dish queue stays (YAT-50)."""
    turn.emit(e.TokenUsed(turn.seat, TAIYAKI))
    turn.emit(e.ServingBegun(turn.seat, turn.stall.queue[0], None))
    turn.ask(POUR, turn.state.owed)


def _pour(turn: Turn, move: m.Pour) -> None:
    turn.emit(e.DrinkPoured(turn.seat, move.drink))
    owed = turn.state.owed - 1
    if owed:
        turn.ask(POUR, owed)
    else:
        turn.ask(PLACE)


def complete(turn: Turn) -> None:
    """Score the serving after all bonuses (YAT-35)."""
    serving = turn.state.serving
    assert serving is not None
    turn.emit(e.Served(turn.seat, _serving_points(turn.lookup, serving)))
    turn.next_action()


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
