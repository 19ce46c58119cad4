"""Solves a puzzle on the board: by mouse, by touch, by keys, and as text."""

import json
from collections.abc import Mapping
from typing import Any

from playwright.sync_api import expect

from tests.e2e.support.browser import Visitor
from tests.e2e.support.kitchen_player import KEYS

Move = Mapping[str, Any]

DOORS = {"EnterForest": "one", "EnterPantry": "two", "EnterOven": "three", "EnterPlating": "four", "TakeOrder": "five"}
"""The key of each station."""
ACTS = {"Keep": "do", "TakeGame": "do", "Flip": "do", "Draw": "do", "PutBack": "other", "Ignore": "other"}
"""The keys of what a hand does there."""
CHOOSES = (
    {"less": "a", "more": "d", "do": "s", "other": "f"},
    {"less": "j", "more": "l", "do": "k", "other": ";"},
)
"""The keys of each hand for choosing."""
MOST = 80
"""So many choices are looked through before one counts as missing."""


def button(move: Move) -> str:
    """The selector of the button that makes exactly this move."""
    key = json.dumps(sorted(move.items()), separators=(",", ":"), ensure_ascii=False)
    return f"[data-move={json.dumps(key, ensure_ascii=False)}]"


def presses(move: Move) -> list[str]:
    """What to press on the board of a turn-based game."""
    if move["move"] == "Push":
        return [f".beside [data-tile^='{move['tile']}/'] [data-legal]", f".l{move['line']} [data-legal]"]
    chosen = [f"[data-legal=select][data-chip='{move['chip']}']"] if "chip" in move else []
    return [*chosen, button(move)]


class Solver:
    """Somebody who knows the answers."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor, self.page = visitor, visitor.page

    def press(self, move: Move) -> None:
        """By mouse or by touch."""
        if "hand" in move:
            self._cook(move)
            return
        for selector in presses(move):
            if not self._is_chosen(selector):
                self.visitor.press(f"[data-testid=board] {selector}:visible")

    def read(self, move: Move) -> None:
        """By the button of the text."""
        self.visitor.press(button(move))

    def type(self, move: Move) -> None:
        """By keys alone."""
        if "hand" in move:
            self._type_in_kitchen(move)
            return
        for selector in presses(move):
            if self._is_chosen(selector):
                continue
            self._focus(selector)
            self.page.keyboard.press("Enter")

    def _is_chosen(self, selector: str) -> bool:
        """Whether it is chosen already, as an only chip is."""
        place = self.page.locator(f"[data-testid=board] {selector}:visible").first
        place.wait_for()
        return place.get_attribute("aria-pressed") == "true"

    def _focus(self, selector: str) -> None:
        wanted = "(selector) => document.activeElement?.matches(selector) ?? false"
        self.page.locator(f"[data-testid=board] {selector}:visible").first.wait_for()
        for _ in range(MOST):
            if self.page.evaluate(wanted, selector):
                return
            self.page.keyboard.press("n")
        raise AssertionError(f"no key leads to {selector}")

    # --- the kitchen

    def _panel(self, move: Move) -> str:
        return f"[data-hand-panel='{move['hand']}']"

    def _cook(self, move: Move) -> None:
        panel, kind = self._panel(move), move["move"]
        if kind == "Stop":
            # One plate after another comes into reach.
            wanted = self.page.locator(f"{panel} .controls [data-legal=select]").filter(
                has=self.page.locator("span.plate", has_text=str(move["plate"]))
            )
            if wanted.count():
                self._touch(wanted.first)
        self._touch(self.page.locator(f"{panel} [data-legal={kind}]").first)
        choice = self.page.locator(f"{panel} .choose {button(move)}")
        if kind in DOORS and choice.count():
            self._touch(choice.first)

    def _touch(self, place: Any) -> None:
        if self.visitor.touches:
            place.tap()
        else:
            place.click()

    def _type_in_kitchen(self, move: Move) -> None:
        hand, kind = move["hand"], move["move"]
        keys, choosing = KEYS[hand], CHOOSES[hand]
        if kind in DOORS:
            self.page.keyboard.press(keys[DOORS[kind]])
            choice = self.page.locator(f"{self._panel(move)} .choose {button(move)}")
            if choice.count():
                for _ in range(MOST):
                    if "chosen" in (choice.get_attribute("class") or ""):
                        break
                    self.page.keyboard.press(choosing["more"])
                self.page.keyboard.press(choosing["do"])
        elif kind == "Stop":
            pressed = self.page.locator(
                f"{self._panel(move)} .controls [data-legal=select][aria-pressed=true] span.plate"
            )
            for _ in range(MOST):
                if pressed.count() == 0 or pressed.inner_text() == str(move["plate"]):
                    break
                self.page.keyboard.press(choosing["less"])
            self.page.keyboard.press(keys["other"])
        else:
            self.page.keyboard.press(keys[ACTS[kind]])

    def is_solved(self) -> None:
        """The page says so."""
        expect(self.page.locator("[data-testid=riddle]")).to_contain_text("Right!")
