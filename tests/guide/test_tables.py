"""The generated tables on the pages are those of the code."""

from pathlib import Path

import pytest
from tools.guide import environments, tables
from tools.guide.environments import NAMES
from tools.guide.snippets import pages

from cookoff.engine import rooms

ROOT = Path(__file__).parents[2]


@pytest.mark.long
def test_no_table_is_stale() -> None:
    assert [path.name for path, _ in tables.stale(pages())] == [], "run `make tables`"


@pytest.mark.slow
def test_a_stale_table_fails_the_check(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "yatai.md"
    page.write_text(
        (ROOT / "docs" / "research" / "yatai.md").read_text("utf-8").replace("`Push(tile, line)`", "`Shove`"), "utf-8"
    )
    monkeypatch.setattr(tables, "pages", lambda: [page])
    assert tables.main(check=True) == 1
    assert capsys.readouterr().out == "yatai.md: a table is stale: run `make tables`\n"
    assert tables.main(check=False) == 0
    assert "`Push(tile, line)`" in page.read_text("utf-8")
    assert tables.main(check=True) == 0


def test_every_game_has_a_page_with_every_table() -> None:
    assert set(NAMES) == set(rooms())
    for game in NAMES:
        text = (ROOT / "docs" / "research" / f"{game}.md").read_text("utf-8")
        for name in ("facts", "observations", "actions", "chance", "options"):
            assert f"<!-- table: {name} {game} -->" in text


@pytest.mark.parametrize("game", NAMES)
def test_every_field_of_an_observation_has_a_meaning(game: str) -> None:
    assert [line for line in environments.observations(game).splitlines() if "|  |" in line] == []
