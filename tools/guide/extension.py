"""What our guidebook adds to Sphinx: the documents of the root folder as pages, and every page as Markdown."""

import re
from pathlib import Path
from typing import Any

from sphinx.application import Sphinx

HOMES = {
    "ARCHITECTURE.md": "engineer/architecture.md",
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "engineer/contributing.md",
    "README.md": "index.md",
}
"""Where the guidebook shows a document of the root folder."""
LINK = re.compile(r"(?<=\]\()([\w./-]+)(?=[)#])")


def rehome(link: str) -> str:
    """The link of a document of the root folder, as a page that includes the document needs it."""
    target = HOMES.get(link) or (link.removeprefix("docs/") if link.startswith("docs/") else None)
    return link if target is None else f"/{target}"


def included(_app: Sphinx, _path: Path, _page: str, content: list[str]) -> None:
    """Make the links of an included document lead to pages of the guidebook."""
    content[0] = LINK.sub(lambda link: rehome(link[1]), content[0]).replace("```mermaid", "```text")


def setup(app: Sphinx) -> dict[str, Any]:
    """Connect to Sphinx."""
    app.connect("include-read", included)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
