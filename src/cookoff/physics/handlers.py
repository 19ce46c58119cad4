"""Who answers the games' questions: a simulator, and a solver that aims on it."""

import math
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from msgspec.structs import replace

from cookoff.engine import BadInput
from cookoff.physics.aim import Aimed, Aimer, release_point, throw_with
from cookoff.physics.common.chips.overlap_repair import sound
from cookoff.physics.common.dice.overlap_repair import sound_roll
from cookoff.physics.core.board import Board
from cookoff.physics.core.motion import Motion
from cookoff.physics.geometry import Vec2
from cookoff.physics.hand import habits
from cookoff.physics.port import ChipSimulator, DiceSimulator, Simulator, Throw
from cookoff.physics.queries import Aiming, PlaceDie, RollDice, Settling, Side, Style, Thrown, WatchTower

INSTEAD = (Style.SNAP, Style.SLIDE, Style.LOB)
"""What a hand tries when the style asked for cannot reach the target."""

SIMULATORS = ("real", "quick")
"""Those that can be asked for by name."""


@cache
def named(name: str) -> Mapping[type, Callable[[Any], Any]]:
    """The answers of the simulator of that name; the same ones, with all that was solved, when asked for again."""
    simulator: Simulator
    match name:
        case "real":
            from cookoff.physics.real.simulator import RealSimulator  # noqa: PLC0415 # its engine takes its time

            simulator = RealSimulator()
        case "quick":
            from cookoff.physics.quick.simulator import QuickSimulator  # noqa: PLC0415 # its compiler takes its time

            simulator = QuickSimulator()
        case _:
            raise BadInput(f"there is no table {name!r}; there are: {', '.join(SIMULATORS)}")
    return {**chip_answers(simulator), **dice_answers(simulator)}


def chip_answers(simulator: ChipSimulator) -> Mapping[type, Callable[[Any], Any]]:
    """Answers to every question about chips, from this simulator."""
    aimer = Aimer(simulator)

    def thrown(question: Thrown) -> Motion:
        return sound(question.scene, simulator.throw(question.scene, question.throw))

    def settling(question: Settling) -> Motion:
        return sound(question.scene, simulator.settle(question.scene))

    def aiming(question: Aiming) -> Throw:
        aim, board = question.aim, question.scene.board
        intended = intend(aimer, board, aim.target, aim.style, aim.side)
        return replace(intended, chip=question.chip, down=aim.down)

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
    return throw_with(grip, release, 0.2 * board.limits.speed, heading)


def pulled_in(board: Board, target: Vec2) -> Vec2:
    """The point nearest to the target where a chip can lie flat inside the rim."""
    m, edge = board.measures, board.chip.diameter / 2.0
    x, y = m.inner_x - edge, m.inner_y - edge
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


def dice_answers(simulator: DiceSimulator) -> Mapping[type, Callable[[Any], Any]]:
    """Answers to every question about dice, from this simulator."""
    return {
        RollDice: lambda asked: sound_roll(asked.dice, simulator.roll(asked.dice, asked.throw, asked.card)),
        PlaceDie: lambda asked: simulator.place(asked.tower, asked.release),
        WatchTower: lambda asked: simulator.watch(asked.tower, asked.seconds, asked.wary),
    }
