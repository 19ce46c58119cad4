"""The engine's model of a board with chips, built from the measures."""

from collections.abc import Sequence
from itertools import pairwise

import mujoco
from msgspec import Struct

from cookoff.physics.common.chips.flight import inertia
from cookoff.physics.core.board import Board, BoardMeasures, ChipMeasures, Materials, Pair
from cookoff.physics.core.errors import InvalidInput
from cookoff.physics.core.motion import Surface
from cookoff.physics.geometry import GRAVITY

STEP = 0.001
"""Seconds; at 2 ms chips sink millimetres into the board."""
REST_SPEED = 0.005
"""In m/s, also at the edge of a turning chip: slower chips sleep after ten steps."""
UNUSED = " ".join(
    f'{part}="disable"' for part in ("equality", "frictionloss", "limit", "actuation", "sensor", "spring", "damper")
)
"""Engine features that chips and dice do not need; disabling them saves 2.5 % of the time."""
DEEP = 0.1
"""Thickness of the boxes under the surfaces. Boxes, because a disc on the engine's plane never rests."""

# Mean bounce of a chip dropped flat 600 times from 2 to 25 cm, measured at STEP with a contact time constant of 4 ms,
# against the damping ratio of the contact. Livelier contacts than the first never come to rest.
_STIFFNESS_TIME = 0.004
_BOUNCE_DAMPING = ((0.181, 0.5), (0.161, 0.6), (0.144, 0.7), (0.121, 0.85), (0.103, 1.0), (0.075, 1.3))

SLIDING, ROLLING = 3, 6
"""What a contact resists: sliding alone, or twisting and rolling too. The latter takes twice the time to solve, and
only a chip on its edge rolls."""

STATIC = (Surface.BOARD, Surface.RIM, Surface.RIM, Surface.RIM, Surface.RIM, Surface.TABLE)
"""The surfaces of the first geoms, by number; the chips come after them."""


class ModelKey(Struct, frozen=True):
    """What a model depends on; outlines and limits do not matter."""

    chip: ChipMeasures
    measures: BoardMeasures
    materials: Materials
    count: int
    """How many chips."""
    asleep: bool
    """All but the first chip begin asleep; otherwise all begin awake."""


def damping(field: str, restitution: float) -> float:
    """The contact's damping ratio that gives this restitution, or InvalidInput."""
    most, least = _BOUNCE_DAMPING[0][0], _BOUNCE_DAMPING[-1][0]
    if not least <= restitution <= most:
        raise InvalidInput(
            f"materials.{field}.restitution",
            f"{restitution:g} is not allowed: chips come to rest reliably from {least:g} to {most:g}",
        )
    for (high, little), (low, much) in pairwise(_BOUNCE_DAMPING):
        if restitution >= low:
            return little + (much - little) * (high - restitution) / (high - low)
    return _BOUNCE_DAMPING[-1][1]


def build(key: ModelKey) -> mujoco.MjModel:
    """Compile the model: board, four rims and table (geoms 0 to 5), then one free cylinder per chip."""
    m, materials = key.measures, key.materials
    half_x, half_y = m.outer_x, m.outer_y
    in_x, in_y = m.inner_x, m.inner_y
    rim_mid, rim_half = (m.rim_height - DEEP) / 2.0, (m.rim_height + DEEP) / 2.0
    out_x, out_y = half_x - m.rim_width / 2.0, half_y - m.rim_width / 2.0
    on_board = _surface("chip_board", materials.chip_board)
    on_rim = _surface("chip_rim", materials.chip_rim)
    on_table = _surface("chip_table", materials.chip_table)
    static = [
        _box((in_x, in_y, DEEP / 2.0), (0.0, 0.0, -DEEP / 2.0), on_board),
        _box((half_x, m.rim_width / 2.0, rim_half), (0.0, out_y, rim_mid), on_rim),
        _box((half_x, m.rim_width / 2.0, rim_half), (0.0, -out_y, rim_mid), on_rim),
        _box((m.rim_width / 2.0, in_y, rim_half), (out_x, 0.0, rim_mid), on_rim),
        _box((m.rim_width / 2.0, in_y, rim_half), (-out_x, 0.0, rim_mid), on_rim),
        _box((half_x + m.table, half_y + m.table, DEEP / 2.0), (0.0, 0.0, -m.thickness - DEEP / 2.0), on_table),
    ]
    chips = [_chip(key, number) for number in range(key.count)]
    text = f"""<mujoco>
      <option timestep="{STEP}" gravity="0 0 {-GRAVITY}" integrator="discrete" cone="elliptic" solver="Newton"
        tolerance="1e-5" sleep_tolerance="{REST_SPEED}">
        <flag sleep="enable" speculative="enable" autoreset="disable" {UNUSED}/>
      </option>
      <worldbody>{"".join(static)}{"".join(chips)}</worldbody>
    </mujoco>"""
    # The engine would write warnings into a file in the current folder; we check its numbers instead.
    mujoco.set_mju_user_warning(_ignore)
    return mujoco.MjModel.from_xml_string(text)


def _ignore(_warning: str) -> None:
    pass


def key_of(board: Board, count: int, *, asleep: bool) -> ModelKey:
    """The key of the model for `count` chips on this board."""
    return ModelKey(board.chip, board.measures, board.materials, count, asleep)


def _surface(field: str, pair: Pair) -> str:
    return (
        f'friction="{pair.friction!r} {pair.twisting!r} {pair.rolling!r}"'
        f' solref="{_STIFFNESS_TIME} {damping(field, pair.restitution)!r}" solimp=".95 .99 .0005 .5 2"'
    )


def _box(half_size: Sequence[float], centre: Sequence[float], surface: str) -> str:
    # The higher priority makes the pair's values those of the surface, whatever the chip's own are.
    size, place = " ".join(map(repr, half_size)), " ".join(map(repr, centre))
    return (
        f'<geom type="box" size="{size}" pos="{place}" contype="0" conaffinity="1" priority="1"'
        f' condim="{ROLLING}" {surface}/>'
    )


def _chip(key: ModelKey, number: int) -> str:
    chip = key.chip
    across, along = inertia(chip)
    policy = "init" if key.asleep and number > 0 else "allowed"
    # Placeholder positions without contact: every run sets its own.
    return (
        f'<body pos="{2.0 * chip.diameter * number!r} 0 5" sleep="{policy}"><freejoint/>'
        f'<inertial pos="0 0 0" mass="{chip.mass!r}" diaginertia="{across!r} {across!r} {along!r}"/>'
        f'<geom type="cylinder" size="{chip.diameter / 2.0!r} {chip.thickness / 2.0!r}" contype="1" conaffinity="1"'
        f' condim="{ROLLING}"'
        f" {_surface('chip_chip', key.materials.chip_chip)}/></body>"
    )
