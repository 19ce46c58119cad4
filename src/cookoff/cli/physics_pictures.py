"""`cookoff physics throw | roll | tower`: look at a motion."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import App, Parameter

if TYPE_CHECKING:
    from cookoff.physics.calibration.film import Film
    from cookoff.physics.port import DieKind

Out = Annotated[Path | None, Parameter(help="Write a page that plays the motion here.")]
Png = Annotated[Path | None, Parameter(help="Write a still of how it ended here.")]


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
    out: Out = None,
    png: Png = None,
) -> int:
    """Throw a chip at a point of a board with chips lying on it, and draw it.

    Parameters
    ----------
    target: Where it would come to rest on the empty board, in metres from the middle: X,Y.
    board: A board file (TOML), or a game in which chips are thrown; the sample board by default.
    chips: So many chips lie there.
    """
    from random import Random

    from cookoff.physics.aim import Aimer, CannotReach
    from cookoff.physics.calibration.chips.samples import spread
    from cookoff.physics.calibration.film import film_of_throw
    from cookoff.physics.core.errors import InvalidInput
    from cookoff.physics.geometry import Vec2
    from cookoff.physics.hand import Style
    from cookoff.physics.real.simulator import RealSimulator

    from .boards_by_name import board_called

    try:
        found = board_called(board)
        scene = spread(found, chips, Random(seed))
        x, y = _point(target)
    except (InvalidInput, ValueError) as error:
        return _refuse(str(error))
    simulator = RealSimulator()
    aimed = Aimer(simulator).aim(found, Vec2(x, y), Style(style))
    if isinstance(aimed, CannotReach):
        return _refuse(f"no {style} reaches ({x:g}, {y:g}): {aimed.reason}")
    motion = simulator.throw(scene, aimed.throw)
    title = f"a {style} at ({x:g}, {y:g}), {motion.duration:.2f} s"
    return _draw(film_of_throw(scene, motion), title, out, png)


def roll(*, dice: str = "d6 d6 d8 d10 d10", seed: int = 1, out: Out = None, png: Png = None) -> int:
    """Roll a handful of dice onto the sample card, and draw it.

    Parameters
    ----------
    dice: Their kinds, as in "d6 d8 d10".
    """
    from cookoff.physics.calibration.dice.handful import handful
    from cookoff.physics.calibration.dice.samples import sample_dice
    from cookoff.physics.calibration.film import film_of_roll
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
    return _draw(film_of_roll(held, release, sample.card, motion), f"rolled {faces}", out, png)


def tower(*, hurry: float = 0.3, seed: int = 1, out: Out = None, png: Png = None) -> int:
    """Set a die down on a random tower, calmly (0) or in a hurry (1), and draw it."""
    from cookoff.physics.calibration.dice.samples import some_placement
    from cookoff.physics.calibration.film import film_of_place
    from cookoff.physics.readings.dice import read_tower
    from cookoff.physics.real.simulator import RealSimulator

    if not 0.0 <= hurry <= 1.0:
        return _refuse(f"hurry: {hurry:g} is not from 0 to 1")
    standing, release = some_placement(seed, hurry)
    motion = RealSimulator().place(standing, release)
    reading = read_tower(standing, motion)
    title = "the tower stands" if reading.fall is None else f"the tower falls: {reading.fall.value}"
    return _draw(film_of_place(standing, release, motion), title, out, png)


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


def _draw(film: "Film", title: str, out: Path | None, png: Path | None) -> int:
    print(title)
    if out is None and png is None:
        print("name a file with --out (a page) or --png (a still) to look at it")
        return 0
    try:
        from cookoff.physics.calibration.pictures import write_page, write_still
    except ImportError:
        return _refuse("drawing needs the extra `pictures`: pip install 'cookoff[pictures]'")
    for path, write in ((out, write_page), (png, write_still)):
        if path is not None:
            try:
                write(film, path, title)
            except OSError as error:
                return _refuse(f"{path} cannot be written: {error.strerror}")
            print(f"wrote {path}")
    return 0


def _refuse(reason: str) -> int:
    print(f"cookoff: {reason}", file=sys.stderr)
    return 2
