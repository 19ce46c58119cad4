"""Checks scenes and throws before they are simulated."""

import math
from functools import lru_cache
from typing import Annotated

from msgspec import Meta, Struct

from cookoff.physics.core.board import Board, check_board
from cookoff.physics.core.errors import InvalidInput, check_unit, expected, typed
from cookoff.physics.port import MOST_CHIPS, BodyPose, Scene, Throw, Vec3

MARGIN = 2.0
"""The greatest distance of a chip from the board, in metres."""


class _Lying(Struct, frozen=True):
    """The chips of a scene without its board, which is checked once and not with every throw."""

    chips: Annotated[tuple[BodyPose, ...], Meta(max_length=MOST_CHIPS)]


def checked_scene(scene: Scene) -> Scene:
    """The scene with plain numbers. Raises InvalidInput for duplicate, overlapping or misplaced chips."""
    if not isinstance(scene, Scene):
        raise InvalidInput("scene", f"expected a Scene, got {type(scene).__name__}")
    if not isinstance(scene.board, Board):
        raise InvalidInput("board", f"expected a Board, got {type(scene.board).__name__}")
    try:
        board = _known_board(scene.board)
    except InvalidInput as error:
        raise InvalidInput(f"board.{error.field}", error.reason) from None
    scene = Scene(board, typed(_Lying(scene.chips)).chips)
    check_chips(scene)
    return scene


def _known_board(board: Board) -> Board:
    try:
        return _cached_board(board)
    except TypeError:  # it holds a list or the like, which cannot be a cache key
        return _checked_board(board)


def _checked_board(board: Board) -> Board:
    board = typed(board)
    check_board(board)
    return board


_cached_board = lru_cache(maxsize=32)(_checked_board)


def check_chips(scene: Scene) -> None:
    """The part of `checked_scene` that is about the chips."""
    board, m = scene.board, scene.board.measures
    seen: set[int] = set()
    for number, chip in enumerate(scene.chips):
        where = f"chips[{number}]"
        if chip.id in seen:
            raise InvalidInput(f"{where}.id", f"chip {chip.id} is in the scene twice")
        seen.add(chip.id)
        p = chip.position
        _check_within(f"{where}.position.x", p.x, m.outer_x + m.table + MARGIN)
        _check_within(f"{where}.position.y", p.y, m.outer_y + m.table + MARGIN)
        if not -m.thickness <= p.z <= MARGIN:
            raise InvalidInput(f"{where}.position.z", f"{p.z:g} is not from {-m.thickness:g} to {MARGIN:g} m")
        check_unit(f"{where}.orientation", chip.orientation.norm())
    # The centres of two chips that do not overlap are at least one thickness apart, however they lie.
    least = 0.5 * board.chip.thickness
    by_x = sorted((chip.position.x, chip.position.y, chip.position.z, n) for n, chip in enumerate(scene.chips))
    for rank, a in enumerate(by_x):
        for b in by_x[rank + 1 :]:
            if b[0] - a[0] >= least:
                break
            if math.dist(a[:3], b[:3]) < least:
                first, second = sorted((a[3], b[3]))
                raise InvalidInput(f"chips[{second}].position", f"is inside the chip chips[{first}]")


def checked_throw(scene: Scene, throw: Throw) -> Throw:
    """The throw with plain numbers. Raises InvalidInput unless the board's limits allow it on this (checked) scene."""
    throw = expected("throw", throw, Throw)
    limits = scene.board.limits
    if throw.chip in [chip.id for chip in scene.chips]:
        raise InvalidInput("chip", f"chip {throw.chip} is already lying in the scene")
    if len(scene.chips) >= MOST_CHIPS:
        raise InvalidInput(
            "chips", f"{len(scene.chips)} lie there; at most {MOST_CHIPS} are possible, including the thrown one"
        )
    _check_release(scene.board, throw)
    speed = throw.velocity.length()
    if speed > limits.speed:
        raise InvalidInput("velocity", f"{speed:g} m/s is more than the {limits.speed:g} m/s allowed")
    for field in ("spin", "tumble"):
        _check_within(field, getattr(throw, field), limits.spin, "rad/s")
    _check_free(scene, throw.release)
    return throw


def lowest_point(board: Board, tilt: float) -> float:
    """How far a tilted chip reaches below its centre."""
    chip = board.chip
    return chip.diameter / 2.0 * abs(math.sin(tilt)) + chip.thickness / 2.0 * abs(math.cos(tilt))


def _check_release(board: Board, throw: Throw) -> None:
    m, limits, p = board.measures, board.limits, throw.release
    beyond_x, beyond_y = abs(p.x) - m.outer_x, abs(p.y) - m.outer_y
    if beyond_x < 0.0 and beyond_y < 0.0:
        raise InvalidInput("release", f"({p.x:g}, {p.y:g}) is above the board; the hand stays outside its outer edge")
    beyond = math.hypot(max(beyond_x, 0.0), max(beyond_y, 0.0))
    if beyond > limits.reach:
        raise InvalidInput("release", f"{beyond:g} m outside the board's edge; at most {limits.reach:g} m are allowed")
    height = p.z + m.thickness
    if not 0.0 <= height <= limits.height:
        raise InvalidInput(
            "release.z", f"{height:g} m above the table; it must be from 0 to {limits.height:g} m above it"
        )
    low = lowest_point(board, throw.tilt)
    if height < low:
        raise InvalidInput("release.z", f"{height:g} m above the table: the chip, tilted so, would touch the table")
    if p.z - low < m.rim_height and beyond < board.chip.diameter / 2.0 + board.chip.thickness / 2.0:
        raise InvalidInput("release", "the chip would touch the side of the board; release it higher or further out")


def _check_free(scene: Scene, release: Vec3) -> None:
    """The chip touches nothing at release: keep its bounding ball clear of the others' bounding balls."""
    chip = scene.board.chip
    clear = math.hypot(chip.diameter, chip.thickness)
    for number, other in enumerate(scene.chips):
        p = other.position
        if abs(p.x - release.x) >= clear or abs(p.y - release.y) >= clear:
            continue  # most are: no need to measure
        if math.dist((p.x, p.y, p.z), (release.x, release.y, release.z)) < clear:
            raise InvalidInput("release", f"within {clear:g} m of the chip chips[{number}]; release it clear of others")


def _check_within(field: str, value: float, most: float, unit: str = "m") -> None:
    if not abs(value) <= most:
        raise InvalidInput(field, f"{value:g} is not from {-most:g} to {most:g} {unit}")
