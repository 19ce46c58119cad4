"""The page asks nobody a question with one answer, and says why things happened."""

from typing import Any

import pytest
from msgspec.structs import replace

from tests.e2e.conftest import Visit
from tests.e2e.support.browser import FLAT, Watchdog
from tests.e2e.support.grill_player import GrillPlayer
from tests.e2e.support.grill_positions import LAST_BOWL, of_hibachi
from tests.e2e.support.staged_table import StagedTable
from tests.games.hibachi.positions import GAME as HIBACHI

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


@pytest.mark.long
@pytest.mark.parametrize("game", ["hibachi", "safranito", "fired-up", "yatai"])
def test_whoever_decides_only_where_there_is_a_choice_plays_to_the_end(visit: Visit, game: str) -> None:
    visitor = visit(painted=False)
    one = GrillPlayer(visitor, seed=2)
    visitor.goto("/")
    options = {} if game == "yatai" else {"last_round": 2, "first": 0}
    visitor.goto(f"/t/{visitor.page.evaluate(OPEN, [game, options])}")
    visitor.page.wait_for_selector("[data-testid=board]")
    watchdog, chosen = Watchdog(visitor), set[int]()
    while not visitor.is_over():
        watchdog.check()
        position = next((heard["position"] for heard in reversed(one.heard) if heard.get("position")), None)
        if position is None or only(position) or not one.act():
            visitor.frame()
        else:
            chosen.add(position["n"])
    made = [heard for heard in one.heard if heard.get("type") == "entry" and heard["seat"] == 0]
    assert 0 < len(chosen) <= len(made)


def test_one_press_trades_all_bowls_where_i_hold_nothing(visit: Visit) -> None:
    visitor = visit(painted=False)
    visitor.page.add_init_script(FLAT)
    state = next(state for ask, state, _ in of_hibachi() if ask == "bowl").clone()
    state.grill.lying = tuple(replace(chip, seat=1) for chip in state.grill.lying)
    chef = state.chefs[0]
    chef.cards = (0,) * len(chef.cards)
    stage = StagedTable(visitor, HIBACHI, "hibachi", players=2)
    stage.open(state)
    visitor.press("[data-testid=trade-others]")
    visitor.until(lambda: len(stage.sent) == 1)
    traded = state.clone()
    first = stage.sent[0]["ingredient"]
    traded.grill.lying = tuple(chip for chip in traded.grill.lying if chip.place != first)
    third = traded.clone()
    third.grill.lying = (*traded.grill.lying, replace(traded.grill.lying[0], id=90, place=LAST_BOWL))
    stage.show(third)
    visitor.until(lambda: len(stage.sent) == 2)
    assert stage.sent[1]["move"] == "ChooseBowl"
    assert stage.sent[1]["ingredient"] != first
