"""Fast kitchens, and players of Mithral Chef."""

import random
import re
from typing import Any

from cookoff.engine import room
from tests.e2e.support.browser import Visitor

GAME = "mithral-chef"

TOUCHED = {"has_touch": True, "is_mobile": True}
FIVE: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1360, "height": 850}},
    "large": {"viewport": {"width": 1920, "height": 1080}},
    "tablet": {"viewport": {"width": 820, "height": 1180}, **TOUCHED},
    "phone": {"viewport": {"width": 390, "height": 844}, **TOUCHED},
    "sideways": {"viewport": {"width": 844, "height": 390}, **TOUCHED},
}
"""The windows that the kitchen fits."""

KEYS = (
    {"one": "q", "two": "w", "three": "e", "four": "r", "five": "t", "do": "s", "other": "f", "home": "g"},
    {"one": "y", "two": "u", "three": "i", "four": "o", "five": "p", "do": "k", "other": ";", "home": "h"},
)
"""The usual keys of each hand."""


HARTS = "".join(f'[[forest]]\nanimal = "hart"\ndie = "{die}"\ncount = 10\n\n' for die in ("d6", "d8", "d10"))
"""A forest of harts."""

EASIER = (
    (r"game = .*", 'game = ["hart"]'),
    (r"onion = \d", "onion = 2"),
    (r"(eggplant|pepper) = \d", r"\1 = 0"),
    (r"heat = \d+", "heat = 99"),
)
"""The changes to each recipe in an easy kitchen."""


def fast_components(
    hands: int = 12, countdown: int = 300, easy: bool = True, patient: bool = True, vote: int = 1000
) -> str:
    """The game's components with hands that are so many times as quick; in a patient kitchen nobody is sent home.

    In an easy kitchen all recipes ask for one hart and two onions, nearly all that is in the bag, game
    has dice enough, and nothing burns: whoever begins to cook has something on a plate soon.
    """
    text = (room(GAME).home / "components.toml").read_text("utf-8")
    head, *sections = re.split(r"(?m)^(?=\[)", text)
    if easy:
        head = re.sub(r"tracks = \d+", "tracks = 4", head)
        sections = [section for section in sections if not section.startswith("[[forest]]")] + [HARTS]
    for place, section in enumerate(sections):
        if easy and section.startswith("[[recipe]]"):
            for printed, easier in EASIER:
                sections[place] = re.sub(printed, easier, sections[place])
        elif easy and section.startswith("[pantry_dice]"):
            sections[place] = section.replace("onion = 10", "onion = 60")
        elif easy and section.startswith("[game_dice]"):
            sections[place] = re.sub(r"= 3", "= 12", section)
        if patient and section.startswith("[station."):
            sections[place] = re.sub(r"idle = \d+", "idle = 600000", section)
        if section.startswith(("[hand]", "[pace.")):
            names = "busy" if section.startswith("[pace.") else r"\w+"
            sections[place] = re.sub(
                rf"(?m)^({names} = )(\d+)", lambda found: f"{found[1]}{max(1, int(found[2]) // hands)}", section
            )
        elif section.startswith("[clock]"):
            sooner = re.sub(r"countdown = \d+", f"countdown = {countdown}", section)
            sections[place] = re.sub(r"again = \d+", f"again = {2000 // hands}", sooner)
            sections[place] = re.sub(r"vote = \d+", f"vote = {vote}", sections[place])
    return head + "".join(sections)


def ask(visitor: Visitor, method: str, path: str, body: Any) -> Any:
    """Send a request as this visitor, without a page."""
    answer = visitor.context.request.fetch(f"http://{visitor.address}{path}", method=method, data=body)
    assert answer.ok, answer.text()
    return answer.json()


def seat_players(
    *people: Visitor,
    players: int,
    bot: str = "casual",
    components: str | None = None,
    options: dict[str, Any] | None = None,
    start: bool = True,
) -> str:
    """Open a table for these people, with bots on the other seats, and start it; returns its id."""
    host, *friends = people
    for number, one in enumerate(people):
        ask(one, "PUT", "/api/me", {"name": ("Mia", "Ben", "Zoe", "Tom")[number], "colour": "#c0392b"})
    seats = [{"bot": None}] * len(people) + [{"bot": bot, "name": f"Bot {n}"} for n in range(players - len(people))]
    body = {"game": GAME, "players": players, "seats": seats, "options": options or {}, "components": components}
    opened = ask(host, "POST", "/api/tables", body)
    table = str(opened["table"]["id"])
    for friend in friends:
        ask(friend, "POST", f"/api/tables/{table}/join", {"invite": opened["invite"]})
    for one in people:
        one.goto(f"/t/{table}")
    if start:
        ask(host, "POST", f"/api/tables/{table}/start", {})
    return table


def wait_for_signal(*people: Visitor) -> None:
    """Wait until the countdown is over on every page."""
    for one in people:
        one.page.wait_for_selector("[data-hand-panel='1'] [data-legal=EnterPantry]")


