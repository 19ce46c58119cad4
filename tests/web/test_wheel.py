"""An installed package has the client in it."""

import os
import subprocess
import sys
import urllib.request
import zipfile
from pathlib import Path

import pytest

from tests.e2e.support.browser import HOME

pytestmark = pytest.mark.long


def test_a_wheel_opens_the_lobby(tmp_path: Path) -> None:
    """Built as `pip wheel` does it, unpacked as `pip install` does it, started as `cookoff` with no argument."""
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)],
        cwd=HOME,
        check=True,
        capture_output=True,
    )
    (wheel,) = tmp_path.glob("*.whl")
    installed = tmp_path / "installed"
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(installed)
    process = subprocess.Popen(
        [sys.executable, "-m", "cookoff.cli", "lobby", "--port", "0", "--no-browser", "--data", str(tmp_path / "data")],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(installed)},
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        said = process.stdout.readline()
        assert "cookoff is open at http://" in said
        address = said.split(" at ")[1].split(" ")[0]
        with urllib.request.urlopen(address) as answer:
            page = answer.read().decode()
    finally:
        process.terminate()
        process.communicate(timeout=300)
    assert '<script type="module"' in page
    assert len(list((installed / "cookoff" / "server" / "static" / "assets").glob("*.js"))) > 5
