"""The fitted parameters of the quick simulator, and their files."""

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
    """Factors on the board's materials, and lengths relative to the chip, so that a fit carries over to other boards.

    The defaults are the start of a search for a board unlike any fitted one.
    """

    slide: Factor = 1.1
    """Factor on the friction of chips that slide flat."""
    landing: Factor = 0.8
    """Factor on the friction of a chip that lands, bounces or tumbles."""
    soft: Factor = 1.9
    """Factor on the contact time constant of 4 ms."""
    damp: Factor = 0.8
    """Factor on the damping of a tumbling chip's contacts."""
    share: Factor = 0.07
    """The share of the fastest approach of a chip's underside that all its support points return."""
    near: Factor = 0.02
    """The greatest height of a support point of a landing chip, in half thicknesses."""
    bank: Factor = 1.7
    """Factor on the restitution of the rim's walls."""
    knock: Factor = 0.6
    """Factor on the restitution between chips."""
    graze: Factor = 2.3
    """Factor on the friction between chips."""
    rub: Factor = 1.1
    """Factor on the friction of the rim."""
    fade: Factor = 0.28
    """Sideways bounces weaken with speed: at 1 m/s the restitution is divided by 1 + this."""
    ring: Factor = 2.2
    """The radius on which a flat chip rests, in radii of the chip."""
    roll: Factor = 1.1
    """Factor on the resistance to rolling."""
    ride: Factor = 0.23
    """How much deeper in a wall than below its top a chip may be and still be stopped, in half thicknesses."""
    edge: Factor = 0.4
    """The same for a chip in the side of another."""
    perch: Factor = 0.7
    """Factor on the friction of a chip on top of another."""
    hop: Factor = 0.5
    """Mean height of a fast sliding chip's rattle, in half thicknesses per m/s."""


class Fitted(Struct, frozen=True, forbid_unknown_fields=True):
    """A fit with its origin."""

    board: str
    """The names of its boards."""
    digest: str
    """The `physical_digest` of each board."""
    chip: ChipMeasures
    measures: BoardMeasures
    materials: Materials
    engine: str
    """Name and version of the simulator it was fitted to."""
    throws: int
    """Throws of each style."""
    misfit: float
    """The mean square of the differences, relative to their tolerances: 1 is just tolerable."""
    fit: Fit

    def name(self) -> str:
        """A short hash that identifies this fit in a motion's version."""
        return hashlib.sha256(msgspec.json.encode(self)).hexdigest()[:8]


def physical_digest(board: Board) -> str:
    """A hash of the physical properties of a board: measures and materials, without names, outlines or limits."""
    return hashlib.sha256(msgspec.json.encode((board.chip, board.measures, board.materials))).hexdigest()


def load_fit(path: Path) -> Fitted:
    """Load a file written by `cookoff physics calibrate`. Raises InvalidInput."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise InvalidInput(str(path), f"cannot be read: {error.strerror}") from None
    return decode_json(data, Fitted)


def save_fit(path: Path, fitted: Fitted) -> None:
    """Write a fit to a readable file."""
    path.write_bytes(msgspec.json.format(msgspec.json.encode(fitted), indent=2) + b"\n")


def shipped() -> Iterator[Fitted]:
    """The fits of this package."""
    folder = resources.files("cookoff.physics.quick.chips").joinpath("fits")
    for entry in sorted(folder.iterdir(), key=lambda item: item.name):
        if entry.name.endswith(".json"):
            yield decode_json(entry.read_bytes(), Fitted)


def nearest(board: Board, fits: list[Fitted]) -> Fitted:
    """The fit of the most similar board, which is the board's own if there is one."""
    return min(fits, key=lambda fitted: (_unlike(board, fitted), fitted.board))


def _unlike(board: Board, fitted: Fitted) -> float:
    """0 for equal measures and materials; grows with the ratios of their differences."""
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
