"""Every test can fail."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.server.support.client import PATIENCE

HERE = Path(__file__).parent
SHIPPED = {
    *("api_test", "max_cycles_test", "parallel_api_test", "parallel_seed_test", "render_test", "seed_test"),
    "random_sim_test",
}
"""Tests that PettingZoo and OpenSpiel ship, with assertions of their own."""
Function = ast.FunctionDef | ast.AsyncFunctionDef


@cache
def functions_of(path: Path) -> list[Function]:
    """Every function in a file."""
    return [node for node in ast.walk(ast.parse(path.read_text("utf-8"), str(path))) if isinstance(node, Function)]


def functions(home: Path, pattern: str = "*.py") -> Iterator[tuple[Path, Function]]:
    """Every function in the files of a folder."""
    for path in sorted(home.rglob(pattern)):
        yield from ((path, function) for function in functions_of(path))


def asserts(function: Function) -> bool:
    """Whether a function has an assertion or an expected exception."""
    blocks = [node for node in ast.walk(function) if isinstance(node, ast.With | ast.AsyncWith)]
    expecting = (item.context_expr for block in blocks for item in block.items)
    return any(isinstance(node, ast.Assert) for node in ast.walk(function)) or any(
        isinstance(each, ast.Call) and ast.unparse(each.func) in ("pytest.raises", "pytest.warns") for each in expecting
    )


def called(function: Function) -> set[str]:
    """The names of the functions that it calls."""
    return {ast.unparse(node.func).split(".")[-1] for node in ast.walk(function) if isinstance(node, ast.Call)}


def asserting(homes: list[Path]) -> set[str]:
    """The names of all functions that assert something, directly or through others."""
    calls: dict[str, set[str]] = {}
    found: set[str] = set()
    for home in homes:
        for _, function in functions(home):
            calls.setdefault(function.name, set()).update(called(function))
            found |= {function.name} if asserts(function) else set()
    while more := {name for name, others in calls.items() if name not in found and others & found}:
        found |= more
    return found


def without_assertion(home: Path, helpers: list[Path]) -> list[str]:
    """The tests in a folder that assert nothing, not even through a helper."""
    helping = asserting(helpers) | SHIPPED
    return [
        f"{path.name}: {test.name}"
        for path, test in functions(home, "test_*.py")
        if test.name.startswith("test_") and not asserts(test) and not called(test) & helping
    ]


def vacuous(home: Path) -> list[str]:
    """The assertions that always hold: of a constant, a tuple, or `... if ... else True`."""
    return [
        f"{path.name}: {ast.unparse(node)}"
        for path, test in functions(home)
        for node in ast.walk(test)
        if isinstance(node, ast.Assert) and _always(node.test)
    ]


def _always(condition: ast.expr) -> bool:
    match condition:
        case ast.Constant(value):
            return bool(value)
        case ast.Tuple():
            return True
        case ast.IfExp(body=body, orelse=orelse):
            return _always(body) or _always(orelse)
        case ast.BoolOp(op=ast.Or(), values=values):
            return any(_always(value) for value in values)
        case _:
            return False


def test_every_test_asserts_something() -> None:
    # The tests get the kit's checks as parameters.
    kit = HERE.parent / "src" / "cookoff" / "engine" / "conformance"
    assert without_assertion(HERE, [HERE, kit]) == []


def test_no_assertion_always_holds() -> None:
    assert vacuous(HERE) == []


def test_a_test_that_cannot_fail_is_found(tmp_path: Path) -> None:
    (tmp_path / "test_some.py").write_text(
        "def helper(): assert told()\n"
        "def further(): helper()\n"
        "def test_a(): played()\n"
        "def test_b(): further()\n"
        "async def test_c():\n    with pytest.raises(ValueError): played()\n"
        "def test_d():\n    with opened(): played()\n"
        "def test_e(): assert one == 1 if seat == 1 else True\n"
        "def test_f(): assert (told, 'or not')\n"
        "def test_g(): assert told or True\n"
        "def test_h(): assert False\n",
        "utf-8",
    )
    assert without_assertion(tmp_path, [tmp_path]) == ["test_some.py: test_a", "test_some.py: test_d"]
    assert [each.split(": ")[1] for each in vacuous(tmp_path)] == [
        "assert one == 1 if seat == 1 else True",
        "assert (told, 'or not')",
        "assert told or True",
    ]


@pytest.mark.parametrize("name", ["raises", "warns"])
def test_an_expected_exception_is_an_assertion(name: str) -> None:
    (test,) = ast.parse(f"def test_a():\n    with pytest.{name}(ValueError): pass").body
    assert isinstance(test, ast.FunctionDef)
    assert asserts(test)


def test_a_test_that_waits_forever_is_ended(request: pytest.FixtureRequest) -> None:
    """Helpers give up first and say what they waited for; then the time limit ends the test."""
    assert PATIENCE < float(request.config.getini("timeout")) <= 150
    assert request.config.pluginmanager.hasplugin("timeout")
