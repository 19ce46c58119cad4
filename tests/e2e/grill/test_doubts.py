"""A chip whose hole meets two outlines: the head chef looks and decides."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from cookoff.games.grill.rules.chips import DOUBT
from tests.e2e.conftest import Visit, each_size
from tests.e2e.support.checks import overflow, violations
from tests.e2e.support.grill_asking import SCENE, Asking, move_key
from tests.e2e.support.grill_positions import StagedDecision, doubt_in_fired_up, doubt_in_safranito

pytestmark = pytest.mark.slow

DOUBTS: dict[str, Callable[[], tuple[Any, StagedDecision]]] = {
    "safranito": doubt_in_safranito,
    "fired-up": doubt_in_fired_up,
}


@each_size
@pytest.mark.parametrize("game", DOUBTS)
def test_the_head_chef_looks_through_the_hole_and_decides(visit: Visit, game: str, size: dict[str, Any]) -> None:
    visitor = visit(size, painted=False)
    rules, asked = DOUBTS[game]()
    box = msgspec.json.encode(rules.components).decode()
    visitor.page.route("**/api/components/*", lambda route: route.fulfill(body=box, content_type="application/json"))
    asking = Asking(visitor, game, rules)
    asking.stage.open(asked.state)
    visitor.page.wait_for_selector(SCENE)
    (chip,) = [chip for chip in asked.state.grill.lying if chip.place == DOUBT]
    ground, there = rules.lookup.ground, chip.pose.position
    met = ground.met(chip.pose)
    assert len(met) == 2, "the position is none of doubt"

    hole = visitor.page.locator("[data-testid=hole]")
    drawn = hole.locator("[clip-path] polygon").all()
    assert [int(outline.get_attribute("data-outline") or -1) for outline in drawn] == list(met)
    names = visitor.page.locator("[data-testid=board] [data-legal=CallChip]").all_inner_texts()
    shares = [round(100 * ground.shapes[place].share(there.x, there.y)) for place in met]
    told = [f"{name}: {share} % of the hole" for name, share in zip(names, shares, strict=True)]
    expect(hole.locator("figcaption span")).to_have_text(told)
    assert 0 < shares[0] < shares[1], "it lies nearer to the second"
    assert violations(visitor) + overflow(visitor) == []

    calls = [move_key({"move": "CallChip", "chip": chip.id, "place": place}) for place in met]
    assert [move for move, _ in asking.pressed()] == sorted(calls)
    assert asking.pressed() == asking.legal(asked.state)
    visitor.page.keyboard.press("t")
    expect(hole.locator("p")).to_have_text(", ".join(told))
    assert asking.pressed() == asking.legal(asked.state)
