"""The examples in the documents work."""

import doctest
import runpy
from pathlib import Path

import pytest

HOME = Path(__file__).parent.parent


@pytest.mark.parametrize("page", ["README.md", "docs/research/environments.md"])
def test_the_examples_of_a_page_work(page: str) -> None:
    failed, tried = doctest.testfile(str(HOME / page), module_relative=False)
    assert tried > 5
    assert failed == 0


@pytest.mark.parametrize("path", sorted((HOME / "examples").glob("*.py")), ids=lambda path: path.name)
def test_an_example_runs(path: Path) -> None:
    example = runpy.run_path(str(path))
    assert example["main"](games=4) >= 0.75
