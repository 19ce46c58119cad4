"""The notebooks run, and their pages are what they print."""

from pathlib import Path

import pytest
from tools.guide import notebooks

NOTEBOOK = """# %% [markdown]
# # A notebook
#
# With [a link](other.md).

# %%
value = 6


class Picture:
    title = "a picture"

    def _repr_svg_(self):
        return "<svg/>"


# %%
print("value:", value * 7)
Picture()
"""
PAGE = """# A notebook

With [a link](other.md).

```python
value = 6


class Picture:
    title = "a picture"

    def _repr_svg_(self):
        return "<svg/>"
```

```python
print("value:", value * 7)
Picture()
```

```text
value: 42
```

![a picture](sums-1.svg)

The notebook is `examples/notebooks/sums.py`: open it with Jupytext, VS Code or Spyder.
"""


@pytest.fixture
def notebook(tmp_path: Path) -> Path:
    path = tmp_path / "sums.py"
    path.write_text(NOTEBOOK, "utf-8")
    return path


@pytest.mark.long
@pytest.mark.parametrize("path", notebooks.notebooks(), ids=lambda path: path.stem)
def test_a_notebook_runs_and_its_page_is_fresh(path: Path) -> None:
    assert notebooks.fault(path) is None


def test_there_is_a_page_for_each_of_five_notebooks() -> None:
    found = {path.stem for path in notebooks.notebooks()}
    assert found == {path.stem for path in notebooks.PAGES.glob("*.md")} - {"index"}
    assert len(found) == 5


def test_a_page_has_text_code_output_and_figures(notebook: Path, tmp_path: Path) -> None:
    assert notebooks.write(notebook, tmp_path / "pages") is None
    assert (tmp_path / "pages" / "sums.md").read_text("utf-8") == PAGE
    assert (tmp_path / "pages" / "sums-1.svg").read_text("utf-8") == "<svg/>"
    assert notebooks.fault(notebook, tmp_path / "pages") is None


def test_a_failing_notebook_is_named_with_its_line(notebook: Path, tmp_path: Path) -> None:
    notebooks.write(notebook, tmp_path)
    notebook.write_text(NOTEBOOK.replace("value * 7", "value / 0"), "utf-8")
    assert notebooks.fault(notebook, tmp_path) == "sums.py:18: ZeroDivisionError: division by zero"
    notebook.write_text(NOTEBOOK.replace("value * 7", "value *"), "utf-8")
    assert (notebooks.fault(notebook, tmp_path) or "").startswith("sums.py:18: SyntaxError")


@pytest.mark.parametrize(
    ("old", "new"), [("# With", "# Without"), ("value * 7", "value * 8"), ('"value:"', '"the value:"')]
)
def test_a_stale_page_is_named(notebook: Path, tmp_path: Path, old: str, new: str) -> None:
    notebooks.write(notebook, tmp_path)
    notebook.write_text(NOTEBOOK.replace(old, new), "utf-8")
    assert notebooks.fault(notebook, tmp_path) == "sums.md is stale: run `make notebooks`"


def test_numbers_in_the_output_may_differ_between_machines(notebook: Path, tmp_path: Path) -> None:
    notebooks.write(notebook, tmp_path)
    page = tmp_path / "sums.md"
    page.write_text(page.read_text("utf-8").replace("value: 42", "value: -41.5"), "utf-8")
    assert notebooks.fault(notebook, tmp_path) is None


def test_a_missing_figure_is_named(notebook: Path, tmp_path: Path) -> None:
    notebooks.write(notebook, tmp_path)
    (tmp_path / "sums-1.svg").unlink()
    assert notebooks.fault(notebook, tmp_path) == "sums-1.svg is missing: run `make notebooks`"
