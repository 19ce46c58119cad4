"""Several players on one device: between turns the page has nothing that another seat may not see."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.support.browser import DESKTOP, PHONE, Visitor
from tests.e2e.support.checks import overflow, violations

pytestmark = pytest.mark.slow

OPEN = """async ({ game, players }) => {
  const ask = async (method, path, body) =>
    (await fetch(path, { method, headers: { "content-type": "application/json" }, body: JSON.stringify(body) })).json();
  await ask("PUT", "/api/me", { name: "Mia", colour: "#c0392b" });
  const seats = Array.from({ length: players }, (_, seat) => (seat < 2 ? {} : { bot: "random" }));
  const { table, invite } = await ask("POST", "/api/tables", { game, players, public: true, seats });
  const beside = { name: "Noa", colour: "#2980b9" };
  await ask("POST", `/api/tables/${table.id}/join`, { seat: 1, invite, beside });
  await ask("POST", `/api/tables/${table.id}/start`);
  return table.id;
}"""

TABLET = {**PHONE, "viewport": {"width": 820, "height": 1180}}

KNOWN = """function (secrets) {
  const found = [];
  for (const one of this) {
    let keys;
    try { keys = Object.keys(one).sort().join(); } catch { continue; }
    for (const [shape, key] of secrets)
      if (keys === shape && one[key] !== null && one[key] !== undefined) found.push(key);
  }
  return found;
}"""
"""Which of the secrets some object in the page's memory has."""


class Frames:
    """The positions that a page's sockets received."""

    def __init__(self, visitor: Visitor) -> None:
        self.positions: list[tuple[int | None, Any]] = []
        visitor.page.on("websocket", self._listen)

    def _listen(self, socket: Any) -> None:
        seat: list[int | None] = [None]

        def told(frame: str | bytes) -> None:
            message = json.loads(frame)
            if message["type"] == "welcome":
                seat[0] = message["seat"]
            if message.get("position"):
                self.positions.append((seat[0], message["position"]))

        socket.on("framereceived", told)

    def last(self, seat: int | None) -> Any:
        return next(position for one, position in reversed(self.positions) if one == seat)


def secrets_in(mine: Any, seen: Any) -> set[tuple[str, str]]:
    """Where a seat's position has something and a spectator's has nothing: the keys beside it, and its own."""
    if isinstance(mine, list) and isinstance(seen, list) and len(mine) == len(seen):
        return {found for pair in zip(mine, seen, strict=True) for found in secrets_in(*pair)}
    if not isinstance(mine, dict) or not isinstance(seen, dict):
        return set()
    shape = ",".join(sorted(mine))
    hidden = {(shape, key) for key in mine if mine[key] is not None and seen.get(key) is None}
    return hidden | {found for key in mine for found in secrets_in(mine[key], seen.get(key))}


def in_memory(visitor: Visitor, secrets: set[tuple[str, str]]) -> set[str]:
    """The secrets that any object has which the page's scripts can still reach."""
    glass = visitor.context.new_cdp_session(visitor.page)
    prototype = glass.send("Runtime.evaluate", {"expression": "Object.prototype"})["result"]["objectId"]
    objects = glass.send("Runtime.queryObjects", {"prototypeObjectId": prototype})["objects"]["objectId"]
    asked = {"objectId": objects, "functionDeclaration": KNOWN, "arguments": [{"value": sorted(secrets)}]}
    found = glass.send("Runtime.callFunctionOn", {**asked, "returnByValue": True})["result"]["value"]
    glass.detach()
    return set(found)


def words(visitor: Visitor) -> str:
    """Everything that the board says."""
    said: str = visitor.page.evaluate(
        """() => {
          const board = document.querySelector("[data-testid=board]");
          const labels = [...board.querySelectorAll("[aria-label], [title]")];
          return [board.textContent, ...labels.flatMap((one) => [one.ariaLabel, one.title])].join("|");
        }"""
    )
    return re.sub(r"\s+", " ", said)


