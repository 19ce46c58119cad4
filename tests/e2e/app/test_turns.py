"""What the page says and does when your turn comes, and while others think."""

import re

import pytest
from playwright.sync_api import expect

from cookoff.engine import Score
from cookoff.games.yatai.content.enums import Ask, Colour, Guest, Token
from cookoff.games.yatai.rules.events import BottleRecycled, Served, TokenTaken, TurnBegun
from cookoff.server.protocol.positions import Time
from tests.e2e.conftest import Visit
from tests.e2e.support.browser import CHOICES, PHONE
from tests.e2e.support.checks import overflow, violations
from tests.e2e.support.staged_table import StagedTable
from tests.games.yatai.positions import GAME, table, tokens

pytestmark = pytest.mark.slow

LISTENING = """
localStorage.setItem("cookoff", JSON.stringify({ notify: true, sound: true, tips: false }));
window.called = [];
window.tones = [];
window.shaken = [];
window.lit = 0;
navigator.vibrate = (pattern) => window.shaken.push(pattern);
const held = { release: async () => { window.lit -= 1; } };
Object.defineProperty(navigator, "wakeLock", { value: { request: async () => { window.lit += 1; return held; } } });
Object.defineProperty(document, "hidden", { get: () => true });
window.Notification = class { static permission = "granted"; };
navigator.serviceWorker.getRegistration = async () => ({
  showNotification: async (title, { body }) => { window.called.push(`${title}: ${body}`); },
  getNotifications: async () => [{ close() { window.called.push("closed"); } }],
});
const part = () => ({ connect: (next) => next, gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} } });
window.AudioContext = class {
  state = "running";
  currentTime = 0;
  createGain() { return part(); }
  createOscillator() {
    const frequency = { value: 0 };
    return { ...part(), frequency, start: () => window.tones.push(frequency.value), stop() {} };
  }
};
"""
"""Records notifications, sounds, vibration and wake locks on a hidden page."""


def test_the_turn_calls_by_title_notice_and_sound(visit: Visit) -> None:
    visitor = visit()
    visitor.page.add_init_script(LISTENING)
    stage = StagedTable(visitor, GAME, "yatai", players=2)
    stage.open(table(seat=1, ask=Ask.PUSH))
    visitor.page.mouse.click(2, 2)
    question = visitor.page.locator("[data-testid=question]")
    expect(question).to_have_text("Waiting for Hana: “Push a tile into a line of the grid.”")
    expect(visitor.page).to_have_title("Yatai · cookoff")
    assert visitor.page.evaluate("[called, tones, shaken, lit]") == [[], [], [], 0]

    stage.show(table(ask=Ask.PUSH))
    expect(question).to_have_text("Your turn: Push a tile into a line of the grid.")
    expect(visitor.page).to_have_title("● Your turn · cookoff")
    visitor.until(lambda: visitor.page.evaluate("called.length") > 0)
    assert visitor.page.evaluate("called") == ["Your turn: Push a tile into a line of the grid."]
    assert visitor.page.evaluate("[tones, shaken, lit]") == [[660, 880], [[25, 50, 25]], 1]

    stage.show(table(ask=Ask.PUSH))
    assert visitor.page.evaluate("called.length") == 1, "a turn that goes on calls once"
    stage.show(table(seat=1, ask=Ask.PUSH))
    visitor.until(lambda: visitor.page.evaluate("called[1]") == "closed")
    assert visitor.page.evaluate("lit") == 0, "the screen may sleep while others think"


def test_the_turn_is_silent_before_the_first_gesture(visit: Visit) -> None:
    """Browsers forbid sound and vibration until the visitor has clicked, tapped or typed, and report an error."""
    visitor = visit()
    # To the browser, the driver's own calls count as gestures.
    untouched = 'Object.defineProperty(navigator, "userActivation", { value: { hasBeenActive: false } });'
    visitor.page.add_init_script(LISTENING + untouched)
    stage = StagedTable(visitor, GAME, "yatai", players=2)
    stage.open(table(seat=1, ask=Ask.PUSH))
    stage.show(table(ask=Ask.PUSH))
    expect(visitor.page).to_have_title("● Your turn · cookoff")
    assert visitor.page.evaluate("[tones, shaken]") == [[], []]


CUT_LINES = """() => {
  const box = document.querySelector("[role=log].log").getBoundingClientRect();
  return [...document.querySelectorAll(".log p")].flatMap((line) => {
    const range = document.createRange();
    range.selectNodeContents(line);
    return [...range.getClientRects()].filter(({ top, bottom }) => top < box.top - 1 && bottom > box.top + 1)
      .map(({ top }) => `${box.top - top} px of “${line.textContent}”`);
  });
}"""
"""Lines of the log that its upper edge cuts."""


