"""Who answers the games' questions about chips: a table, a solver that aims on it, and hands that err."""

import math
from collections.abc import Callable, Mapping
from functools import cache
from random import Random
from typing import Any, Protocol

from msgspec.structs import replace

from cookoff.engine import BadInput
from cookoff.physics.aim import Aimed, Aimer, launch, release_point
from cookoff.physics.board import Board
from cookoff.physics.geometry import Vec2
from cookoff.physics.hand import execute, habits, skill
from cookoff.physics.motion import Motion
from cookoff.physics.port import Scene, Throw
from cookoff.physics.questions import Aiming, Settling, Side, Style, Thrown
from cookoff.physics.questions_dice import dice_sources
from cookoff.physics.soundness import sound

INSTEAD = (Style.SNAP, Style.SLIDE, Style.LOB)
"""What a hand tries when the style asked for cannot reach the target."""


TABLES = ("real", "quick")
"""The tables that can be asked for by name."""


@cache
def named(name: str) -> Mapping[type, Callable[[Any], Any]]:
    """The answers of the table of that name; the same ones, with all that was solved, when asked for again."""
    match name:
        case "real":
            from cookoff.physics.real import RealTable  # noqa: PLC0415 # its engine takes its time

            real = RealTable()
            return {**sources(real), **dice_sources(real)}
        case "quick":
            from cookoff.physics.quick.table import QuickTable  # noqa: PLC0415 # its compiler takes its time

            quick = QuickTable()
            return {**sources(quick), **dice_sources(quick)}
        case _:
            raise BadInput(f"there is no table {name!r}; there are: {', '.join(TABLES)}")


class ChipTable(Protocol):
    """The part of a `Table` that is about chips."""

    def throw(self, scene: Scene, throw: Throw) -> Motion:
        """See `Table`."""
        ...

    def settle(self, scene: Scene) -> Motion:
        """See `Table`."""
        ...


def sources(table: ChipTable) -> Mapping[type, Callable[[Any], Any]]:
    """Answers to every question of `questions`, from this table."""
    aimer = Aimer(table)

    def thrown(question: Thrown) -> Motion:
        return sound(question.scene, table.throw(question.scene, question.throw))

    def settling(question: Settling) -> Motion:
        return sound(question.scene, table.settle(question.scene))

    def aiming(question: Aiming) -> Throw:
        aim, board = question.aim, question.scene.board
        intended = intend(aimer, board, aim.target, aim.style, aim.side)
        meant = replace(intended, chip=question.chip, down=aim.down)
        return execute(meant, skill(aim.hand.value), Random(question.luck), board.limits)

    return {Thrown: thrown, Settling: settling, Aiming: aiming}


def intend(aimer: Aimer, board: Board, target: Vec2, style: Style, side: Side) -> Throw:
    """The throw that comes to rest at the target, or as near as can be: a point off the playing area is pulled in,
    and a style that cannot reach it gives way to another."""
    target = pulled_in(board, target)
    place = stance(board, target, side)
    for instead in (style, *INSTEAD):
        found = aimer.aim(board, target, instead, place)
        if isinstance(found, Aimed):
            return found.throw
    grip = habits().styles[Style.SNAP]
    release = release_point(board, grip, place, target)
    heading = math.atan2(target.y - release.y, target.x - release.x)
    return launch(grip, release, 0.2 * board.limits.speed, heading)


def pulled_in(board: Board, target: Vec2) -> Vec2:
    """The point nearest to the target where a chip can lie flat inside the rim."""
    m, edge = board.measures, board.chip.diameter / 2.0
    x, y = m.width / 2.0 - m.rim_width - edge, m.depth / 2.0 - m.rim_width - edge
    return Vec2(max(-x, min(x, target.x)), max(-y, min(y, target.y)))


def stance(board: Board, target: Vec2, side: Side) -> Vec2:
    """Where a player stands who throws from that side: a step away from it, somewhat towards the target."""
    m, aside = board.measures, 0.7
    match side:
        case Side.NEAR:
            return Vec2(target.x * aside, -m.depth)
        case Side.FAR:
            return Vec2(target.x * aside, m.depth)
        case Side.RIGHT:
            return Vec2(m.width, target.y * aside)
        case Side.LEFT:
            return Vec2(-m.width, target.y * aside)
