"""Tutorials: a newcomer does every step."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.support.browser import DESKTOP, FLAT, PHONE, Visitor
from tests.e2e.support.throwing import Flicker, Pull

pytestmark = pytest.mark.slow

LESSON = "(game) => fetch(`/api/games/${game}/lesson`).then((answer) => answer.json())"
THROWS = {"AimChip", "ThrowChip"}


class Learner:
    """Does what the tutorial asks for on the board."""

    def __init__(self, visitor: Visitor, game: str) -> None:
        self.visitor = visitor
        self.hand = Flicker(visitor.page, touch=visitor.touches)
        visitor.goto("/")
        visitor.page.locator(f"a[href='/learn/{game}']").click()
        self.welcome, *self.entries = visitor.page.evaluate(LESSON, game)

    def learn(self) -> int:
        """Do every step; returns how many there were."""
        before, steps = self.welcome["position"], 0
        for entry in self.entries:
            if entry["seat"] == self.welcome["seat"]:
                steps += 1
                expect(self.visitor.page.locator("[data-testid=guide] small")).to_contain_text(f"Step {steps} of")
                self.do(entry["move"], before)
            before = entry["position"]
        return steps

    def do(self, move: dict[str, Any], position: dict[str, Any]) -> None:
        """Make one move."""
        press = self.visitor.press
        if move["move"] in THROWS:
            self.hand.take(move["value"])
            self.hand.flick(Pull())
        elif move["move"] == "Push":
            press(f".beside .cell >> nth={position['view']['beside'].index(move['tile'])} >> button")
            press(f".arrow.l{move['line']} button")
        else:
            chosen = f".stage [data-legal={move['move']}]"
            chips = self.visitor.page.locator(".chips [data-legal=select][aria-pressed=false]")
            while self.visitor.page.locator(chosen).count() == 0:
                self.visitor.until(lambda: chips.count() > 0)
                chips.nth(self._tried % chips.count()).click()
                self._tried += 1
                self.visitor.frame()
            press(chosen)

    _tried = 0


@pytest.mark.parametrize(
    ("game", "size"),
    [
        pytest.param("yatai", PHONE, id="yatai-phone"),
        pytest.param("fired-up", PHONE, id="fired-up-phone"),
        pytest.param("hibachi", DESKTOP, id="hibachi-desktop"),
        pytest.param("yatai", DESKTOP, id="yatai-desktop", marks=pytest.mark.long),
        pytest.param("fired-up", DESKTOP, id="fired-up-desktop", marks=pytest.mark.long),
        pytest.param("hibachi", PHONE, id="hibachi-phone", marks=pytest.mark.long),
        pytest.param("safranito", DESKTOP, id="safranito-desktop", marks=pytest.mark.long),
        pytest.param("safranito", PHONE, id="safranito-phone", marks=pytest.mark.long),
    ],
)
def test_a_first_game_is_played_step_by_step_with_your_own_hand(visit: Visit, game: str, size: dict[str, Any]) -> None:
    visitor = visit(size)
    visitor.page.add_init_script(FLAT)
    assert Learner(visitor, game).learn() > 10
    expect(visitor.page.get_by_test_id("lesson-over")).to_be_visible()


def test_a_lesson_waits_for_its_own_move(visit: Visit) -> None:
    visitor = visit()
    learner = Learner(visitor, "yatai")
    # Three of the four dishes are wrong.
    visitor.page.locator(".menu button:not(.legal)").first.click(force=True)
    expect(visitor.page.get_by_test_id("guide")).to_contain_text("the lesson waits for it")
    assert learner.entries[0]["move"]["move"] == "ChooseDish"
    visitor.press("[data-legal=ChooseDish]")
    expect(visitor.page.locator("[data-testid=guide] small")).to_contain_text("Step 2 of")
