"""Facts about chips at rest: what their holes show and what they lie on.

A chip's hole is read from straight above, as a flat disc of the hole's diameter around the point straight below
the hole's centre, however the chip is tilted.
"""

import math

from msgspec import Struct

from cookoff.physics.core.board import Board, Outline
from cookoff.physics.core.motion import BodyPose, Motion
from cookoff.physics.geometry import Vec2
from cookoff.physics.port import Face, Scene
from cookoff.physics.readings.outlines import SLACK, apart, disc_share, meets
from cookoff.physics.readings.touch import TOUCHING, lowest_on_board, lowest_on_rim, rests_on


class Glimpse(Struct, frozen=True):
    """An outline that is seen through a chip's hole."""

    outline: str
    share: float
    """How much of the hole it fills, from 0 (its edge is just met) to 1."""


class Lie(Struct, frozen=True):
    """How a chip lies."""

    chip: int
    glimpses: tuple[Glimpse, ...]
    """The outlines that the hole meets, edge included, in the board's order."""
    up: Face
    """The face that points more upward; a chip exactly upright shows its back."""
    tilt: float
    """Between its plane and the horizontal, in radians: 0 flat, π/2 upright."""
    hole_over_rim: bool
    """The hole's centre is over the rim, its inner and outer edge included."""
    hole_beyond: bool
    """The hole's centre is outside the board's outer edge."""
    on_rim: bool
    """Its underside rests on the rim's top or upper inner edge. Leaning on the inner wall does not count."""
    on_chips: tuple[int, ...]
    """The chips it rests on: they touch it from below."""
    on_board: bool
    """Its underside rests on the playing area."""


def read(scene: Scene) -> tuple[Lie, ...]:
    """How every chip of a scene at rest lies, in the scene's order."""
    return tuple(_read(scene, chip) for chip in scene.chips)


def settled(scene: Scene, motion: Motion) -> Scene:
    """The scene after a motion: moved chips at rest, chips that left the table removed."""
    moved = {rest.id: rest for rest in motion.rest}
    known = {chip.id for chip in scene.chips}
    chips = []
    for chip in scene.chips:
        if (rest := moved.get(chip.id)) is None:
            chips.append(chip)
        elif not rest.gone:
            chips.append(BodyPose(rest.id, rest.position, rest.orientation))
    chips += [
        BodyPose(rest.id, rest.position, rest.orientation)
        for rest in motion.rest
        if rest.id not in known and not rest.gone
    ]
    return Scene(scene.board, tuple(chips))


def glimpses(board: Board, centre: Vec2) -> tuple[Glimpse, ...]:
    """The outlines that a hole around this point meets, and how much of it each fills."""
    radius = board.chip.hole / 2.0
    return tuple(
        Glimpse(outline.name, disc_share(outline, centre, radius))
        for outline in board.outlines
        if meets(outline, centre, radius)
    )


def crowded(board: Board) -> tuple[tuple[Outline, Outline], ...]:
    """Pairs of outlines less than a hole apart: a hole could lie on both of them."""
    found = []
    for number, first in enumerate(board.outlines):
        found += [(first, second) for second in board.outlines[:number] if apart(first, second) < board.chip.hole]
    return tuple(found)


def _read(scene: Scene, chip: BodyPose) -> Lie:
    board, m = scene.board, scene.board.measures
    p, axis = chip.position, chip.orientation.axis_z()
    beyond = abs(p.x) > m.outer_x + SLACK or abs(p.y) > m.outer_y + SLACK
    return Lie(
        chip=chip.id,
        glimpses=glimpses(board, Vec2(p.x, p.y)),
        up=Face.FRONT if axis.z > 0.0 else Face.BACK,
        tilt=math.acos(min(1.0, abs(axis.z))),
        hole_over_rim=not beyond and (abs(p.x) >= m.inner_x - SLACK or abs(p.y) >= m.inner_y - SLACK),
        hole_beyond=beyond,
        on_rim=abs(lowest_on_rim(board, chip)) <= TOUCHING,
        on_chips=tuple(other.id for other in scene.chips if other.id != chip.id and rests_on(board, chip, other)),
        on_board=abs(lowest_on_board(board, chip)) <= TOUCHING,
    )
