"""The aim solver: finds the throw of a style that comes to rest at a point of the empty board."""

import math
from collections.abc import Callable

from msgspec import Struct

from cookoff.physics.core.board import Board
from cookoff.physics.core.motion import Motion, Surface
from cookoff.physics.geometry import GRAVITY, Vec2, Vec3
from cookoff.physics.hand import Grip, Style, hand_data
from cookoff.physics.port import ChipSimulator, Scene, Throw

NEAR = 0.015
"""The chip must rest within this distance of the target, in metres."""
SPEEDS = 14
"""Speeds to try first, around the textbook's."""
REFINEMENTS = 6
"""Further attempts around the best one."""


class CannotReach(Struct, frozen=True):
    """No throw of this style was found; the reason says why."""

    reason: str
    miss: float | None = None
    """Distance of the best one from the target, in metres."""


class Aimed(Struct, frozen=True):
    """A throw that reaches its target."""

    throw: Throw
    miss: float
    """Its distance from the target on the empty board, in metres."""


class _Attempt(Struct, frozen=True):
    speed: float
    heading: float
    throw: Throw
    along: float
    """How far it went beyond the target."""
    aside: float
    """How far to the left of the line it came to rest."""
    banked: bool

    @property
    def miss(self) -> float:
        return math.hypot(self.along, self.aside)


