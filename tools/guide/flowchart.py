"""Draws the way of a move from the flow chart in ARCHITECTURE.md, which GitHub draws with Mermaid.

A box has the text before the colon as its name and what follows as its description.
"""

import re
from collections.abc import Iterator, Mapping
from html import escape
from typing import NamedTuple

BLOCK = re.compile(r"```mermaid\n(.*?)```", re.DOTALL)
NODE = re.compile(r'(\w+)\["([^"]+)"\]')
ARROW = re.compile(r'^\s*(\w+) --(?: "([^"]+)" --)?> (\w+)$')
PLACES: Mapping[str, tuple[int, int]] = {
    "client": (0, 0),
    "socket": (1, 0),
    "router": (2, 0),
    "actor": (2, 1),
    "match": (2, 2),
    "play": (1, 2),
    "chance": (0, 2),
    "evolve": (1, 3),
    "commit": (2, 3),
    "publish": (2, 4),
    "ack": (1, 4),
}
"""Column and row of each box."""
WIDTH, HEIGHT, COLUMN, ROW, EDGE = 190, 46, 290, 96, 12


class Chart(NamedTuple):
    """Boxes by name, and arrows: from, to, text."""

    boxes: Mapping[str, str]
    arrows: tuple[tuple[str, str, str], ...]


def parsed(source: str) -> Chart:
    """Read a chart."""
    boxes = dict(NODE.findall(source))
    lines = (ARROW.match(NODE.sub(r"\1", line)) for line in source.splitlines())
    return Chart(boxes, tuple((line[1], line[3], line[2] or "") for line in lines if line))


def svg(chart: Chart, title: str) -> str:
    """Draw a chart whose boxes all have a place."""
    missing = chart.boxes.keys() ^ PLACES.keys()
    assert not missing, f"give these boxes a place, or take it away: {', '.join(sorted(missing))}"
    width = (max(column for column, _ in PLACES.values())) * COLUMN + WIDTH + 4 * EDGE
    height = (max(row for _, row in PLACES.values())) * ROW + HEIGHT + 2 * EDGE
    parts = [*_arrows(chart), *_boxes(chart)]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" role="img" '
        f'aria-label="{escape(title)}" font-family="sans-serif" font-size="14">'
        '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto">'
        '<path d="M0 0L8 4L0 8z" fill="#78716c"/></marker></defs>'
        f"{''.join(parts)}</svg>\n"
    )


def _middle(name: str) -> tuple[float, float]:
    column, row = PLACES[name]
    return EDGE + column * COLUMN + WIDTH / 2, EDGE + row * ROW + HEIGHT / 2


def _boxes(chart: Chart) -> Iterator[str]:
    for name, text in chart.boxes.items():
        x, y = _middle(name)
        head, _, rest = text.partition(": ")
        yield f'<rect x="{x - WIDTH / 2}" y="{y - HEIGHT / 2}" width="{WIDTH}" height="{HEIGHT}" rx="6" '
        yield 'fill="#fff7ed" stroke="#c2410c"/>'
        yield f'<text x="{x}" y="{y - 3 if rest else y + 5}" text-anchor="middle" fill="#292524">{escape(head)}</text>'
        if rest:
            small = 'text-anchor="middle" fill="#57534e" font-size="11.5"'
            yield f'<text x="{x}" y="{y + 14}" {small}>{escape(rest)}</text>'


def _arrows(chart: Chart) -> Iterator[str]:
    for start, end, text in chart.arrows:
        (x, y), (to_x, to_y) = _middle(start), _middle(end)
        if y == to_y:
            side = 1 if to_x > x else -1
            x, to_x = x + side * WIDTH / 2, to_x - side * (WIDTH / 2 + 2)
        elif x == to_x:
            side = 1 if to_y > y else -1
            y, to_y = y + side * HEIGHT / 2, to_y - side * (HEIGHT / 2 + 2)
        else:  # from the top or bottom of a box to the side of another
            side = 1 if to_x > x else -1
            x, to_x = x + side * WIDTH / 2, to_x - side * (WIDTH / 2 + 2)
            y, to_y = (y - 10, to_y + 10) if to_y < y else (y + 10, to_y - 10)
        line = 'fill="none" stroke="#78716c" stroke-width="1.5" marker-end="url(#tip)"'
        yield f'<path d="M{x} {y}L{to_x} {to_y}" {line}/>'
        if text:
            at_x, at_y = (x + to_x) / 2, (y + to_y) / 2
            upright = x == to_x
            place = f'x="{at_x + 8}" y="{at_y + 4}"' if upright else f'x="{at_x}" y="{at_y - 7}" text-anchor="middle"'
            yield (
                f'<text {place} font-size="12" fill="#57534e" stroke="#fbf7f0" stroke-width="4" paint-order="stroke">'
                f"{escape(text)}</text>"
            )
