"""Draws the badges of the front page from what they claim: `python -m tools.guide.badges`, or with `--check`."""

import re
import sys
import tomllib
from collections.abc import Iterator
from html import escape
from pathlib import Path

from cookoff import __version__
from tools.release import PYTHONS

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "docs" / "badges"
HEIGHT, EDGE = 20, 7
WIDTHS = {**dict.fromkeys("fijlrt .", 4.4), **dict.fromkeys("mwM%", 10.6)}
"""Of letters that are far from the usual 7."""


def claims() -> Iterator[tuple[str, str]]:
    """What each badge says, read from the place that makes it true."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    yield "release", __version__
    yield "python", f"{PYTHONS[0]} – {PYTHONS[-1]}"
    yield "licence", project["project"]["license"]
    if project["tool"]["mypy"]["strict"]:
        yield "mypy", "strict"
    covered = re.search(r"coverage report --fail-under=(\d+)", (ROOT / "Makefile").read_text("utf-8"))
    if covered and project["tool"]["coverage"]["run"]["branch"]:
        yield "branches of the rules tested", f"{covered[1]} %"


def svg(name: str, value: str) -> str:
    """A badge: a name on grey, a value on the colour of embers."""
    left, right = (round(sum(WIDTHS.get(one, 7) for one in text)) + 2 * EDGE for text in (name, value))
    width, place = left + right, 'y="14" text-anchor="middle"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{HEIGHT}" role="img" '
        f'aria-label="{escape(f"{name}: {value}")}" font-family="Verdana, DejaVu Sans, sans-serif" font-size="11" '
        f'fill="#fff"><clipPath id="r"><rect width="{width}" height="{HEIGHT}" rx="4"/></clipPath>'
        f'<g clip-path="url(#r)"><path d="M0 0h{left}v{HEIGHT}H0z" fill="#44403c"/>'
        f'<path d="M{left} 0h{right}v{HEIGHT}H{left}z" fill="#b3400f"/></g>'
        f'<text x="{left / 2}" {place} textLength="{left - 2 * EDGE}">{escape(name)}</text>'
        f'<text x="{left + right / 2}" {place} textLength="{right - 2 * EDGE}">{escape(value)}</text></svg>\n'
    )


def main(check: bool) -> int:
    """Write the badges; or only compare them, and return 1 if one is stale."""
    FOLDER.mkdir(exist_ok=True)
    made = {f"{name.partition(' ')[0]}.svg": svg(name, value) for name, value in claims()}
    there = {path.name: path.read_text("utf-8") for path in FOLDER.iterdir()}
    stale = sorted(name for name in made.keys() | there.keys() if made.get(name) != there.get(name))
    for name in stale:
        print(f"badges/{name} is stale: run `make tables`" if check else f"badges/{name}")
        if not check and name in made:
            (FOLDER / name).write_text(made[name], "utf-8")
        elif not check:
            (FOLDER / name).unlink()
    return 1 if stale and check else 0


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv[1:]))
