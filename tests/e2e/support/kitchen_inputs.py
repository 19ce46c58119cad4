"""Players of Mithral Chef by mouse, two fingers, keys and gamepad."""

from typing import Any

from tests.e2e.support.browser import Visitor
from tests.e2e.support.kitchen_player import KEY_OF, KEYS, STATIONS, Cook, above_tower

LIFT = 34
"""The die is held this many pixels above a finger."""

STOP_NEEDLE = """([hand, act]) => new Promise((done) => {
  const acted = new Function("return (" + act + ")()");
  const look = () => {
    const needle = document.querySelector(`[data-hand-panel='${hand}'] .meter i`);
    if (!needle) return done(false);
    if (Math.abs(parseFloat(needle.style.left) - 50) > 6) return requestAnimationFrame(look);
    acted();
    done(true);
  };
  look();
})"""
"""Waits until the needle is over the middle, and acts in that frame."""

PAD = """() => {
  window.pad = { axes: [0, 0, 0, 0], buttons: Array.from({ length: 16 }, () => ({ pressed: false })) };
  navigator.getGamepads = () => [window.pad];
  dispatchEvent(new Event("gamepadconnected"));
}"""
PUSH = """([hand, deed]) => new Promise((done) => {
  const { axes, buttons } = window.pad;
  const across = 2 * hand;
  const set = (on) => {
    if (deed === "less") axes[across] = on ? -1 : 0;
    else if (deed === "more") axes[across] = on ? 1 : 0;
    else buttons[{ do: 4, other: 6, home: 10 }[deed] + hand].pressed = on;
  };
  set(true);
  // The page looks at the pad once a frame.
  requestAnimationFrame(() => requestAnimationFrame(() => {
    set(false);
    requestAnimationFrame(() => requestAnimationFrame(done));
  }));
})"""

Stroke = list[tuple[float, float]]


class ByKeys(Cook):
    """Both hands, or one, by keys; stops the needle over the middle."""

    def __init__(self, visitor: Visitor, seed: int = 1, hands: tuple[int, ...] = (0, 1)) -> None:
        super().__init__(visitor, seed)
        self.hands = hands

    def act(self) -> int:
        """Act with every free hand; returns how many acted."""
        if self.visitor.is_over():
            return 0
        done = 0
        for hand in self.hands:
            if chosen := self._choose(hand):
                done += 1
                self._do(hand, chosen["kind"])
        return done

    def _do(self, hand: int, kind: str) -> None:
        self.page.keyboard.press(KEYS[hand][KEY_OF[kind]])
        if kind == "Place":
            code = ("KeyS", "KeyK")[hand]
            press = f"() => dispatchEvent(new KeyboardEvent('keydown', {{code: '{code}', bubbles: true}}))"
            self.page.evaluate(STOP_NEEDLE, [hand, press])


class ByPad(ByKeys):
    """Both hands by gamepad."""

    def __init__(self, visitor: Visitor, seed: int = 1) -> None:
        super().__init__(visitor, seed)
        self.page.evaluate(PAD)

    def _do(self, hand: int, kind: str) -> None:
        if kind in STATIONS and not self.page.locator(f"[data-hand-panel='{hand}'] .choose").count():
            aimed = self.page.evaluate(
                "(hand) => [...document.querySelectorAll(`[data-hand-panel='${hand}'] .door`)]"
                ".findIndex((door) => door.classList.contains('aimed'))",
                hand,
            )
            for _ in range((STATIONS.index(kind) - aimed) % 5):
                self.page.evaluate(PUSH, [hand, "more"])
            self.page.evaluate(PUSH, [hand, "do"])
            return
        deed = "do" if kind in STATIONS else KEY_OF[kind]
        self.page.evaluate(PUSH, [hand, deed])
        if kind == "Place":
            press = f"() => {{ pad.buttons[{4 + hand}].pressed = true; }}"
            self.page.evaluate(STOP_NEEDLE, [hand, press])
            self.page.evaluate(PUSH, [hand, deed])


class ByStrokes(Cook):
    """Drags and taps: by one mouse in turn, or by two fingers together."""

    def act(self) -> int:
        """Act with every free hand; returns how many acted."""
        if self.visitor.is_over():
            return 0
        strokes = [
            stroke for hand in (0, 1) if (chosen := self._choose(hand)) and (stroke := self._stroke(hand, chosen))
        ]
        self.both += len(strokes) == 2
        if self._glass is not None:
            self._fingers(strokes)
        else:
            for stroke in strokes:
                self._mouse(stroke)
        return len(strokes)

    def _box(self, selector: str) -> dict[str, float] | None:
        found: dict[str, float] | None = self.page.evaluate(
            "(where) => document.querySelector(where)?.getBoundingClientRect().toJSON() ?? null", selector
        )
        return found

    def _stroke(self, hand: int, chosen: dict[str, Any]) -> Stroke | None:
        """The pointer's path for an action."""
        kind, there = chosen["kind"], (chosen["x"], chosen["y"])
        bench = f"[data-hand-panel='{hand}']"
        if kind in STATIONS and not self.page.locator(f"{bench} .choose").count():
            lens, head = self._box(f"{bench} .hand-view"), self._box(f"[data-at='{STATIONS.index(kind)}'] button")
            if lens is None or head is None:
                return None
            start = (lens["x"] + lens["width"] / 2, lens["y"] + lens["height"] / 2)
            return [start, (head["x"] + head["width"] / 2, head["y"] - 24)]
        if kind == "Roll" and (card := self._box(f"[data-throw='{hand}']")):
            x, low = card["x"] + card["width"] / 2, card["y"] + card["height"] * 0.85
            return [(x, low), *((x, low - card["height"] * part) for part in (0.1, 0.25, 0.4, 0.6))]
        if kind == "Place":
            at = above_tower(self.page, hand)
            return at and [at, (at[0] + 1, at[1]), at]
        return [there]

    def _mouse(self, stroke: Stroke) -> None:
        mouse = self.page.mouse
        mouse.move(*stroke[0])
        mouse.down()
        # A swing is one fast motion.
        mouse.move(*stroke[-1], steps=4)
        mouse.up()

    def _fingers(self, strokes: list[Stroke]) -> None:
        """Two fingers touch, move and release together."""
        if not strokes:
            return
        assert self._glass is not None
        longest = max(map(len, strokes))
        for step in range(longest):
            points = [
                {"x": stroke[min(step, len(stroke) - 1)][0], "y": stroke[min(step, len(stroke) - 1)][1], "id": number}
                for number, stroke in enumerate(strokes)
            ]
            kind = "touchStart" if step == 0 else "touchMove"
            self._glass.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        self._glass.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


class ByFingers(ByStrokes):
    """The die is held above the finger."""

    def _stroke(self, hand: int, chosen: dict[str, Any]) -> Stroke | None:
        stroke = super()._stroke(hand, chosen)
        return [(x, y + LIFT) for x, y in stroke] if stroke and chosen["kind"] == "Place" else stroke
