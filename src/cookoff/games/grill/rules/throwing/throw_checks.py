"""Which throws are legal. An illegal throw is refused before it is made, and may be made again (THR-10)."""

import math
from typing import Any, Protocol

from cookoff.engine import Move, Refusal, Seat
from cookoff.games.grill.content.components import GrillComponents
from cookoff.games.grill.rules.chips import Grill, Pouch
from cookoff.games.grill.rules.moves import AimChip, CallChip, Launch, ThrowChip
from cookoff.physics.port import Board, Face
from cookoff.physics.queries import Aim, Side, Style

from .landing import Ground

FARTHEST_TARGET = 1.0
"""In metres from the centre of the board."""


def check_throw(ground: Ground, grill: Grill, pouch: Pouch, move: ThrowChip | AimChip) -> Refusal | None:
    """Why the throw is illegal, or `None`."""
    if move.value not in pouch.hand:
        return Refusal("THR-12", "chip-not-in-hand", {"value": move.value})
    if isinstance(move, AimChip):
        return check_aim(move.aim)
    return check_launch(ground.board, grill, move.launch)


class AssistOptions(Protocol):
    """The options about assisted throws."""

    def may_aim(self, seat: Seat) -> bool:
        """Whether a person in this seat may aim instead of flicking."""
        ...


def check_human_move(options: AssistOptions, seat: Seat, move: Move) -> Refusal | None:
    """Why a person in this seat may not make the move under these options, or `None`. Bots may always aim."""
    if isinstance(move, AimChip) and not options.may_aim(seat):
        return Refusal("THR-12", "no-assist-here")
    return None


def idle_options(game: Any) -> tuple[str, ...]:
    """The option `doubt` changes nothing where no two outlines are close to each other (THR-21)."""
    components: GrillComponents = game.components
    return () if components.may_doubt() else ("doubt",)


def check_call(ground: Ground, grill: Grill, doubtful: int, move: CallChip) -> Refusal | None:
    """Why the head chef may not decide like this about the chip in doubt, or `None`."""
    if move.chip != doubtful:
        return Refusal("THR-21", "another-chip-in-doubt", {"chip": doubtful})
    if move.place not in ground.met(grill.chip(doubtful).pose):
        return Refusal("THR-21", "hole-does-not-meet", {"place": move.place})
    return None


def check_aim(aim: Aim) -> Refusal | None:
    """Why the aim is invalid, or `None`."""
    x, y = aim.target.x, aim.target.y
    if not (_is_number(x) and _is_number(y)) or math.hypot(x, y) > FARTHEST_TARGET:
        return Refusal("THR-12", "target-out-of-range", {"most": _mm(FARTHEST_TARGET)})
    kinds = (aim.style, Style), (aim.side, Side), (aim.down, Face)
    if not all(isinstance(value, kind) for value, kind in kinds):
        return Refusal("THR-12", "not-an-aim")
    return None if aim.hand is None else Refusal("THR-30", "hand-is-the-seats")


def check_launch(board: Board, grill: Grill, launch: Launch) -> Refusal | None:
    """Why the launch is illegal, or `None`. Every simulator accepts what passes here."""
    release, velocity = launch.release, launch.velocity
    numbers = (
        release.x, release.y, release.z, velocity.x, velocity.y, velocity.z,
        launch.spin, launch.tumble, launch.tilt, launch.facing,
    )  # fmt: skip
    if not all(_is_number(number) for number in numbers) or not isinstance(launch.down, Face):
        return Refusal("THR-12", "not-a-number")
    limits = board.limits
    if velocity.length() > limits.speed:
        return Refusal("THR-12", "too-fast", {"most": _mm(limits.speed)})
    for turning in (launch.spin, launch.tumble):
        if abs(turning) > limits.spin:
            return Refusal("THR-12", "turns-too-fast", {"most": int(limits.spin)})
    if abs(launch.tilt) > math.pi / 2.0 or abs(launch.facing) > math.pi:
        return Refusal("THR-12", "angle-out-of-range")
    return _check_release(board, grill, launch)


def _check_release(board: Board, grill: Grill, launch: Launch) -> Refusal | None:
    """The hand stays outside the board (THR-10), at most so far away (THR-11); the chip touches nothing (THR-18)."""
    m, limits, chip, p = board.measures, board.limits, board.chip, launch.release
    beyond_x, beyond_y = abs(p.x) - m.outer_x, abs(p.y) - m.outer_y
    if beyond_x < 0.0 and beyond_y < 0.0:
        return Refusal("THR-10", "hand-over-board")
    beyond = math.hypot(max(beyond_x, 0.0), max(beyond_y, 0.0))
    if beyond > limits.reach:
        return Refusal("THR-11", "too-far-away", {"most": _mm(limits.reach)})
    height = p.z + m.thickness
    if not 0.0 <= height <= limits.height:
        return Refusal("THR-11", "too-high-or-low", {"most": _mm(limits.height)})
    tilt = launch.tilt
    low = chip.diameter / 2.0 * abs(math.sin(tilt)) + chip.thickness / 2.0 * abs(math.cos(tilt))
    if height < low:
        return Refusal("THR-18", "touches-table")
    if p.z - low < m.rim_height and beyond < chip.diameter / 2.0 + chip.thickness / 2.0:
        return Refusal("THR-18", "touches-board")
    clear = math.hypot(chip.diameter, chip.thickness)
    for lying in grill.lying:
        q = lying.pose.position
        if math.dist((p.x, p.y, p.z), (q.x, q.y, q.z)) < clear:
            return Refusal("THR-18", "touches-chip", {"chip": lying.id})
    return None


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and math.isfinite(value)


def _mm(metres: float) -> int:
    """Metres to millimetres, since refusals hold whole numbers."""
    return round(metres * 1000)
