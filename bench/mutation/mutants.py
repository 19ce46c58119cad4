"""Mutation testing of the server: which small faults do the tests notice?

A mutant is a copy of the code with one change: a comparison off by one or reversed, `and` for `or`, plus for minus, a
number one higher, a condition negated, a call removed. Logging, metrics, class options (`frozen`) and module constants
stay as they are. `COOKOFF_MUTANTS` sets how many mutants are drawn (60; 0 for all), `COOKOFF_SEED` the seed (1).
`equivalents.toml` lists mutants that nobody can notice, with the reason.

Three stages look for a test that fails: the tests that execute the changed line, the quickest first; those that start a
server process; the slow and long ones. A failing test kills the mutant only if it passes without it.
`COOKOFF_STAGES=1` skips the last two stages, which take minutes for each survivor. A mutant that ends the test process
without a failure counts as a survivor.

mutmut and cosmic-ray do not fit here. mutmut knows only which tests call a function in their own process, so code that
runs in a server process has no tests; it takes any failure as a kill, and marks equivalents by comments in the source.
cosmic-ray runs one command over the whole suite for each mutant. Neither checks that a failing test passes again
without the mutant, which tests of sockets and processes need.
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

from bench.mutation._runner import CollectedTests, TestResult, TestRun

ROOT = Path(__file__).parents[2]
PACKAGES = ("app/seating", "app/tables", "runtime/games", "runtime/tables", "api/websocket", "storage")
HERE = Path("src/cookoff/server")
SLOW = {"test_retention", "test_tidying", "test_backup", "test_away", "test_nodes"}
"""Slow tests of what the quick ones leave out: PostgreSQL, several nodes. The names of their files."""
PATIENCE = "10"
"""Seconds that a test waits before it fails."""
TIME_LIMITS = (150.0, 600.0, 900.0)
"""Seconds for the tests of each stage. A mutant that runs out of time is killed: without it the tests end in time."""
JOBS = int(os.environ.get("COOKOFF_JOBS", "1"))
QUIET = ("log.", "metrics.", "assert_never(")
"""Calls that only operators or type checkers see."""
STAGES = int(os.environ.get("COOKOFF_STAGES", "3"))
MAX_LINES_UP = 6
"""How far above a changed line its statement may start."""

COMPARISONS: dict[type[ast.cmpop], str] = {
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
ARITHMETIC: dict[type[ast.operator], str] = {ast.Add: "-", ast.Sub: "+", ast.Mult: "+", ast.Div: "*", ast.FloorDiv: "*"}


@dataclass(frozen=True)
class Mutant:
    """One change in one file."""

    path: Path
    line: int
    before: str
    after: str
    text: str
    """The whole file with the change in it."""

    @property
    def changed_line(self) -> str:
        """The changed line; for a removed statement, that statement."""
        return f"without {self.before}" if self.after == "pass" else self.after

    def __str__(self) -> str:
        return f"{self.path.relative_to(HERE)}:{self.line}: {self.before}  →  {self.after}"


def main() -> None:
    """Test each mutant, and print which ones survive."""
    count, seed = int(os.environ.get("COOKOFF_MUTANTS", "60")), int(os.environ.get("COOKOFF_SEED", "1"))
    sites = [
        mutant
        for package in PACKAGES
        for path in sorted((ROOT / HERE / package).glob("*.py"))
        for mutant in mutants_of(path)
    ]
    chosen = random.Random(seed).sample(sites, count or len(sites))
    known = equivalents()
    print(f"{len(sites)} possible mutants in {', '.join(PACKAGES)}; {len(chosen)} drawn with seed {seed}", flush=True)
    equivalent = {
        mutant: why
        for mutant in chosen
        if (why := known.get((str(mutant.path.relative_to(HERE)), mutant.changed_line)))
    }
    tried = [mutant for mutant in chosen if mutant not in equivalent]
    with contextlib.ExitStack() as stack:
        sandboxes: queue.SimpleQueue[Sandbox] = queue.SimpleQueue()
        for _ in range(JOBS):
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            sandboxes.put(stack.enter_context(Sandbox(folder)))
        sandbox = sandboxes.get()
        tests = TestSelection(sandbox)
        sandboxes.put(sandbox)

        def test_mutant(mutant: Mutant) -> str | None:
            sandbox, started = sandboxes.get(), perf_counter()
            try:
                found = sandbox.killed_by(mutant, tests)
            finally:
                sandboxes.put(sandbox)
            print(f"{perf_counter() - started:4.0f} s  {mutant}\n        {found or 'SURVIVED'}", flush=True)
            return found

        with ThreadPoolExecutor(JOBS) as threads:
            survived = [
                mutant for mutant, found in zip(tried, threads.map(test_mutant, tried), strict=True) if found is None
            ]
    killed = len(tried) - len(survived)
    share = f"{killed / max(1, len(tried)):.0%}"
    print(f"killed {killed} of {len(tried)} ({share}); {len(equivalent)} are equivalent")
    for mutant, why in equivalent.items():
        print(f"  equivalent: {mutant}  ({why})")
    for mutant in survived:
        print(f"  survived: {mutant}")


def equivalents() -> dict[tuple[str, str], str]:
    """Faults that nobody could notice, by file and changed line, each with the reason."""
    listed = tomllib.loads((Path(__file__).parent / "equivalents.toml").read_text("utf-8"))
    return {(one["file"], one["line"]): one["reason"] for one in listed.get("mutant", [])}


class Sandbox:
    """A copy of the repository to change, and a process that runs its tests in our environment."""

    def __init__(self, folder: Path) -> None:
        self._output = folder / "source_of"
        self._tree = folder / "tree"
        leave = shutil.ignore_patterns(".venv*", "node_modules", ".git", "__pycache__", ".*_cache", ".hypothesis")
        shutil.copytree(ROOT, self._tree, ignore=leave)

    def __enter__(self) -> "Sandbox":
        path = os.pathsep.join(map(str, (self._tree / "src", self._tree)))
        self._runner = subprocess.Popen(
            [sys.executable, "-m", "bench.mutation._runner", str(self._output)],
            cwd=self._tree,
            env={**os.environ, "PYTHONPATH": path, "COOKOFF_PATIENCE": PATIENCE},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.collected = msgspec.json.decode(self._read(), type=CollectedTests)
        return self

    def __exit__(self, *_: object) -> None:
        assert self._runner.stdin is not None
        self._runner.stdin.close()
        self._runner.wait()

    def _read(self) -> str:
        assert self._runner.stdout is not None
        return self._runner.stdout.readline() or f"the tests do not start: {self._output.read_text('utf-8')[-2000:]}"

    def run(self, run: TestRun) -> TestResult:
        """Run some tests."""
        assert self._runner.stdin is not None
        print(msgspec.json.encode(run).decode(), file=self._runner.stdin, flush=True)
        return msgspec.json.decode(self._read(), type=TestResult)

    def killed_by(self, mutant: Mutant, tests: "TestSelection") -> str | None:
        """The test that kills the mutant, if one does."""
        place = self._tree / mutant.path
        original = place.read_text("utf-8")
        stages = (tests.covering(mutant), tests.out_of_process, tests.slow)
        for stage, limit in zip(stages[:STAGES], TIME_LIMITS[:STAGES], strict=True):
            left = stage
            while left:
                _write(place, mutant.text)
                result = self.run(TestRun(left, limit, str(place), original, mutant.text))
                _write(place, original)
                if not result.ended:
                    return "a time-out"
                if (failed := result.failed) is None:
                    break
                if self.run(TestRun([failed], limit)).failed is None:
                    return failed
                left = left[left.index(failed) + 1 :]
        return None


def _write(place: Path, text: str) -> None:
    """Write the file and delete its compiled copy, which Python recognises by second and size alone."""
    for compiled in (place.parent / "__pycache__").glob(f"{place.stem}.*"):
        compiled.unlink()
    place.write_text(text, "utf-8")


class TestSelection:
    """Which tests execute which line, and which tests start a server process, whose lines are unknown."""

    def __init__(self, sandbox: Sandbox) -> None:
        started, collected = perf_counter(), sandbox.collected
        self.out_of_process = collected.out_of_process
        self.slow = [test for test in collected.slow if Path(test.partition("::")[0]).stem in SLOW]
        result = sandbox.run(TestRun(collected.in_process, TIME_LIMITS[-1], record_lines=True))
        if result.failed is not None or not result.ended:
            raise SystemExit(f"without a mutant: {result.failed or 'the tests do not end'}")
        self._durations = result.durations
        self._lines = {str(HERE / file.rpartition(f"{HERE}/")[2]): lines for file, lines in result.lines.items()}
        print(
            f"{len(collected.in_process)} tests run the server in their own process ({perf_counter() - started:.0f} s)",
            flush=True,
        )

    def covering(self, mutant: Mutant) -> list[str]:
        """The tests that execute the changed line, the quickest first; if there are none, those of its file."""
        lines = self._lines.get(str(mutant.path), {})
        near = [lines[line] for line in range(mutant.line, mutant.line - MAX_LINES_UP, -1) if lines.get(line)]
        found = set(near[0]) if near else {test for tests in lines.values() for test in tests}
        return sorted(found, key=self._durations.__getitem__)


def mutants_of(path: Path) -> Iterator[Mutant]:
    """Every mutant of a file."""
    source = path.read_text("utf-8")
    lines = source.splitlines(keepends=True)
    for node, replacement in mutations(ast.parse(source), source):
        start, end = node.lineno - 1, node.end_lineno or node.lineno
        head = lines[start].encode()[: node.col_offset].decode()
        tail = lines[end - 1].encode()[node.end_col_offset :].decode()
        mutated = f"{head}{replacement}{tail}"
        text = "".join(
            [*lines[:start], mutated, "\n" * (end - start - 1), *lines[end:]]
        )  # the other lines keep their numbers
        before = " ".join(line.strip() for line in lines[start:end])
        yield Mutant(path.relative_to(ROOT), node.lineno, before, " ".join(mutated.split()), text)


def mutations(tree: ast.Module, source: str) -> Iterator[tuple[ast.expr | ast.stmt, str]]:
    """Nodes of the code, and their replacements."""

    def source_of(node: ast.AST) -> str:
        return ast.get_source_segment(source, node) or ast.unparse(node)

    for node in walk(tree):
        if isinstance(node, ast.Expr) and source_of(node).startswith(QUIET):
            node.value = ast.Constant(None)  # its arguments stay as they are too
        match node:
            case ast.Compare(left, [op], [right]) if type(op) in COMPARISONS:
                yield node, f"({source_of(left)} {COMPARISONS[type(op)]} {source_of(right)})"
            case ast.BoolOp(op, values):
                other = " or " if isinstance(op, ast.And) else " and "
                yield node, f"({other.join(f'({source_of(value)})' for value in values)})"
            case ast.UnaryOp(ast.Not(), operand):
                yield node, f"({source_of(operand)})"
            case ast.BinOp(left, op, right) if type(op) in ARITHMETIC and not _texts(left, right):
                yield node, f"({source_of(left)} {ARITHMETIC[type(op)]} {source_of(right)})"
            case ast.Constant(bool(value)):
                yield node, str(not value)
            case ast.Constant(int(value)):
                yield node, str(value + 1)
            case ast.If(test=test) | ast.While(test=test) if not isinstance(test, ast.Constant | ast.Name):
                yield test, f"(not ({source_of(test)}))"
            case ast.Expr(ast.Call() | ast.Await()) if not source_of(node).startswith(QUIET):
                yield node, "pass"
            case _:
                pass


def walk(tree: ast.Module) -> Iterator[ast.AST]:
    """All nodes that may be changed."""
    waiting: list[ast.AST] = [node for node in tree.body if not isinstance(node, ast.Assign | ast.AnnAssign)]
    while waiting:
        node = waiting.pop(0)
        yield node
        if isinstance(node, ast.ClassDef):
            waiting += node.body
        elif not (isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"):
            waiting += [part for name, part in parts(node) if name not in {"annotation", "returns"}]


def parts(node: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    """The children of a node in order, with their field names."""
    for name, value in ast.iter_fields(node):
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ast.AST):
                yield name, part


def _texts(*nodes: ast.expr) -> bool:
    return any(isinstance(node, ast.JoinedStr) or isinstance(getattr(node, "value", None), str) for node in nodes)
