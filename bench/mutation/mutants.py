"""Do the server's tests notice? Small faults are planted at random in a copy of the tree, one at a time.

What is planted: a comparison that is one off or turned round, `and` for `or`, plus for minus, a number that is one
higher, a condition that is turned round, a call that is left out. Left alone are lines for logs and counters for
operators, what says how a class is made (`frozen`), and constants of a module: one second more is no fault.
`COOKOFF_FAULTS` says how many (60; 0 for all there are), `COOKOFF_SEED` which (1). A fault that changes nothing anybody
could see is listed in `equivalents.toml` with the reason, and set apart.

First those tests run that come by the place, the quickest first, until one fails; it has noticed only if it passes
without the fault. Then all that ask a server in another process; then the slow ones. `COOKOFF_STAGES=1` leaves the last
two out: minutes for each fault that the first has not noticed. A fault that ends the process of the tests, and fails
none of them, counts as missed.
"""

import ast
import contextlib
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

import msgspec

from bench.mutation._runner import Collected, Errand, Seen

ROOT = Path(__file__).parents[2]
PACKAGES = ("app/seating", "app/tables", "runtime/games", "runtime/tables", "api/websocket", "storage")
HERE = Path("src/cookoff/server")
SLOW = tuple(f"tests/server/test_{what}.py" for what in ("tidying", "backup", "away", "nodes"))
"""Slow tests of what the quick ones leave out: PostgreSQL, several nodes."""
PATIENCE = "10"
"""Seconds that a test waits for what does not come."""
LONGEST = (150.0, 600.0, 900.0)
"""Seconds after which the tests of a stage that do not end have noticed: without a fault all of them do."""
JOBS = int(os.environ.get("COOKOFF_JOBS", "1"))
QUIET = ("log.", "metrics.", "assert_never(")
"""Calls that only tell those who run the server, or those who check the types."""
STAGES = int(os.environ.get("COOKOFF_STAGES", "3"))
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
    sites = [
        fault for package in PACKAGES for path in sorted((ROOT / HERE / package).glob("*.py")) for fault in faults(path)
    ]
    chosen = random.Random(seed).sample(sites, many or len(sites))
    known = equivalents()
    print(f"{len(sites)} places in {', '.join(PACKAGES)}; {len(chosen)} of them by seed {seed}", flush=True)
    apart = {fault: why for fault in chosen if (why := known.get((str(fault.path.relative_to(HERE)), fault.line_then)))}
    tried = [fault for fault in chosen if fault not in apart]
    with contextlib.ExitStack() as stack:
        grounds: queue.SimpleQueue[Ground] = queue.SimpleQueue()
        for _ in range(JOBS):
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            grounds.put(stack.enter_context(Ground(folder)))
        ground = grounds.get()
        tests = Tests(ground)
        grounds.put(ground)

        def saw(fault: Fault) -> str | None:
            ground, begun = grounds.get(), perf_counter()
            try:
                found = ground.notices(fault, tests)
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
    listed = tomllib.loads((Path(__file__).parent / "equivalents.toml").read_text("utf-8"))
    return {(one["file"], one["line"]): one["reason"] for one in listed.get("fault", [])}


