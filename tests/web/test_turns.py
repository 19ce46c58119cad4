"""What the page says and does when the turn comes, and while others think."""

import re

import pytest
from playwright.sync_api import expect

from cookoff.games.yatai.things import Ask
from cookoff.server.wire import Time
from tests.games.yatai.positions import GAME, table
from tests.web.conftest import Visit
from tests.web.staging import Stage

pytestmark = pytest.mark.slow

LISTENING = """
localStorage.setItem("cookoff", JSON.stringify({ notify: true, sound: true, tips: false }));
window.called = [];
window.tones = [];
Object.defineProperty(document, "hidden", { get: () => true });
window.Notification = class {
  static permission = "granted";
  constructor(title, { body }) { window.called.push(`${title}: ${body}`); }
};
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
"""Keeps what would be heard and what would pop up, on a page that nobody looks at."""


def test_the_turn_calls_by_title_notice_and_sound(visit: Visit) -> None:
    visitor = visit()
    visitor.page.add_init_script(LISTENING)
    stage = Stage(visitor, GAME, "yatai", players=2)
    stage.open(table(seat=1, ask=Ask.PUSH))
    question = visitor.page.locator("[data-testid=question]")
    expect(question).to_have_text("Hana is asked: “Push a tile into a line of the grid.”")
    expect(visitor.page).to_have_title("Yatai · cookoff")
    assert visitor.page.evaluate("[called, tones]") == [[], []]

    stage.show(table(ask=Ask.PUSH))
    expect(question).to_have_text("Your turn: Push a tile into a line of the grid.")
    expect(visitor.page).to_have_title("● Your turn · cookoff")
    assert visitor.page.evaluate("called") == ["Your turn: Push a tile into a line of the grid."]
    assert visitor.page.evaluate("tones") == [660, 880]

    stage.show(table(ask=Ask.PUSH))
    assert visitor.page.evaluate("called.length") == 1, "a turn that goes on calls once"


def test_clocks_run_for_whom_they_run(visit: Visit) -> None:
    visitor = visit()
    stage = Stage(visitor, GAME, "yatai", players=2)
    stage.open(table(), times=(Time(0, 90_000, True), Time(1, 3_600_000, False)))
    mine, other = visitor.page.locator(".clock").all()
    expect(mine).to_have_text("1:29")
    expect(other).to_have_text("1:00:00")
    stage.show(table(seat=1), times=(Time(0, 85_000, False), Time(1, 3_600_000, True)))
    expect(other).to_have_text(re.compile("59:5."))
    expect(mine).to_have_text("1:25")
