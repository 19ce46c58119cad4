"""Do the server's tests notice? Small faults are planted at random in a copy of the tree, one at a time.

What is planted: a comparison that is one off or turned round, `and` for `or`, plus for minus, a number that is one
higher, a condition that is turned round, a call that is left out. Left alone are lines for logs and counters for
operators, what says how a class is made (`frozen`), and constants of a module: one second more is no fault.
`COOKOFF_FAULTS` says how many (60), `COOKOFF_SEED` which (1). A fault that changes nothing anybody could see is listed
in `planted_equivalents.toml` with the reason, and set apart. First those tests run that come by the place, the quickest
first; then all that ask a server in another process; then the slow ones. `COOKOFF_STAGES=1` leaves the last two out:
minutes for each fault that the first has not noticed.
"""

import ast
import contextlib
import json
import os
import queue
import random
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

from coverage import CoverageData

ROOT = Path(__file__).parent.parent
ROOMS = ("tables", "lobby", "socket", "storage")
HERE = Path("src/cookoff/server")
FILES = sorted(path.relative_to(ROOT) for path in (ROOT / "tests" / "server").glob("test_*.py"))
PROCESSES = ("Socket(", "Visitor(", "running: Server")
"""Who says so asks a server in a process of its own."""
PATIENCE = "40"
"""Seconds that a test waits for what does not come."""
LONGEST = 900.0
"""Seconds after which tests that do not end have noticed."""
JOBS = int(os.environ.get("COOKOFF_JOBS", "2"))
QUIET = ("log.", "metrics.", "assert_never(")
"""Calls that only tell those who run the server, or those who check the types."""
STAGES = int(os.environ.get("COOKOFF_STAGES", "3"))
TOLD = ["-q", "-x", "-p", "no:cacheprovider", "-o", "timeout=120"]
QUICK = ["-m", "not slow"]
SLOW = ["-m", "slow", *(f"tests/server/test_{what}.py" for what in ("tidying", "backup", "away", "nodes"))]
"""Slow tests of what the quick ones leave out: PostgreSQL, several nodes."""
LINES_UP = 6
"""So far above a place its statement may begin."""

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
    apart = {fault: why for fault in chosen if (why := known.get((str(fault.path.relative_to(HERE)), fault.line_then)))}
    tried = [fault for fault in chosen if fault not in apart]
    with contextlib.ExitStack() as stack:
        grounds: queue.SimpleQueue[Ground] = queue.SimpleQueue()
        for _ in range(JOBS):
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            grounds.put(stack.enter_context(Ground(folder)))
        seen = Seen(grounds)

        def saw(fault: Fault) -> str | None:
            ground, begun = grounds.get(), perf_counter()
            try:
                found = ground.notices(fault, seen)
            finally:
                grounds.put(ground)
            print(f"{perf_counter() - begun:4.0f} s  {fault}\n        {found or 'MISSED'}", flush=True)
            return found

        with ThreadPoolExecutor(JOBS) as threads:
            missed = [fault for fault, found in zip(tried, threads.map(saw, tried), strict=True) if found is None]
    noticed = len(tried) - len(missed)
    share = f"{noticed / max(1, len(tried)):.0%}"
    print(f"noticed {noticed} of {len(tried)} ({share}); {len(apart)} set apart, which change nothing")
    for fault, why in apart.items():
        print(f"  set apart: {fault}  ({why})")
    for fault in missed:
        print(f"  missed: {fault}")


def equivalents() -> dict[tuple[str, str], str]:
    """Faults that nobody could notice, by file and changed line, each with the reason."""
    listed = tomllib.loads((Path(__file__).parent / "planted_equivalents.toml").read_text("utf-8"))
    return {(one["file"], one["line"]): one["reason"] for one in listed.get("fault", [])}


