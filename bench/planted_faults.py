"""Do the server's quick tests notice? Small faults are planted at random in a copy of the tree, one at a time.

What is planted: a comparison that is one off or turned round, `and` for `or`, plus for minus, a number that is one
higher, a condition that is turned round, a call that is left out. Left alone are lines for logs and counters for
operators, what says how a class is made (`frozen`), and constants of a module: one second more is no fault.
`COOKOFF_FAULTS` says how many (60), `COOKOFF_SEED` which (1). A fault that changes nothing anybody could see is listed
in `planted_equivalents.toml` with the reason, and set apart.
"""

import ast
import os
import random
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

ROOT = Path(__file__).parent.parent
ROOMS = ("tables", "lobby", "socket", "storage")
HERE = Path("src/cookoff/server")
ALONE = ("errands", "tables", "connection", "handing", "faults", "long", "bots", "upgrading", "admin", "pacing")
FIRST = (*ALONE, "tidying", "lobby", "play", "taking_back", "security")
FOUND = sorted(path.stem.removeprefix("test_") for path in (ROOT / "tests" / "server").glob("test_*.py"))
TESTS = [f"tests/server/test_{what}.py" for what in dict.fromkeys([*FIRST, *FOUND])]
"""The server's quick tests; those that need no process of their own come first, then those that notice most."""
PATIENCE = "40"
"""Seconds that a test waits for what does not come."""
LONGEST = 900.0
"""Seconds after which tests that do not end have noticed."""
QUIET = ("log.", "metrics.")
"""Calls that only tell those who run the server."""

COMPARED: dict[type[ast.cmpop], str] = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.Is: "is not",
    ast.IsNot: "is",
    ast.In: "not in",
    ast.NotIn: "in",
}
RECKONED: dict[type[ast.operator], str] = {ast.Add: "-", ast.Sub: "+", ast.Mult: "+", ast.Div: "*", ast.FloorDiv: "*"}


@dataclass(frozen=True)
class Fault:
    """One change of one place."""

    path: Path
    line: int
    before: str
    after: str
    text: str
    """The whole file with the fault in it."""

    @property
    def line_then(self) -> str:
        """The changed line; of one that is left out, what is left out."""
        return f"without {self.before}" if self.after == "pass" else self.after

    def __str__(self) -> str:
        return f"{self.path.relative_to(HERE)}:{self.line}: {self.before}  →  {self.after}"


def main() -> None:
    """Plant, test, and tell which faults were noticed."""
    many, seed = int(os.environ.get("COOKOFF_FAULTS", "60")), int(os.environ.get("COOKOFF_SEED", "1"))
    sites = [fault for room in ROOMS for path in sorted((ROOT / HERE / room).glob("*.py")) for fault in faults(path)]
    chosen = random.Random(seed).sample(sites, many)
    known = equivalents()
    print(f"{len(sites)} places in {', '.join(ROOMS)}; {many} of them by seed {seed}", flush=True)
    noticed, apart, missed = 0, [], []
    with tempfile.TemporaryDirectory() as folder:
        copy = copied(Path(folder))
        for number, fault in enumerate(chosen, 1):
            if (reason := known.get((str(fault.path.relative_to(HERE)), fault.line_then))) is not None:
                apart.append(f"{fault}  ({reason})")
                continue
            begun = perf_counter()
            saw = notices(copy, fault)
            print(f"{number:3} {perf_counter() - begun:4.0f} s  {fault}\n      {saw or 'MISSED'}", flush=True)
            noticed += saw is not None
            missed += [] if saw else [str(fault)]
    tried = noticed + len(missed)
    print(f"noticed {noticed} of {tried} ({noticed / max(1, tried):.0%}); {len(apart)} set apart, which change nothing")
    for title, found in (("set apart", apart), ("missed", missed)):
        for one in found:
            print(f"  {title}: {one}")


def equivalents() -> dict[tuple[str, str], str]:
    """Faults that nobody could notice, by file and changed line, each with the reason."""
    listed = tomllib.loads((Path(__file__).parent / "planted_equivalents.toml").read_text("utf-8"))
    return {(one["file"], one["line"]): one["reason"] for one in listed.get("fault", [])}


