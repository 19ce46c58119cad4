"""HIB-1 to HIB-6, THR-1, THR-3 to THR-5: what is in the box, and what happens to a file that is wrong."""

from collections import Counter
from importlib.resources import files
from itertools import combinations
from pathlib import Path

import pytest
from tests.games.hibachi.positions import BOX, GAME, opening

from cookoff.engine import BadInput
from cookoff.games.grill.content.components import ComponentsWarning
from cookoff.games.grill.market.content.enums import Space
from cookoff.games.hibachi.content.components import load
from cookoff.physics.port import Polygon

TEXT = (files("cookoff.games.hibachi") / "components.toml").read_text("utf-8")


@pytest.mark.rule("HIB-1")
def test_everybody_has_six_chips() -> None:
    assert BOX.values == (100, 200, 300, 400, 500, 600)
    assert all(pouch.hand == BOX.values for pouch in opening(4).grill.pouches)


@pytest.mark.rule("HIB-2", "HIB-3")
def test_54_ingredient_cards_of_nine_kinds_and_10_chili() -> None:
    state = opening()
    assert len(BOX.ingredients) == 9
    assert all(state.pile.count(kind) + state.display[kind] == 6 for kind in range(9))
    assert state.chili == 10


@pytest.mark.rule("HIB-2", "THR-3")
def test_broccoli_is_the_centre_of_a_square_of_bowls() -> None:
    shapes = GAME.lookup.ground.shapes
    centres = {name: (shape.x, shape.y) for name, shape in zip(BOX.places(), shapes, strict=True)}
    assert max(map(abs, centres["broccoli"])) < 0.005
    rows = {(round(x / 0.145), round(y / 0.145)) for name, (x, y) in centres.items() if name in BOX.ingredients}
    assert rows == {(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1)}
    around = {(x > 0, y > 0) for name, (x, y) in centres.items() if name in BOX.spaces}
    assert len(around) == 4


@pytest.mark.rule("HIB-4")
def test_18_recipes_in_which_every_ingredient_and_pair_has_its_share() -> None:
    needs = [set(recipe.needs) for recipe in BOX.recipe]
    assert len(needs) == 18
    assert len({recipe.id for recipe in BOX.recipe}) == 18
    assert all(len(each) == 3 for each in needs)
    assert set(Counter(need for each in needs for need in each).values()) == {6}
    pairs = Counter(pair for each in needs for pair in combinations(sorted(each), 2))
    assert len(pairs) == 36
    assert set(pairs.values()) == {1, 2}


@pytest.mark.rule("THR-1", "THR-3")
def test_the_board_has_a_rim_nine_bowls_and_four_smaller_spaces() -> None:
    m = BOX.board
    assert 0.5 <= m.width == m.depth <= 0.56
    assert 0.04 <= m.rim_width <= 0.05
    assert 0.003 <= m.rim_height <= 0.005
    assert [outline.name for outline in GAME.lookup.ground.board.outlines] == [*BOX.ingredients, *BOX.spaces]
    assert BOX.spaces == tuple(Space)
    assert (BOX.chip.diameter, BOX.chip.thickness, BOX.chip.mass) == (0.039, 0.0033, 0.0115)


@pytest.mark.rule("THR-4")
def test_bowls_have_garnish_that_hangs_over_their_edge() -> None:
    for outline in BOX.outline:
        if outline.name in BOX.ingredients:
            assert isinstance(outline, Polygon)
            xs, ys = [p.x for p in outline.points], [p.y for p in outline.points]
            x, y = round(sum(xs) / len(xs) / 0.145) * 0.145, round(sum(ys) / len(ys) / 0.145) * 0.145
            reach = sorted(((p.x - x) ** 2 + (p.y - y) ** 2) ** 0.5 for p in outline.points)
            assert 0.05 <= reach[0] <= 0.06
            assert reach[-1] - reach[0] > 0.004