class Ground:
    """A copy of the tree to plant in, and a process that runs its tests; the environment stays ours."""

    def __init__(self, folder: Path) -> None:
        self._said = folder / "said"
        self._tree = folder / "tree"
        self.lines = folder / "lines"
        leave = shutil.ignore_patterns(".venv*", "node_modules", ".git", "__pycache__", ".*_cache", ".hypothesis")
        shutil.copytree(ROOT, self._tree, ignore=leave)

    def __enter__(self) -> "Ground":
        path = os.pathsep.join(map(str, (self._tree / "src", self._tree)))
        command = [sys.executable, "-m", "bench._planted_tests", str(LONGEST), str(self._said), str(self.lines)]
        self._runner = subprocess.Popen(
            command,
            cwd=self._tree,
            env={**os.environ, "PYTHONPATH": path, "COOKOFF_PATIENCE": PATIENCE},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self._hear()
        return self

    def __exit__(self, *_: object) -> None:
        assert self._runner.stdin is not None
        self._runner.stdin.close()
        self._runner.wait()

    def _hear(self) -> str:
        assert self._runner.stdout is not None
        return self._runner.stdout.readline().strip()

    def failure(self, *told: str) -> str | None:
        """The test that fails first, if one does."""
        assert self._runner.stdin is not None
        print(json.dumps([*TOLD, *told]), file=self._runner.stdin, flush=True)
        if self._hear() == "0":
            return None
        lines = self._said.read_text("utf-8", errors="replace").splitlines()
        return next(
            (line for line in lines if line.startswith(("FAILED tests", "ERROR tests"))), "it did not end, or begin"
        )

    def notices(self, fault: Fault, seen: "Seen") -> str | None:
        """Which test fails, if one does: first those that come by the place, then those that ask other processes."""
        place = self._tree / fault.path
        original = place.read_text("utf-8")
        _write(place, fault.text)
        try:
            stages = ([*QUICK, *seen.tests(fault)], [*QUICK, *seen.elsewhere], SLOW)
            return next((found for told in stages[:STAGES] if told != QUICK and (found := self.failure(*told))), None)
        finally:
            _write(place, original)


def _write(place: Path, text: str) -> None:
    """Python tells compiled files by second and size: it must not take one for the other."""
    for compiled in (place.parent / "__pycache__").glob(f"{place.stem}.*"):
        compiled.unlink()
    place.write_text(text, "utf-8")


class Seen:
    """Which tests come by which line, and which cannot be watched because their server is a process of its own."""

    def __init__(self, grounds: "queue.SimpleQueue[Ground]") -> None:
        alone = [str(path) for path in FILES if not any(sign in (ROOT / path).read_text("utf-8") for sign in PROCESSES)]
        self.elsewhere = [str(path) for path in FILES if str(path) not in alone]
        ground, begun = grounds.get(), perf_counter()
        if (fails := ground.failure("--watched", *QUICK, *alone)) is not None:
            raise SystemExit(f"without any fault: {fails}")
        grounds.put(ground)
        data = CoverageData(str(ground.lines))
        data.read()
        with open(f"{ground.lines}.json", "rb") as file:
            took = json.load(file)
        self._took: dict[str, float] = took
        self._tests = {
            str(HERE / Path(file).relative_to(Path(file).parents[1])): data.contexts_by_lineno(file)
            for file in data.measured_files()
        }
        print(f"{len(alone)} files of tests look inside the server ({perf_counter() - begun:.0f} s)", flush=True)

    def tests(self, fault: Fault) -> list[str]:
        """Those that come by the place."""
        lines = self._tests.get(str(fault.path), {})
        for line in range(fault.line, fault.line - LINES_UP, -1):
            if found := [test for test in lines.get(line, []) if test]:
                return sorted(found, key=self._took.__getitem__)
        return []


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
            case ast.If(test=test) | ast.While(test=test) if not isinstance(test, ast.Constant | ast.Name):
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
        if isinstance(node, ast.ClassDef):
            waiting += node.body
        elif not (isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"):
            waiting += [part for name, part in parts(node) if name not in {"annotation", "returns"}]


def parts(node: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    """What it is made of, in order, and what each part is to it."""
    for name, value in ast.iter_fields(node):
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ast.AST):
                yield name, part


def _texts(*nodes: ast.expr) -> bool:
    return any(isinstance(node, ast.JoinedStr) or isinstance(getattr(node, "value", None), str) for node in nodes)
