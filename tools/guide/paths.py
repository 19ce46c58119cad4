"""Five questions are answered within two clicks of the start page: `python -m tools.guide.paths docs/_build/html`.

Only links in the text of a page count: the menu at the side leads everywhere.
"""

import re
import sys
from collections import deque
from collections.abc import Iterator, Mapping
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urldefrag

CLICKS = 2
ANSWERS: Mapping[str, str] = {
    "Where is a rule?": "engineer/what-is-where.html",
    "How do I change a card and see what it does?": "design/change-a-card.html",
    "How do I train an agent?": "research/training.html",
    "How do I host for friends?": "host/friends.html",
    "How do I add a game?": "design/adding-a-game.html",
}
"""Each question and the page that answers it."""


class Text(HTMLParser):
    """The heading of a page, and the links in its text."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.links: list[str] = []
        self.heading = ""
        self._inside: list[str] = []
        self.feed(path.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """See `HTMLParser`."""
        if tag in {"article", "h1"}:
            self._inside.append(tag)
        if tag == "a" and "article" in self._inside:
            self.links.append(dict(attrs).get("href") or "")

    def handle_endtag(self, tag: str) -> None:
        """See `HTMLParser`."""
        if tag in self._inside:
            self._inside.remove(tag)

    def handle_data(self, data: str) -> None:
        """See `HTMLParser`."""
        if "h1" in self._inside:
            self.heading += data.strip("¶#\n")


def shortest(home: Path, target: str) -> list[str] | None:
    """The headings on the shortest way from the start page to a page, or `None` if there is none."""
    start = (home / "index.html").resolve()
    waiting, seen = deque([[start]]), {start}
    while waiting:
        way = waiting.popleft()
        if way[-1] == (home / target).resolve():
            return [Text(page).heading for page in way]
        for link in Text(way[-1]).links:
            place = urldefrag(link)[0]
            page = (way[-1].parent / unquote(place)).resolve()
            if (
                place
                and not re.match(r"[a-z]+:", place)
                and page.suffix == ".html"
                and page.is_file()
                and page not in seen
            ):
                seen.add(page)
                waiting.append([*way, page])
    return None


def found(home: Path) -> Iterator[tuple[str, list[str] | None]]:
    """Each question and the way to its answer."""
    yield from ((question, shortest(home, target)) for question, target in ANSWERS.items())


def main(home: Path) -> int:
    """Print the paths; return 1 if an answer is too far away."""
    far = 0
    for question, way in found(home):
        near = way is not None and len(way) - 1 <= CLICKS
        far += not near
        print(f"{question} {' → '.join(way) if way else 'no way'}", file=sys.stdout if near else sys.stderr)
    return 1 if far else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
