"""THR-1: what lies on the boards of the three throwing games."""

import pytest

from cookoff.engine import room
from cookoff.games.grill.rules.throwing.landing import Ground
from cookoff.physics.port import Circle, Outline


def width(outline: Outline) -> float:
    if isinstance(outline, Circle):
        return 2.0 * outline.radius
    return max(point.x for point in outline.points) - min(point.x for point in outline.points)


@pytest.mark.rule("THR-1")
@pytest.mark.parametrize("name", ["safranito", "hibachi", "fired-up"])
def test_a_board_has_nine_bowls_one_for_each_ingredient_and_four_smaller_spaces(name: str) -> None:
    game = room(name).load(None)
    components, ground = game.components, game.lookup.ground  # type: ignore[attr-defined]
    assert isinstance(ground, Ground)
    places = {outline.name: outline for outline in ground.board.outlines}
    bowls, spaces = components.ingredients, components.spaces
    assert (len(set(bowls)), len(set(spaces))) == (9, 4)
    assert list(places) == [*bowls, *spaces]
    assert max(width(places[space]) for space in spaces) < min(width(places[bowl]) for bowl in bowls)
    assert ground.board.measures.rim_height > 0.0
