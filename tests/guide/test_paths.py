"""Five questions are answered within two clicks of the guidebook's start page."""

from pathlib import Path

import pytest
from tools.guide import paths


def page(path: Path, heading: str, *links: str) -> None:
    """Write a page as the theme does: a menu outside the text, links inside."""
    path.parent.mkdir(parents=True, exist_ok=True)
    menu = "".join(f'<a href="{target}">menu</a>' for target in paths.ANSWERS.values())
    text = "".join(f'<a href="{link}">link</a>' for link in links)
    path.write_text(f"<nav>{menu}</nav><article><h1>{heading}<a href='#x'>¶</a></h1>{text}</article>", "utf-8")


def test_an_answer_two_clicks_away_is_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page(tmp_path / "index.html", "Start", "middle.html#there")
    page(tmp_path / "middle.html", "Middle", *paths.ANSWERS.values())
    for target in paths.ANSWERS.values():
        page(tmp_path / target, "Answer", "../index.html")
    assert paths.main(tmp_path) == 0
    assert "Where is a rule? Start → Middle → Answer\n" in capsys.readouterr().out


def test_an_answer_three_clicks_away_or_only_in_the_menu_fails(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first, *others = paths.ANSWERS.values()
    page(tmp_path / "index.html", "Start", "one.html")
    page(tmp_path / "one.html", "One", "two.html")
    page(tmp_path / "two.html", "Two", first)
    for target in (first, *others):
        page(tmp_path / target, "Answer")
    assert paths.main(tmp_path) == 1
    said = capsys.readouterr().err.splitlines()
    assert said[0] == "Where is a rule? Start → One → Two → Answer"
    assert said[1:] == [f"{question} no way" for question in list(paths.ANSWERS)[1:]]
