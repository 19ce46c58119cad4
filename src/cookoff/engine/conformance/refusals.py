"""Finds a room's refusals that no test compares including their facts."""

import ast
from collections.abc import Iterator
from itertools import product
from pathlib import Path

COMPARING = ("refused", "Refusal")
"""Tests compare the whole `Refusal`, or call a helper of this name that takes its facts too."""

ANY = ""
"""Stands for a rule looked up at run time, such as in refusals that rooms share."""


def uncompared(package: Path, *tests: Path) -> set[tuple[str, str]]:
    """Return rule and reason of every refusal in the package that no test in the folders compares.

    Raises `ValueError` if a reason is not a literal in the call.
    """
    words = [each for folder in tests for each in _compared(folder)]
    return {
        (rule, reason)
        for rule, reason in _told(package)
        if not any(reason in each and (rule == ANY or rule in each) for each in words)
    }


def _told(package: Path) -> set[tuple[str, str]]:
    found: set[tuple[str, str]] = set()
    for path in sorted(package.rglob("*.py")):
        for call in _calls(ast.parse(path.read_text("utf-8"), str(path)), "Refusal"):
            reasons = _words(call.args[1])
            if not reasons:
                raise ValueError(f"{path}:{call.lineno}: the reason is not written in the call")
            found |= set(product(_rules(call.args[0]), reasons))
    return found


def _rules(argument: ast.expr) -> set[str]:
    return _words(argument) if isinstance(argument, ast.Constant | ast.IfExp) else {ANY}


def _compared(tests: Path) -> Iterator[set[str]]:
    """Yield the strings of each comparison."""
    for path in sorted(tests.rglob("*.py")):
        for test in ast.walk(ast.parse(path.read_text("utf-8"), str(path))):
            if isinstance(test, ast.FunctionDef):
                for call in _calls(test, *COMPARING):
                    # The rule or reason may be a test parameter or a variable.
                    named = any(isinstance(argument, ast.Name) for argument in call.args)
                    yield _words(test) if named else set[str]().union(*map(_words, call.args))


def _calls(tree: ast.AST, *names: str) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names:
            yield node


def _words(tree: ast.AST) -> set[str]:
    return {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}
