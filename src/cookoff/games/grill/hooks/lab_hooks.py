"""Lab hooks of the throwing games: landings, recipes cooked, cards bought, actions."""

import math
from collections.abc import Callable, Sequence
from typing import Any

from cookoff.engine import BoardOutline, Event, LabHooks, Landing, Usage
from cookoff.games.grill.hooks.statistics import ThrowStatistics
from cookoff.games.grill.rules.chips import DOUBT, OUT
from cookoff.games.grill.rules.events import ChipFlew
from cookoff.games.grill.rules.recipes import CardBought, RecipeReserved, RoundBegun
from cookoff.physics.port import Circle, Outline

CORNERS = 32
"""How many a drawn circle has."""
BARE = "bare"


def throwing_lab_hooks(cooked: type[Event], actions: Sequence[type[Event]]) -> LabHooks:
    """The lab hooks of a throwing game: `cooked` is its event of a cooked recipe, `actions` count besides."""
    done: list[type[Event]] = [RecipeReserved, *actions]
    return LabHooks(
        uses={
            cooked: lambda game, event: Usage(event.seat, "recipe", game.components.recipe[event.recipe].id),
            CardBought: lambda game, event: Usage(event.seat, "bought", game.components.ingredients[event.ingredient]),
            **{action: _doing(action) for action in done},
        },
        things=lambda game, _players: {
            "place": game.components.places(),
            "recipe": [recipe.id for recipe in game.components.recipe],
            "bought": game.components.ingredients,
            "action": list(map(_called, done)),
        },
        landings={ChipFlew: _landing},
        drawing=_drawing,
        turns=(RoundBegun,),
        before=1,
        statistics=ThrowStatistics,
    )


def _doing(action: type[Event]) -> Callable[[Any, Any], Usage]:
    """Counts such an event as a use of its action."""
    name = _called(action)
    return lambda _game, event: Usage(event.seat, "action", name)


def _called(event: type[Event]) -> str:
    """The event's name in lower-case words."""
    return "".join(f" {sign.lower()}" if sign.isupper() else sign for sign in event.__name__).strip()


def _landing(game: Any, event: ChipFlew) -> Landing:
    chip = event.chip
    [place] = [lies.place for lies in event.lies if lies.chip == chip]
    [rest] = [rest for rest in event.motion.rest if rest.id == chip]
    name = "out" if place == OUT else "doubt" if place == DOUBT else BARE
    if place >= 0:
        name = game.components.places()[place]
    return Landing(event.seat, rest.position.x, rest.position.y, name)


def _drawing(game: Any) -> BoardOutline:
    board = game.lookup.ground.board
    shapes = tuple((outline.name, _corners(outline)) for outline in board.outlines)
    return BoardOutline(board.measures.width, board.measures.depth, shapes)


def _corners(outline: Outline) -> tuple[tuple[float, float], ...]:
    if isinstance(outline, Circle):
        x, y, radius = outline.centre.x, outline.centre.y, outline.radius
        angles = [2.0 * math.pi * corner / CORNERS for corner in range(CORNERS)]
        return tuple((x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in angles)
    return tuple((point.x, point.y) for point in outline.points)