class Ground:
    """A copy of the tree to plant in, and a process that runs its tests; the environment stays ours."""

    def __init__(self, folder: Path) -> None:
        self._said = folder / "said"
        self._tree = folder / "tree"
        leave = shutil.ignore_patterns(".venv*", "node_modules", ".git", "__pycache__", ".*_cache", ".hypothesis")
        shutil.copytree(ROOT, self._tree, ignore=leave)

    def __enter__(self) -> "Ground":
        path = os.pathsep.join(map(str, (self._tree / "src", self._tree)))
        self._runner = subprocess.Popen(
            [sys.executable, "-m", "bench.mutation._runner", str(self._said)],
            cwd=self._tree,
            env={**os.environ, "PYTHONPATH": path, "COOKOFF_PATIENCE": PATIENCE},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.collected = msgspec.json.decode(self._hear(), type=Collected)
        return self

    def __exit__(self, *_: object) -> None:
        assert self._runner.stdin is not None
        self._runner.stdin.close()
        self._runner.wait()

    def _hear(self) -> str:
        assert self._runner.stdout is not None
        return self._runner.stdout.readline() or f"the tests do not begin: {self._said.read_text('utf-8')[-2000:]}"

    def run(self, errand: Errand) -> Seen:
        """Run tests."""
        assert self._runner.stdin is not None
        print(msgspec.json.encode(errand).decode(), file=self._runner.stdin, flush=True)
        return msgspec.json.decode(self._hear(), type=Seen)

    def notices(self, fault: Fault, tests: "Tests") -> str | None:
        """Which test fails, if one does."""
        place = self._tree / fault.path
        original = place.read_text("utf-8")
        stages = (tests.by(fault), tests.elsewhere, tests.slow)
        for stage, longest in zip(stages[:STAGES], LONGEST[:STAGES], strict=True):
            left = stage
            while left:
                _write(place, fault.text)
                seen = self.run(Errand(left, longest, str(place), original, fault.text))
                _write(place, original)
                if not seen.ended:
                    return "its tests do not end"
                if (failed := seen.failed) is None:
                    break
                if self.run(Errand([failed], longest)).failed is None:
                    return failed
                left = left[left.index(failed) + 1 :]
        return None


def _write(place: Path, text: str) -> None:
    """Python tells compiled files by second and size: it must not take one for the other."""
    for compiled in (place.parent / "__pycache__").glob(f"{place.stem}.*"):
        compiled.unlink()
    place.write_text(text, "utf-8")


class Tests:
    """Which tests come by which line, and which cannot be watched because their server is a process of its own."""

    def __init__(self, ground: Ground) -> None:
        begun, collected = perf_counter(), ground.collected
        self.elsewhere = collected.asking
        self.slow = [test for test in collected.slow if test.partition("::")[0] in SLOW]
        seen = ground.run(Errand(collected.inside, LONGEST[-1], watched=True))
        if seen.failed is not None or not seen.ended:
            raise SystemExit(f"without any fault: {seen.failed or 'they do not end'}")
        self._took = seen.took
        self._lines = {str(HERE / file.rpartition(f"{HERE}/")[2]): lines for file, lines in seen.lines.items()}
        print(f"{len(collected.inside)} tests look inside the server ({perf_counter() - begun:.0f} s)", flush=True)

    def by(self, fault: Fault) -> list[str]:
        """Those that come by the place, the quickest first; where none does, those that come by its file."""
        lines = self._lines.get(str(fault.path), {})
        near = [lines[line] for line in range(fault.line, fault.line - LINES_UP, -1) if lines.get(line)]
        found = set(near[0]) if near else {test for tests in lines.values() for test in tests}
        return sorted(found, key=self._took.__getitem__)


def faults(path: Path) -> Iterator[Fault]:
    """Every fault that can be planted in a file."""
    source = path.read_text("utf-8")
    lines = source.splitlines(keepends=True)
    for node, instead in changes(ast.parse(source), source):
        begin, end = node.lineno - 1, node.end_lineno or node.lineno
        head = lines[begin].encode()[: node.col_offset].decode()
        tail = lines[end - 1].encode()[node.end_col_offset :].decode()
        planted = f"{head}{instead}{tail}"
        text = "".join([*lines[:begin], planted, "\n" * (end - begin - 1), *lines[end:]])  # other lines stay in place
        before = " ".join(line.strip() for line in lines[begin:end])
        yield Fault(path.relative_to(ROOT), node.lineno, before, " ".join(planted.split()), text)


def changes(tree: ast.Module, source: str) -> Iterator[tuple[ast.expr | ast.stmt, str]]:
    """Pieces of the code, and what to put in their place."""

    def said(node: ast.AST) -> str:
        return ast.get_source_segment(source, node) or ast.unparse(node)

    for node in walk(tree):
        if isinstance(node, ast.Expr) and said(node).startswith(QUIET):
            node.value = ast.Constant(None)  # what it says is left alone too
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
