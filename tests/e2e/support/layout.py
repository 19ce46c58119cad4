"""The windows that every game must fit, and checks for what does not fit or moves."""

from collections.abc import Iterable, Iterator
from typing import Any

import pytest
from playwright.sync_api import ViewportSize

from tests.e2e.support.browser import Visitor

WINDOWS = {
    "desktop": (1360, 850),
    "large": (1920, 1080),
    "tablet": (820, 1180),
    "phone": (390, 844),
    "sideways": (844, 390),
}
LANGUAGES = ("en", "fr", "it", "de")
TWO_WINDOWS = ("desktop", "phone")
LONGEST = "de"
"""The language with the longest words."""
each_matrix = pytest.mark.parametrize(
    "whole",
    [
        pytest.param(False, id="two windows, one language"),
        pytest.param(True, id="all windows, all languages", marks=pytest.mark.long),
    ],
)

MISFITS = """() => {
  const found = [];
  const page = document.documentElement;
  if (page.scrollHeight > innerHeight || page.scrollWidth > innerWidth) found.push("the page scrolls");
  const own = (one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== "");
  const name = (one) => `${one.tagName} .${one.className?.baseVal ?? one.className} ${one.textContent.slice(0, 24)}`;
  // The words of an element itself, however far they reach.
  const inside = (one) => {
    const lines = [...one.childNodes].filter(({ nodeType }) => nodeType === 3).flatMap((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    });
    return {
      left: Math.min(...lines.map(({ left }) => left)), right: Math.max(...lines.map(({ right }) => right)),
    };
  };
  const known = new Map();
  const frame = (one) => {
    if (!known.has(one)) {
      const style = getComputedStyle(one);
      known.set(one, {
        shortens: style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none",
        cuts: style.overflowX !== "visible" || one === document.body || one.tagName === "BUTTON",
        edge: one === document.body ? { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
          : one.getBoundingClientRect(),
      });
    }
    return known.get(one);
  };
  for (const one of document.querySelectorAll("[data-frame] .banner *, .stage, .stage *")) {
    const box = one.getBoundingClientRect();
    if (box.width === 0 || box.height === 0 || one.closest(".unseen, svg, [data-label]")) continue;
    const style = getComputedStyle(one);
    if (style.clipPath !== "none" || style.visibility === "hidden") continue;
    const scrolls = /auto|scroll/.test(style.overflowY) && one.scrollHeight > one.clientHeight + 1;
    if (scrolls) found.push(`scrolls: ${name(one)}`);
    if (!own(one) && one.tagName !== "BUTTON") continue;
    // Whatever says something, or can be pressed, lies wholly inside its button and all that would cut it off.
    const words = inside(one);
    for (let around = one; around !== null; around = around.parentElement) {
      const { shortens, cuts, edge } = frame(around);
      if (shortens) break;
      if (!cuts) continue;
      const beside = Math.max(edge.left - words.left, words.right - edge.right);
      const over = around === one ? beside : Math.max(
        beside, edge.left - box.left, edge.top - box.top, box.right - edge.right, box.bottom - edge.bottom);
      if (over > 2) {
        found.push(`cut off by ${Math.round(over)}: ${name(one)} in .${around.className}`);
        break;
      }
    }
  }
  return [...new Set(found)];
}"""
"""What does not fit: clipped elements and scrolling."""

PLACES = """() => {
  const found = {};
  for (const one of document.querySelectorAll(
    ".banner button, .stage button, .stage ul[aria-label], .stage [data-testid=scene], .stage .slot, .stage .space"
  )) {
    const box = one.getBoundingClientRect();
    if (box.width === 0 || one.closest(".held, .cell, [data-testid=scene] *")) continue;
    const said = one.getAttribute("aria-label") ?? one.textContent.trim();
    const key = `${one.tagName} ${one.className.replace(/ (legal|svelte-\\S+)/g, "")} ${said}`;
    (found[key] ??= []).push([box.x, box.y, box.width, box.height].map(Math.round).join());
  }
  return found;
}"""
"""The boxes of all buttons and parts of the board by name, without Yatai's tiles."""

HIDDEN = """() => {
  const tip = document.querySelector("[data-testid=tip]")?.getBoundingClientRect();
  const under = (box) => box.left < tip.right && box.right > tip.left && box.top < tip.bottom && box.bottom > tip.top;
  return tip && [...document.querySelectorAll(".stage [data-legal]")]
    .filter((one) => under(one.getBoundingClientRect())).map((one) => one.title || one.textContent);
}"""
"""Legal choices under the tip; undefined without a tip."""


def each_window(visitor: Visitor, names: Iterable[str] = WINDOWS) -> Iterator[str]:
    """One window after the other, starting with the current one to save a layout."""
    now = visitor.page.viewport_size
    for name in sorted(names, key=lambda one: now != viewport(one)):
        visitor.page.set_viewport_size(viewport(name))
        yield name


def viewport(name: str) -> ViewportSize:
    """How large a window is."""
    width, height = WINDOWS[name]
    return {"width": width, "height": height}


def misfits_in(
    visitor: Visitor, languages: tuple[str, ...], windows: Iterable[str] = WINDOWS
) -> Iterator[tuple[str, str, list[str]]]:
    """What does not fit, for each language and window. The settings must be open."""
    for language in languages:
        visitor.page.locator("dialog select").first.select_option(language)
        visitor.page.wait_for_selector(f"[data-frame][lang={language}]")
        for name in each_window(visitor, windows):
            yield language, name, visitor.page.evaluate(MISFITS)


def moved(before: dict[str, list[str]], after: dict[str, list[str]]) -> list[str]:
    """Elements that have moved. Elements with the same name are ignored."""
    return [
        f"{key}: {' '.join(before[key])} -> {' '.join(after[key])}"
        for key in before.keys() & after.keys()
        if len(before[key]) == len(after[key]) == 1 and before[key] != after[key]
    ]


def places(visitor: Visitor) -> dict[str, list[str]]:
    """The boxes of all elements."""
    visitor.frame()
    found: dict[str, Any] = visitor.page.evaluate(PLACES)
    return found
