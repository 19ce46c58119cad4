"""Whole games in Firefox and WebKit, outside the suite: `python -m tests.e2e.other_browsers [firefox] [webkit]`.

Firefox is driven over BiDi, WebKitGTK by its own driver; nothing further is installed. Whoever throws does it
with a pointer, on the board in three dimensions or on the flat picture where a browser cannot draw it.
"""

import json
import random
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Protocol

from websockets.sync.client import ClientConnection, connect

from tests.e2e.support.throwing import Gesture
from tests.server.support.server_process import GENEROUS, QUICK, server

GAMES: dict[str, dict[str, Any]] = {
    "yatai": {},
    "hibachi": {"last_round": 1, "arc": True},
    "safranito": {"last_round": 1},
    "fired-up": {"last_round": 1},
    "mithral-chef": {},
}
"""Each kind of game, and what its table agrees on so that it is short."""
PATIENCE = 900.0
"""Seconds for a game."""
EDGE = 4.0
"""Pixels from the edge of the window."""
SILENT = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
MINI = "webkit2gtk-4.*/MiniBrowser"
OPEN = """(async () => {
  const send = async (method, path, body) => {
    const headers = {"content-type": "application/json"};
    return (await fetch(path, {method, headers, body: JSON.stringify(body)})).json();
  };
  localStorage.setItem("cookoff", JSON.stringify({tips: false, motion: false, language: "en"}));
  window.wrong = [];
  await send("PUT", "/api/me", {name: "Ana", colour: "#e2604a"});
  const seats = [{bot: null}, {name: "Bo", bot: "random"}];
  const {table} = await send("POST", "/api/tables", {game: GAME, players: 2, options: OPTIONS, seats});
  await send("POST", `/api/tables/${table.id}/start`, {});
  return table.id;
})()"""
LOOK = """(() => {
  if (!window.wrong) {
    window.wrong = [];
    addEventListener("error", ({message}) => window.wrong.push(message));
    addEventListener("unhandledrejection", ({reason}) => window.wrong.push(String(reason)));
  }
  const over = document.querySelector("dialog[open] table") !== null;
  if (!over) document.querySelector("[data-testid=end]")?.click();
  const open = over || document.querySelector("dialog[open]") !== null;
  const legal = open ? [] : [...document.querySelectorAll("[data-testid=board] [data-legal]")];
  const kinds = legal.map((one) => one.dataset.legal);
  const place = open ? null : document.querySelector("[data-hand*=',']");
  place?.scrollIntoView({block: "end"});
  const box = place?.getBoundingClientRect();
  const [x, y] = (place?.dataset.hand ?? "").split(",").map(Number);
  const hand = place ? [box.left + x, box.top + y] : null;
  return JSON.stringify({over, kinds, hand, wrong: window.wrong});
})()"""
PRESS = "document.querySelectorAll('[data-testid=board] [data-legal]')[%d]?.click()"


class Browser(Protocol):
    """What is asked of a browser."""

    def goto(self, address: str) -> None:
        """Open a page."""
        ...

    def run(self, script: str) -> Any:
        """The value of an expression, also a promised one."""
        ...

    def draw(self, moments: list[tuple[float, float, float]]) -> None:
        """Press the pointer, move it, and let go: seconds and pixels of the window."""
        ...


def pointer(moments: list[tuple[float, float, float]]) -> list[dict[str, Any]]:
    """Actions of WebDriver, which BiDi has taken over."""
    steps: list[dict[str, Any]] = []
    before = 0.0
    for number, (at, x, y) in enumerate(moments):
        wait = round((at - before) * 1000)
        steps.append({"type": "pointerMove", "x": round(x), "y": round(y), "duration": wait})
        before = at
        if number == 0:
            steps.append({"type": "pointerDown", "button": 0})
    steps.append({"type": "pointerUp", "button": 0})
    return [{"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": steps}]


class Firefox:
    """Firefox over BiDi."""

    def __init__(self, line: ClientConnection) -> None:
        self._line = line
        self._count = 0
        self._say("session.new", capabilities={})
        self._context = self._say("browsingContext.getTree")["contexts"][0]["context"]
        self._say("browsingContext.setViewport", context=self._context, viewport={"width": 1360, "height": 850})

    def _say(self, method: str, **params: Any) -> Any:
        self._count += 1
        self._line.send(json.dumps({"id": self._count, "method": method, "params": params}))
        while (answer := json.loads(self._line.recv(timeout=120))).get("id") != self._count:
            pass
        assert answer["type"] == "success", answer
        return answer["result"]

    def goto(self, address: str) -> None:
        """See `Browser`."""
        self._say("browsingContext.navigate", context=self._context, url=address, wait="complete")

    def run(self, script: str) -> Any:
        """See `Browser`."""
        told = self._say("script.evaluate", expression=script, target={"context": self._context}, awaitPromise=True)
        assert told["type"] == "success", told
        return told["result"].get("value")

    def draw(self, moments: list[tuple[float, float, float]]) -> None:
        """See `Browser`."""
        self._say("input.performActions", context=self._context, actions=pointer(moments))


