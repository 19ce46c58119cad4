"""Checks of a page: accessibility, and whether it fits its window."""

from typing import Any

from tests.e2e.support.browser import HOME, Visitor

AXE = HOME / "web" / "node_modules" / "axe-core" / "axe.min.js"


def violations(visitor: Visitor) -> list[str]:
    """What axe-core finds serious or critical on the page as it stands."""
    if not visitor.page.evaluate("'axe' in window"):
        visitor.page.evaluate(AXE.read_text("utf-8"))
    found: list[dict[str, Any]] = visitor.page.evaluate(
        # Of what it fetches beforehand, no rule that is on asks for the style sheets. Whether all lies in a region is
        # never serious to it, and takes it a fifth of the time.
        "axe.run({resultTypes: ['violations'], preload: {assets: ['media']}, rules: {region: {enabled: false}}})"
        ".then((result) => result.violations)"
    )
    return [
        f"{one['id']}: {node['target']} {node.get('failureSummary', '')[:200]}"
        for one in found
        if one["impact"] in {"serious", "critical"}
        for node in one["nodes"]
    ]


def overflow(visitor: Visitor) -> list[str]:
    """What sticks out of the window to the right, where it cannot be scrolled to."""
    found: list[str] = visitor.page.evaluate("""() => {
      const moves = (one) => /auto|scroll/.test(getComputedStyle(one).overflowX);
      const scrolls = (one) => one && (moves(one) || scrolls(one.parentElement));
      return [...document.querySelectorAll("header *, main *, dialog[open] *")]
        .filter((one) => one.getBoundingClientRect().right > innerWidth + 1 && !scrolls(one.parentElement))
        .map((one) => `${one.tagName} ${one.className} ${one.textContent.slice(0, 30)}`);
    }""")
    return found
