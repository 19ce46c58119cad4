"""The page asks nobody a question with one answer."""

from typing import Any

import pytest

from tests.e2e.conftest import Visit
from tests.e2e.support.browser import Watchdog
from tests.e2e.support.grill_player import GrillPlayer

pytestmark = pytest.mark.slow

OPEN = """async ([game, options]) => {
  const send = async (method, path, body) => {
    const headers = {"content-type": "application/json"};
    return (await fetch(path, {method, headers, body: JSON.stringify(body)})).json();
  };
  await send("PUT", "/api/me", {name: "Ana", colour: "#e2604a"});
  const seats = [{bot: null}, {name: "Bo", bot: "random"}, {name: "Cy", bot: "random"}];
  const {table} = await send("POST", "/api/tables", {game, players: 3, options, seats});
  await send("POST", `/api/tables/${table.id}/start`, {});
  return table.id;
}"""


def only(position: Any) -> bool:
    """Whether seat 0 has one legal answer."""
    moves = position["moves"]
    return 0 in position["to_act"] and (
        len(moves["discrete"]) == 1 and not moves["continuous"] and not moves["many"] and position["outcome"] is None
    )


@pytest.mark.parametrize(
    "game", ["hibachi", *[pytest.param(game, marks=pytest.mark.long) for game in ("safranito", "fired-up", "yatai")]]
)
def test_whoever_decides_only_where_there_is_a_choice_plays_to_the_end(visit: Visit, game: str) -> None:
    visitor = visit(painted=False)
    one = GrillPlayer(visitor, seed=2)
    visitor.goto("/")
    options = {} if game == "yatai" else {"last_round": 2, "first": 0}
    visitor.goto(f"/t/{visitor.page.evaluate(OPEN, [game, options])}")
    visitor.page.wait_for_selector("[data-testid=board]")
    watchdog, chosen = Watchdog(visitor), 0
    while not visitor.is_over():
        watchdog.check()
        position = next((heard["position"] for heard in reversed(one.heard) if heard.get("position")), None)
        if position is None or only(position) or not one.act():
            visitor.frame()
        else:
            chosen += 1
    made = [heard for heard in one.heard if heard.get("type") == "entry" and heard["seat"] == 0]
    assert 0 < chosen < len(made)
