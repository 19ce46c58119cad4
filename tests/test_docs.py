"""What the documents show works."""

import doctest
import runpy
from pathlib import Path

import pytest

HOME = Path(__file__).parent.parent


@pytest.mark.parametrize("page", ["README.md", "docs/research.md"])
def test_what_a_page_shows_is_so(page: str) -> None:
    failed, tried = doctest.testfile(str(HOME / page), module_relative=False)
    assert tried > 5
    assert failed == 0


@pytest.mark.parametrize("path", sorted((HOME / "examples").glob("*.py")), ids=lambda path: path.name)
def test_an_example_runs(path: Path) -> None:
    example = runpy.run_path(str(path))
    assert example["main"](games=4) >= 0.75
