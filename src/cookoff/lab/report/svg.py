"""Charts as inline SVG.

The scripts of a plotting library would add megabytes to every report; these charts are a few kilobytes, need no script
and print well.
"""

from collections.abc import Mapping, Sequence
from html import escape

from cookoff.engine import BoardOutline
from cookoff.lab.statistics.intervals import Estimate

WIDTH, LINE = 640, 22
LEFT, RIGHT = 190, 120
COLOURS = ("#c2410c", "#0369a1", "#4d7c0f", "#7e22ce", "#a16207", "#0f766e", "#be185d", "#57534e")


def intervals(title: str, rows: Sequence[Estimate], form: str = "{:.1%}", mark: float | None = None) -> str:
    """A dot with its interval in each row; `mark` is a line through all rows."""
    finite = [end for row in rows for end in row.interval if abs(end) != float("inf")]
    numbers: list[float] = [*(row.value for row in rows), *finite, *(() if mark is None else (mark,))]
    low, high = min(numbers), max(numbers)
    room = (high - low) * 0.05 or 1.0
    low, high = low - room, high + room

    def x(number: float) -> float:
        return LEFT + (min(max(number, low), high) - low) / (high - low) * (WIDTH - LEFT - RIGHT)

    parts = []
    if mark is not None:
        parts.append(f'<line x1="{x(mark):.1f}" x2="{x(mark):.1f}" y1="0" y2="{LINE * len(rows)}" class="mark"/>')
    for number, row in enumerate(rows):
        y = LINE * (number + 0.5)
        parts.append(_text(LEFT - 8, y, row.name, "end"))
        parts.append(
            f'<line x1="{x(row.interval[0]):.1f}" x2="{x(row.interval[1]):.1f}" y1="{y}" y2="{y}" class="range"/>'
        )
        parts.append(f'<circle cx="{x(row.value):.1f}" cy="{y}" r="4.5" fill="{COLOURS[0]}"/>')
        parts.append(_text(WIDTH - RIGHT + 8, y, _value(row, form), "start"))
    return _svg(title, LINE * len(rows), parts)


def pair(title: str, before: Estimate, after: Estimate, mark: float | None = None) -> str:
    """Two bars with their intervals, the box above the variant; `mark` is a line through both."""
    numbers = [
        number for row in (before, after) for number in (row.value, *row.interval) if abs(number) != float("inf")
    ]
    low, high = min(0.0, *numbers), max(0.0, *numbers, *(() if mark is None else (mark,))) or 1.0
    width, line = 220, 15

    def x(number: float) -> float:
        return (min(max(number, low), high) - low) / (high - low) * width

    parts = []
    for number, (row, name) in enumerate(((before, "box"), (after, "variant"))):
        y, ends = line * (number + 0.5), (x(row.interval[0]), x(row.interval[1]))
        left, right = sorted((x(0.0), x(row.value)))
        parts.append(
            f'<rect x="{left:.1f}" y="{y - 5:.1f}" width="{right - left:.1f}" height="10" class="{name}"/>'
            f'<line x1="{ends[0]:.1f}" x2="{ends[1]:.1f}" y1="{y:.1f}" y2="{y:.1f}" class="error"/>'
        )
    if mark is not None:
        parts.append(f'<line x1="{x(mark):.1f}" x2="{x(mark):.1f}" y1="0" y2="{2 * line}" class="mark"/>')
    return _svg(title, 2 * line, parts, width)


def bars(title: str, rows: Mapping[str, float], form: str = "{:.1%}") -> str:
    """A bar in each row."""
    most = max(rows.values(), default=0.0) or 1.0
    parts = []
    for number, (name, value) in enumerate(rows.items()):
        y = LINE * (number + 0.5)
        parts.append(_text(LEFT - 8, y, name, "end"))
        width = max(0.0, value) / most * (WIDTH - LEFT - RIGHT)
        parts.append(f'<rect x="{LEFT}" y="{y - 7}" width="{width:.1f}" height="14" fill="{COLOURS[1]}"/>')
        parts.append(_text(LEFT + width + 6, y, form.format(value), "start"))
    return _svg(title, LINE * len(rows), parts)


