"""The browser, and visitors who play in it."""

import json
import random
import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, WebSocket, expect, sync_playwright
from playwright.sync_api import TimeoutError as TookTooLong

HOME = Path(__file__).parents[3]
BUILT = HOME / "src" / "cookoff" / "server" / "static" / "index.html"
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "chrome")
"""The first has no user interface and needs a quarter less time."""
FLAGS = [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # WebGL by the processor: the machine has no graphics card.
    "--enable-unsafe-swiftshader",
    # Paint pages directly instead of through an emulated graphics card.
    "--disable-gpu-compositing",
    "--disable-gpu-rasterization",
]

PATIENT = 60_000
"""Milliseconds to wait for anything on a page; generous for busy machines."""
expect.set_options(timeout=PATIENT)

TILE = "article[data-game=yatai]"
"""The game in the lobby."""
CHOICES = "[data-testid=board] [data-legal]"
DESKTOP = {"viewport": {"width": 1360, "height": 850}}
COARSE = {"device_scale_factor": 0.5}
"""A quarter of the pixels, for tests that do not look at the picture."""
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
SIZES: dict[str, dict[str, Any]] = {"desktop": DESKTOP, "phone": PHONE}


@contextmanager
def chromium() -> Iterator[Browser]:
    """The machine's headless Chromium, or the one that `playwright install chromium` fetched."""
    assert BUILT.exists(), "the client is not built: run `make web`"
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        try:
            yield browser
        finally:
            browser.close()


LIKES = """localStorage.getItem("cookoff") ?? localStorage.setItem("cookoff", JSON.stringify({}))"""
"""Settings of a browser that has none."""
HASTY = LIKES.format('{ pace: "instant" }')
"""Plays without animations."""
EXPERIENCED = LIKES.format('{ tips: false, pace: "instant", sound: false }')
"""Plays without animations, tips and sounds."""
FLAT = "HTMLCanvasElement.prototype.getContext = () => null"
"""A browser without WebGL: only the picture differs, and it is there at once."""
UNPAINTED = """
for (const name of ["clear", "drawArrays", "drawArraysInstanced", "drawElements", "drawElementsInstanced"])
  WebGL2RenderingContext.prototype[name] = () => {};"""
"""WebGL without painting, which would take most of the processor's time."""


