"""The example programs work."""

import runpy
from pathlib import Path

import pytest

HOME = Path(__file__).parent.parent


@pytest.mark.parametrize("path", sorted((HOME / "examples").glob("*.py")), ids=lambda path: path.name)
def test_an_example_runs(path: Path) -> None:
    example = runpy.run_path(str(path))
    assert example["main"](games=4) >= 0.75
