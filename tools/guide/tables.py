"""Writes the generated tables on the pages: `python -m tools.guide.tables`, or with `--check` names the stale ones.

A page says where a table stands and what makes it; everything between the two comments is generated:

    <!-- table: actions yatai -->
    <!-- end of table -->
"""

import re
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from cookoff import __version__
from tools.guide import environments, peers, player_tables
from tools.guide.snippets import pages


def citation() -> str:
    """How a paper names this version."""
    return f"""```bibtex
@software{{cookoff,
  title  = {{cookoff: five cooking-contest board games as software for play and research}},
  author = {{{{the cookoff authors}}}},
  year   = {{2026}},
  note   = {{version {__version__}}}
}}
```
"""


TABLES: Mapping[str, Callable[..., str]] = {
    "actions": environments.actions,
    "chance": environments.chance,
    "citation": citation,
    "facts": environments.facts,
    "observations": environments.observations,
    "options": environments.options,
    "peers": peers.measured,
    "rebuilt": player_tables.rebuilt,
    "result": player_tables.scoring,
    "rulings": player_tables.rulings,
    "sizes": environments.sizes,
    "throws": player_tables.recorded_throws,
    "turn": player_tables.turn,
}
"""What makes a table, by its name on the pages. The words after the name are arguments."""
BLOCK = re.compile(r"(<!-- table: ([\w-]+)((?: [\w-]+)*) -->\n).*?(<!-- end of table -->)", re.DOTALL)


def written(text: str) -> str:
    """The text of a page with all its tables made anew."""

    def table(found: re.Match[str]) -> str:
        return f"{found[1]}\n{TABLES[found[2]](*found[3].split())}\n{found[4]}"

    return BLOCK.sub(table, text)


def stale(paths: list[Path]) -> Iterator[tuple[Path, str]]:
    """The pages with a stale table, each with its new text."""
    for path in paths:
        text = path.read_text("utf-8")
        if (new := written(text)) != text:
            yield path, new


def main(check: bool) -> int:
    """Write the tables; or only check them, print the pages with a stale one, and return 1 if there are any."""
    found = list(stale(pages()))
    for path, new in found:
        print(f"{path.name}: a table is stale: run `make tables`" if check else f"{path.name}: written")
        if not check:
            path.write_text(new, "utf-8")
    return 1 if found and check else 0


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv[1:]))