@pytest.mark.long
@pytest.mark.parametrize("height", [800, 807, 813])
def test_the_log_cuts_no_line(visit: Visit, height: int) -> None:
    visitor = visit({"viewport": {"width": 1700, "height": height}})
    stage = StagedTable(visitor, GAME, "yatai", players=2)
    stage.open(table(seat=1, ask=Ask.PUSH))
    for place in range(30):
        stage.show(table(seat=1, ask=Ask.PUSH), TurnBegun(1, place), TokenTaken(1, Token.GARBAGE))
    assert visitor.page.locator("[role=log].log").evaluate("(log) => log.scrollHeight > log.clientHeight")
    assert visitor.page.evaluate(CUT_LINES) == []


def test_clocks_run_only_for_seats_to_act(visit: Visit) -> None:
    visitor = visit()
    stage = StagedTable(visitor, GAME, "yatai", players=2)
    stage.open(table(), times=(Time(0, 90_000, True), Time(1, 3_600_000, False)))
    mine, other = visitor.page.locator(".clock").all()
    expect(mine).to_have_text(re.compile("1:2."))
    expect(other).to_have_text("1:00:00")
    stage.show(table(seat=1), times=(Time(0, 85_000, False), Time(1, 3_600_000, True)))
    expect(other).to_have_text(re.compile("59:5."))
    expect(mine).to_have_text("1:25")


ASKING = 'localStorage.setItem("cookoff", JSON.stringify({ tips: false, asks: true }))'


@pytest.mark.parametrize("asks", [False, True], ids=["passes", "asks always"])
def test_a_decision_with_one_answer_that_changes_nothing_passes_automatically(visit: Visit, asks: bool) -> None:
    """Each time the only answer comes up again, and only if there is no other."""
    visitor = visit()
    if asks:
        visitor.page.add_init_script(ASKING)
    stage = StagedTable(visitor, GAME, "yatai", players=2)
    empty, full = table(line=()), table(stalls={0: {"tokens": tokens(garbage=1), "box": (0, 1)}}, line=())
    stage.open(empty)
    end = {"move": "EndTurn"}
    if not asks:
        visitor.until(lambda: stage.sent == [end])
    stage.show(full)
    stage.show(empty)
    if not asks:
        visitor.until(lambda: stage.sent == [end, end])
    else:
        visitor.press("[data-legal=EndTurn]")
        visitor.until(lambda: stage.sent == [end])


def test_the_end_names_the_tie_break(visit: Visit) -> None:
    visitor = visit()
    stage = StagedTable(visitor, GAME, "yatai", players=2)
    stage.open(table(ask=Ask.NOTHING, stalls={0: {"points": 5, "on_board": {0: Guest.RED}}, 1: {"points": 5}}))
    expect(visitor.page.get_by_test_id("tie")).to_contain_text("more guests")


def test_the_end_shows_a_podium_and_points_by_source(visit: Visit) -> None:
    visitor = visit(PHONE)
    page = visitor.page
    stage = StagedTable(visitor, GAME, "yatai", players=2)
    stage.open(table(seat=1, ask=Ask.PUSH))
    end = table(ask=Ask.NOTHING, stalls={0: {"points": 9}, 1: {"points": 4}})
    end.scores = (Score(0, "YAT-63", 2, "reviews"),)
    stage.show(end, Served(0, 5), BottleRecycled(0, Colour.RED, 2), Served(1, 4))
    expect(page.get_by_test_id("podium").locator("b")).to_have_text(["Hana", "You"])
    rows = {
        row.locator("th").inner_text(): row.locator("td").all_inner_texts() for row in page.locator("tbody tr").all()
    }
    assert rows["Servings"] == ["5", "4"]
    assert rows["Bottles brought back"] == ["2", "–"]
    assert "During the game" not in rows, "every point has a source"
    assert "YAT-" not in page.locator("dialog").inner_text()
    assert overflow(visitor) == []
    assert violations(visitor) == []


def test_a_move_is_taken_back(visit: Visit) -> None:
    """Against bots nobody has to agree."""
    visitor = visit()
    visitor.play_now()
    page = visitor.page
    for _ in range(300):
        if "select" in visitor.choices():
            break
        if not visitor.act():
            visitor.frame()
    if (half := page.locator(f"{CHOICES}[aria-pressed=true]")).count() > 0:
        half.click()  # the loop may have ended after half a push
    grid = page.locator(".grid .tile").all_inner_texts()
    page.locator(".beside [data-legal]").first.click()
    page.locator(".arrow [data-legal]").first.click()
    expect(page.locator("[data-testid=question]")).not_to_contain_text("Push a tile")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("[data-testid=question]")).to_contain_text("Push a tile")
    assert page.locator(".grid .tile").all_inner_texts() == grid
