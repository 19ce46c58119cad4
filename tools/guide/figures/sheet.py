"""SVG, written by hand: a sheet of shapes, words and drawings."""

from collections.abc import Iterable
from html import escape

INK, PAPER, LINE, FAINT = "#2a1a12", "#fffaf0", "#cdb894", "#7a6a58"
WOOD, CREAM, GLOW = "#4a2c1a", "#fdf0d5", "#e4572e"
SEATS = ("#e4572e", "#3d7edb", "#4d9a5b", "#f2b33d")
"""The colours of the players."""


class Sheet:
    """Collects shapes; `text()` is the file."""

    def __init__(self, width: float, height: float, title: str, *, style: str = "") -> None:
        self.width, self.height, self.title, self.style = width, height, title, style
        self.parts: list[str] = []
        self.drawings: dict[str, str] = {}

    def add(self, markup: str) -> None:
        """Add finished markup."""
        self.parts.append(markup)

    def box(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        fill: str = "none",
        edge: str = LINE,
        r: float = 6,
        w: float = 1,
    ) -> None:
        """A rectangle with round corners."""
        self.add(
            f'<rect x="{n(x)}" y="{n(y)}" width="{n(width)}" height="{n(height)}" rx="{n(r)}" fill="{fill}" '
            f'stroke="{edge}" stroke-width="{n(w)}"/>'
        )

    def disc(self, x: float, y: float, r: float, fill: str, edge: str = "none", w: float = 1) -> None:
        """A circle."""
        self.add(f'<circle cx="{n(x)}" cy="{n(y)}" r="{n(r)}" fill="{fill}" stroke="{edge}" stroke-width="{n(w)}"/>')

    def words(
        self,
        x: float,
        y: float,
        text: str,
        size: float = 12,
        *,
        bold: bool = False,
        fill: str = INK,
        at: str = "middle",
    ) -> None:
        """A line of text; `at` says which part of it is at x."""
        weight = ' font-weight="700"' if bold else ""
        self.add(
            f'<text x="{n(x)}" y="{n(y)}" font-size="{n(size)}"{weight} fill="{fill}" text-anchor="{at}">'
            f"{escape(text)}</text>"
        )

    def drawing(self, content: str, x: float, y: float, size: float, grid: float = 32, fade: float = 1.0) -> None:
        """A drawing made for a square of `grid` units, with its corner at x and y."""
        pale = f' opacity="{n(fade)}"' if fade < 1 else ""
        name = self.drawings.setdefault(content, f"d{len(self.drawings)}")
        self.add(f'<use href="#{name}" transform="translate({n(x)} {n(y)}) scale({n(size / grid, 3)})"{pale}/>')

    def shape(self, points: Iterable[tuple[float, float]], fill: str, edge: str = "none", w: float = 1) -> None:
        """A polygon."""
        corners = " ".join(f"{n(x)},{n(y)}" for x, y in points)
        self.add(f'<polygon points="{corners}" fill="{fill}" stroke="{edge}" stroke-width="{n(w)}"/>')

    def text(self) -> str:
        """The file."""
        style = f"<style>{self.style}</style>" if self.style else ""
        drawings = "".join(f'<g id="{name}">{content}</g>' for content, name in self.drawings.items())
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {n(self.width)} {n(self.height)}" '
            f'width="{n(self.width)}" height="{n(self.height)}" font-family="system-ui, sans-serif" role="img">'
            f"<title>{escape(self.title)}</title>{style}<defs>{drawings}</defs>"
            f'<rect width="100%" height="100%" rx="10" fill="{PAPER}"/>\n' + "\n".join(self.parts) + "\n</svg>\n"
        )


def n(number: float, digits: int = 1) -> str:
    """A number, as short as it can be written."""
    return f"{number:.{digits}f}".rstrip("0").rstrip(".") if digits else f"{number:.0f}"