def copied(folder: Path) -> Path:
    """A tree of its own to plant in; the environment stays ours."""
    copy = folder / "tree"
    leave = shutil.ignore_patterns(".venv*", "node_modules", ".git", "__pycache__", ".*_cache", ".hypothesis")
    shutil.copytree(ROOT, copy, ignore=leave)
    return copy


def notices(copy: Path, fault: Fault) -> str | None:
    """Which test fails, if one does."""
    place = copy / fault.path
    original = place.read_text("utf-8")
    place.write_text(fault.text, "utf-8")
    try:
        return failure(copy)
    finally:
        place.write_text(original, "utf-8")


def failure(copy: Path) -> str | None:
    """The server's quick test that fails first in the copy, if one does."""
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-m", "not slow", *TESTS]
    path = os.pathsep.join(map(str, (copy / "src", copy)))
    said = copy.parent / "said"
    with (
        said.open("w", encoding="utf-8") as out,
        subprocess.Popen(
            command,
            cwd=copy,
            env={**os.environ, "PYTHONPATH": path, "COOKOFF_PATIENCE": PATIENCE},
            stdout=out,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        ) as tests,
    ):
        try:
            if tests.wait(LONGEST) == 0:
                return None
        except subprocess.TimeoutExpired:
            os.killpg(tests.pid, 9)
    lines = said.read_text("utf-8", errors="replace").splitlines()
    return next((line for line in lines if line.startswith(("FAILED", "ERROR"))), "it did not end, or did not begin")


def faults(path: Path) -> Iterator[Fault]:
    """Every fault that can be planted in a file."""
    source = path.read_text("utf-8")
    lines = source.splitlines(keepends=True)
    for node, instead in changes(ast.parse(source), source):
        begin, end = node.lineno - 1, node.end_lineno or node.lineno
        head = lines[begin].encode()[: node.col_offset].decode()
        tail = lines[end - 1].encode()[node.end_col_offset :].decode()
        planted = f"{head}{instead}{tail}"
        text = "".join([*lines[:begin], planted, *lines[end:]])
        before = " ".join(line.strip() for line in lines[begin:end])
        yield Fault(path.relative_to(ROOT), node.lineno, before, " ".join(planted.split()), text)


def changes(tree: ast.Module, source: str) -> Iterator[tuple[ast.expr | ast.stmt, str]]:
    """Pieces of the code, and what to put in their place."""

    def said(node: ast.AST) -> str:
        return ast.get_source_segment(source, node) or ast.unparse(node)

    for node in walk(tree):
        match node:
            case ast.Compare(left, [op], [right]) if type(op) in COMPARED:
                yield node, f"({said(left)} {COMPARED[type(op)]} {said(right)})"
            case ast.BoolOp(op, values):
                other = " or " if isinstance(op, ast.And) else " and "
                yield node, f"({other.join(f'({said(value)})' for value in values)})"
            case ast.UnaryOp(ast.Not(), operand):
                yield node, f"({said(operand)})"
            case ast.BinOp(left, op, right) if type(op) in RECKONED and not _texts(left, right):
                yield node, f"({said(left)} {RECKONED[type(op)]} {said(right)})"
            case ast.Constant(bool(value)):
                yield node, str(not value)
            case ast.Constant(int(value)):
                yield node, str(value + 1)
            case ast.If(test=test) | ast.While(test=test) if not isinstance(test, ast.Constant):
                yield test, f"(not ({said(test)}))"
            case ast.Expr(ast.Call() | ast.Await()) if not said(node).startswith(QUIET):
                yield node, "pass"
            case _:
                pass


def walk(tree: ast.Module) -> Iterator[ast.AST]:
    """All of it but for what is left alone."""
    waiting: list[ast.AST] = [node for node in tree.body if not isinstance(node, ast.Assign | ast.AnnAssign)]
    while waiting:
        node = waiting.pop(0)
        yield node
        waiting += node.body if isinstance(node, ast.ClassDef) else ast.iter_child_nodes(node)


def _texts(*nodes: ast.expr) -> bool:
    return any(isinstance(node, ast.JoinedStr) or isinstance(getattr(node, "value", None), str) for node in nodes)
