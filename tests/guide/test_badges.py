"""The badges on the front page say what is true, and the front page shows each of them."""

import re
from pathlib import Path

import pytest
from tools.guide import badges


def test_the_front_page_shows_each_badge_with_its_claim() -> None:
    readme = (badges.ROOT / "README.md").read_text("utf-8")
    shown = re.findall(r'<img src="docs/badges/([\w.]+)" alt="([^"]+): ([^"]+)">', readme)
    assert [(name, value) for _, name, value in shown] == list(badges.claims())
    for file, name, value in shown:
        assert (badges.FOLDER / file).read_text("utf-8") == badges.svg(name, value)


def test_a_stale_badge_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(badges, "FOLDER", tmp_path)
    assert badges.main(check=False) == 0
    assert badges.main(check=True) == 0
    (tmp_path / "licence.svg").write_text("", "utf-8")
    capsys.readouterr()
    assert badges.main(check=True) == 1
    assert "badges/licence.svg is stale" in capsys.readouterr().out
