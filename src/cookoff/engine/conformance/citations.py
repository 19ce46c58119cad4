"""Which rules of a ledger no test cites."""

import ast
from collections.abc import Iterable
from pathlib import Path


def cited(tests: Path) -> set[str]:
    """Every rule number that a `@pytest.mark.rule(...)` in the folder's test files names."""
    found: set[str] = set()
    for path in sorted(tests.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"), str(path))):
            if isinstance(node, ast.FunctionDef):
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and ast.unparse(mark.func).split(".")[-1] == "rule":
                        found |= {str(ast.literal_eval(argument)) for argument in mark.args}
    return found


def uncited(rules: Iterable[str], tests: Path) -> list[str]:
    """The rules that no test in the folder proves, in their order."""
    known = cited(tests)
    return [rule for rule in rules if rule not in known]
