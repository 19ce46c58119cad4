"""Diagrams of the plan, drawn from the real imports: made anew with every guidebook, so they are never stale.

The rows are the layers of the contracts in pyproject.toml. An arrow leads from a package to one that it imports; arrows
that follow from others are left out.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from html import escape
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
CLIENT = [["shell"], ["features"], ["shared"], ["games"], ["ui", "i18n"], ["protocol"]]
"""The layers of the client."""
WIDTH, HEIGHT, ROW, COLUMN = 124, 34, 80, 164
EDGE, SIDE = 16, 70
"""Room above and below, and at the sides."""
TS_IMPORT = re.compile(r"""(?:from|import)\s*\(?\s*["']([^"']+)["']""")

Rows = Sequence[Sequence[str]]
Graph = Mapping[str, frozenset[str]]
"""What each part imports of the others."""


def layers(container: str) -> Rows:
    """The layers of a package from its contract, the highest first."""
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]
    found = [one for one in contracts if one["type"] == "layers" and container in one.get("containers", ["cookoff"])]
    (contract,) = found[:1]
    return [[name.removeprefix(f"{container}.") for name in re.findall(r"[\w.]+", row)] for row in contract["layers"]]


@cache
def imports_of_package() -> Any:
    """All imports of the package."""
    import grimp  # noqa: PLC0415 # it comes with import-linter; the small guidebook has no diagrams

    return grimp.build_graph("cookoff", cache_dir=None)


def python_graph(container: str, rows: Rows) -> Graph:
    """What the parts of a Python package import of one another."""
    graph = imports_of_package()
    names = [name for row in rows for name in row]

    def imports(one: str, other: str) -> bool:
        importer, imported = f"{container}.{one}", f"{container}.{other}"
        return bool(graph.direct_import_exists(importer=importer, imported=imported, as_packages=True))

    return {one: frozenset(other for other in names if other != one and imports(one, other)) for one in names}


def client_graph(rows: Rows) -> Graph:
    """What the folders of the client import of one another."""
    home = ROOT / "web" / "src"
    names = [name for row in rows for name in row]
    found: dict[str, set[str]] = {name: set() for name in names}
    for name in names:
        for path in (home / name).rglob("*"):
            if path.suffix in {".ts", ".svelte"}:
                for target in TS_IMPORT.findall(path.read_text("utf-8")):
                    if target.startswith("."):
                        other = (path.parent / target).resolve().relative_to(home.parent.resolve()).parts
                        found[name] |= {other[1]} if other[0] == "src" and len(other) > 1 else set()
    return {name: frozenset(found[name] & set(names) - {name}) for name in names}


def reduced(graph: Graph) -> Graph:
    """The graph without arrows that follow from others."""

    def reachable(start: str, without: str) -> set[str]:
        todo, seen = [other for other in graph[start] if other != without], set[str]()
        while todo:
            one = todo.pop()
            if one not in seen:
                seen.add(one)
                todo += graph[one]
        return seen

    return {
        one: frozenset(other for other in others if other not in reachable(one, other)) for one, others in graph.items()
    }


def svg(title: str, rows: Rows, graph: Graph) -> str:
    """Draw layers as rows of boxes, and imports as arrows."""
    most = max(len(row) for row in rows)
    width, height = COLUMN * most + 2 * SIDE, EDGE * 2 + (len(rows) - 1) * ROW + HEIGHT
    at = {
        name: (width / 2 + (place - (len(row) - 1) / 2) * COLUMN, EDGE + number * ROW)
        for number, row in enumerate(rows)
        for place, name in enumerate(row)
    }
    parts = [*arrows(at, reduced(graph), width / 2), *boxes(at)]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" role="img" '
        f'aria-label="{escape(title)}" font-family="sans-serif" font-size="14">'
        '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto">'
        '<path d="M0 0L8 4L0 8z" fill="#a8a29e"/></marker></defs>'
        f"{''.join(parts)}</svg>\n"
    )


def arrows(at: Mapping[str, tuple[float, float]], graph: Graph, middle: float) -> Iterator[str]:
    """An arrow for each import. One that passes other rows goes around them."""
    for name, others in graph.items():
        for other in sorted(others):
            (x, y), (to_x, to_y) = at[name], at[other]
            if to_y == y:
                side = 1 if to_x > x else -1
                out, into = x + side * WIDTH / 2, to_x - side * (WIDTH / 2 + 2)
                path = f"M{out:.0f} {y + HEIGHT / 2:.0f}H{into:.0f}"
            elif to_y - y <= ROW:
                half = (y + HEIGHT + to_y) / 2
                path = f"M{x:.0f} {y + HEIGHT}C{x:.0f} {half:.0f} {to_x:.0f} {half:.0f} {to_x:.0f} {to_y - 2}"
            else:
                side = 1 if x + to_x >= 2 * middle else -1
                passed = [abs(one - middle) for one, row in at.values() if y <= row <= to_y]
                around = middle + side * (max(*passed, 0) + WIDTH / 2 + SIDE)
                out, into = x + side * WIDTH / 2, to_x + side * (WIDTH / 2 + 2)
                half = HEIGHT / 2
                path = f"M{out:.0f} {y + half:.0f}C{around:.0f} {y + half:.0f} {around:.0f} {to_y + half:.0f} "
                path += f"{into:.0f} {to_y + half:.0f}"
            yield f'<path d="{path}" fill="none" stroke="#a8a29e" stroke-width="1.5" marker-end="url(#tip)"/>'


def boxes(at: Mapping[str, tuple[float, float]]) -> Iterator[str]:
    """A box with its name for each part."""
    for name, (x, y) in at.items():
        place = f'x="{x - WIDTH / 2:.0f}" y="{y}" width="{WIDTH}" height="{HEIGHT}"'
        yield f'<rect {place} rx="6" fill="#fff7ed" stroke="#c2410c"/>'
        text = f'x="{x:.0f}" y="{y + HEIGHT / 2 + 5:.0f}"'
        yield f'<text {text} text-anchor="middle" fill="#292524">{escape(name)}</text>'


def write(folder: Path) -> None:
    """Draw all diagrams."""
    folder.mkdir(parents=True, exist_ok=True)
    for file, title, container in (
        ("package", "The package", "cookoff"),
        ("server", "The server", "cookoff.server"),
        ("engine", "The engine", "cookoff.engine"),
        ("room", "A room: Yatai", "cookoff.games.yatai"),
    ):
        rows = layers(container)
        (folder / f"{file}.svg").write_text(svg(title, rows, python_graph(container, rows)), "utf-8")
    (folder / "client.svg").write_text(svg("The client", CLIENT, client_graph(CLIENT)), "utf-8")
