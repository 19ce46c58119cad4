"""The part of `components.toml` that the throwing games share, and its checks."""

import math
import warnings
from itertools import combinations
from pathlib import Path
from typing import Annotated, TypeVar

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from cookoff.engine.content.components import Problem, TomlSource
from cookoff.physics.port import (
    Board,
    BoardMeasures,
    ChipMeasures,
    Circle,
    InvalidInput,
    Limits,
    Materials,
    Outline,
    board_from,
)
from cookoff.physics.readings import crowded

Name = Annotated[str, Meta(pattern="^[a-z0-9-]+$", max_length=40)]
Money = Annotated[int, Meta(ge=0, le=99_999)]
Count = Annotated[int, Meta(ge=0, le=99)]

NOTHING = 1e-9
"""In metres. Outlines nearer than this overlap or touch."""
NEEDS = 3
"""How many ingredients a recipe needs (SAF-3, HIB-4, FUP-3)."""


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A part of a component file; unknown fields are errors."""


class Recipe(Part, frozen=True):
    """A recipe, or spice blend (SAF-3, HIB-4, FUP-3)."""

    id: Name
    needs: tuple[str, ...]


class GrillComponents(Part, frozen=True):
    """The fields of every throwing game's `components.toml`. A room's components are a subclass."""

    chip: ChipMeasures
    """A disc with a hole (THR-2); its measures are rebuilt (THR-3)."""
    board: BoardMeasures
    """A recessed playing area with a raised edge (THR-1); its measures are rebuilt (THR-3)."""
    materials: Materials
    limits: Limits
    values: Annotated[tuple[Annotated[int, Meta(ge=1, le=99_999)], ...], Meta(min_length=1, max_length=6)]
    """The chips of each player (SAF-1, HIB-1, FUP-1)."""
    ingredients: Annotated[tuple[Name, ...], Meta(min_length=1, max_length=20)]
    """One bowl for each (THR-1)."""
    spaces: Annotated[tuple[Name, ...], Meta(max_length=8)]
    """The action spaces, in the order in which they are resolved."""
    outline: tuple[Outline, ...]
    """One closed shape for each bowl and each action space, by name (THR-4)."""
    recipe: Annotated[tuple[Recipe, ...], Meta(min_length=1, max_length=99)]

    def places(self) -> tuple[str, ...]:
        """The names of the places, bowls first. A place's number is its index here."""
        return self.ingredients + self.spaces

    def physical(self, name: str) -> Board:
        """The board for the physics, its outlines in the order of `places`."""
        return self._board(name, tuple(sorted(self.outline, key=lambda each: self.places().index(each.name))))

    def recipes(self) -> tuple[tuple[int, ...], ...]:
        """The ingredients of each recipe, by number."""
        return tuple(tuple(map(self.ingredients.index, recipe.needs)) for recipe in self.recipe)

    def _board(self, name: str, outlines: tuple[Outline, ...]) -> Board:
        return Board(name, self.chip, self.board, self.materials, self.limits, outlines)

    def check(self) -> None:
        """Raise `Problem` if something is wrong. A room adds its own checks."""
        _twice("values", self.values)
        _twice("ingredients", self.ingredients)
        _twice("spaces", self.places())
        self._check_recipes()
        self._check_outlines()

    def _nearer_than(self, distance: float) -> list[tuple[int, int]]:
        """The pairs of outlines, by number, that are nearer to each other than this."""
        pair_of = replace(self._board("distances", ()), chip=replace(self.chip, hole=distance))
        circles = [_around(outline) for outline in self.outline]
        found = []
        for one, two in combinations(range(len(self.outline)), 2):
            (x, y, r), (p, q, s) = circles[one], circles[two]
            # Circles around the outlines first: most are far apart, and comparing shapes is slow.
            if math.hypot(x - p, y - q) - r - s < distance:
                both = self.outline[one], self.outline[two]
                found += [(one, two)] * len(crowded(replace(pair_of, outlines=both)))
        return found

    def may_doubt(self) -> bool:
        """Whether a chip's hole can meet two outlines at once (THR-21)."""
        return bool(self._nearer_than(self.chip.hole))

    def too_near(self) -> list[Problem]:
        """Outlines less than a hole's diameter from another or from the rim: a chip may then be in doubt (THR-5)."""
        hole, m = self.chip.hole, self.board
        found = []
        for one, two in self._nearer_than(hole):
            names = self.outline[two].name, self.outline[one].name
            reason = f"{names[0]!r} is less than a hole's diameter from {names[1]!r} (THR-5)"
            found.append(Problem(f"outline[{two}]", reason))
        for number, outline in enumerate(self.outline):
            x, y = _reach(outline)
            if min(m.inner_x - x, m.inner_y - y) < hole:
                reason = f"{outline.name!r} is less than a hole's diameter from the rim (THR-5)"
                found.append(Problem(f"outline[{number}]", reason))
        return found

    def _check_recipes(self) -> None:
        _twice("recipe", tuple(recipe.id for recipe in self.recipe), key="id")
        for number, recipe in enumerate(self.recipe):
            where = f"recipe[{number}].needs"
            if len(recipe.needs) != NEEDS:
                count = len(recipe.needs)
                text = f"{recipe.id} needs {count} ingredients; a recipe needs {NEEDS}"
                raise Problem(where, text, "needs", count=count, needed=NEEDS)
            for need in recipe.needs:
                if need not in self.ingredients:
                    known = ", ".join(self.ingredients)
                    text = f"{recipe.id} needs {need!r}, which is no ingredient; there are {known}"
                    raise Problem(where, text, "ingredient", word=need)
            if len(set(recipe.needs)) < NEEDS:
                raise Problem(where, f"{recipe.id} needs an ingredient twice", "needs-twice")

    def _check_outlines(self) -> None:
        for number, outline in enumerate(self.outline):
            if outline.name not in self.places():
                text = f"{outline.name!r} is neither an ingredient nor a space"
                raise Problem(f"outline[{number}].name", text, "place", word=outline.name)
        try:
            board_from(msgspec.to_builtins(self._board("check", self.outline)))
        except InvalidInput as error:
            field = error.field.replace("outlines", "outline").replace("measures", "board")
            raise Problem(field, error.reason) from error
        for place in self.places():
            if place not in {outline.name for outline in self.outline}:
                raise Problem("outline", f"there is no outline for {place!r}")
        for one, two in self._nearer_than(NOTHING):
            names = self.outline[two].name, self.outline[one].name
            raise Problem(f"outline[{two}]", f"{names[0]!r} overlaps {names[1]!r}")
        high = self.board.thickness + self.board.rim_height + 2.0 * self.chip.thickness
        if self.limits.height < high:
            raise Problem("limits.height", f"no chip can be let go above the rim; at least {high:g} m are needed")