@pytest.mark.parametrize(
    "game",
    [
        "hibachi",
        pytest.param("safranito", marks=pytest.mark.long),
        pytest.param("fired-up", marks=pytest.mark.long),
        pytest.param("yatai", marks=pytest.mark.long),
    ],
)
def test_between_turns_no_secret_of_a_seat_is_in_the_page(visit: Visit, game: str) -> None:
    device, eve = visit(painted=False), visit(painted=False)
    heard, seen = Frames(device), Frames(eve)
    device.lobby()
    table = device.page.evaluate(OPEN, {"game": game, "players": 2})
    for visitor in (device, eve):
        visitor.goto(f"/t/{table}")
        expect(visitor.page.get_by_test_id("board")).to_be_visible()
    curtain = device.page.get_by_test_id("curtain")
    expect(curtain).to_contain_text("it's your turn")
    first = 0 if "Mia" in curtain.inner_text().split("it's")[0] else 1
    name, other = ("Mia", "Noa") if first == 0 else ("Noa", "Mia")

    device.press(f"text=I am {name}")
    expect(curtain).to_have_count(0)
    # Waiting by selectors would hold on to an element, and with it to everything that its handlers know.
    expect(device.page.locator("[data-testid=board] [data-legal]")).not_to_have_count(0)
    secrets = secrets_in(heard.last(first), seen.last(None))
    assert {"me", "moves"} <= {key for _, key in secrets}
    assert game == "yatai" or {"hand"} <= {key for _, key in secrets}
    assert {"me", "moves"} <= in_memory(device, secrets), "the search finds what is there"

    device.press("text=Hide my things")
    expect(curtain).to_be_visible()
    assert device.page.locator("[data-legal]").count() == 0
    assert in_memory(device, secrets) == set()
    assert words(device) == words(eve), "it shows what anybody may see"
    assert heard.positions[-1][0] is None

    # The other player may look at their own things, and has nothing of the first one's.
    device.press(f"text=I am {other}")
    expect(curtain).to_have_count(0)
    expect(device.page.get_by_test_id("hot-seat")).to_be_visible()
    assert heard.last(1 - first)["view"]["me"] == 1 - first
    expect(device.page.locator("[data-legal]")).to_have_count(0)
    assert "moves" not in in_memory(device, secrets)


@pytest.mark.long
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_two_people_take_turns_on_one_device_beside_a_bot(visit: Visit, size: dict[str, Any]) -> None:
    device = visit(size, painted=False)
    device.lobby()
    device.goto(f"/t/{device.page.evaluate(OPEN, {'game': 'yatai', 'players': 3})}")
    curtain = device.page.get_by_test_id("curtain")
    turns: list[str] = []
    while len(turns) < 4:
        expect(curtain).to_be_visible()
        if not turns:
            assert violations(device) == []
            assert overflow(device) == []
        turns.append(curtain.locator("h2").inner_text().split(",")[0])
        device.press("[data-testid=curtain] button.main")
        expect(curtain).to_have_count(0)
        device.page.wait_for_selector("[data-testid=board]")
        while curtain.count() == 0:
            if not device.act():
                device.frame()
    assert {turns[0], turns[1]} == {"Mia", "Noa"}
    assert turns[:2] == turns[2:]


@pytest.mark.long
def test_the_waiting_room_seats_a_second_person_of_the_device(visit: Visit) -> None:
    device = visit(painted=False)
    device.lobby()
    device.press("article[data-game=yatai] .friends")
    form = device.page.get_by_test_id("add-player")
    form.get_by_label("Somebody else plays on this device").fill("Noa")
    form.get_by_role("button").click()
    expect(device.page.locator("li", has_text="on this device")).to_contain_text("Noa")
    assert violations(device) == []
    device.press(".go button.main")
    expect(device.page.get_by_test_id("curtain")).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize("size", [DESKTOP, TABLET], ids=["keys", "tablet"])
def test_two_cooks_share_a_screen(visit: Visit, size: dict[str, Any]) -> None:
    device = visit(size, painted=False)
    heard = Frames(device)
    device.lobby()
    device.goto(f"/t/{device.page.evaluate(OPEN, {'game': 'mithral-chef', 'players': 2})}")
    panes = device.page.locator("[data-testid=split-screen] .pane")
    expect(panes).to_have_count(2)
    for place in range(2):
        expect(panes.nth(place).locator(".kitchen")).to_be_visible()
    device.until(lambda: {seat for seat, _ in heard.positions} >= {0, 1})
    assert violations(device) == []
    assert overflow(device) == []
