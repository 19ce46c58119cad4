"""A board as data: measures, materials, limits of a throw and outlines, read from TOML and validated."""

import hashlib
import tomllib
from importlib import resources
from itertools import combinations
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from cookoff.physics.core.errors import InvalidInput, convert
from cookoff.physics.geometry import Vec2, segments_meet

Length = Annotated[float, Meta(gt=0.0, le=3.0)]
Ratio = Annotated[float, Meta(ge=0.0, le=0.9)]
ChipBounce = Annotated[float, Meta(ge=0.075, le=0.181)]
"""Chips that bounce less or more do not come to rest reliably in the real simulator."""


class ChipMeasures(Struct, frozen=True, forbid_unknown_fields=True):
    """A disc with a hole in its centre. The hole is for readings and inertia; nothing falls through it."""

    diameter: Annotated[float, Meta(ge=0.01, le=0.15)]
    thickness: Annotated[float, Meta(ge=0.001, le=0.03)]
    hole: Annotated[float, Meta(gt=0.0, le=0.1)]
    mass: Annotated[float, Meta(ge=0.0005, le=0.5)]


class BoardMeasures(Struct, frozen=True, forbid_unknown_fields=True):
    """A flat rectangle, its upper surface at z = 0, with a raised rim, lying on a table."""

    width: Annotated[float, Meta(ge=0.1, le=3.0)]
    """Outer size along x, rim included."""
    depth: Annotated[float, Meta(ge=0.1, le=3.0)]
    """Outer size along y, rim included."""
    rim_width: Length
    rim_height: Annotated[float, Meta(gt=0.0, le=0.1)]
    """Height of the rim's top above the playing area."""
    thickness: Annotated[float, Meta(ge=0.001, le=0.1)]
    """Height of the playing area above the table."""
    table: Annotated[float, Meta(ge=0.0, le=3.0)]
    """How far the table extends beyond the board, on every side."""

    @property
    def outer_x(self) -> float:
        """From the middle to the outer edge, along x."""
        return self.width / 2.0

    @property
    def outer_y(self) -> float:
        """The same along y."""
        return self.depth / 2.0

    @property
    def inner_x(self) -> float:
        """From the middle to the rim, along x."""
        return self.width / 2.0 - self.rim_width

    @property
    def inner_y(self) -> float:
        """The same along y."""
        return self.depth / 2.0 - self.rim_width


class Pair(Struct, frozen=True, forbid_unknown_fields=True):
    """Contact parameters of two surfaces."""

    friction: Annotated[float, Meta(ge=0.02, le=2.0)]
    """Coulomb's coefficient µ."""
    restitution: Ratio
    """Speed after a straight bounce, as a share of the speed before."""
    rolling: Annotated[float, Meta(ge=0.0, le=0.02)] = 0.001
    """Resistance to rolling on the edge, as a lever arm in metres."""
    twisting: Annotated[float, Meta(ge=0.0, le=0.02)] = 0.001
    """Resistance to spinning on the spot, as a lever arm in metres."""


class ChipPair(Pair, frozen=True, forbid_unknown_fields=True):
    """Contact parameters of a chip with another surface; the fields are in the same order as in `Pair`."""

    friction: Annotated[float, Meta(ge=0.02, le=2.0)]
    restitution: ChipBounce
    rolling: Annotated[float, Meta(ge=0.0, le=0.02)] = 0.001
    twisting: Annotated[float, Meta(ge=0.0, le=0.02)] = 0.001


class Materials(Struct, frozen=True, forbid_unknown_fields=True):
    """Every pair of surfaces that can meet."""

    chip_board: ChipPair
    chip_rim: ChipPair
    chip_table: ChipPair
    chip_chip: ChipPair


class Limits(Struct, frozen=True, forbid_unknown_fields=True):
    """Limits of a throw and of its duration."""

    speed: Annotated[float, Meta(gt=0.0, le=20.0)] = 8.0
    """Greatest speed at release, in m/s."""
    spin: Annotated[float, Meta(gt=0.0, le=100.0)] = 60.0
    """Greatest spin, and greatest tumble, in rad/s."""
    reach: Annotated[float, Meta(gt=0.0, le=2.0)] = 0.60
    """The chip is released at most this far outside the board's outer edge."""
    height: Annotated[float, Meta(gt=0.0, le=2.0)] = 0.60
    """The chip is released at most this high above the table."""
    time: Annotated[float, Meta(ge=0.5, le=10.0)] = 3.0
    """Seconds after which anything that still moves is brought to rest by rule."""


