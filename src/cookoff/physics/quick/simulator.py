"""The quick simulator, for search and large simulations."""

import logging
from collections.abc import Sequence
from functools import cached_property

import numpy as np
import numpy.typing as npt
from msgspec import Struct

from cookoff.physics.common import keyframes
from cookoff.physics.common.chips.forced_rest import lay_down
from cookoff.physics.common.chips.validation import checked_scene, checked_throw
from cookoff.physics.core.board import Board
from cookoff.physics.core.motion import Contact, Motion, Rest, Surface
from cookoff.physics.geometry import Quat, Vec3
from cookoff.physics.port import Scene, Throw
from cookoff.physics.quick.chips import kernel
from cookoff.physics.quick.chips.arrays import departure_rows, lying_array, raw_rows
from cookoff.physics.quick.chips.batch_validation import admitted
from cookoff.physics.quick.chips.fit import Fitted, nearest, physical_digest, shipped
from cookoff.physics.quick.chips.kernel import Array, Record, Whole
from cookoff.physics.quick.chips.parameters import numbers
from cookoff.physics.quick.chips.support import finish, loose
from cookoff.physics.quick.dice.simulator import QuickDice

ENGINE = "quick"
VERSION = 1
"""Increases when the same throw may end elsewhere."""

_SURFACES = (Surface.BOARD, Surface.RIM, Surface.TABLE, Surface.CHIP)
_NO_EVENTS, _NO_FRAMES = np.zeros((0, 5)), np.zeros((0, 0, 7))
_log = logging.getLogger(__name__)


class Landings(Struct, frozen=True):
    """The ends of many throws onto one scene: a row per throw, a column per chip, the thrown one first."""

    chips: tuple[int, ...]
    """The ids of the lying chips, for the columns after the first."""
    poses: Array
    """x, y, z, qw, qx, qy, qz of every chip at rest."""
    fate: Whole
    durations: Array

    @property
    def moved(self) -> npt.NDArray[np.bool_]:
        """Which chips moved."""
        return np.asarray(self.fate != kernel.AT_REST)

    @property
    def gone(self) -> npt.NDArray[np.bool_]:
        """Which chips left the table."""
        return np.asarray(self.fate & kernel.GONE != 0)

    @property
    def forced(self) -> npt.NDArray[np.bool_]:
        """Which chips had to be brought to rest by rule."""
        return np.asarray(self.fate & kernel.FORCED != 0)


class _Setting:
    """A checked scene, and its arrays."""

    def __init__(self, scene: Scene, given: Scene, p: Record, version: str) -> None:
        self.scene = scene
        self.given = given
        self.numbers = p
        self.version = version
        self.lying = lying_array(scene.chips)
        self.ids = [chip.id for chip in scene.chips]

    @cached_property
    def stacked(self) -> bool:
        """Whether a chip does not lie flat on the board, so that it may lose its support."""
        half = self.scene.board.chip.thickness / 2.0
        return any(abs(chip.position.z - half) > 0.2 * half for chip in self.scene.chips)


