"""Takes the moving picture on the front page: `python -m tools.guide.moving_picture` (after `make web`; two minutes).

Three scenes of model games, as the client replays them: throws of Hibachi, a kitchen of Mithral Chef, a turn of Yatai.
The page's clock is ours, so that a slow machine takes the same pictures as a quick one.
"""

import base64
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page
from tests.e2e.support.browser import chromium
from tests.server.support.server_process import GENEROUS, QUICK, server

from .animated_webp import ENCODER, Frame, merged, put_together

TARGET = Path(__file__).parents[2] / "docs" / "cookoff.webp"
SIZE = (576, 360)
LARGEST = 1_500_000
QUALITY = 0.45
BOARD = "[data-testid=board]"
LIKES = "localStorage.setItem('cookoff', JSON.stringify({ tips: false, motion: true, sound: false, language: 'en' }))"
ALONE = """(selector) => {
  const shown = document.querySelector(selector);
  for (let one = shown; one !== document.body; one = one.parentElement)
    for (const other of one.parentElement.children) if (other !== one) other.style.visibility = "hidden";
  if (selector.includes("scene"))
    for (const button of shown.querySelectorAll("button")) button.style.visibility = "hidden";
  Object.assign(shown.style, { position: "fixed", inset: "0", zIndex: 99, margin: 0, borderRadius: 0 });
  Object.assign(shown.style, { width: "100vw", height: "100vh" });
}"""
"""Let one element fill the window."""
FINE = """const read = WebGL2RenderingContext.prototype.getParameter;
WebGL2RenderingContext.prototype.getParameter = function (name) {
  const found = read.call(this, name);
  return typeof found === "string" ? "fine" : found;
};"""
"""Draw as on a machine with a graphics card: our clock does not mind how long that takes."""


class Scene(NamedTuple):
    """A piece of a model game."""

    game: str
    """Its address: game, number, and the entry it begins after."""
    entries: tuple[int, ...]
    """Milliseconds for each entry that is played."""
    step: int
    """Milliseconds from one picture to the next."""
    window: tuple[int, int]
    """The size of the page; scaled to the picture's."""
    part: str
    """The element that fills the picture."""
    slower: int = 1
    """How many times as slow as in the client."""
    spoiled: tuple[int, ...] = ()
    """Pictures from which a browser without a graphics card leaves half of the board: the one before stays instead."""


SCENES = (
    Scene("hibachi/2#4", (1440, 1980), 90, (720, 450), "[data-testid=scene]", slower=2, spoiled=(34,)),
    Scene("mithral-chef/1#122", (320, 320, 160, 320, 1280, 160, 160, 160, 160, 160, 640), 160, (1152, 720), BOARD),
    Scene("yatai/1#74", (900, 400, 500, 600, 400, 500, 500, 800, 900), 100, (1152, 720), BOARD),
)
"""Of the model games as they were when the picture was taken; look at it if you take it again."""


def pictures(browser: Browser, address: str, scene: Scene) -> Iterator[bytes]:
    """Step through a scene and take pictures of it as PNG."""
    width, height = scene.window
    context = browser.new_context(
        viewport={"width": width, "height": height}, device_scale_factor=SIZE[0] / width, reduced_motion="no-preference"
    )
    page = context.new_page()
    page.add_init_script(FINE)
    page.goto(address)
    page.evaluate(LIKES)
    page.clock.install(time=0)
    page.goto(f"{address}/model/{scene.game}")
    page.wait_for_selector("[data-testid=caption]")
    page.wait_for_selector(scene.part)
    page.evaluate(ALONE, scene.part)
    page.clock.pause_at(3600)
    for _ in range(30):
        page.clock.run_for(100)
    for milliseconds in scene.entries:
        page.keyboard.press("ArrowRight")
        for _ in range(milliseconds // scene.step):
            page.clock.run_for(scene.step // scene.slower)
            yield page.screenshot(type="png")
    context.close()


def compressed(encoder: Page, picture: bytes, milliseconds: int) -> Frame | int:
    """What changed since the picture before, or how long nothing did."""
    found = encoder.evaluate("([png, quality]) => encode(png, quality)", [base64.b64encode(picture).decode(), QUALITY])
    if found is None:
        return milliseconds
    data = base64.b64decode(found["data"])
    return Frame(found["x"], found["y"], found["width"], found["height"], data, milliseconds)


def main(target: Path) -> None:
    """Take all scenes and write the picture."""
    with (
        tempfile.TemporaryDirectory() as data,
        server(Path(data), **QUICK, **GENEROUS) as running,
        chromium() as browser,
    ):
        encoder = browser.new_page()
        encoder.add_script_tag(content=ENCODER)
        frames: list[Frame | int] = []
        for scene in SCENES:
            frames += [
                scene.step if number in scene.spoiled else compressed(encoder, one, scene.step)
                for number, one in enumerate(pictures(browser, running.address, scene))
            ]
            print(f"{scene.game}: {sum(len(one.data) for one in merged(frames)) / 1000:,.0f} kB so far", flush=True)
    file = put_together(SIZE, merged(frames))
    assert len(file) < LARGEST, f"{len(file):,} bytes are too many"
    target.write_bytes(file)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if sys.argv[1:] else TARGET)
