"""Checks of a page: accessibility, and whether it fits its window."""

from typing import Any

from tests.e2e.support.browser import HOME, Visitor

AXE = HOME / "web" / "node_modules" / "axe-core" / "axe.min.js"


def violations(visitor: Visitor) -> list[str]:
    """The serious and critical findings of axe-core."""
    if not visitor.page.evaluate("'axe' in window"):
        visitor.page.evaluate(AXE.read_text("utf-8"))
    found: list[dict[str, Any]] = visitor.page.evaluate(
        # No enabled rule needs the style sheets that axe would fetch. The region rule is never
        # serious, and takes a fifth of the time.
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
    """Elements that stick out of the window to the right, and that no scrolling reaches."""
    found: list[str] = visitor.page.evaluate("""() => {
      const moves = (one) => /auto|scroll/.test(getComputedStyle(one).overflowX);
      const scrolls = (one) => one && (moves(one) || scrolls(one.parentElement));
      return [...document.querySelectorAll("header *, main *, dialog[open] *")]
        .filter((one) => one.getBoundingClientRect().right > innerWidth + 1 && !scrolls(one.parentElement))
        .map((one) => `${one.tagName} ${one.className} ${one.textContent.slice(0, 30)}`);
    }""")
    return found
