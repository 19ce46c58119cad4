"""What happens to a component file that is wrong; what the room's own file throw_options."""

from importlib.resources import files
from pathlib import Path

import pytest
from tests.games.safranito.positions import BOX, GAME

from cookoff.engine import BadInput
from cookoff.games.grill.content.components import ComponentsWarning
from cookoff.games.safranito import ROOM
from cookoff.games.safranito.content.components import load
from cookoff.physics.port import Circle, Polygon

TEXT = (files("cookoff.games.safranito") / "components.toml").read_text("utf-8")


@pytest.mark.rule("SAF-21")
def test_a_bowl_is_a_shape_with_overhanging_garnish() -> None:
    for outline in BOX.outline:
        if outline.name in BOX.spaces:
            assert isinstance(outline, Circle)
            continue
        assert isinstance(outline, Polygon)
        middle = GAME.lookup.ground.shapes[BOX.ingredients.index(outline.name)]
        reach = [((p.x - middle.x) ** 2 + (p.y - middle.y) ** 2) ** 0.5 for p in outline.points]
        assert max(reach) - min(reach) > 0.003, f"{outline.name} is a plain circle"
    assert BOX.too_near() == []


def test_the_room_plays_with_a_designers_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(TEXT.replace("money = 200", "money = 300"), "utf-8")
    assert ROOM.load(path).components_hash != GAME.components_hash
    assert ROOM.load(None).components_hash == GAME.components_hash


SEATING = "players = 2\nthrows = 4"
CIRCLE = "centre = { x = -0.0725, y = 0.0725 }\nradius = 0.0275"


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('"reserve"', '"tip"', "spaces: the action spaces are bonus-throw, bonus"),
        (SEATING, "players = 3\nthrows = 4", "seating: there must be one for 2 players, not 0"),
        (SEATING, "players = 2\nthrows = 7", r"seating\[0\].throws: 7 throws, but 6 chips"),
        ("menu = 3", "menu = 0", r"seating\[2\].menu"),
        ("goal = 3", "goal = 19", "goal: 19 recipes to cook, but there are 18"),
        ("values = [10, 20,", "values = [10, 10,", "values: 10 stands there twice"),
        ('needs = ["ginger", "mint", "cinnamon"]', 'needs = ["salt", "mint", "cinnamon"]', "'salt', which is no"),
        (CIRCLE, "centre = { x = -0.0725, y = 0.0725 }\nradius = 0.06", "overlaps"),
        (CIRCLE, "centre = { x = -0.0725, y = 0.3 }\nradius = 0.0275", "outline"),
        ("money = 200", "moneys = 200", "moneys"),
        ("copies = 6", "copies = 0", "copies"),
    ],
)
def test_what_cannot_be_is_refused_with_its_place_and_reason(tmp_path: Path, old: str, new: str, message: str) -> None:
    path = tmp_path / "mine.toml"
    assert old in TEXT
    path.write_text(TEXT.replace(old, new), "utf-8")
    with pytest.raises(BadInput, match=message) as caught:
        load(path)
    assert str(path) in str(caught.value)


@pytest.mark.rule("SAF-21")
def test_outlines_nearer_than_a_hole_are_warned_of(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(TEXT.replace(CIRCLE, "centre = { x = -0.0725, y = 0.0725 }\nradius = 0.043", 1), "utf-8")
    with pytest.warns(ComponentsWarning, match="less than a hole's diameter"):
        load(path)