class ComponentsWarning(UserWarning):
    """Playable components that break a promise of our rebuilt layouts (THR-5)."""


Loaded = TypeVar("Loaded", bound=GrillComponents)


def load(package: str, into: type[Loaded], source: TomlSource | Path | None = None) -> Loaded:
    """Load the components of a file, or the room's own.

    Raises `BadInput` with file, line and field. Warns (`ComponentsWarning`) about outlines closer than THR-5 allows.
    """
    toml = TomlSource.read(package, source)
    components = toml.checked(into, into.check)
    for near in components.too_near():
        warnings.warn(str(toml.error(near)), ComponentsWarning, stacklevel=2)
    return components


def _around(outline: Outline) -> tuple[float, float, float]:
    """A circle around the outline: its centre and radius."""
    if isinstance(outline, Circle):
        return outline.centre.x, outline.centre.y, outline.radius
    xs, ys = [p.x for p in outline.points], [p.y for p in outline.points]
    x, y = (min(xs) + max(xs)) / 2.0, (min(ys) + max(ys)) / 2.0
    return x, y, max(math.hypot(p.x - x, p.y - y) for p in outline.points)


def _reach(outline: Outline) -> tuple[float, float]:
    """How far the outline reaches from the board's middle, along x and along y."""
    if isinstance(outline, Circle):
        c, r = outline.centre, outline.radius
        return abs(c.x) + r, abs(c.y) + r
    return max(abs(p.x) for p in outline.points), max(abs(p.y) for p in outline.points)


def _twice(field: str, listed: tuple[object, ...], key: str = "") -> None:
    for number, one in enumerate(listed):
        if one in listed[:number]:
            where = f"{field}[{number}].{key}" if key else field
            raise Problem(where, f"{one!r} stands there twice")
