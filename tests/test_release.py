"""`make release-check` refuses a release that is not ready. Building and installing is left to the command itself."""

import io
import tarfile
import zipfile
from pathlib import Path

import pytest
from tools import release

import cookoff

ROOT = Path(__file__).parents[1]
CHANGELOG = """# Changelog

## Unreleased

- soon

## 1.2.0 · 2026-11-20

### Players
- A new game.

## 1.1.0

- Old.
"""


def texts(home: Path, changelog: str, notes: bool = True) -> Path:
    (home / "docs" / "releases").mkdir(parents=True)
    (home / "CHANGELOG.md").write_text(changelog, "utf-8")
    if notes:
        (home / "docs" / "releases" / "1.2.0.md").write_text("# 1.2.0\n", "utf-8")
    return home


@pytest.mark.parametrize(
    ("changelog", "notes", "message"),
    [
        (CHANGELOG.replace("1.2.0", "1.2.1"), True, "CHANGELOG.md has no section for 1.2.0"),
        (CHANGELOG.replace("- A new game.\n", ""), True, "the section for 1.2.0 in CHANGELOG.md is empty"),
        (CHANGELOG, False, "docs/releases/1.2.0.md is missing"),
    ],
)
def test_a_release_without_texts_is_refused(tmp_path: Path, changelog: str, notes: bool, message: str) -> None:
    release.check_texts(texts(tmp_path / "good", CHANGELOG), "1.2.0")
    with pytest.raises(release.Refused, match=message):
        release.check_texts(texts(tmp_path / "bad", changelog, notes), "1.2.0")


def wheel_of(folder: Path, names: list[str]) -> Path:
    path = folder / "cookoff-1.2.0-py3-none-any.whl"
    with zipfile.ZipFile(path, "w") as packed:
        for name in names:
            packed.writestr(name, "")
    return path


WHOLE = [*release.IN_WHEEL, "cookoff/server/static/assets/index-1.js", "cookoff-1.2.0.dist-info/METADATA"]


@pytest.mark.parametrize(
    ("names", "message"),
    [
        ([name for name in WHOLE if "guide" not in name], "lacks cookoff/server/guide/index.html"),
        ([name for name in WHOLE if not name.endswith(".js")], "lacks the client's scripts"),
        ([*WHOLE, "tests/conftest.py"], "has tests/conftest.py"),
    ],
)
def test_a_wheel_that_is_not_whole_is_refused(tmp_path: Path, names: list[str], message: str) -> None:
    release.check_wheel(wheel_of(tmp_path, WHOLE))
    with pytest.raises(release.Refused, match=message):
        release.check_wheel(wheel_of(tmp_path, names))


@pytest.mark.parametrize("missing", ["", "CITATION.cff"])
def test_a_source_package_has_what_the_build_needs(tmp_path: Path, missing: str) -> None:
    path = tmp_path / "cookoff-1.2.0.tar.gz"
    with tarfile.open(path, "w:gz") as packed:
        for name in release.IN_SDIST:
            if name != missing:
                packed.addfile(tarfile.TarInfo(f"cookoff-1.2.0/{name}"), io.BytesIO())
    if missing:
        with pytest.raises(release.Refused, match=r"lacks CITATION.cff"):
            release.check_sdist(path)
    else:
        release.check_sdist(path)


def test_a_command_that_fails_is_refused_with_its_output() -> None:
    with pytest.raises(release.Refused, match=r"failed:\nno such thing"):
        release.run("python3", "-c", "import sys; sys.exit('no such thing')")


def test_a_python_that_is_not_there_is_not_passed_over(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PYENV_ROOT", str(tmp_path))
    assert release.pythons(("2.99",)) == {"2.99": None}
    lookalike = tmp_path / "versions" / "2.99.0" / "bin" / "python2.99"
    lookalike.parent.mkdir(parents=True)
    lookalike.write_text("#!/bin/sh\necho 2.98\n", "utf-8")
    lookalike.chmod(0o755)
    assert release.pythons(("2.99",)) == {"2.99": None}
    lookalike.write_text("#!/bin/sh\necho 2.99\n", "utf-8")
    assert release.pythons(("2.99",)) == {"2.99": lookalike}


def test_the_version_stands_in_one_place_and_has_notes() -> None:
    assert (ROOT / "docs" / "releases" / f"{cookoff.__version__}.md").exists()
    assert 'dynamic = ["version"]' in (ROOT / "pyproject.toml").read_text("utf-8")
    assert "version" not in (ROOT / "CITATION.cff").read_text("utf-8").replace("cff-version", "").split("message")[0]
