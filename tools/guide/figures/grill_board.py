"""Draws the board of a throwing game and its chips, seen at a slant from the first seat."""

import math
from collections.abc import Sequence
from typing import Any

from cookoff.games.grill.rules.chips import Chip
from cookoff.physics.port import Circle, Quat, Vec3

from .drawings import icon
from .sheet import INK, SEATS, Sheet, n

SLANT = math.radians(60)
SCALE = 720.0
"""Pixels for a metre."""
RIMS = {
    "grill": ("#6d2418", "#241a16", "#3a2a22"),
    "rug": ("#7b4a22", "#d9b98a", "#c7a06b"),
}
"""Colours of rim, playing area and its pattern."""
BOWLS = ("#f3e3c3", "#34486f", "#55585f", "#5b7f5f", "#8c2f24", "#7d3550", "#d9c08a", "#3f6f7a", "#a9622b")


class BoardView:
    """A board on a sheet, with its middle at x and y."""

    def __init__(self, sheet: Sheet, game: Any, x: float, y: float, scale: float = SCALE) -> None:
        self.sheet, self.x, self.y, self.scale = sheet, x, y, scale
        self.data = game.components
        self.theme = "rug" if game.id == "safranito" else "grill"

    def at(self, x: float, y: float, z: float = 0.0) -> tuple[float, float]:
        """Where a point of the board is on the sheet."""
        return self.x + x * self.scale, self.y - (y * math.sin(SLANT) + z * math.cos(SLANT)) * self.scale

    def draw(self) -> None:
        """Draw the empty board."""
        sizes = self.data.board
        rim, area, pattern = RIMS[self.theme]
        wide, deep = sizes.width / 2, sizes.depth / 2
        self._square(wide, deep, -sizes.thickness, "#1b120c")
        self._square(wide, deep, sizes.rim_height, rim)
        wide, deep = wide - sizes.rim_width, deep - sizes.rim_width
        self._square(wide, deep, 0.0, area)
        for number in range(1, 12):
            y = -deep + 2 * deep * number / 12
            (left, top), (right, _) = self.at(-wide, y), self.at(wide, y)
            self.sheet.add(f'<path d="M{n(left)} {n(top)}H{n(right)}" stroke="{pattern}" stroke-width="2"/>')
        for number, name in enumerate(self.data.places()):
            self._place(number, name)

    def _square(self, wide: float, deep: float, z: float, fill: str) -> None:
        corners = [self.at(x * wide, y * deep, z) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        self.sheet.shape(corners, fill)

    def _place(self, number: int, name: str) -> None:
        outline = next(one for one in self.data.outline if one.name == name)
        points = corners_of(outline)
        x, y = (sum(part) / len(points) for part in zip(*points, strict=True))
        bowl = number < len(self.data.ingredients)
        fill = BOWLS[number % len(BOWLS)] if bowl else "#e8b25a"
        self.sheet.shape([self.at(*point) for point in points], fill, "#fff6e0" if bowl else "#7a4a12", 1.5)
        radius = min(math.hypot(p - x, q - y) for p, q in points) * self.scale
        left, top = self.at(x, y)
        if bowl:
            inner = radius * 0.84
            self.sheet.add(
                f'<ellipse cx="{n(left)}" cy="{n(top)}" rx="{n(inner)}" ry="{n(inner * math.sin(SLANT))}" '
                f'fill="#fff4dc" opacity="0.92"/>'
            )
        size = radius * (1.15 if bowl else 1.2)
        self.sheet.drawing(icon(name), left - size / 2, top - size / 2, size)

    def chips(self, lying: Sequence[Chip], *, shown: bool = True, without: Sequence[int] = ()) -> None:
        """Draw chips; with `shown` those whose values everybody knows bear them."""
        for chip in sorted(lying, key=lambda one: (one.pose.position.z, -one.pose.position.y)):
            if chip.id not in without:
                self.chip(chip, shown and chip.shown)

    def chip(self, chip: Chip, shown: bool) -> None:
        """Draw one chip."""
        place = chip.pose.position
        self.sheet.add(
            f'<g transform="{self.matrix(place, chip.pose.orientation)}">'
            f"{chip_face(chip.seat, self.data.chip.diameter)}</g>"
        )
        left, top = self.at(place.x, place.y, place.z)
        if shown:
            self.sheet.disc(left, top, 10.5, "#fffaf0", INK, 1)
            self.sheet.words(left, top + 4, str(chip.value), 10 if chip.value < 100 else 9, bold=True)

    def matrix(self, place: Vec3, turned: Quat) -> str:
        """The transform of a chip's face, drawn in millimetres, to the sheet."""
        w, x, y, z = turned.w, turned.x, turned.y, turned.z
        first = (1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y))
        second = (2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x))
        numbers = []
        for axis, sign in ((first, 1.0), (second, -1.0)):
            across, up = axis[0], axis[1] * math.sin(SLANT) + axis[2] * math.cos(SLANT)
            numbers += [sign * across * self.scale / 1000, -sign * up * self.scale / 1000]
        left, top = self.at(place.x, place.y, place.z)
        return f"matrix({','.join(n(one, 3) for one in numbers)},{n(left)},{n(top)})"


def chip_face(seat: int, diameter: float) -> str:
    """A chip in millimetres, its middle at 0."""
    radius = diameter * 500
    spots = " ".join(
        f"M{n(x)} {n(y)}L{n(x * 0.74)} {n(y * 0.74)}"
        for turn in (2 * math.pi * spot / 6 for spot in range(6))
        for x, y in ((radius * math.cos(turn), radius * math.sin(turn)),)
    )
    return (
        f'<circle r="{n(radius)}" cx="0.6" cy="2.4" fill="#000" opacity="0.35"/>'
        f'<circle r="{n(radius)}" fill="{SEATS[seat]}" stroke="#fff" stroke-width="0.8"/>'
        f'<path d="{spots}" stroke="#fff" stroke-width="5"/>'
        f'<circle r="{n(radius * 0.7)}" fill="{SEATS[seat]}" stroke="#fff"/><circle r="3.5" fill="#1b120c"/>'
    )


def corners_of(outline: Any) -> list[tuple[float, float]]:
    """The outline as a polygon."""
    if isinstance(outline, Circle):
        turns = [2 * math.pi * corner / 40 for corner in range(40)]
        return [
            (outline.centre.x + outline.radius * math.cos(turn), outline.centre.y + outline.radius * math.sin(turn))
            for turn in turns
        ]
    return [(point.x, point.y) for point in outline.points]
