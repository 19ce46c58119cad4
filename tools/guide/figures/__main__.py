"""Writes the figures, or with `--check` names those that would change."""

import sys
from collections.abc import Iterator
from pathlib import Path

from . import grill, kitchen, throws, yatai

FOLDER = Path(__file__).parents[3] / "docs" / "play" / "figures"


def figures() -> Iterator[tuple[str, str]]:
    """All figures: name and text."""
    yield from yatai.figures()
    yield from grill.figures()
    yield from kitchen.figures()
    yield from throws.figures()


def main(check: bool) -> int:
    """Write the figures; or only compare them, and return 1 if one is stale."""
    FOLDER.mkdir(exist_ok=True)
    made = {f"{name}.svg": text for name, text in figures()}
    there = {path.name: path.read_text("utf-8") for path in FOLDER.iterdir()}
    stale = sorted(name for name in made.keys() | there.keys() if made.get(name) != there.get(name))
    for name in stale:
        print(f"figures/{name} is stale: run `make tables`" if check else f"figures/{name}")
        if check:
            continue
        if name in made:
            (FOLDER / name).write_text(made[name], "utf-8")
        else:
            (FOLDER / name).unlink()
    return 1 if stale and check else 0


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv[1:]))
