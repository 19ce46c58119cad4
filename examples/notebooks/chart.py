"""Line charts for the notebooks, as SVG: Jupyter and the guidebook show them."""

from collections.abc import Mapping, Sequence

WIDTH, HEIGHT, EDGE = 640, 260, 44
COLOURS = ("#c2410c", "#0369a1", "#4d7c0f", "#7e22ce")


class Chart:
    """Named lines of points (x, y)."""

    def __init__(self, title: str, lines: Mapping[str, Sequence[tuple[float, float]]], across: str) -> None:
        """`across` says what x is."""
        self.title, self.lines, self.across = title, lines, across

    def _repr_svg_(self) -> str:
        points = [point for line in self.lines.values() for point in line]
        left, right = min(x for x, _ in points), max(x for x, _ in points)
        low, high = min(0.0, *(y for _, y in points)), max(y for _, y in points)

        def at(x: float, y: float) -> str:
            across, up = (x - left) / (right - left), (y - low) / (high - low)
            return f"{EDGE + across * (WIDTH - 2 * EDGE):.1f},{HEIGHT - EDGE - up * (HEIGHT - 2 * EDGE):.1f}"

        parts = [f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>']
        for share in (0.0, 0.5, 1.0):
            y = low + share * (high - low)
            parts.append(f'<path d="M{at(left, y)}L{at(right, y)}" stroke="#d6d3d1"/>')
            parts.append(f'<text x="{EDGE - 6}" y="{at(left, y).split(",")[1]}" text-anchor="end">{y:.2g}</text>')
        for x in (left, right):
            parts.append(
                f'<text x="{at(x, low).split(",")[0]}" y="{HEIGHT - EDGE + 18}" text-anchor="middle">{x:g}</text>'
            )
        parts.append(f'<text x="{WIDTH / 2}" y="{HEIGHT - 8}" text-anchor="middle">{self.across}</text>')
        for number, (name, line) in enumerate(self.lines.items()):
            colour = COLOURS[number % len(COLOURS)]
            path = " ".join(at(x, y) for x, y in line)
            parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
            parts.append(f'<text x="{EDGE + 150 * number}" y="22" fill="{colour}">{name}</text>')
        style = 'font-family="sans-serif" font-size="12" fill="#292524"'
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
            f'aria-label="{self.title}" {style}>{"".join(parts)}</svg>\n'
        )
