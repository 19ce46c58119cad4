"""The reference of public names: what is public, what the pages show, and what is missing there.

A page lists names of a module in a block, which becomes their descriptions:

    ```{names} cookoff.engine
    Match Log verify
    ```
"""

import ast
import re
from collections.abc import Iterator
from enum import Enum
from functools import cache
from importlib import import_module
from inspect import getdoc, isclass, isroutine, signature
from pathlib import Path
from typing import Any, NamedTuple

from tools.guide.snippets import snippets

HOME = Path(__file__).parents[2] / "docs" / "reference"
MODULES = (
    "cookoff.engine",
    "cookoff.engine.content.components",
    "cookoff.engine.conformance",
    "cookoff.engine.conformance.checks",
    "cookoff.engine.conformance.state_machine",
    "cookoff.testing",
    "cookoff.bots",
    "cookoff.i18n",
    "cookoff.physics.geometry",
    "cookoff.physics.port",
    "cookoff.physics.queries",
    "cookoff.physics.readings",
    "cookoff.physics.solids",
    "cookoff.lab",
    "cookoff.research.spaces",
    "cookoff.research.episode",
    "cookoff.research.rewards",
    "cookoff.research.pettingzoo",
    "cookoff.research.gymnasium",
    "cookoff.research.openspiel",
    "cookoff.research.benchmark",
    "cookoff.research.policy",
    "cookoff.research.envs.exact_throws",
    "cookoff.research.envs.throw",
    "cookoff.research.envs.vector",
    "cookoff.research.text.language_model",
    "cookoff.client",
)
"""The public modules. Their public names are those in `__all__`."""
BLOCK = re.compile(r"^```\{names\} ([\w.]+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


class Kind(Enum):
    """What a public name is."""

    CLASS = "class"
    FUNCTION = "function"
    DATA = "data"
    """A constant or a name for a type."""


class Public(NamedTuple):
    """A public name."""

    module: str
    name: str

    @property
    def full(self) -> str:
        """Its full name."""
        return f"{self.module}.{self.name}"

    @property
    def value(self) -> Any:
        """The object."""
        return getattr(import_module(self.module), self.name)

    @property
    def kind(self) -> Kind:
        """What it is."""
        if isclass(self.value) and self.value.__module__.startswith("cookoff"):
            return Kind.CLASS if self.value.__name__ == self.name else Kind.DATA
        return Kind.FUNCTION if isroutine(self.value) or hasattr(self.value, "__wrapped__") else Kind.DATA


def public() -> list[Public]:
    """Every public name, once: under the first module that has it."""
    found: list[Public] = []
    for module in MODULES:
        for one in (Public(module, name) for name in import_module(module).__all__):
            if not any(other.name == one.name and other.value is one.value for other in found):
                found.append(one)
    return found


def shown(home: Path = HOME) -> Iterator[tuple[str, Public]]:
    """The names on the pages of the reference, each with its page."""
    for path in sorted(home.glob("*.md")):
        for module, names in BLOCK.findall(path.read_text("utf-8")):
            yield from ((path.name, Public(module, name)) for name in names.split())


def faults(home: Path = HOME) -> Iterator[str]:
    """What is missing in the reference, or wrong."""
    found = [one for _, one in shown(home)]
    known = public()
    yield from (f"{one.full} is public, but on no page of the reference" for one in known if one not in found)
    yield from (f"{page} shows {one.full}, which is not public" for page, one in shown(home) if one not in known)
    yield from (f"{one.full} stands twice in the reference" for one in dict.fromkeys(found) if found.count(one) > 1)
    used = names_in_examples(home)
    for one in known:
        if not documented(one):
            yield f"{one.full} has no docstring"
        if needs_example(one) and one.name not in used:
            yield f"{one.full} needs an example on a page of the reference"


def documented(one: Public) -> bool:
    """Whether a name has a description of its own."""
    return bool(description(*one)[1] if one.kind is Kind.DATA else getdoc(one.value))


def needs_example(one: Public) -> bool:
    """Whether it is not obvious how a name is used: functions, and classes that do something.

    Constants, types, protocols, errors, enums and records without methods explain themselves.
    """
    import msgspec  # noqa: PLC0415 # what builds the small guidebook has no libraries of ours

    value = one.value
    if one.kind is not Kind.CLASS:
        return one.kind is Kind.FUNCTION
    if issubclass(value, Enum | BaseException) or getattr(value, "_is_protocol", False):
        return False
    if issubclass(value, msgspec.Struct | tuple) or hasattr(value, "__dataclass_fields__"):
        return any(callable(part) and not name.startswith("_") for name, part in vars(value).items())
    return True


def names_in_examples(home: Path = HOME) -> set[str]:
    """Every name that the examples of the reference use."""
    found: set[str] = set()
    for path in home.glob("*.md"):
        for snippet in snippets(path):
            if snippet.language == "python":
                lines = re.findall(r"^(?:>>> |\.\.\. ?)(.*)$", snippet.text, re.MULTILINE)
                tree = ast.parse("\n".join(lines) if lines else snippet.text)
                found |= {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
                found |= {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    return found


@cache
def description(module: str, name: str) -> tuple[str, str]:
    """The definition of a constant or type, and the docstring below it, wherever it is defined."""
    source = Path(str(import_module(module).__file__))
    tree = ast.parse(source.read_text("utf-8"))
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if not isinstance(body, list):
            continue
        for line, after in zip(body, [*body[1:], None], strict=True):
            if isinstance(line, ast.ImportFrom):
                if any((alias.asname or alias.name) == name for alias in line.names):
                    return description(absolute(line, module, source.name == "__init__.py"), name)
            elif name in defined(line):
                assert isinstance(line, ast.Assign | ast.AnnAssign), "a definition"
                assert line.value is not None, "a definition"
                doc = after.value if isinstance(after, ast.Expr) else None
                text = doc.value if isinstance(doc, ast.Constant) and isinstance(doc.value, str) else ""
                return ast.unparse(line.value), text
    raise LookupError(f"{module} does not define {name}")


def defined(line: ast.stmt) -> list[str]:
    """The names that an assignment defines."""
    targets = line.targets if isinstance(line, ast.Assign) else [line.target] if isinstance(line, ast.AnnAssign) else []
    parts = [part for target in targets for part in (target.elts if isinstance(target, ast.Tuple) else [target])]
    return [part.id for part in parts if isinstance(part, ast.Name)]


def absolute(line: ast.ImportFrom, module: str, is_package: bool) -> str:
    """The module that a line imports from."""
    if not line.level:
        return line.module or ""
    home = module.split(".")
    home = home[: len(home) - line.level + is_package]
    return ".".join([*home, *([line.module] if line.module else [])])


def as_rst(text: str) -> str:
    """A page with its names described by Sphinx."""

    def described(found: re.Match[str]) -> str:
        return "```{eval-rst}\n" + "\n".join(directive(Public(found[1], name)) for name in found[2].split()) + "```"

    return BLOCK.sub(described, text)


def directive(one: Public) -> str:
    """The directive that describes a name."""
    if one.kind is not Kind.DATA:
        members = "   :members:\n   :undoc-members:\n" if one.kind is Kind.CLASS else ""
        return f".. auto{one.kind.value}:: {one.full}\n{members}"
    value, doc = shown_value(one)
    lines = "".join(f"   {line.strip()}\n" for line in doc.strip().splitlines())
    short = f"   :value: {value}\n" if len(value) < 80 and "\n" not in value else ""
    return f".. py:data:: {one.full}\n{short}\n{lines}\n"


def as_markdown(text: str) -> str:
    """A page with its names described in plain Markdown."""

    def described(found: re.Match[str]) -> str:
        return "\n\n".join(paragraph(Public(found[1], name)) for name in found[2].split())

    return BLOCK.sub(described, text)


def shown_value(one: Public) -> tuple[str, str]:
    """The value of a constant, or the definition of a type, with its description."""
    source, doc = description(*one)
    return repr(one.value) if isinstance(one.value, str | int | float) else source, doc


def paragraph(one: Public) -> str:
    """The description of a name in Markdown."""
    if one.kind is Kind.DATA:
        value, doc = shown_value(one)
        return f"**`{one.full}`** `= {value}`: {' '.join(doc.split())}"
    try:
        call = str(signature(one.value))
    except ValueError:  # some classes have none
        call = ""
    return f"**`{one.full}{call}`**: {getdoc(one.value)}"