class WebKit:
    """WebKitGTK by its own driver."""

    def __init__(self, port: int, binary: str) -> None:
        self._root = f"http://127.0.0.1:{port}"
        options = {"binary": binary, "args": ["--automation"]}
        session = self._say("/session", {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}})
        self._session = f"/session/{session['sessionId']}"
        self._say(f"{self._session}/timeouts", {"script": 120_000, "pageLoad": 120_000})
        self._say(f"{self._session}/window/rect", {"x": 0, "y": 0, "width": 1360, "height": 900})

    def _say(self, path: str, body: Any) -> Any:
        data = json.dumps(body).encode()
        request = urllib.request.Request(self._root + path, data, {"content-type": "application/json"})
        with urllib.request.urlopen(request, timeout=180) as answer:
            return json.loads(answer.read())["value"]

    def goto(self, address: str) -> None:
        """See `Browser`."""
        self._say(f"{self._session}/url", {"url": address})

    def run(self, script: str) -> Any:
        """See `Browser`."""
        waiting = f"const done = arguments[0]; Promise.resolve({script}).then(done, (why) => done(String(why)));"
        return self._say(f"{self._session}/execute/async", {"script": waiting, "args": []})

    def draw(self, moments: list[tuple[float, float, float]]) -> None:
        """See `Browser`."""
        self._say(f"{self._session}/actions", {"actions": pointer(moments)})


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def until(holds: Callable[[], Any], seconds: float = 60.0) -> Any:
    """Look until something holds."""
    begun = time.monotonic()
    while not (found := holds()):
        assert time.monotonic() < begun + seconds, "it does not come about"
        time.sleep(0.2)
    return found


@contextmanager
def process(*command: str, **more: Any) -> Iterator["subprocess.Popen[str]"]:
    """A process that ends with what it is for."""
    with subprocess.Popen(command, text=True, **more) as started:
        try:
            yield started
        finally:
            started.terminate()


@contextmanager
def firefox() -> Iterator[Browser]:
    """Debian's Firefox without a window, or any other on the path."""
    found = shutil.which("firefox-esr") or shutil.which("firefox")
    assert found, "there is no Firefox: apt-get install firefox-esr"
    port = free_port()
    command = (found, "--headless", "--no-remote", "--remote-debugging-port", str(port))
    with tempfile.TemporaryDirectory() as home, process(*command, "--profile", home, **SILENT):
        line = until(lambda: answering(f"ws://127.0.0.1:{port}/session"))
        with line:
            yield Firefox(line)


def answering(address: str) -> ClientConnection | None:
    """The line, as soon as somebody answers."""
    try:
        return connect(address, max_size=None, open_timeout=10)
    except OSError:
        return None


@contextmanager
def webkit() -> Iterator[Browser]:
    """WebKitGTK in a window that nobody sees."""
    found = shutil.which("WebKitWebDriver")
    assert found, "there is no driver of WebKitGTK: apt-get install webkit2gtk-driver xvfb"
    mini = next(Path("/usr/lib").glob(f"*/{MINI}"), None) or next(Path("/usr/libexec").glob(MINI))
    port, display = free_port(), f":{random.randrange(100, 600)}"
    hidden = {
        "DISPLAY": display,
        "PATH": "/usr/bin:/bin",
        "HOME": tempfile.gettempdir(),
        "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
    }
    with ExitStack() as stack:
        stack.enter_context(process("Xvfb", display, "-screen", "0", "1400x1000x24", **SILENT))
        stack.enter_context(process(found, f"--port={port}", env=hidden, **SILENT))
        until(lambda: is_open(port))
        yield WebKit(port, str(mini))


def is_open(port: int) -> bool:
    """Whether somebody listens there."""
    with socket.socket() as one:
        return one.connect_ex(("127.0.0.1", port)) == 0


def play(browser: Browser, address: str, game: str) -> dict[str, int]:
    """A whole game by whatever comes; how often something was done."""
    rng = random.Random(game)
    browser.goto(f"http://{address}/")
    script = OPEN.replace("GAME", json.dumps(game)).replace("OPTIONS", json.dumps(GAMES[game]))
    browser.goto(f"http://{address}/t/{browser.run(script)}")
    done = {"flicks": 0, "choices": 0}
    begun = time.monotonic()
    while True:
        seen = json.loads(browser.run(LOOK))
        assert not seen["wrong"], seen["wrong"]
        if seen["over"]:
            return done
        assert time.monotonic() < begun + PATIENCE, f"stuck at {seen}"
        if seen["hand"]:
            x, y = seen["hand"]
            gesture = Gesture(rng.uniform(700.0, 1500.0), pull=0.0, aside=rng.uniform(-0.3, 0.3), steps=20)
            # WebKit's driver lets no pointer leave the window; the last moments inside it are a stroke as well.
            browser.draw([(at, x + right, y + down) for at, right, down in gesture.moments() if y + down > EDGE])
            # A stroke that a busy machine made too slow is no throw, and may be made again.
            time.sleep(1.0)
            done["flicks"] += json.loads(browser.run(LOOK))["hand"] is None
        elif seen["kinds"]:
            others = [place for place, kind in enumerate(seen["kinds"]) if kind not in {"AimChip", "ThrowChip"}]
            if others:
                browser.run(PRESS % rng.choice(others))
                done["choices"] += 1
            time.sleep(0.15)
        else:
            time.sleep(0.2)


def main(names: list[str]) -> int:
    """Play every game in every browser that is named, or in both."""
    browsers = {"firefox": firefox, "webkit": webkit}
    with tempfile.TemporaryDirectory() as data, server(Path(data), **QUICK, **GENEROUS) as running:
        for name in names or browsers:
            for game in GAMES:
                begun = time.monotonic()
                with browsers[name]() as browser:
                    done = play(browser, running.address, game)
                told = ", ".join(f"{count} {what}" for what, count in done.items() if count)
                print(f"{name:9}{game:14}{told} ({time.monotonic() - begun:.0f} s)", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
