"""Regenerates the icons of the installed client from its lantern: `python -m tools.icons`."""

from pathlib import Path

from tests.e2e.support.browser import chromium

PUBLIC = Path(__file__).parents[1] / "web" / "public"
SIZES = (192, 512)


def main() -> None:
    """Draw the lantern on a night-blue background, with a margin that systems may crop."""
    lantern = (PUBLIC / "lantern.svg").read_text("utf-8")
    with chromium() as browser:
        for size in SIZES:
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(
                "<body style='margin:0;height:100vh;display:grid;place-items:center;"
                "background:#14132b'>"
                f"<div style='width:62%'>{lantern}</div></body>"
            )
            page.screenshot(path=PUBLIC / f"icon-{size}.png")
            page.close()


if __name__ == "__main__":
    main()
