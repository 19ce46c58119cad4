"""The figures and tables for players are those of the rules and of the model games."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from tools.guide import player_tables
from tools.guide.figures import __main__ as figures
from tools.guide.figures import throws

from cookoff.engine import rooms
from cookoff.engine.content.components import FILE, notes_of
from cookoff.engine.content.ledger import Origin

PLAY = Path(__file__).parents[2] / "docs" / "play"
GAMES = ("yatai", "safranito", "hibachi", "fired-up", "mithral-chef")


@pytest.mark.long
def test_no_figure_is_stale(capsys: pytest.CaptureFixture[str]) -> None:
    assert (figures.main(check=True), capsys.readouterr().out) == (0, "")


@pytest.mark.slow
def test_a_changed_a_missing_and_a_needless_figure_fail_the_check(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    made = list(figures.figures())[:2]
    monkeypatch.setattr(figures, "FOLDER", tmp_path)
    monkeypatch.setattr(figures, "figures", lambda: iter(made))
    (tmp_path / f"{made[0][0]}.svg").write_text("old", "utf-8")
    (tmp_path / "needless.svg").write_text("old", "utf-8")
    assert figures.main(check=True) == 1
    assert capsys.readouterr().out.count("is stale: run `make tables`") == 3
    assert figures.main(check=False) == 0
    assert {path.name for path in tmp_path.iterdir()} == {f"{name}.svg" for name, _ in made}
    assert figures.main(check=True) == 0


def test_every_figure_is_shown_small_and_loads_nothing() -> None:
    shown = {
        name for page in PLAY.glob("*.md") for name in re.findall(r"figures/([\w-]+\.svg)", page.read_text("utf-8"))
    }
    assert {path.name for path in figures.FOLDER.iterdir()} == shown
    for path in figures.FOLDER.iterdir():
        text = path.read_text("utf-8")
        ElementTree.fromstring(text)
        assert len(text) < 50_000
        assert set(re.findall(r"https?://[^\"' ]+", text)) == {"http://www.w3.org/2000/svg"}
        assert all(link.startswith("#") for link in re.findall(r'href="([^"]*)"', text))


def test_every_game_has_a_page_with_every_table() -> None:
    assert set(GAMES) == set(rooms())
    for game in GAMES:
        text = (PLAY / f"{game}.md").read_text("utf-8")
        for name in ("turn", "result", "rulings", "rebuilt"):
            assert f"<!-- table: {name} {game} -->" in text


@pytest.mark.parametrize("game", [*GAMES, "throwing"])
def test_a_page_lists_every_ruling_and_every_rebuilt_rule(game: str) -> None:
    text = (PLAY / f"{game}.md").read_text("utf-8")
    for rule, words in player_tables.ledger(game):
        if Origin.RULING in rule.origins:
            assert f"| {rule.id} | {words.say(rule.open)} |" in text
        if Origin.REBUILT in rule.origins:
            assert f"| {rule.id} | {words.rule(rule.id)} |" in text


@pytest.mark.parametrize("game", GAMES)
def test_a_page_lists_every_number_that_its_file_calls_rebuilt(game: str) -> None:
    listed = {name.partition(".")[0].partition(" ")[0] for name, _ in player_tables.rebuilt_fields(game)}
    notes = notes_of((rooms()[game].home / FILE).read_text("utf-8"))
    assert {name.partition(".")[0] for name, note in notes.items() if name and "rebuilt" in note.lower()} <= listed


def test_the_scores_of_the_example_add_up() -> None:
    text = player_tables.scoring("yatai")
    rows = [[cell.strip(" *") for cell in line.split("|")[1:-1]] for line in text.splitlines() if line.startswith("|")]
    total = next(row for row in rows if row[0] == "total")
    parts = rows[2 : rows.index(total)]
    assert [sum(int(row[seat]) for row in parts) for seat in (1, 2)] == [int(total[1]), int(total[2])]


def test_a_recorded_throw_ends_where_the_game_says() -> None:
    for throw in throws.chosen():
        flew = throw.step.event("ChipFlew")
        place, _ = throws.poses(throw.motion, flew.chip, None)[-1]
        rest = next(one for one in throw.motion.rest if one.id == flew.chip)
        assert abs(place.x - rest.position.x) < 2e-4
        assert abs(place.y - rest.position.y) < 2e-4
        assert f"@keyframes c{flew.chip}" in throws.animated(throw)
