"""Runs the notebooks and writes their pages: `python -m tools.guide.notebooks`; with `--check` it names stale pages.

A notebook is a Python file in the percent format, which Jupytext, VS Code and Spyder open. Its page has the text, the
code and what the code printed or drew. A page is stale if it differs in anything but figures and numbers in the output.
"""

import ast
import re
import sys
import traceback
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[2]
HOME = ROOT / "examples" / "notebooks"
PAGES = ROOT / "docs" / "research" / "notebooks"
CELL = re.compile(r"^# %%.*$", re.MULTILINE)
OUTPUT = re.compile(r"^```text\n.*?^```$", re.MULTILINE | re.DOTALL)


class Failed(Exception):
    """A notebook failed; the message names the notebook, the line and the error."""


class Cell(NamedTuple):
    """A cell of a notebook."""

    line: int
    """The line of its first character."""
    text: str
    is_code: bool


class Page(NamedTuple):
    """The page of a notebook."""

    name: str
    text: str
    figures: dict[str, str]
    """SVG pictures by file name."""


def notebooks() -> list[Path]:
    """All notebooks."""
    return sorted(path for path in HOME.glob("*.py") if path.read_text("utf-8").startswith("# %%"))


def cells(text: str) -> Iterator[Cell]:
    """The cells of a notebook, in order."""
    marks = list(CELL.finditer(text))
    ends = [mark.start() for mark in marks[1:]] + [len(text)]
    for mark, end in zip(marks, ends, strict=True):
        body = text[mark.end() + 1 : end].rstrip()
        if "[markdown]" in mark[0]:
            body = "\n".join(line.removeprefix("#").removeprefix(" ") for line in body.splitlines())
        yield Cell(text[: mark.end() + 1].count("\n") + 1, body, "[markdown]" not in mark[0])


def page_of(path: Path) -> Page:
    """Run a notebook and return its page. Raises `Failed` if a cell fails."""
    sys.path.insert(0, str(path.parent))
    names: dict[str, Any] = {"__name__": "__main__", "__file__": str(path)}
    parts: list[str] = []
    figures: dict[str, str] = {}
    try:
        for cell in cells(path.read_text("utf-8")):
            if not cell.is_code:
                parts.append(cell.text)
                continue
            printed, shown = run(cell, path, names)
            parts.append(f"```python\n{cell.text.strip()}\n```")
            if printed:
                parts.append(f"```text\n{printed.rstrip()}\n```")
            if hasattr(shown, "_repr_svg_"):
                file = f"{path.stem}-{len(figures) + 1}.svg"
                figures[file] = shown._repr_svg_()
                parts.append(f"![{shown.title}]({file})")
    finally:
        sys.path.remove(str(path.parent))
    parts.append(f"The notebook is `examples/notebooks/{path.name}`: open it with Jupytext, VS Code or Spyder.")
    return Page(f"{path.stem}.md", "\n\n".join(parts) + "\n", figures)


def run(cell: Cell, path: Path, names: dict[str, Any]) -> tuple[str, Any]:
    """Run a cell; return what it printed, and the value of its last line if that is an expression."""
    out, value = StringIO(), None
    try:
        tree = ast.parse("\n" * (cell.line - 1) + cell.text, str(path))
        last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
        with redirect_stdout(out):
            exec(compile(tree, str(path), "exec"), names)
            if isinstance(last, ast.Expr):
                value = eval(compile(ast.Expression(last.value), str(path), "eval"), names)
    except Exception as error:
        lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == str(path)]
        line = lines[-1] if lines else getattr(error, "lineno", cell.line)
        raise Failed(f"{path.name}:{line}: {type(error).__name__}: {error}") from error
    return out.getvalue(), value


def comparable(text: str) -> str:
    """A page without the numbers in its output, which may differ between machines."""
    return OUTPUT.sub(lambda found: re.sub(r"[-+]?\d[\d.]*", "0", found[0]), text)


def fault(path: Path, pages: Path = PAGES) -> str | None:
    """What is wrong with a notebook or its page, or `None`."""
    try:
        page = page_of(path)
    except Failed as failed:
        return str(failed)
    file = pages / page.name
    if not file.exists() or comparable(file.read_text("utf-8")) != comparable(page.text):
        return f"{page.name} is stale: run `make notebooks`"
    return next(
        (f"{name} is missing: run `make notebooks`" for name in page.figures if not (pages / name).exists()), None
    )


def write(path: Path, pages: Path = PAGES) -> str | None:
    """Write the page of a notebook with its figures; return what failed."""
    try:
        page = page_of(path)
    except Failed as failed:
        return str(failed)
    pages.mkdir(exist_ok=True)
    for name, text in {page.name: page.text, **page.figures}.items():
        (pages / name).write_text(text, "utf-8")
    return None


def main(check: bool) -> int:
    """Write all pages, or only check them; return 1 if a notebook fails or a page is stale."""
    with ProcessPoolExecutor(2) as pool:
        found = [said for said in pool.map(fault if check else write, notebooks()) if said]
    print(*found, sep="\n", end="\n" if found else "", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv[1:]))
