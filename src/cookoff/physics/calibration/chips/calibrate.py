"""Fits the quick simulator to the real one, for boards with equal physics."""

import warnings
from collections.abc import Callable, Sequence

import numpy as np
from msgspec import structs

from cookoff.physics.calibration.chips.agreement import Likeness, Trials
from cookoff.physics.core.board import Board
from cookoff.physics.core.errors import InvalidInput
from cookoff.physics.core.motion import Motion
from cookoff.physics.port import Scene, Throw
from cookoff.physics.quick.chips.fit import Fit, Fitted, nearest, physical_digest, shipped
from cookoff.physics.quick.chips.kernel import Record
from cookoff.physics.quick.chips.parameters import numbers

THROWS = 800
"""Of each style, by default."""
ROUNDS = 80
"""Generations of the search, by default; each tries OFFSPRING fits."""
OFFSPRING = 16
SEED = 7

TOLERABLE = {
    "out": 0.01,
    "valid": 0.012,
    "distance": 0.004,
    "quantile": 0.012,
    "aside": 0.008,
    "turned": 0.01,
    "leaning": 0.02,
    "duration": 0.04,
}
"""Tolerances of the statistics: shares, metres, seconds."""
RELATIVE = {"knocked": (0.05, 0.1), "shift": (0.1, 0.01)}
"""For counts a share of the count itself, which is taken to be at least the second number."""
MISS = 0.01
"""How far, on the mean, two simulators may part in a single throw: 1 cm. Throws are chaotic; this only breaks ties."""
FAR = 0.08
"""Distances are capped at this value, in metres."""
WORST = 20.0
"""Deviations are capped at this multiple of their tolerance."""

Progress = Callable[[str, int, int], None]
"""Called with the current step, its progress and its total."""


def real_motions(throw: Callable[[Scene, Throw], Motion], trials: Trials, progress: Progress) -> list[Motion]:
    """Throw all trials."""
    motions = []
    for number, (scene, thrown) in enumerate(trials.given):
        motions.append(throw(scene, thrown))
        progress("throwing on the real table", number + 1, len(trials.given))
    return motions


class Misfit:
    """How far the quick simulator is from the motions of another one."""

    def __init__(self, trials: Trials, motions: Sequence[Motion]) -> None:
        self.engine = f"{motions[0].engine} {motions[0].version}"
        self._trials = trials
        self._likeness = Likeness(trials)
        self._wanted = trials.real(motions)
        self._figures = list(self._likeness.figures(self._wanted))

    def __call__(self, p: Record) -> float:
        """The mean square of the deviations, relative to their tolerances."""
        ends = self._trials.quick(p)
        parts = []
        for (_, name, wanted), (_, _, found) in zip(self._figures, self._likeness.figures(ends), strict=True):
            tolerable = TOLERABLE.get(name)
            if tolerable is None:
                share, least = RELATIVE[name]
                tolerable = share * max(wanted, least)
            parts.append(min(abs(found - wanted) / tolerable, WORST) ** 2)
        apart = np.hypot(*(ends.rest[:, 0, :2] - self._wanted.rest[:, 0, :2]).T)
        parts.append(float(np.minimum(apart, FAR).mean()) / MISS)
        return sum(parts) / len(parts)


def calibrate(
    boards: Sequence[Board],
    progress: Progress,
    *,
    throws: int = THROWS,
    rounds: int = ROUNDS,
    real: Callable[[Scene, Throw], Motion] | None = None,
) -> Fitted:
    """Find the fit of a board: run throws on the real simulator and search for parameters that end alike.

    Several boards share a fit if they differ only in what is printed on them; otherwise raises `InvalidInput`. The same
    boards give the same fit. `real` replaces the real simulator's `throw`.
    """
    board, digest = boards[0], physical_digest(boards[0])
    for other in boards[1:]:
        if physical_digest(other) != digest:
            raise InvalidInput("board", f"{other.name} has other measures or materials than {board.name}: fit it alone")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it would plot
        import cma  # noqa: PLC0415 - only fitting needs it
    if real is None:
        from cookoff.physics.real.simulator import RealSimulator  # noqa: PLC0415 - only fitting needs the other engine

        real = RealSimulator().throw
    trials = [Trials(one, throws, number * throws) for number, one in enumerate(boards)]
    misfits = [Misfit(some, real_motions(real, some, progress)) for some in trials]
    # Not from the boards' own fit, so that a search can be repeated.
    known = [fitted for fitted in shipped() if fitted.digest != digest]
    start = structs.astuple(nearest(board, known).fit if known else Fit())
    spread = [max(0.15, 0.4 * value) for value in start]
    options = {"CMA_stds": spread, "bounds": [0.0, 20.0], "popsize": OFFSPRING, "verbose": -9, "seed": SEED}
    search = cma.CMAEvolutionStrategy(list(start), 0.3, options)
    for number in range(rounds):
        candidates = search.ask()
        search.tell(candidates, [_mean(misfits, board, _fit(candidate)) for candidate in candidates])
        progress(f"fitting (misfit {search.result.fbest:.2f})", number + 1, rounds)
    best = _fit(search.result.xbest) if rounds else Fit(*start)
    return Fitted(
        board=", ".join(one.name for one in boards),
        digest=digest,
        chip=board.chip,
        measures=board.measures,
        materials=board.materials,
        engine=misfits[0].engine,
        throws=throws,
        misfit=round(_mean(misfits, board, best), 3),
        fit=best,
    )


def _fit(values: Sequence[float]) -> Fit:
    return Fit(*(round(float(value), 4) for value in values))


def _mean(misfits: Sequence[Misfit], board: Board, fit: Fit) -> float:
    p = numbers(board, fit)
    return sum(misfit(p) for misfit in misfits) / len(misfits)