class Visitor:
    """A person with their own browser. Page errors and requests to other hosts fail the test."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        size: dict[str, Any],
        seed: int = 1,
        *,
        first_time: bool = False,
        painted: bool = True,
        **options: Any,
    ) -> None:
        self.address = address
        self.errors: list[str] = []
        self.touches = bool(size.get("has_touch"))
        usual = {"locale": "en-GB", "reduced_motion": "reduce", "color_scheme": "dark", "service_workers": "block"}
        settings = {**usual, **size, **options}
        self.context: BrowserContext = browser.new_context(**settings)
        self.context.set_default_timeout(PATIENT)
        self.context.on("request", self._asked)
        self.page: Page = self.context.new_page()
        if not first_time:
            self.page.add_init_script(EXPERIENCED)
        if not painted:
            self.page.add_init_script(UNPAINTED)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self._asked_for: set[str] = set()
        self._accepted = 0
        self.page.on("websocket", self._listen)
        self._rng = random.Random(seed)

    def _asked(self, request: Any) -> None:
        where = request.url.split("?")[0]
        if not where.startswith((f"http://{self.address}/", f"ws://{self.address}/", "data:", "blob:")):
            self.errors.append(f"asked elsewhere: {where}")

    def _listen(self, socket: WebSocket) -> None:
        def sent(frame: str | bytes) -> None:
            if (message := json.loads(frame))["type"] == "play":
                self._asked_for.add(message["id"])

        def told(frame: str | bytes) -> None:
            if (message := json.loads(frame))["type"] in {"accepted", "refused", "error"}:
                self._asked_for.discard(message["id"])
                self._accepted = message.get("n", self._accepted)

        socket.on("framesent", sent)
        socket.on("framereceived", told)

    def paint_no_more(self) -> None:
        """Stop painting WebGL until the page reloads."""
        self.page.evaluate(f"() => {{{UNPAINTED}}}")

    def goto(self, path: str) -> None:
        """Open a page of the server."""
        self.page.goto(path if path.startswith("http") else f"http://{self.address}{path}")

    def press(self, selector: str) -> None:
        """Click or tap, depending on the device."""
        place = self.page.locator(selector).first
        if self.touches:
            place.tap()
        else:
            place.click()

    def lobby(self) -> None:
        """Open the lobby and wait for its games."""
        self.goto("/")
        self.page.wait_for_selector(f"{TILE} button.main")

    def play_now(self) -> None:
        """Start a game against bots from the lobby."""
        self.lobby()
        self.press(f"{TILE} button.main")
        self.page.wait_for_selector("[data-testid=board]")

    def more(self, game: str = "yatai") -> None:
        """Open everything that the lobby offers for a game."""
        self.press(f"article[data-game={game}] .more")
        self.page.wait_for_selector("dialog[open] [data-testid=game-sheet]")

    def table_form(self, game: str = "yatai") -> None:
        """Open the form for the rules of a table for friends."""
        self.more(game)
        self.press("[data-testid=choose-rules]")
        self.page.wait_for_selector("dialog[open] form")

    def turn_to(self, tab: str) -> None:
        """Open a tab of the drawer beside the stage."""
        if self.page.locator("#drawer.open").count() == 0:
            self.press(f".banner [data-tab={tab}]:visible, .banner [data-tab=menu]:visible")
        self.press(f"#drawer .tabs button >> nth={('players', 'log', 'chat', 'menu').index(tab)}")

    def question(self) -> str:
        """What is asked."""
        return self.page.locator("[data-testid=question]").inner_text()

    def is_over(self) -> bool:
        """Whether the final screen is shown; if a late click has closed it, this opens it again."""
        shown: bool = self.page.evaluate(
            """() => {
              if (document.querySelector("dialog[open] table")) return true;
              document.querySelector("[data-testid=end]")?.click();
              return false;
            }"""
        )
        return shown

    def choices(self) -> list[str]:
        """The kinds of legal choices on the board; none while a dialog is open."""
        found: list[str] = self.page.evaluate(
            "(where) => document.querySelector('dialog[open]') ? []"
            ": [...document.querySelectorAll(where)].map((one) => one.dataset.legal)",
            CHOICES,
        )
        return found

    def act(self) -> bool:
        """Make a random choice, if there is one; end the turn only sometimes."""
        kinds = self.choices()
        ends = self._rng.random() < 0.5 and "EndTurn" in kinds
        places = [place for place, kind in enumerate(kinds) if (kind == "EndTurn") == ends] or list(range(len(kinds)))
        if not places:
            return False
        chosen = self.page.locator(CHOICES).nth(self._rng.choice(places))
        try:
            if self.touches:
                chosen.tap(timeout=500)
            else:
                chosen.click(timeout=500)
        except TookTooLong:
            # The position may change before the click; the watchdog notices a page that hangs.
            return False
        return True

    def play_on(self) -> None:
        """Play this table to its end over a socket, then open it again."""
        table = self.page.url
        self.lobby()
        self.page.evaluate(PLAY_ON, table.rpartition("/")[2])
        self.goto(table)
        self.page.wait_for_selector("dialog[open] tr.total")

    def frame(self) -> None:
        """Wait for the page's next frame; messages that came meanwhile are processed."""
        self.page.evaluate("() => new Promise((drawn) => requestAnimationFrame(drawn))")

    def until(self, holds: Callable[[], bool]) -> None:
        """Check every frame until something holds."""
        started = time.monotonic()
        while not holds():
            assert time.monotonic() < started + 90.0, "it does not come about"
            self.frame()

    def is_answered(self) -> bool:
        """Whether the page shows the result of everything that it sent."""
        shown = int(self.page.locator("[data-position]").get_attribute("data-position") or 0)
        return not self._asked_for and shown >= self._accepted

    def middle(self, selector: str) -> tuple[float, float]:
        """The middle of an element on the screen."""
        box = self.page.locator(selector).first.bounding_box()
        assert box is not None, f"{selector} is not on the screen"
        return round(box["x"] + box["width"] / 2), round(box["y"] + box["height"] / 2)

    @contextmanager
    def hand(self, at: tuple[float, float]) -> Iterator["Hand"]:
        """Press here, and release at the end."""
        held = Hand(self)
        held.press(*at)
        yield held
        held.release()

    def totals(self) -> list[str]:
        """The last row of the final table."""
        return self.page.locator("dialog[open] tr.total td").all_inner_texts()

    def standing(self) -> str:
        """The question and the log."""
        said: list[str] = self.page.locator("[data-testid=question], .log p").all_text_contents()
        return "\n".join(said)


class Hand:
    """A mouse button or a finger that is held down."""

    def __init__(self, visitor: Visitor) -> None:
        self._mouse = None if visitor.touches else visitor.page.mouse
        self._glass = visitor.context.new_cdp_session(visitor.page) if visitor.touches else None

    def press(self, x: float, y: float) -> None:
        """Touch down."""
        if self._mouse:
            self._mouse.move(x, y)
            self._mouse.down()
        self._touch("touchStart", {"x": x, "y": y})

    def move(self, x: float, y: float) -> None:
        """Go there."""
        if self._mouse:
            self._mouse.move(x, y)
        self._touch("touchMove", {"x": x, "y": y})

    def release(self) -> None:
        """Let go."""
        if self._mouse:
            self._mouse.up()
        self._touch("touchEnd")

    def _touch(self, kind: str, *points: dict[str, float]) -> None:
        if self._glass:
            self._glass.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})


PLAY_ON = """(table) => new Promise((over, fail) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
  let count = 0;
  socket.onopen = () => socket.send(JSON.stringify({ type: "hello" }));
  socket.onclose = () => fail(new Error("the table closed"));
  socket.onmessage = ({ data }) => {
    const { type, position } = JSON.parse(data);
    if (!position) return;
    if (position.outcome) over();
    const move = position.moves?.discrete.at(-1)?.move;
    if (move) socket.send(JSON.stringify({ type: "play", id: `on-${(count += 1)}`, move, on: position.n }));
  };
})"""


class Watchdog:
    """Fails a test whose page hangs, however slow the machine is."""

    def __init__(self, *visitors: Visitor, seconds: float = 90.0) -> None:
        self._visitors = visitors
        self._seconds = seconds
        self._seen: list[str] = []
        self._since = time.monotonic()

    def check(self) -> None:
        """Fail if no page has changed for too long."""
        seen = [visitor.standing() for visitor in self._visitors]
        if seen != self._seen:
            self._seen, self._since = seen, time.monotonic()
        elif time.monotonic() > self._since + self._seconds:
            raise AssertionError(f"stuck at {[visitor.question() for visitor in self._visitors]}")
