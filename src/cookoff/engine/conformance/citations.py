"""Rules of a ledger without a test, or without a citation in the code."""

import ast
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

_RULE = re.compile(r"\b[A-Z]{2,}-\d+\b")


@cache
def rules_with_test(tests: Path) -> frozenset[str]:
    """Return the rules named by `@pytest.mark.rule(...)` in the folder's test files."""
    found: set[str] = set()
    for path in sorted(tests.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"), str(path))):
            if isinstance(node, ast.FunctionDef):
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and ast.unparse(mark.func).split(".")[-1] == "rule":
                        found |= {str(ast.literal_eval(argument)) for argument in mark.args}
    return frozenset(found)


def rules_without_test(rules: Iterable[str], tests: Path) -> list[str]:
    """Return the rules without a test in the folder."""
    return [rule for rule in rules if rule not in rules_with_test(tests)]


def rules_without_code(rules: Iterable[str], *packages: Path) -> list[str]:
    """Return the rules that no docstring, comment or refusal in the packages cites."""
    modules = [path.read_text("utf-8") for package in packages for path in package.rglob("*.py")]
    cited = {rule for module in modules for rule in _RULE.findall(module)}
    return [rule for rule in rules if rule not in cited]