class Circle(Struct, frozen=True, forbid_unknown_fields=True, tag="circle", tag_field="shape"):
    """A round outline, edge included."""

    name: str
    centre: Vec2
    radius: Length


class Polygon(Struct, frozen=True, forbid_unknown_fields=True, tag="polygon", tag_field="shape"):
    """Any other closed outline without self-crossings, edge included."""

    name: str
    points: Annotated[tuple[Vec2, ...], Meta(min_length=3, max_length=500)]


Outline = Circle | Polygon
"""A shape on a board."""


class Board(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that the simulators and readings know about a board."""

    name: str
    chip: ChipMeasures
    measures: BoardMeasures
    materials: Materials
    limits: Limits = Limits()
    outlines: tuple[Outline, ...] = ()

    def digest(self) -> str:
        """A hash of all data: boards with the same digest are equal."""
        return hashlib.sha256(msgspec.json.encode(self)).hexdigest()


def board_from(data: object) -> Board:
    """A board from plain data, as from TOML or JSON. Raises InvalidInput for impossible measures."""
    board = convert(data, Board)
    check_board(board)
    return board


def load_board(path: Path) -> Board:
    """The board in a TOML file. Raises InvalidInput with the reason."""
    try:
        text = path.read_text("utf-8")
    except OSError as error:
        raise InvalidInput(str(path), f"cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise InvalidInput(str(path), "is not UTF-8 text") from None
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise InvalidInput(str(path), f"is not TOML: {error}") from None
    return board_from(data)


def sample_board() -> Board:
    """The sample board of this package: nine round places and four small ones."""
    source = resources.files("cookoff.physics.core").joinpath("sample_board.toml")
    return board_from(tomllib.loads(source.read_text("utf-8")))


def check_board(board: Board) -> None:
    """Raise InvalidInput for measures that contradict each other."""
    m, chip = board.measures, board.chip
    if chip.hole >= chip.diameter:
        raise InvalidInput("chip.hole", f"{chip.hole:g} m is not smaller than the diameter {chip.diameter:g} m")
    if chip.thickness > chip.diameter / 2.0:
        raise InvalidInput("chip.thickness", "more than half the diameter: that is a rod, not a chip")
    for side, inner in (("width", 2.0 * m.inner_x), ("depth", 2.0 * m.inner_y)):
        if inner < 2.0 * chip.diameter:
            raise InvalidInput(
                "measures.rim_width",
                f"two rims of {m.rim_width:g} m leave {inner:g} m of the {side};"
                f" two chips of {chip.diameter:g} m must fit between them",
            )
    seen: set[str] = set()
    for number, outline in enumerate(board.outlines):
        where = f"outlines[{number}]"
        if outline.name in seen:
            raise InvalidInput(f"{where}.name", f"{outline.name!r} is used twice")
        seen.add(outline.name)
        if isinstance(outline, Polygon):
            _check_polygon(outline, where)
        _check_inside(board, outline, where)


def _check_inside(board: Board, outline: Outline, where: str) -> None:
    m = board.measures
    if isinstance(outline, Circle):
        c, r = outline.centre, outline.radius
        xs, ys = (c.x - r, c.x + r), (c.y - r, c.y + r)
    else:
        xs = (min(p.x for p in outline.points), max(p.x for p in outline.points))
        ys = (min(p.y for p in outline.points), max(p.y for p in outline.points))
    if xs[0] < -m.inner_x or xs[1] > m.inner_x or ys[0] < -m.inner_y or ys[1] > m.inner_y:
        raise InvalidInput(where, f"{outline.name!r} reaches over the rim")


def _check_polygon(polygon: Polygon, where: str) -> None:
    points = polygon.points
    count = len(points)
    for i in range(count):
        if points[i] == points[i - 1]:
            raise InvalidInput(f"{where}.points[{i}]", "is the same as the point before it")
    area = sum(points[i - 1].x * points[i].y - points[i].x * points[i - 1].y for i in range(count)) / 2.0
    if abs(area) < 1e-8:
        raise InvalidInput(f"{where}.points", f"{polygon.name!r} encloses nothing")
    for i, j in combinations(range(count), 2):
        if j - i in (1, count - 1):
            continue
        if segments_meet(points[i], points[(i + 1) % count], points[j], points[(j + 1) % count]):
            raise InvalidInput(f"{where}.points", f"{polygon.name!r} crosses itself (sides {i} and {j})")
