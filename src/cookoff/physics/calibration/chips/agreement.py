"""Compares two simulators: the same throws on both, and statistics of how they end."""

import math
from collections.abc import Iterator, Sequence

import numpy as np
import numpy.typing as npt

from cookoff.physics.calibration.chips.styled_throws import MOST_LYING, STYLES, trial
from cookoff.physics.core.board import Board, Circle, Outline
from cookoff.physics.core.motion import Motion
from cookoff.physics.geometry import Vec2
from cookoff.physics.port import Scene, Throw
from cookoff.physics.quick.chips import kernel
from cookoff.physics.quick.chips.arrays import departure_rows, lying_array, raw_rows
from cookoff.physics.quick.chips.kernel import Array, Record, Whole
from cookoff.physics.readings.outlines import meets

KNOCKED = 0.001
"""A lying chip counts as knocked if it ends at least this far from where it was, in metres."""
GRID = 0.0025
"""Resolution of the map of outlines, in metres."""


class Trials:
    """Throws of all styles onto scenes of their own, as arrays; the trials from `first` on."""

    def __init__(self, board: Board, each: int, first: int = 0) -> None:
        self.board = board
        self.each = each
        self.given: list[tuple[Scene, Throw]] = [
            trial(board, style, first + k) for style in STYLES for k in range(each)
        ]
        count = len(self.given)
        self.counts = np.array([len(scene.chips) for scene, _ in self.given])
        self.lying = np.zeros((count, MOST_LYING, 7))
        for k, (scene, _) in enumerate(self.given):
            self.lying[k, : max(self.counts[k], 1)] = lying_array(scene.chips)
        self.departures = departure_rows(board, raw_rows([throw for _, throw in self.given]))

    def quick(self, numbers: Record) -> "Endings":
        """How they end on the quick simulator with these parameters."""
        count = len(self.given)
        ends = Endings(count)
        kernel.simulate_many(
            numbers, self.lying, self.counts, np.arange(count), self.departures, ends.rest, ends.fate, ends.durations
        )
        return ends

    def real(self, motions: Sequence[Motion]) -> "Endings":
        """How they end in these motions, in order."""
        count = len(self.given)
        ends = Endings(count)
        ends.rest[:, 1:] = self.lying
        for k, motion in enumerate(motions):
            ends.durations[k] = motion.duration
            places = {chip.id: i for i, chip in enumerate(self.given[k][0].chips, 1)}
            for rest in motion.rest:
                i, p, q = places.get(rest.id, 0), rest.position, rest.orientation
                ends.rest[k, i] = (p.x, p.y, p.z, q.w, q.x, q.y, q.z)
                ends.fate[k, i] = kernel.MOVED | (kernel.GONE if rest.gone else 0)
        return ends


class Endings:
    """Rest poses and fates, a row per throw, a column per chip, the thrown one first."""

    def __init__(self, count: int) -> None:
        self.rest: Array = np.zeros((count, MOST_LYING + 1, 7))
        self.fate: Whole = np.zeros((count, MOST_LYING + 1), np.int64)
        self.durations: Array = np.zeros(count)


