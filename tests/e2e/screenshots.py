"""Pictures of every screen into build/screens: `python -m tests.e2e.screenshots [walk ...]`.

Those that a page of the documentation shows are copied to docs/screens; the others are not kept.

Walks through the house stop on desktop and phone. What the games ask is shown on one sheet for each question, with all
five windows that a game must fit, at two fifths of their size.
"""

import base64
import re
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from tests.e2e.app.test_pages import screens
from tests.e2e.learning.test_analysis import WANTED, a_review, follow_hints, play_until_remark
from tests.e2e.support.browser import HOME, SIZES, Visitor, chromium
from tests.e2e.support.grill_screens import grill_screens
from tests.e2e.support.kitchen_positions import staged
from tests.e2e.support.layout import WINDOWS
from tests.e2e.support.positions import GAMES, of_yatai, staged_positions
from tests.e2e.support.staged_table import StagedTable
from tests.server.support.server_process import GENEROUS, QUICK, server

FOLDER = HOME / "build" / "screens"
SHOWN = HOME / "docs" / "screens"
LARGEST = 200_000
FINE = """() => [...document.querySelectorAll("canvas[data-help=kitchen]")]
  .every((one) => one.width >= one.clientWidth && one.dataset.moving === "false")"""
"""Where drawing takes long the kitchen is coarse until nothing has changed for a while."""


def first_steps(visitor: Visitor) -> Iterator[str]:
    """What newcomers are shown: a game on one page, what something is, the legend, guided first games."""
    visitor.goto("/rules/hibachi")
    visitor.page.wait_for_selector("[data-testid=primer]")
    yield "page"
    for game in ("hibachi", "yatai"):
        visitor.goto(f"/learn/{game}")
        visitor.page.wait_for_selector("[data-testid=guide] b")
        if game == "hibachi":
            visitor.page.wait_for_selector("[data-label]")
        yield f"learn-{game}"
    visitor.page.keyboard.press("n")
    visitor.page.wait_for_selector("[data-testid=help]")
    yield "help"
    visitor.turn_to("menu")
    visitor.press("[data-testid=legend-open]")
    yield "legend"


def teaching(visitor: Visitor) -> Iterator[str]:
    """A hint in a game, and what decided it."""
    page = visitor.page
    visitor.play_now()
    visitor.press("[data-testid=hint]:enabled")
    page.get_by_text("On average it means").wait_for()
    yield "hint"
    visitor.play_on()
    page.locator("[data-testid=analyse]").click()
    visitor.press("[data-testid=begin]")
    page.locator("[data-testid=chart]").wait_for(timeout=600_000)
    visitor.press("[data-testid=mistakes] button")
    yield "analysis"


def workbench(visitor: Visitor) -> Iterator[str]:
    """A variant with a fault in it."""
    page = visitor.page
    visitor.goto("/workbench/yatai#tile[1].amount=3")
    page.locator("[data-testid=bench-board]", has_text="Customers 3").wait_for(state="attached")
    page.locator("[data-field=rounds]").fill("0")
    page.locator(".fault").wait_for()
    yield "workbench"


def speak(visitor: Visitor, language: str) -> None:
    """Choose a language, as the settings keep it; the next page speaks it."""
    likes = "{ ...JSON.parse(localStorage.cookoff ?? '{}'), language }"
    visitor.page.evaluate(f"(language) => localStorage.setItem('cookoff', JSON.stringify({likes}))", language)


def learning(visitor: Visitor) -> Iterator[str]:
    """Puzzles and model games, in all languages."""
    page = visitor.page
    puzzle, best, wrong = a_review()
    visitor.goto(f"/puzzles/yatai/{puzzle}")
    tracks = page.locator("[data-legal=GainReview]")
    tracks.nth(wrong).click()
    page.get_by_text("Not the best").wait_for()
    yield "puzzle-wrong"
    tracks.nth(best).click()
    page.get_by_text("Right!").wait_for()
    yield "puzzle-right"
    visitor.goto("/puzzles/yatai")
    page.wait_for_selector("[data-testid=puzzles-solved]")
    yield "puzzles"
    for language, game in (("de", "hibachi"), ("fr", "safranito"), ("it", "fired-up"), ("en", "mithral-chef")):
        speak(visitor, language)
        visitor.goto(f"/puzzles/{game}/today")
        visitor.press("[data-testid=puzzle-show]")
        # Until it has come the board is flat.
        page.locator("canvas").first.wait_for()
        yield f"puzzle-{game}-{language}"
    for language, game in (
        ("en", "yatai/1#27"),
        ("de", "hibachi/1#60"),
        ("fr", "yatai/2#192"),
        ("it", "fired-up/1#44"),
    ):
        speak(visitor, language)
        visitor.goto(f"/model/{game}")
        page.wait_for_selector("[data-testid=caption]")
        yield f"model-{language}"
    speak(visitor, "en")
    visitor.goto("/model/yatai/1")
    better = page.locator("[data-testid=better]").first
    better.wait_for(state="attached")
    if better.is_hidden():
        visitor.press("header .more")
    better.click()
    page.get_by_text("Better, 1 of").wait_for()
    yield "better-line"
    page.evaluate(WANTED)
    visitor.play_now()
    follow_hints(visitor)
    play_until_remark(visitor)
    yield "remark"