def histogram(title: str, numbers: Sequence[float]) -> str:
    """A histogram; `numbers` are sorted."""
    low, high = numbers[0], numbers[-1]
    columns = min(24, max(1, len(set(numbers))))
    step = (high - low) / columns or 1.0
    counts = [0] * columns
    for number in numbers:
        counts[min(columns - 1, int((number - low) / step))] += 1
    height, each = 90, (WIDTH - 40) / columns
    parts = [
        f'<rect x="{20 + at * each:.1f}" y="{height - 80 * count / max(counts):.1f}" width="{each - 1:.1f}" '
        f'height="{80 * count / max(counts):.1f}" fill="{COLOURS[1]}"/>'
        for at, count in enumerate(counts)
    ]
    parts += [_text(20, height + 12, f"{low:g}"[:6], "start"), _text(WIDTH - 20, height + 12, f"{high:g}"[:6], "end")]
    return _svg(title, height + 24, parts)


def lines(title: str, series: Mapping[str, Sequence[float]], last: str) -> str:
    """A line for each series, all over the same steps; `last` labels the end of the axis."""
    shown = dict(list(series.items())[: len(COLOURS)])
    most = max((max(numbers) for numbers in shown.values()), default=0.0) or 1.0
    height = 160
    parts = []
    for (name, numbers), colour in zip(shown.items(), COLOURS, strict=False):
        across = (WIDTH - 60) / max(1, len(numbers) - 1)
        points = " ".join(
            f"{40 + at * across:.1f},{height - number / most * (height - 10):.1f}" for at, number in enumerate(numbers)
        )
        parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>')
        row = len(parts) - 1
        legend = 40 + (row % 4) * 150, height + 34 + 18 * (row // 4)
        parts[-1] += f'<rect x="{legend[0]}" y="{legend[1] - 5}" width="10" height="10" fill="{colour}"/>'
        parts[-1] += _text(legend[0] + 15, legend[1], name, "start")
    parts += [_text(36, 10, f"{most:.1f}", "end"), _text(40, height + 14, "0", "start")]
    parts.append(_text(WIDTH - 20, height + 14, last, "end"))
    return _svg(title, height + 44 + 18 * ((len(shown) - 1) // 4), parts)


def heat(title: str, drawing: BoardOutline, grid: Sequence[Sequence[int]]) -> str:
    """A heat map of where throws end, on the outline of the board; the first seat sits at the bottom."""
    scale = (WIDTH - 160) / drawing.width
    width, height = drawing.width * scale, drawing.depth * scale
    most = max(map(max, grid)) or 1
    side = width / len(grid[0]), height / len(grid)
    parts = [f'<rect x="0.5" y="0.5" width="{width:.1f}" height="{height:.1f}" class="board"/>']
    for row, counts in enumerate(grid):
        for column, count in enumerate(counts):
            if count:
                y = height - (row + 1) * side[1]
                parts.append(
                    f'<rect x="{column * side[0]:.1f}" y="{y:.1f}" width="{side[0]:.1f}" height="{side[1]:.1f}" '
                    f'fill="{COLOURS[0]}" opacity="{(count / most) ** 0.5:.2f}"/>'
                )
    for name, corners in drawing.shapes:
        points = [((x + drawing.width / 2) * scale, height - (y + drawing.depth / 2) * scale) for x, y in corners]
        parts.append(f'<polygon points="{" ".join(f"{x:.1f},{y:.1f}" for x, y in points)}" class="shape"/>')
        middle = sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)
        parts.append(_text(*middle, name, "middle"))
    return _svg(title, height + 1, parts, width + 1)


def _value(row: Estimate, form: str) -> str:
    half = (row.interval[1] - row.interval[0]) / 2
    value = form.format(row.value)
    return value if half == float("inf") else f"{value} ± {form.replace('+', '').format(half)}"


def _text(x: float, y: float, words: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y + 4:.1f}" text-anchor="{anchor}">{escape(words)}</text>'


def _svg(title: str, height: float, parts: Sequence[str], width: float = WIDTH) -> str:
    return (
        f'<svg viewBox="0 0 {width:.0f} {height:.0f}" role="img" aria-label="{escape(title)}">'
        f"<title>{escape(title)}</title>{''.join(parts)}</svg>"
    )
