"""The guidebook builds without a warning, whole and in the form for servers, and all its links lead somewhere."""

import subprocess
import sys
from pathlib import Path

import pytest
from tools.guide import paths, site

ROOT = Path(__file__).parents[2]


@pytest.mark.long
@pytest.mark.parametrize("form", ["whole", "small"])
def test_the_guidebook_is_clean(tmp_path: Path, form: str) -> None:
    out = tmp_path / "book"
    command = [sys.executable, "-m", "sphinx", "-W", "--keep-going", "-q", "-t", form, "-d", str(tmp_path / "trees")]
    done = subprocess.run([*command, "docs", str(out)], cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert list(site.faults(out)) == []
    assert (out / "engineer" / "asyncapi.json").exists() == (form == "whole")
    if form == "whole":
        assert paths.main(out) == 0
