"""The layers of the server: import-linter notices an import that goes up."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LINT_IMPORTS = Path(sys.executable).with_name("lint-imports")


def lint(tree: Path) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(tree / "src")}
    return subprocess.run(
        [LINT_IMPORTS, "--no-cache"], cwd=tree, env=environment, capture_output=True, text=True, check=False
    )


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources with the contracts."""
    copy = tmp_path_factory.mktemp("tree")
    shutil.copy(ROOT / "pyproject.toml", copy)
    leave = shutil.ignore_patterns("static", "__pycache__", "locales", "models")
    shutil.copytree(ROOT / "src", copy / "src", ignore=leave)
    return copy


@pytest.mark.slow
@pytest.mark.parametrize(
    ("importer", "imported", "contract"),
    [
        ("storage/repository.py", "cookoff.server.runtime.environment", "layers of the server"),
        ("app/tables/chat.py", "cookoff.server.app.seating.seats", "inside the server's application"),
        ("runtime/games/live_game.py", "cookoff.server.runtime.tables.actor", "inside the server's runtime"),
    ],
    ids=["storage imports runtime", "a table imports seating", "a game imports the table actor"],
)
def test_an_import_that_goes_up_breaks_its_contract(tree: Path, importer: str, imported: str, contract: str) -> None:
    file = tree / "src" / "cookoff" / "server" / importer
    before = file.read_text("utf-8")
    file.write_text(f"{before}\nimport {imported}\n", "utf-8")
    try:
        done = lint(tree)
    finally:
        file.write_text(before, "utf-8")
    assert done.returncode == 1, done.stdout + done.stderr
    broken = done.stdout.partition("Broken contracts")[2]
    assert contract in broken
    assert imported in broken
