"""A serving from its dish to its points (YAT-35, YAT-36, YAT-60)."""

from cookoff.games.yatai.content.enums import COLOURS, TAIYAKI, TOURIST, Ask

from . import events as e
from . import moves as m
from .lookup import Lookup
from .move_context import Effects, Turn
from .state import Serving

POUR, PLACE = Ask.POUR, Ask.PLACE  # constants for the hot path, as in `enums`


def _last_serve(turn: Turn, move: m.LastServe) -> None:
    turn.ask(Ask.DISH, move.drinks)


def _serve_dish(turn: Turn, _move: m.ServeDish) -> None:
    stall = turn.stall
    turn.emit(e.ServingBegun(turn.seat, stall.queue[0], stall.dishes[0]))
    turn.ask(POUR, turn.state.owed)


def _serve_taiyaki(turn: Turn, _move: m.ServeTaiyaki) -> None:
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
    """The serving's points (YAT-36), after all bonuses."""
    serving = turn.state.serving
    assert serving is not None
    turn.emit(e.Served(turn.seat, _serving_points(turn.lookup, serving)))
    turn.next_action()


def _serving_points(lookup: Lookup, serving: Serving) -> int:
    worth = lookup.points
    points = worth.guest
    if serving.guest is TOURIST:
        return points + (worth.tourist_taiyaki if serving.dish is None else 0)
    colour = COLOURS[serving.guest]  # a customer's number is its colour's
    if serving.dish is colour:
        points += worth.matching_dish
    return points + worth.matching_drink * serving.drinks.count(colour)


EFFECTS: Effects = {
    m.LastServe: _last_serve,
    m.ServeDish: _serve_dish,
    m.ServeTaiyaki: _serve_taiyaki,
    m.Pour: _pour,
}
