"""The form of the guidebook that the server ships obeys the server's content security policy."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.long
def test_the_small_form_has_no_inline_style_or_script(tmp_path: Path) -> None:
    home, out = tmp_path / "docs", tmp_path / "out"
    home.mkdir()
    (home / "index.md").write_text("# A page\n\n| a | b |\n|---|---:|\n| 1 | 2 |\n", "utf-8")
    command = [sys.executable, "-m", "sphinx", "-W", "-q", "-t", "small", "-c", "docs", str(home), str(out)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    text = (out / "index.html").read_text("utf-8")
    assert re.findall(r'<style|<[^>]* style="[^>]*>|<script>', text) == []