WALKS = {
    "house": screens,
    "grill": grill_screens,
    "first": first_steps,
    "teaching": teaching,
    "workbench": workbench,
    "learning": learning,
}
SHEETS: dict[str, Callable[[Visitor], Iterator[tuple[StagedTable, str]]]] = {
    **{game: partial(staged_positions, game=game) for game in GAMES},
    "yatai": partial(staged_positions, game="yatai", asked=partial(of_yatai, range(30, 60), apart=())),
    "mithral-chef": staged,
}


DIFFERENCE = """async (pictures) => {
  const [one, other] = await Promise.all(pictures.map(async (data) => {
    const picture = await createImageBitmap(await (await fetch(`data:image/jpeg;base64,${data}`)).blob());
    const pen = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
    pen.drawImage(picture, 0, 0);
    return pen.getImageData(0, 0, picture.width, picture.height);
  }));
  if (one.width !== other.width || one.height !== other.height) return 1;
  let changed = 0;
  for (let at = 0; at < one.data.length; at += 4)
    if ([0, 1, 2].some((part) => Math.abs(one.data[at + part] - other.data[at + part]) > 48)) changed += 1;
  return changed / (one.width * one.height);
}"""
"""The share of pixels that differ visibly."""
VISIBLE = 0.002


def shown() -> set[str]:
    """The names of the pictures that a page of the documentation shows."""
    pages = [HOME / "README.md", *(page for page in HOME.glob("docs/**/*.md") if "_build" not in page.parts)]
    return {name for page in pages for name in re.findall(r"screens/([\w-]+\.jpg)", page.read_text("utf-8"))}


def main(walks: list[str]) -> None:
    """Take those of the named walks and games anew, or all, and say how large they are."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        server(Path(data), **QUICK, **GENEROUS, workbench="open") as running,
        chromium() as browser,
    ):
        for game in walks or SHEETS:
            if game in SHEETS:
                sheets(browser, running.address, game)
        for walk in walks or WALKS:
            if walk not in WALKS:
                continue
            for size, settings in SIZES.items():
                # Drawn finer than it is shown: boards in three dimensions have smooth edges then.
                wishes: dict[str, Any] = {"device_scale_factor": 2} if walk == "grill" else {}
                visitor = Visitor(browser, running.address, settings, seed=5, first_time=True, **wishes)
                for name in WALKS[walk](visitor):
                    visitor.frame()
                    visitor.frame()
                    path = FOLDER / f"{name}-{size}.jpg"
                    visitor.page.screenshot(path=path, type="jpeg", quality=58, scale="css")
                    kept(path, browser)
                visitor.context.close()


def sheets(browser: Browser, address: str, game: str) -> None:
    """A sheet for each question of a game."""
    visitor = Visitor(browser, address, {"viewport": {"width": 1360, "height": 850}})
    table = browser.new_page(viewport={"width": 2180, "height": 472})
    for stage, ask in SHEETS[game](visitor):
        taken = []
        for width, height in WINDOWS.values():
            stage.visitor.page.set_viewport_size({"width": width, "height": height})
            # The picture in three dimensions takes a few frames to follow.
            for _ in range(4):
                stage.visitor.frame()
            stage.visitor.page.wait_for_function(FINE)
            picture = base64.b64encode(stage.visitor.page.screenshot(type="jpeg", quality=85)).decode()
            taken.append(
                f'<img src="data:image/jpeg;base64,{picture}" width="{width * 2 // 5}" height="{height * 2 // 5}">'
            )
        table.set_content(f"<body style='margin:0;display:flex;gap:10px;background:#0b0a1a'>{''.join(taken)}</body>")
        path = FOLDER / f"{game}-{ask}.jpg"
        table.screenshot(path=path, type="jpeg", quality=58)
        kept(path, browser)
    visitor.context.close()
    table.close()


def differs(browser: Browser, one: Path, other: Path) -> bool:
    """Whether somebody would see a difference; a picture that was taken again has other noise."""
    page = browser.new_page()
    share = page.evaluate(DIFFERENCE, [base64.b64encode(path.read_bytes()).decode() for path in (one, other)])
    page.close()
    return bool(share > VISIBLE)


def kept(path: Path, browser: Browser) -> None:
    """Say how large it is, and keep it for the pages if one shows it and it has changed."""
    print(f"{path.name:24} {path.stat().st_size / 1000:6.0f} kB", flush=True)
    assert path.stat().st_size < LARGEST, f"{path.name} is too large"
    before = SHOWN / path.name
    if path.name in shown() and (not before.exists() or differs(browser, before, path)):
        shutil.copy(path, before)


if __name__ == "__main__":
    main(sys.argv[1:])