class Aimer:
    """Finds throws by trying them on a simulator, and caches them."""

    def __init__(self, simulator: ChipSimulator) -> None:
        self._simulator = simulator
        self._found: dict[tuple[str, Vec2, Style, Vec2], Aimed | CannotReach] = {}
        self._digests: dict[int, tuple[Board, str]] = {}

    def aim(self, board: Board, target: Vec2, style: Style, stance: Vec2 | None = None) -> Aimed | CannotReach:
        """The throw that brings a chip to rest at `target`, or why there is none.

        `stance` is the point outside the board from which the hand reaches over its edge; by default the near side.
        """
        m = board.measures
        edge = board.chip.diameter / 2.0
        if not (abs(target.x) <= m.inner_x - edge and abs(target.y) <= m.inner_y - edge):
            return CannotReach("a chip does not lie flat there: the point is not far enough inside the rim")
        stance = stance or Vec2(target.x * 0.7, -m.depth)
        if abs(stance.x) < m.outer_x and abs(stance.y) < m.outer_y:
            return CannotReach("the hand is over the board")
        key = (self._digest(board), target, style, stance)
        if key not in self._found:
            self._found[key] = self._search(board, target, style, stance)
        return self._found[key]

    def _digest(self, board: Board) -> str:
        # Boards are large to hash; the same object is the same board.
        known = self._digests.get(id(board))
        if known is None:
            known = self._digests[id(board)] = (board, board.digest())
        return known[1]

    def _search(self, board: Board, target: Vec2, style: Style, stance: Vec2) -> Aimed | CannotReach:
        grip = hand_data().styles[style]
        release = release_point(board, grip, stance, target)
        heading = math.atan2(target.y - release.y, target.x - release.x)
        distance = math.hypot(target.x - release.x, target.y - release.y)
        bank = style is Style.BANK

        def try_throw(speed: float, heading: float) -> _Attempt:
            speed = max(grip.least, min(speed, board.limits.speed * 0.999))
            throw = throw_with(grip, release, speed, heading)
            return _measure(speed, heading, throw, self._simulator.throw(Scene(board), throw), target)

        if bank:
            wall = _wall(board, release, heading)
            least = _speed_for(board, grip, wall) * 1.05
            speeds = [least * 1.1**n for n in range(SPEEDS)]
        else:
            guess = _speed_for(board, grip, distance)
            speeds = [guess * 0.78 * 1.06**n for n in range(SPEEDS)]
        speeds = [speed for speed in speeds if grip.least <= speed < board.limits.speed]
        too_fast = f"a {style.value} is too fast for it (never under {grip.least:g} m/s)"
        if not speeds:
            return CannotReach(too_fast)
        attempts = [try_throw(speed, heading) for speed in speeds]
        if bank and not any(attempt.banked for attempt in attempts):
            return CannotReach("the chip never comes back from the rim")
        # Only a bank shot means to come back from the rim; a harder throw of another style that happens to end at the
        # target by way of it is the last resort.
        best = _steadiest([attempt for attempt in attempts if attempt.banked == bank] or attempts)
        best = self._refine(best, try_throw, bank)
        if best.miss > NEAR:
            slowest = best.speed < grip.least * 1.06 and best.along > 0.0
            away = f"the best {style.value} rests {best.miss * 100:.1f} cm away"
            return CannotReach(too_fast if slowest else away, best.miss)
        return Aimed(best.throw, best.miss)

    @staticmethod
    def _refine(best: _Attempt, try_throw: Callable[[float, float], _Attempt], bank: bool) -> _Attempt:
        """Correct direction and speed a few times, and keep the best attempt."""
        current = best
        for number in range(REFINEMENTS):
            if best.miss < NEAR / 3.0:
                break
            reach = max(0.1, math.hypot(current.throw.release.x, current.throw.release.y))
            heading = current.heading - current.aside / reach
            # The further a chip goes the faster it must be, but half as much: v² decides. Back from the rim it is
            # the other way round.
            change = max(-0.1, min(0.1, 0.5 * current.along / reach / (1 + number // 3)))
            current = try_throw(current.speed * (1.0 + change if bank else 1.0 - change), heading)
            if current.miss < best.miss and (current.banked or not bank):
                best = current
            else:
                current = best if number % 2 else current
        return best


def release_point(board: Board, grip: Grip, stance: Vec2, target: Vec2) -> Vec3:
    """Where the line from the stance to the target reaches the board's edge, `grip.back` before it."""
    m = board.measures
    dx, dy = target.x - stance.x, target.y - stance.y
    length = math.hypot(dx, dy)
    shares = [0.0]
    for start, step, half in ((stance.x, dx, m.outer_x), (stance.y, dy, m.outer_y)):
        if abs(start) > half:
            shares.append((abs(start) - half) / abs(step))
    share = max(0.0, max(shares) - grip.back / length)
    return Vec3(stance.x + share * dx, stance.y + share * dy, m.rim_height + grip.height)


def throw_with(grip: Grip, release: Vec3, speed: float, heading: float) -> Throw:
    """The throw of chip 0 with this grip."""
    level = speed * math.cos(grip.loft)
    velocity = Vec3(level * math.cos(heading), level * math.sin(heading), speed * math.sin(grip.loft))
    return Throw(chip=0, release=release, velocity=velocity, spin=grip.spin, tilt=grip.tilt)


def _measure(speed: float, heading: float, throw: Throw, motion: Motion, target: Vec2) -> _Attempt:
    (rest,) = motion.rest
    dx, dy = rest.position.x - target.x, rest.position.y - target.y
    along = dx * math.cos(heading) + dy * math.sin(heading)
    aside = dy * math.cos(heading) - dx * math.sin(heading)
    return _Attempt(speed, heading, throw, along, aside, met_rim(motion))


def met_rim(motion: Motion) -> bool:
    """Whether a chip thrown onto an empty board touched the rim after the board."""
    landed = [contact.surface for contact in motion.contacts]
    # Over the near rim the chip may scrape the top; against the far one it comes after the board.
    return Surface.BOARD in landed and Surface.RIM in landed[landed.index(Surface.BOARD) :]


def _steadiest(attempts: list[_Attempt]) -> _Attempt:
    """The attempt whose neighbours in speed also rest near the target, because a hand is imprecise."""

    def around(number: int) -> float:
        near = attempts[max(0, number - 1) : number + 2]
        return attempts[number].miss + sum(min(attempt.miss, 0.1) for attempt in near) / len(near)

    return attempts[min(range(len(attempts)), key=around)]


def _speed_for(board: Board, grip: Grip, distance: float) -> float:
    """The textbook's speed: flight, a loss at landing, then sliding."""
    slow, fast = 0.0, board.limits.speed
    for _ in range(40):
        speed = (slow + fast) / 2.0
        if _path(board, grip, speed) < distance:
            slow = speed
        else:
            fast = speed
    return (slow + fast) / 2.0


def _path(board: Board, grip: Grip, speed: float) -> float:
    pair = board.materials.chip_board
    drop = board.measures.rim_height + grip.height - board.chip.thickness / 2.0
    level, up = speed * math.cos(grip.loft), speed * math.sin(grip.loft)
    fall = math.sqrt(up * up + 2.0 * GRAVITY * drop)
    after = max(0.0, level - pair.friction * (1.0 + pair.restitution) * fall)
    return level * (up + fall) / GRAVITY + after * after / (2.0 * pair.friction * GRAVITY)


def _wall(board: Board, release: Vec3, heading: float) -> float:
    """How far from the release the line meets the far rim's wall, as a chip's centre feels it."""
    m, edge = board.measures, board.chip.diameter / 2.0
    found = []
    for start, step, half in (
        (release.x, math.cos(heading), m.inner_x - edge),
        (release.y, math.sin(heading), m.inner_y - edge),
    ):
        if abs(step) > 1e-9:
            found.append((math.copysign(half, step) - start) / step)
    return min(found)