@pytest.mark.rule("THR-5")
def test_the_outlines_of_the_box_keep_a_hole_apart() -> None:
    assert BOX.too_near() == []


def _loaded(tmp_path: Path, old: str, new: str, count: int = 1) -> None:
    assert old in TEXT
    path = tmp_path / "mine.toml"
    path.write_text(TEXT.replace(old, new, count), "utf-8")
    load(path)


CIRCLE = "centre = { x = -0.0725, y = 0.0725 }\nradius = 0.027"


@pytest.mark.rule("THR-5")
@pytest.mark.parametrize(
    ("circle", "message"),
    [
        (
            "centre = { x = -0.0725, y = 0.0725 }\nradius = 0.04",
            r"mine.toml:\d+: outline\[9\]: .*hole's diameter from",
        ),
        ("centre = { x = -0.07, y = 0.2 }\nradius = 0.02", "hole's diameter from the rim"),
    ],
)
def test_outlines_too_near_to_each_other_or_the_rim_are_warned_of(tmp_path: Path, circle: str, message: str) -> None:
    with pytest.warns(ComponentsWarning, match=message):
        _loaded(tmp_path, CIRCLE, circle)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (CIRCLE, "centre = { x = -0.0725, y = 0.0725 }\nradius = 0.06", r"outline\[9\]: .* overlaps"),
        (CIRCLE, "centre = { x = -0.0725, y = 0.3 }\nradius = 0.027", r"outline\[9\]: .* rim"),
        ('name = "bonus-throw"', 'name = "bonus"', r"outline\[9\].name: .*neither an ingredient nor a space"),
        ('name = "bonus-throw"', 'name = "reserve"', "reserve.* used twice"),
        ('needs = ["beef", "onion", "shrimp"]', 'needs = ["beef", "onion", "tofu"]', r"recipe\[0\].needs: .*'tofu'"),
        ('needs = ["beef", "onion", "shrimp"]', 'needs = ["beef", "onion"]', "a recipe needs 3"),
        ('needs = ["beef", "onion", "shrimp"]', 'needs = ["beef", "onion", "onion"]', "twice"),
        ('id = "mushroom-rice"', 'id = "surf-and-turf"', r"recipe\[1\].id: .*twice"),
        ("values = [100, 200", "values = [100, 100", "values: 100 stands there twice"),
        ("height = 0.6", "height = 0.01", "limits.height"),
        ("rim_width = 0.045", "rim_width = 0.25", "board.rim_width"),
        ("hole = 0.007", "hole = 0.039", "chip.hole"),
        ('"reserve", "head-chef"]', '"reserve", "tip"]', "outline"),
        ("players = 4\n", "players = 3\n", "seating: there must be one for 3 players, not 2"),
        ("throws = 3", "throws = 7", r"seating\[2\].throws: 7 throws, but 6 chips"),
        ("throws = 3", "throws = 6", r"seating\[2\].throws: more than 23"),
        ("goal = 3", "goal = 19", "goal: 19 recipes"),
    ],
)
def test_a_wrong_file_is_refused_with_the_reason_and_the_line(tmp_path: Path, old: str, new: str, message: str) -> None:
    with pytest.raises(BadInput, match=message) as caught:
        _loaded(tmp_path, old, new)
    assert "mine.toml:" in str(caught.value)


def test_the_four_spaces_must_be_there(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(TEXT.replace("head-chef", "tip"), "utf-8")
    with pytest.raises(BadInput, match="spaces: the action spaces are"):
        load(path)


def test_every_place_needs_an_outline(tmp_path: Path) -> None:
    start = TEXT.index('[[outline]]\nshape = "circle"\nname = "head-chef"')
    path = tmp_path / "mine.toml"
    path.write_text(TEXT[:start] + TEXT[TEXT.index("# The recipes") :], "utf-8")
    with pytest.raises(BadInput, match="no outline for 'head-chef'"):
        load(path)
