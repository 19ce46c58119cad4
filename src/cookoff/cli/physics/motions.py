"""`cookoff physics throw | roll | tower`: simulate one motion and print how it ends."""

import sys
from typing import TYPE_CHECKING, Literal

from cyclopts import App

if TYPE_CHECKING:
    from cookoff.physics.port import DieKind


def register(app: App) -> None:
    """Add the commands of this module to `cookoff physics`."""
    app.command(throw)
    app.command(roll)
    app.command(tower)


def throw(
    *,
    target: str = "0,0.14",
    style: Literal["lob", "snap", "slide", "bank"] = "snap",
    board: str | None = None,
    chips: int = 8,
    seed: int = 1,
) -> int:
    """Throw a chip at a point of a board with other chips on it.

    Parameters
    ----------
    target
        Where the chip would rest on the empty board, in metres from the middle: X,Y.
    board
        A board file (TOML) or a throwing game; the sample board by default.
    chips
        How many chips lie on the board.
    """
    from random import Random

    from cookoff.cli.physics.board_argument import board_named
    from cookoff.physics.aim import Aimer, CannotReach
    from cookoff.physics.calibration.chips.samples import spread
    from cookoff.physics.core.errors import InvalidInput
    from cookoff.physics.geometry import Vec2
    from cookoff.physics.hand import Style
    from cookoff.physics.real.simulator import RealSimulator

    try:
        found = board_named(board)
        scene = spread(found, chips, Random(seed))
        x, y = _point(target)
    except (InvalidInput, ValueError) as error:
        return _refuse(str(error))
    simulator = RealSimulator()
    aimed = Aimer(simulator).aim(found, Vec2(x, y), Style(style))
    if isinstance(aimed, CannotReach):
        return _refuse(f"no {style} reaches ({x:g}, {y:g}): {aimed.reason}")
    motion = simulator.throw(scene, aimed.throw)
    (rest,) = [rest for rest in motion.rest if rest.id == aimed.throw.chip]
    where = "off the table" if rest.gone else f"({rest.position.x:.3f}, {rest.position.y:.3f})"
    print(f"a {style} at ({x:g}, {y:g}) ends {where} after {motion.duration:.2f} s; {len(motion.rest) - 1} chips moved")
    return 0


def roll(*, dice: str = "d6 d6 d8 d10 d10", seed: int = 1) -> int:
    """Roll a handful of dice onto the sample card.

    Parameters
    ----------
    dice
        The kinds of dice, as in "d6 d8 d10".
    """
    from cookoff.physics.calibration.dice.handful import handful
    from cookoff.physics.calibration.dice.samples import sample_dice
    from cookoff.physics.core.errors import InvalidInput
    from cookoff.physics.readings.dice import read_roll
    from cookoff.physics.real.simulator import RealSimulator

    try:
        kinds = _kinds(dice)
        sample = sample_dice()
        held = tuple(sample.die(number, kind) for number, kind in enumerate(kinds))
        release = handful(held, sample.card, seed)
        motion = RealSimulator().roll(held, release, sample.card)
    except (InvalidInput, ValueError) as error:
        return _refuse(str(error))
    faces = " ".join(
        f"{kind.value}:{reading.face if reading.counts else 'again'}"
        for kind, reading in zip(kinds, read_roll(held, motion, sample.card), strict=True)
    )
    print(f"rolled {faces}")
    return 0


def tower(*, hurry: float = 0.3, seed: int = 1) -> int:
    """Place a die on a random tower.

    Parameters
    ----------
    hurry
        How hastily the hand moves, from 0 (calm) to 1 (hurried).
    """
    from cookoff.physics.calibration.dice.samples import some_placement
    from cookoff.physics.readings.dice import read_tower
    from cookoff.physics.real.simulator import RealSimulator

    if not 0.0 <= hurry <= 1.0:
        return _refuse(f"hurry: {hurry:g} is not from 0 to 1")
    standing, release = some_placement(seed, hurry)
    motion = RealSimulator().place(standing, release)
    reading = read_tower(standing, motion)
    print("the tower stands" if reading.fall is None else f"the tower falls: {reading.fall.value}")
    return 0


def _point(text: str) -> tuple[float, float]:
    try:
        x, y = (float(part) for part in text.split(","))
    except ValueError:
        raise ValueError(f"target: {text!r} is not a point; write two numbers as in 0.1,-0.05") from None
    return x, y


def _kinds(text: str) -> "list[DieKind]":
    from cookoff.physics.port import DieKind

    kinds = []
    for word in text.replace(",", " ").split():
        try:
            kinds.append(DieKind(word))
        except ValueError:
            names = ", ".join(kind.value for kind in DieKind)
            raise ValueError(f"dice: {word!r} is none of {names}") from None
    if not kinds:
        raise ValueError("dice: name at least one")
    return kinds


def _refuse(reason: str) -> int:
    print(f"cookoff: {reason}", file=sys.stderr)
    return 2
