"""What our guidebook adds to Sphinx: documents of the root folder as pages, every page as Markdown, and a small form.

The small form (`sphinx -t small`) is what the server ships: the pages that somebody needs who plays, hosts or designs.
Links to other pages become plain text there; on its start page rows with such links are left out.
"""

import posixpath
import re
from hashlib import blake2b
from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx

from tools.guide import diagrams, flowchart, protocol, reference

HOMES = {
    "ARCHITECTURE.md": "engineer/architecture.md",
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "engineer/contributing.md",
    "README.md": "index.md",
}
"""Where the guidebook shows a document of the root folder."""
LINK = re.compile(r"(?<=\]\()([\w./-]+)(?=[)#])")
WHOLE_LINK = re.compile(r"(?<!!)\[([^\]]+)\]\(([\w./-]+\.md)(#[\w-]*)?\)")
INLINE = re.compile(r"<(script|style)>(.*?)</\1>", re.DOTALL)
STYLES = {
    ' style="display: none;"': ' width="0" height="0" aria-hidden="true"',
    ' style="opacity: 50%"': ' opacity="0.5"',
}
"""Styles that the theme writes into the tags of its icons, and attributes that do the same."""
WAY = "The way of a move: from the client over its node to the rules, through chance and the log to all at the table"
PICTURE = re.compile(r'(<a [^>]*>)?(<img [^>]*src="([^"]+)"[^>]*/>)')
RULE = re.compile(r"[A-Z]{3}-\d+")
ROW = re.compile(r"^\|.*\n", re.MULTILINE)
FRONT = re.compile(r"^!\[[^\]]*\]\(cookoff\.webp\)\n", re.MULTILINE)
"""The moving picture, which is larger than the rest of the small form together."""
INCLUDE = re.compile(r"^```\{include\} (\S+)\n(?::.*\n)*```$", re.MULTILINE)


def rehome(link: str) -> str:
    """The link of a document of the root folder, as a page that includes the document needs it."""
    target = HOMES.get(link) or (link.removeprefix("docs/") if link.startswith("docs/") else None)
    return link if target is None else f"/{target}"


def included(app: Sphinx, _path: Path, page: str, content: list[str]) -> None:
    """Make the links of an included document lead to pages of the guidebook."""
    text = LINK.sub(lambda link: rehome(link[1]), content[0])
    content[0] = flowchart.BLOCK.sub(f"![{WAY}](../_generated/move.svg)", text)
    shortened(app, page, content)


def shortened(app: Sphinx, page: str, content: list[str]) -> None:
    """In the small form, turn links to pages that it lacks into plain text."""
    if not app.tags.has("small"):
        return

    def here(link: re.Match[str]) -> bool:
        target = link[2].removeprefix("/") if link[2].startswith("/") else f"{posixpath.dirname(page)}/{link[2]}"
        return posixpath.normpath(target.lstrip("/")).removesuffix(".md") in app.env.found_docs

    text = FRONT.sub("", content[0])
    if page == "index":
        text = ROW.sub(lambda row: row[0] if all(map(here, WHOLE_LINK.finditer(row[0]))) else "", text)
    content[0] = WHOLE_LINK.sub(lambda link: link[0] if here(link) else link[1], text)


def drawn(app: Sphinx) -> None:
    """Draw the diagrams of the plan, if the book has the page that shows them."""
    home = Path(app.srcdir)
    if (home / "engineer" / "architecture.md").exists() and not app.tags.has("small"):
        diagrams.write(home / "_generated")
        (chart,) = flowchart.BLOCK.findall((diagrams.ROOT / "ARCHITECTURE.md").read_text("utf-8"))
        (home / "_generated" / "move.svg").write_text(flowchart.svg(flowchart.parsed(chart), WAY), "utf-8")


def described(_app: Sphinx, _page: str, content: list[str]) -> None:
    """Describe the names and messages that a page lists."""
    content[0] = protocol.expanded(reference.as_rst(content[0]))


def as_markdown(home: Path, page: str) -> str:
    """The text of a page with what it includes and describes."""
    path = home / f"{page}.md"
    text = INCLUDE.sub(lambda found: (path.parent / found[1]).read_text("utf-8").strip(), path.read_text("utf-8"))
    return protocol.expanded(reference.as_markdown(text))


def write_protocol(app: Sphinx, failed: Exception | None) -> None:
    """Write the protocol for programs beside the page that lists its messages."""
    if failed is None and app.builder.name == "html" and "engineer/messages" in app.env.found_docs:
        protocol.write(Path(app.outdir) / "engineer")


def write_markdown(app: Sphinx, failed: Exception | None) -> None:
    """Write every page as Markdown beside its HTML."""
    if failed is None and app.builder.name == "html":
        for page in app.env.found_docs:
            (Path(app.outdir) / f"{page}.md").write_text(as_markdown(Path(app.srcdir), page), "utf-8")


def marked(_app: object, document: nodes.document) -> None:
    """Mark the cells that hold the id of a rule, so that it stays in one piece."""
    for cell in document.findall(nodes.entry):
        if RULE.fullmatch(cell.astext()):
            cell["classes"].append("id")


def opened(found: re.Match[str]) -> str:
    """A picture that opens in its own size, unless it is a link already."""
    return found[0] if found[1] else f'<a class="picture" href="{found[3]}">{found[2]}</a>'


def link_markdown(_app: Sphinx, page: str, _template: str, context: dict[str, Any], doctree: object) -> None:
    """Tell programs that a page exists as Markdown; let its pictures open."""
    if doctree is not None:
        context["body"] = PICTURE.sub(opened, context["body"])
        link = f'<link rel="alternate" type="text/markdown" href="{posixpath.basename(page)}.md">'
        context["metatags"] = context.get("metatags", "") + link


def without_inline(page: Path, home: Path) -> None:
    """Move inline scripts and styles of a page into files: the server's content security policy forbids them."""
    text = page.read_text("utf-8")
    to_root = "../" * (len(page.relative_to(home).parts) - 1)

    def moved(found: re.Match[str]) -> str:
        kind, body = found[1], found[2].strip()
        name = f"_static/{blake2b(body.encode(), digest_size=6).hexdigest()}.{'js' if kind == 'script' else 'css'}"
        (home / name).write_text(f"{body}\n", "utf-8")
        link = f"{to_root}{name}"
        return f'<script src="{link}"></script>' if kind == "script" else f'<link rel="stylesheet" href="{link}">'

    for style, attributes in STYLES.items():
        text = text.replace(style, attributes)
    page.write_text(INLINE.sub(moved, text), "utf-8")


def shrink(app: Sphinx, failed: Exception | None) -> None:
    """Make the small form fit for a server: no inline code, nothing that only tools read."""
    if failed is not None or not app.tags.has("small"):
        return
    home = Path(app.outdir)
    for page in home.rglob("*.html"):
        without_inline(page, home)
    for path in [home / "objects.inv", home / ".buildinfo", *home.rglob("*.map")]:
        path.unlink(missing_ok=True)


def setup(app: Sphinx) -> dict[str, Any]:
    """Connect to Sphinx."""
    app.connect("builder-inited", drawn)
    app.connect("include-read", included)
    app.connect("source-read", shortened)
    app.connect("source-read", described)
    app.connect("doctree-read", marked)
    app.connect("html-page-context", link_markdown)
    app.connect("build-finished", write_protocol)
    app.connect("build-finished", write_markdown)
    app.connect("build-finished", shrink)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
