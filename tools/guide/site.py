"""Checks a built guidebook: `python -m tools.guide.site docs/_build/html`.

Every link inside the book leads to a page and an anchor that exist, every picture is there and is described, and a page
loads nothing from elsewhere.
"""

import re
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urldefrag

ELSEWHERE = re.compile(r"(?:https?:)?//|data:text/html")
LOADED = re.compile(r"""url\(\s*['"]?((?:https?:)?//[^)'"]+)|@import\s+['"]((?:https?:)?//[^'"]+)""")
LOADS = {("script", "src"), ("img", "src"), ("iframe", "src"), ("source", "src"), ("video", "src"), ("object", "data")}
"""Attributes that make a browser load something."""


class Page(HTMLParser):
    """The anchors, links and loaded files of a page."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.anchors = {""}
        self.links: list[str] = []
        self.loads: list[str] = []
        self.bare: list[str] = []
        self.feed(path.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """See `HTMLParser`."""
        found = {name: value or "" for name, value in attrs}
        self.anchors |= {found[name] for name in ("id", "name") if name in found}
        if tag == "a" and "href" in found:
            self.links.append(found["href"])
        if tag == "link" and found.get("rel") in {"stylesheet", "icon", "preload"}:
            self.loads.append(found["href"])
        self.loads += [value for name, value in found.items() if (tag, name) in LOADS]
        if tag == "img" and not found.get("alt"):
            self.bare.append(found.get("src", ""))


def faults(home: Path) -> Iterator[str]:
    """Everything that is wrong in a built guidebook, each with its page."""
    pages = {path: Page(path) for path in sorted(home.rglob("*.html"))}
    for path, page in pages.items():
        name = path.relative_to(home).as_posix()
        yield from (f"{name}: a picture without description: {source}" for source in page.bare)
        for link in page.loads:
            if ELSEWHERE.match(link):
                yield f"{name}: loads {link}"
            elif not link.startswith("data:") and not (path.parent / unquote(link.partition("?")[0])).exists():
                yield f"{name}: {link} is not there"
        for link in page.links:
            if re.match(r"[a-z]+:|//", link):
                continue
            place, anchor = urldefrag(link)
            target = (path.parent / unquote(place)).resolve() if place else path
            if target in pages:
                if unquote(anchor) not in pages[target].anchors:
                    yield f"{name}: no anchor for {link}"
            elif not target.is_file():
                yield f"{name}: no page for {link}"
    for path in sorted(home.rglob("*.css")):
        for found in LOADED.findall(path.read_text("utf-8")):
            yield f"{path.relative_to(home).as_posix()}: loads {found[0] or found[1]}"


def main(home: Path) -> int:
    """Print the faults; return 1 if there are any."""
    found = list(faults(home.resolve()))
    print(*found, sep="\n", end="\n" if found else "", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
