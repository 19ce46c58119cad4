"""`make docs` notices what is wrong on a page: a planted fault of each kind is found."""

import subprocess
import sys
from pathlib import Path

import pytest
from tools.guide import site, snippets

ROOT = Path(__file__).parents[2]
GOOD = """# A page

[Below](#more), ![a dot](dot.svg)

## More

```python
>>> 1 + 1
2

```

```sh
cookoff simulate yatai --players 3 --games 10 --bots greedy | head
make test && cookoff games
```

```toml
name = "one"
seed = 1
games = 10

[[play]]
game = "yatai"
players = [2]
bots = ["skilled"]
```
"""
DOT = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'


def built(home: Path, page: str, out: Path) -> tuple[int, str]:
    """Build a guidebook of one page as `make docs` does; return the exit code and the messages."""
    home.mkdir()
    (home / "index.md").write_text(page, "utf-8")
    (home / "dot.svg").write_text(DOT, "utf-8")
    command = [sys.executable, "-m", "sphinx", "-W", "--keep-going", "-q", "-c", "docs"]
    done = subprocess.run([*command, str(home), str(out)], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.returncode, done.stderr


@pytest.mark.long
def test_a_page_without_faults_passes_and_exists_as_markdown(tmp_path: Path) -> None:
    assert built(tmp_path / "docs", GOOD, tmp_path / "out") == (0, "")
    assert list(site.faults(tmp_path / "out")) == []
    assert list(snippets.faults(tmp_path / "docs" / "index.md")) == []
    assert (tmp_path / "out" / "index.md").read_text("utf-8") == GOOD


@pytest.mark.long
@pytest.mark.parametrize(
    ("fault", "message"),
    [
        ("[gone](gone.md)", "gone.md"),
        ("[gone](#gone)", "gone"),
        ("![gone](gone.svg)", "gone.svg"),
        ("```{toctree}\ngone\n```", "gone"),
    ],
)
def test_a_broken_link_fails_the_build(tmp_path: Path, fault: str, message: str) -> None:
    code, said = built(tmp_path / "docs", GOOD + "\n" + fault + "\n", tmp_path / "out")
    assert code == 1
    assert message in said


@pytest.mark.parametrize(
    ("fault", "message"),
    [
        ('<a href="gone.html">', "no page for gone.html"),
        ('<a href="#gone">', "no anchor for #gone"),
        ('<a href="other.html#gone">', "no anchor for other.html#gone"),
        ('<img src="gone.png" alt="a dot">', "gone.png is not there"),
        ('<img src="dot.svg">', "a picture without description: dot.svg"),
        ('<script src="https://cdn.example/x.js"></script>', "loads https://cdn.example/x.js"),
        ('<link rel="stylesheet" href="//fonts.example/x.css">', "loads //fonts.example/x.css"),
    ],
)
def test_a_page_with_a_fault_is_named(tmp_path: Path, fault: str, message: str) -> None:
    (tmp_path / "dot.svg").write_text(DOT, "utf-8")
    (tmp_path / "other.html").write_text('<p id="here"><a href="index.html#there">')
    page = '<p id="there"><a href="other.html#here"><a href="https://example.org"><img src="dot.svg" alt="a dot">'
    (tmp_path / "index.html").write_text(page)
    assert list(site.faults(tmp_path)) == []
    (tmp_path / "index.html").write_text(page + fault)
    assert list(site.faults(tmp_path)) == [f"index.html: {message}"]


def test_a_style_that_loads_from_elsewhere_is_named(tmp_path: Path) -> None:
    (tmp_path / "x.css").write_text("@font-face { src: url('https://fonts.example/x.woff') }")
    assert list(site.faults(tmp_path)) == ["x.css: loads https://fonts.example/x.woff"]


@pytest.mark.parametrize(
    ("language", "code", "message"),
    [
        ("python", ">>> 1 + 1\n3\n", "Expected:\n    3\nGot:\n    2"),
        ("python", "x = = 1", "invalid syntax"),
        ("sh", "cookoff simulat yatai", "simulat"),
        ("sh", "cookoff simulate yatai --gams 10", "gams"),
        ("sh", "make tset", "make has no tset"),
        ("sh", "python examples/train/gone.py", "examples/train/gone.py is not there"),
        ("toml", "a = = 1", "page.md:3"),
        ("json", "{", "page.md:3"),
        ("toml", 'name = "a"\ngames = 1\n[[play]]\ngame = "yatai"\nplayers = [2]\nbots = ["greedy"]\nwins = 3', "wins"),
    ],
)
def test_a_wrong_snippet_is_named(tmp_path: Path, language: str, code: str, message: str) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"# A page\n\n```{language}\n{code}\n```\n", "utf-8")
    (fault,) = snippets.faults(page)
    assert message in fault


@pytest.mark.long
def test_the_code_on_every_page_works() -> None:
    assert [fault for page in snippets.pages() for fault in snippets.faults(page)] == []