class Likeness:
    """Turns endings into statistics."""

    def __init__(self, trials: Trials) -> None:
        self.trials = trials
        m = trials.board.measures
        self._map = np.zeros((math.ceil(m.width / GRID) + 1, math.ceil(m.depth / GRID) + 1), np.bool_)
        for outline in trials.board.outlines:
            self._draw(outline)

    def _draw(self, outline: Outline) -> None:
        """Mark the points of the map from which a hole meets the outline."""
        m, hole = self.trials.board.measures, self.trials.board.chip.hole / 2.0
        if isinstance(outline, Circle):
            xs = [outline.centre.x - outline.radius, outline.centre.x + outline.radius]
            ys = [outline.centre.y - outline.radius, outline.centre.y + outline.radius]
        else:
            xs, ys = [p.x for p in outline.points], [p.y for p in outline.points]
        for i in range(*_span(min(xs) - hole, max(xs) + hole, m.width, len(self._map))):
            for j in range(*_span(min(ys) - hole, max(ys) + hole, m.depth, len(self._map[0]))):
                if meets(outline, Vec2(i * GRID - m.outer_x, j * GRID - m.outer_y), hole):
                    self._map[i, j] = True

    def out(self, ends: Endings) -> npt.NDArray[np.bool_]:
        """Which thrown chips lie on the rim or beyond it (nearly as the readings have it; those decide)."""
        m, chip = self.trials.board.measures, self.trials.board.chip
        x, y, z = np.abs(ends.rest[:, 0, 0]), np.abs(ends.rest[:, 0, 1]), ends.rest[:, 0, 2]
        in_x, in_y = m.inner_x, m.inner_y
        up = np.abs(_up(ends.rest[:, 0]))
        reach = chip.diameter / 2.0 * up - 0.0003
        half_up = ((x + reach > in_x) | (y + reach > in_y)) & (z > chip.thickness / 2.0 + 0.0004)
        gone = ends.fate[:, 0] & kernel.GONE != 0
        return np.asarray(gone | (x > in_x) | (y > in_y) | half_up)

    def valid(self, ends: Endings) -> npt.NDArray[np.bool_]:
        """Which thrown chips lie on an outline, by the map of trials."""
        m = self.trials.board.measures
        i = np.clip(np.rint((ends.rest[:, 0, 0] + m.outer_x) / GRID), 0, len(self._map) - 1).astype(np.int64)
        j = np.clip(np.rint((ends.rest[:, 0, 1] + m.outer_y) / GRID), 0, len(self._map[0]) - 1).astype(np.int64)
        return np.asarray(self._map[i, j] & ~self.out(ends))

    def figures(self, ends: Endings) -> Iterator[tuple[str, str, float]]:
        """Style, name and value of every statistic."""
        trials = self.trials
        move = ends.rest[:, 0, :2] - trials.departures[:, :2]
        far = np.hypot(move[:, 0], move[:, 1])
        speeds = trials.departures[:, 3:5]
        heading = speeds / (np.hypot(speeds[:, 0], speeds[:, 1])[:, None] + 1e-12)
        aside = np.abs(move[:, 0] * heading[:, 1] - move[:, 1] * heading[:, 0])
        out, valid = self.out(ends), self.valid(ends)
        shift = np.hypot(*np.moveaxis(ends.rest[:, 1:, :2] - trials.lying[:, :, :2], -1, 0))
        shift[np.arange(MOST_LYING)[None, :] >= trials.counts[:, None]] = 0.0
        knocked = shift > KNOCKED
        turned = _up(ends.rest[:, 0]) * _up(trials.departures[:, 3:]) < 0.0
        leaning = (np.abs(ends.rest[:, 0, 2] - trials.board.chip.thickness / 2.0) > 0.0004) & ~out
        for number, style in enumerate(STYLES):
            mine = slice(number * trials.each, (number + 1) * trials.each)
            stays = ~out[mine]
            yield style, "out", float(out[mine].mean())
            yield style, "valid", float(valid[mine].mean())
            yield style, "distance", float(np.minimum(far[mine], 1.0).mean())
            for share in (0.1, 0.25, 0.5, 0.75, 0.9):
                yield style, "quantile", float(np.quantile(far[mine][stays], share)) if stays.any() else 0.0
            yield style, "aside", float(aside[mine][stays].mean()) if stays.any() else 0.0
            yield style, "knocked", float(knocked[mine].sum(axis=1).mean())
            yield style, "shift", float(shift[mine].sum(axis=1).mean())
            yield style, "turned", float(turned[mine].mean())
            yield style, "duration", float(ends.durations[mine].mean())
            yield style, "leaning", float(leaning[mine].mean())


def _span(low: float, high: float, size: float, most: int) -> tuple[int, int]:
    """The rows of the map from `low` to `high`."""
    return max(0, math.floor((low + size / 2.0) / GRID)), min(most, math.ceil((high + size / 2.0) / GRID) + 1)


def _up(rows: Array) -> Array:
    return np.asarray(1.0 - 2.0 * (rows[:, 4] ** 2 + rows[:, 5] ** 2))
