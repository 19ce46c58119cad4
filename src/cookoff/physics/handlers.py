"""Answers the games' queries with a simulator and an aim solver."""

import math
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from msgspec.structs import replace

from cookoff.engine import BadInput
from cookoff.physics.aim import Aimed, Aimer, release_point, throw_with
from cookoff.physics.common.chips.overlap_repair import repair_overlaps
from cookoff.physics.common.dice.overlap_repair import repair_dice_overlaps
from cookoff.physics.core.board import Board
from cookoff.physics.core.motion import Motion
from cookoff.physics.geometry import Vec2
from cookoff.physics.hand import hand_data
from cookoff.physics.port import ChipSimulator, DiceSimulator, Simulator, Throw
from cookoff.physics.queries import Aiming, PlaceDie, RollDice, Settling, Side, Style, Thrown, WatchTower

INSTEAD = (Style.SNAP, Style.SLIDE, Style.LOB)
"""Styles to try when the requested one cannot reach the target."""

SIMULATORS = ("real", "quick")
"""The names of the simulators."""


@cache
def handlers_of(name: str) -> Mapping[type, Callable[[Any], Any]]:
    """The handlers of a simulator by name. Cached, together with the aims they have solved."""
    simulator: Simulator
    match name:
        case "real":
            from cookoff.physics.real.simulator import RealSimulator  # noqa: PLC0415 # its engine takes its time

            simulator = RealSimulator()
        case "quick":
            from cookoff.physics.quick.simulator import QuickSimulator  # noqa: PLC0415 # its compiler takes its time

            simulator = QuickSimulator()
        case _:
            raise BadInput(f"there is no simulator {name!r}; choose one of {', '.join(SIMULATORS)}")
    return {**chip_handlers(simulator), **dice_handlers(simulator)}


def chip_handlers(simulator: ChipSimulator) -> Mapping[type, Callable[[Any], Any]]:
    """A handler for each query about chips."""
    aimer = Aimer(simulator)

    def thrown(query: Thrown) -> Motion:
        return repair_overlaps(query.scene, simulator.throw(query.scene, query.throw))

    def settling(query: Settling) -> Motion:
        return repair_overlaps(query.scene, simulator.settle(query.scene))

    def aiming(query: Aiming) -> Throw:
        aim, board = query.aim, query.scene.board
        intended = intend(aimer, board, aim.target, aim.style, aim.side)
        return replace(intended, chip=query.chip, down=aim.down)

    return {Thrown: thrown, Settling: settling, Aiming: aiming}


def intend(aimer: Aimer, board: Board, target: Vec2, style: Style, side: Side) -> Throw:
    """The throw that comes to rest at the target, or as near as possible.

    A point off the playing area is moved inside, and a style that cannot reach it is replaced by another.
    """
    target = clamp_to_board(board, target)
    place = stance(board, target, side)
    for instead in (style, *INSTEAD):
        found = aimer.aim(board, target, instead, place)
        if isinstance(found, Aimed):
            return found.throw
    grip = hand_data().styles[Style.SNAP]
    release = release_point(board, grip, place, target)
    heading = math.atan2(target.y - release.y, target.x - release.x)
    return throw_with(grip, release, 0.2 * board.limits.speed, heading)


def clamp_to_board(board: Board, target: Vec2) -> Vec2:
    """The point nearest to the target where a chip can lie flat inside the rim."""
    m, edge = board.measures, board.chip.diameter / 2.0
    x, y = m.inner_x - edge, m.inner_y - edge
    return Vec2(max(-x, min(x, target.x)), max(-y, min(y, target.y)))


def stance(board: Board, target: Vec2, side: Side) -> Vec2:
    """Where a player throwing from that side stands: a step away from it, shifted towards the target."""
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


def dice_handlers(simulator: DiceSimulator) -> Mapping[type, Callable[[Any], Any]]:
    """A handler for each query about dice."""
    return {
        RollDice: lambda query: repair_dice_overlaps(query.dice, simulator.roll(query.dice, query.throw, query.card)),
        PlaceDie: lambda query: simulator.place(query.tower, query.release),
        WatchTower: lambda query: simulator.watch(query.tower, query.seconds, query.wary),
    }