def above_tower(page: Any, hand: int) -> tuple[float, float] | None:
    """Where to hold a hand's tongs so that the die is over the tower; `None` without a tower."""
    found: list[float] | None = page.evaluate(
        """(hand) => {
          const scene = document.querySelector(`[data-tongs='${hand}'][data-middle]`);
          if (!scene) return null;
          const box = scene.getBoundingClientRect();
          const [x, y] = scene.dataset.middle.split(",").map(Number);
          return [box.x + x, box.y + y];
        }""",
        hand,
    )
    return (found[0], found[1]) if found else None


STATIONS = ("EnterForest", "EnterPantry", "EnterOven", "EnterPlating", "TakeOrder")
COOKING = ["Place", "EnterPlating", "Stop", "EnterOven", "TakeGame", "Keep"]
ORDERING = ["TakeOrder", "Leave", "Stop", "TakeGame", "Ignore"]
"""The preferred moves of a player who wants to end the game; `COOKING` are those for serving a dish."""


class Cook:
    """A player: the left hand by keys and the right by mouse, or both by touch."""

    def __init__(self, visitor: Visitor, seed: int = 1) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.orders = False
        """Whether to take orders only."""
        self.spared: list[str] = []
        """Kinds of moves to avoid."""
        self.both = 0
        """How often both hands acted together."""
        self._rng = random.Random(seed)
        self._glass = visitor.context.new_cdp_session(visitor.page) if visitor.touches else None

    def act(self) -> int:
        """Act with every free hand; returns how many acted."""
        if self.visitor.is_over():
            return 0
        left, right = self._choose(0), self._choose(1)
        self.both += left is not None and right is not None
        if self._glass is not None:
            self._touch([one for one in (left, right) if one])
        else:
            self._type_and_click(left, right)
        return (left is not None) + (right is not None)

    def _choose(self, hand: int) -> dict[str, Any] | None:
        """A legal action of the hand, and its place on the screen."""
        first = ORDERING if self.orders else COOKING
        found: dict[str, Any] | None = self.page.evaluate(
            """([hand, first, luck, spared]) => {
              // Whoever acts while a tip is open has read enough: it would close unseen.
              if (document.querySelector("[data-testid=tip]")) return null;
              // Whoever leaves a tower before its second is over lets it fall.
              const plating = document.querySelector(`[data-hand-panel='${hand}'] .plating`);
              const never = ["select", "ReturnDie", ...spared, ...(plating ? ["Leave"] : [])];
              const all = [...document.querySelectorAll(`[data-hand-panel='${hand}'] [data-legal]`)]
                .filter((one) => !never.includes(one.dataset.legal));
              const going = all.filter((one) => !["Leave", "TakeOrder"].includes(one.dataset.legal) || luck < 0.03);
              const some = going.length ? going : all.filter((one) => one.dataset.legal === "Leave");
              // Cards are many: they count as one thing.
              const distinct = [...new Set(some.map((one) => one.dataset.legal))];
              const best = first.find((kind) => all.some((one) => one.dataset.legal === kind));
              const kind = best || distinct[Math.floor(luck * distinct.length)];
              const fitting = all.filter((one) => one.dataset.legal === kind);
              const chosen = fitting[Math.floor(luck * 997) % fitting.length];
              if (!chosen) return null;
              chosen.scrollIntoView({block: "nearest"});
              const box = chosen.getBoundingClientRect();
              return {kind, x: box.x + box.width / 2, y: box.y + box.height / 2};
            }""",
            [hand, first, self._rng.random(), self.spared],
        )
        return found

    def _type_and_click(self, left: dict[str, Any] | None, right: dict[str, Any] | None) -> None:
        key = KEYS[0][KEY_OF[left["kind"]]] if left else None
        if key:
            self.page.keyboard.down(key)
        if right and right["kind"] == "Place":
            self._set_down()
        elif right:
            self.page.mouse.click(right["x"], right["y"])
        if key:
            self.page.keyboard.up(key)

    def _set_down(self) -> None:
        """Hold a die over the tower with the tongs, and release it."""
        at = above_tower(self.page, 1)
        if at is None:
            return  # the tower is finished or has fallen
        self.page.mouse.move(*at)
        self.page.mouse.down()
        self.page.mouse.move(at[0] + 1, at[1])
        self.page.mouse.move(*at)
        self.page.mouse.up()

    def _touch(self, places: list[dict[str, Any]]) -> None:
        """Two fingers touch and release together."""
        if not places:
            return
        assert self._glass is not None
        points = [{"x": place["x"], "y": place["y"], "id": number} for number, place in enumerate(places)]
        self._glass.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points})
        self._glass.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


KEY_OF = {
    "EnterForest": "one",
    "EnterPantry": "two",
    "EnterOven": "three",
    "EnterPlating": "four",
    "TakeOrder": "five",
    "Flip": "do",
    "TakeGame": "do",
    "Draw": "do",
    "Keep": "do",
    "Roll": "do",
    "Place": "do",
    "Ignore": "other",
    "PutBack": "other",
    "Stop": "other",
    "Leave": "home",
}
"""The key for each kind of move."""


def look_at(visitor: Visitor, which: str) -> None:
    """Switch between the board and the text view."""
    visitor.turn_to("menu")
    visitor.page.get_by_role("button", name=which).click()
    visitor.page.keyboard.press("Escape")
