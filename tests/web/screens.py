"""Pictures of every screen, on desktop and phone, into docs/screens: `python -m tests.web.screens [walk ...]`."""

import sys
import tempfile
from pathlib import Path

from tests.server.running import GENEROUS, QUICK, server
from tests.web.browsing import HOME, Visitor, chromium
from tests.web.grill_screens import grill_screens
from tests.web.kitchens import kitchen_screens
from tests.web.test_pages import SIZES, screens

FOLDER = HOME / "docs" / "screens"
LARGEST = 200_000
WALKS = {"house": screens, "grill": grill_screens, "kitchen": kitchen_screens}


def main(walks: list[str]) -> None:
    """Take those of the named walks anew, or all, and say how large they are."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    if not walks:
        for old in FOLDER.glob("*.jpg"):
            old.unlink()
    with (
        tempfile.TemporaryDirectory() as data,
        server(Path(data), **QUICK, **GENEROUS) as running,
        chromium() as browser,
    ):
        for walk in walks or WALKS:
            for size, settings in SIZES.items():
                # Drawn finer than it is shown: boards in three dimensions have smooth edges then.
                wishes = {"device_scale_factor": 2} if walk == "grill" else {}
                visitor = Visitor(browser, running.address, settings, seed=5, first_time=True, **wishes)
                for name in WALKS[walk](visitor):
                    visitor.page.wait_for_timeout(150)
                    path = FOLDER / f"{name}-{size}.jpg"
                    visitor.page.screenshot(path=path, type="jpeg", quality=72, scale="css")
                    print(f"{path.name:24} {path.stat().st_size / 1000:6.0f} kB", flush=True)
                    assert path.stat().st_size < LARGEST, f"{path.name} is too large"
                visitor.context.close()


if __name__ == "__main__":
    main(sys.argv[1:])
