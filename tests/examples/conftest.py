"""The example as a third party's package: installed beside ours, for these tests alone."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.examples.installing import PINCH, install

Run = Callable[..., str]


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the package and its metadata, as pip lays them out."""
    return install(PINCH, tmp_path_factory.mktemp("site"))


@pytest.fixture
def run(installed: Path, tmp_path: Path) -> Run:
    """`python -m` with these arguments where the package is installed; what it printed."""

    def run(*arguments: object, typed: str = "") -> str:
        done = subprocess.run(
            [sys.executable, "-m", *map(str, arguments)],
            cwd=tmp_path,
            env={
                **os.environ,
                "PYTHONPATH": str(installed),
                "COLUMNS": "100",
                "COOKOFF_LANGUAGE": "en",
                "XDG_DATA_HOME": str(tmp_path),
            },
            input=typed,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    return run
