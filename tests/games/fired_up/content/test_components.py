"""What happens to a component file that is wrong; what the room's own file throw_options."""

from importlib.resources import files
from pathlib import Path

import pytest
from tests.games.fired_up.positions import GAME

from cookoff.engine import BadInput
from cookoff.games.fired_up import ROOM
from cookoff.games.fired_up.content.components import load
from cookoff.games.grill.content.components import ComponentsWarning
from cookoff.physics.port import Circle, Polygon

TEXT = (files("cookoff.games.fired_up") / "components.toml").read_text("utf-8")
BOX = GAME.components


@pytest.mark.rule("FUP-5")
def test_a_bowl_is_a_shape_with_overhanging_garnish_and_its_black_line() -> None:
    bowls = [outline for outline in BOX.outline if outline.name in BOX.ingredients]
    assert len(bowls) == 9
    for bowl in bowls:
        assert isinstance(bowl, Polygon)
        middle = GAME.lookup.ground.shapes[BOX.ingredients.index(bowl.name)]
        reach = [((p.x - middle.x) ** 2 + (p.y - middle.y) ** 2) ** 0.5 for p in bowl.points]
        assert max(reach) - min(reach) > 0.003, f"{bowl.name} is a plain circle"
    assert all(isinstance(outline, Circle) for outline in BOX.outline if outline.name in BOX.spaces)
    assert BOX.too_near() == []


@pytest.mark.rule("FUP-20")
def test_the_room_plays_with_a_designers_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(TEXT.replace("money = 1200", "money = 900"), "utf-8")
    assert ROOM.load(path).components_hash != GAME.components_hash
    assert ROOM.load(None).components_hash == GAME.components_hash


SEATING = "players = 2\nthrows = 4"
CIRCLE = "centre = { x = -0.0725, y = 0.0725 }\nradius = 0.0282"


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('"place-chip"', '"head-chef"', "spaces: the action spaces are place-chip, bonus"),
        (SEATING, "players = 3\nthrows = 4", "seating: there must be one for 2 players, not 0"),
        (SEATING, SEATING.replace("throws = 4", "throws = 5"), r"seating\[0\].throws: 5 throws, but 4 chips"),
        ("goal = 3", "goal = 19", "goal: 19 recipes to cook, but there are 18"),
        ("values = [100, 200, 400, 600]", "values = [100, 200, 400, 400]", "values: 400 stands there twice"),
        ('needs = ["shiitake", "noodles", "shrimp"]', 'needs = ["tofu", "noodles", "shrimp"]', "'tofu', which is no"),
        (CIRCLE, "centre = { x = -0.0725, y = 0.0725 }\nradius = 0.06", "overlaps"),
        (CIRCLE, "centre = { x = -0.0725, y = 0.3 }\nradius = 0.0282", "outline"),
        ("tip = 3", "tip = 0", "rates.tip"),
        ("tip = 3", "tips = 3", "rates.tips"),
        ("copies = 8", "copies = 100", "cards.copies"),
        ("money = 1200", "money = -1", "money"),
    ],
)
def test_what_cannot_be_is_refused_with_its_place_and_reason(tmp_path: Path, old: str, new: str, message: str) -> None:
    path = tmp_path / "mine.toml"
    assert old in TEXT
    path.write_text(TEXT.replace(old, new), "utf-8")
    with pytest.raises(BadInput, match=message) as caught:
        load(path)
    assert str(path) in str(caught.value)


@pytest.mark.rule("FUP-5")
def test_outlines_nearer_than_a_hole_are_warned_of(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(TEXT.replace(CIRCLE, "centre = { x = -0.0725, y = 0.0725 }\nradius = 0.041", 1), "utf-8")
    with pytest.warns(ComponentsWarning, match="less than a hole's diameter"):
        load(path)
