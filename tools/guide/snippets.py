"""Checks the code on the pages: `python -m tools.guide.snippets`.

Python examples run, TOML and JSON parse, an experiment is one that the laboratory accepts, and a shell line that calls
`cookoff`, `make` or a script names a command, options and files that exist.
"""

import doctest
import json
import re
import shlex
import sys
import tomllib
from collections.abc import Iterator
from contextlib import redirect_stderr, redirect_stdout
from functools import cache
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
FENCE = re.compile(r"^( *)```(\w+)\n(.*?)^\1```", re.MULTILINE | re.DOTALL)
OPTIONS = doctest.NORMALIZE_WHITESPACE
PARTS = re.compile(r"\s*(?:&&|\|\||\||;|&$)\s*")


class Snippet(NamedTuple):
    """A fenced block of code on a page."""

    page: str
    line: int
    language: str
    text: str


def pages(home: Path = ROOT) -> list[Path]:
    """Every page that shows code."""
    docs = [path for path in home.glob("docs/**/*.md") if "_build" not in path.parts]
    return sorted([*docs, *(home / name for name in ("README.md", "CONTRIBUTING.md", "ARCHITECTURE.md"))])


def snippets(path: Path) -> Iterator[Snippet]:
    """The blocks of code on a page."""
    text = path.read_text("utf-8")
    for found in FENCE.finditer(text):
        lines = [line.removeprefix(found[1]) for line in found[3].splitlines()]
        yield Snippet(str(path), text[: found.start()].count("\n") + 1, found[2], "\n".join(lines) + "\n")


def faults(path: Path) -> Iterator[str]:
    """What is wrong with the code on a page."""
    examples: list[str] = []
    for snippet in snippets(path):
        place = f"{path.name}:{snippet.line}"
        if snippet.language == "python" and ">>>" in snippet.text:
            # Blank lines keep the line numbers of the page.
            examples.append("\n" * (snippet.line - sum(one.count("\n") for one in examples)) + snippet.text)
        elif snippet.language == "python":
            yield from _compiled(snippet, place)
        elif snippet.language == "sh":
            yield from (f"{place}: {fault}" for fault in _shell(snippet.text))
        elif snippet.language in {"toml", "json"}:
            yield from (f"{place}: {fault}" for fault in _data(snippet))
    if examples:
        yield from _examples(path, "".join(examples))


def _compiled(snippet: Snippet, place: str) -> Iterator[str]:
    try:
        compile(snippet.text, place, "exec")
    except SyntaxError as error:
        yield f"{place}: {error}"


def _examples(path: Path, text: str) -> Iterator[str]:
    """Run the examples of a page, one after the other, in one namespace."""
    test = doctest.DocTestParser().get_doctest(text, {"__name__": "__main__"}, path.name, str(path), 0)
    said = StringIO()
    runner = doctest.DocTestRunner(optionflags=OPTIONS, verbose=False)
    runner.run(test, out=said.write)
    if runner.failures:
        yield said.getvalue()


def _data(snippet: Snippet) -> Iterator[str]:
    try:
        if snippet.language == "json":
            json.loads(snippet.text)
            return
        found = tomllib.loads(snippet.text)
    except ValueError as error:
        yield str(error)
        return
    if "play" in found and "name" in found:
        yield from _experiment(snippet.text, found["play"][0]["game"])


def _experiment(text: str, game: str) -> Iterator[str]:
    """Read an experiment. A component file that it names holds the components of its game."""
    from cookoff.engine import BadInput  # noqa: PLC0415 # only pages with experiments need the laboratory
    from cookoff.engine.content.components import TomlSource  # noqa: PLC0415
    from cookoff.lab.spec.experiment import read, scenarios_of  # noqa: PLC0415

    with TemporaryDirectory() as folder:
        components = TomlSource.read(f"cookoff.games.{game.replace('-', '_')}", None)
        for name in re.findall(r'"([\w-]+\.toml)"', text):
            (Path(folder) / name).write_text(components.text, "utf-8")
        file = Path(folder) / "page.toml"
        file.write_text(text, "utf-8")
        try:
            scenarios_of(read(file), Path(folder))
        except BadInput as error:
            yield str(error)


def _shell(text: str) -> Iterator[str]:
    for line in text.replace("\\\n", " ").splitlines():
        for part in PARTS.split(line):
            try:
                words = shlex.split(part, comments=True)
            except ValueError as error:
                yield f"{part}: {error}"
                continue
            while words and re.match(r"[A-Z_]+=", words[0]):
                words = words[1:]
            if words:
                yield from _command(words)


def _command(words: list[str]) -> Iterator[str]:
    name = Path(words[0]).name
    if name == "cookoff":
        if (fault := _parsed(tuple(words[1:]))) is not None:
            yield f"{' '.join(words)}: {fault}"
    elif name == "make":
        yield from (f"make has no {word}" for word in words[1:] if re.match(r"[a-z]", word) and word not in targets())
    elif name.startswith("python") and len(words) > 1 and words[1].endswith(".py") and not (ROOT / words[1]).exists():
        yield f"{words[1]} is not there"


@cache
def targets() -> set[str]:
    """The targets of the Makefile."""
    return set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))


@cache
def _parsed(words: tuple[str, ...]) -> str | None:
    """Why the command line refuses these words, or `None`. Nothing is carried out."""
    from cyclopts import CycloptsError  # noqa: PLC0415 # pages without commands need no command line

    from cookoff.cli.app import app  # noqa: PLC0415

    try:
        with redirect_stdout(StringIO()), redirect_stderr(StringIO()):
            app.parse_args(list(words), exit_on_error=False, print_error=False)
    except CycloptsError as error:
        return str(error).strip().splitlines()[0]
    return None


def main(names: list[str]) -> int:
    """Check the named pages, or all; print what is wrong, and return 1 if anything is."""
    found = [fault for path in (map(Path, names) if names else pages()) for fault in faults(path)]
    print(*found, sep="\n", end="\n" if found else "", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
