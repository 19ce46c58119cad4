"""Browser tests wait for what they are about, never for a time."""

import ast
from pathlib import Path

HERE = Path(__file__).parent


def sleeps(text: str) -> list[int]:
    """The lines that sleep."""
    called = (node.func for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Call))
    return [
        func.lineno
        for func in called
        if getattr(func, "attr", getattr(func, "id", "")) in {"sleep", "wait_for_timeout"}
    ]


def test_no_test_of_the_page_waits_for_time_to_pass() -> None:
    assert sleeps("page.wait_for_timeout(5)\nsleep(1)\nframe()\ntime.sleep(2)") == [1, 2, 4]
    tests = sorted(HERE.rglob("test_*.py"))
    found = [f"{file.name}:{line}" for file in tests for line in sleeps(file.read_text("utf-8"))]
    assert found == []