class QuickSimulator(QuickDice):
    """Approximates the real simulator, some hundred times faster.

    Uses the fit for the board: the given one, or one of this package. Other boards borrow the fit of the most similar
    board; the log says so once, and the motions' version ends with `~`. `fit_of` returns the fit.
    """

    def __init__(self, fit: Fitted | None = None, *, tracks: bool = False) -> None:
        """`tracks`: whether motions have keyframes; search does not need them."""
        self._fits = [fit] if fit is not None else list(shipped())
        self._tracks = tracks
        self._boards: dict[Board, tuple[Record, str]] = {}
        self._last: _Setting | None = None

    def fit_of(self, board: Board) -> tuple[Fitted, bool]:
        """The fit used for a board, and whether it was made for it."""
        fitted = nearest(board, self._fits)
        return fitted, fitted.digest == physical_digest(board)

    def throw(self, scene: Scene, throw: Throw) -> Motion:
        """Throw a chip onto the scene and let everything come to rest."""
        setting = self._setting(scene)
        throw = checked_throw(setting.scene, throw)
        n = len(setting.ids) + 1
        rest, fate, events = np.empty((n, 7)), np.empty(n, np.int64), np.empty((kernel.MOST_EVENTS, 5))
        board = setting.scene.board
        frames = np.empty((int(board.limits.time * keyframes.RATE) + 2, n, 7)) if self._tracks else _NO_FRAMES
        departure = departure_rows(board, raw_rows((throw,)))[0]
        duration, noted, shown = kernel.simulate(
            setting.numbers, setting.lying, n - 1, departure, rest, fate, events, frames
        ).tolist()
        if setting.stacked or (fate & kernel.FORCED).any():
            finish(board, setting.lying[: n - 1], rest, fate)
        if self._tracks:
            frames[int(shown) - 1] = rest
        ids = [throw.chip, *setting.ids]
        return _motion(
            setting.version,
            ids,
            rest,
            fate,
            duration=duration,
            events=events[: int(noted)],
            frames=frames[: int(shown)],
        )

    def throw_many(self, scene: Scene, throws: Sequence[Throw]) -> Landings:
        """Throw each chip onto the scene, independently of the others."""
        setting = self._setting(scene)
        board = setting.scene.board
        departures = departure_rows(board, admitted(setting.scene, throws, setting.lying))
        n, count = len(setting.ids) + 1, len(throws)
        poses, fate, durations = np.empty((count, n, 7)), np.empty((count, n), np.int64), np.empty(count)
        if count:
            kernel.simulate_many(
                setting.numbers,
                setting.lying[None],
                np.array([n - 1]),
                np.zeros(count, np.int64),
                departures,
                poses,
                fate,
                durations,
            )
        unfinished = np.full(count, setting.stacked) | (fate & kernel.FORCED).any(axis=1)
        for k in np.flatnonzero(unfinished):
            finish(board, setting.lying[: n - 1], poses[k], fate[k])
        return Landings(tuple(setting.ids), poses, fate, durations)

    def settle(self, scene: Scene) -> Motion:
        """Lay chips that hang in the air on the highest thing below them."""
        setting = self._setting(scene)
        poses = setting.lying.copy()
        fate = np.zeros(len(poses), np.int64)
        falling = loose(setting.scene.board, setting.scene.chips)
        if falling:
            poses = lay_down(setting.scene.board, poses, falling, set())
            fate[list(falling)] = kernel.MOVED
        return _motion(setting.version, setting.ids, poses, fate, duration=0.0, events=_NO_EVENTS, frames=_NO_FRAMES)

    def _setting(self, scene: Scene) -> _Setting:
        # Scenes cannot change, so one that was checked a moment ago need not be checked again.
        last = self._last
        if last is not None and scene is last.given:
            return last
        checked = checked_scene(scene)
        known = self._boards.get(checked.board)
        if known is None:
            known = self._boards[checked.board] = self._prepare(checked.board)
        setting = _Setting(checked, scene, *known)
        if type(scene.chips) is tuple:
            self._last = setting
        return setting

    def _prepare(self, board: Board) -> tuple[Record, str]:
        fitted, exact = self.fit_of(board)
        if not exact:
            _log.warning(
                "no calibration for the board %r; using that of %r (`cookoff physics calibrate` makes one)",
                board.name,
                fitted.board,
            )
        return numbers(board, fitted.fit), f"{VERSION}/{fitted.name()}{'' if exact else '~'}"


def _motion(
    version: str, ids: Sequence[int], rest: Array, fate: Whole, *, duration: float, events: Array, frames: Array
) -> Motion:
    fates = fate.tolist()
    moved = [i for i, what in enumerate(fates) if what]
    rows = rest.tolist()
    ends = []
    for i in moved:
        x, y, z, *q = rows[i]
        gone, forced = bool(fates[i] & kernel.GONE), bool(fates[i] & kernel.FORCED)
        ends.append(Rest(ids[i], Vec3(x, y, z), Quat(*q), gone, forced))
    contacts = []
    for time, body, kind, other, speed in events.tolist():
        touched = ids[int(other)] if kind == kernel.CHIP else None
        contacts.append(Contact(round(time, 6), ids[int(body)], _SURFACES[int(kind)], touched, round(speed, 4)))
    tracks = tuple(keyframes.track(ids[i], frames[:, i]) for i in moved) if len(frames) else ()
    return Motion(ENGINE, version, round(duration, 6), tuple(ends), tuple(contacts), tracks)
