"""Fit the quick dice and towers to the real ones: `python -m cookoff.physics.calibration.dice.calibrate`."""

import math
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import msgspec
import numpy as np

from cookoff.physics.calibration.dice.samples import sample_dice, some_placement, some_roll
from cookoff.physics.common.chips.flight import Array
from cookoff.physics.port import DiceSimulator, DieKind, Release, Tower
from cookoff.physics.quick.dice import rolls
from cookoff.physics.quick.dice.rolls import KindFit, RollFit, landing_time
from cookoff.physics.quick.dice.towers import TowerFit, margins_of, need, settled
from cookoff.physics.readings.dice import read_face, read_roll, read_tower

ROLLS = 600
PLACEMENTS = 1200
STRIKING_REACH = 0.06
"""Dice further than this from a landing die do not count as struck, in metres."""
WEIGHTS = ("always", "sideways", "impact", "turning", "tilt")


def fit_rolls(simulator: DiceSimulator, seeds: Sequence[int], progress: Callable[[], None] = lambda: None) -> RollFit:
    """Where dice come to rest, how many end cocked, and what happens to lying dice."""
    card = sample_dice().card
    ways: dict[DieKind, list[tuple[float, float, float]]] = {kind: [] for kind in DieKind}
    cocked = dict.fromkeys(DieKind, 0)
    near = struck = turned = 0
    moves: list[float] = []
    for seed in seeds:
        progress()
        dice, throw = some_roll(seed, lying=seed % 3)
        motion = simulator.roll(dice, throw, card)
        rests = {rest.id: rest for rest in motion.rest}
        readings = {reading.id: reading for reading in read_roll(dice, motion, card)}
        landings = []
        for release in throw.releases:
            die = dice[release.die]
            time = landing_time(release, die.size / 2.0)
            v = release.velocity
            landing = release.position.x + time * v.x, release.position.y + time * v.y
            landings.append(landing)
            rest, speed = rests[die.id], math.hypot(v.x, v.y)
            cocked[die.kind] += readings[die.id].cocked
            if not rest.gone:
                dx, dy = rest.position.x - landing[0], rest.position.y - landing[1]
                ways[die.kind].append(((dx * v.x + dy * v.y) / speed, (dy * v.x - dx * v.y) / speed, speed))
        for die in dice:
            if die.position is None or die.orientation is None:
                continue
            at = die.position.x, die.position.y
            if min(math.dist(at, landing) for landing in landings) <= STRIKING_REACH:
                near += 1
                if die.id in rests:
                    struck += 1
                    moves.append(math.dist(at, (rests[die.id].position.x, rests[die.id].position.y)))
                    turned += readings[die.id].face != read_face(die.kind, die.orientation)[0]
    return RollFit(
        fitted=f"least squares over {len(seeds)} rolls of five mixed dice on the sample card (seeds {seeds[0]} on)",
        kinds={kind: _kind_fit(ways[kind], cocked[kind]) for kind in DieKind},
        struck=round(struck / max(1, near), 3),
        reach=STRIKING_REACH,
        moved=round(sum(moves) / max(1, len(moves)), 4),
        turned=round(turned / max(1, struck), 3),
    )


def fit_towers(simulator: DiceSimulator, seeds: Sequence[int], progress: Callable[[], None] = lambda: None) -> TowerFit:
    """The margin at which a placement is as likely to stand as to fall, by logistic regression."""
    rows, stands = [], []
    for seed in seeds:
        progress()
        tower, release = some_placement(seed)
        stands.append(read_tower(tower, simulator.place(tower, release)).stands)
        rows.append([1000.0 * _margin(tower, release), *_features(tower, release)])
    slopes = _logistic(np.array(rows), np.array(stands, dtype=float))
    found = {
        name: round(float(-slope / slopes[0]) / 1000.0, 6) for name, slope in zip(WEIGHTS, slopes[1:], strict=True)
    }
    return TowerFit(
        fitted=f"logistic regression over {len(seeds)} placements on towers of one to four (seeds {seeds[0]} on)",
        **found,
    )


def as_toml(data: RollFit | TowerFit) -> str:
    """The fit as the text of its data file."""
    plain = msgspec.to_builtins(data)
    tables = {name: value for name, value in plain.items() if isinstance(value, dict)}
    lines = ["# Written by `python -m cookoff.physics.calibration.dice.calibrate`; do not edit."]
    lines += [f"{name} = {_toml(value)}" for name, value in plain.items() if name not in tables]
    for name, table in tables.items():
        for key, entries in table.items():
            lines += ["", f"[{name}.{key}]", *(f"{entry} = {_toml(value)}" for entry, value in entries.items())]
    return "\n".join(lines) + "\n"


def _toml(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _kind_fit(ways: list[tuple[float, float, float]], cocked: int) -> KindFit:
    along, aside, speed = np.array(ways).T
    on = float(along @ speed / (speed @ speed))
    return KindFit(
        on=round(on, 4),
        along=round(float(np.std(along - on * speed)), 4),
        aside=round(float(np.std(aside)), 4),
        cocked=round(cocked / len(ways), 5),
    )


def _margin(tower: Tower, release: Release) -> float:
    _, landed = settled(tower, release)
    return max(-0.02, min(margins_of(tower, landed)))


def _features(tower: Tower, release: Release) -> list[float]:
    """The features of the margin's weights."""
    zeros = dict.fromkeys(WEIGHTS, 0.0)
    units = [TowerFit(fitted="", **{**zeros, name: 1.0}) for name in WEIGHTS]
    return [need(unit, release, tower.dice[-1], tower.dice[:-1]) for unit in units]


def _logistic(rows: Array, outcomes: Array) -> Array:
    """Newton's method, with a little ridge so that it converges for separable data."""
    slopes = np.zeros(rows.shape[1])
    ridge = 1e-3 * np.eye(rows.shape[1])
    for _ in range(50):
        chance = 1.0 / (1.0 + np.exp(-np.clip(rows @ slopes, -30.0, 30.0)))
        gradient = rows.T @ (outcomes - chance) - ridge @ slopes
        curvature = (rows * (chance * (1.0 - chance))[:, None]).T @ rows + ridge
        step = np.linalg.solve(curvature, gradient)
        slopes = slopes + step
        if float(np.abs(step).max()) < 1e-9:
            break
    return slopes


def main() -> None:
    """Fit both and write their files, beside the modules that read them."""
    from rich.progress import Progress  # noqa: PLC0415 - only the command shows progress

    from cookoff.physics.real.simulator import RealSimulator  # noqa: PLC0415 - the fit itself works with any simulator

    simulator, folder = RealSimulator(), Path(rolls.__file__).parent
    with Progress(transient=True) as progress:
        rolling = progress.add_task("rolling", total=ROLLS)
        rolled = fit_rolls(simulator, range(ROLLS), partial(progress.advance, rolling))
        stacking = progress.add_task("stacking", total=PLACEMENTS)
        stacked = fit_towers(simulator, range(PLACEMENTS), partial(progress.advance, stacking))
    (folder / "rolls.toml").write_text(as_toml(rolled), "utf-8")
    (folder / "towers.toml").write_text(as_toml(stacked), "utf-8")
    print(as_toml(rolled), as_toml(stacked), sep="\n")


if __name__ == "__main__":
    main()
