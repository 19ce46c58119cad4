"""Walks through a tutorial by pressing only what its arrow points at."""

from typing import Any, NamedTuple

from playwright.sync_api import expect

from tests.e2e.support.browser import Visitor
from tests.e2e.support.throwing import Flicker, Pull

MOST = 200
"""Presses after which a tutorial is stuck."""

LOOK = """() => {
  const pointer = document.querySelector("[data-testid=pointer]");
  const guide = document.querySelector("[data-testid=guide], [data-testid=coach]");
  const over = document.querySelector("[data-testid=lesson-over]");
  const says = guide?.querySelector(".says");
  if (over) return {over: true};
  if (!pointer || !says || document.querySelector("[data-flying=true]")) return null;
  return {
    over: false,
    choice: pointer.dataset.choice ?? "",
    x: Number(pointer.dataset.x),
    y: Number(pointer.dataset.y),
    pull: pointer.dataset.pull ? pointer.dataset.pull.split(",").map(Number) : null,
    texts: [...says.querySelectorAll("p")].map((one) => one.innerText.trim()),
    fits: says.scrollHeight <= says.clientHeight + 1,
  };
}"""

COVERED = """() => {
  const notes = "guide coach tip refusal".split(" ").map((name) => `[data-testid=${name}]`).join();
  const box = (one) => one.getBoundingClientRect();
  const seen = (one) =>
    box(one).width > 0 && one.checkVisibility({visibilityProperty: true}) && !one.closest("[inert]");
  const over = [...document.querySelectorAll(notes)].filter(seen);
  const pressable = [...document.querySelectorAll("button, a[href], select, summary, [data-legal]")].filter(seen);
  return pressable.flatMap((one) => over.flatMap((note) => {
    if (note.contains(one) || one.contains(note)) return [];
    const [a, b] = [box(one), box(note)];
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return wide > 1 && high > 1 ? [`${note.dataset.testid} over ${one.outerHTML.slice(0, 90)}`] : [];
  }));
}"""
"""What can be pressed and lies under a tip, a refusal or the tutorial's panel."""

BLANK = """() => [...document.querySelectorAll("button")]
  .filter((one) => one.checkVisibility({visibilityProperty: true}) && one.getBoundingClientRect().width > 0)
  .filter((one) => one.innerText.trim() === "" && !one.ariaLabel && !one.querySelector("svg, img, i, [aria-label]"))
  .map((one) => one.outerHTML.slice(0, 120))"""
"""Buttons that say nothing."""


class Seen(NamedTuple):
    """What the tutorial shows."""

    over: bool
    choice: str = ""
    """The kind of choice that the arrow points at."""
    x: float = 0
    y: float = 0
    pull: tuple[float, float] | None = None
    texts: tuple[str, ...] = ()
    fits: bool = True


def seen_in(found: Any) -> Seen:
    """What the page says of its tutorial."""
    if found["over"]:
        return Seen(True)
    pull = None if found["pull"] is None else (found["pull"][0], found["pull"][1])
    return Seen(False, found["choice"], found["x"], found["y"], pull, tuple(found["texts"]), found["fits"])


def faults(visitor: Visitor, seen: Seen) -> list[str]:
    """What is missing, cut off, covered or blank at this step."""
    wrong = [] if seen.texts and "" not in seen.texts else [f"no text: {seen}"]
    wrong += [] if seen.fits else [f"cut off: {seen.texts}"]
    wrong += [f"blank: {button} at {seen.texts}" for button in visitor.page.evaluate(BLANK)]
    return wrong + [f"{covered} at {seen.texts}" for covered in visitor.page.evaluate(COVERED)]


class Learner:
    """A newcomer who follows the arrow."""

    def __init__(self, visitor: Visitor, game: str) -> None:
        self.visitor = visitor
        self.hand = Flicker(visitor.page, touch=visitor.touches)
        self.wrong: list[str] = []
        """What was missing, cut off or covered, by step."""
        visitor.goto(f"/learn/{game}")
        expect(visitor.page.get_by_test_id("guide")).to_be_visible()

    def look(self) -> Seen:
        """Wait until there is something to press, in its place."""
        last: Any = None

        def still() -> bool:
            nonlocal last
            found = self.visitor.page.evaluate(LOOK)
            same, last = found is not None and found == last, found
            return same

        self.visitor.until(still)
        return seen_in(last)

    def walk(self) -> int:
        """Do every step; returns how many presses it took."""
        presses = 0
        while not (seen := self.look()).over:
            assert presses < MOST, f"the tutorial does not end: {seen}"
            self.wrong += faults(self.visitor, seen)
            self.press(seen)
            presses += 1
        return presses

    def press(self, seen: Seen) -> None:
        """Press what the arrow points at, or pull it where the line leads."""
        page = self.visitor.page
        if seen.pull is not None:
            self.hand.flick(Pull(*seen.pull))
        elif self.visitor.touches:
            page.touchscreen.tap(seen.x, seen.y)
        else:
            page.mouse.click(seen.x, seen.y)
