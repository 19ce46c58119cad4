"""What is fitted: the quick simulator's own numbers, for it to end as the real one does; and where fits are kept."""

import hashlib
import math
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from cookoff.physics.core.board import Board, BoardMeasures, ChipMeasures, Materials
from cookoff.physics.core.errors import InvalidInput, decode_json

Factor = Annotated[float, Meta(ge=0.0, le=20.0)]


class Fit(Struct, frozen=True, forbid_unknown_fields=True):
    """Factors on the board's own materials, and lengths in measures of the chip: so that a fit carries over.

    The defaults are where every search begins for which no board is known that is like its own.
    """

    slide: Factor = 1.1
    """On the friction of chips that slide flat."""
    landing: Factor = 0.8
    """On the friction of a chip that lands, bounces or tumbles."""
    soft: Factor = 1.9
    """On the time in which a contact answers, of 4 ms."""
    damp: Factor = 0.8
    """On how much of a bounce the contact of a tumbling chip swallows."""
    share: Factor = 0.07
    """How much of the fastest approach of a chip's underside is given back to all of its points of support."""
    near: Factor = 0.02
    """Points of a landing chip at most so high support it, in half thicknesses."""
    bank: Factor = 1.7
    """On the restitution of the rim's walls."""
    knock: Factor = 0.6
    """On the restitution between chips."""
    graze: Factor = 2.3
    """On the friction between chips."""
    rub: Factor = 1.1
    """On the friction of the rim."""
    fade: Factor = 0.28
    """How sideways bounces grow dull with speed: at 1 m/s the restitution is divided by 1 + this."""
    ring: Factor = 2.2
    """The radius on which a flat chip rests, in radii of the chip."""
    roll: Factor = 1.1
    """On the resistance to rolling."""
    ride: Factor = 0.23
    """How much further a chip may be in a wall than below its top and still be stopped, in half thicknesses."""
    edge: Factor = 0.4
    """The same for a chip in the side of another."""
    perch: Factor = 0.7
    """On the friction of a chip on top of another."""
    hop: Factor = 0.5
    """How high a fast sliding chip rattles, in half thicknesses for each m/s, on the mean."""


class Fitted(Struct, frozen=True, forbid_unknown_fields=True):
    """A fit, and what it was made for and from."""

    board: str
    """The board's name, or the names of several."""
    digest: str
    """`physical_digest` of each of them."""
    chip: ChipMeasures
    measures: BoardMeasures
    materials: Materials
    engine: str
    """Name and version of the table it was fitted to."""
    throws: int
    """So many of each style."""
    misfit: float
    """The mean square of the figures' differences, each measured by what is tolerable: 1 is just so."""
    fit: Fit

    def name(self) -> str:
        """A short hash that names this fit in a motion's version."""
        return hashlib.sha256(msgspec.json.encode(self)).hexdigest()[:8]


def physical_digest(board: Board) -> str:
    """A hash of what chips feel of a board: measures and materials, no names, outlines or limits."""
    return hashlib.sha256(msgspec.json.encode((board.chip, board.measures, board.materials))).hexdigest()


def load_fit(path: Path) -> Fitted:
    """The fit in a file that `cookoff physics calibrate` wrote, or InvalidInput."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise InvalidInput(str(path), f"cannot be read: {error.strerror}") from None
    return decode_json(data, Fitted)


def save_fit(path: Path, fitted: Fitted) -> None:
    """Write a fit to a file, to be read by people too."""
    path.write_bytes(msgspec.json.format(msgspec.json.encode(fitted), indent=2) + b"\n")


def shipped() -> Iterator[Fitted]:
    """The fits that come with the package."""
    folder = resources.files("cookoff.physics.quick.chips").joinpath("fits")
    for entry in sorted(folder.iterdir(), key=lambda item: item.name):
        if entry.name.endswith(".json"):
            yield decode_json(entry.read_bytes(), Fitted)


def nearest(board: Board, fits: list[Fitted]) -> Fitted:
    """The fit of the board most like this one (there must be one): that very board's, if it is among them."""
    return min(fits, key=lambda fitted: (_unlike(board, fitted), fitted.board))


def _unlike(board: Board, fitted: Fitted) -> float:
    """0 for the same measures and materials, and more the more they differ, by ratio."""
    mine = _values((board.chip, board.measures, board.materials))
    other = _values((fitted.chip, fitted.measures, fitted.materials))
    return sum(math.log((a + 1e-4) / (b + 1e-4)) ** 2 for a, b in zip(mine, other, strict=True))


def _values(parts: object) -> list[float]:
    plain = msgspec.to_builtins(parts)
    found: list[float] = []
    stack = [plain]
    while stack:
        item = stack.pop()
        if isinstance(item, dict):
            stack += item.values()
        elif isinstance(item, list | tuple):
            stack += item
        else:
            found.append(float(item))
    return found
