"""Kitchens for the tests: tables where hands are quick, and people who cook in a browser with both of theirs."""

import random
import re
from collections.abc import Iterator
from typing import Any

from cookoff.engine import room
from tests.web.browsing import Patience, Visitor

GAME = "mithral-chef"
TICK = 20
"""Milliseconds between two looks at the page."""

KEYS = (
    {"one": "q", "two": "w", "three": "e", "four": "r", "five": "t", "do": "s", "other": "f", "home": "g"},
    {"one": "y", "two": "u", "three": "i", "four": "o", "five": "p", "do": "k", "other": ";", "home": "h"},
)
"""The usual keys of each hand."""


HARTS = "".join(f'[[forest]]\nanimal = "hart"\ndie = "{die}"\ncount = 10\n\n' for die in ("d6", "d8", "d10"))
"""A forest where every animal is a hart."""

EASIER = (
    (r"game = .*", 'game = ["hart"]'),
    (r"onion = \d", "onion = 2"),
    (r"(eggplant|pepper) = \d", r"\1 = 0"),
    (r"heat = \d+", "heat = 99"),
)
"""What becomes of every recipe in an easy kitchen."""


def quick(hands: int = 12, countdown: int = 1500, easy: bool = True) -> str:
    """The game's components with hands that are so many times as quick.

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
        if section.startswith(("[hand]", "[pace.")):
            names = "busy" if section.startswith("[pace.") else r"\w+"
            sections[place] = re.sub(
                rf"(?m)^({names} = )(\d+)", lambda found: f"{found[1]}{max(1, int(found[2]) // hands)}", section
            )
        elif section.startswith("[clock]"):
            sooner = re.sub(r"countdown = \d+", f"countdown = {countdown}", section)
            sections[place] = re.sub(r"again = \d+", f"again = {2000 // hands}", sooner)
    return head + "".join(sections)


def ask(visitor: Visitor, method: str, path: str, body: Any) -> Any:
    """Send something to the server as this visitor."""
    return visitor.page.evaluate(
        """async ([method, path, body]) => {
          const headers = {"content-type": "application/json"};
          const response = await fetch(path, {method, headers, body: JSON.stringify(body)});
          if (!response.ok) throw new Error(await response.text());
          return response.json();
        }""",
        [method, path, body],
    )


def sit(
    *people: Visitor,
    players: int,
    bot: str = "casual",
    components: str | None = None,
    options: dict[str, Any] | None = None,
    start: bool = True,
) -> str:
    """People at a new table, bots on the other seats; the game begins. Answers the table's id."""
    host, *friends = people
    for number, one in enumerate(people):
        one.goto("/")
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
    """Until the countdown is over on every page."""
    for one in people:
        one.page.wait_for_selector("[data-bench='1'] [data-legal=EnterPantry]")


COOKING = ["Place", "EnterPlating", "Stop", "EnterOven", "TakeGame", "Keep"]
ORDERING = ["TakeOrder", "Leave", "Stop", "TakeGame", "Ignore"]
"""What somebody does before anything else who wants to serve a dish, or to end the game."""


class Cook:
    """Somebody who cooks in a browser: the left hand by keys and the right by the mouse, or with two fingers."""

    def __init__(self, visitor: Visitor, seed: int = 1) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.orders = False
        """Only takes orders from now on."""
        self.both = 0
        """How often both hands acted in one instant."""
        self._rng = random.Random(seed)
        self._glass = visitor.context.new_cdp_session(visitor.page) if visitor.touches else None

    def act(self) -> int:
        """Do something with every hand that is free; how many were."""
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
        """One of the things the hand may do now, and where it is on the screen."""
        first = ORDERING if self.orders else COOKING
        found: dict[str, Any] | None = self.page.evaluate(
            """([hand, first, luck]) => {
              // Whoever leaves a tower before its second is over lets it fall.
              const plating = document.querySelector(`[data-bench='${hand}'] .plating`);
              const never = ["select", "ReturnDie", ...(plating ? ["Leave"] : [])];
              const all = [...document.querySelectorAll(`[data-bench='${hand}'] [data-legal]`)]
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
            [hand, first, self._rng.random()],
        )
        return found

    def _type_and_click(self, left: dict[str, Any] | None, right: dict[str, Any] | None) -> None:
        key = KEYS[0][DEEDS[left["kind"]]] if left else None
        if key:
            self.page.keyboard.down(key)
        if right and right["kind"] == "Place":
            self._set_down()
        elif right:
            self.page.mouse.click(right["x"], right["y"])
        if key:
            self.page.keyboard.up(key)

    def _set_down(self) -> None:
        """Hold a die over the plate with the tongs, and let go; the hand moves a little."""
        box = self.page.evaluate(
            "document.querySelector(\"[data-tongs='1']\")?.getBoundingClientRect().toJSON() ?? null"
        )
        if box is None:
            return  # the tower has been finished or has fallen meanwhile
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x + 1, y)
        self.page.mouse.up()

    def _touch(self, places: list[dict[str, Any]]) -> None:
        """Two fingers that come down and go up together."""
        if not places:
            return
        assert self._glass is not None
        points = [{"x": place["x"], "y": place["y"], "id": number} for number, place in enumerate(places)]
        self._glass.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points})
        self._glass.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


DEEDS = {
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
"""Which key does what."""

MOMENTS = {
    "forest": "[data-bench] [data-legal=TakeGame]",
    "pantry": "[data-bench] [data-legal=Keep]",
    "oven": "[data-bench] [data-legal=Stop]",
    "plating": ".plating[data-stands='2'] [data-legal=Place]",
    "order": "[data-bench] .drawn",
}
"""What each station is known by when there is something to see."""


def kitchen_screens(visitor: Visitor) -> Iterator[str]:
    """Walk through a game, and stop at everything worth seeing: every station, and the end."""
    page = visitor.page
    sit(visitor, players=3, bot="patient", components=quick(hands=4, countdown=3000))
    page.wait_for_selector("[data-bench]")
    yield "kitchen-countdown"
    wait_for_signal(visitor)
    yield "kitchen-home"
    if (enough := page.get_by_role("button", name="No more tips")).count():
        enough.click()
    cook, seen = Cook(visitor, seed=3), set[str]()
    patience = Patience(visitor)
    while not visitor.is_over():
        patience.look()
        for name in [name for name, where in MOMENTS.items() if name not in seen and page.locator(where).count()]:
            seen.add(name)
            page.evaluate("document.querySelector('.kitchen').scrollIntoView()")
            yield f"kitchen-{name}"
            if name == "pantry":
                page.get_by_role("button", name="Text view").click()
                yield "kitchen-text"
                page.get_by_role("button", name="Board view").click()
        cook.orders = seen >= MOMENTS.keys() - {"order"}
        if not cook.act():
            page.wait_for_timeout(TICK)
    assert seen == MOMENTS.keys(), f"not seen: {MOMENTS.keys() - seen}"
    yield "kitchen-final"
    page.keyboard.press("Escape")
    page.evaluate("scrollTo(0, 0)")
    yield "kitchen-end"
