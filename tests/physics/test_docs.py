import re
from pathlib import Path
from typing import Any


def test_the_example_in_the_docs_runs() -> None:
    text = Path(__file__).parents[2].joinpath("docs", "engineer", "physics.md").read_text("utf-8")
    (example,) = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    names: dict[str, Any] = {}
    exec(example, names)
    assert len(names["lies"]) == 1
    assert names["lies"][0].on_board
